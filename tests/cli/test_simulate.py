"""`ziggurat simulate`: its report, its JSON, its file, and its refusals."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from typer.testing import CliRunner

from ziggurat.arena.statistics import Tally
from ziggurat.cli import app, main

SMALL = ("--games", "4", "--seed", "1", "--set", "rounds=20")


@pytest.fixture(autouse=True)
def plain_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")


def run(*arguments: str) -> str:
    outcome = CliRunner().invoke(app, ["simulate", "revolt", *arguments])
    assert outcome.exit_code == 0, outcome.output
    assert outcome.stderr == ""
    return outcome.stdout


def run_json(*arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run(*arguments, "--json"))
    return found


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The sentence a command is refused with; nothing else may be said."""
    with pytest.raises(SystemExit) as leaving:
        main(["simulate", *arguments])
    assert leaving.value.code not in (0, None)
    said = capsys.readouterr()
    assert said.out == ""
    assert "Traceback" not in said.err
    assert len(said.err.strip().splitlines()) == 1
    return said.err


def test_the_report_tells_wins_endings_and_lengths() -> None:
    shown = run("--seats", "random,random,random", *SMALL)
    assert "4 games of revolt by random, random, random, seed 1" in shown
    for heading in ("Bot", "Seat", "Nation", "Ending", "Length", "digest"):
        assert heading in shown
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_json_is_one_object_with_the_fields_programs_need() -> None:
    found = run_json("--seats", "greedy,random", "--games", "2", "--set", "rounds=5")
    assert found["games"] == 2
    assert found["decisions"] > 0
    assert found["seconds"] > 0
    assert found["decisions_per_second"] > 0
    assert sum(found["wins"].values()) == pytest.approx(2)
    assert set(found["wins"]) == {"greedy", "random"}
    assert sum(found["endings"].values()) == 2
    assert found["by_bot"]["greedy"]["low"] <= found["by_bot"]["greedy"]["share"]
    assert found["settings"]["rounds"] == 5


def test_the_digest_is_the_same_for_any_number_of_workers() -> None:
    seats = ("--seats", "greedy,random", "--games", "4", "--set", "rounds=6")
    alone, together = run_json(*seats), run_json(*seats, "--workers", "2")
    assert alone["digest"] == together["digest"]
    assert alone["wins"] == together["wins"]
    assert run_json(*seats, "--seed", "2")["digest"] != alone["digest"]


def test_a_file_gets_one_row_a_game(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    found = run_json("--seats", "random,random", *SMALL, "--out", str(file))
    frame = pl.read_parquet(file)
    assert frame.height == found["games"] == 4
    assert frame["decisions"].sum() == found["decisions"]
    assert [each.name for each in tmp_path.iterdir()] == ["games.parquet"]


def test_an_existing_file_is_replaced_only_when_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.parquet"
    file.write_text("precious", encoding="utf-8")
    arguments = ("--seats", "random,random", *SMALL, "--out", str(file))
    assert "exists already" in refusal(capsys, "revolt", *arguments)
    assert file.read_text(encoding="utf-8") == "precious"
    run(*arguments, "--overwrite")
    assert pl.read_parquet(file).height == 4


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess", "--seats", "random,random"), "There is no game 'chess'"),
        (("revolt", "--seats", "random,zeus"), "There is no bot 'zeus'"),
        (("revolt", "--seats", "random"), "2 to 6 players, not 1"),
        (("revolt", "--seats", ",".join(["random"] * 7)), "2 to 6 players, not 7"),
        (("revolt", "--seats", "random,random", "--games", "0"), "at least one game, not 0"),
        (("revolt", "--seats", "random,random", "--games", "-3"), "at least one game, not -3"),
        (("revolt", "--seats", "random,random", "--workers", "0"), "at least one worker"),
        (("revolt", "--seats", "random,random", "--set", "turns=3"), "no setting 'turns'"),
        (("revolt", "--seats", "random,random", "--set", "rounds"), "is not a setting"),
        (("revolt", "--seats", "random,random", "--set", "rounds=-1"), "goes from 0"),
        (("revolt", "--seats", "random,random", "--map", "none.yaml"), "none.yaml"),
        (("revolt", "--seats", "random,random", "--out", "none/x.parquet"), "does not exist"),
        (("revolt", "--seats", "nothing_here:Bot,random"), "cannot be loaded"),
    ],
)
def test_bad_input_gets_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    assert sentence in refusal(capsys, *arguments)


def test_rows_without_the_package_that_writes_them_are_refused_before_any_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # None in the list of modules is how Python says that there is no such module.
    monkeypatch.setitem(sys.modules, "polars", None)
    said = refusal(capsys, "revolt", "--seats", "random,random", *SMALL, "--out", "x.parquet")
    assert "needs the package polars" in said
    assert "pip install ziggurat[parquet]" in said


def test_interrupting_leaves_no_file_and_no_part_of_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*given: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Tally, "add", interrupted)
    file = tmp_path / "games.parquet"
    with pytest.raises(SystemExit) as leaving:
        main(["simulate", "revolt", "--seats", "random,random", *SMALL, "--out", str(file)])
    assert leaving.value.code == 130
    assert list(tmp_path.iterdir()) == []
    assert "Traceback" not in capsys.readouterr().err
