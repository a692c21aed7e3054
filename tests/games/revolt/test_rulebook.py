"""Empire's Revolt's own text: clauses and worked examples are whole and agree."""

import re

from ziggurat.games.revolt.game import EmpiresRevolt
from ziggurat.kernel.clauses import read_examples

GAME = EmpiresRevolt()


def test_revolt_has_all_seventy_six_clauses_and_the_two_of_its_end() -> None:
    numbered = [clause.id for clause in GAME.clauses() if clause.parent is None]
    assert numbered == [f"ER-{number}" for number in range(1, 77)] + ["ER-X1", "ER-X2"]


def test_letters_of_revolts_details_leave_no_gap() -> None:
    clauses = GAME.clauses()
    for clause in clauses:
        letters = [detail.id.removeprefix(clause.id) for detail in clauses.details(clause.id)]
        assert letters == [chr(ord("a") + place) for place in range(len(letters))], clause.id


def test_every_id_named_in_revolts_texts_exists() -> None:
    clauses = GAME.clauses()
    named = set(re.findall(r"\bER-[X\d]+[a-z]?\b", clauses.text + GAME.examples()))
    assert len(named) > 150
    assert [name for name in sorted(named) if name not in clauses] == []


def test_every_house_decision_of_revolt_is_in_its_table() -> None:
    text = GAME.clauses().text
    listed = set(re.findall(r"(?m)^\| (ER-\w+) \|", text.partition("## All house decisions")[2]))
    house = {clause.id for clause in GAME.clauses() if "house" in clause.source}
    assert house - listed == set()


def test_revolts_worked_examples_are_numbered_without_a_gap() -> None:
    examples = read_examples(GAME.examples())
    assert [each.id for each in examples] == [f"EX-{number:02}" for number in range(1, 67)]
    assert all(example.clauses for example in examples)
