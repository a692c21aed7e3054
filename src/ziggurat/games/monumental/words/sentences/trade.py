"""Trade in words."""

from __future__ import annotations

from ziggurat.games.monumental.events import trade as events
from ziggurat.games.monumental.words.sentences.parts import SENTENCES, Cast, gold


@SENTENCES.add
def invested(event: events.Invested, cast: Cast) -> str:
    return f"{cast.player(event.seat)} Invests {gold(event.gold)}."


@SENTENCES.add
def trade_advanced(event: events.TradeAdvanced, cast: Cast) -> str:
    way = f"from {event.origin} to {event.space}"
    return f"{cast.player(event.seat)} moves on the Trade track {way}."


@SENTENCES.add
def benefit_gained(event: events.BenefitGained, cast: Cast) -> str:
    return f"{cast.player(event.seat)} gains the Trade Benefit [card:{event.benefit}]."


@SENTENCES.add
def benefit_gained_unseen(event: events.BenefitGainedUnseen, cast: Cast) -> str:
    return f"{cast.player(event.seat)} gains a Trade Benefit."


@SENTENCES.add
def benefit_missing(event: events.BenefitMissing, cast: Cast) -> str:
    return "The bag of Trade Benefits is empty: nothing is drawn."


@SENTENCES.add
def post_built(event: events.PostBuilt, cast: Cast) -> str:
    return f"{cast.player(event.seat)} builds a Trading Post at [tile:{event.tile}]."


@SENTENCES.add
def exchange_token_laid(event: events.ExchangeTokenLaid, cast: Cast) -> str:
    return f"[card:{event.token}] lies at the Trading Post of [tile:{event.tile}]."


@SENTENCES.add
def post_visited(event: events.PostVisited, cast: Cast) -> str:
    who, whose = cast.player(event.seat), cast.player(event.owner)
    if event.token is not None:
        return f"{who} pays {whose} {gold(event.gold)} and trades for [card:{event.token}]."
    trade = f"it takes {gold(event.taken)} and pays {gold(event.gold)} of it"
    return f"{who} visits the Trading Post of {whose}: {trade}."
