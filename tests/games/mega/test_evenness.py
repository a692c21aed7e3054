"""Imagined cards lie in all ways that agree with what a seat knows, each as often as any other.

The tables here have so few cards that all these ways can be listed, by the rules alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations, product

import pytest

from tests.games.evenness import assert_even
from ziggurat.games.mega.game import MegaEmpires
from ziggurat.games.mega.imagining.imagining import imagine
from ziggurat.games.mega.rules.phase_07_trade.floor import Floor
from ziggurat.games.mega.rules.phase_07_trade.offers import EVERYBODY, Offer
from ziggurat.games.mega.rules.phase_09_calamities.course import Calamities
from ziggurat.games.mega.sightings import number_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    CALAMITIES,
    CALAMITY_CARDS,
    CALAMITY_KINDS,
    FAMINE,
    FIRST_CALAMITY,
    FLOOD,
    GOODS,
    IN_STACK,
    MINOR_KINDS,
    MOVEMENT,
    OUT,
    SLAVE_REVOLT,
    SQUANDERED_WEALTH,
    STACKS,
    SUPERSTITION,
    TRADE,
    TRADE_CARDS,
)
from ziggurat.kernel.dice import Dice, seed_from_number

GAME = MegaEmpires()
VIEWER = 0
THREE, FOUR = 2, 3
"""The stacks of number 3 and 4."""
OTHER_BLOCK = CALAMITY_KINDS
"""What the number of a calamity card of the second block has more."""

Place = tuple[str, int]
"""The hand of a player, or the stack of a block."""
Layout = tuple[tuple[Place, tuple[int, ...]], ...]
"""All hidden cards by place; hands are in no order."""


def bare(seats: int, phase: int) -> Mega:
    """A table without any cards."""
    state = GAME.setup(seats, GAME.complete({}), seed_from_number(1))
    state.goods = [0] * len(state.goods)
    state.stacks = [[] for _ in state.stacks]
    state.calamity_at = [OUT] * CALAMITY_CARDS
    state.phase = phase
    state.stack = []
    state.recount()
    return state


def goods_of(state: Mega, number: int, blocks: int = 1) -> list[int]:
    """The commodities of a number that belong to these blocks, by their bits."""
    lookup = state.lookup
    return [
        kind
        for kind in range(GOODS)
        if lookup.good_stack[kind] == number
        and lookup.good_blocks[kind] == blocks
        and lookup.good_cards[kind]
    ]


def player_of(state: Mega, block: int) -> int:
    """Somebody else of a block."""
    return next(p for p in range(1, state.player_count) if state.block(p) == block)


def hold(state: Mega, player: int, *codes: int) -> None:
    """Put cards into a hand."""
    for code in codes:
        if code < FIRST_CALAMITY:
            state.goods[player * GOODS + code] += 1
        else:
            state.calamity_at[code - FIRST_CALAMITY] = player
    state.recount()


def pile(state: Mega, number: int, block: int, *codes: int) -> None:
    """Lay a stack."""
    state.stacks[STACKS * block + number] = list(codes)
    for code in codes:
        if code >= FIRST_CALAMITY:
            state.calamity_at[code - FIRST_CALAMITY] = IN_STACK


def cards_by_place(state: Mega) -> list[tuple[Place, list[int]]]:
    """All cards the viewer does not hold."""
    found: list[tuple[Place, list[int]]] = []
    for player in range(1, state.player_count):
        codes = [k for k in range(GOODS) for _ in range(state.goods[player * GOODS + k])]
        codes += [FIRST_CALAMITY + c for c, at in enumerate(state.calamity_at) if at == player]
        found.append((("hand", player), codes))
    for number, cards in enumerate(state.stacks):
        found.append((("stack", number), cards))
    return [(place, codes) for place, codes in found if codes]


def layout_of(placed: list[tuple[Place, list[int]]]) -> Layout:
    """Cards by place, so that two such can be compared."""
    return tuple(
        (place, tuple(codes if place[0] == "stack" else sorted(codes))) for place, codes in placed
    )


def layouts(state: Mega) -> Iterator[list[tuple[Place, list[int]]]]:
    """Every way to let the hidden cards of each number change places, all cards told apart."""
    placed = cards_by_place(state)
    slots = [(row, at) for row, (_, codes) in enumerate(placed) for at in range(len(codes))]
    by_number: dict[int, list[tuple[int, int]]] = {}
    for row, at in slots:
        by_number.setdefault(number_of(state, placed[row][1][at]), []).append((row, at))
    orders = [
        [(own, order) for order in permutations([placed[row][1][at] for row, at in own])]
        for own in by_number.values()
    ]
    for choice in product(*orders):
        fresh = [(place, codes[:]) for place, codes in placed]
        for own, order in choice:
            for (row, at), code in zip(own, order, strict=True):
                fresh[row][1][at] = code
        yield fresh


def is_barred(state: Mega, code: int) -> bool:
    card = code - FIRST_CALAMITY
    return card >= 0 and not state.lookup.calamity_tradeable[card % CALAMITY_KINDS]


def may_lie(state: Mega, place: Place, code: int) -> bool:
    """Whether the rules let a card lie in a place now, as far as anybody can tell."""
    kind, number = place
    if kind == "stack":
        block = number // STACKS
        if code < FIRST_CALAMITY:
            return state.lookup.good_blocks[code] >> block & 1 == 1
        return (code - FIRST_CALAMITY) // CALAMITY_KINDS == block
    if code < FIRST_CALAMITY:
        return True
    is_own = state.block(number) == (code - FIRST_CALAMITY) // CALAMITY_KINDS
    if state.phase in (TRADE, CALAMITIES):
        return is_own or not is_barred(state, code)
    return state.phase == TRADE_CARDS and is_own


def check_evenness(
    state: Mega,
    rounds: int,
    may_be: Callable[[list[tuple[Place, list[int]]]], bool] = lambda _: True,
    aspect: Callable[[Layout], object] = lambda layout: layout,
) -> None:
    """Compare what is imagined with everything that may be, or some aspect of it."""
    weights: Counter[object] = Counter()
    for placed in layouts(state):
        fits = all(may_lie(state, place, code) for place, codes in placed for code in codes)
        if fits and may_be(placed):
            weights[aspect(layout_of(placed))] += 1
    dice = Dice(b"evenly")
    seen: Counter[object] = Counter()
    for _ in range(rounds):
        seen[aspect(layout_of(cards_by_place(imagine(state, VIEWER, dice))))] += 1
    assert len(weights) > 4
    assert_even(seen, weights)


def calamities_in(layout: Layout) -> tuple[tuple[Place, tuple[int, ...]], ...]:
    """Where the calamities are; the order of stacks and the commodities do not count."""
    return tuple(
        (place, tuple(sorted(code for code in codes if code >= FIRST_CALAMITY)))
        for place, codes in layout
    )


@pytest.mark.clause("ME-D6.1", "ME-R5")
@pytest.mark.parametrize("phase", [MOVEMENT, TRADE_CARDS, TRADE])
def test_with_one_block_all_layouts_are_imagined_equally_often(phase: int) -> None:
    state = bare(5, phase)
    salt, jade = goods_of(state, THREE)[:2]
    hold(state, 1, salt)
    hold(state, 2, jade)
    pile(state, THREE, 0, FIRST_CALAMITY + FAMINE, salt, FIRST_CALAMITY + SLAVE_REVOLT)
    check_evenness(state, 2000)


@pytest.mark.clause("ME-D6.1", "ME-R5", "ME-S9")
@pytest.mark.parametrize("phase", [MOVEMENT, TRADE_CARDS, TRADE])
def test_with_two_blocks_all_layouts_are_imagined_equally_often(phase: int) -> None:
    state = bare(18, phase)
    first, second, both = (goods_of(state, THREE, bits)[0] for bits in (1, 2, 3))
    hold(state, player_of(state, 0), both)
    hold(state, player_of(state, 1), first)
    pile(state, THREE, 0, FIRST_CALAMITY + FAMINE, both)
    pile(state, THREE, 1, second, FIRST_CALAMITY + OTHER_BLOCK + SLAVE_REVOLT)
    check_evenness(state, 2000)


@pytest.mark.clause("ME-R11.2", "ME-R5")
def test_who_has_made_an_offer_holds_any_cards_that_leave_enough_to_meet_it() -> None:
    state = bare(5, TRADE)
    named, three, four = goods_of(state, 0)[0], goods_of(state, THREE), goods_of(state, FOUR)
    hold(state, 1, named, named, three[0], four[0])
    pile(state, THREE, 0, FIRST_CALAMITY + FAMINE, three[1])
    pile(state, FOUR, 0, FIRST_CALAMITY + FLOOD, four[1])
    pair = [named, named]
    offer = Offer(1, 1, EVERYBODY, pair, 3, pair, [], [*pair, three[0]])
    state.stack = [Floor([0, 1], [], [offer], [0, 1, 0, 0, 0], 1)]

    def can_be_met(placed: list[tuple[Place, list[int]]]) -> bool:
        hand = placed[0][1]
        return hand.count(named) == 2 and sum(is_barred(state, code) for code in hand) <= 1

    check_evenness(state, 3000, can_be_met)


def shown(state: Mega) -> Callable[[list[tuple[Place, list[int]]]], bool]:
    """Whether everybody holds as many calamities as he has shown, and may keep them (ME-L)."""
    numbers = [state.calamity_at.count(player) for player in range(state.player_count)]

    def may_be(placed: list[tuple[Place, list[int]]]) -> bool:
        for (kind, player), codes in placed:
            held = [(c - FIRST_CALAMITY) % CALAMITY_KINDS for c in codes if c >= FIRST_CALAMITY]
            major = [calamity for calamity in held if calamity >= MINOR_KINDS]
            is_kept = len(set(held)) == len(held) == numbers[player] and len(major) <= 2
            if kind == "hand" and not is_kept:
                return False
        return True

    return may_be


@pytest.mark.clause("ME-L1", "ME-L2", "ME-L3")
def test_calamities_whose_number_is_shown_are_imagined_equally_often() -> None:
    state = bare(9, CALAMITIES)
    three, four = goods_of(state, THREE), goods_of(state, FOUR)
    hold(state, 1, three[0], FIRST_CALAMITY + FLOOD)
    hold(state, 2, four[0], FIRST_CALAMITY + SLAVE_REVOLT, FIRST_CALAMITY + SQUANDERED_WEALTH)
    pile(state, THREE, 0, FIRST_CALAMITY + FAMINE, three[1])
    pile(state, FOUR, 0, four[1], FIRST_CALAMITY + SUPERSTITION)
    state.stack = [Calamities(0)]
    check_evenness(state, 2000, shown(state), calamities_in)


@pytest.mark.clause("ME-L1", "ME-L2", "ME-L3")
def test_calamities_of_two_blocks_whose_number_is_shown_are_imagined_equally_often() -> None:
    state = bare(18, CALAMITIES)
    one, other = player_of(state, 0), player_of(state, 1)
    hold(state, one, FIRST_CALAMITY + SLAVE_REVOLT, goods_of(state, FOUR, 3)[0])
    hold(state, other, goods_of(state, THREE, 2)[0], FIRST_CALAMITY + OTHER_BLOCK + FLOOD)
    pile(state, THREE, 0, FIRST_CALAMITY + FAMINE, goods_of(state, THREE, 3)[0])
    pile(state, THREE, 1, FIRST_CALAMITY + OTHER_BLOCK + SLAVE_REVOLT)
    pile(state, FOUR, 0, FIRST_CALAMITY + SUPERSTITION)
    pile(state, FOUR, 1, goods_of(state, FOUR, 3)[1])
    state.stack = [Calamities(0)]
    check_evenness(state, 2000, shown(state), calamities_in)
