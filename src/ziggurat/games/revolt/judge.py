"""How good a position is for a seat: what greedy and search bots stand on.

Every seat is given points for what it has, in the words of the rules: regions towards the resource
victory, cities towards six, income, troops, settlements, cards. The seat judged also counts its
prospects: what its troops and ships can reach, and what threatens its capital and regions. What
counts is the lead over the rivals, of whom one about to win weighs more than all others together.
"""

from __future__ import annotations

from math import exp, log
from operator import mul
from typing import Final

from ziggurat.games.revolt.odds import odds
from ziggurat.games.revolt.reach import reach_of
from ziggurat.games.revolt.rules.building import support
from ziggurat.games.revolt.rules.strength import region_dice, troop_dice
from ziggurat.games.revolt.rules.victory import needed_by
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import (
    ARMY,
    CITIES_FOR_TRADE,
    FOOD,
    GRANARIES,
    HORSES,
    MILITARY_INTEGRATION,
    NOBODY,
    ONGOING,
    SETTLEMENT,
    TECH_COUNT,
)
from ziggurat.kernel.state import Seat

ALARM: Final = 12.0
"""Points by which a rival who is ahead of the others counts e times as much as they do."""
LEAD: Final = 60.0
"""Points ahead that are half way from an even game to a won one."""

# What a seat has.
STEP: Final = 2.0
"""A region that counts for the resource victory, however far that is."""
GOAL: Final = 80.0
"""The resource victory itself, less `REMOTENESS` for every region missing (ER-71)."""
REMOTENESS: Final = 0.72
SPARE: Final = 0.8
"""A resource region beyond what is needed: support, and room to lose one."""
CITY_POINTS: Final = (0.0, 2.0, 5.0, 9.0, 15.0, 24.0, 45.0, 52.0, 56.0)
"""By cities: support, docks and cards at first, then the trade victory comes near (ER-76)."""
HOLDING: Final = 30.0
"""The cycle of ER-76 is running: nobody else has had to take a city yet."""
INCOME: Final = 1.6
"""A card a turn, where there are some already."""
FOOD_POINTS: Final = (0.0, 5.0, 7.5, 9.5, 11.2, 12.6, 13.8, 14.8)
"""By food a turn: the first replaces lost armies, the later ones make more of them."""
GOODS_POINTS: Final = (0.0, 3.0, 5.2, 7.0, 8.4, 9.4, 10.2, 10.8)
"""By gold or wood a turn."""
IDLE: Final = (1.0, 1.0, 1.0, 1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3)
"""By cards of a kind in hand: how much more of them is still worth having."""
TROOP_POINTS: Final = (-6.0, 4.0, 8.0, 11.0, 13.5, 15.5, 17.0, 18.2, 19.2, 20.0, 20.6, 21.0)
"""By troops: without any there is no game left, the tenth adds little."""
RESERVE: Final = 0.75
"""An army that could be created at once, compared with one that exists."""
RECOVERY: Final = 0.5
"""The same where the food is still to be collected."""
MERCENARY_COST: Final = 1.0
"""The upkeep of a mercenary, which an army has not (ER-54)."""
MOUNTED: Final = 1.5
"""What the tech card Horses adds to every troop (ER-15)."""
ROOM: Final = 0.5
"""Support for an army that could be created (ER-12)."""
SETTLED: Final = 2.6
"""A settlement more or less: it stays, it defends, it lets the troop go on (ER-36, ER-37)."""
FIRST_SETTLED: Final = (0.0, 3.0, 5.0, 6.5, 7.5, 8.0)
"""What the first settlements are worth besides: without them there is no second army."""
UPKEEP: Final = 1.4
"""A card a turn that is asked for what is beyond the free number (ER-39)."""
FORTIFIED: Final = 0.7
SHIP_POINTS: Final = (0.0, 1.5, 2.2, 1.6, 0.8)
"""By ships: the first opens the sea, the third costs upkeep (ER-26)."""
CARD_POINTS: Final = (0.0, 0.9, 1.7, 2.4, 2.8, 3.1, 3.3, 3.4)
"""By cards of a resource in hand; cards are for spending."""
CARD_MORE: Final = 0.03
TECH_POINTS: Final = (
    0.6, 0.6, 0.6, 1.0, 3.5, 4.0, 1.0, 4.5, 1.0, 3.5, 1.5, 0.8, 1.0, 1.5, 0.8, 1.5, 2.0,
)  # fmt: skip
"""By tech card, in the order of `TECHS`; what a chip yields is income besides."""
EXILE: Final = -40.0
"""Without the own capital a seat has one turn left to take it back (ER-70)."""

