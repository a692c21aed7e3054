"""What answers come to while they are put together: it is what the rules then do."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from tests.games.mega.positions import GAME, asked, positions
from ziggurat.games.mega.rules.phase_03_movement.journeys import STAYING
from ziggurat.games.mega.rules.phase_07_trade.values import hand_worth
from ziggurat.games.mega.rules.phase_09_calamities.losses import Losses
from ziggurat.games.mega.rules.phase_12_acquisition.orders import order_price, unpack
from ziggurat.games.mega.rules.phase_12_acquisition.payments import hand_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.view.briefings.movement import outlook_of
from ziggurat.games.mega.view.reckoning_structs import Reckoning
from ziggurat.kernel.course import carry_out
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Sealed, Seat
from ziggurat.server.tables.quotes import quote

TRIES = 4
"""So many answers are tried in each position."""


def reckoned(*kinds: str) -> Iterator[tuple[Mega, Seat, Answer, Reckoning]]:
    """Positions, random answers to their questions, and what these come to."""
    dice = Dice(b"reckonings")
    for state, seat in asked(*kinds):
        options = state.decision().options(state, seat)
        for _ in range(TRIES):
            answer = options.sample(dice)
            reckoning = GAME.reckon(state, seat, answer)
            if reckoning is not None:
                yield state, seat, answer, reckoning


def alone(state: Mega, seat: Seat, answer: Answer) -> Mega:
    """A copy in which a seat has answered, and nobody else was asked."""
    twin = state.copy()
    question = twin.decision()
    if isinstance(question, Sealed):
        question.asked = [seat]
        question.answers = [None]
    carry_out(twin, twin.decision(), seat, answer)
    return twin


@pytest.mark.clause("ME-M2", "ME-M12")
def test_units_stand_after_a_march_or_a_voyage_as_reckoned() -> None:
    seen = 0
    for state, seat, answer, reckoning in reckoned("march", "sail"):
        assert answer != STAYING
        after = alone(state, seat, answer)
        assert reckoning.outlook == outlook_of(after, seat, is_moving=True)
        seen += 1
    assert seen > 50


@pytest.mark.clause("ME-T1")
def test_taxes_leave_the_treasury_that_is_reckoned() -> None:
    for state, seat, answer, reckoning in reckoned("tax-rate"):
        assert reckoning.treasury == alone(state, seat, answer).treasury[seat]


@pytest.mark.clause("ME-X2")
def test_placing_tokens_counts_them_and_shows_what_would_be_too_many() -> None:
    for state, seat, answer, reckoning in reckoned("spread"):
        assert reckoning.tally is not None
        assert reckoning.tally.total == reckoning.tally.aim == sum(answer)
        assert reckoning.outlook is not None
        lost, has = reckoning.outlook.lost, reckoning.outlook.support.has
        assert lost + has == state.on_board[seat] + sum(answer)


@pytest.mark.clause("ME-Y2", "ME-Y5", "ME-Y7")
def test_cities_that_are_built_leave_the_support_that_is_reckoned() -> None:
    seen = 0
    for state, seat, answer, reckoning in reckoned("build-cities"):
        after = alone(state, seat, answer)
        assert reckoning.outlook is not None
        support = reckoning.outlook.support
        is_settled = support.has >= support.needs and after.phase > 5
        if is_settled:
            assert after.city_count[seat] == state.city_count[seat] + len(answer)
            seen += 1
    assert seen


@pytest.mark.clause("ME-Y3")
def test_a_city_built_with_help_leaves_the_treasury_that_is_reckoned() -> None:
    seen = 0
    for state, seat, answer, reckoning in reckoned("build-with-help"):
        after = alone(state, seat, answer)
        if after.phase == state.phase:
            assert reckoning.treasury == after.treasury[seat]
            seen += 1
    assert seen


@pytest.mark.clause("ME-N4")
def test_an_exchange_with_the_market_is_worth_what_is_reckoned_where_all_lies_open() -> None:
    seen = 0
    for state, seat, answer, reckoning in reckoned("market_trade"):
        assert reckoning.worth is not None
        twin = state.copy()
        twin.market_shown = [1] * len(twin.market)
        open_to_all = GAME.reckon(twin, seat, answer)
        assert open_to_all is not None
        assert open_to_all.worth is not None
        assert open_to_all.worth.after == hand_worth(alone(twin, seat, answer), seat)
        assert reckoning.worth.before == hand_worth(state, seat)
        seen += 1
    assert seen


@pytest.mark.clause("ME-G18")
def test_losses_are_enough_when_their_sum_says_so_and_no_sooner() -> None:
    verdicts = set()
    for state, seat, answer, _ in reckoned("losses"):
        question = state.decision()
        assert isinstance(question, Losses)
        options = question.options(state, seat)
        for place in range(len(answer)):
            for change in (0, 1, -1):
                changed = [*answer]
                changed[place] += change
                tried = tuple(changed)
                reckoning = GAME.reckon(state, seat, tried)
                if reckoning is None:
                    assert options.refusal(tried) is not None
                    continue
                tally, refusal = reckoning.tally, options.refusal(tried)
                assert tally is not None
                if tally.total < tally.aim or tally.superfluous:
                    assert refusal is not None
                verdicts.add((tally.total < tally.aim, tally.superfluous > 0, refusal is None))
    assert {(False, False, True), (True, False, False), (False, True, False)} <= verdicts


@pytest.mark.clause("ME-G17")
def test_losses_leave_the_units_that_are_reckoned() -> None:
    for state, seat, answer, reckoning in reckoned("losses", "city-losses"):
        question = state.decision()
        assert isinstance(question, Sealed)
        twin = state.copy()
        frame = twin.decision()
        assert isinstance(frame, Sealed)
        frame.asked, frame.answers = [seat], [list(answer)]
        twin.stack.pop()
        frame.resolve(twin)
        assert reckoning.outlook is not None
        assert twin.on_board[seat] == reckoning.outlook.support.has + reckoning.outlook.lost


@pytest.mark.clause("ME-V4", "ME-V6", "ME-V7")
def test_an_order_is_paid_as_reckoned() -> None:
    paid = 0
    for state, seat, answer, reckoning in reckoned("purchase"):
        basket, order = reckoning.basket, unpack(state, answer[1:])
        assert basket is not None
        assert order is not None
        assert basket.price == order_price(state, seat, order)
        assert basket.short == 0
        assert basket.payment is not None
        payment = basket.payment
        assert payment.points - payment.wasted == basket.price
        if order.sacrifice >= 0:
            continue  # checks may come between
        after = alone(state, seat, answer)
        if after.turn != state.turn or after.phase != state.phase:
            continue
        assert after.treasury[seat] == payment.treasury_left
        assert sum(hand_of(after, seat)) == payment.cards_left
        told = GAME.view(after, seat).players[seat]
        assert told.moves == basket.moves
        assert told.next_step == basket.next_step
        paid += 1
    assert paid > 10


def test_too_dear_an_order_says_how_many_points_are_missing() -> None:
    seen = 0
    for state, seat in asked("purchase", "orders"):
        options = state.decision().options(state, seat)
        held = state.advances[seat]
        missing = [name for at, name in enumerate(state.lookup.advance_id) if not held >> at & 1]
        if not missing:
            continue
        answer = options.read("order buy " + "+".join(missing))
        reckoning = GAME.reckon(state, seat, answer)
        assert reckoning is not None
        assert reckoning.basket is not None
        assert (reckoning.basket.short > 0) == (reckoning.basket.payment is None)
        assert (reckoning.basket.short > 0) == (options.refusal(answer) is not None)
        seen += reckoning.basket.short > 0
    assert seen


@pytest.mark.clause("ME-R1")
def test_an_offer_tells_what_the_hand_would_be_worth() -> None:
    seen = 0
    for state, seat, answer, reckoning in reckoned("floor"):
        assert reckoning.worth is not None
        assert reckoning.worth.before == hand_worth(state, seat)
        assert reckoning.tally is not None
        assert state.decision().options(state, seat).contains(answer)
        assert reckoning.tally.total >= reckoning.tally.aim
        seen += 1
    assert seen


def test_an_unfinished_offer_and_one_out_of_all_measure_are_reckoned_without_harm() -> None:
    for state, seat in asked("floor"):
        held = [name for name in GAME.holdings(state, seat) if name.startswith("card:")]
        if not held or not state.decision().options(state, seat).groups()[0].is_open:
            continue
        card = held[0].removeprefix("card:")
        rest = "named: none; talk: none; want: 3; wanted: none"
        told = quote(GAME, state, seat, [f"offer to: all; give: {card}; {rest}"])
        assert told.refusal is not None
        assert told.reckoning is not None
        assert told.reckoning.tally.total == 1
        told = quote(GAME, state, seat, [f"offer to: all; give: {card}*999999999; {rest}"])
        assert told.refusal is not None
        assert told.reckoning is None
        return
    raise AssertionError("no seat could make an offer")


def test_credits_that_are_spread_make_advances_cheaper() -> None:
    for state, seat, answer, reckoning in reckoned("free-credits"):
        after = alone(state, seat, answer)
        assert reckoning.tally is not None
        assert reckoning.tally.total == reckoning.tally.aim
        if after.advances[seat] == state.advances[seat]:
            prices = GAME.view(after, seat).prices
            assert reckoning.prices == prices


def test_whatever_is_sent_is_quoted_or_refused() -> None:
    dice = Dice(b"hostile")
    for state, seat in positions():
        options = state.decision().options(state, seat)
        text = options.write(options.sample(dice))
        cut = dice.below(len(text) + 1)
        hostile = (f"{text}+{text}", text[:cut], text[cut:], text.replace("*", "*-9"))
        for each in (*hostile, "".join("99999999" if c.isdigit() else c for c in text)):
            told = quote(GAME, state, seat, [each])
            assert (told.taken == 1) == (told.refusal is None)


def test_reckonings_tell_nothing_hidden() -> None:
    dice = Dice(b"hidden")
    for state, seat in positions():
        imagined = GAME.imagine(state, seat, dice.fork(seat))
        answer = state.decision().options(state, seat).sample(dice)
        here, there = (GAME.reckon(each, seat, answer) for each in (state, imagined))
        assert msgspec.json.encode(here) == msgspec.json.encode(there)
