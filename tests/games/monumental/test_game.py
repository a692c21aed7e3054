"""Monumental as the upper tiers meet it: settings, names, saving and the registry."""

from __future__ import annotations

import pytest

from tests.games.monumental.table import GAME, Table
from ziggurat.games.monumental.printed.reading import read_cards
from ziggurat.games.monumental.terms import MODULES
from ziggurat.games.registry import find_game
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.match import Match

THREE = ("zulu", "malians", "greek")


def test_it_is_registered() -> None:
    assert find_game("Monumental").title == "Monumental"


def test_every_module_has_a_setting_and_the_full_game_is_the_default() -> None:
    settings = GAME.complete({})
    assert [settings[name] for name in MODULES] == [1, 1, 1, 1, 1, 1, 1, 1, 0]
    assert settings["continuous"] == 0


@pytest.mark.parametrize("seats", [0, 6])
def test_only_one_to_five_seats_are_accepted(seats: int) -> None:
    with pytest.raises(Invalid, match="is played by 1 to 5 players"):
        Match(GAME, seats=seats, seed=b"x")


def test_seats_and_automas_are_called_by_their_civilizations() -> None:
    table = Table(*THREE, automas=1)
    assert GAME.seat_name(table.state, 0) == "Zululand"
    assert GAME.words(table.state, "[seat:1] and [automa:2]") == "Mali and Greece (Automa)"


def test_scores_are_told_for_seats_and_the_outcome_has_the_automas_besides() -> None:
    table = Table(*THREE, automas=1)
    assert len(GAME.scores(table.state)) == 2
    assert GAME.outcome(table.state) is None


def test_a_game_is_told_in_the_log_from_the_first_line() -> None:
    match = Match(GAME, seats=2, seed=b"log", settings={"quests": 0})
    lines = match.lines(None)
    assert "The map is " in lines[0]
    assert any("has the turn" in line for line in lines)


def test_a_position_in_the_middle_of_a_question_is_saved_and_taken_up_again() -> None:
    match = Match(GAME, seats=2, seed=b"saved", settings={"continuous": 1})
    again = Match.resume(GAME, match.save())
    assert again.digest() == match.digest()
    assert again.seats() == match.seats() == [0, 1]


def test_a_damaged_position_is_refused_with_a_sentence() -> None:
    match = Match(GAME, seats=2, seed=b"saved")
    with pytest.raises(Invalid, match="contradicts itself: Monumental:"):
        Match.resume(GAME, match.save().replace(b'"unrest_left":20', b'"unrest_left":19'))


def test_a_first_game_has_no_modules_and_civilizations_without_rules_of_their_own() -> None:
    first = GAME.first_game()
    state = GAME.setup(first.seats, GAME.complete(first.settings), b"a first game")
    view = GAME.view(state, 0)
    assert view.modules == ()
    dealt = {player.civilization for player in view.players}
    known = {each.id: each for each in read_cards().civilizations}
    assert dealt == {"egyptian", "chinese"}
    assert not any(known[each].special_rules for each in dealt)
