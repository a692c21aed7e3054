"""What cards and tokens do, in words."""

from __future__ import annotations

from ziggurat.games.monumental.events import effects as events
from ziggurat.games.monumental.terms import MARKET
from ziggurat.games.monumental.words.sentences.parts import SENTENCES, Cast, amount, gold, sums

SOURCES = {
    "savannah": "on the Savannah",
    "conquest": "for the conquest",
    "harbor": "from the Harbor",
    "tokens": "from its tokens",
    "automa_card": "from its card",
    "policies": "from its policies",
    "coast": "from its Coastal Provinces",
    "no_track": "instead of moving on a Trade track",
    "no_benefits": "instead of Trade Benefits",
}
"""What Gold comes from, where no token shows it."""


@SENTENCES.add
def effect_used(event: events.EffectUsed, cast: Cast) -> str:
    return f"{cast.player(event.seat)} has the effect of [card:{event.card}]."


@SENTENCES.add
def token_used(event: events.TokenUsed, cast: Cast) -> str:
    kind = cast.lookup.kind_id.index(event.token)
    sort = "Market token" if cast.lookup.kind_type[kind] == MARKET else "Trade Benefit"
    return f"{cast.player(event.seat)} uses the {sort} [card:{event.token}]."


@SENTENCES.add
def token_spent(event: events.TokenSpent, cast: Cast) -> str:
    return f"{cast.player(event.seat)} spends a token for {amount(event.resource, 1)}."


@SENTENCES.add
def gained(event: events.Gained, cast: Cast) -> str:
    return f"{cast.player(event.seat)} gains {sums(event.gained)}."


@SENTENCES.add
def gold_gained(event: events.GoldGained, cast: Cast) -> str:
    source = f"from [card:{event.token}]" if event.token else SOURCES[event.source]
    return f"{cast.player(event.seat)} gains {gold(event.gold)} {source}."


@SENTENCES.add
def gold_stolen(event: events.GoldStolen, cast: Cast) -> str:
    who, whom = cast.player(event.seat), cast.player(event.victim)
    return f"{who} takes {gold(event.gold)} from {whom}."


@SENTENCES.add
def paid(event: events.Paid, cast: Cast) -> str:
    return f"{cast.player(event.seat)} pays {sums(event.paid)}."


@SENTENCES.add
def lost(event: events.Lost, cast: Cast) -> str:
    return f"{cast.player(event.seat)} loses {sums(event.lost)}."


@SENTENCES.add
def exchanged(event: events.Exchanged, cast: Cast) -> str:
    who, taken = cast.player(event.seat), amount(event.taken, event.amount)
    return f"{who} exchanges {sums(event.given)} for {taken}."
