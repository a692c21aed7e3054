"""What a seat can hope for and has to fear: the part of the judge that looks ahead.

Hopes are the prizes its troops and ships can reach, by worth, odds and nearness; they make a troop
march and a ship sail where no single action gains anything. What there is to fear is told by
`ziggurat.games.revolt.dangers`.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from ziggurat.games.revolt.rules.armies import support
from ziggurat.games.revolt.rules.strength import region_dice
from ziggurat.games.revolt.rules.victory import needed_by
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import NOBODY, TECH_COUNT
from ziggurat.games.revolt.thinking.dangers import fronts_of, pressures_on
from ziggurat.games.revolt.thinking.odds import MOST_DEFENCE, odds
from ziggurat.games.revolt.thinking.points import (
    FADED,
    GOAL,
    INCOME,
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
from ziggurat.games.revolt.thinking.reach import FADING, Reach, reach_of, strongest_draw
from ziggurat.kernel.state import Seat

ALARM: Final = 12.0
"""Points by which a rival who is ahead of the others counts e times as much as they do."""
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

    While the seat itself acts, it stays right as long as nobody's regions change and the rivals
    keep what they have: that is, for most of what a seat can do in its turn. The positions it
    compares can share one outlook, and where it has taken a region that was independent, most of
    it is still right.
    """

    __slots__ = (
        "against",
        "alarm",
        "bonuses",
        "chances",
        "control",
        "fronts",
        "landings",
        "overseas",
        "pressures",
        "reach",
        "rivals",
        "seat",
        "techs",
        "worths",
    )

    seat: Seat
    reach: Reach
    control: list[int]
    """The regions of the position it was made from; a verb puts a new list in its stead."""
    techs: list[int]
    rivals: list[int]
    """What the rivals have (`rivals_of`)."""
    chances: list[float]
    """By region: the odds of taking it by land, and then what it is worth because of its owner."""
    landings: list[float]
    """The odds for a troop that lands from a ship, which adds a die (ER-28)."""
    bonuses: list[float]
    worths: list[float]
    """By region: what taking it would bring, times the odds of taking it."""
    overseas: list[float]
    """The same for a troop that lands from a ship."""
    alarm: float
    """The points of all rivals drawn together into those of one who stands for them."""
    against: list[Seat]
    """The rivals still in."""
    pressures: list[tuple[float, float]]
    """Attacks that can fall on the capital, and the odds of each, by rival who can attack it."""
    fronts: list[tuple[int, list[int]]]
    """By troop of a rival beside regions of the seat: its owner, and those regions."""

    def __init__(self, state: Revolt, seat: Seat, before: Outlook | None = None) -> None:
        """Look round; `before` is the outlook of a position in which the rivals had the same."""
        self.seat = seat
        self.control = state.control
        self.techs = state.techs
        if before is None:
            self.reach = reach_of(state.lookup)
            self.rivals = rivals_of(state, seat)
            self.look_at_prizes(state)
            self.look_at_rivals(state)
        else:
            self.reach = before.reach
            self.rivals = before.rivals
            self.chances, self.landings = before.chances, before.landings
            self.bonuses = before.bonuses
            self.against, self.alarm = before.against, before.alarm
            self.pressures = before.pressures
        self.weigh_prizes(state)
        self.fronts = fronts_of(state, seat, self.against)

    def holds_for(self, state: Revolt) -> bool:
        """Whether it is still right in another position."""
        return state.control is self.control and self.has_same_rivals(state)

    def has_same_rivals(self, state: Revolt) -> bool:
        """Whether the rivals have in another position what they had."""
        if self.rivals != rivals_of(state, self.seat):
            return False
        if state.techs is self.techs:
            return True
        own = self.seat * TECH_COUNT
        after = own + TECH_COUNT
        return self.techs[:own] == state.techs[:own] and self.techs[after:] == state.techs[after:]

    def look_at_rivals(self, state: Revolt) -> None:
        """How far the rivals are, and what of them is near the capital."""
        seat = self.seat
        self.against = [r for r in range(state.seat_count) if r != seat and state.alive[r]]
        incomes = count_incomes(state)
        self.alarm = together(
            [points(state, rival, incomes[rival * 3 : rival * 3 + 3]) for rival in self.against]
        )
        self.pressures = pressures_on(state, seat, self.against, self.reach)

    def look_at_prizes(self, state: Revolt) -> None:
        """What there is to take, and with what odds."""
        lookup, control, seat = state.lookup, state.control, self.seat
        attack = lookup.attack[state.nation[seat]]
        self.chances = [0.0] * lookup.region_count
        self.landings = [0.0] * lookup.region_count
        self.bonuses = [0.0] * lookup.region_count
        for region in self.reach.prizes:
            owner = control[region]
            if owner == seat:
                continue
            against = region_dice(state, region, seat)
            if owner != NOBODY:
                self.bonuses[region] = rival_worth(state, region, owner)
                if state.troops_at[region]:
                    against = min(MOST_DEFENCE, against + 1 + state.troops_at[region])
            self.chances[region] = odds(attack, against)
            self.landings[region] = odds(attack + 1, against)

    def weigh_prizes(self, state: Revolt) -> None:
        """What taking each region would bring now."""
        lookup, control, seat = state.lookup, state.control, self.seat
        gains, city = gains_of(state, seat)
        self.worths = [0.0] * lookup.region_count
        self.overseas = [0.0] * lookup.region_count
        for region in self.reach.prizes:
            if control[region] != seat:
                resource = lookup.resource[region]
                if resource != NOBODY:
                    worth = gains[resource]
                else:
                    worth = city if lookup.is_city[region] else HIRING
                worth += self.bonuses[region]
                self.worths[region] = worth * self.chances[region]
                self.overseas[region] = worth * self.landings[region]


