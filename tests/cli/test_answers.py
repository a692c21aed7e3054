"""What is meant by an answer that is only begun."""

import pytest

from ziggurat.cli.answers import could_be, find_answers
from ziggurat.cli.boards.board import Board
from ziggurat.cli.boards.revolt.world import parts_of_the_world
from ziggurat.games.registry import find_game
from ziggurat.games.revolt.game import lookup_of
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


def test_of_many_readings_only_some_are_told() -> None:
    told = could_be("s", [f"ship {number}" for number in range(9)])
    assert told == "'s' could be: ship 0, ship 1, ship 2, ship 3, ship 4, ship 5 and 3 more."


def test_every_region_lies_in_one_part_of_the_world() -> None:
    lookup = lookup_of("")
    parts = parts_of_the_world(lookup)
    listed = [region for regions in parts.values() for region in regions]
    assert sorted(listed) == list(range(lookup.region_count))
    assert all(capital == regions[0] for capital, regions in parts.items())


def test_a_game_without_a_board_of_its_own_is_still_told() -> None:
    game = find_game("revolt")
    position = game.setup(2, game.complete({"nations": "rome,egypt"}), b"seed")
    plain = Board(game)
    assert plain.seat_title(position, 1).plain == "2 Egypt"
    with pytest.raises(Invalid, match="Empire's Revolt has no map in text"):
        plain.world(position, 0, 80)
