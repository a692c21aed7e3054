"""What a seat can hope for and has to fear: the part of the judge that looks ahead.

Hopes are the prizes its troops and ships can reach, by worth, odds and nearness; they make a troop
march and a ship sail where no single action gains anything. What there is to fear is told by
`ziggurat.games.revolt.dangers`.
"""

from __future__ import annotations

from operator import mul
from typing import Final

from ziggurat.games.revolt.rules.armies import support
from ziggurat.games.revolt.rules.strength import region_dice
from ziggurat.games.revolt.rules.victory import needed_by
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import NOBODY
from ziggurat.games.revolt.thinking.dangers import fronts_of, pressures_on
from ziggurat.games.revolt.thinking.odds import MOST_DEFENCE, odds
from ziggurat.games.revolt.thinking.points import (
    GOAL,
    INCOME,
    REMOTENESS,
    RESERVE,
    SETTLED,
    SPARE,
    STEP,
    armies_in_hand,
    city_points,
    count_incomes,
    count_missing,
    points,
)
from ziggurat.games.revolt.thinking.reach import FADING, reach_of
from ziggurat.kernel.state import Seat

DRAW: Final = 0.32
"""Part of a prize's worth that counts while it is only in reach."""
SECOND: Final = 0.45
"""What the same prize is still worth to a second troop on its way there."""
DENIAL: Final = 2.0
"""Taking a region from a rival, besides having it."""
CAPITAL_PRIZE: Final = 14.0
"""A rival's capital: most who lose it are out of the game."""
LAST_RIVAL: Final = 20.0
"""The same where only one rival is left."""
HIRING: Final = 3.0
"""A mercenary region of one's own: troops without a march (ER-56)."""
FETCHING: Final = 0.1
"""Part of a prize overseas that a ship beside troops counts for."""
ISLAND_DRAW: Final = 1.2
"""A ship at a tech island saves two cards a turn (ER-59)."""


class Outlook:
    """What a seat can make out of the board and of its rivals.

    While the seat itself acts, it stays right as long as nobody's regions, works and tech cards
    change and no rival loses a piece: that is, for most of what a seat can do in its turn. The
    positions it compares can share one outlook.
    """

    __slots__ = ("fronts", "overseas", "pressures", "rivals", "scores", "seat", "signs", "worths")

    seat: Seat
    signs: list[object]
    """The lists of the position it was made from; verbs put new ones in their stead."""
    rivals: list[int]
    """How many pieces and cards each rival has."""
    worths: list[float]
    """By region: what taking it would bring, times the odds of taking it."""
    overseas: list[float]
    """The same for a troop that lands from a ship, which adds a die (ER-28)."""
    scores: list[float]
    """The points of each rival."""
    pressures: list[tuple[float, float]]
    """Attacks that can fall on the capital, and the odds of each, by rival who can attack it."""
    fronts: list[tuple[int, list[int]]]
    """By troop of a rival beside regions of the seat: its owner, and those regions."""

    def __init__(self, state: Revolt, seat: Seat) -> None:
        self.seat = seat
        self.signs = signs_of(state)
        self.rivals = rivals_of(state, seat)
        self.worths, self.overseas = prize_worths(state, seat)
        incomes = count_incomes(state)
        others = [r for r in range(state.seat_count) if r != seat and state.alive[r]]
        self.scores = [points(state, rival, incomes) for rival in others]
        self.pressures = pressures_on(state, seat, others)
        self.fronts = fronts_of(state, seat, others)

    def holds_for(self, state: Revolt) -> bool:
        """Whether it is still right in another position."""
        for mine, theirs in zip(self.signs, signs_of(state)):
            if mine is not theirs:
                return False
        return self.rivals == rivals_of(state, self.seat)


def signs_of(state: Revolt) -> list[object]:
    """The shared lists of a position on which an outlook rests."""
    return [state.control, state.settled, state.fortified, state.techs, state.holding]


def rivals_of(state: Revolt, seat: Seat) -> list[int]:
    """What else of the rivals an outlook rests on."""
    counts: list[int] = []
    for rival in range(state.seat_count):
        if rival != seat:
            counts.append(len(state.troops_of[rival]))
            counts.append(len(state.ships_of[rival]))
            counts.extend(state.hand[rival * 3 : rival * 3 + 3])
    return counts


# --- hopes


