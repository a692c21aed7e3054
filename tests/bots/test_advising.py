"""Advice: the strongest bot that thinks to its end while somebody waits."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.kernel.voyage import Voyage
from ziggurat.bots import advising
from ziggurat.bots.advising import THOROUGH, advise, times_as_long
from ziggurat.bots.bot import Budget, Decided, Sight
from ziggurat.bots.registry import BOTS
from ziggurat.games.registry import find_game
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.match import Match
from ziggurat.kernel.options import Options

MATCH = Match(Voyage(), seats=2, seed=b"advice")
SEAT = MATCH.seats()[0]


class Helpless:
    """Comes to nothing."""

    name = "helpless"

    def decide(self, sight: Sight, options: Options, budget: Budget, dice: Dice) -> Decided:
        raise ValueError("no idea")


def bot_asked(monkeypatch: pytest.MonkeyPatch, taken: float) -> str:
    """Who advises within two seconds where planner takes so long."""
    clock: Iterator[float] = iter((10.0, 10.0 + taken))
    monkeypatch.setattr(advising, "monotonic", lambda: next(clock))
    return advise(MATCH.game, MATCH.state, SEAT, 2.0, Dice(b"hint")).bot


def test_the_strongest_bot_advises_where_there_is_time_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert bot_asked(monkeypatch, 0.001) == "master"


def test_where_it_would_not_come_to_an_end_a_quicker_one_advises(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert bot_asked(monkeypatch, 1.5) == "planner"


def test_a_bot_that_fails_leaves_the_advice_to_the_quicker_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(BOTS, THOROUGH, Helpless())
    assert bot_asked(monkeypatch, 0.001) == "planner"


def test_advice_is_a_legal_answer_with_a_reason() -> None:
    advice = advise(MATCH.game, MATCH.state, SEAT, 2.0, Dice(b"hint"))
    assert MATCH.options(SEAT).contains(advice.decided.answer)
    assert advice.decided.reason


@pytest.mark.parametrize("name", ["revolt", "monumental", "mega"])
def test_the_strongest_bot_is_never_held_for_the_quicker_one(name: str) -> None:
    game = find_game(name)
    match = Match(game, seats=game.first_game().seats, seed=b"advice")
    assert times_as_long(game, match.state, match.seats()[0], Dice(b"hint")) >= 1.0
