"""Reading and finding the clauses of a game's rules."""

import pytest

from ziggurat.kernel.clauses import Clauses, read_clauses, read_examples
from ziggurat.kernel.errors import Invalid

TEXT = """# A game

## Sea

### AB-1 Heading: Ships [book]

- **AB-1a [house]** Ships float.

### AB-2 Sailing [book]

A ship sails from coast to coast,
or along a route.

- **AB-2a [house]** One step is one action:

  | step | price |
  | --- | --- |
  | coast | 1 |

- **AB-2b [blog, house]** Wind does
  not matter.
- [blog] The author sails.

### All steps

This table belongs to no clause.

## End

### AB-X1 Limit [house]

It ends after ten rounds.

---

Nothing of this is a clause.
"""


NUMBERED = """# A game with numbers

## CD-1 Sea

### CD-1.1 Ships [book]

Ships float.

### CD-1.2 Heading: Sailing [book]

- **CD-1.2.1 [book]** A ship sails from coast to coast.
- **CD-1.2.2 [book, house]** Wind does
  not matter.

## CD-2 End

### CD-2.1 Limit [house]

It ends after ten rounds.

- **CD-2.1.1 [house]** Ten is the eleventh number.
- **CD-2.1a [house]** Letters and numbers may stand side by side.
"""


@pytest.fixture
def rules() -> Clauses:
    return read_clauses(TEXT)


@pytest.fixture
def numbered() -> Clauses:
    return read_clauses(NUMBERED)


def test_clauses_come_in_the_order_of_the_text(rules: Clauses) -> None:
    assert [clause.id for clause in rules] == ["AB-1", "AB-1a", "AB-2", "AB-2a", "AB-2b", "AB-X1"]


def test_a_clause_has_title_text_source_and_chapter(rules: Clauses) -> None:
    clause = rules.find("AB-2")
    assert (clause.title, clause.source, clause.chapter) == ("Sailing", "book", "Sea")
    assert clause.text.startswith("A ship sails from coast to coast,\nor along a route.")
    assert clause.parent is None


def test_a_note_without_an_id_belongs_to_its_clause(rules: Clauses) -> None:
    assert "- [blog] The author sails." in rules.find("AB-2").text
    assert "author" not in rules.find("AB-2b").text


def test_a_detail_knows_its_clause_and_bears_its_title(rules: Clauses) -> None:
    detail = rules.find("AB-2b")
    assert (detail.parent, detail.title, detail.source) == ("AB-2", "Sailing", "blog, house")
    assert detail.text == "Wind does\nnot matter."


def test_a_table_indented_under_a_detail_belongs_to_it(rules: Clauses) -> None:
    assert "| coast | 1 |" in rules.find("AB-2a").text
    assert "| coast" not in rules.find("AB-2").text


def test_a_heading_is_a_clause_without_a_rule(rules: Clauses) -> None:
    heading = rules.find("AB-1")
    assert (heading.title, heading.has_rule, heading.text) == ("Ships", False, "")


def test_only_clauses_with_a_rule_need_a_test(rules: Clauses) -> None:
    assert [clause.id for clause in rules.with_rule()] == [
        "AB-1a",
        "AB-2",
        "AB-2a",
        "AB-2b",
        "AB-X1",
    ]


def test_other_headings_and_rulers_end_a_clause(rules: Clauses) -> None:
    assert not any("belongs to no clause" in clause.text for clause in rules)
    assert rules.find("AB-X1").text == "It ends after ten rounds."


@pytest.mark.parametrize("name", ["AB-2a", "ab-2a", "ab2a", "AB 2a", "2a"])
def test_a_clause_is_found_however_its_id_is_typed(rules: Clauses, name: str) -> None:
    assert rules.find(name).id == "AB-2a"


def test_a_bare_number_that_fits_two_clauses_is_asked_back() -> None:
    rules = read_clauses("### AB-1 One [book]\n\nText.\n\n### CD-1 Other [book]\n\nText.\n")
    with pytest.raises(Invalid, match=r"AB-1 or CD-1"):
        rules.find("1")


def test_an_unknown_id_is_refused_with_the_nearest_ones(rules: Clauses) -> None:
    with pytest.raises(Invalid, match=r"no clause 'AB-2z'.*AB-2, AB-2a or AB-2b\?"):
        rules.find("AB-2z")


def test_details_are_listed_in_order_and_a_detail_has_none(rules: Clauses) -> None:
    assert [detail.id for detail in rules.details("ab2")] == ["AB-2a", "AB-2b"]
    assert rules.details("AB-2a") == ()


def test_a_numbered_detail_belongs_to_the_clause_without_its_last_number(
    numbered: Clauses,
) -> None:
    detail = numbered.find("CD-1.2.2")
    assert (detail.parent, detail.title, detail.source) == ("CD-1.2", "Sailing", "book, house")
    assert detail.text == "Wind does\nnot matter."
    assert [each.id for each in numbered.details("CD-1.2")] == ["CD-1.2.1", "CD-1.2.2"]
    assert [each.id for each in numbered.details("CD-2.1")] == ["CD-2.1.1", "CD-2.1a"]


