"""What is in force for a player, and what effects count, ask for and narrow down (EF-3 to EF-6)."""

from __future__ import annotations

from ziggurat.games.monumental.lookup.lookup import (
    ACQUIRED,
    CONQUERED,
    COUNT,
    IS_COASTAL,
    IS_TERRAIN,
    WAS_OPPONENT,
    WAS_UNCONQUERED,
    Condition,
    Filter,
)
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    ARCHIVED_COUNT,
    COASTAL_COUNT,
    CONQUESTS_COUNT,
    EXPLORERS,
    EXPLORERS_OUT_COUNT,
    GOLD,
    GOLD_COUNT,
    KNOWLEDGE,
    KNOWLEDGE_ACTIVE_COUNT,
    KNOWLEDGE_COUNT,
    MARKETS_COUNT,
    NATURAL_WONDERS_COUNT,
    NOBODY,
    NOTHING,
    OUTPOSTS_COUNT,
    POLICIES_COUNT,
    PROVINCES_COUNT,
    RESERVE_COUNT,
    TERRAIN_COUNT,
    TRADE_COUNT,
    TRADING_POSTS_COUNT,
    WONDER_TOKENS_COUNT,
    WONDERS_COUNT,
)
from ziggurat.kernel.errors import Broken


def in_force(state: Monumental, player: int, trigger: int) -> list[int]:
    """The player's cards in force with a record for a trigger, each kind once (EF-2.3, EF-2.4).

    City cards that are active this turn, active policies, the Warlord, a Hero that is not on its
    way back to the row (AE-4.7.1), and Natural Wonders face up in Provinces the player controls
    (AE-6.4). Of an Automa nothing is in force (MO-14.8, AE-6.7).
    """
    found: list[int] = []
    bit = 1 << trigger
    if player >= state.seat_count or not state.reacting[player] & bit:
        return found
    reacts = state.lookup.kind_reacts
    for kind in state.active[player]:
        if reacts[kind] & bit and kind not in found:
            found.append(kind)
    for kind in state.policies[player]:
        if reacts[kind] & bit:
            found.append(kind)
    warlord = state.lookup.civ_warlord[state.civilization[player]]
    if reacts[warlord] & bit:
        found.append(warlord)
    hero = state.hero[player]
    if hero != NOTHING and reacts[hero] & bit and state.hero_marked[player] != hero:
        found.append(hero)
    found += [kind for kind in natural_wonders(state, player) if reacts[kind] & bit]
    return found


def natural_wonders(state: Monumental, player: int) -> list[int]:
    """Natural Wonders a player controls; those still face down are nobody's (AE-6.3, AE-6.4)."""
    return [
        state.natural[tile]
        for tile in state.lookup.natural_tiles
        if state.control[tile] == player
        and state.natural_shown[tile]
        and state.natural[tile] != NOTHING
    ]


def is_in_force(state: Monumental, player: int, kind: int, trigger: int) -> bool:
    """Whether something of the player's is in force and has a record for a trigger."""
    return kind in in_force(state, player, trigger)


def records_for(state: Monumental, kind: int, trigger: int) -> list[int]:
    """The records of something printed that wait for a trigger, in printed order."""
    records = state.lookup.records
    return [
        number for number in state.lookup.kind_records[kind] if records[number].trigger == trigger
    ]


# --- counters


def count(state: Monumental, player: int, counter: int) -> int:
    """What a counter shows for a player."""
    if counter >= TERRAIN_COUNT:
        return count_terrain(state, player, counter - TERRAIN_COUNT)
    if counter == PROVINCES_COUNT:
        return state.provinces[player]
    if counter == KNOWLEDGE_COUNT:
        return state.knowledge_owned[player]
    if counter == CONQUESTS_COUNT:
        return state.conquests[player]
    if counter == GOLD_COUNT:
        return state.amount(player, GOLD)
    if counter == TRADE_COUNT:
        return state.trade[player]
    if counter == ARCHIVED_COUNT:
        return state.reform_count[player]
    return count_on_map(state, player, counter) + count_cards(state, player, counter)


