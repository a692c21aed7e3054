"""The cheap look at what a player could do passes no action over, and random play does a lot."""

from __future__ import annotations

import pytest

from tests.games.monumental.table import GAME, Table
from tests.games.monumental.tables_of_all_sorts import table_of_sort
from ziggurat.games.monumental.rules.actions.actions import TURN_VERBS, Act
from ziggurat.games.monumental.rules.actions.possible import NEEDS, TurnMenu, openings
from ziggurat.kernel.course import play_at_random
from ziggurat.kernel.dice import Dice, seed_from_number

MANY = 10_000
"""More answers than any game takes."""


@pytest.mark.parametrize("seed", range(8))
def test_no_action_that_can_be_taken_is_passed_over(seed: int) -> None:
    seats, settings = table_of_sort(seed)
    state = GAME.setup(seats, settings, seed_from_number(seed))
    dice = Dice(seed_from_number(-seed))
    while not state.is_over:
        decision = state.decision()
        if isinstance(decision, Act):
            found = openings(state, decision.seat)
            for verb in decision.verbs(state):
                if verb.choices(state, decision.seat):
                    assert not NEEDS.get(verb.name, 0) & ~found, verb.name
        play_at_random(state, dice, 1)


def test_every_need_belongs_to_an_action() -> None:
    assert set(NEEDS) <= {verb.name for verb in TURN_VERBS}


def test_every_answer_comes_up_by_chance() -> None:
    table = Table("zulu", "greek")
    table.supply("zulu", production=3, science=3, military=2, gold=2)
    table.acts("zulu")
    options = table.options("zulu")
    assert isinstance(options, TurnMenu)
    dice = Dice(b"often")
    drawn = {options.sample(dice) for _ in range(12_000)}
    assert drawn == set(options.answers())


def test_whoever_has_nothing_to_do_ends() -> None:
    table = Table("zulu", "greek")
    table.supply("zulu")
    table.acts("zulu")
    dice = Dice(b"none")
    assert table.options("zulu").write(table.options("zulu").sample(dice)) == "end"


def test_random_players_take_several_actions_in_a_turn() -> None:
    """A benchmark of random play measures real turns only if most of what can be done is done."""
    answers = turns = 0
    for seed in range(6):
        state = GAME.setup(3, GAME.complete({}), seed_from_number(seed))
        answers += play_at_random(state, Dice(seed_from_number(-seed)), MANY)
        turns += 3 * (state.round - 1)
    assert answers > 7 * turns