def test_a_clause_with_a_point_in_its_number_is_a_clause_of_its_own(numbered: Clauses) -> None:
    assert [each.id for each in numbered if each.parent is None] == ["CD-1.1", "CD-1.2", "CD-2.1"]
    assert numbered.find("1.2").title == "Sailing"


def test_a_numbered_chapter_is_known_by_its_number(numbered: Clauses) -> None:
    assert numbered.find("CD-1.2.1").chapter == "CD-1 Sea"
    assert [each.id for each in numbered.chapter("CD-2")] == ["CD-2.1", "CD-2.1.1", "CD-2.1a"]
    assert numbered.chapter("cd 2") == numbered.chapter("CD-2")
    assert numbered.chapter("CD-3") == numbered.chapter("CD-2.1") == ()
    assert "CD-2" not in numbered


def test_a_chapter_without_a_number_is_no_numbered_one(rules: Clauses) -> None:
    assert rules.find("AB-2").chapter == "Sea"
    assert rules.chapter("Sea") == ()


def test_an_id_may_end_with_a_capital_or_be_words() -> None:
    rules = read_clauses(
        "### EF-K5N Storm [book]\n\nIt blows.\n\n- **EF-K5N.1 [house]** Not indoors.\n\n"
        "### EF-AD-ROPE-MAKING Rope making [book]\n\nIt takes hemp.\n"
    )
    assert [each.id for each in rules] == ["EF-K5N", "EF-K5N.1", "EF-AD-ROPE-MAKING"]
    assert rules.find("efk5n.1").parent == "EF-K5N"
    assert rules.find("ef-ad-rope-making").title == "Rope making"


def test_an_example_may_belong_to_a_family_and_cite_any_id() -> None:
    (example,) = read_examples("**EX-SB01** (EF-K5N, EF-K5N.1, EF-AD-ROPE-MAKING) It blows.\n")
    assert example.id == "EX-SB01"
    assert example.clauses == ("EF-K5N", "EF-K5N.1", "EF-AD-ROPE-MAKING")


def test_membership_asks_for_the_exact_id(rules: Clauses) -> None:
    assert "AB-2a" in rules
    assert "ab2a" not in rules


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("### AB-1 No source\n", r"Line 1: '### AB-1 No source' is not in the form"),
        ("### AB-1 One [book]\n\nText.\n- **AB-1a** no source\n", r"Line 4: .* not in the form"),
        ("## AB-1 Too high [book]\n", r"Line 1: .* not in the form"),
        ("### AB-1 One [book]\n\nText.\n\n### AB-1 Two [book]\n", r"Line 5: AB-1 .* line 1;"),
        ("### AB-1 One [book]\n\nText.\n- **AB-2a [x]** Astray.\n", r"Line 4: AB-2a .* AB-2\."),
        ("- **AB-2a [x]** Astray.\n", r"Line 1: AB-2a does not stand under"),
        ("### AB-1.1 One [book]\n\n- **AB-1.2.1 [x]** A.\n", r"Line 3: AB-1.2.1 .* AB-1\.2\."),
        ("### AB-1.1 One [book]\n\n- **AB-1.1.2.1 [x]** A.\n", r"Line 3: AB-1.1.2.1 .* AB-1\.1\.2"),
        ("### AB-1 One [book]\n\n- **AB-2 [x]** Astray.\n", r"Line 3: .* not in the form"),
        ("### AB-1 One [book]\n\n### AB-2 Two [book]\n\nText.\n", r"Line 1: AB-1 has no text"),
    ],
)
def test_text_out_of_form_is_refused_with_its_line(text: str, complaint: str) -> None:
    with pytest.raises(Invalid, match=complaint):
        read_clauses(text)


def test_examples_know_the_clauses_they_show() -> None:
    examples = read_examples(
        "# Examples\n\n## Sea\n\n**EX-01** (AB-1, AB-2a, ability of Rome) It floats.\n"
        "- Expected: it does.\n\n**EX-02** (AB-X1) It ends.\n\n## More\n\nProse.\n"
    )
    assert [(each.id, each.clauses) for each in examples] == [
        ("EX-01", ("AB-1", "AB-2a")),
        ("EX-02", ("AB-X1",)),
    ]
    assert examples[0].text.endswith("- Expected: it does.")
    assert "Prose" not in examples[1].text


def test_ids_of_other_rules_are_refused() -> None:
    text = "### AB-1 Coins [house]\n\nEverybody has one.\n"
    assert read_clauses(text, ("AB", "CD")).prefixes == ("AB",)
    with pytest.raises(
        Invalid, match=r"Line 1: AB-1 is an id of other rules; these have CD- or EF-\."
    ):
        read_clauses(text, ("CD", "EF"))