def count_cards(state: Monumental, player: int, counter: int) -> int:
    """Counters of cards and tokens before a player; 0 for the others."""
    if counter == WONDERS_COUNT:
        return len(state.wonders[player])
    if counter == POLICIES_COUNT:
        return len(state.policies[player])
    if counter == RESERVE_COUNT:
        return len(state.reserve[player])
    if counter == MARKETS_COUNT:
        return len(state.markets[player]) + len(state.markets_used[player])
    if counter == KNOWLEDGE_ACTIVE_COUNT:
        types = state.lookup.kind_type
        return sum(1 for kind in state.active[player] if types[kind] == KNOWLEDGE)
    return 0


def count_on_map(state: Monumental, player: int, counter: int) -> int:
    """Counters of what stands on the map; 0 for the others."""
    tiles = range(state.lookup.tile_count)
    if counter == COASTAL_COUNT:
        return sum(1 for tile in tiles if state.control[tile] == player and is_coastal(state, tile))
    if counter == WONDER_TOKENS_COUNT:
        return sum(
            1
            for tile in tiles
            if state.control[tile] == player and state.wonder_at[tile] != NOTHING
        )
    if counter == OUTPOSTS_COUNT:
        return sum(1 for tile in tiles if state.control[tile] == player and state.outpost[tile])
    if counter == TRADING_POSTS_COUNT:
        return state.post.count(player)
    if counter == NATURAL_WONDERS_COUNT:
        return len(natural_wonders(state, player))
    if counter == EXPLORERS_OUT_COUNT:
        first = player * EXPLORERS
        home = state.capital[player]
        return sum(1 for tile in state.explorers[first : first + EXPLORERS] if tile != home)
    return 0


def count_terrain(state: Monumental, player: int, terrain: int) -> int:
    """Provinces of one terrain the player controls."""
    terrains = state.lookup.terrain
    home = state.capital[player]
    return sum(
        1
        for tile, owner in enumerate(state.control)
        if owner == player and terrains[tile] == terrain and tile != home
    )


def is_coastal(state: Monumental, tile: int) -> bool:
    """Whether a Province is Coastal (MO-6.4)."""
    return state.lookup.coastal[tile] != 0


# --- conditions and filters


def meets(
    state: Monumental, player: int, conditions: list[Condition], subject: int, other: int
) -> bool:
    """Whether all conditions hold (EF-4).

    In conquest triggers the subject is the Province and the other its previous owner.
    """
    if not conditions:
        return True
    if len(conditions) == 1:
        return holds(state, player, conditions[0], subject, other)
    return all(holds(state, player, condition, subject, other) for condition in conditions)


def holds(state: Monumental, player: int, condition: Condition, subject: int, other: int) -> bool:
    """Whether one condition holds."""
    if condition.what == CONQUERED:
        return state.conquests[player] > 0
    if condition.what == ACQUIRED:
        if condition.counter == NOTHING:
            return state.acquired[player] != 0
        return state.acquired[player] >> condition.counter & 1 != 0
    if condition.what == COUNT:
        return condition.low <= count(state, player, condition.counter) <= condition.high
    return subject != NOTHING and has_quality(state, condition.quality, subject, other)


def has_quality(state: Monumental, quality: int, tile: int, previous: int) -> bool:
    """Whether the Province just conquered is, or was, what a condition asks for."""
    if quality == IS_COASTAL:
        return is_coastal(state, tile)
    # Control is lost by conquest only (MO-7.1), so a Province nobody held was never conquered.
    if quality == WAS_UNCONQUERED:
        return previous == NOBODY
    if quality == WAS_OPPONENT:
        return previous != NOBODY
    if quality < IS_TERRAIN:
        raise Broken(f"there is no quality {quality} of Provinces")
    return state.lookup.terrain[tile] == quality - IS_TERRAIN


def passes(state: Monumental, wanted: Filter | None, kind: int, origin: int, own_kind: int) -> bool:
    """Whether a card from somewhere is what a filter of another card asks for."""
    if wanted is None:
        return True
    lookup = state.lookup
    if wanted.types and lookup.kind_type[kind] not in wanted.types:
        return False
    if wanted.era and lookup.kind_era[kind] != wanted.era:
        return False
    if wanted.max_cost >= 0 and lookup.kind_cost[kind] > wanted.max_cost:
        return False
    if wanted.is_basic and kind not in lookup.basics:
        return False
    if wanted.origins and origin not in wanted.origins:
        return False
    return not (wanted.not_self and kind == own_kind)