def prize_worths(state: Revolt, seat: Seat) -> tuple[list[float], list[float]]:
    """By region: what taking it would bring, times the odds of taking it by land and by sea."""
    lookup, control, troops_at = state.lookup, state.control, state.troops_at
    gains, city = gains_of(state, seat)
    attack = lookup.attack[state.nation[seat]]
    worths, overseas = [0.0] * lookup.region_count, [0.0] * lookup.region_count
    for region in reach_of(lookup).prizes:
        owner = control[region]
        if owner == seat:
            continue
        resource = lookup.resource[region]
        plain = city if lookup.is_city[region] else HIRING
        worth = plain if resource == NOBODY else gains[resource]
        against = region_dice(state, region, seat)
        if owner != NOBODY:
            worth += rival_worth(state, region, owner)
            if troops_at[region]:
                against = min(MOST_DEFENCE, against + 1 + troops_at[region])
        worths[region] = worth * odds(attack, against)
        overseas[region] = worth * odds(attack + 1, against)
    return worths, overseas


def gains_of(state: Revolt, seat: Seat) -> tuple[list[float], float]:
    """What one more region of each resource would bring, and one more city."""
    needed, goods, first = needed_by(state, seat), state.goods, seat * 3
    missing = count_missing(state, seat, needed)
    useful = INCOME + STEP + GOAL * (REMOTENESS ** max(0, missing - 1) - REMOTENESS**missing)
    gains = [useful if goods[first + r] < needed[r] else SPARE + INCOME for r in range(3)]
    city = 1.0 + city_points(state.cities[seat] + 1) - city_points(state.cities[seat])
    return gains, city


def rival_worth(state: Revolt, region: int, owner: Seat) -> float:
    """What a region is worth more because a rival loses it."""
    worth = DENIAL
    if region == state.capital[owner]:
        worth += LAST_RIVAL if sum(state.alive) == 2 else CAPITAL_PRIZE
    if state.settled[region]:
        worth += SETTLED
    return worth


def hopes(state: Revolt, seat: Seat, outlook: Outlook) -> float:
    """What the troops of a seat are about to reach, by land and by sea."""
    reach = reach_of(state.lookup)
    worths, overseas = outlook.worths[:], outlook.overseas[:]
    deck_base, coasts_of = state.lookup.deck_base, state.lookup.coasts_of
    berths = free_berths(state, seat)
    total = ship_hopes(state, seat, berths, overseas)
    for troop in state.troops_of[seat]:
        place = state.troop_place[troop]
        best, region = 0.0, 0
        voyages: list[list[float]] = []
        if place >= deck_base:
            voyages.append(reach.by_sea[state.ship_at[place - deck_base]])
        else:
            row = reach.mounted[place] if state.is_mounted(troop) else reach.on_foot[place]
            drawn = list(map(mul, row, worths))
            best = max(drawn)
            region = drawn.index(best)
            if berths and place < state.lookup.region_count:
                voyages.extend([reach.embarked[c] for c in coasts_of[place] if c in berths])
        for row in voyages:
            drawn = list(map(mul, row, overseas))
            most = max(drawn)
            if most > best:
                best, region = most, drawn.index(most)
        total += best
        worths[region] *= SECOND
        overseas[region] *= SECOND
    fresh = min(support(state, seat) - state.count_armies(seat), armies_at_once(state, seat))
    if fresh > 0:
        total += RESERVE * max(map(mul, reach.on_foot[state.capital[seat]], worths))
    return DRAW * total


def armies_at_once(state: Revolt, seat: Seat) -> int:
    """Armies the food in hand pays for; their hopes take the place of a lost troop's."""
    return int(armies_in_hand(state, seat, 0))


def free_berths(state: Revolt, seat: Seat) -> list[int]:
    """Where ships of the seat lie that nobody is aboard of."""
    ships = state.ships_of[seat]
    if not ships:
        return []
    loaded = [state.ship_under(t) for t in state.troops_of[seat] if state.is_aboard(t)]
    return [state.ship_at[ship] for ship in ships if ship not in loaded]


def ship_hopes(state: Revolt, seat: Seat, berths: list[int], overseas: list[float]) -> float:
    """What ships are good for: fetching troops for a voyage, and the tech islands.

    Empty ones wait where troops are or will be created, above all at the capital.
    """
    ships = state.ships_of[seat]
    if not ships:
        return 0.0
    reach = reach_of(state.lookup)
    prize: float = max(map(mul, reach.by_sea[state.ship_at[ships[0]]], overseas))
    places = [state.capital[seat]]
    for troop in state.troops_of[seat]:
        if state.troop_place[troop] < state.lookup.region_count:
            places.append(state.troop_place[troop])
    use = FADING * (len(ships) - len(berths))
    for berth in berths:
        row = reach.by_sea[berth]
        use += max([row[place] for place in places])
    island = max([reach.island[state.ship_at[ship]] for ship in ships])
    return FETCHING * prize * use + ISLAND_DRAW * island
