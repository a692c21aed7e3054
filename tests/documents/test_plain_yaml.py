"""Plain YAML: what looks like a number is one, all other words are texts, and there are bounds."""

import pytest

from tests.atlas.hostile import HOSTILE, LONGEST_REFUSAL
from tests.atlas.lagoon import Sheet
from ziggurat.atlas.gazetteer import Space
from ziggurat.atlas.reading import read_gazetteer
from ziggurat.documents.faults import MOST_FAULTS
from ziggurat.documents.plain_yaml import load
from ziggurat.kernel.errors import Invalid


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("7", 7),
        ("-12", -12),
        ("+3", 3),
        ("0", 0),
        ("1.5", 1.5),
        ("-.25", -0.25),
        ("2.", 2.0),
        ("1e3", 1000.0),
        ("true", True),
        ("False", False),
        ("null", None),
        ("~", None),
        ("", None),
        ("no", "no"),
        ("on", "on"),
        ("1:30", "1:30"),
        ("190:20:30", "190:20:30"),
        ("2001-09-09", "2001-09-09"),
        ("2001-99-99", "2001-99-99"),
        ("010", "010"),
        ("0x1F", "0x1F"),
        ("1_000", "1_000"),
        (".nan", ".nan"),
        ("-.inf", "-.inf"),
        ("<<", "<<"),
        ("'7'", "7"),
        ('"no"', "no"),
        ("|\n  7", "7"),
    ],
)
def test_a_word_is_what_it_looks_like(word: str, value: object) -> None:
    assert load(f"a: {word}") == {"a": value}
    found = load(f"a: {word}")
    assert isinstance(found, dict)
    assert type(found["a"]) is type(value)


def test_numbers_may_be_names_of_fields() -> None:
    assert load("{3: [a], 4.5: b}") == {3: ["a"], 4.5: "b"}


def test_a_field_is_given_once() -> None:
    with pytest.raises(Invalid, match="line 2: the field '3' is given twice"):
        load("3: a\n3: b")


def test_an_empty_file_says_nothing() -> None:
    assert load("") is None
    assert load("# only a remark") is None


@pytest.mark.parametrize("name", HOSTILE)
def test_what_nobody_writes_in_good_faith_is_refused_in_a_sentence(name: str) -> None:
    text, sentence = HOSTILE[name]
    with pytest.raises(Invalid) as refused:
        read_gazetteer(Sheet(text), Space)
    told = str(refused.value)
    assert told.startswith("lagoon.yaml: ")
    assert sentence in told
    assert len(told) < LONGEST_REFUSAL


def test_so_many_faults_are_told_and_the_others_counted() -> None:
    with pytest.raises(Invalid) as refused:
        read_gazetteer(Sheet("regions: [" + "a," * 900 + "]"), Space)
    lines = str(refused.value).splitlines()
    assert len(lines) == MOST_FAULTS + 1
    assert lines[-1] == "and 880 more"
