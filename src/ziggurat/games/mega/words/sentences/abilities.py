"""Special abilities in words."""

from __future__ import annotations

from ziggurat.games.mega.events import abilities as events
from ziggurat.games.mega.events.parts import all_tokens
from ziggurat.games.mega.lookup.lookup import Lookup
from ziggurat.games.mega.words import names, phrases
from ziggurat.games.mega.words.sentences.book import SENTENCES
from ziggurat.kernel.wording import joined


@SENTENCES.add
def units_struck(event: events.UnitsStruck, lookup: Lookup) -> str:
    verb = "annexes" if event.is_annexed else "destroys"
    parts = [names.tokens(event.tokens)] if event.tokens else []
    parts += ["the city"] if event.has_city else []
    units = f"{joined(parts)} of [seat:{event.victim}] in [area:{event.area}]"
    return f"[seat:{event.seat}] {verb} {units} by [advance:{event.advance}]."


@SENTENCES.add
def barbarians_annexed(event: events.BarbariansAnnexed, lookup: Lookup) -> str:
    parts = [f"{each.tokens} in [area:{each.area}]" for each in event.annexed]
    return f"[seat:{event.seat}] annexes barbarian tokens: {joined(parts)}."


@SENTENCES.add
def tokens_scattered(event: events.TokensScattered, lookup: Lookup) -> str:
    moving = names.tokens(all_tokens(event.reached))
    origins = phrases.areas([each.area for each in event.left])
    targets = phrases.areas([each.area for each in event.reached])
    return f"[seat:{event.seat}] moves {moving} from {origins} to {targets}."


@SENTENCES.add
def routes_used(event: events.RoutesUsed, lookup: Lookup) -> str:
    discarded = phrases.goods(event.cards)
    return f"[seat:{event.seat}] discards {discarded} for {event.treasury} treasury."


@SENTENCES.add
def treasury_filled(event: events.TreasuryFilled, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] moves {names.tokens(event.treasury)} to treasury."


@SENTENCES.add
def tribute_demanded(event: events.TributeDemanded, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] demands a card from {phrases.sides(event.victims)}."


@SENTENCES.add
def tribute_given(event: events.TributeGiven, lookup: Lookup) -> str:
    what = "a card" if event.card is None else phrases.card(lookup, event.card)
    return f"[seat:{event.seat}] gives {what} to [seat:{event.taker}]."


@SENTENCES.add
def tribute_missing(event: events.TributeMissing, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] has no card of value 2 or more to give to [seat:{event.taker}]."
