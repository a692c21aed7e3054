"""Every clause of every game is proved by a test that can fail."""

import re
from pathlib import Path

import pytest

from tests.conftest import books
from ziggurat import games
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


CITED = re.compile(r"""['"]((?:ER|MO|ME|SB)-[A-Z0-9][A-Za-z0-9.-]*)['"]""")


@pytest.mark.parametrize("game", GAMES)
def test_boards_cite_clauses_that_exist(game: str) -> None:
    board = Path(games.__file__).parent / game / "board"
    files = [file for file in board.rglob("*") if file.suffix in {".ts", ".svelte"}]
    cited = {clause for file in files for clause in CITED.findall(file.read_text("utf-8"))}
    assert cited <= {clause.id for clause in GAMES[game].clauses()}
