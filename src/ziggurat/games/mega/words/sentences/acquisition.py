"""Advances and special buildings in words."""

from __future__ import annotations

from ziggurat.games.mega.events import acquisition as events
from ziggurat.games.mega.lookup.lookup import Lookup
from ziggurat.games.mega.words import names, phrases
from ziggurat.games.mega.words.sentences.book import SENTENCES
from ziggurat.kernel.wording import joined

REASONS = {
    "none_left": "as none he may take is left",
    "no_city": "as no city is left in his region",
    "own_wish": "as he wishes",
}


@SENTENCES.add
def price_paid(event: events.PricePaid, lookup: Lookup) -> str:
    points, paid = names.counted(event.points, "point"), phrases.payment(event.paid)
    return f"[seat:{event.seat}] pays {points} with {paid}."


@SENTENCES.add
def advances_acquired(event: events.AdvancesAcquired, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] acquires {phrases.advances(event.advances)}."


@SENTENCES.add
def advance_given(event: events.AdvanceGiven, lookup: Lookup) -> str:
    return f"Anatomy gives [seat:{event.seat}] [advance:{event.advance}] for nothing."


@SENTENCES.add
def advance_discounted(event: events.AdvanceDiscounted, lookup: Lookup) -> str:
    return f"Library makes [advance:{event.advance}] cheaper for [seat:{event.seat}]."


@SENTENCES.add
def credits_taken(event: events.CreditsTaken, lookup: Lookup) -> str:
    parts = [f"{points} in {group}" for group, points in event.credits.items()]
    return f"[seat:{event.seat}] takes credits of free choice: {joined(parts)}."


# --- claims and orders


@SENTENCES.add
def priority_claimed(event: events.PriorityClaimed, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] claims priority."


@SENTENCES.add
def claim_failed(event: events.ClaimFailed, lookup: Lookup) -> str:
    return f"The claim of [seat:{event.seat}] cannot be met; he acts in his regular place."


@SENTENCES.add
def order_dropped(event: events.OrderDropped, lookup: Lookup) -> str:
    return f"The order of [seat:{event.seat}] can no longer be met as it was given."


# --- special buildings


@SENTENCES.add
def building_built(event: events.BuildingBuilt, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] builds [building:{event.building}] in [area:{event.area}]."


@SENTENCES.add
def building_forgone(event: events.BuildingForgone, lookup: Lookup) -> str:
    reason = REASONS[event.why]
    return f"[seat:{event.seat}] goes without [building:{event.building}], {reason}."


@SENTENCES.add
def building_given_up(event: events.BuildingGivenUp, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] gives up [building:{event.building}] in [area:{event.area}]."


@SENTENCES.add
def building_misplaced(event: events.BuildingMisplaced, lookup: Lookup) -> str:
    which, where = f"[building:{event.building}]", f"[area:{event.area}]"
    return f"{which} stands outside its builder's region and leaves {where}."


@SENTENCES.add
def tokens_crowded_out(event: events.TokensCrowdedOut, lookup: Lookup) -> str:
    return f"[seat:{event.seat}] removes {names.tokens(event.tokens)} from [area:{event.area}]."


@SENTENCES.add
def building_returned(event: events.BuildingReturned, lookup: Lookup) -> str:
    return f"[building:{event.building}] is in the supply again."
