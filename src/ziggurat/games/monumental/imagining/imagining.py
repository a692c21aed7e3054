"""Imagining: everything a seat cannot see is dealt anew, evenly among all that might be.

Whatever is hidden is gathered and sorted before it is dealt: where it really lies must not show.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.lookup.lookup import Lookup
from ziggurat.games.monumental.rules.cards.quests import DEALT, KeepQuests, can_be_met
from ziggurat.games.monumental.rules.conquest.monsters import discarded_tokens
from ziggurat.games.monumental.rules.setup import copies_of, kinds_of
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    ALL_CARDS,
    BARBARIAN,
    FREE_CITY,
    MONSTER_TOKEN,
    MONSTERS,
    NATURAL_WONDER,
    NOTHING,
    QUESTS,
    RENAISSANCE,
    RESERVE,
    RESERVE_ERAS,
)
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.state import Seat

TRIES: Final = 100
"""So often a choice of Quests is drawn; then the first that fits will do."""


TABLES: Final = 64
"""So many tables are remembered."""
DEALT_FROM: Final[dict[tuple[Lookup, tuple[int, ...], int, int], list[int]]] = {}
"""By table: what `dealt_from` told before."""


def imagine(state: Monumental, seat: Seat | None, dice: Dice) -> Monumental:
    """A position the seat cannot tell from the real one."""
    twin = state.copy()
    twin.dice = dice
    shuffle_decks(twin)
    redeal_developments(twin)
    redeal_benefits(twin, seat)
    redeal_barbarians(twin)
    redeal_free_cities(twin)
    redeal_natural_wonders(twin)
    if twin.has(QUESTS):
        redeal_quests(twin, seat)
    twin.exchange_pile = shuffled(twin, twin.exchange_pile)
    if twin.automa_deck:
        redeal_automa_cards(twin)
    frame = twin.stack[-1] if twin.stack else None
    if isinstance(frame, KeepQuests):
        frame.blank_others(twin, seat)
    return twin


def shuffled(state: Monumental, pile: list[int]) -> list[int]:
    """The cards of a pile in an order that has nothing to do with their own."""
    fresh = sorted(pile)
    state.dice.shuffle(fresh)
    return fresh


# --- cards


def shuffle_decks(state: Monumental) -> None:
    """Players' decks in another order, but for the cards on top that everybody has seen."""
    for player in range(state.seat_count):
        deck = state.deck[player]
        known = len(deck) - state.deck_known[player]
        state.deck[player] = [*shuffled(state, deck[:known]), *deck[known:]]


def redeal_developments(state: Monumental) -> None:
    """The Development deck and the cards that are not in it are parted anew, Era by Era.

    Those lie in the Reserve decks, or in the box. The numbers of each type in the deck stay, for
    they follow the guideline (AE-3.0.2). Where the deck prefers one set, cards change places within
    their set only.
    """
    deck = state.development_deck[:]
    decks = state.reserve_decks[:] if state.has(RESERVE) else state.unused[:]
    for number, era in enumerate(RESERVE_ERAS):
        places = places_of_era(state, deck, era)
        drawn = [deck[place] for place in places]
        drawn, decks[number] = exchange(state, drawn, decks[number])
        for place, kind in zip(places, drawn):
            deck[place] = kind
    between = places_of_era(state, deck, RENAISSANCE)
    fresh = shuffled(state, [deck[place] for place in between])
    for place, kind in zip(between, fresh):
        deck[place] = kind
    state.development_deck = deck
    if state.has(RESERVE):
        state.reserve_decks = decks
    else:
        state.unused = decks


def places_of_era(state: Monumental, deck: list[int], era: int) -> list[int]:
    """Where the cards of an Era lie in a deck, its markers left out."""
    eras = state.lookup.kind_era
    return [place for place, kind in enumerate(deck) if kind >= 0 and eras[kind] == era]


def exchange(state: Monumental, drawn: list[int], left: list[int]) -> tuple[list[int], list[int]]:
    """Mix two piles, keeping how many cards of each sort either has; both come out shuffled.

    Cards of the same sort can stand for one another.
    """
    pool = shuffled(state, drawn + left)
    lookup = state.lookup
    sorts = lookup.kind_type if state.sources == ALL_CARDS else lookup.kind_sort
    wanted = [0] * lookup.kind_count
    for kind in drawn:
        wanted[sorts[kind]] += 1
    first: list[int] = []
    second: list[int] = []
    for kind in pool:
        sort = sorts[kind]
        if wanted[sort]:
            wanted[sort] -= 1
            first.append(kind)
        else:
            second.append(kind)
    state.dice.shuffle(first)  # cards of a rare sort came late in the pool
    state.dice.shuffle(second)
    return first, second


def redeal_automa_cards(state: Monumental) -> None:
    """The Automa deck in another order; advanced cards nobody has seen may be others (AE-8.2.2)."""
    unseen = state.advanced_unseen
    deck = [card for card in state.automa_deck if card not in unseen]
    deck += shuffled(state, unseen)[: len(state.automa_deck) - len(deck)]
    state.automa_deck = shuffled(state, deck)


# --- tokens


def redeal_benefits(state: Monumental, seat: Seat | None) -> None:
    """The bag, Harbors and the unused Trade Benefits of others are drawn anew (AE-2.1.7)."""
    others = [p for p in range(state.player_count) if p != seat]
    harbors = [t for t, kind in enumerate(state.harbor_benefit) if kind != NOTHING]
    pool = [*state.bag, *(state.harbor_benefit[tile] for tile in harbors)]
    for player in others:
        pool += state.benefits[player]
    pool = shuffled(state, pool)
    for player in others:
        count = len(state.benefits[player])
        state.benefits[player] = pool[:count]
        pool = pool[count:]
    for tile, kind in zip(harbors, pool):
        state.harbor_benefit[tile] = kind
    state.bag = pool[len(harbors) :]


