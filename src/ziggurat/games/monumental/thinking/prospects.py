"""What the map promises and threatens: Provinces to take and to lose, and where Explorers go."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.rules.conquest.defence import (
    may_warlord_leave,
    natural_points,
    targets,
    token_points,
)
from ziggurat.games.monumental.rules.conquest.war_costs import has_entry_tokens
from ziggurat.games.monumental.rules.effects.estimates import BENEFIT, PRICES, SPACE
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    CAPITAL,
    EXPLORERS,
    FREE_CITY,
    HARBOR,
    MINES,
    NOBODY,
    NOTHING,
    OASIS,
    TRADE,
    WATER,
)
from ziggurat.games.monumental.thinking.appraisal import Appraisal

BARBARIANS: Final = 0.6
"""What Barbarians are plundered for."""
FREE_TOWN: Final = 0.95
UNSEEN_WONDER: Final = 1.3
"""A Natural Wonder to discover: a point, and what it brings."""
MINING: Final = 0.6
RESTING: Final = 0.3
LOSS: Final = 1.7
"""A Province lost: its point, and a step back in the majority."""
NEAR: Final = 0.88
"""What a prize is worth a step farther away from an Explorer."""
CLAIM: Final = 0.8
"""Part of a token's worth that counts while it is only in reach."""
UNIT: Final = 0.05
"""A unit free to go wherever it is needed."""
ENOUGH: Final = 6
"""Units beyond this number are of no further use."""
OPENING: Final = 0.08
"""Part of a Province's worth that counts while it is only next to one's own."""


GOALS: Final = 4
"""Conquests that are planned at most."""


def worth_of_province(state: Monumental, tile: int, made: Appraisal) -> float:
    """What conquering a Province brings besides its point."""
    worth = 0.0
    token = state.token[tile]
    if token != NOTHING:
        is_city = state.lookup.kind_type[token] == FREE_CITY
        worth += FREE_TOWN if is_city else BARBARIANS
    natural = state.natural[tile]
    if natural != NOTHING:
        shown = state.natural_shown[tile]
        worth += 1.0 + 3.0 * made.lasting[natural] if shown else UNSEEN_WONDER
    terrain = state.lookup.terrain[tile]
    if terrain == MINES:
        worth += MINING
    elif terrain == OASIS:
        worth += RESTING
    elif terrain == HARBOR and state.harbor_benefit[tile] != NOTHING:
        worth += BENEFIT
    return worth


def strength_of(state: Monumental, tile: int) -> int:
    """The Defence of a Province but for what cards add, which is not looked up in thought."""
    modifiers = state.lookup.defence_modifiers
    points = state.lookup.value[tile] + modifiers.outpost * state.outpost[tile]
    if state.token[tile] != NOTHING:
        points += token_points(state, tile)
    if state.natural[tile] != NOTHING:
        points += natural_points(state, tile)
    if state.wonder_at[tile] != NOTHING:
        points += modifiers.wonder
    if state.lairs:
        points += modifiers.monster * state.lairs.count(tile)
    if state.control[tile] != NOBODY:
        points += state.units_at(tile)
    return max(modifiers.minimum, points)


def goals(state: Monumental, player: int, made: Appraisal) -> list[tuple[int, float, int]]:
    """Provinces the player could conquer next: Defence, worth besides the point, whose it is."""
    free = free_units(state, player)
    found: list[tuple[int, float, int]] = []
    for tile in targets(state, player):
        defence = strength_of(state, tile)
        # Whoever comes close will have the units soon enough.
        if defence <= free + 1 and has_entry_tokens(state, player, tile):
            found.append((defence, worth_of_province(state, tile, made), state.control[tile]))
    return found


def free_units(state: Monumental, player: int) -> int:
    """Units that can leave where they stand: a Province keeps a piece (MO-5.6.2)."""
    home, warlord = state.capital[player], state.warlord[player]
    free = 0
    for tile, owner in enumerate(state.control):
        if owner == player:
            soldiers = state.soldiers[tile]
            held = state.outpost[tile] or tile == home
            free += soldiers if held or not soldiers else soldiers - 1
    if warlord != NOTHING and may_warlord_leave(state, player):
        free += 1
    return free


