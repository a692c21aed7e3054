"""What all tests share: clauses that are cited exist, and nothing is waited for without end."""

import faulthandler
from functools import cache
from pathlib import Path

import pytest
from hypothesis import settings

from ziggurat.kernel.clauses import Clauses

# No test depends on how fast the machine is.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")

STANDARD_ERROR = 2


@cache
def books() -> tuple[Clauses, ...]:
    """The rules of every game."""
    # Tests of the lower tiers run without the games above them.
    from ziggurat.games import registry  # noqa: PLC0415

    return tuple(game.clauses() for game in registry.GAMES.values())


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    """Limit the time of clearing up as well: a test that has failed is not watched any more."""
    if not item.config.getoption("usepdb"):
        seconds = float(item.config.getini("faulthandler_timeout"))
        faulthandler.dump_traceback_later(seconds, exit=True, file=STANDARD_ERROR)


def pytest_runtest_setup(item: pytest.Item) -> None:
    for mark in item.iter_markers("clause"):
        for clause in mark.args:
            if not any(clause in book for book in books()):
                pytest.fail(f"cites {clause}, which no game's rules have", pytrace=False)


@pytest.fixture
def quiet_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of its own, eighty columns, no colours."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.delenv("FORCE_COLOR", raising=False)
