"""Imagining: everything a seat cannot see is dealt anew, as it might be."""

from __future__ import annotations

from collections import Counter

from ziggurat.games.monumental.rules.monsters import discarded_tokens
from ziggurat.games.monumental.rules.quests import DEALT, KeepQuests, can_be_met
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
    RESERVE_ERAS,
)
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.state import Seat


def imagine(game: Monumental, seat: Seat | None, dice: Dice) -> Monumental:
    """A position the seat cannot tell from the real one."""
    twin = game.copy()
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
    twin.automa_deck = shuffled(twin, twin.automa_deck)
    frame = twin.stack[-1] if twin.stack else None
    if isinstance(frame, KeepQuests):
        frame.blank_others(twin, seat)
    return twin


def shuffled(game: Monumental, pile: list[int]) -> list[int]:
    """A pile in another order."""
    fresh = pile[:]
    game.dice.shuffle(fresh)
    return fresh


# --- cards


def shuffle_decks(game: Monumental) -> None:
    """Players' decks in another order, but for the cards on top that everybody has seen."""
    for player in range(game.seat_count):
        deck = game.deck[player]
        known = len(deck) - game.deck_known[player]
        game.deck[player] = [*shuffled(game, deck[:known]), *deck[known:]]


def redeal_developments(game: Monumental) -> None:
    """Cards of the Development deck and of the Reserve decks change places, Era by Era.

    The numbers of each type in the deck stay, for they follow the guideline (AE-3.0.2). Where the
    deck prefers one set, cards change places within their set only.
    """
    deck = game.development_deck[:]
    decks = game.reserve_decks[:]
    for number, era in enumerate(RESERVE_ERAS):
        places = [p for p, kind in enumerate(deck) if is_of_era(game, kind, era)]
        drawn = [deck[place] for place in places]
        drawn, decks[number] = exchange(game, drawn, decks[number])
        for place, kind in zip(places, drawn):
            deck[place] = kind
    between = [p for p, kind in enumerate(deck) if is_of_era(game, kind, RENAISSANCE)]
    fresh = shuffled(game, [deck[place] for place in between])
    for place, kind in zip(between, fresh):
        deck[place] = kind
    game.development_deck = deck
    game.reserve_decks = decks


def is_of_era(game: Monumental, kind: int, era: int) -> bool:
    """Whether this is a card of an Era, and no marker."""
    return kind >= 0 and game.tables.kind_era[kind] == era


def exchange(game: Monumental, drawn: list[int], left: list[int]) -> tuple[list[int], list[int]]:
    """Mix two piles, keeping how many cards of each sort either has; both come out shuffled."""
    pool = shuffled(game, drawn + left)
    wanted = Counter(sort_of(game, kind) for kind in drawn)
    first: list[int] = []
    second: list[int] = []
    for kind in pool:
        sort = sort_of(game, kind)
        if wanted[sort]:
            wanted[sort] -= 1
            first.append(kind)
        else:
            second.append(kind)
    return shuffled(game, first), shuffled(game, second)


def sort_of(game: Monumental, kind: int) -> tuple[int, str]:
    """Cards of the same sort can stand for one another."""
    tables = game.tables
    return tables.kind_type[kind], "" if game.sources == ALL_CARDS else tables.kind_set[kind]


# --- tokens


def redeal_benefits(game: Monumental, seat: Seat | None) -> None:
    """The bag, Harbors and the unused Trade Benefits of others are drawn anew (AE-2.1.7)."""
    others = [p for p in range(game.player_count) if p != seat]
    harbors = [t for t, kind in enumerate(game.harbor_benefit) if kind != NOTHING]
    pool = [*game.bag, *(game.harbor_benefit[tile] for tile in harbors)]
    for player in others:
        pool += game.benefits[player]
    game.dice.shuffle(pool)
    for player in others:
        count = len(game.benefits[player])
        game.benefits[player] = pool[:count]
        pool = pool[count:]
    for tile, kind in zip(harbors, pool):
        game.harbor_benefit[tile] = kind
    game.bag = pool[len(harbors) :]


