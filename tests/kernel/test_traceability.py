"""Which test proves which clause, read from made-up tests."""

from pathlib import Path
from textwrap import dedent

import pytest

from ziggurat.kernel.clauses import Clauses, read_clauses
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.traceability import (
    Reading,
    cover,
    find_tests,
    read_citations,
    unknown_citations,
)

RULES = """
### AB-1 Heading: Ships [book]

- **AB-1a [house]** Ships float.

### AB-2 Sailing [book]

A ship sails.
"""


@pytest.fixture
def rules() -> Clauses:
    return read_clauses(RULES)


def read(folder: Path, **sources: str) -> Reading:
    tests = folder / "tests"
    tests.mkdir()
    for name, source in sources.items():
        (tests / f"{name}.py").write_text(dedent(source), encoding="utf-8")
    return read_citations(tests)


def cited(reading: Reading) -> list[tuple[str, str]]:
    return [(citation.clause, citation.test.partition("::")[2]) for citation in reading.citations]


def test_a_mark_on_a_function_cites_every_id_it_names(tmp_path: Path) -> None:
    reading = read(
        tmp_path,
        test_sea="""
        @pytest.mark.clause("AB-1a", "AB-2")
        def test_floating():
            assert ship.floats
        """,
    )
    assert cited(reading) == [("AB-1a", "test_floating"), ("AB-2", "test_floating")]
    assert reading.citations[0].test == "tests/test_sea.py::test_floating"
    assert reading.citations[0].line == 3


def test_marks_of_module_and_class_count_for_every_test_in_them(tmp_path: Path) -> None:
    reading = read(
        tmp_path,
        test_sea="""
        pytestmark = [pytest.mark.clause("AB-1a")]

        @pytest.mark.clause("AB-2")
        class TestSailing:
            pytestmark = pytest.mark.clause("AB-3")

            def test_it(self):
                assert ship.sails
        """,
    )
    assert cited(reading) == [
        (clause, "TestSailing::test_it") for clause in ("AB-1a", "AB-2", "AB-3")
    ]


def test_a_mark_on_a_single_parameter_cites_too(tmp_path: Path) -> None:
    reading = read(
        tmp_path,
        test_sea="""
        @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.clause("AB-2"))])
        def test_it(n):
            assert n
        """,
    )
    assert cited(reading) == [("AB-2", "test_it")]


@pytest.mark.parametrize(
    "body",
    [
        "assert ship.floats",
        "with pytest.raises(Illegal): sink()",
        "expect_floating(ship)",
        "table.refuses(ship)",
        "ask_somebody_who_expects(ship)",
    ],
)
def test_a_test_that_can_fail_counts(tmp_path: Path, body: str) -> None:
    reading = read(
        tmp_path,
        test_sea=f'@pytest.mark.clause("AB-2")\ndef test_it():\n    {body}\n',
        positions="""
        def expect_floating(ship):
            assert ship.floats

        def ask_somebody_who_expects(ship):
            expect_floating(ship)

        class Table:
            def refuses(self, ship):
                with pytest.raises(Illegal):
                    self.take(ship)
        """,
    )
    assert cited(reading) == [("AB-2", "test_it")]
    assert reading.faults == ()


@pytest.mark.parametrize("body", ["ship.floats()", "assert True", "print(ship)", "build(ship)"])
def test_a_test_that_asserts_nothing_is_a_fault_and_proves_nothing(
    tmp_path: Path, body: str
) -> None:
    reading = read(
        tmp_path,
        test_sea=f'@pytest.mark.clause("AB-2")\ndef test_it():\n    {body}\n',
        positions="def build(ship):\n    return ship\n",
    )
    assert reading.citations == ()
    assert reading.faults == (
        "tests/test_sea.py::test_it (line 2) cites AB-2, but asserts nothing: it cannot fail.",
    )


@pytest.mark.parametrize("mark", ["skip", 'skip(reason="later")', "xfail", "skipif(True)"])
def test_a_test_that_is_skipped_or_expected_to_fail_proves_nothing(
    tmp_path: Path, mark: str
) -> None:
    reading = read(
        tmp_path,
        test_sea=f"""
        @pytest.mark.{mark}
        @pytest.mark.clause("AB-2")
        def test_it():
            assert ship
        """,
    )
    assert reading.citations == ()
    assert "it proves nothing" in reading.faults[0]


def test_only_tests_cite_not_the_functions_beside_them(tmp_path: Path) -> None:
    marked = '@pytest.mark.clause("AB-2")\ndef {}():\n    assert ship\n'
    reading = read(tmp_path, test_sea=marked.format("helper"), sea=marked.format("test_it"))
    assert reading == Reading(citations=(), faults=())


@pytest.mark.parametrize("arguments", ["", "CLAUSE", "*IDS", 'id="AB-2"', "12"])
def test_ids_that_are_not_written_out_are_refused_with_their_place(
    tmp_path: Path, arguments: str
) -> None:
    source = f"@pytest.mark.clause({arguments})\ndef test_it():\n    assert ship\n"
    with pytest.raises(Invalid, match=r"^tests/test_sea.py, line 1: "):
        read(tmp_path, test_sea=source)


def test_a_file_that_is_not_python_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(Invalid, match=r"tests/test_sea.py cannot be read as Python"):
        read(tmp_path, test_sea="def test_it(:\n")


def test_coverage_lists_tests_of_every_clause_with_a_rule(tmp_path: Path, rules: Clauses) -> None:
    reading = read(
        tmp_path,
        test_sea='@pytest.mark.clause("AB-2")\ndef test_it():\n    assert ship\n',
    )
    coverage = cover(rules, reading)
    assert coverage.tests == {"AB-1a": (), "AB-2": ("tests/test_sea.py::test_it",)}
    assert coverage.untested == ["AB-1a"]


def test_a_citation_of_an_unknown_clause_is_told_with_its_test(
    tmp_path: Path, rules: Clauses
) -> None:
    reading = read(
        tmp_path,
        test_sea='@pytest.mark.clause("AB-9")\ndef test_it():\n    assert ship\n',
    )
    assert unknown_citations(reading, [rules]) == [
        "tests/test_sea.py::test_it (line 2) cites AB-9, which no game's rules have."
    ]


def test_the_tests_are_found_from_anywhere_in_a_source_tree(tmp_path: Path) -> None:
    package = tmp_path / "src" / "ziggurat"
    package.mkdir(parents=True)
    assert find_tests(package) is None
    (tmp_path / "tests").mkdir()
    (tmp_path / "pyproject.toml").touch()
    assert find_tests(package) == tmp_path / "tests"
