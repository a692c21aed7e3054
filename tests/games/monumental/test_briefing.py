"""What the board is told with a question: each datum is what the rules then do."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.monumental.briefings import after, briefings, numbers, positions, told, ways_with
from tests.games.monumental.table import GAME
from ziggurat.games.monumental.events.automa import AutomaCardTurnedUp
from ziggurat.games.monumental.events.city import CityActivated, UnrestReturned
from ziggurat.games.monumental.events.effects import EffectUsed, Gained
from ziggurat.games.monumental.rules.actions.actions import Actions
from ziggurat.games.monumental.rules.rounds import TurnActions
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import ANY, GAINS, SUPPLY
from ziggurat.games.monumental.view.activations import HAVING
from ziggurat.kernel.state import Seat
from ziggurat.server.tables.questions import ask

MOST_BYTES = 24 * 1024


def things_with(state: Monumental, seat: Seat, *verbs: str) -> set[str]:
    """What one would click first for the answers under some headings."""
    return {things[0] for things in ways_with(state, seat, *verbs)}


@pytest.mark.clause("MO-4.1.1", "MO-4.1.3")
def test_an_activation_yields_what_it_says() -> None:
    yielded = [0] * GAINS
    for state, seat, briefing in briefings("activate"):
        assert len(briefing.activations) == 9
        for each in briefing.activations:
            then = after(state, seat, each.answer)
            [activated, *_] = told(then, CityActivated)
            assert list(each.places) == activated.places
            assert each.unrest == sum(1 for _ in told(then, UnrestReturned))
            assert set(each.texts) <= set(activated.cards)
            gain = numbers(each.gain)
            assert gained_first(then, seat) == gain[:SUPPLY]
            assert not gain[ANY] or then.decision().kind == "share-gain"
            yielded = [sum(pair) for pair in zip(yielded, gain, strict=True)]
    assert all(yielded[:SUPPLY])


def gained_first(then: Monumental, seat: Seat) -> list[int]:
    """What was put into the supply right behind the activation of a city."""
    events = [each.event for each in then.events or []]
    at = next(n for n, event in enumerate(events) if isinstance(event, CityActivated))
    for event in events[at + 1 : at + 2]:
        if isinstance(event, Gained) and event.seat == seat:
            return numbers(event.gained)[:SUPPLY]
    return [0] * SUPPLY


def test_an_activation_brings_into_reach_and_to_use_what_it_names() -> None:
    near = used = 0
    for state, seat, briefing in briefings("activate"):
        for each in briefing.activations:
            then = after(state, seat, each.answer)
            if then.decision().kind != "act" or then.decision().seats(then) != [seat]:
                continue
            if then.reveals == state.reveals:
                assert set(each.reach) == things_with(then, seat, *HAVING)
                assert {f"card:{card}" for card in each.usable} == things_with(then, seat, "use")
                near += bool(each.reach)
                used += bool(each.usable)
    assert near > 20
    assert used > 20


def test_a_question_where_a_unit_goes_tells_which_one_it_is() -> None:
    for state, seat, briefing in briefings("march-to"):
        assert GAME.thing_name(state, briefing.moving)
        assert briefing.moving.startswith(("unit:", f"warlord:{seat}"))


@pytest.mark.clause("MO-7.6.1")
def test_a_gain_to_choose_is_what_the_answer_brings() -> None:
    chosen = 0
    for state, seat, briefing in briefings("take-spoils"):
        for each in briefing.choices:
            gain = each.gain
            then = after(state, seat, each.answer)
            if any(told(then, EffectUsed)) or gain.any or gain.trade:
                continue
            first = seat * SUPPLY
            had, have = (each.supply[first : first + SUPPLY] for each in (state, then))
            pairs = zip(have, had, numbers(gain)[:SUPPLY], strict=True)
            assert all(now - before >= gained for now, before, gained in pairs)
            chosen += 1
    assert chosen


def test_a_question_of_an_effect_tells_which_effect_it_is() -> None:
    named = set()
    cards = GAME.scene(2, GAME.complete({})).cards
    for state, seat in positions():
        briefing = GAME.briefing(state, seat)
        if briefing is not None and briefing.source is not None:
            assert briefing.source.effect < len(cards[briefing.source.card].effects)
            named.add(state.decision().kind)
    assert {"archive-card", "wander"} <= named


# --- Continuous Play


@pytest.mark.clause("AE-4.3.1", "AE-4.3.5")
def test_free_actions_are_those_that_leave_the_turn_action() -> None:
    tried = set()
    for state, seat, briefing in briefings("act"):
        assert state.continuous or not (briefing.free or briefing.acted or briefing.alone)
        actions = next(frame for frame in state.stack if isinstance(frame, Actions))
        assert bool(actions.acted) == briefing.acted
        options = state.decision().options(state, seat)
        for group in options.groups() if state.continuous and not briefing.acted else ():
            if not group.answers or group.name == "pass":
                continue
            twin = state.copy()
            decision = twin.decision()
            twin.stack.pop()
            decision.take(twin, seat, group.answers[0])
            acted = next(frame for frame in twin.stack if isinstance(frame, Actions)).acted
            assert (group.name in briefing.free) == (not acted)
            tried.add(bool(acted))
    assert tried == {True, False}


@pytest.mark.clause("AE-4.3.9", "MO-14.16")
def test_whoever_is_left_alone_is_told_so() -> None:
    found = set()
    for state, seat, briefing in briefings("act"):
        if not state.continuous or briefing.acted:
            continue
        then = after(state, seat, "pass")
        is_going_on = any(isinstance(frame, TurnActions) for frame in then.stack)
        if is_going_on and then.decision().kind == "keep-some":
            continue
        assert briefing.alone == (not is_going_on and not any(told(then, AutomaCardTurnedUp)))
        found.add(briefing.alone)
    assert found == {True, False}


# --- as it is sent


def test_questions_stay_small_and_name_nothing_in_brackets() -> None:
    largest = 0
    for state, seat in positions():
        question = ask(GAME, state, seat, 1)
        largest = max(largest, len(msgspec.json.encode(question)))
        sent = msgspec.json.encode(question.briefing)
        assert b"[card:" not in sent
        assert b"[tile:" not in sent
    assert largest < MOST_BYTES