def redeal_barbarians(game: Monumental) -> None:
    """Face-down Barbarians are any nobody has seen; Monsters not seen yet are among them."""
    tiles = face_down(game, (BARBARIAN, MONSTER_TOKEN))
    monsters = unseen(game, kinds_of(game, MONSTER_TOKEN)) if game.has(MONSTERS) else []
    hidden = [game.token[tile] for tile in tiles]
    monsters = [kind for kind in monsters if kind in hidden]
    barbarians = unseen(game, copies_of(game, BARBARIAN))
    game.dice.shuffle(barbarians)
    tokens = [*monsters, *barbarians[: len(tiles) - len(monsters)]]
    game.dice.shuffle(tokens)
    for tile, token in zip(tiles, tokens):
        game.token[tile] = token


def redeal_free_cities(game: Monumental) -> None:
    """Face-down Free Cities are any nobody has seen."""
    cities = unseen(game, copies_of(game, FREE_CITY))
    game.dice.shuffle(cities)
    for tile, token in zip(face_down(game, (FREE_CITY,)), cities):
        game.token[tile] = token


def face_down(game: Monumental, sorts: tuple[int, ...]) -> list[int]:
    """The tiles with a face-down token of these sorts."""
    types = game.tables.kind_type
    return [t for t, kind in enumerate(game.token) if kind != NOTHING and types[kind] in sorts]


def unseen(game: Monumental, tokens: list[int]) -> list[int]:
    """Those that nobody has seen: neither taken face up nor discarded (AE-4.7.3)."""
    seen = Counter(kind for loot in game.loot for kind in loot)
    seen.update(discarded_tokens(game))
    fresh: list[int] = []
    for token in tokens:
        if seen[token]:
            seen[token] -= 1
        else:
            fresh.append(token)
    return fresh


def redeal_natural_wonders(game: Monumental) -> None:
    """Natural Wonders face down are any that have not been discovered (AE-6.1)."""
    shown = [kind for kind, is_up in zip(game.natural, game.natural_shown) if is_up]
    others = [kind for kind in kinds_of(game, NATURAL_WONDER) if kind not in shown]
    game.dice.shuffle(others)
    for tile, is_up in enumerate(game.natural_shown):
        if game.natural[tile] != NOTHING and not is_up:
            game.natural[tile] = others.pop()


# --- Quests


def redeal_quests(game: Monumental, seat: Seat | None) -> None:
    """Others' unfinished Quests are any that may have been dealt to them."""
    done = {kind for quests in game.quests_done for kind in quests}
    own = set() if seat is None else set(game.quests[seat])
    box = [kind for kind in dealt_from(game) if kind not in done | own]
    game.dice.shuffle(box)
    slots = [p for p in range(game.seat_count) if p != seat for _ in game.quests[p]]
    chosen = choose_quests(game, slots, box)
    for player in range(game.seat_count):
        if player != seat:
            game.quests[player] = [k for k, owner in zip(chosen, slots) if owner == player]


def dealt_from(game: Monumental) -> list[int]:
    """The Quests that were dealt from; those nobody can meet only if there were too few others."""
    quests = game.tables.quests
    possible = [kind for kind in quests if can_be_met(game, kind)]
    needed = DEALT * game.seat_count + game.player_count - game.seat_count
    return possible if len(possible) >= needed else quests


def choose_quests(game: Monumental, slots: list[int], box: list[int]) -> list[int]:
    """A Quest for each slot, a player's number, that this player has not failed to reveal.

    The real Quests are such a choice, so there is one; trying out finds it soon.
    """
    if not slots:
        return []
    missed = game.missed[slots[0]]
    for place, kind in enumerate(box):
        if not missed >> game.tables.quests.index(kind) & 1:
            rest = choose_quests(game, slots[1:], box[:place] + box[place + 1 :])
            if len(rest) == len(slots) - 1:
                return [kind, *rest]
    return []