def standing_on_map(
    state: Monumental, player: int, near: list[tuple[int, float, int]], turns: float
) -> float:
    """Units at hand and Provinces within reach, less what others may take."""
    total = UNIT * min(ENOUGH, free_units(state, player))
    worths = sorted([1.0 + worth for _, worth, _ in near], reverse=True)
    total += OPENING * sum(worths[:GOALS])
    return total * min(1.0, turns) - dangers(state, player, turns)


def dangers(state: Monumental, player: int, turns: float) -> float:
    """What Provinces beside those of others are likely to be lost."""
    total = 0.0
    ways, control, home = state.lookup.unit_ways, state.control, state.capital[player]
    for tile, owner in enumerate(control):
        if owner != player or tile == home:
            continue
        rivals = 0
        for neighbour in ways[tile]:
            other = control[neighbour]
            if other not in (NOBODY, player):
                rivals += 1
        if rivals:
            defence = strength_of(state, tile)
            total += min(1.0, 0.5 + 0.25 * rivals) * max(0.0, 0.32 - 0.05 * defence)
    return LOSS * total * (0.5 + 0.5 * min(2.0, turns))


# --- Explorers


class Destinations:
    """What Explorers of a player can be after."""

    __slots__ = ("posts", "prizes")

    prizes: list[tuple[int, float]]
    """Tiles with something one of them can claim, and its worth."""
    posts: list[tuple[int, float]]
    """Tiles where a Trading Post may be built, and what it brings; both must come."""


def destinations_of(state: Monumental, player: int, made: Appraisal, turns: float) -> Destinations:
    """Where the Explorers of a player would like to be."""
    found = Destinations()
    found.prizes = []
    found.posts = []
    lookup, home = state.lookup, state.capital[player]
    builds = state.has(TRADE) and state.posts_left[player] > 0
    far = 4.0 + 3.0 * turns
    for tile in range(lookup.tile_count):
        worth = worth_of_claims(state, player, tile, made)
        if worth > 0.0:
            found.prizes.append((tile, worth))
        if builds and can_hold_post(state, tile) and tile != home:
            spaces = lookup.distance[home][tile]
            if 2 * spaces <= far:
                token = state.token[tile]
                is_city = token != NOTHING and lookup.kind_type[token] == FREE_CITY
                found.posts.append((tile, SPACE * spaces + (BENEFIT if is_city else 0.0)))
    return found


def can_hold_post(state: Monumental, tile: int) -> bool:
    """Whether a Trading Post may be built on a tile (AE-2.2.8, AE-6.5)."""
    terrain = state.lookup.terrain[tile]
    if terrain in (WATER, CAPITAL) or not state.lookup.structures[tile]:
        return False
    if state.natural[tile] != NOTHING or state.wonder_at[tile] != NOTHING:
        return False
    return state.post[tile] == NOBODY


def worth_of_claims(state: Monumental, player: int, tile: int, made: Appraisal) -> float:
    """What an Explorer could claim on a tile, or trade for."""
    worth = 0.0
    if state.deposits[2 * tile]:
        worth = PRICES[0]
    if state.deposits[2 * tile + 1]:
        worth = max(worth, PRICES[1])
    market = state.lookup.market_at[tile]
    if market != NOTHING and state.market_left[tile] and market not in state.claimed[player]:
        worth = max(worth, made.token[market])
    owner, exchange = state.post[tile], state.exchange_at[tile]
    if owner not in (NOBODY, player) and exchange != NOTHING:
        worth = max(worth, made.one_off[exchange] - 2.0 * PRICES[3])
    return worth


def exploring(state: Monumental, player: int, where: Destinations) -> float:
    """What the Explorers are about to reach."""
    distance = state.lookup.distance
    first = player * EXPLORERS
    one, two = distance[state.explorers[first]], distance[state.explorers[first + 1]]
    best = 0.0
    for tile, worth in where.posts:
        drawn = worth * NEAR ** (one[tile] + two[tile])
        best = max(best, drawn)
    apart = prize_for(one, where, NOTHING)
    other = prize_for(two, where, apart[0])
    alone = apart[1] + other[1]
    return CLAIM * (max(best, alone) + 0.3 * min(best, alone))


def prize_for(row: list[int], where: Destinations, but: int) -> tuple[int, float]:
    """The prize that draws an Explorer most, and how much; another one than the other's."""
    chosen, best = NOTHING, 0.0
    for tile, worth in where.prizes:
        if tile != but:
            drawn = worth * NEAR ** (2 * row[tile])
            if drawn > best:
                chosen, best = tile, drawn
    return chosen, best
