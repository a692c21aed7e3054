"""The page for hosts: its commands run, its options, variables and figures exist."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from typer.main import get_command

from tests.docs.pages import ROOT, blocks_of, run_in_order
from tests.server.serving import PATIENCE_SECONDS, serving
from ziggurat.cli import app
from ziggurat.client import Client
from ziggurat.kernel.game import LONGEST_FILE
from ziggurat.server.connections import (
    HEAD_BYTES,
    HEAD_LINES,
    HEAD_SECONDS,
    HEADS,
    HEADS_BYTES,
)
from ziggurat.server.limits import LIMITS, STREAMS
from ziggurat.server.settings import BODY_BYTES, RECORD_BYTES
from ziggurat.server.storage import outbox
from ziggurat.server.tables.replays import MOST_MOVES
from ziggurat.server.thinking.pool import PoolPlan

PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
BLOCKS = blocks_of("hosting.md")
COMMAND = re.compile(r"ziggurat ((?:serve|admin \w+)\b[^\n`]*)")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """A server of a club, whose database is club.db."""
    with serving(str(tmp_path / "club.db"), tmp_path / "log", "--metrics", "local") as running:
        yield running.address


def test_the_commands_run_and_a_backup_restores_what_was_there(tmp_path: Path) -> None:
    database = tmp_path / "club.db"
    with serving(str(database), tmp_path / "log") as running, Client(running.address) as client:
        client.sign_up("Anna")
        table = client.make_table("revolt", ["me", "greedy"], start=True)
    scripts = [block.text for block in BLOCKS if block.kind == "bash"]
    listed, saved, restored = run_in_order(scripts, tmp_path, ZIGGURAT_DATABASE=str(database))
    assert table.id in listed
    assert "copied to backup.db" in saved
    assert table.id in restored
    with serving(str(database), tmp_path / "log") as running, Client(running.address) as client:
        assert client.table(table.id).show().standing.status == "running"


def options_of(words: list[str]) -> tuple[set[str], set[str]]:
    """The options and variables of a command."""
    command = get_command(app)
    for word in words:
        command = command.commands[word]  # type: ignore[attr-defined]  # groups have commands
    names = {name for each in command.params for name in (*each.opts, *each.secondary_opts)}
    variables = {str(each.envvar) for each in command.params if getattr(each, "envvar", None)}
    return names, variables


def test_every_command_of_the_page_exists_with_its_options() -> None:
    found = COMMAND.findall(PAGE)
    assert len(found) > 10
    for text in found:
        words = shlex.split(text, comments=True)
        depth = 2 if words[0] == "admin" else 1
        names, _ = options_of(words[:depth])
        for word in words[depth:]:
            if word.startswith("--") and word != "--help":
                assert word in names, text


def test_every_variable_and_lone_option_of_the_page_is_the_servers() -> None:
    names, variables = options_of(["serve"])
    for variable in re.findall(r"\bZIGGURAT_\w+", PAGE):
        assert variable in variables
    lone = re.findall(r"`(--[\w-]+)`", PAGE)
    assert len(lone) > 5
    for option in lone:
        assert option in names | {"--database"}


def test_every_figure_of_the_page_is_measured(server: str) -> None:
    told = httpx.get(f"{server}/metrics", timeout=PATIENCE_SECONDS).text
    rows = [line for line in PAGE.splitlines() if line.startswith("| `ziggurat_")]
    figures = [name for row in rows for name in re.findall(r"`(ziggurat_\w+)`", row)]
    assert len(figures) > 10
    for figure in figures:
        assert f"# HELP {figure}" in told


def test_the_limits_of_the_page_are_the_servers() -> None:
    play = LIMITS["play"]
    told = " ".join(PAGE.split())
    assert f"ask {play.rate:g} times a second, and {play.burst} times in a row" in told
    assert f"at most {BODY_BYTES // 1024} kB, a record {RECORD_BYTES // 1024**2} MB" in told
    assert f"MB and {MOST_MOVES:,} moves, a map {LONGEST_FILE // 1024} kB" in told
    reading = PoolPlan(kind="reading")
    assert f"may take {reading.read_seconds:g} seconds there" in told
    assert f"a whole game {reading.heavy_seconds:g}" in told
    assert f"hold {STREAMS} live streams" in told
    head = f"{HEAD_BYTES // 1024} kB, {HEAD_LINES} lines and {HEAD_SECONDS:g} seconds"
    assert f"they have {head}" in told
    assert f"more than {HEADS} requests" in told
    assert f"more than {HEADS_BYTES // 1024**2} MB of such headers" in told
    assert (outbox.FIRST_PAUSE_SECONDS, outbox.LONGEST_PAUSE_SECONDS) == (30, 6 * 3600)
    assert outbox.MOST_ATTEMPTS == 8
    assert "after half a minute, then after ever longer pauses, up to six hours" in told
    assert "after eight attempts" in told
