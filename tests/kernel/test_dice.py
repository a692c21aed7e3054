"""Chance: fair, repeatable, and telling nothing beforehand."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ziggurat.kernel.dice import BLOCK, Dice, commitment, seed_from_number
from ziggurat.kernel.errors import Broken

SEEDS = st.binary(min_size=0, max_size=80)


class Scripted(Dice):
    """Dice whose bytes are written down beforehand."""

    def __init__(self, script: list[int]) -> None:
        super().__init__(b"")
        self.script = script

    def byte(self) -> int:
        self.counter += 1
        return self.script.pop(0)


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 7, 100, 255, 256])
def test_every_number_below_a_limit_comes_from_equally_many_bytes(limit: int) -> None:
    drawn: Counter[int] = Counter()
    rejected = 0
    for value in range(256):
        dice = Scripted([value, 0])
        number = dice.below(limit)
        if dice.counter == 1:
            drawn[number] += 1
        else:
            rejected += 1
    assert sorted(drawn) == list(range(limit))
    assert set(drawn.values()) == {256 // limit}
    assert rejected == 256 % limit


@pytest.mark.parametrize("limit", [257, 300, 1000, 40000, 65535])
def test_every_number_below_a_wide_limit_comes_from_equally_many_pairs_of_bytes(limit: int) -> None:
    drawn: Counter[int] = Counter()
    rejected = 0
    for value in range(1 << 16):
        dice = Scripted([value >> 8, value & 255, 0, 0])
        number = dice.below(limit)
        if dice.counter == 2:
            drawn[number] += 1
        else:
            rejected += 1
    assert sorted(drawn) == list(range(limit))
    assert set(drawn.values()) == {(1 << 16) // limit}
    assert rejected == (1 << 16) % limit


@given(SEEDS, st.integers(1, 10**30))
def test_a_number_is_always_below_its_limit(seed: bytes, limit: int) -> None:
    assert 0 <= Dice(seed).below(limit) < limit


@pytest.mark.parametrize("limit", [0, -1, -300])
def test_nothing_can_be_drawn_from_nothing(limit: int) -> None:
    with pytest.raises(Broken, match="nothing can be drawn"):
        Dice(b"seed").below(limit)


def test_the_stream_is_the_keyed_hash_of_a_running_number() -> None:
    dice = Dice(b"seed")
    drawn = bytes(dice.byte() for _ in range(3 * BLOCK))
    blocks = [blake2b(n.to_bytes(8, "little"), key=b"seed").digest() for n in range(3)]
    assert drawn == b"".join(blocks)


@given(SEEDS, st.integers(0, 200), st.integers(1, 200))
def test_seed_and_counter_are_the_whole_state_of_the_stream(
    seed: bytes, used: int, more: int
) -> None:
    dice = Dice(seed)
    for _ in range(used):
        dice.byte()
    again = Dice(seed, dice.counter)
    assert [again.byte() for _ in range(more)] == [dice.byte() for _ in range(more)]


@given(st.integers(0, 150))
def test_a_copy_yields_the_same_numbers_and_leaves_the_original_alone(used: int) -> None:
    dice = Dice(b"copied")
    for _ in range(used):
        dice.die()
    place = dice.counter
    twin = dice.copy()
    numbers = [twin.below(1000) for _ in range(50)]
    assert dice.counter == place
    assert [dice.below(1000) for _ in range(50)] == numbers


def test_a_fork_is_a_stream_of_its_own_and_leaves_this_one_alone() -> None:
    dice = Dice(b"forked")
    first, second = dice.fork(0), dice.fork(1)
    assert dice.counter == 0
    streams = [tuple(each.byte() for _ in range(64)) for each in (dice, first, second)]
    assert len(set(streams)) == 3
    assert dice.fork(1).seed == second.seed


def test_the_seed_of_a_fork_tells_nothing_of_the_stream_it_comes_from() -> None:
    dice = Dice(b"forked")
    stream = bytes(dice.byte() for _ in range(8 * BLOCK))
    assert all(dice.fork(purpose).seed not in stream for purpose in range(8))


@given(SEEDS, st.lists(st.integers(0, 9), max_size=30))
def test_a_shuffle_keeps_every_card(seed: bytes, cards: list[int]) -> None:
    shuffled = cards[:]
    Dice(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_each_order_of_three_cards_comes_from_equally_many_draws() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for first in range(3):
        for second in range(2):
            cards = [0, 1, 2]
            Scripted([first, second]).shuffle(cards)
            orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert set(orders.values()) == {1}


def test_dice_show_one_to_six_and_a_roll_is_several_dice_in_order() -> None:
    dice, again = Dice(b"rolled"), Dice(b"rolled")
    rolled = dice.roll(200)
    assert rolled == [again.die() for _ in range(200)]
    assert set(rolled) == {1, 2, 3, 4, 5, 6}


def test_a_commitment_fixes_the_seed_without_telling_it() -> None:
    seed = seed_from_number(7)
    assert commitment(seed) == commitment(seed_from_number(7))
    assert commitment(seed) != commitment(seed_from_number(8))
    assert seed.hex() not in commitment(seed)
    assert len(commitment(seed)) == 32


@given(st.integers(), st.integers())
def test_different_numbers_mean_different_seeds(one: int, other: int) -> None:
    assert (seed_from_number(one) == seed_from_number(other)) == (one == other)
