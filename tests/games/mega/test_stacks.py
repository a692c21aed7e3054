"""The trade card stacks: which cards, in what order, and how they come back."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.mega.table import FIVE, Table
from tests.games.mega.test_setups import dealt
from ziggurat.games.mega.game import GAME
from ziggurat.games.mega.hands import discard, draw
from ziggurat.games.mega.rules.phase_06_trade_cards.stacks import return_cards
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    CALAMITY_KINDS,
    FIRST_CALAMITY,
    IN_DISCARD,
    IN_STACK,
    MINOR_KINDS,
    OUT,
    STACKS,
    WATER,
)
from ziggurat.kernel.dice import Dice


def is_calamity(code: int) -> bool:
    return code >= FIRST_CALAMITY


def calamities_in(state: Mega, cards: list[int]) -> list[str]:
    """The sorts of the calamities among cards, from the top on."""
    lookup, found = state.lookup, []
    for code in reversed(cards):
        if is_calamity(code):
            number = (code - FIRST_CALAMITY) % CALAMITY_KINDS
            sort = "tradeable" if lookup.calamity_tradeable[number] else "non-tradeable"
            found.append("minor" if number < MINOR_KINDS else sort)
    return found


@pytest.mark.clause("ME-C6")
@pytest.mark.parametrize("players", range(3, 19))
def test_there_are_nine_stacks_a_block_and_the_first_has_no_calamity(players: int) -> None:
    state = dealt(players)
    GAME.check(state)
    assert len(state.stacks) == len(state.discards) == STACKS * state.lookup.block_count
    for block in range(state.lookup.block_count):
        assert not any(is_calamity(code) for code in state.stacks[STACKS * block])
    assert not any(state.discards)


@pytest.mark.clause("ME-C6")
def test_water_never_runs_out() -> None:
    table = Table(*FIVE)
    for _ in range(60):
        assert draw(table.state, 0, 0) == WATER
    assert table.cards_of("saba") == {"water": 60}


@pytest.mark.clause("ME-S5")
@pytest.mark.parametrize(
    ("players", "board", "sizes"),
    [
        (5, "east", [18, 16, 17, 15, 13, 11, 11, 9, 9]),
        (8, "west", [18, 16, 17, 15, 13, 11, 11, 9, 9]),
        (9, "east", [26, 24, 25, 23, 19, 17, 17, 13, 13]),
        (10, "east", [26, 24, 25, 23, 19, 17, 17, 13, 13]),
    ],
)
def test_two_sets_are_used_and_with_nine_and_more_players_three(
    players: int, board: str, sizes: list[int]
) -> None:
    state = dealt(players, board=board)
    goods = [[code for code in cards if not is_calamity(code)] for cards in state.stacks]
    assert [len(cards) for cards in goods] == sizes
    kinds = 3 if players >= 9 else 2
    assert all(len(set(cards)) == kinds for cards in goods)


@pytest.mark.clause("ME-S5")
@pytest.mark.parametrize(("players", "sets"), [(12, 2), (14, 2), (15, 3), (18, 3)])
def test_with_two_blocks_the_later_sets_are_split_over_both(players: int, sets: int) -> None:
    state = dealt(players)
    ids = state.lookup.good_id
    west, east = (
        Counter(ids[code] for code in state.stacks[STACKS * block] if not is_calamity(code))
        for block in (0, 1)
    )
    third = {"bone": 4} if sets == 3 else {}
    assert west == Counter({"ochre": 9, "clay": 5, "hides": 4, **third})
    assert east == Counter({"flax": 9, "clay": 4, "hides": 5, **third})


@pytest.mark.clause("ME-S5", "ME-P6")
@pytest.mark.parametrize("players", range(3, 19))
def test_each_stack_from_2_on_has_its_calamities_and_each_block_its_copy(players: int) -> None:
    state = dealt(players)
    minor = ["minor"] if state.lookup.uses_minor else []
    for pile, cards in enumerate(state.stacks):
        sorts = sorted([*minor, "non-tradeable", "tradeable"]) if pile % STACKS else []
        assert sorted(calamities_in(state, cards)) == sorts
    used = sum(place != OUT for place in state.calamity_at)
    assert used == (24 if minor else 16) * state.lookup.block_count


@pytest.mark.clause("ME-S6", "ME-S8")
@pytest.mark.parametrize("players", range(3, 9))
def test_as_many_cards_as_players_lie_on_top_and_the_non_tradeable_calamity_at_the_bottom(
    players: int,
) -> None:
    for seed in range(8):
        state = dealt(players, bytes([seed]))
        for cards in state.stacks[1:]:
            assert calamities_in(state, cards) == ["tradeable", "non-tradeable"]
            assert calamities_in(state, cards[:1]) == ["non-tradeable"]
            assert not calamities_in(state, cards[-players:])


@pytest.mark.clause("ME-S6")
def test_the_tradeable_calamity_may_lie_anywhere_between() -> None:
    depths = set()
    for seed in range(60):
        cards = dealt(5, bytes([seed])).stacks[8]
        depths |= {place for place, code in enumerate(cards) if is_calamity(code)}
    # Nine commodities and two calamities: five cards on top, the other calamity below all.
    assert depths == {0, 1, 2, 3, 4, 5}


@pytest.mark.clause("ME-S7")
@pytest.mark.parametrize("players", [9, 10, 11])
def test_nine_to_eleven_players_have_the_third_set_below_the_others(players: int) -> None:
    check_three_parts(dealt(players), blocks=1)


@pytest.mark.clause("ME-S8", "ME-S7")
@pytest.mark.parametrize("players", [15, 16, 17, 18])
def test_fifteen_and_more_players_prepare_each_block_in_three_parts(players: int) -> None:
    check_three_parts(dealt(players), blocks=2)


def check_three_parts(state: Mega, blocks: int) -> None:
    """Every stack: sets 1 and 2 with the minor calamity, set 3 with the tradeable one, the last."""
    for pile in range(STACKS * blocks):
        cards, entries = state.stacks[pile], state.lookup.goods_in[pile]
        sizes = {1: 0, 2: 0, 3: 0}
        set_of = {}
        for place in range(0, len(entries), 3):
            set_of[entries[place]] = entries[place + 1]
            sizes[entries[place + 1]] += entries[place + 2]
        has = int(pile % STACKS > 0)
        top = cards[len(cards) - sizes[1] - sizes[2] - has :]
        middle = cards[has : len(cards) - len(top)]
        assert {set_of[code] for code in top if not is_calamity(code)} == {1, 2}
        assert {set_of[code] for code in middle if not is_calamity(code)} == {3}
        assert len(middle) == sizes[3] + has
        if has:
            assert calamities_in(state, top) == ["minor"]
            assert calamities_in(state, middle) == ["tradeable"]
            assert calamities_in(state, cards[:1]) == ["non-tradeable"]


@pytest.mark.clause("ME-S8")
@pytest.mark.parametrize("players", [12, 13, 14])
def test_twelve_to_fourteen_players_put_aside_as_many_cards_as_the_block_has_players(
    players: int,
) -> None:
    for seed in range(8):
        state = dealt(players, bytes([seed]))
        for pile, cards in enumerate(state.stacks):
            size = state.lookup.civ_block.count(pile // STACKS)
            assert not calamities_in(state, cards[-size:])
            if pile % STACKS:
                assert calamities_in(state, cards) == ["tradeable", "non-tradeable"]


@pytest.mark.clause("ME-S6", "ME-S7")
def test_stacks_are_shuffled() -> None:
    assert dealt(5, b"one").stacks != dealt(5, b"two").stacks
    assert dealt(9, b"one").stacks != dealt(9, b"two").stacks


@pytest.mark.clause("ME-S9")
def test_players_draw_from_the_stacks_of_their_own_block() -> None:
    table = Table(players=12)
    table.stack(1, "ochre", block=0)
    table.stack(1, "flax", block=1)
    draw(table.state, table.player("assyria"), 0)
    draw(table.state, table.player("minoa"), 0)
    assert table.cards_of("assyria") == {"flax": 1}
    assert table.cards_of("minoa") == {"ochre": 1}


# --- cards go back


@pytest.mark.clause("ME-H10")
def test_discards_go_under_the_stack_and_the_non_tradeable_calamity_to_the_very_bottom() -> None:
    table = Table(*FIVE)
    table.stack(3, "timber", "salt")
    table.discard_pile(3, "famine", "slave_revolt", "timber")
    return_cards(table.state)
    assert table.stack_of(3) == ["famine", "slave_revolt", "timber", "timber", "salt"]
    assert table.discards_of(3) == []


@pytest.mark.clause("ME-H10")
def test_what_goes_under_is_shuffled() -> None:
    orders = set()
    for seed in range(20):
        table = Table(*FIVE)
        table.discard_pile(1, "flax", "hides", "flax", "hides", "flax")
        table.state.dice = Dice(bytes([seed]))
        before = table.state.reveals
        return_cards(table.state)
        assert table.state.reveals > before
        orders.add(tuple(table.stack_of(1)))
    assert len(orders) > 3


@pytest.mark.clause("ME-H11")
def test_cards_not_drawn_keep_their_order_and_a_calamity_among_them_its_place() -> None:
    table = Table(*FIVE)
    undrawn = ["famine", "timber", "salt", "salt", "timber"]
    table.stack(3, *undrawn)
    table.discard_pile(3, "salt", "slave_revolt")
    return_cards(table.state)
    assert table.stack_of(3)[-5:] == undrawn


@pytest.mark.clause("ME-H10", "ME-N7")
def test_what_is_left_on_the_market_goes_back_as_well() -> None:
    table = Table("kushan", "indus", "parthia")
    table.market("water", "?salt", "famine")
    return_cards(table.state)
    assert table.state.market == table.state.market_shown == table.state.market_from == []
    assert sorted(table.stack_of(3)) == ["famine", "salt"]


@pytest.mark.clause("ME-H10")
def test_calamities_that_went_back_lie_in_a_stack_again() -> None:
    table = Table(*FIVE)
    table.hand("saba", calamities=("famine",))
    discard(table.state, 0, table.code("famine"))
    assert table.state.calamity_at[table.calamity("famine")] == IN_DISCARD
    return_cards(table.state)
    assert table.state.calamity_at[table.calamity("famine")] == IN_STACK


@pytest.mark.clause("ME-H10.1")
def test_a_commodity_of_both_blocks_goes_back_to_the_block_of_who_gave_it_up() -> None:
    table = Table(players=12)
    table.hand("minoa", clay=1)
    table.hand("assyria", clay=1)
    discard(table.state, table.player("minoa"), table.code("clay"))
    discard(table.state, table.player("assyria"), table.code("clay"))
    return_cards(table.state)
    assert table.stack_of(1, block=0) == ["clay"]
    assert table.stack_of(1, block=1) == ["clay"]


@pytest.mark.clause("ME-H10.1")
def test_a_commodity_of_one_block_and_every_calamity_go_back_to_their_own() -> None:
    table = Table(players=12)
    table.hand("minoa", flax=1, calamities=("famine",), block=1)
    discard(table.state, table.player("minoa"), table.code("flax"))
    discard(table.state, table.player("minoa"), table.code("famine", block=1))
    return_cards(table.state)
    assert table.stack_of(1, block=1) == ["flax"]
    assert table.stack_of(3, block=1) == ["famine"]
    assert table.stack_of(3, block=0) == []
