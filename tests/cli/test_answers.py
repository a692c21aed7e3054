"""What is meant by an answer that is only begun."""

import pytest

from ziggurat.cli.answers import find_answers
from ziggurat.kernel.algebra import Amount, OneOf
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.options import Item

WAYS = OneOf(
    [
        Item(1, "attack roma>campania"),
        Item(2, "attack roma>campania with roma"),
        Item(3, "attack roma>corsica"),
        Item(4, "end"),
    ]
)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("end", (4,)),
        ("E", (4,)),
        ("attack roma>campania", (1,)),
        ("ATT ro>camp", (1,)),
        ("att ro camp", (1,)),
        ("a r cam w", (2,)),
        ("a r>cor", (3,)),
    ],
)
def test_a_whole_answer_or_the_beginning_of_one_is_read(text: str, answer: tuple[int]) -> None:
    assert find_answers(WAYS, text) == [answer]


def test_a_beginning_of_several_answers_finds_all_of_them() -> None:
    assert find_answers(WAYS, "att ro>c") == [(1,), (3,)]


def test_a_beginning_of_nothing_is_refused_as_the_options_do() -> None:
    with pytest.raises(Invalid, match="'sail' is not one of: attack roma>campania"):
        find_answers(WAYS, "sail")


def test_what_is_too_long_to_list_is_not_guessed() -> None:
    with pytest.raises(Invalid, match="'x' is not a whole number"):
        find_answers(Amount(0, 10**9, "gold"), "x")
