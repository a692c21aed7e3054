"""A person at a real terminal: the keys that leave, and reading step by step."""

import pytest
from rich.console import Console

from tests.cli.sittings import moves, run, sit
from ziggurat.bots.bot import Budget, Decided, Sight
from ziggurat.cli.keyboard import Listener
from ziggurat.cli.screen import program
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.options import Options

pytestmark = pytest.mark.usefixtures("quiet_table")


def at_a_terminal(monkeypatch: pytest.MonkeyPatch, *typed: str | BaseException) -> list[str]:
    """Let a person type these lines or press these keys; what they are asked is returned."""
    left = iter(typed)
    asked: list[str] = []

    def type_line(prompt: str) -> str:
        asked.append(prompt)
        line = next(left)
        if isinstance(line, BaseException):
            raise line
        return line

    monkeypatch.setattr("builtins.input", type_line)
    monkeypatch.setattr(Listener, "is_terminal", True)
    return asked


@pytest.mark.parametrize("key", [EOFError(), KeyboardInterrupt()], ids=["ctrl-d", "ctrl-c"])
def test_leaving_by_a_key_saves_what_was_taken_back_too(
    key: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = at_a_terminal(monkeypatch, "intercept on", "undo", key)
    shown = sit()
    assert asked == ["Rome> "] * 3
    assert "Go on with: ziggurat play --resume game.zig" in shown
    assert moves("game.zig") == []


def test_a_line_that_cannot_be_decoded_is_an_empty_one(monkeypatch: pytest.MonkeyPatch) -> None:
    at_a_terminal(monkeypatch, UnicodeDecodeError("utf-8", b"\xff", 0, 1, "bad"))
    assert Listener(Console()).hear("> ") == ""


class Impatience:
    """A bot in whose thinking the person presses Ctrl-C."""

    name = "impatience"

    def decide(self, sight: Sight, options: Options, budget: Budget, dice: Dice) -> Decided:
        raise KeyboardInterrupt


def test_ctrl_c_while_a_bot_thinks_keeps_every_answer_of_the_person() -> None:
    shown = sit("--seats", f"you,{__name__}:Impatience", lines="intercept on\nend\n")
    assert "Go on with: ziggurat play --resume game.zig" in shown
    assert moves("game.zig") == ["intercept on", "end"]


def test_a_replay_in_steps_waits_between_turns_and_can_be_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sit("--set", "rounds=2", lines="end\nend\n")
    asked = at_a_terminal(monkeypatch, "", "q")
    shown = run("replay", "game.zig", "--step").stdout
    assert len(asked) == 2
    assert "Round 1: Carthage begins a turn." in shown
    assert "the first place." not in shown


def test_a_replay_in_steps_goes_on_when_nobody_is_there_any_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sit("--set", "rounds=2", lines="end\nend\n")
    at_a_terminal(monkeypatch, EOFError())
    assert "the first place." in run("replay", "game.zig", "--step").stdout


def test_a_command_that_would_not_be_found_is_told_with_its_path(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr("sys.argv", ["some where/bin/ziggurat", "play"])
    assert program() == "'some where/bin/ziggurat'"
    monkeypatch.setattr("sys.argv", ["-c"])
    assert program() == "ziggurat"
