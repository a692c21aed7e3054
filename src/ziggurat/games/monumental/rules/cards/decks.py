"""Building the Development deck and the Reserve decks (MO-2.3, AE-3.0, AE-3.2.1, AE-4.1.2)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.printed.numbers import DeckEra, EraCards
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    AFRICAN_CARDS,
    BUILDING,
    CORE_CARDS,
    ERA_I,
    ERA_II,
    ERA_III,
    KNOWLEDGE,
    LAST_ROUND,
    RENAISSANCE,
    RENAISSANCE_CARDS,
    RESERVE,
    RESERVE_ERAS,
    SEPARATION,
    WONDER,
)
from ziggurat.kernel.errors import Broken

DECK_ERAS: Final[dict[int, DeckEra]] = {ERA_I: "1", ERA_II: "2", ERA_III: "3"}
"""How the deck guideline calls the Eras (AE-3.0.2)."""
AFTER_LAST_ROUND: Final = 3
"""Era III cards under the Last Round card in Continuous Play (AE-4.1.2)."""
FIVE: Final = 5


def build_development_deck(state: Monumental) -> None:
    """Era I on top, then II, the Renaissance, III, each under its separation card.

    The separation card of Era I is taken off at once (MO-2.4). What is not used goes into the
    Reserve decks, or stays in the box.
    """
    chosen: list[list[int]] = []
    unused: list[list[int]] = []
    guideline = state.lookup.setup.development_deck.table(state.player_count)
    for era in RESERVE_ERAS:
        taken, left = choose_cards(state, era, guideline[DECK_ERAS[era]])
        state.dice.shuffle(taken)
        state.dice.shuffle(left)
        chosen.append(taken)
        unused.append(left)
    state.development_deck = stack_up(state, chosen)
    if state.has(RESERVE):
        state.reserve_decks = unused
    else:
        state.unused = unused


def deck_sizes(state: Monumental) -> dict[int, int]:
    """How many cards of each Era the whole Development deck has, in their order (AE-3.0.2)."""
    setup = state.lookup.setup.development_deck
    guideline = setup.table(state.player_count)
    sizes: dict[int, int] = {}
    for era in (ERA_I, ERA_II, RENAISSANCE, ERA_III):
        if era != RENAISSANCE:
            counts = guideline[DECK_ERAS[era]]
            sizes[era] = counts.building + counts.knowledge + counts.wonder
        elif state.has(RENAISSANCE_CARDS):
            sizes[era] = setup.renaissance
    return sizes


def choose_cards(state: Monumental, era: int, counts: EraCards) -> tuple[list[int], list[int]]:
    """The cards of an Era for the deck, so many of each type, and the others."""
    taken: list[int] = []
    left: list[int] = []
    wanted = ((BUILDING, counts.building), (KNOWLEDGE, counts.knowledge), (WONDER, counts.wonder))
    for sort, count in wanted:
        pool = by_preference(state, cards_of(state, era, sort))
        if len(pool) < count:
            raise Broken(f"{len(pool)} cards of Era {era} and type {sort} are too few for {count}")
        taken += pool[:count]
        left += pool[count:]
    return taken, left


def cards_of(state: Monumental, era: int, sort: int) -> list[int]:
    """The Development cards of an Era and type; the fifth player's only with five (MO-15.2)."""
    lookup = state.lookup
    return [
        kind
        for kind in lookup.work_kinds
        if lookup.kind_era[kind] == era
        and lookup.kind_type[kind] == sort
        and (lookup.kind_set[kind] != "fifth_player" or state.player_count == FIVE)
    ]


def by_preference(state: Monumental, pool: list[int]) -> list[int]:
    """The pool shuffled, then those first that the setting `cards` wants (AE-3.0.1)."""
    state.dice.shuffle(pool)
    sets = state.lookup.kind_set
    if state.sources == CORE_CARDS:
        return sorted(pool, key=lambda kind: sets[kind] == "african_empires")
    if state.sources == AFRICAN_CARDS:
        return sorted(pool, key=lambda kind: sets[kind] != "african_empires")
    return pool


def stack_up(state: Monumental, chosen: list[list[int]]) -> list[int]:
    """The whole deck, bottom first (MO-2.3)."""
    first, second, third = chosen
    deck = closing(state, third)
    deck.append(SEPARATION - ERA_III)
    if state.has(RENAISSANCE_CARDS):
        lookup = state.lookup
        between = [kind for kind in lookup.work_kinds if lookup.kind_era[kind] == RENAISSANCE]
        state.dice.shuffle(between)
        deck += [*between, SEPARATION - RENAISSANCE]
    deck += [*second, SEPARATION - ERA_II, *first]
    return deck


def closing(state: Monumental, third: list[int]) -> list[int]:
    """Era III with the Last Round card under it, or on its last three (AE-3.1.1, AE-4.1.2)."""
    if not state.continuous:
        return [LAST_ROUND, *third]
    return [*third[:AFTER_LAST_ROUND], LAST_ROUND, *third[AFTER_LAST_ROUND:]]
