"""What there is to count in a position, for learning who wins from it.

Each seat's holdings, hopes and fears are counted alike: for the seat that asks, for the rival who
is ahead, and for the others on average.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.revolt.rules.armies import support
from ziggurat.games.revolt.rules.turn import Course, income_of
from ziggurat.games.revolt.rules.victory import needed_by
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import CITIES_FOR_TRADE
from ziggurat.games.revolt.thinking.dangers import capital_fear, region_fear
from ziggurat.games.revolt.thinking.outlook import Outlook, hopes
from ziggurat.games.revolt.thinking.points import FADED, card_points, count_missing, points
from ziggurat.kernel.state import Seat

OF_SEAT: Final = (
    "points",
    "hopes",
    "capital_fear",
    "region_fear",
    "missing",
    "nearness",
    "one_missing",
    "two_missing",
    "cities",
    "nearly_six_cities",
    "holding",
    "lands",
    "food_income",
    "gold_income",
    "wood_income",
    "food",
    "gold",
    "wood",
    "card_points",
    "armies",
    "mercenaries",
    "room",
    "ships",
    "settlements",
    "guards",
    "has_capital",
    "attack",
    "defence",
    "wait",
)
"""What is counted of a seat."""
OF_TABLE: Final = ("players", "round")
FEATURES: Final[tuple[str, ...]] = (
    *(f"own_{name}" for name in OF_SEAT),
    *(f"first_{name}" for name in OF_SEAT),
    *(f"others_{name}" for name in OF_SEAT),
    *OF_TABLE,
)
"""The names of what `features` counts."""
HAND_FULL: Final = 8
"""Cards of a kind beyond these tell nothing more."""


def features(state: Revolt, seat: Seat) -> list[float]:
    """A number for each of `FEATURES`."""
    found = count_seat(state, seat)
    ahead: list[float] = []
    others = [0.0] * len(OF_SEAT)
    count = 0
    for rival in range(state.seat_count):
        if rival == seat or not state.alive[rival]:
            continue
        counted = count_seat(state, rival)
        if ahead and lead_of(counted) <= lead_of(ahead):
            add(others, counted)
            count += 1
            continue
        if ahead:
            add(others, ahead)
            count += 1
        ahead = counted
    if count > 1:
        others = [each / count for each in others]
    found.extend(ahead or [0.0] * len(OF_SEAT))
    found.extend(others)
    found.append(float(sum(state.alive)))
    found.append(float(min(state.round, 40)))
    return found


def add(total: list[float], more: list[float]) -> None:
    """Add numbers to numbers, one by one."""
    for place in range(len(total)):
        total[place] += more[place]


def lead_of(counted: list[float]) -> float:
    """How far a seat is, by what was counted of it."""
    return counted[0] + counted[1]


def count_seat(state: Revolt, seat: Seat) -> list[float]:
    """What a seat has, hopes for and fears: a number for each of `OF_SEAT`."""
    if not state.alive[seat]:
        return [0.0] * len(OF_SEAT)
    outlook = Outlook(state, seat)
    income = income_of(state, seat)
    hand, first = state.hand, seat * 3
    missing = count_missing(state, seat, needed_by(state, seat))
    armies = state.count_armies(seat)
    nation = state.nation[seat]
    return [
        points(state, seat, income),
        hopes(state, seat, outlook),
        capital_fear(state, seat, outlook.pressures),
        region_fear(state, seat, outlook.fronts),
        float(missing),
        FADED[missing],
        1.0 if missing <= 1 else 0.0,
        1.0 if missing <= 2 else 0.0,
        float(state.cities[seat]),
        1.0 if state.cities[seat] >= CITIES_FOR_TRADE - 1 else 0.0,
        float(state.holding[seat]),
        float(state.lands[seat]),
        float(income[0]),
        float(income[1]),
        float(income[2]),
        float(min(hand[first], HAND_FULL)),
        float(min(hand[first + 1], HAND_FULL)),
        float(min(hand[first + 2], HAND_FULL)),
        card_points(state, seat),
        float(armies),
        float(len(state.troops_of[seat]) - armies),
        float(support(state, seat) - armies),
        float(len(state.ships_of[seat])),
        float(state.settlements[seat]),
        float(state.troops_at[state.capital[seat]]),
        1.0 if state.has_capital(seat) else 0.0,
        float(state.lookup.attack[nation]),
        float(state.lookup.defence[nation]),
        float(turns_until(state, seat)),
    ]


def turns_until(state: Revolt, seat: Seat) -> int:
    """How many turns of others come before the seat's next one: none while it has its own."""
    course = state.stack[0] if state.stack else None
    now = course.turn if isinstance(course, Course) else 0
    return (state.order.index(seat) - now) % state.seat_count