# What a seat can hope for and has to fear.
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
ISLAND_DRAW: Final = 1.2
"""A ship at a tech island saves two cards a turn (ER-59)."""


def judge(game: Revolt, seat: Seat) -> float:
    """How a seat stands: 1 when it has won, 0 when it is lost, a half when nobody is ahead.

    The scale bends slowly, so that whoever is ahead still takes sensible risks.
    """
    if game.ending != ONGOING:
        return 1.0 / game.places.count(1) if game.places[seat] == 1 else 0.0
    if not game.alive[seat]:
        return 0.0
    incomes = count_incomes(game)
    mine = points(game, seat, incomes) + prospects(game, seat)
    lead = mine - pressure_of_rivals(game, seat, incomes)
    return 0.5 + 0.5 * lead / (LEAD + abs(lead))


def pressure_of_rivals(game: Revolt, seat: Seat, incomes: list[int]) -> float:
    """The points of the rivals, drawn together into those of one who stands for all."""
    rivals = [r for r in range(game.seat_count) if r != seat and game.alive[r]]
    scores = [points(game, rival, incomes) for rival in rivals]
    most = max(scores)
    together = sum([exp((score - most) / ALARM) for score in scores])
    return most + ALARM * log(together / len(scores))


def count_incomes(game: Revolt) -> list[int]:
    """Cards each seat would collect now: three numbers a seat (ER-63)."""
    incomes = [0] * (3 * game.seat_count)
    resources, settled, troops_at = game.tables.resource, game.settled, game.troops_at
    chipped = game.chipped
    for region, owner in enumerate(game.control):
        if owner >= 0 and (settled[region] or troops_at[region]) and resources[region] >= 0:
            incomes[owner * 3 + resources[region]] += 1 + chipped[region]
    return incomes


# --- what a seat has


def points(game: Revolt, seat: Seat, incomes: list[int]) -> float:
    """What a seat has, whoever looks."""
    total = progress_points(game, seat) + income_points(game, seat, incomes)
    cities = game.cities[seat]
    total += CITY_POINTS[min(cities, len(CITY_POINTS) - 1)]
    if game.holding[seat] and cities >= CITIES_FOR_TRADE:
        total += HOLDING
    total += force_points(game, seat, incomes[seat * 3 + FOOD]) + built_points(game, seat) + card_points(game, seat)
    return total if game.has_capital(seat) else total + EXILE


def count_missing(game: Revolt, seat: Seat) -> int:
    """Regions a seat still lacks for the resource victory (ER-71)."""
    needed = needed_by(game, seat)
    goods, first = game.goods, seat * 3
    missing = 0
    for resource in range(3):
        missing += max(0, needed[resource] - goods[first + resource])
    return missing


def progress_points(game: Revolt, seat: Seat) -> float:
    """How near the resource victory is."""
    goods, first = game.goods, seat * 3
    missing = count_missing(game, seat)
    have = goods[first] + goods[first + 1] + goods[first + 2]
    useful = sum(needed_by(game, seat)) - missing
    return STEP * useful + SPARE * (have - useful) + GOAL * REMOTENESS**missing


def income_points(game: Revolt, seat: Seat, incomes: list[int]) -> float:
    """What comes in every turn: less where much of it lies unused in hand."""
    last = len(FOOD_POINTS) - 1
    total = 0.0
    for resource in range(3):
        steps = FOOD_POINTS if resource == FOOD else GOODS_POINTS
        idle = IDLE[min(game.hand[seat * 3 + resource], len(IDLE) - 1)]
        total += steps[min(last, incomes[seat * 3 + resource])] * idle
    return total


