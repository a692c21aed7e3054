"""Pieces on the map, in words."""

from __future__ import annotations

from ziggurat.games.monumental.events import pieces as events
from ziggurat.games.monumental.words.sentences.parts import SENTENCES, Cast
from ziggurat.kernel.wording import counted


@SENTENCES.add
def unit_moved(event: events.UnitMoved, cast: Cast) -> str:
    unit = "the Warlord" if event.unit == "warlord" else "a Soldier"
    way = f"from [tile:{event.origin}] to [tile:{event.tile}]"
    return f"{cast.player(event.seat)} moves {unit} {way}."


@SENTENCES.add
def outpost_built(event: events.OutpostBuilt, cast: Cast) -> str:
    return f"{cast.player(event.seat)} constructs an Outpost at [tile:{event.tile}]."


@SENTENCES.add
def explorer_moved(event: events.ExplorerMoved, cast: Cast) -> str:
    who, where = cast.player(event.seat), f"[tile:{event.tile}]"
    if cast.is_automa(event.seat):
        return f"An Explorer of {who} moves to {where}."
    return f"{who} moves Explorer {event.explorer + 1} to {where}."


@SENTENCES.add
def explorer_readied(event: events.ExplorerReadied, cast: Cast) -> str:
    return f"Explorer {event.explorer + 1} of {cast.player(event.seat)} may act once more."


@SENTENCES.add
def tokens_claimed(event: events.TokensClaimed, cast: Cast) -> str:
    if cast.is_automa(event.seat):
        tokens = counted(event.tokens.production + event.tokens.science, "token")
    else:
        tokens = f"a {'Production' if event.tokens.production else 'Science'} token"
    return f"{cast.player(event.seat)} claims {tokens} at [tile:{event.tile}]."


@SENTENCES.add
def market_claimed(event: events.MarketClaimed, cast: Cast) -> str:
    return f"{cast.player(event.seat)} claims [card:{event.market}] at [tile:{event.tile}]."
