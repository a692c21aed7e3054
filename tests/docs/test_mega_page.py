"""The page about Mega Empires: its commands run, and its settings are the game's."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.docs.pages import ROOT, blocks_of
from ziggurat.cli import app
from ziggurat.games.mega.game import MegaEmpires

PAGE = "mega.md"
TEXT = (ROOT / "docs" / PAGE).read_text(encoding="utf-8")
COMMANDS = [line for block in blocks_of(PAGE) for line in block.text.splitlines()]
MEASURED = re.findall(r"`ziggurat (simulate mega [^`]*)`", TEXT)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_page_runs(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    program, *arguments = command.split()
    assert program == "ziggurat"
    saved = ["--save", "game.zig"] if arguments[0] == "play" else []
    result = CliRunner().invoke(app, [*arguments, *saved], input="quit\n")
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize("command", MEASURED)
def test_a_measuring_command_runs_with_fewer_games_and_turns(command: str) -> None:
    shorter = re.sub(r"--games \d+", "--games 1 --set turns=3", command)
    assert shorter != command
    result = CliRunner().invoke(app, re.sub(r"--workers \d+", "", shorter).split())
    assert result.exit_code == 0, result.output
    assert "1 games of mega" in result.output


def test_there_are_commands_to_run() -> None:
    assert len(COMMANDS) >= 5
    assert len(MEASURED) >= 3


def test_the_page_tells_of_every_setting_and_of_no_other() -> None:
    table = TEXT.split("## Settings")[1].split("## What greedy")[0]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    told = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert sorted(told) == sorted(setting.name for setting in MegaEmpires.settings)
