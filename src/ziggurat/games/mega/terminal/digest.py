"""Telling in short what nine players did between two answers of a person: small things by kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from ziggurat.games.mega.events.acquisition import (
    AdvanceDiscounted,
    AdvanceGiven,
    CreditsTaken,
    PricePaid,
)
from ziggurat.games.mega.events.calamities import UnitsLost
from ziggurat.games.mega.events.cities import CityBuilt, CityPaidFor, SurplusRemoved
from ziggurat.games.mega.events.conflict import FightBegun, FightEnded, ReserveSpent, ShipGivenUp
from ziggurat.games.mega.events.course import MarkerMoved
from ziggurat.games.mega.events.movement import (
    CensusTaken,
    Marched,
    Sailed,
    ShipBuilt,
    ShipLost,
    ShipMaintained,
    ShipScrapped,
    TaxCollected,
)
from ziggurat.games.mega.events.parts import all_tokens
from ziggurat.games.mega.events.trade import (
    CalamitiesCounted,
    CardsDiscarded,
    CardsDrawn,
    CardsTraded,
    OfferEnded,
    OfferMade,
    TradeEnded,
)
from ziggurat.games.mega.words import names, phrases
from ziggurat.kernel.events import Event
from ziggurat.kernel.state import Seat
from ziggurat.kernel.wording import joined
from ziggurat.terminal.board import Line

Count: TypeAlias = Callable[[Any], int]
"""A number that an event tells."""
Telling: TypeAlias = Callable[[str, Event], Line]
"""How an event is told in full, given the clause it rests on."""

# The heaps of small things; those of lists have the names of their kinds of events.
MOVED: Final = "moves"
FOUGHT: Final = "fights"
BUILT: Final = "cities"
TRADED: Final = "trades"
LEFT_OUT: Final = "left out"
"""Paying, discounts, discards and the census: `log`, `stacks` and `ast` tell them."""

LISTS: Final[dict[str, tuple[str, Count]]] = {
    TaxCollected.__name__: ("Taxes", lambda event: event.treasury),
    SurplusRemoved.__name__: ("Surplus tokens removed", lambda event: all_tokens(event.removed)),
    MarkerMoved.__name__: ("Markers go on to step", lambda event: event.step),
    CardsDrawn.__name__: ("Cards drawn", lambda event: event.stacks),
}
"""What is told as one number a player."""


def digest(seat: Seat | None, seen: list[tuple[str, Event]], tell: Telling) -> list[Line]:
    """Events, each with its clause, in short: small ones of a kind are told together.

    They are told where the first of them happened.
    """
    lines: list[Line | str] = []
    heaps: dict[str, list[Event]] = {}
    clauses: dict[str, str] = {}
    own_fights: set[str] = set()
    for clause, event in seen:
        note_fight(seat, event, own_fights)
        heap = heap_of(seat, event, own_fights)
        if not heap:
            lines.append(in_full(seat, clause, event, tell))
        elif heap not in heaps:
            heaps[heap], clauses[heap] = [event], clause
            lines.append(heap)
        else:
            heaps[heap].append(event)
    found: list[Line] = []
    for each in lines:
        if isinstance(each, Line):
            found.append(each)
        elif len(heaps[each]) == 1 and each not in (LEFT_OUT, FOUGHT):
            found.append(tell(clauses[each], heaps[each][0]))
        elif words := summed_up(each, heaps[each]):
            found.append(Line(clauses[each], words))
    return found


def in_full(seat: Seat | None, clause: str, event: Event, tell: Telling) -> Line:
    """An event by itself; what others lose to a calamity as numbers."""
    if not isinstance(event, UnitsLost) or event.seat == seat:
        return tell(clause, event)
    tokens, cities = all_tokens(event.tokens), len(event.cities)
    parts = [names.tokens(tokens)] if tokens else []
    parts += [f"{cities} cities" if cities > 1 else "a city"] if cities else []
    lost = joined(parts) or "nothing"
    return Line(clause, f"[calamity:{event.calamity}]: [seat:{event.seat}] loses {lost}.")


# --- which heap an event belongs to


def note_fight(seat: Seat | None, event: Event, own_fights: set[str]) -> None:
    """Keep in mind where the reader fights."""
    if isinstance(event, FightBegun):
        own_fights.discard(event.area)
        if is_about(seat, *fighters(event)):
            own_fights.add(event.area)


def fighters(event: FightBegun | FightEnded) -> list[Seat | None]:
    """Who has tokens in a fight."""
    return [force.seat for force in event.forces]


def is_about(seat: Seat | None, *seats: Seat | None) -> bool:
    """Whether a reader is among some players; a spectator never is."""
    return seat is not None and seat in seats


def heap_of(seat: Seat | None, event: Event, own_fights: set[str]) -> str:
    """The heap of small things an event belongs to; empty when it is told in full."""
    match event:
        case TaxCollected() | SurplusRemoved() | MarkerMoved(is_forward=True):
            return type(event).__name__
        case Marched() | Sailed() | ShipBuilt() | ShipMaintained() | ShipScrapped() | ShipLost():
            return MOVED
        case PricePaid() | AdvanceDiscounted() | AdvanceGiven() | CreditsTaken():
            return LEFT_OUT
        case CardsDiscarded(calamity=None) | CalamitiesCounted() | TradeEnded() | CensusTaken():
            return LEFT_OUT
    return heap_of_others(seat, event, own_fights)


def heap_of_others(seat: Seat | None, event: Event, own_fights: set[str]) -> str:
    """The same for what is told in full when it is about the reader."""
    match event:
        case OfferMade():  # standing offers are listed where one trades
            return "" if is_about(seat, event.seat, event.to) else LEFT_OUT
        case OfferEnded() | CityPaidFor():
            return "" if is_about(seat, event.seat) else LEFT_OUT
        case CardsTraded():
            return "" if is_about(seat, event.seat, event.taker) else TRADED
        case CityBuilt():
            return "" if is_about(seat, event.seat) else BUILT
        case CardsDrawn():
            return "" if is_about(seat, event.seat) else type(event).__name__
        case FightBegun() | FightEnded():
            is_own = event.area in own_fights or is_about(seat, *fighters(event))
            return "" if is_own else FOUGHT
        case ShipGivenUp() | ReserveSpent():
            is_own = event.area in own_fights or is_about(seat, event.seat)
            return "" if is_own else FOUGHT
    return ""


# --- heaps in words


def summed_up(heap: str, events: list[Any]) -> str:
    """What lies on a heap in a line; empty where nothing is told."""
    if heap in LISTS:
        heading, count = LISTS[heap]
        return f"{heading}: {by_player(events, count)}."
    if heap == MOVED:
        return moves(events)
    if heap == BUILT:
        return cities(events)
    if heap == FOUGHT:
        return fights(events)
    return f"{len(events)} trades among others." if heap == TRADED else ""


def by_player(events: list[Any], count: Count) -> str:
    """Sums by player, in the order they come: `Saba 8, Babylon 6`."""
    sums: dict[Seat, int] = {}
    for event in events:
        sums[event.seat] = sums.get(event.seat, 0) + count(event)
    return ", ".join(f"[seat:{seat}] {number}" for seat, number in sums.items())


def moves(events: list[Event]) -> str:
    """How often everybody moved, and ships built."""
    sorts: list[tuple[str, type[Event]]] = [
        ("marches", Marched),
        ("voyages", Sailed),
        ("ships built", ShipBuilt),
    ]
    parts: list[str] = []
    for words, kind in sorts:
        some = [event for event in events if isinstance(event, kind)]
        if some:
            parts.append(f"{words} {by_player(some, lambda _: 1)}")
    return f"Moves: {'; '.join(parts) or 'ships only'}."


def cities(events: list[CityBuilt]) -> str:
    """Who built cities, and where: `Saba in Aden and Ubar; Babylon in Ur`."""
    built: dict[Seat, list[str]] = {}
    for event in events:
        built.setdefault(event.seat, []).append(event.area)
    parts = [f"[seat:{seat}] in {phrases.areas(areas)}" for seat, areas in built.items()]
    return f"Cities built: {'; '.join(parts)}."


def fights(events: list[Event]) -> str:
    """How many fights there were that do not concern the reader."""
    count = sum(isinstance(event, FightBegun) for event in events)
    return f"{names.counted(count, 'fight')} among others." if count else ""
