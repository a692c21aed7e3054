"""What is told of choices that are made seldom: what each costs, and what is left then."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.mega.positions import GAME, asked, positions
from tests.games.mega.test_briefing import area_number, briefed, given, read
from tests.games.mega.test_reckoning import alone, reckoned
from ziggurat.games.mega.rules.phase_07_trade.values import hand_worth
from ziggurat.games.mega.rules.phase_09_calamities.barbarians import current_horde
from ziggurat.games.mega.rules.phase_09_calamities.cards_lost import Bribe, Levy
from ziggurat.games.mega.rules.phase_09_calamities.cities_lost import CityLosses
from ziggurat.games.mega.rules.phase_09_calamities.losses import Losses
from ziggurat.games.mega.rules.phase_09_calamities.places import unit_points
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.view.briefing_structs import Briefing
from ziggurat.games.mega.view.briefings.movement import outlook_of
from ziggurat.games.mega.view.view import WILD
from ziggurat.kernel.state import Decision, Seat


def test_every_kind_of_question_is_met_and_something_is_told_with_each() -> None:
    kinds = {frame.kind for frame in GAME.frames if issubclass(frame, Decision)}
    told = {state.decision().kind for state, seat in positions() if GAME.briefing(state, seat)}
    assert told == kinds


# --- what calamities cost whom


def tolls(kind: str) -> Iterator[tuple[Mega, Seat, Briefing, str]]:
    """The choices of a question about a calamity, as they are written."""
    for state, seat, briefing in briefed(kind):
        assert briefing.tolls
        for toll in briefing.tolls:
            yield state, seat, briefing, toll.text


def losses_in(briefing: Briefing, text: str) -> dict[int, int]:
    [toll] = [each for each in briefing.tolls if each.text == text]
    return {int(player): amount for player, amount in toll.losses.items()}


def amounts_asked(state: Mega) -> dict[int, int]:
    """How much each victim loses who is asked what."""
    question = state.decision()
    if isinstance(question, CityLosses):
        return {player: question.number_of(player) for player in question.victims}
    assert isinstance(question, Losses)
    return {player: question.amount_of(player) for player in question.victims}


@pytest.mark.clause("ME-K2N.1")
def test_an_eruption_costs_everybody_what_is_told() -> None:
    for state, seat, briefing, text in tolls("choose-volcano"):
        after, _ = given(state, seat, text)
        players = range(state.player_count)
        lost = {each: unit_points(state, each) - unit_points(after, each) for each in players}
        assert {each: points for each, points in lost.items() if points} == losses_in(
            briefing, text
        )


@pytest.mark.clause("ME-K4N", "ME-K6N.1", "ME-K12")
def test_floods_and_storms_cost_everybody_what_is_told() -> None:
    for kind in ("choose-plain", "choose-sea"):
        for state, seat, briefing, text in tolls(kind):
            after, _ = given(state, seat, text)
            players = range(state.player_count)
            lost = losses_in(briefing, text)
            if kind == "choose-plain":
                before = {each: unit_points(state, each) for each in players}
                # Nobody has more there than is lost, so nobody is asked.
                assert lost == {
                    each: before[each] - unit_points(after, each)
                    for each in players
                    if before[each] != unit_points(after, each)
                }
            else:
                counts = zip(state.city_count, after.city_count, strict=False)
                assert lost == {
                    each: had - has for each, (had, has) in enumerate(counts) if had != has
                }


@pytest.mark.clause("ME-K3")
def test_whoever_is_chosen_to_suffer_too_loses_what_is_told() -> None:
    seen = 0
    for state, seat, briefing in briefed("choose-victims"):
        options = state.decision().options(state, seat)
        for answer in options.answers()[:8]:
            after, _ = given(state, seat, options.write(answer))
            if not isinstance(after.decision(), Losses | CityLosses):
                continue
            asked_for = amounts_asked(after)
            for text in options.write(answer).split("+"):
                for player, amount in losses_in(briefing, text).items():
                    assert asked_for[player] == amount
                    seen += 1
    assert seen


@pytest.mark.clause("ME-K5T", "ME-K5T.4")
def test_a_horde_leaves_what_is_told_where_it_is_led() -> None:
    seen = 0
    for state, seat, briefing in briefed("land-horde", "lead-horde"):
        for clash in briefing.clashes:
            after, _ = given(state, seat, clash.area)
            area = area_number(state, clash.area)
            if after.decision().kind != "lead-horde" or current_horde(after).area != area:
                continue
            assert after.at(area, after.wild) == clash.left.get(WILD, 0)
            seen += 1
    assert seen


@pytest.mark.clause("ME-K2N", "ME-K5M", "ME-Z6")
def test_a_city_that_is_lost_leaves_the_support_that_is_told() -> None:
    kinds = set()
    for state, seat, briefing in briefed("flames", "choose-shaken", "give-up-city"):
        for fate in briefing.reductions:
            reckoning = GAME.reckon(state, seat, read(state, seat, fate.area))
            after = alone(state, seat, read(state, seat, fate.area))
            if after.city_count[seat] != state.city_count[seat] - 1:
                continue  # more has happened since
            had, has = state.on_board[seat], fate.support.has
            assert has == had + fate.tokens - (0 if fate.tokens else beside(state, seat, fate.area))
            if reckoning is not None:
                assert reckoning.outlook is not None
                assert reckoning.outlook.support.needs == fate.support.needs
            kinds.add(state.decision().kind)
    assert kinds == {"flames", "choose-shaken", "give-up-city"}


def beside(state: Mega, seat: Seat, name: str) -> int:
    """Tokens that are lost with a city."""
    return state.at(area_number(state, name), seat)


@pytest.mark.clause("ME-K9N", "SB-8.1")
def test_a_step_back_is_told_with_what_a_building_saves() -> None:
    seen = 0
    for state, seat, briefing in briefed("retreat"):
        setback = briefing.setback
        assert setback is not None
        assert setback.step == state.step[seat]
        assert 1 <= setback.saved <= setback.further + 1
        seen += 1
    assert seen


# --- cards


@pytest.mark.clause("ME-K8N", "ME-K8N.1")
def test_a_bribe_is_enough_when_its_face_value_says_so() -> None:
    for state, seat, answer, reckoning in reckoned("bribe"):
        question = state.decision()
        assert isinstance(question, Bribe)
        assert reckoning.tally is not None
        assert reckoning.tally.total >= reckoning.tally.aim
        less = [*answer]
        less[max(range(len(less)), key=less.__getitem__)] -= 1
        told = GAME.reckon(state, seat, tuple(less))
        assert told is not None
        assert told.tally is not None
        assert told.tally.total < told.tally.aim
        assert Levy(state, seat, question.amount).refusal(tuple(less)) is not None


@pytest.mark.clause("ME-K8M", "ME-K8T", "ME-AD-PROVINCIAL-EMPIRE")
def test_cards_that_are_lost_leave_the_worth_and_treasury_that_are_reckoned() -> None:
    kinds = set()
    for state, seat, answer, reckoning in reckoned("bandits", "ransom", "tribute"):
        after = alone(state, seat, answer)
        assert reckoning.worth is not None
        if after.turn == state.turn and after.phase == state.phase:
            assert reckoning.worth.after == hand_worth(after, seat)
            if reckoning.treasury is not None:
                assert reckoning.treasury == after.treasury[seat]
            kinds.add(state.decision().kind)
    assert kinds >= {"tribute"}


# --- revolts, first cities and tokens, credits


@pytest.mark.clause("ME-T6", "ME-K2T", "ME-Z5", "ME-Z8")
def test_units_stand_after_a_choice_as_reckoned() -> None:
    kinds = set()
    for state, seat, answer, reckoning in reckoned(
        "revolting", "choose-betrayed", "place-cities", "place-tokens"
    ):
        after = state.copy()
        question = after.decision()
        after.stack.pop()
        question.take(after, seat, answer)
        assert reckoning.tally is not None
        assert reckoning.tally.total <= reckoning.tally.aim
        assert reckoning.outlook == outlook_of(after, seat)
        kinds.add(state.decision().kind)
    assert len(kinds) == 4


@pytest.mark.clause("ME-Q5", "ME-Q6")
def test_homeless_tokens_leave_the_surplus_that_is_reckoned() -> None:
    for state, seat, answer, reckoning in reckoned("resettle"):
        assert reckoning.tally is not None
        assert reckoning.tally.total == reckoning.tally.aim
        assert reckoning.outlook is not None
        assert reckoning.outlook.support.has == alone(state, seat, answer).on_board[seat]


@pytest.mark.clause("ME-Z5")
def test_so_many_first_cities_are_placed_as_is_told_and_so_many_on_sites() -> None:
    for state, seat, briefing in briefed("place-cities"):
        founding, options = briefing.founding, state.decision().options(state, seat)
        assert founding is not None
        sites, wild = (
            part.split(": ")[1]
            for part in options.write(state.decision().default(state, seat)).split("; ")
        )
        placed = [area for part in (sites, wild) for area in part.split("+") if area != "none"]
        assert len(placed) == founding.cities >= founding.on_sites


@pytest.mark.clause("ME-V11")
def test_a_share_of_credits_saves_what_is_told() -> None:
    seen = 0
    for state, seat, briefing in briefed("free-credits"):
        for place, (group, saving) in enumerate(briefing.savings.items()):
            shares = tuple(int(each == place) for each in range(len(briefing.savings)))
            reckoning = GAME.reckon(state, seat, shares)
            assert reckoning is not None
            before = GAME.view(state, seat).prices
            saved = [before[name] - price for name, price in reckoning.prices.items()]
            assert (sum(saved), sum(map(bool, saved))) == (saving.points, saving.advances), group
            seen += 1
    assert seen


@pytest.mark.clause("SB-7.17")
def test_whatever_cannot_replace_a_building_is_told_with_the_reason() -> None:
    for state, seat in asked("another-building"):
        briefing = GAME.briefing(state, seat)
        assert briefing is not None
        gone = {each.thing.removeprefix("building:") for each in briefing.barred}
        options = state.decision().options(state, seat)
        offered = {options.write(answer) for answer in options.answers()} - {"none"}
        assert offered
        assert not offered & gone
