"""Reasons of search bots: a purpose, and the answer it was preferred to."""

import pytest

from tests.kernel.voyage import Voyage
from ziggurat.bots.bot import Sight
from ziggurat.bots.reasons import LONGEST_OTHER, reason, shortened
from ziggurat.bots.search.weighing import Weighed
from ziggurat.kernel.match import Match

MATCH = Match(Voyage(), seats=2, seed=b"reasons")
SEAT = MATCH.seats()[0]
OPTIONS = MATCH.options(SEAT)


def told(*worths: float) -> str:
    """The reason for the first of several answers that are worth so much."""
    sight = Sight(MATCH.game, MATCH.state, SEAT)
    answers = [
        Weighed(answer, worth) for answer, worth in zip(OPTIONS.answers(), worths, strict=False)
    ]
    return reason(sight, MATCH.state, OPTIONS, answers)


@pytest.mark.parametrize(
    ("gap", "words"),
    [
        (0.0, "seems about as good."),
        (0.01, "seems a little worse."),
        (0.2, "seems clearly worse."),
    ],
)
def test_the_next_best_answer_is_named_with_how_it_compares(gap: float, words: str) -> None:
    second = OPTIONS.label(OPTIONS.answers()[1])
    assert told(0.5, 0.5 - gap).endswith(f" the next best, “{second}”, {words}")


def test_without_a_purpose_it_is_said_whether_the_choice_matters() -> None:
    assert told(0.5, 0.5).startswith("It hardly matters: ")
    assert told(0.5, 0.4).startswith("It promises most; ")


def test_a_single_answer_is_compared_with_nothing() -> None:
    assert "next best" not in told(0.5)


def test_a_long_answer_is_told_up_to_the_end_of_a_word() -> None:
    assert shortened("stay") == "stay"
    short = shortened("word, " * 40)
    assert short.endswith("word…")
    assert len(short) <= LONGEST_OTHER