def outlook_after(state: Revolt, before: Outlook) -> Outlook:
    """The outlook of a position, made of as much of an earlier one as still holds."""
    if not before.has_same_rivals(state):
        return Outlook(state, before.seat)
    return before if state.control is before.control else Outlook(state, before.seat, before)


def rivals_of(state: Revolt, seat: Seat) -> list[int]:
    """What an outlook rests on besides the seat's own regions and the tech cards of rivals."""
    counts: list[int] = []
    hand = state.hand
    for rival in range(state.seat_count):
        if rival != seat:
            counts.append(len(state.troops_of[rival]))
            counts.append(len(state.ships_of[rival]))
            counts.append(hand[rival * 3])
            counts.append(hand[rival * 3 + 1])
            counts.append(hand[rival * 3 + 2])
            counts.append(state.cities[rival])
            counts.append(state.lands[rival])
            counts.append(state.settlements[rival])
            counts.append(state.forts[rival])
            counts.append(state.holding[rival])
    return counts


def together(scores: list[float]) -> float:
    """The points of all rivals drawn together into those of one who stands for them."""
    most = max(scores)
    weight = 0.0
    for score in scores:
        weight += exp((score - most) / ALARM)
    return most + ALARM * log(weight / len(scores))


# --- hopes


def gains_of(state: Revolt, seat: Seat) -> tuple[list[float], float]:
    """What one more region of each resource would bring, and one more city."""
    needed, goods, first = needed_by(state, seat), state.goods, seat * 3
    missing = count_missing(state, seat, needed)
    useful = INCOME + STEP + GOAL * (FADED[max(0, missing - 1)] - FADED[missing])
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
    reach = outlook.reach
    worths, overseas = outlook.worths[:], outlook.overseas[:]
    deck_base, coasts_of = state.lookup.deck_base, state.lookup.coasts_of
    region_count = state.lookup.region_count
    berths = free_berths(state, seat)
    total = ship_hopes(state, seat, berths, outlook)
    for troop in state.troops_of[seat]:
        place = state.troop_place[troop]
        best, region = 0.0, 0
        if place >= deck_base:
            row = reach.by_sea[state.ship_at[place - deck_base]]
            goal = strongest_draw(row, overseas)
            if row[goal] * overseas[goal] > best:
                best, region = row[goal] * overseas[goal], goal
        else:
            row = reach.mounted[place] if state.is_mounted(troop) else reach.on_foot[place]
            region = strongest_draw(row, worths)
            best = row[region] * worths[region]
            if berths and place < region_count:
                for coast in coasts_of[place]:
                    if coast in berths:
                        row = reach.embarked[coast]
                        goal = strongest_draw(row, overseas)
                        if row[goal] * overseas[goal] > best:
                            best, region = row[goal] * overseas[goal], goal
        total += best
        worths[region] *= SECOND
        overseas[region] *= SECOND
    fresh = min(support(state, seat) - state.count_armies(seat), armies_at_once(state, seat))
    if fresh > 0:
        row = reach.on_foot[state.capital[seat]]
        goal = strongest_draw(row, worths)
        total += RESERVE * (row[goal] * worths[goal])
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


def ship_hopes(state: Revolt, seat: Seat, berths: list[int], outlook: Outlook) -> float:
    """What ships are good for: fetching troops for a voyage, and the tech islands.

    Empty ones wait where troops are or will be created, above all at the capital.
    """
    ships = state.ships_of[seat]
    if not ships:
        return 0.0
    reach = outlook.reach
    voyage = reach.by_sea[state.ship_at[ships[0]]]
    goal = strongest_draw(voyage, outlook.overseas)
    prize = voyage[goal] * outlook.overseas[goal]
    places = [state.capital[seat]]
    for troop in state.troops_of[seat]:
        if state.troop_place[troop] < state.lookup.region_count:
            places.append(state.troop_place[troop])
    use = FADING * (len(ships) - len(berths))
    for berth in berths:
        row = reach.by_sea[berth]
        near = 0.0
        for place in places:
            near = max(near, row[place])
        use += near
    island = 0.0
    for ship in ships:
        island = max(island, reach.island[state.ship_at[ship]])
    return FETCHING * prize * use + ISLAND_DRAW * island
