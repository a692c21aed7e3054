"""The text of Monumental's rules: clauses, worked examples and the language of effects."""

import re
from importlib import resources
from pathlib import Path
from textwrap import indent
from typing import get_args

import pytest

from ziggurat.games.monumental.game import MonumentalGame
from ziggurat.games.monumental.printed import effects, operations
from ziggurat.kernel.clauses import Clauses, Example, read_examples
from ziggurat.kernel.traceability import read_citations

MARKS = {"seed", "base", "house"}
CITED = re.compile(r"\b(?:MO|AE)-\d+(?:\.\d+)*")
CHAPTERS = [f"MO-{number}" for number in range(1, 16)] + [
    f"AE-{number}" for number in (*range(1, 11), 14)
]


@pytest.fixture
def clauses() -> Clauses:
    return MonumentalGame().clauses()


@pytest.fixture
def examples() -> tuple[Example, ...]:
    return read_examples(MonumentalGame().examples())


def test_every_chapter_stands_in_its_order(clauses: Clauses) -> None:
    found = dict.fromkeys(clause.chapter.partition(" ")[0] for clause in clauses)
    assert list(found) == CHAPTERS


def test_there_are_as_many_clauses_as_ever(clauses: Clauses) -> None:
    assert len(clauses) == 362
    assert len(clauses.with_rule()) == 320


def test_every_clause_stands_in_the_chapter_of_its_number(clauses: Clauses) -> None:
    for clause in clauses:
        assert clause.id.startswith(f"{clause.chapter.partition(' ')[0]}."), clause.id


def test_every_clause_says_something_or_heads_clauses_that_do(clauses: Clauses) -> None:
    for clause in clauses:
        assert clause.text or clauses.details(clause.id), clause.id


def test_a_clause_bears_known_marks_only_and_each_once(clauses: Clauses) -> None:
    for clause in clauses:
        marks = clause.source.split(", ")
        assert set(marks) <= MARKS, clause.id
        assert len(marks) == len(set(marks)), clause.id


def test_a_mark_inside_a_text_stands_in_its_head_unless_it_begins_a_note(clauses: Clauses) -> None:
    for clause in clauses:
        rule = clause.text.partition("\n- ")[0].removeprefix("- ")
        if clause.has_rule:
            assert set(re.findall(r"\[(\w+)\]", rule)) <= set(clause.source.split(", ")), clause.id


def test_numbers_of_details_leave_no_gap(clauses: Clauses) -> None:
    for clause in clauses:
        numbers = [int(detail.id.rpartition(".")[2]) for detail in clauses.details(clause.id)]
        assert numbers == list(range(1, len(numbers) + 1)), clause.id


def test_numbers_of_clauses_leave_no_gap_in_a_chapter(clauses: Clauses) -> None:
    for chapter in CHAPTERS:
        numbers = [
            int(clause.id.rpartition(".")[2])
            for clause in clauses.chapter(chapter)
            if clause.parent is None
        ]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers))), chapter
        assert numbers[0] in (0, 1)


def test_titles_of_a_chapter_differ(clauses: Clauses) -> None:
    for chapter in CHAPTERS:
        titles = [each.title for each in clauses.chapter(chapter) if each.parent is None]
        assert len(titles) == len(set(titles)), chapter


@pytest.mark.parametrize("text", ["examples.md", "effects.md"])
def test_every_clause_named_in_the_other_texts_exists(clauses: Clauses, text: str) -> None:
    named = set(CITED.findall(MonumentalGame().text(text)))
    assert len(named) > 20
    assert [name for name in sorted(named) if name not in clauses] == []


def test_every_clause_or_chapter_named_in_the_rules_exists(clauses: Clauses) -> None:
    named = set(CITED.findall(clauses.text))
    missing = [name for name in named if name not in clauses and not clauses.chapter(name)]
    assert missing == []


def test_every_house_decision_is_named_beside_a_clause(clauses: Clauses) -> None:
    named = set(re.findall(r"\bHD-\d+", clauses.text))
    assert named == {f"HD-{number}" for number in range(1, 47)}


def test_every_house_clause_gives_its_reason_or_is_part_of_a_sum(clauses: Clauses) -> None:
    plain = {"MO-6.5.1", "MO-6.5.2", "MO-6.5.8"}
    for clause in clauses:
        if clause.source == "house" and clause.has_rule and clause.id not in plain:
            assert re.search(r"Why(\s+\(HD-\d+\))?:", clause.text), clause.id


def test_worked_examples_are_numbered_without_a_gap(examples: tuple[Example, ...]) -> None:
    assert [each.id for each in examples] == [f"EX-{number}" for number in range(1, 124)]


def test_every_example_cites_clauses_with_a_rule(
    clauses: Clauses, examples: tuple[Example, ...]
) -> None:
    with_rule = {clause.id for clause in clauses.with_rule()}
    for example in examples:
        assert example.clauses, example.id
        assert set(example.clauses) <= with_rule, example.id


def test_every_example_says_what_is_expected(examples: tuple[Example, ...]) -> None:
    for example in examples:
        assert "- Expected" in example.text, example.id
        assert re.search(r"^- (State|Action)", example.text, re.MULTILINE), example.id


def test_every_example_is_proved_by_a_test_named_after_it(examples: tuple[Example, ...]) -> None:
    cited: dict[str, set[str]] = {}
    for citation in read_citations(Path(__file__).parent).citations:
        if found := re.search(r"::test_ex_(\d+)_", citation.test):
            cited.setdefault(f"EX-{found[1]}", set()).add(citation.clause)
    missing = {
        example.id: sorted(set(example.clauses) - cited.get(example.id, set()))
        for example in examples
    }
    assert {name: clauses for name, clauses in missing.items() if clauses} == {}
    assert set(cited) == {example.id for example in examples}


def test_a_clause_is_found_as_a_player_types_it(clauses: Clauses) -> None:
    assert clauses.find("mo5.8.3").id == "MO-5.8.3"
    assert [each.id for each in clauses.details("MO-5.8")][-1] == "MO-5.8.6"


def section(number: int) -> str:
    """Return one chapter of the language of effects."""
    text = MonumentalGame().text("effects.md").partition(f"## EF-{number} ")[2]
    assert text
    return text.partition("\n## ")[0]


def test_the_language_of_effects_explains_every_trigger() -> None:
    assert first_words(section(3)) == list(get_args(effects.Trigger))


def test_the_language_of_effects_explains_every_counter() -> None:
    found = first_words(section(6))
    assert set(found) == {*effects.COUNTERS, "terrain"}


def test_the_language_of_effects_explains_every_operation() -> None:
    assert set(first_words(section(7))) == set(operations.KINDS)


def test_the_card_that_shows_the_language_is_a_card_of_the_game() -> None:
    shown = MonumentalGame().text("effects.md").partition("```yaml\n")[2].partition("```")[0]
    file = resources.files("ziggurat.games.monumental") / "data/developments_african_empires.yaml"
    assert shown
    assert indent(shown, "  ") in file.read_text(encoding="utf-8")


def first_words(text: str) -> list[str]:
    """Return the words a table explains: what its rows begin with."""
    return re.findall(r"^\| `(\w+)", text, re.MULTILINE)
