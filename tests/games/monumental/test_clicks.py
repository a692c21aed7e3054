"""What a click on something tells: why nothing can be done with it, and never of what can."""

from __future__ import annotations

import pytest

from tests.games.monumental.briefings import briefings, positions
from ziggurat.kernel.asides import is_aside
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.pointing import why_not

SAMPLES = 5
"""Answers that are tried of a question nobody lists."""


@pytest.mark.parametrize(
    ("thing", "verb"),
    [("deck:own", "progress"), ("track:3", "invest"), ("warlord:0", "march")],
)
def test_what_is_pointed_at_is_refused_by_its_verb(thing: str, verb: str) -> None:
    found = 0
    for state, seat, _ in briefings("act"):
        if seat or state.continuous:
            continue
        options = state.decision().options(state, seat)
        for name, refusal in why_not(options, thing):
            assert name == verb
            assert refusal.sentence
            found += 1
    assert found


def test_no_click_is_refused_that_an_action_begins_with() -> None:
    for state, seat, _ in briefings("act"):
        options = state.decision().options(state, seat)
        for group in options.groups():
            for answer in group.answers:
                thing = next(iter(options.things(answer)), "")
                denied = [name for name, _ in why_not(options, thing)]
                assert group.name not in denied, (thing, group.name)


def test_no_click_is_refused_that_an_answer_to_another_question_takes() -> None:
    dice, kinds = Dice(b"clicks"), set()
    for state, seat in positions():
        decision = state.decision()
        options = decision.options(state, seat)
        for answer in (options.sample(dice) for _ in range(SAMPLES)):
            if decision.kind != "act" and not is_aside(answer):
                for thing in options.things(answer):
                    assert "" not in [name for name, _ in why_not(options, thing)], thing
                    kinds.add(decision.kind)
    assert len(kinds) > 5
