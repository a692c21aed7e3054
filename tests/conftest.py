"""What all tests share: a test that cites a clause cites one that exists."""

from functools import cache

import pytest
from hypothesis import settings

from ziggurat.kernel.clauses import Clauses

# No test depends on how fast the machine is.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")

GAMES = ("revolt",)
"""The games whose every clause has a test."""


@cache
def books() -> tuple[Clauses, ...]:
    # Tests of the lower tiers run without the games above them.
    from ziggurat.games.registry import find_game  # noqa: PLC0415

    return tuple(find_game(name).clauses() for name in GAMES)


def pytest_runtest_setup(item: pytest.Item) -> None:
    for mark in item.iter_markers("clause"):
        for clause in mark.args:
            if not any(clause in book for book in books()):
                pytest.fail(f"cites {clause}, which no game's rules have", pytrace=False)
