"""The shapes of questions: one seat, many seats unseen, and an open floor."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernel.auction import Auction, Bids, Keep, OnSale, PaidFrom
from tests.kernel.auction import Table as AuctionTable
from tests.kernel.bazaar import DONE, Bazaar, Day, Floor, Toll
from tests.kernel.bazaar import Table as BazaarTable
from tests.kernel.voyage import CALL, Quay, Voyage
from ziggurat.kernel import saving
from ziggurat.kernel.course import submit
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken, Illegal
from ziggurat.kernel.events import Told
from ziggurat.kernel.game import Settings
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Decision, Frame, Procedure, Sealed, State

LOTS: Settings = {"lots": 3, "coins": 9, "motto": ""}


def an_auction(seats: int = 18) -> AuctionTable:
    return Auction().setup(seats, LOTS, b"eighteen bidders")


def a_bazaar(seats: int = 3) -> BazaarTable:
    return Bazaar().setup(seats, {"days": 2}, b"open floor")


def saved(table: AuctionTable) -> bytes:
    return saving.save(Auction(), table, table.seats, LOTS)


def bid_of(table: AuctionTable, seat: int) -> Answer:
    """A bid that depends on nothing but the seat and its purse."""
    return (1, table.purse[seat] * (seat % 3) // 2, 1, seat % 2)


# Sealed


@settings(max_examples=40)
@given(st.permutations(range(18)))
def test_eighteen_sealed_answers_give_the_same_result_in_any_order(order: list[int]) -> None:
    in_turn, at_random = an_auction(), an_auction()
    for seat in range(18):
        submit(in_turn, seat, bid_of(in_turn, seat))
    for seat in order:
        submit(at_random, seat, bid_of(at_random, seat))
    assert saved(in_turn) == saved(at_random)
    assert isinstance(in_turn.decision(), Keep)


def test_nothing_of_a_sealed_answer_is_seen_before_the_last_one_is_in() -> None:
    game, bold, meek = Auction(), an_auction(), an_auction()
    for seat in range(17):
        submit(bold, seat, (1, bold.purse[seat], 1, 0))
        submit(meek, seat, (1, 0, 1, 1))
        for viewer in (*range(seat + 1, 18), None):
            assert game.view(bold, viewer) == game.view(meek, viewer)
        assert game.view(bold, seat) != game.view(meek, seat)
        assert bold.house == 0
        assert bold.reveals == an_auction().reveals
    submit(bold, 17, (1, 0, 1, 1))
    assert bold.reveals == an_auction().reveals + 1
    assert bold.house > 0


def test_a_sealed_question_awaits_each_seat_once() -> None:
    table = an_auction(4)
    submit(table, 2, (1, 0, 1, 0))
    assert table.decision().seats(table) == [0, 1, 3]
    with pytest.raises(Illegal, match="not your turn"):
        submit(table, 2, (1, 0, 1, 0))


def test_others_sealed_answers_give_way_to_defaults_and_ones_own_stays() -> None:
    table = an_auction(4)
    for seat in (0, 2, 3):
        submit(table, seat, (1, 1, 1, 0))
    twin = table.copy()
    bids = twin.decision()
    assert isinstance(bids, Bids)
    bids.blank_others(twin, 2)
    default = list(bids.default(twin, 0))
    assert bids.answers == [default, None, [1, 1, 1, 0], default]
    bids.blank_others(twin, None)
    assert bids.answers == [default, None, default, default]
    real = table.decision()
    assert isinstance(real, Bids)
    assert real.answers[0] == [1, 1, 1, 0]


def test_a_sealed_answer_that_is_missing_cannot_be_opened() -> None:
    bids = Bids([0, 1], answers=[[1, 2, 1, 0], None])
    assert bids.answer_of(0) == (1, 2, 1, 0)
    with pytest.raises(Broken, match="seat 1 has not answered"):
        bids.answer_of(1)


def test_a_copied_sealed_question_keeps_its_answers_to_itself() -> None:
    bids = Bids([0, 1], answers=[[1, 2, 1, 0], None])
    twin = bids.copy()
    assert isinstance(twin, Sealed)
    twin.answers[1] = [1, 0, 1, 0]
    assert bids.answers == [[1, 2, 1, 0], None]


# Open


def test_an_open_floor_takes_answers_in_any_order_until_all_are_done() -> None:
    table = a_bazaar()
    first_offer = table.decision().options(table, 2).answers()[0]
    submit(table, 2, first_offer)
    submit(table, 0, DONE)
    submit(table, 2, table.decision().options(table, 2).read("withdraw"))
    submit(table, 1, DONE)
    assert table.decision().seats(table) == [2]
    assert isinstance(table.decision(), Floor)
    submit(table, 2, DONE)
    assert isinstance(table.decision(), Toll)


def test_who_is_done_cannot_act_on_the_floor_again() -> None:
    table = a_bazaar()
    submit(table, 1, DONE)
    with pytest.raises(Illegal, match="not your turn"):
        submit(table, 1, DONE)


def test_defaults_close_an_open_floor() -> None:
    table = a_bazaar()
    for seat in (2, 0, 1):
        submit(table, seat, table.decision().default(table, seat))
    assert not isinstance(table.decision(), Floor)


def test_an_offer_that_is_accepted_moves_one_good_each_way() -> None:
    table = a_bazaar()
    table.hand = [2, 0, 1, 0, 3, 0, 1, 1, 1]
    submit(table, 0, (0, 0, 1))
    submit(table, 1, (1, 0))
    assert table.hand == [1, 1, 1, 1, 2, 0, 1, 1, 1]
    assert table.give == [-1, -1, -1]


# Choice


def test_a_choice_is_asked_of_one_seat_and_settled_by_one_answer() -> None:
    table = an_auction(3)
    for seat in range(3):
        submit(table, seat, (1, 0, 1, 0))
    keep = table.decision()
    assert isinstance(keep, Keep)
    assert keep.seats(table) == [0]
    submit(table, 0, (0, 3))
    assert table.kept[keep.lot] == 0b1001
    assert isinstance(table.decision(), Bids)


# Frames and states


def test_a_procedure_is_copied_with_its_fields_and_its_place() -> None:
    day = Day(2)
    day.step = 3
    twin = day.copy()
    assert isinstance(twin, Day)
    assert (twin.payer, twin.step) == (2, 3)
    twin.begin_again()
    assert day.step == 3


def test_the_values_of_a_frame_are_its_own() -> None:
    floor = Floor([0, 1], [1])
    values = floor.values()
    assert values == [[0, 1], [1]]
    floor.done.append(0)
    assert values == [[0, 1], [1]]


def test_a_game_is_over_when_its_stack_is_empty_and_then_waits_for_nothing() -> None:
    table = AuctionTable(Dice(b""), 2, 1)
    assert table.is_over
    with pytest.raises(Broken, match="does not wait"):
        table.decision()


def test_a_procedure_on_top_is_not_a_question() -> None:
    table = AuctionTable(Dice(b""), 2, 1)
    table.stack.append(Day(0))
    with pytest.raises(Broken, match="does not wait"):
        table.decision()


def test_nothing_is_logged_while_nobody_listens() -> None:
    table = an_auction(2)
    assert (table.events, table.is_heard) == (None, False)
    table.tell("AU-2", OnSale(0))
    table.events = []
    table.tell("AU-2", OnSale(1))
    table.tell_some("AU-3", [1], PaidFrom(1, 2, 0, 7), None)
    assert table.events == [Told("AU-2", OnSale(1)), Told("AU-3", PaidFrom(1, 2, 0, 7), [1])]
    assert (table.is_heard, table.copy().is_heard) == (True, False)


@pytest.mark.parametrize("name", ["prompt", "options", "default"])
def test_a_question_that_leaves_something_out_says_so(name: str) -> None:
    with pytest.raises(NotImplementedError):
        getattr(Decision(), name)(State(Dice(b"")), 0)


def test_shapes_say_what_a_game_must_add() -> None:
    state = State(Dice(b""))
    with pytest.raises(NotImplementedError):
        state.copy()
    for options_method in ("count", "answers"):
        with pytest.raises(NotImplementedError):
            getattr(Options(), options_method)()
    assert Procedure().values() == Frame().values() == []


def test_whoever_is_done_can_be_called_back_to_the_floor() -> None:
    table = Voyage().setup(3, {"seasons": 1}, b"called back")
    submit(table, 0, (2,))
    submit(table, 1, (2,))
    submit(table, 2, (CALL, 1))
    quay = table.decision()
    assert isinstance(quay, Quay)
    assert (quay.done, quay.seats(table)) == ([0], [1, 2])
    submit(table, 2, (2,))
    assert table.decision() is quay
    submit(table, 1, (2,))
    assert table.decision() is not quay


def test_calling_back_somebody_who_is_not_done_changes_nothing() -> None:
    quay = Quay([0, 1], [1])
    quay.call_back(0)
    assert quay.done == [1]
