"""Every clause of every game is proved by a test that can fail."""

from pathlib import Path

import pytest

from tests.conftest import books
from ziggurat.games.registry import GAMES
from ziggurat.kernel.traceability import Reading, cover, read_citations, unknown_citations


@pytest.fixture(scope="module")
def reading() -> Reading:
    return read_citations(Path(__file__).parent)


def test_every_test_that_cites_a_clause_can_fail(reading: Reading) -> None:
    assert list(reading.faults) == []


def test_every_citation_names_a_clause_that_exists(reading: Reading) -> None:
    assert unknown_citations(reading, books()) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_with_a_rule_has_a_test(game: str, reading: Reading) -> None:
    untested = cover(GAMES[game].clauses(), reading).untested
    assert not untested, f"no test cites {', '.join(untested)}"
