"""Whether an effect would do anything now: what cannot be carried out at all is not offered."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat.games.monumental.lookup.lookup import Operation, Record
from ziggurat.games.monumental.rules.conquest.campaign import find_conquest
from ziggurat.games.monumental.rules.effects.counting import count, passes
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    ANY,
    BASIC,
    BUILDING,
    DO_ACQUIRE,
    DO_ACTIVATE_CITY,
    DO_ACTIVATE_DISPLAY,
    DO_ACTIVATE_RESERVE,
    DO_ARCHIVE,
    DO_BOTH_GAINS,
    DO_CHOOSE,
    DO_CONVERT,
    DO_DRAW_USE,
    DO_EXPLORER_ACTION,
    DO_GAIN_PER,
    DO_GIVE_UNREST,
    DO_LOSE,
    DO_MOVE_UNITS,
    DO_REMOVE_UNREST,
    DO_RESERVE,
    DO_STEAL,
    DO_TRADE,
    DO_TRADE_BENEFIT,
    DO_TRANSFER_RESERVED,
    DO_UNREST,
    ERA_II,
    FROM_BASIC,
    FROM_DISPLAY,
    FROM_RESERVE,
    GOLD,
    IN_BOTH,
    IN_CITY,
    IN_DISCARD,
    IN_RESERVE,
    KNOWLEDGE,
    NOTHING,
    PLACES,
    RENAISSANCE,
    RESERVE,
    TRADE,
    UNLIMITED,
    WONDER,
)


def would_help(state: Monumental, player: int, record: Record) -> bool:
    """Whether using an effect would bring about anything but its price."""
    return program_helps(state, player, record.program, record.kind)


def program_helps(state: Monumental, player: int, program: int, own_kind: int) -> bool:
    """Whether any operation of a program would do something wanted."""
    operations = state.lookup.programs[program]
    return any(helps(state, player, operation, own_kind) for operation in operations)


def helps(state: Monumental, player: int, operation: Operation, own_kind: int) -> bool:
    """Whether an operation would do something wanted now."""
    find = HELPS.get(operation.code)
    return find is None or find(state, player, operation, own_kind)


def never(state: Monumental, player: int, operation: Operation, own_kind: int) -> bool:
    """Unrest and losses are prices."""
    return False


def any_time(state: Monumental, player: int, operation: Operation, own_kind: int) -> bool:
    """A gain for a counter."""
    return times(state, player, operation) > 0


def any_branch(state: Monumental, player: int, operation: Operation, own_kind: int) -> bool:
    """A choice of several programs."""
    return any(program_helps(state, player, each, own_kind) for each in operation.programs)


def times(state: Monumental, player: int, operation: Operation) -> int:
    """How often a gain for every so many units of a counter is due (EF-7 `gain_per`)."""
    units = count(state, player, operation.what)
    if operation.options[0]:
        units += operation.amount - 1
    due = units // operation.amount
    return due if operation.limit == UNLIMITED else min(due, operation.limit)


def any_resource(state: Monumental, player: int, operation: Operation, own_kind: int) -> bool:
    """Something to exchange."""
    if operation.what != ANY:
        return state.amount(player, operation.what) > 0
    return any(state.amount(player, basic) for basic in BASIC)


def any_card(state: Monumental, player: int, operation: Operation, own_kind: int) -> bool:
    """A card to archive."""
    return any(
        passes(state, operation.narrowed, kind, NOTHING, own_kind)
        for kind in cards_in(state, player, operation.what)
    )


def any_unrest(state: Monumental, player: int, operation: Operation, own_kind: int) -> bool:
    """Unrest to return."""
    return state.lookup.unrest in cards_in(state, player, operation.what)


def any_draw(state: Monumental, player: int, operation: Operation, own_kind: int) -> bool:
    """A card to draw."""
    return len(state.deck[player]) + len(state.discard[player]) > 0


def any_place(state: Monumental, player: int, operation: Operation, own_kind: int) -> bool:
    """A card of the city to activate."""
    return len(idle_places(state, player)) > 0


def any_shown(state: Monumental, player: int, operation: Operation, own_kind: int) -> bool:
    """A card of the display to use."""
    return len(shown_cards(state, operation, own_kind)) > 0


def any_reserved(state: Monumental, player: int, operation: Operation, own_kind: int) -> bool:
    """A card of the reserve to use."""
    return len(reserved_works(state, player)) > 0


def any_deck(state: Monumental, player: int, operation: Operation, own_kind: int) -> bool:
    """A card to Reserve."""
    return can_reserve(state)


def any_offer(state: Monumental, player: int, operation: Operation, own_kind: int) -> bool:
    """A card to acquire."""
    return len(offers(state, player, operation, own_kind)) > 0


def any_victim(state: Monumental, player: int, operation: Operation, own_kind: int) -> bool:
    """Somebody to take Unrest; Automas never do (MO-14.17)."""
    return state.unrest_left > 0 and state.seat_count > 1


def any_gift(state: Monumental, player: int, operation: Operation, own_kind: int) -> bool:
    """A card to give away."""
    return len(state.reserve[player]) > 0 and state.player_count > 1


def any_gold(state: Monumental, player: int, operation: Operation, own_kind: int) -> bool:
    """Gold to take from somebody."""
    return any(state.amount(other, GOLD) for other in range(state.player_count) if other != player)


def any_space(state: Monumental, player: int, operation: Operation, own_kind: int) -> bool:
    """A space ahead on the Trade track; without the track there is Gold instead (AE-2.1.9)."""
    return not state.has(TRADE) or state.trade[player] < state.lookup.track.last_space


def any_benefit(state: Monumental, player: int, operation: Operation, own_kind: int) -> bool:
    """A Trade Benefit in the bag; without any in the game there is Gold instead (AE-2.1.8)."""
    return not state.has(TRADE) or len(state.bag) > 0


def any_way(state: Monumental, player: int, operation: Operation, own_kind: int) -> bool:
    """A Province between which and the Capital units can move."""
    return state.provinces[player] > 0


def any_tired(state: Monumental, player: int, operation: Operation, own_kind: int) -> bool:
    """An Explorer that has acted."""
    return state.explorers_acted[player] != 0


def any_other_gain(state: Monumental, player: int, operation: Operation, own_kind: int) -> bool:
    """A gain of an Exploration token that was not chosen."""
    return has_other_gain(state, player)


HELPS: dict[int, Callable[[Monumental, int, Operation, int], bool]] = {
    DO_UNREST: never,
    DO_LOSE: never,
    DO_GAIN_PER: any_time,
    DO_CHOOSE: any_branch,
    DO_CONVERT: any_resource,
    DO_ARCHIVE: any_card,
    DO_REMOVE_UNREST: any_unrest,
    DO_DRAW_USE: any_draw,
    DO_ACTIVATE_CITY: any_place,
    DO_ACTIVATE_DISPLAY: any_shown,
    DO_ACTIVATE_RESERVE: any_reserved,
    DO_RESERVE: any_deck,
    DO_ACQUIRE: any_offer,
    DO_GIVE_UNREST: any_victim,
    DO_TRANSFER_RESERVED: any_gift,
    DO_STEAL: any_gold,
    DO_TRADE: any_space,
    DO_TRADE_BENEFIT: any_benefit,
    DO_MOVE_UNITS: any_way,
    DO_EXPLORER_ACTION: any_tired,
    DO_BOTH_GAINS: any_other_gain,
}
"""What each operation needs; those that are missing always do something."""


def has_other_gain(state: Monumental, player: int) -> bool:
    """Whether the conquest under way has taken a token with a gain that was not chosen."""
    conquest = find_conquest(state)
    return conquest is not None and conquest.player == player and conquest.other_gain != NOTHING


def cards_in(state: Monumental, player: int, zone: int) -> list[int]:
    """All cards of a player in a zone."""
    found: list[int] = []
    if zone in (IN_CITY, IN_BOTH):
        for cards in state.city[player * PLACES : (player + 1) * PLACES]:
            found += cards
    if zone in (IN_DISCARD, IN_BOTH):
        found += state.discard[player]
    if zone == IN_RESERVE:
        found += state.reserve[player]
    return found


def idle_places(state: Monumental, player: int) -> list[int]:
    """Places of the city with cards that were not activated this turn (MO-9.6)."""
    activated = state.activated[player]
    first = player * PLACES
    return [
        place for place in range(PLACES) if state.city[first + place] and not activated >> place & 1
    ]


def shown_cards(state: Monumental, operation: Operation, own_kind: int) -> list[int]:
    """Cards of the display that can be used there."""
    return [
        kind
        for kind in state.display
        if passes(state, operation.narrowed, kind, FROM_DISPLAY, own_kind)
    ]


def reserved_works(state: Monumental, player: int) -> list[int]:
    """Buildings and Knowledge in a reserve."""
    types = state.lookup.kind_type
    return [kind for kind in state.reserve[player] if types[kind] in (BUILDING, KNOWLEDGE)]


def can_reserve(state: Monumental) -> bool:
    """Whether a Reserve deck of the current or an earlier Era has a card (AE-3.2.3)."""
    if not state.has(RESERVE):
        return False
    # The Renaissance has no deck of its own (AE-3.2.5); behind it every deck is open.
    reach = min(state.era, ERA_II) if state.era <= RENAISSANCE else len(state.reserve_decks)
    return any(len(deck) > 0 for deck in state.reserve_decks[:reach])


def offers(state: Monumental, player: int, operation: Operation, own_kind: int) -> list[list[int]]:
    """Cards an effect lets the player acquire: kind and origin; prices are another matter."""
    found: list[list[int]] = []
    for origin in operation.options:
        for kind in cards_at(state, player, origin):
            is_wanted = passes(state, operation.narrowed, kind, origin, own_kind)
            if is_wanted and may_begin(state, player, kind):
                found.append([kind, origin])
    return found


def cards_at(state: Monumental, player: int, origin: int) -> list[int]:
    """The cards a player could acquire from a place."""
    if origin == FROM_DISPLAY:
        return state.display
    if origin == FROM_RESERVE:
        return state.reserve[player]
    if origin == FROM_BASIC:
        return [kind for place, kind in enumerate(state.lookup.basics) if state.basics_left[place]]
    return []


def may_begin(state: Monumental, player: int, kind: int) -> bool:
    """Whether a card may be taken at all: only one Wonder is under construction (MO-5.3.2)."""
    if state.lookup.kind_type[kind] != WONDER:
        return True
    return state.construction[player] == NOTHING
