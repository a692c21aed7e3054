"""What a seat has, in points: regions towards a victory, cities, income, troops, works, cards.

The points are the same whoever looks. They are weights in the judge's scale, set by hand and
corrected after watching games of bots; no search has tuned them. Each says what it weighs.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from ziggurat.games.revolt.rules.armies import support
from ziggurat.games.revolt.rules.turn import yield_of
from ziggurat.games.revolt.rules.upkeep import due
from ziggurat.games.revolt.rules.victory import needed_by
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import (
    ARMY,
    CITIES_FOR_TRADE,
    FOOD,
    FORTIFICATION,
    GOLD,
    HORSES,
    MERCENARY,
    MILITARY_INTEGRATION,
    NOBODY,
    SETTLEMENT,
    SHIP,
    TECH_COUNT,
    WOOD,
)
from ziggurat.kernel.state import Seat

Steps: TypeAlias = tuple[float, ...]
"""Values by a count of things, from none on."""

STEP: Final = 2.0
"""A region that counts for the resource victory, however far that is."""
GOAL: Final = 80.0
"""The resource victory itself, less `REMOTENESS` for every region missing (ER-71)."""
REMOTENESS: Final = 0.72
FADED: Final[Steps] = tuple([REMOTENESS**missing for missing in range(16)])
"""By regions missing, of which no table asks for more: what is left of the goal's worth."""
SPARE: Final = 0.8
"""A resource region beyond what is needed: support, and room to lose one."""
CITY_POINTS: Final[Steps] = (0.0, 2.0, 5.0, 9.0, 15.0, 24.0, 45.0, 52.0, 56.0)
"""By cities: support, docks and cards at first, then the trade victory comes near (ER-76)."""
HOLDING: Final = 30.0
"""The cycle of ER-76 is running: nobody else has had to take a city yet."""
INCOME: Final = 1.6
"""A card a turn, where there are some already."""
FOOD_POINTS: Final[Steps] = (0.0, 5.0, 7.5, 9.5, 11.2, 12.6, 13.8, 14.8)
"""By food a turn: the first replaces lost armies, the later ones make more of them."""
GOODS_POINTS: Final[Steps] = (0.0, 3.0, 5.2, 7.0, 8.4, 9.4, 10.2, 10.8)
"""By gold or wood a turn."""
DEBT: Final = 2.0
"""A card a turn that upkeep asks for and nothing brings in (ER-64)."""
IDLE: Final[Steps] = (1.0, 1.0, 1.0, 1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3)
"""By cards of a kind in hand: how much more of them is still worth having."""
TROOP_POINTS: Final[Steps] = (-6.0, 4.0, 8.0, 11.0, 13.5, 15.5, 17.0, 18.2, 19.2, 20.0, 20.6, 21.0)
"""By troops: without any there is no game left, the tenth adds little."""
RESERVE: Final = 0.75
"""An army that could be created at once, compared with one that exists."""
RECOVERY: Final = 0.5
"""The same where the food is still to be collected."""
TURNS_PAID: Final = 3
"""Turns for which gold in hand has to pay a mercenary who shall count."""
MOUNTED: Final = 1.5
"""What the tech card Horses adds to every troop (ER-15)."""
ROOM: Final = 0.5
"""Support for an army that could be created (ER-12)."""
SETTLED: Final = 2.6
"""A settlement more or less: it stays, it defends, it lets the troop go on (ER-36, ER-37)."""
FIRST_SETTLED: Final[Steps] = (0.0, 3.0, 5.0, 6.5, 7.5, 8.0)
"""What the first settlements are worth besides: without them there is no second army."""
FORTIFIED: Final = 0.7
SHIP_POINTS: Final[Steps] = (0.0, 1.5, 2.2, 2.5, 2.6)
"""By ships: the first opens the sea (ER-26)."""
CARD_POINTS: Final[Steps] = (0.0, 0.9, 1.7, 2.4, 2.8, 3.1, 3.3, 3.4)
"""By cards of a resource in hand; cards are for spending."""
CARD_MORE: Final = 0.03
SET_POINTS: Final[Steps] = (0.0, 1.8, 2.6, 3.0)
"""By settlements the cards in hand would pay for: not to be frittered away (ER-34)."""
TECH_POINTS: Final[Steps] = (
    0.6,  # Irrigation
    0.6,  # Deep Mining
    0.6,  # Timber Yards
    1.0,  # Granaries
    3.5,  # Rearmament
    4.0,  # Horses
    1.0,  # Mercenary Improvements
    4.5,  # Weapon Mastery
    1.0,  # Military Integration
    3.5,  # Conscription
    1.5,  # Mountain Guides
    0.8,  # Trireme
    1.0,  # Improved Sails
    1.5,  # War Ships
    0.8,  # Convoys
    1.5,  # Masonry
    2.0,  # Militia
)
"""By tech card; what a chip yields is income besides."""
EXILE: Final = -40.0
"""Without its capital a seat has one turn left to take it back (ER-70)."""


def count_incomes(state: Revolt) -> list[int]:
    """Cards each seat would collect now: three numbers a seat (ER-63)."""
    incomes = [0] * (3 * state.seat_count)
    for region, owner in enumerate(state.control):
        if owner != NOBODY:
            cards = yield_of(state, region)
            if cards:
                incomes[owner * 3 + state.lookup.resource[region]] += cards
    return incomes


