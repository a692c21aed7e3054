"""What a seat can hope for and has to fear: the part of the judge that looks ahead.

Hopes are the prizes its troops and ships can reach, by worth, odds and nearness; they make a troop
march, a ship sail and cards be saved where no single action gains anything. Fears are what the
troops of rivals can take.
"""

from __future__ import annotations

from operator import mul
from typing import Final

from ziggurat.games.revolt.odds import MOST_DEFENCE, odds
from ziggurat.games.revolt.points import (
    GOAL,
    HOLDING,
    INCOME,
    REMOTENESS,
    SETTLED,
    SPARE,
    STEP,
    city_points,
    count_incomes,
    count_missing,
    points,
)
from ziggurat.games.revolt.reach import FADING, reach_of
from ziggurat.games.revolt.rules.strength import region_dice, troop_dice
from ziggurat.games.revolt.rules.victory import needed_by
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import CITIES_FOR_TRADE, NOBODY
from ziggurat.kernel.state import Seat

DRAW: Final = 0.45
"""Part of a prize's worth that counts while it is only in reach."""
SECOND: Final = 0.45
"""What the same prize is still worth to a second troop on its way there."""
DENIAL: Final = 2.0
"""Taking a region from a rival, besides having it."""
CAPITAL_PRIZE: Final = 14.0
"""A rival's capital: most who lose it are out of the game."""
LAST_RIVAL: Final = 20.0
"""The same where only one rival is left."""
CAPITAL_FEAR: Final = 45.0
"""Losing the own capital."""
REGION_FEAR: Final = 2.6
"""Losing a region to a troop beside it, which may go elsewhere."""
NEIGHBOURS_FEAR: Final = 0.5
"""How likely a troop that can attack does attack here."""
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

    def __init__(self, game: Revolt, seat: Seat) -> None:
        self.seat = seat
        self.signs = signs_of(game)
        self.rivals = rivals_of(game, seat)
        self.worths, self.overseas = prize_worths(game, seat)
        incomes = count_incomes(game)
        others = [r for r in range(game.seat_count) if r != seat and game.alive[r]]
        self.scores = [points(game, rival, incomes) for rival in others]
        self.pressures = pressures_on(game, seat, others)
        self.fronts = fronts_of(game, seat, others)

    def holds_for(self, game: Revolt) -> bool:
        """Whether it is still right in another position."""
        for mine, theirs in zip(self.signs, signs_of(game)):
            if mine is not theirs:
                return False
        return self.rivals == rivals_of(game, self.seat)


def signs_of(game: Revolt) -> list[object]:
    """The shared lists of a position on which an outlook rests."""
    return [game.control, game.settled, game.fortified, game.techs, game.holding]


def rivals_of(game: Revolt, seat: Seat) -> list[int]:
    """What else of the rivals an outlook rests on."""
    counts: list[int] = []
    for rival in range(game.seat_count):
        if rival != seat:
            counts.append(len(game.troops_of[rival]))
            counts.append(len(game.ships_of[rival]))
            counts.extend(game.hand[rival * 3 : rival * 3 + 3])
    return counts


# --- hopes


def prize_worths(game: Revolt, seat: Seat) -> tuple[list[float], list[float]]:
    """By region: what taking it would bring, times the odds of taking it by land and by sea."""
    tables, control, troops_at = game.tables, game.control, game.troops_at
    gains, city = gains_of(game, seat)
    attack = tables.attack[game.nation[seat]]
    worths, overseas = [0.0] * tables.region_count, [0.0] * tables.region_count
    for region in reach_of(tables).prizes:
        owner = control[region]
        if owner == seat:
            continue
        resource = tables.resource[region]
        plain = city if tables.is_city[region] else SPARE
        worth = plain if resource == NOBODY else gains[resource]
        against = region_dice(game, region, seat)
        if owner != NOBODY:
            worth += rival_worth(game, region, owner)
            if troops_at[region]:
                against = min(MOST_DEFENCE, against + 1 + troops_at[region])
        worths[region] = worth * odds(attack, against)
        overseas[region] = worth * odds(attack + 1, against)
    return worths, overseas


def gains_of(game: Revolt, seat: Seat) -> tuple[list[float], float]:
    """What one more region of each resource would bring, and one more city."""
    needed, goods, first = needed_by(game, seat), game.goods, seat * 3
    missing = count_missing(game, seat, needed)
    useful = INCOME + STEP + GOAL * (REMOTENESS ** max(0, missing - 1) - REMOTENESS**missing)
    gains = [useful if goods[first + r] < needed[r] else SPARE + INCOME for r in range(3)]
    city = 1.0 + city_points(game.cities[seat] + 1) - city_points(game.cities[seat])
    return gains, city


def rival_worth(game: Revolt, region: int, owner: Seat) -> float:
    """What a region is worth more because a rival loses it."""
    worth = DENIAL
    if region == game.capital[owner]:
        worth += LAST_RIVAL if sum(game.alive) == 2 else CAPITAL_PRIZE
    if game.settled[region]:
        worth += SETTLED
    return worth


