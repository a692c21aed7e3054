"""The page about the API: every example runs against a real server and shows what comes."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from tests.docs.pages import (
    PATIENCE_SECONDS,
    blocks_of,
    environment,
    require_lines,
    require_shape,
    run_in_order,
)
from tests.server.serving import serving
from ziggurat.cli import app

BLOCKS = blocks_of("api.md")
SHOWN_SERVER = "http://127.0.0.1:8000"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """The server of the page, where bots waste no time."""
    (tmp_path / "server").mkdir()
    database = str(tmp_path / "server" / "club.db")
    with serving(database, tmp_path / "server" / "log", "--pace", "0") as running:
        yield running.address


def test_every_example_with_curl_gives_what_the_page_shows(server: str, tmp_path: Path) -> None:
    scripts = [b.text.replace(SHOWN_SERVER, server) for b in BLOCKS if b.kind == "bash"]
    assert scripts[0].startswith(f"SERVER={server}\n")
    came = iter(run_in_order(scripts, tmp_path))
    real, compared = "", 0
    for block in BLOCKS:
        if block.kind == "bash":
            real = next(came)
        elif block.kind == "json":
            shown, given = msgspec.json.decode(block.text), msgspec.json.decode(real)
            require_shape(shown, given)
            if "sentence" in shown:
                assert shown["sentence"] == given["sentence"]
            compared += 1
        elif block.kind == "text":
            require_lines(block.text, real)
            compared += 1
    assert compared == sum(block.kind in ("json", "text") for block in BLOCKS) > 10


def test_the_example_in_python_plays_a_game_to_its_end(server: str, tmp_path: Path) -> None:
    (code,) = [block.text for block in BLOCKS if block.kind == "python"]
    done = subprocess.run(
        [sys.executable, "-c", code.replace(SHOWN_SERVER, server)],
        cwd=tmp_path,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("OutcomeInfo(places=[")


def test_the_commands_that_are_only_shown_exist_with_their_options() -> None:
    shown = [line for b in BLOCKS if b.kind == "console" for line in b.text.splitlines()]
    commands = [line.removeprefix("$ ").split() for line in shown if line.startswith("$ ")]
    assert [each[:2] for each in commands] == [["ziggurat", "serve"], ["ziggurat", "bot"]]
    for command in commands:
        words = [word for word in command[1:3] if word.isalpha()]
        told = CliRunner().invoke(app, [*words, "--help"], env={"COLUMNS": "200"})
        assert told.exit_code == 0
        for option in (word for word in command if word.startswith("--")):
            assert option in told.stdout
