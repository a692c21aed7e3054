"""The text of Mega Empires' rules: clauses and worked examples."""

import re
from pathlib import Path

import pytest

from ziggurat.games.mega.game import MegaEmpires
from ziggurat.kernel.clauses import Clauses, Example, read_examples
from ziggurat.kernel.traceability import cover, read_citations

MARKS = {"seed", "base", "house"}
CITED = re.compile(r"\b(?:ME|SB)-(?:AD(?:-[A-Z]+)+|[A-Z]?\d+[A-Z]?(?:\.\d+)*)\b")
LETTERS = "GCPSOBTXMFYDRLKAUVHWQNZ"
"""The subjects of the base game's clauses, in the order of the rules."""
HERE = Path(__file__).parent


@pytest.fixture
def clauses() -> Clauses:
    return MegaEmpires().clauses()


@pytest.fixture
def examples() -> tuple[Example, ...]:
    return read_examples(MegaEmpires().examples())


def test_there_are_as_many_clauses_as_ever_and_each_has_a_rule(clauses: Clauses) -> None:
    assert len(clauses) == 458
    assert len(clauses.with_rule()) == 458


def test_the_subjects_of_the_base_game_stand_in_their_order(clauses: Clauses) -> None:
    plain = [c.id for c in clauses if c.id.startswith("ME-") and not c.id.startswith("ME-AD")]
    assert "".join(dict.fromkeys(each[3] for each in plain)) == LETTERS


def test_the_chapters_of_the_buildings_hold_the_clauses_of_their_number(clauses: Clauses) -> None:
    for number in range(11):
        chapter = clauses.chapter(f"SB-{number}")
        assert chapter
        for clause in chapter:
            assert clause.id.startswith(f"SB-{number}."), clause.id


def test_there_is_a_clause_for_each_advance(clauses: Clauses) -> None:
    assert len([clause for clause in clauses if clause.id.startswith("ME-AD-")]) == 51


def test_a_clause_bears_known_marks_only_and_each_once(clauses: Clauses) -> None:
    for clause in clauses:
        marks = clause.source.split(", ")
        assert set(marks) <= MARKS, clause.id
        assert len(marks) == len(set(marks)), clause.id


def test_a_mark_inside_a_text_stands_in_its_head(clauses: Clauses) -> None:
    for clause in clauses:
        assert set(re.findall(r"\[(\w+)\]", clause.text)) <= set(clause.source.split(", ")), (
            clause.id
        )


def test_numbers_of_details_leave_no_gap(clauses: Clauses) -> None:
    for clause in clauses:
        numbers = [int(detail.id.rpartition(".")[2]) for detail in clauses.details(clause.id)]
        assert numbers == list(range(1, len(numbers) + 1)), clause.id


@pytest.mark.parametrize("letter", [letter for letter in LETTERS if letter != "K"])
def test_numbers_of_a_subject_leave_no_gap(clauses: Clauses, letter: str) -> None:
    pattern = re.compile(rf"ME-{letter}(\d+)")
    found = [pattern.fullmatch(clause.id) for clause in clauses]
    numbers = [int(each[1]) for each in found if each]
    assert numbers == list(range(1, len(numbers) + 1))


def test_each_stack_from_2_to_9_has_its_three_calamities(clauses: Clauses) -> None:
    for stack in range(2, 10):
        for kind in "NTM":
            assert f"ME-K{stack}{kind}" in clauses, (stack, kind)


def test_titles_of_a_chapter_differ(clauses: Clauses) -> None:
    for chapter in dict.fromkeys(clause.chapter for clause in clauses):
        titles = [each.title for each in clauses if each.chapter == chapter and not each.parent]
        assert len(titles) == len(set(titles)), chapter


def test_every_clause_named_in_the_texts_exists(clauses: Clauses) -> None:
    for text in (MegaEmpires().examples(), clauses.text):
        named = {name for name in CITED.findall(text) if name not in clauses}
        chapters = {name for name in named if clauses.chapter(name) or is_subject(clauses, name)}
        assert sorted(named - chapters) == []


def is_subject(clauses: Clauses, name: str) -> bool:
    """Whether a name stands for a whole group of clauses."""
    return any(clause.id.startswith(f"{name}.") for clause in clauses)


def test_every_house_clause_gives_its_reason(clauses: Clauses) -> None:
    for clause in clauses:
        if "house" in clause.source:
            assert "Why:" in clause.text, clause.id


def test_worked_examples_are_numbered_without_a_gap(examples: tuple[Example, ...]) -> None:
    base = [f"EX-{number:02}" for number in range(1, 102)]
    buildings = [f"EX-SB{number:02}" for number in range(1, 58)]
    names = [each.id for each in examples]
    assert sorted(names) == sorted(base + buildings)
    assert len(names) == 158


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
    for citation in read_citations(HERE).citations:
        if found := re.search(r"::test_ex_((?:sb)?\d+)_", citation.test):
            cited.setdefault(f"EX-{found[1].upper()}", set()).add(citation.clause)
    missing = {
        example.id: sorted(set(example.clauses) - cited.get(example.id, set()))
        for example in examples
    }
    assert {name: ids for name, ids in missing.items() if ids} == {}
    assert set(cited) == {example.id for example in examples}


def test_every_clause_is_proved_by_a_test(clauses: Clauses) -> None:
    assert cover(clauses, read_citations(HERE)).untested == []


def test_a_clause_is_found_as_a_player_types_it(clauses: Clauses) -> None:
    assert clauses.find("me-k5n").id == "ME-K5N"
    assert clauses.find("sb4.9.5").id == "SB-4.9.5"
    assert clauses.find("me ad cloth making").id == "ME-AD-CLOTH-MAKING"