def redeal_barbarians(state: Monumental) -> None:
    """Face-down Barbarians are any nobody has seen; Monsters not seen yet are among them."""
    tiles = face_down(state, (BARBARIAN, MONSTER_TOKEN))
    monsters = unseen(state, kinds_of(state, MONSTER_TOKEN)) if state.has(MONSTERS) else []
    hidden = [state.token[tile] for tile in tiles]
    monsters = [kind for kind in monsters if kind in hidden]
    barbarians = unseen(state, copies_of(state, BARBARIAN))
    state.dice.shuffle(barbarians)
    tokens = [*monsters, *barbarians[: len(tiles) - len(monsters)]]
    state.dice.shuffle(tokens)
    for tile, token in zip(tiles, tokens):
        state.token[tile] = token


def redeal_free_cities(state: Monumental) -> None:
    """Face-down Free Cities are any nobody has seen."""
    cities = unseen(state, copies_of(state, FREE_CITY))
    state.dice.shuffle(cities)
    for tile, token in zip(face_down(state, (FREE_CITY,)), cities):
        state.token[tile] = token


def face_down(state: Monumental, sorts: tuple[int, ...]) -> list[int]:
    """The tiles with a face-down token of these sorts."""
    types = state.lookup.kind_type
    return [t for t, kind in enumerate(state.token) if kind != NOTHING and types[kind] in sorts]


def unseen(state: Monumental, tokens: list[int]) -> list[int]:
    """Those that nobody has seen: neither taken face up nor discarded (AE-4.7.3)."""
    seen = [0] * state.lookup.kind_count
    for loot in state.loot:
        for kind in loot:
            seen[kind] += 1
    for kind in discarded_tokens(state):
        seen[kind] += 1
    fresh: list[int] = []
    for token in tokens:
        if seen[token]:
            seen[token] -= 1
        else:
            fresh.append(token)
    return fresh


def redeal_natural_wonders(state: Monumental) -> None:
    """Natural Wonders face down are any that have not been discovered (AE-6.1)."""
    shown = [kind for kind, is_up in zip(state.natural, state.natural_shown) if is_up]
    others = [kind for kind in kinds_of(state, NATURAL_WONDER) if kind not in shown]
    state.dice.shuffle(others)
    for tile, is_up in enumerate(state.natural_shown):
        if state.natural[tile] != NOTHING and not is_up:
            state.natural[tile] = others.pop()


# --- Quests


def redeal_quests(state: Monumental, seat: Seat | None) -> None:
    """Others' unfinished Quests are any that may have been dealt to them."""
    known = {kind for quests in state.quests_done for kind in quests}
    if seat is not None:
        known.update(state.quests[seat])
    box = [kind for kind in dealt_from(state) if kind not in known]
    others = [player for player in range(state.seat_count) if player != seat]
    possible: list[list[int]] = []
    for player in others:
        possible += [possible_quests(state, player, box)] * len(state.quests[player])
    chosen = choose_evenly(possible, state.dice)
    for player in others:
        count = len(state.quests[player])
        state.quests[player] = chosen[:count]
        chosen = chosen[count:]


def dealt_from(state: Monumental) -> list[int]:
    """The Quests that were dealt from; those nobody can meet only if there were too few others.

    They follow from the map, the modules in use and the number of players, and are told once.
    """
    lookup = state.lookup
    table = (lookup, tuple(state.modules), state.seat_count, state.player_count)
    if table not in DEALT_FROM:
        possible = [kind for kind in lookup.quests if can_be_met(state, kind)]
        needed = DEALT * state.seat_count + state.player_count - state.seat_count
        if len(DEALT_FROM) == TABLES:
            DEALT_FROM.clear()
        DEALT_FROM[table] = possible if len(possible) >= needed else lookup.quests
    return DEALT_FROM[table]


def possible_quests(state: Monumental, player: int, box: list[int]) -> list[int]:
    """The Quests of the box that a player has not failed to reveal."""
    missed, quests = state.missed[player], state.lookup.quests
    if not missed:
        return box
    return [kind for kind in box if not missed >> quests.index(kind) & 1]


def choose_evenly(possible: list[list[int]], dice: Dice) -> list[int]:
    """A different Quest for each slot, of those possible there; all such choices are as likely.

    The real Quests are one of them, so there is a choice.
    """
    total = len({kind for kinds in possible for kind in kinds})
    for _ in range(TRIES):
        chosen = draw_choice(possible, total, dice)
        if len(chosen) == len(possible):
            return chosen
    return any_choice(possible, [])


def draw_choice(possible: list[list[int]], total: int, dice: Dice) -> list[int]:
    """Choose slot by slot, but give up more often the fewer are left for a slot.

    Otherwise choices that leave little to those behind would come too often.
    """
    chosen: list[int] = []
    for kinds in possible:
        free = [kind for kind in kinds if kind not in chosen]
        most = min(len(kinds), total - len(chosen))
        if not free or dice.below(most) >= len(free):
            return []
        chosen.append(free[dice.below(len(free))])
    return chosen


def any_choice(possible: list[list[int]], chosen: list[int]) -> list[int]:
    """The first choice that trying out finds; an empty one when there is none."""
    if len(chosen) == len(possible):
        return chosen
    for kind in possible[len(chosen)]:
        if kind not in chosen:
            found = any_choice(possible, [*chosen, kind])
            if found:
                return found
    return []