def force_points(game: Revolt, seat: Seat, food: int) -> float:
    """Troops, ships, and the armies that could take the place of lost ones."""
    troops, ships = len(game.troops_of[seat]), len(game.ships_of[seat])
    armies = game.count_armies(seat)
    total = SHIP_POINTS[min(ships, len(SHIP_POINTS) - 1)]
    if not game.has_tech(seat, MILITARY_INTEGRATION):
        total -= MERCENARY_COST * (troops - armies)
    if game.has_tech(seat, HORSES):
        total += MOUNTED * min(5, troops)
    room = support(game, seat) - armies
    reserve = min(float(room), armies_in_hand(game, seat, food))
    if not troops:
        return total + TROOP_POINTS[0] + (TROOP_POINTS[1] - TROOP_POINTS[0]) * min(1.0, reserve)
    following = troops + reserve * RESERVE if reserve > 0.0 else float(troops)
    return total + between(TROOP_POINTS, following) + ROOM * min(3, room)


def armies_in_hand(game: Revolt, seat: Seat, food: int) -> float:
    """Armies the food in hand, or soon in hand, would pay for (ER-10, ER-11)."""
    if not game.has_capital(seat):
        return 0.0
    price = game.tables.price[game.nation[seat]][ARMY][FOOD]
    cards = game.hand[seat * 3 + FOOD]
    if cards >= price:
        return cards / price
    if not food:
        return 0.0
    return RECOVERY ** ((price - cards + food - 1) // food)


def between(steps: tuple[float, ...], place: float) -> float:
    """The value between two steps."""
    last = len(steps) - 1
    if place >= last:
        return steps[last]
    low = int(place)
    return steps[low] + (steps[low + 1] - steps[low]) * (place - low)


def built_points(game: Revolt, seat: Seat) -> float:
    """Settlements and fortifications, and what they cost beyond the free ones (ER-39)."""
    settlements = game.settlements[seat]
    total = FIRST_SETTLED[min(settlements, len(FIRST_SETTLED) - 1)]
    total += SETTLED * settlements + FORTIFIED * min(4, game.forts[seat])
    free = game.tables.upkeep_free[game.nation[seat]][SETTLEMENT]
    if settlements > free and not game.has_tech(seat, GRANARIES):
        total -= UPKEEP * (settlements - free)
    return total


def card_points(game: Revolt, seat: Seat) -> float:
    """Cards in hand, the more of a kind the less each, and tech cards."""
    total = 0.0
    last = len(CARD_POINTS) - 1
    for cards in game.hand[seat * 3 : seat * 3 + 3]:
        total += CARD_POINTS[min(cards, last)] + CARD_MORE * max(0, cards - last)
    techs = game.techs[seat * TECH_COUNT : (seat + 1) * TECH_COUNT]
    for tech, count in enumerate(techs):
        if count:
            total += TECH_POINTS[tech] * count
    return total


# --- what a seat can hope for and has to fear


def prospects(game: Revolt, seat: Seat) -> float:
    """What the seat's troops and ships can reach, less what others can reach of the seat's."""
    return hopes(game, seat) - capital_fear(game, seat) - region_fear(game, seat)


def prize_worths(game: Revolt, seat: Seat) -> list[float]:
    """By region: what taking it would bring, times the odds of taking it."""
    tables, control = game.tables, game.control
    needed, goods, first = needed_by(game, seat), game.goods, seat * 3
    missing = count_missing(game, seat)
    useful = STEP + GOAL * (REMOTENESS ** max(0, missing - 1) - REMOTENESS**missing)
    cities = game.cities[seat]
    city = CITY_POINTS[min(cities + 1, len(CITY_POINTS) - 1)]
    city += 1.0 - CITY_POINTS[min(cities, len(CITY_POINTS) - 1)]
    attack = tables.attack[game.nation[seat]]
    worths = [0.0] * tables.region_count
    for region in reach_of(tables).prizes:
        owner = control[region]
        if owner == seat:
            continue
        resource = tables.resource[region]
        if tables.is_city[region]:
            worth = city
        elif resource == NOBODY:
            worth = SPARE
        elif goods[first + resource] < needed[resource]:
            worth = useful + INCOME
        else:
            worth = SPARE + INCOME
        against = region_dice(game, region, seat)
        if owner != NOBODY:
            worth += rival_worth(game, region, owner)
            if game.troops_at[region]:
                against += 1 + game.troops_at[region]
        worths[region] = worth * odds(attack, against)
    return worths


def rival_worth(game: Revolt, region: int, owner: Seat) -> float:
    """What a region is worth more because a rival loses it."""
    worth = DENIAL
    if region == game.capital[owner]:
        worth += LAST_RIVAL if sum(game.alive) == 2 else CAPITAL_PRIZE
    if game.settled[region]:
        worth += SETTLED
    return worth


def hopes(game: Revolt, seat: Seat) -> float:
    """What the troops of a seat are about to reach, by land and by sea."""
    reach = reach_of(game.tables)
    worths = prize_worths(game, seat)
    deck_base = game.tables.deck_base
    berths = free_berths(game, seat)
    total = 0.0
    for troop in game.troops_of[seat]:
        place = game.troop_place[troop]
        if place >= deck_base:
            row = reach.by_sea[game.ship_at[place - deck_base]]
        elif game.is_mounted(troop):
            row = reach.mounted[place]
        else:
            row = reach.on_foot[place]
        drawn = list(map(mul, row, worths))
        best = max(drawn)
        region = drawn.index(best)
        if place < game.tables.region_count and berths:
            for coast in game.tables.coasts_of[place]:
                if coast in berths:
                    sailed = list(map(mul, reach.embarked[coast], worths))
                    if max(sailed) > best:
                        best = max(sailed)
                        region = sailed.index(best)
        total += best
        worths[region] *= SECOND
    total += ship_hopes(game, seat, berths)
    return DRAW * total


def free_berths(game: Revolt, seat: Seat) -> list[int]:
    """Where ships of the seat lie that nobody is aboard of."""
    loaded = [game.ship_under(t) for t in game.troops_of[seat] if game.is_aboard(t)]
    return [game.ship_at[ship] for ship in game.ships_of[seat] if ship not in loaded]


def ship_hopes(game: Revolt, seat: Seat, berths: list[int]) -> float:
    """What an empty ship is good for: fetching troops, and the tech islands."""
    if not berths:
        return 0.0
    reach = reach_of(game.tables)
    total = 0.0
    for berth in berths:
        row = reach.by_sea[berth]
        waiting = 0.0
        for troop in game.troops_of[seat]:
            place = game.troop_place[troop]
            if place < game.tables.region_count and row[place] > waiting:
                waiting = row[place]
        total += waiting
    return total + ISLAND_DRAW * max([reach.island[berth] for berth in berths])


def capital_fear(game: Revolt, seat: Seat) -> float:
    """The danger that rivals take the own capital before the seat's next turn, or soon."""
    capital = game.capital[seat]
    if game.control[capital] != seat:
        return 0.0
    tables, reach = game.tables, reach_of(game.tables)
    nation = game.nation[seat]
    guards = game.troops_at[capital]
    against = tables.defence[nation] + 1
    fear = 0.0
    for rival in range(game.seat_count):
        if rival == seat or not game.alive[rival]:
            continue
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
            chance = odds(tables.attack[game.nation[rival]], against)
            fear += fall_chance(pressure, chance, guards)
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


def region_fear(game: Revolt, seat: Seat) -> float:
    """What troops beside the seat's regions may take from it."""
    tables, control = game.tables, game.control
    fear = 0.0
    for rival in range(game.seat_count):
        if rival == seat or not game.alive[rival]:
            continue
        attack = tables.attack[game.nation[rival]]
        for troop in game.troops_of[rival]:
            place = game.troop_place[troop]
            if place >= tables.region_count:
                continue
            worst = 0.0
            for region in tables.plain[place]:
                if control[region] == seat:
                    worst = max(worst, loss(game, region, seat, rival, attack))
            fear += worst
    return NEIGHBOURS_FEAR * fear


def loss(game: Revolt, region: int, seat: Seat, rival: Seat, attack: int) -> float:
    """What an attack on a region of the seat costs it on average."""
    if game.troops_at[region]:
        return odds(attack, troop_dice(game, game.troops_in(region)[0])) * REGION_FEAR
    worth = REGION_FEAR + (SETTLED if game.settled[region] else 0.0)
    if game.tables.is_city[region]:
        cities = game.cities[seat]
        worth += CITY_POINTS[min(cities, 8)] - CITY_POINTS[max(0, min(cities, 8) - 1)]
        if game.holding[seat] or cities >= CITIES_FOR_TRADE:
            worth += HOLDING
    return odds(attack, region_dice(game, region, rival)) * worth
