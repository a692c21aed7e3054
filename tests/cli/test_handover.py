"""Several people at one terminal: nobody sees on it what is the secret of another."""

import readline
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tests.cli.sittings import run
from tests.kernel.auction import Auction
from ziggurat.cli.boards import find_board
from ziggurat.cli.keyboard import WIPE, Listener
from ziggurat.cli.play import seats_for
from ziggurat.cli.sitting import Sitting
from ziggurat.games.monumental.game import MonumentalGame
from ziggurat.games.registry import find_game
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import Game
from ziggurat.kernel.match import Match

BID = "bid: 1; manner: bold"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")


def sit_down(
    game: Game[Any], names: list[str], typed: list[str], monkeypatch: pytest.MonkeyPatch
) -> list[str]:
    """Let people type these lines at a terminal, then leave; what they are asked is returned."""
    left = iter(typed)
    asked: list[str] = []

    def type_line(prompt: str) -> str:
        asked.append(prompt)
        line = next(left, None)
        if line is None:
            raise EOFError
        sys.stdout.write(f"typed: {line}\n")  # a terminal shows it too
        return line

    monkeypatch.setattr("builtins.input", type_line)
    monkeypatch.setattr(Listener, "is_terminal", True)
    match = Match(game, seats=len(names), seed=b"a game", names=names)
    Sitting(match, find_board(game), Path("game.zig"), Console(width=80)).play()
    return asked


def name(seat: int) -> str:
    return Auction().seat_name(Match(Auction(), seats=2, seed=b"a game").state, seat)


def test_the_keyboard_goes_from_hand_to_hand_in_a_game_with_secrets(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = sit_down(Auction(), ["you", "you"], ["", BID, "", ""], monkeypatch)
    one, two = name(0), name(1)
    assert asked == [
        f"Hand the keyboard to {one}; {one} presses Enter. ",
        f"{one}> ",
        f"{one}: press Enter to clear the screen. ",
        f"Hand the keyboard to {two}; {two} presses Enter. ",
        f"{two}> ",
    ]
    shown = capsys.readouterr().out
    before, wiped, after = shown.partition(WIPE)
    assert wiped
    assert f"typed: {BID}" in before
    assert f"typed: {BID}" not in after
    assert WIPE not in after


def test_what_was_typed_cannot_be_brought_back_by_the_arrow_keys(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    readline.add_history(BID)
    sit_down(Auction(), ["you", "you"], ["", BID, "", ""], monkeypatch)
    assert readline.get_current_history_length() == 0


def test_one_person_is_never_asked_to_hand_the_keyboard_over(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = sit_down(Auction(), ["you", "random"], [BID], monkeypatch)
    assert set(asked) == {f"{name(0)}> "}
    assert WIPE not in capsys.readouterr().out


def test_an_open_game_has_nothing_to_hide(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Auction, "is_open", True)
    asked = sit_down(Auction(), ["you", "you"], [BID], monkeypatch)
    assert asked == [f"{name(0)}> ", f"{name(1)}> "]
    assert WIPE not in capsys.readouterr().out


def test_nobody_is_waited_for_through_a_pipe() -> None:
    lines = "1\n1\nrow 1 column 1\n"
    arguments = ("play", "monumental", "--seats", "you,you", "--seed", "9")
    result = run(*arguments, lines=lines)
    assert result.exit_code == 0, (result.output, result.exception)
    assert result.stdout.count("Hand the keyboard to") >= 3
    assert WIPE not in result.stdout


def test_a_number_of_seats_is_you_and_greedy_bots() -> None:
    result = run("play", "monumental", "--seats", "3", "--seed", "1", "--save", "game.zig")
    assert result.exit_code == 0, (result.output, result.exception)
    assert "\nnames: you, greedy, greedy\n" in Path("game.zig").read_text(encoding="utf-8")
    with pytest.raises(Invalid, match="is played by 1 to 5 players, not 9"):
        seats_for(MonumentalGame(), "9")


def test_a_bot_sits_down_in_a_character_of_the_game_and_is_known_by_it() -> None:
    [character, *_] = find_game("revolt").characters()
    seats = f"you,greedy/{character.name}"
    result = run("play", "revolt", "--seats", seats, "--seed", "1", "--save", "game.zig")
    assert result.exit_code == 0, (result.output, result.exception)
    assert f"{character.title} (greedy): {character.temper[:20]}" in result.stdout
    assert f" {character.name[:8]} " in result.stdout
    again = run("play", "--resume", "game.zig")
    assert again.exit_code == 0, (again.output, again.exception)


def test_a_character_of_another_game_is_refused_with_those_there_are() -> None:
    result = run("play", "revolt", "--seats", "you,planner/zeus")
    assert "no character 'zeus'. Characters are: " in str(result.exception)
