"""Worked examples EX-01 and EX-02, and the check that every example has its test."""

from pathlib import Path

import pytest

from tests.games.revolt.table import Table
from ziggurat.games.revolt.game import EmpiresRevolt
from ziggurat.kernel.clauses import read_examples
from ziggurat.kernel.traceability import read_citations


def test_every_example_has_a_test_that_cites_its_clauses() -> None:
    examples = read_examples(EmpiresRevolt().examples())
    assert [example.id for example in examples] == [f"EX-{n:02}" for n in range(1, 67)]
    citations = read_citations(Path(__file__).parent).citations
    for example in examples:
        name = f"test_{example.id.lower().replace('-', '_')}_"
        cited = {each.clause for each in citations if f"::{name}" in each.test}
        assert cited, f"{example.id} has no test {name}..."
        assert set(example.clauses) <= cited, f"the tests of {example.id} leave out a clause"


@pytest.mark.clause("ER-1", "ER-2", "ER-6", "ER-7")
def test_ex_01_everybody_starts_with_a_capital_its_armies_and_three_cards() -> None:
    table = Table("egypt", "rome", "carthage")
    assert table.owner("alexandria") == "egypt"
    assert table.owner("roma") == "rome"
    assert table.owner("carthago") == "carthage"
    assert [table.troops(each) for each in ("alexandria", "roma", "carthago")] == [2, 1, 1]
    assert [table.cards(nation) for nation in table.nations] == ["1/1/1"] * 3
    assert [table.ships(nation) for nation in table.nations] == [[], [], []]
    controlled = [r for r in table.state.lookup.region_id if table.owner(r) is not None]
    assert sorted(controlled) == ["alexandria", "carthago", "roma"]
    assert [table.owner(each) for each in ("pella", "antiochia", "avaricum")] == [None] * 3
    assert table.asked() == ["egypt"]


@pytest.mark.clause("ER-6", "ER-26")
def test_ex_02_macedonia_starts_with_a_ship_that_needs_no_upkeep() -> None:
    table = Table("macedonia", "rome")
    assert table.troops("pella") == 1
    assert table.ships("macedonia") == ["pella"]
    assert table.cards("macedonia") == "1/1/1"
    assert table.decision() == "act"