def points(state: Revolt, seat: Seat, income: list[int]) -> float:
    """What a seat has that would collect so many cards now, whoever looks."""
    total = progress_points(state, seat) + income_points(state, seat, income)
    cities = state.cities[seat]
    total += city_points(cities)
    if state.holding[seat] and cities >= CITIES_FOR_TRADE:
        total += HOLDING
    total += (
        force_points(state, seat, income) + built_points(state, seat) + card_points(state, seat)
    )
    return total if state.has_capital(seat) else total + EXILE


def city_points(cities: int) -> float:
    """What so many cities are worth."""
    return CITY_POINTS[min(cities, len(CITY_POINTS) - 1)]


def count_missing(state: Revolt, seat: Seat, needed: list[int]) -> int:
    """Regions a seat still lacks for the resource victory (ER-71)."""
    goods, first = state.goods, seat * 3
    missing = 0
    for resource in range(3):
        lacking = needed[resource] - goods[first + resource]
        if lacking > 0:
            missing += lacking
    return missing


def progress_points(state: Revolt, seat: Seat) -> float:
    """How near the resource victory is."""
    goods, first = state.goods, seat * 3
    needed = needed_by(state, seat)
    missing = count_missing(state, seat, needed)
    have = goods[first] + goods[first + 1] + goods[first + 2]
    useful = needed[0] + needed[1] + needed[2] - missing
    return STEP * useful + SPARE * (have - useful) + GOAL * FADED[missing]


def income_points(state: Revolt, seat: Seat, income: list[int]) -> float:
    """What comes in every turn less upkeep: little where much of it lies unused in hand."""
    dues = dues_of(state, seat)
    last = len(FOOD_POINTS) - 1
    total = 0.0
    for resource in range(3):
        steps = FOOD_POINTS if resource == FOOD else GOODS_POINTS
        left = income[resource] - dues[resource]
        idle = IDLE[min(state.hand[seat * 3 + resource], len(IDLE) - 1)]
        total += idle * (steps[min(last, left)] if left >= 0 else DEBT * left)
    return total


def dues_of(state: Revolt, seat: Seat) -> list[int]:
    """The upkeep of a turn in food, gold and wood (ER-64)."""
    gold = due(state, seat, MERCENARY) + due(state, seat, FORTIFICATION)
    return [due(state, seat, SETTLEMENT), gold, due(state, seat, SHIP)]


def force_points(state: Revolt, seat: Seat, income: list[int]) -> float:
    """Troops, ships, and the armies that could take the place of lost ones."""
    armies = state.count_armies(seat)
    hired = len(state.troops_of[seat]) - armies
    ships = len(state.ships_of[seat])
    total = SHIP_POINTS[min(ships, len(SHIP_POINTS) - 1)]
    if hired and not state.has_tech(seat, MILITARY_INTEGRATION):
        gold = income[GOLD] + state.hand[seat * 3 + GOLD] // TURNS_PAID
        hired = min(hired, gold)  # those who cannot be paid are as good as gone (ER-54)
    troops = armies + hired
    if state.has_tech(seat, HORSES):
        total += MOUNTED * min(5, troops)
    room = support(state, seat) - armies
    reserve = min(float(room), armies_in_hand(state, seat, income[FOOD]))
    reserve = RESERVE * max(0.0, reserve)
    if not troops:
        return total + between(TROOP_POINTS, min(RESERVE, reserve))
    return total + between(TROOP_POINTS, troops + reserve) + ROOM * min(3, room)


def armies_in_hand(state: Revolt, seat: Seat, food: int) -> float:
    """Armies the food in hand, or soon in hand, would pay for (ER-10, ER-11)."""
    if not state.has_capital(seat):
        return 0.0
    price = state.lookup.price[state.nation[seat]][ARMY][FOOD]
    cards = state.hand[seat * 3 + FOOD]
    if cards >= price:
        return cards / price
    if not food:
        return 0.0
    return RECOVERY ** ((price - cards + food - 1) // food)


def between(steps: Steps, place: float) -> float:
    """The value between two steps."""
    last = len(steps) - 1
    if place >= last:
        return steps[last]
    low = int(place)
    return steps[low] + (steps[low + 1] - steps[low]) * (place - low)


def built_points(state: Revolt, seat: Seat) -> float:
    """Settlements and fortifications."""
    settlements = state.settlements[seat]
    total = FIRST_SETTLED[min(settlements, len(FIRST_SETTLED) - 1)]
    return total + SETTLED * settlements + FORTIFIED * min(4, state.forts[seat])


def card_points(state: Revolt, seat: Seat) -> float:
    """Cards in hand, the more of a kind the less each, and tech cards."""
    last = len(CARD_POINTS) - 1
    hand = state.hand[seat * 3 : seat * 3 + 3]
    total = SET_POINTS[min(len(SET_POINTS) - 1, hand[FOOD], hand[GOLD], hand[WOOD])]
    for cards in hand:
        total += CARD_POINTS[min(cards, last)] + CARD_MORE * max(0, cards - last)
    first = seat * TECH_COUNT
    for tech in range(TECH_COUNT):
        if state.techs[first + tech]:
            total += TECH_POINTS[tech] * state.techs[first + tech]
    return total
