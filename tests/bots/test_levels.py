"""Beginners and characters: bots between chance and search, and the tempers they may have."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.stones import Stones
from tests.bots.test_search import table
from ziggurat.bots.bot import Bot, Budget
from ziggurat.bots.novice import sensible
from ziggurat.bots.registry import LEVELS, check_bot, find_bot
from ziggurat.bots.seating import ask
from ziggurat.games.registry import GAMES
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import Game
from ziggurat.kernel.options import Answer
from ziggurat.kernel.thinking import Lapses

ANSWERS: list[Answer] = [(0,), (1,), (2,), (3,)]
VALUES = [0.50, 0.45, 0.40, 0.10]
NO_LEANING = [0.0] * 4


def first_of(lapses: Lapses, seed: int) -> int:
    """What a beginner with these lapses answers."""
    return sensible(ANSWERS, VALUES, NO_LEANING, lapses, Dice(b"%d" % seed))[0][0]


# --- beginners


def test_a_beginner_without_lapses_takes_the_best() -> None:
    sober = Lapses(overlooked=0.0, misjudged=0.0)
    assert {first_of(sober, seed) for seed in range(20)} == {0}


def test_a_beginner_errs_in_many_ways_and_never_absurdly() -> None:
    lapses = Lapses(overlooked=0.5, misjudged=0.2, absurd=0.15)
    assert {first_of(lapses, seed) for seed in range(200)} == {0, 1, 2}


def test_a_beginner_who_sees_nothing_takes_the_best_after_all() -> None:
    blind = Lapses(overlooked=1.0)
    assert {first_of(blind, seed) for seed in range(20)} == {0}


# --- characters


@pytest.mark.parametrize("level", [name for name, level in LEVELS.items() if level.has_characters])
def test_a_character_plays_otherwise_at_every_level(level: str) -> None:
    game = Stones()

    def answer(bot: Bot) -> int:
        return ask(bot, game, table(game), 0, Budget(), Dice(b"bot")).answer[0]

    assert answer(find_bot(level)) != 1
    assert answer(find_bot(f"{level}/diogenes")) == 1


def test_a_bot_is_named_by_level_and_character() -> None:
    assert find_bot("Planner/Diogenes").name == "planner/diogenes"
    assert check_bot("master/diogenes", Stones()).name == "master/diogenes"


def test_a_character_a_game_does_not_have_is_refused_with_those_it_has() -> None:
    with pytest.raises(Invalid, match=r"no character 'nero'. Characters are: diogenes\."):
        check_bot("planner/nero", Stones())
    with pytest.raises(Invalid, match="'random' has no characters"):
        find_bot("random/diogenes")


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_every_game_has_three_characters_of_different_tempers(game: Game[Any]) -> None:
    characters = game.characters()
    assert len(characters) == 3
    assert len({each.name for each in characters}) == 3
    assert len({tuple(each.favours.items()) for each in characters}) == 3
    for each in characters:
        assert each.title
        assert each.temper.endswith(".")
        assert each.favours
        assert all(abs(worth) < 0.5 for worth in each.favours.values())
