"""Sitting down at the terminal in a test: lines go in, what is shown comes out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from ziggurat.cli import app
from ziggurat.games.registry import find_game
from ziggurat.kernel import record
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.filing import read_record, replay_file
from ziggurat.kernel.match import Match

ROME_BEGINS = ("--seats", "you,random", "--set", "nations=rome,carthage", "--seed", "3")
"""A game in which the person plays Rome and has the first turn."""


def run(*arguments: str, lines: str = "") -> Result:
    """Run a command with lines for its input."""
    return CliRunner().invoke(app, arguments, input=lines)


def sit(*arguments: str, lines: str = "", file: str = "game.zig") -> str:
    """Play a new game of Rome against Carthage, and return what was shown."""
    result = run("play", "revolt", *ROME_BEGINS, "--save", file, *arguments, lines=lines)
    assert result.exit_code == 0, (result.output, result.exception)
    return result.stdout


def resume(file: str, *arguments: str, lines: str = "") -> str:
    """Go on with a game, and return what was shown."""
    result = run("play", "--resume", file, *arguments, lines=lines)
    assert result.exit_code == 0, (result.output, result.exception)
    return result.stdout


def kept(file: str) -> Match[Any]:
    """The match in a file, replayed."""
    path = Path(file)
    return replay_file(path, read_record(path), find_game("revolt"))


def moves(file: str) -> list[str]:
    """The moves in a file."""
    return [move.text for move in read_record(Path(file)).moves]


def write_random_game(file: str, answers: int, seats: int = 4, question: str = "act") -> Match[Any]:
    """Keep a game that went on at random until the first seat is asked a question of a kind."""
    number = 0
    match = play_at_random(number, answers, seats, question)
    while match.is_over:  # that game was too short; the next one may be longer
        number += 1
        match = play_at_random(number, answers, seats, question)
    Path(file).write_text(record.write(match), encoding="utf-8")
    return match


def play_at_random(number: int, answers: int, seats: int, question: str) -> Match[Any]:
    """The game of a number, up to the question that is looked for or to its end."""
    names = ["you", *["random"] * (seats - 1)]
    match = Match(find_game("revolt"), seats=seats, seed=seed_from_number(number), names=names)
    dice = Dice(b"a game at random")
    while not match.is_over:
        is_asked = match.seats() == [0] and match.decision().kind == question
        if is_asked and len(match.moves) >= answers:
            break
        seat = match.seats()[0]
        match.submit(seat, match.options(seat).sample(dice))
    return match
