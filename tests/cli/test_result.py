"""How a game ended, where a player without a seat comes first."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from tests.kernel.test_rivals import a_lone_match
from ziggurat.cli.result import result
from ziggurat.terminal.board import Board


def test_a_result_names_the_rival_that_has_the_first_place() -> None:
    match = a_lone_match()
    outcome = match.outcome()
    assert outcome is not None
    headline, table = result(match, Board(match.game), outcome).renderables
    assert isinstance(headline, Text)
    assert isinstance(table, Table)
    assert headline.plain.startswith("the house has the first place.")
    assert list(table.columns[2].cells) == ["the game", "player 1"]
