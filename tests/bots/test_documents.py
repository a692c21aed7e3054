"""The example in the bots' page runs as it is printed there."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ziggurat.arena.simulation import Plan, check_plan, play_game
from ziggurat.bots.bot import Sight
from ziggurat.cli import app
from ziggurat.kernel.game import Game

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_page_names_all_that_a_sight_gives_and_nothing_a_game_does_not_have() -> None:
    table = PAGE.read_text(encoding="utf-8").partition("| name | what it is |")[2]
    cells = re.findall(r"(?m)^\| (`[^|]+`) \|", table.partition("\n\n")[0])
    named = {name for cell in cells for name in re.findall(r"`(?:sight\.)?([\w.]+)\(", cell)}
    methods = {name for name in vars(Sight) if not name.startswith("_")} - set(Sight.__slots__)
    assert methods <= named
    of_games = {name.removeprefix("game.") for name in named if name.startswith("game.")}
    assert {"candidates", "chance", "concession", "expect", "judge"} <= of_games
    assert [name for name in of_games if not hasattr(Game, name)] == []


def test_the_bot_of_ten_lines_plays_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = PAGE.read_text(encoding="utf-8")
    code = re.findall(r"```python\n(.*?)```", text, re.DOTALL)[0]
    (command,) = re.findall(r"^ziggurat simulate .*my_bots:\w+.*$", text, re.MULTILINE)
    (tmp_path / "my_bots.py").write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    seats = tuple(command.split("--seats ")[1].split()[0].split(","))
    assert seats == ("my_bots:Attacker", "random")
    result = play_game(check_plan(Plan("revolt", seats, 1, 1, {"rounds": 20})), 0)
    assert result.failures == []
    assert result.decisions > 10
    body = code.split("class Attacker:")[1].strip().splitlines()
    assert len([line for line in body if line]) <= 10


def test_the_bot_of_ten_lines_sits_down_at_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = PAGE.read_text(encoding="utf-8")
    code = re.findall(r"```python\n(.*?)```", text, re.DOTALL)[0]
    (command,) = re.findall(r"^ziggurat (play .*my_bots:\w+.*)$", text, re.MULTILINE)
    (tmp_path / "terminal_bots.py").write_text(code, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    arguments = command.replace("my_bots", "terminal_bots").split()
    result = CliRunner().invoke(app, [*arguments, "--save", "game.zig"], input="end\n")
    assert result.exit_code == 0, result.output
    assert "Attacker" in result.stdout
    assert "plays the default" not in result.stdout


def test_the_search_bot_of_fifty_lines_plays_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = PAGE.read_text(encoding="utf-8")
    code = re.findall(r"```python\n(.*?)```", text, re.DOTALL)[1]
    assert len(code.splitlines()) <= 50
    (tmp_path / "dreams.py").write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    plan = check_plan(Plan("revolt", ("dreams:Dreamer", "greedy"), 1, 1, {"rounds": 2}))
    result = play_game(plan, 0)
    assert result.failures == []
    assert result.paces.by_bot["dreamer"].answers > 3