def hopes(game: Revolt, seat: Seat, outlook: Outlook) -> float:
    """What the troops of a seat are about to reach, by land and by sea."""
    reach = reach_of(game.tables)
    worths, overseas = outlook.worths[:], outlook.overseas[:]
    deck_base, coasts_of = game.tables.deck_base, game.tables.coasts_of
    berths = free_berths(game, seat)
    total = ship_hopes(game, seat, berths, overseas)
    for troop in game.troops_of[seat]:
        place = game.troop_place[troop]
        best, region = 0.0, 0
        voyages: list[list[float]] = []
        if place >= deck_base:
            voyages.append(reach.by_sea[game.ship_at[place - deck_base]])
        else:
            row = reach.mounted[place] if game.is_mounted(troop) else reach.on_foot[place]
            drawn = list(map(mul, row, worths))
            best = max(drawn)
            region = drawn.index(best)
            if berths and place < game.tables.region_count:
                voyages.extend([reach.embarked[c] for c in coasts_of[place] if c in berths])
        for row in voyages:
            drawn = list(map(mul, row, overseas))
            most = max(drawn)
            if most > best:
                best, region = most, drawn.index(most)
        total += best
        worths[region] *= SECOND
        overseas[region] *= SECOND
    return DRAW * total


def free_berths(game: Revolt, seat: Seat) -> list[int]:
    """Where ships of the seat lie that nobody is aboard of."""
    ships = game.ships_of[seat]
    if not ships:
        return []
    loaded = [game.ship_under(t) for t in game.troops_of[seat] if game.is_aboard(t)]
    return [game.ship_at[ship] for ship in ships if ship not in loaded]


def ship_hopes(game: Revolt, seat: Seat, berths: list[int], overseas: list[float]) -> float:
    """What ships are good for: fetching troops for a voyage, and the tech islands.

    Empty ones wait where troops are or will be created, above all at the capital.
    """
    ships = game.ships_of[seat]
    if not ships:
        return 0.0
    reach = reach_of(game.tables)
    prize = max(map(mul, reach.by_sea[game.ship_at[ships[0]]], overseas))
    places = [game.capital[seat]]
    for troop in game.troops_of[seat]:
        if game.troop_place[troop] < game.tables.region_count:
            places.append(game.troop_place[troop])
    use = FADING * (len(ships) - len(berths))
    for berth in berths:
        row = reach.by_sea[berth]
        use += max([row[place] for place in places])
    island = max([reach.island[game.ship_at[ship]] for ship in ships])
    return FETCHING * prize * use + ISLAND_DRAW * island


# --- fears


def pressures_on(game: Revolt, seat: Seat, rivals: list[Seat]) -> list[tuple[float, float]]:
    """How strongly each rival can attack the seat's capital soon, and with what odds."""
    tables, reach = game.tables, reach_of(game.tables)
    capital = game.capital[seat]
    against = tables.defence[game.nation[seat]] + 1
    found: list[tuple[float, float]] = []
    for rival in rivals:
        pressure = 0.0
        for troop in game.troops_of[rival]:
            place = game.troop_place[troop]
            if place >= tables.deck_base:
                near = reach.by_sea[game.ship_at[place - tables.deck_base]][capital]
            elif game.is_mounted(troop):
                near = reach.mounted[place][capital]
            else:
                near = reach.on_foot[place][capital]
            pressure += strike(near)
        if pressure > 0.0:
            found.append((pressure, odds(tables.attack[game.nation[rival]], against)))
    return found


def capital_fear(game: Revolt, seat: Seat, outlook: Outlook) -> float:
    """The danger that rivals take the own capital before the seat's next turn, or soon."""
    capital = game.capital[seat]
    if game.control[capital] != seat:
        return 0.0
    fear = 0.0
    for pressure, chance in outlook.pressures:
        fear += fall_chance(pressure, chance, game.troops_at[capital])
    return CAPITAL_FEAR * min(1.0, fear)


def strike(near: float) -> float:
    """How much of an attack a troop at such a nearness is: whole from next door, less from afar."""
    if near > 0.7:
        return 1.0
    if near > 0.5:
        return 0.4
    return 0.12 if near > 0.36 else 0.0


def fall_chance(pressure: float, chance: float, guards: int) -> float:
    """The chance that so many attacks beat all guards and then the city itself."""
    fallen = chance * min(1.0, pressure)
    for guard in range(1, guards + 1):
        more = pressure - guard
        fallen *= chance * (min(1.0, more) if more > 0.0 else 0.12)
    return fallen * max(1.0, min(1.6, pressure / (guards + 1)))


def fronts_of(game: Revolt, seat: Seat, rivals: list[Seat]) -> list[tuple[int, list[int]]]:
    """The troops of rivals that stand beside the seat's regions, each with those regions."""
    tables, control = game.tables, game.control
    found: list[tuple[int, list[int]]] = []
    for rival in rivals:
        for troop in game.troops_of[rival]:
            place = game.troop_place[troop]
            if place < tables.region_count:
                beside = [region for region in tables.plain[place] if control[region] == seat]
                if beside:
                    found.append((rival, beside))
    return found


def region_fear(game: Revolt, seat: Seat, outlook: Outlook) -> float:
    """What troops beside the seat's regions may take from it."""
    fear = 0.0
    for rival, regions in outlook.fronts:
        fear += max([loss(game, region, seat, rival) for region in regions])
    return NEIGHBOURS_FEAR * fear


def loss(game: Revolt, region: int, seat: Seat, rival: Seat) -> float:
    """What an attack on a region of the seat costs it on average."""
    attack = game.tables.attack[game.nation[rival]]
    if game.troops_at[region]:
        return odds(attack, troop_dice(game, game.troops_in(region)[0])) * REGION_FEAR
    worth = REGION_FEAR + (SETTLED if game.settled[region] else 0.0)
    if game.tables.is_city[region]:
        cities = game.cities[seat]
        worth += city_points(cities) - city_points(cities - 1)
        if cities >= CITIES_FOR_TRADE:
            worth += HOLDING
    return odds(attack, region_dice(game, region, rival)) * worth
