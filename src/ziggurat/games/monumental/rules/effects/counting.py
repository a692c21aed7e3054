"""What is in force for a player, and what effects count, ask for and narrow down (EF-3 to EF-6)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.printed.effects import (
    TERRAIN_COUNTER,
    Comparison,
    Condition,
    ProvinceIs,
)
from ziggurat.games.monumental.printed.operations import Filter
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    ARCHIVED_COUNT,
    COASTAL_COUNT,
    CONQUESTS_COUNT,
    COUNTERS,
    ERAS,
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
    ORIGINS,
    OUTPOSTS_COUNT,
    POLICIES_COUNT,
    PROVINCES_COUNT,
    RESERVE_COUNT,
    TERRAIN_COUNT,
    TERRAINS,
    TRADE_COUNT,
    TRADING_POSTS_COUNT,
    TYPES,
    WONDER_TOKENS_COUNT,
    WONDERS_COUNT,
)


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

COUNTER_NUMBERS: Final[dict[str, int]] = {
    **{name: number for number, name in enumerate(COUNTERS)},
    **{TERRAIN_COUNTER + name: TERRAIN_COUNT + place for place, name in enumerate(TERRAINS)},
}


def counter_of(name: str) -> int:
    """The number of a counter (EF-6)."""
    return COUNTER_NUMBERS[name]


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
    state: Monumental, player: int, condition: Condition | None, subject: int, other: int
) -> bool:
    """Whether a condition holds (EF-4).

    In conquest triggers the subject is the Province and the other its previous owner.
    """
    if condition is None:
        return True
    if condition.count is not None and not compares(state, player, condition.count):
        return False
    if condition.conquered_this_turn and not state.conquests[player]:
        return False
    acquired, province = condition.acquired_this_turn, condition.province
    if acquired is not None and not has_acquired(state, player, acquired):
        return False
    return province is None or (subject != NOTHING and is_such(state, province, subject, other))


def compares(state: Monumental, player: int, wanted: Comparison) -> bool:
    """Whether a counter shows what is wanted."""
    shown = count(state, player, counter_of(wanted.of))
    if wanted.at_least is not None:
        return shown >= wanted.at_least
    if wanted.at_most is not None:
        return shown <= wanted.at_most
    return shown == wanted.exactly


def least_wanted(wanted: Comparison) -> int:
    """What a counter must show at least."""
    least = wanted.exactly if wanted.at_least is None else wanted.at_least
    return 0 if least is None else least


def has_acquired(state: Monumental, player: int, wanted: str) -> bool:
    """Whether a player has acquired a card of a type this turn, or any."""
    acquired = state.acquired[player]
    return acquired != 0 if wanted == "any" else acquired >> TYPES.index(wanted) & 1 != 0


def is_such(state: Monumental, wanted: ProvinceIs, tile: int, previous: int) -> bool:
    """Whether the Province just conquered is, and was, what a condition asks for."""
    if wanted.terrain is not None and TERRAINS[state.lookup.terrain[tile]] != wanted.terrain:
        return False
    if wanted.coastal and not is_coastal(state, tile):
        return False
    # Control is lost by conquest only (MO-7.1), so a Province nobody held was never conquered.
    return wanted.was is None or (wanted.was == "unconquered") == (previous == NOBODY)


def passes(state: Monumental, wanted: Filter | None, kind: int, origin: int, own_kind: int) -> bool:
    """Whether a card from somewhere is what a filter of another card asks for (EF-5)."""
    if wanted is None:
        return True
    lookup = state.lookup
    if wanted.type and TYPES[lookup.kind_type[kind]] not in wanted.type:
        return False
    if wanted.era is not None and ERAS[lookup.kind_era[kind]] != str(wanted.era):
        return False
    if wanted.max_cost is not None and lookup.kind_cost[kind] > wanted.max_cost:
        return False
    if wanted.basic and kind not in lookup.basics:
        return False
    if wanted.place is not None and origin != ORIGINS.index(wanted.place):
        return False
    return not (wanted.not_self and kind == own_kind)
