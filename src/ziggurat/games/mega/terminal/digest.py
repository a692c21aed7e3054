"""Telling in short what nine players did between two answers of a person: small things by kind."""

from __future__ import annotations

import re
from collections.abc import Callable

from ziggurat.kernel.state import Seat
from ziggurat.kernel.wording import joined
from ziggurat.terminal.board import Line

AREA = re.compile(r"\[area:\w+\]")
SEAT = re.compile(r"\[seat:(\d+)\]")
TOKENS = re.compile(r"(\d+) tokens?")
COLLECTED = re.compile(r"collects (\d+)")
STEP = re.compile(r"step (\d+)")
DRAWN = re.compile(r"stacks? (?:1 to )?(\d+)")

CALAMITY = "ME-K"
LOSES = " loses "
CITY = "the city in "
MARCHES = frozenset({"ME-M2", "ME-M3"})
VOYAGE = "ME-M12"
BUILT = "ME-M6"
MOVES = MARCHES | {VOYAGE, BUILT, "ME-M7", "ME-M8", "ME-M9"}
OFFERS = frozenset({"ME-R11.1", "ME-R11.3", "ME-R11.6"})
TRADES = "ME-R7"
CITIES = "ME-Y2"
HELPED = "ME-Y3"
"""How a city was paid for that others build with Architecture or Urbanism."""
BEGUN = "ME-F2"
FIGHTS = frozenset({BEGUN, "ME-F4", "ME-F8", "ME-F9"})
LISTS = {
    "ME-T1": ("Taxes", COLLECTED),
    "ME-Y5": ("Surplus tokens removed", TOKENS),
    "ME-H2": ("Markers go on to step", STEP),
    "ME-D1": ("Cards drawn", DRAWN),
}
"""What is told as one number a player, and how its words tell the number."""
OWN_TOO = frozenset({"ME-T1", "ME-Y5", "ME-H2"})
"""Those in whose lists the reader stands beside the others."""

# The kinds of small things, besides clauses that are one.
MOVED = "moves"
FOUGHT = "fights"
LEFT = "left out"
LEFT_OUT = frozenset({"ME-V6", "ME-V9", "ME-V10", "ME-V11", "ME-V14", "ME-L1", "ME-R9", "ME-X4"})
"""Paying, discounts, discards and the census: `log`, `stacks` and `ast` tell them."""


def digest(seat: Seat | None, events: list[Line]) -> list[Line]:
    """Events in short: each kind of small ones is told once, where it first happened."""
    told: list[Line | str] = []
    kinds: dict[str, list[Line]] = {}
    for event in events:
        kind = kind_of(seat, event)
        if not kind:
            told.append(shortened(seat, event))
        elif kind not in kinds:
            kinds[kind] = []
            told.append(kind)
        if kind:
            kinds[kind].append(event)
    found: list[Line] = []
    for each in told:
        short = each if isinstance(each, Line) else summed_up(seat, each, kinds[each])
        if short is not None:
            found.append(short)
    return found


def shortened(seat: Seat | None, event: Line) -> Line:
    """What others lose to a calamity as numbers; all other events as they are."""
    words = event.words
    head, loses, lost = words.partition(LOSES)
    is_mine = seat is not None and f"[seat:{seat}]" in words
    if is_mine or not loses or not event.clause.startswith(CALAMITY):
        return event
    tokens = sum(int(found[1]) for found in TOKENS.finditer(lost))
    cities = lost.count(CITY)
    parts = [f"{tokens} token{'s' if tokens > 1 else ''}"] if tokens else []
    parts += [f"{cities} cities" if cities > 1 else "a city"] if cities else []
    return Line(event.clause, f"{head}{LOSES}{' and '.join(parts)}.") if parts else event


def kind_of(seat: Seat | None, event: Line) -> str:
    """The kind of small things an event belongs to; empty when it is told in full."""
    clause = event.clause
    if clause in MOVES:
        return MOVED
    if clause in LEFT_OUT:
        return LEFT
    if clause in OWN_TOO:
        return clause
    if seat is not None and f"[seat:{seat}]" in event.words:
        return ""  # about the reader
    if clause in OFFERS or clause == HELPED:
        return LEFT  # standing offers are listed where one trades
    if clause in FIGHTS:
        return FOUGHT
    return clause if clause in (TRADES, CITIES) or clause in LISTS else ""


def summed_up(seat: Seat | None, kind: str, events: list[Line]) -> Line | None:
    """Events of one kind in a line; None for those that are left out."""
    if kind == LEFT:
        return None
    if kind == FOUGHT:
        return fights(events)
    if len(events) == 1:
        return events[0]
    if kind == MOVED:
        return moves(seat, events)
    if kind == CITIES:
        return cities(seat, events)
    if kind in LISTS:
        heading, number = LISTS[kind]
        return listed(seat, heading, events, number)
    return Line(events[0].clause, f"{len(events)} trades among others.")


Count = Callable[[str], int]
"""A number that the words of an event tell."""


def by_player(seat: Seat | None, events: list[Line], count: Count) -> str:
    """Sums by player, in the order they come: `Saba 8, Babylon 6`."""
    sums: dict[str, int] = {}
    for event in events:
        words = event.words
        found = SEAT.search(words)
        if found is not None:
            sums[found[0]] = sums.get(found[0], 0) + count(words)
    return ", ".join(f"{who} {number}" for who, number in sums.items())


def listed(seat: Seat | None, heading: str, events: list[Line], number: re.Pattern[str]) -> Line:
    """One number a player: `Taxes: Saba 8, Babylon 6`."""

    def count(words: str) -> int:
        found = number.search(words)
        return int(found[1]) if found else 0

    return Line(events[0].clause, f"{heading}: {by_player(seat, events, count)}.")


def moves(seat: Seat | None, events: list[Line]) -> Line:
    """How often everybody moved, and ships built."""
    sorts = (
        ("marches", [event for event in events if event.clause in MARCHES]),
        ("voyages", [event for event in events if event.clause == VOYAGE]),
        ("ships built", [event for event in events if event.clause == BUILT]),
    )
    parts = [f"{words} {by_player(seat, some, lambda _: 1)}" for words, some in sorts if some]
    return Line(events[0].clause, f"Moves: {'; '.join(parts) or 'ships only'}.")


def cities(seat: Seat | None, events: list[Line]) -> Line:
    """Who built cities, and where: `Saba in Aden and Ubar; Babylon in Ur`."""
    built: dict[str, list[str]] = {}
    for event in events:
        words = event.words
        who, where = SEAT.search(words), AREA.search(words)
        if who is not None and where is not None:
            built.setdefault(who[0], []).append(where[0])
    parts = [f"{who} in {joined(areas)}" for who, areas in built.items()]
    return Line(events[0].clause, f"Cities built: {'; '.join(parts)}.")


def fights(events: list[Line]) -> Line:
    """How many fights there were that do not concern the reader."""
    count = sum(1 for event in events if event.clause == BEGUN)
    words = "1 fight" if count == 1 else f"{count} fights"
    return Line(events[0].clause, f"{words} among others.")
