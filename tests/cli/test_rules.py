"""`ziggurat rules` and the front door's manners."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import ziggurat
from ziggurat.cli import app, main
from ziggurat.cli import rules as rules_command
from ziggurat.games.revolt.game import EmpiresRevolt
from ziggurat.kernel import traceability
from ziggurat.kernel.clauses import Clauses, read_clauses
from ziggurat.kernel.errors import Broken, Illegal


@pytest.fixture(autouse=True)
def plain_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.delenv("FORCE_COLOR", raising=False)


def ask(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["rules", *arguments])
    assert result.exit_code == 0, result.output
    return result.stdout


def leave(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[object, str]:
    with pytest.raises(SystemExit) as leaving:
        main(arguments)
    return leaving.value.code, capsys.readouterr().err


def test_without_a_clause_the_contents_are_shown() -> None:
    shown = ask("revolt")
    assert "ER-17" in shown
    assert "The attack" in shown
    assert "Winning" in shown
    assert len(shown.splitlines()) < 120


def test_the_whole_text_holds_its_terms_and_tables() -> None:
    shown = ask("revolt", "--full")
    assert "mounted troop" in shown
    assert "All dice of the defender" in shown


def test_a_clause_comes_with_its_details_and_examples() -> None:
    shown = ask("revolt", "er22")
    assert "ER-22 Who wins [seed]" in shown
    assert "ER-22a [blog]" in shown
    assert "EX-06" in shown
    assert "EX-01" not in shown


@pytest.mark.parametrize("clause", ["ER-22", "ME-K5N", "sb-2.1"])
def test_a_clause_is_found_without_naming_its_game(clause: str) -> None:
    assert ask(clause).startswith(f"{clause.upper()} ")


def test_a_detail_is_shown_alone() -> None:
    shown = ask("revolt", "ER-22a")
    assert "ER-22a Who wins [blog]" in shown
    assert "Only the tied dice" in shown
    assert "highest single number" not in shown


def test_a_heading_is_said_to_have_no_rule() -> None:
    assert "ER-9 Armies [seed] a heading, no rule" in ask("revolt", "ER-9")


def test_a_clause_as_json_has_all_that_is_shown() -> None:
    clause = json.loads(ask("revolt", "ER-22", "--json"))
    assert clause["id"] == "ER-22"
    assert clause["has_rule"] is True
    assert [detail["id"] for detail in clause["details"]] == ["ER-22a"]
    assert "EX-06" in [example["id"] for example in clause["examples"]]


class NumberedGame:
    """Just enough of a game to have its rules read: its chapters and details are numbered."""

    def clauses(self) -> Clauses:
        return read_clauses(
            "## AB-1 Sea\n\n### AB-1.1 Ships [book]\n\nThey float.\n\n"
            "- **AB-1.1.1 [house]** Rafts too.\n\n"
            "## AB-2 Land\n\n### AB-2.1 Horses [book]\n\nThey run.\n"
        )

    def examples(self) -> str:
        return "**EX-1** (AB-1.1.1) A raft.\n- Expected: it floats.\n"


@pytest.fixture
def numbered_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules_command, "find_game", lambda _: NumberedGame())


@pytest.mark.usefixtures("numbered_game")
def test_a_numbered_chapter_shows_its_contents_and_no_others() -> None:
    shown = ask("boats", "ab1")
    assert "AB-1 Sea" in shown
    assert "AB-1.1" in shown
    assert "AB-2" not in shown
    listed = json.loads(ask("boats", "AB-1", "--json"))["clauses"]
    assert [clause["id"] for clause in listed] == ["AB-1.1", "AB-1.1.1"]


@pytest.mark.usefixtures("numbered_game")
def test_a_clause_with_numbered_details_shows_them_and_their_examples() -> None:
    shown = ask("boats", "AB-1.1")
    assert "AB-1.1.1 [house]" in shown
    assert "Rafts too." in shown
    assert "EX-1" in shown


@pytest.mark.usefixtures("numbered_game")
def test_coverage_of_a_numbered_chapter_counts_its_clauses_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(traceability, "find_tests", lambda *_: tmp_path)
    found = json.loads(ask("boats", "AB-1", "--coverage", "--json"))
    assert found == {"clauses": 2, "tested": 0, "untested": ["AB-1.1", "AB-1.1.1"]}


def test_all_clauses_as_json_are_all_clauses() -> None:
    clauses = json.loads(ask("revolt", "--json"))["clauses"]
    assert [clause["id"] for clause in clauses] == [
        clause.id for clause in EmpiresRevolt().clauses()
    ]


def test_coverage_as_json_counts_clauses_with_a_rule() -> None:
    found = json.loads(ask("revolt", "--coverage", "--json"))
    assert sorted(found) == ["clauses", "tested", "untested"]
    assert found["clauses"] == len(EmpiresRevolt().clauses().with_rule())
    assert found["tested"] + len(found["untested"]) == found["clauses"]


def test_coverage_is_read_from_the_citations_of_tests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_sea.py").write_text(
        '@pytest.mark.clause("ER-22a")\ndef test_ties():\n    assert tied\n', encoding="utf-8"
    )
    monkeypatch.setattr(traceability, "find_tests", lambda *_: tests)
    shown = ask("revolt", "ER-22", "--coverage")
    assert "tests/test_sea.py::test_ties" in shown
    assert "none" in shown
    assert "1 of 2 clauses with a rule are tested." in shown
    found = json.loads(ask("revolt", "--coverage", "--json"))
    assert found["tested"] == 1
    assert "ER-22a" not in found["untested"]


def test_coverage_without_the_source_tree_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(traceability, "find_tests", lambda *_: None)
    status, complaint = leave(capsys, "rules", "revolt", "--coverage")
    assert status == 2
    assert complaint.startswith("Coverage is read from the tests, which only the source tree has")
    assert complaint.count("\n") == 1


def test_an_unknown_clause_is_refused_with_near_ones(capsys: pytest.CaptureFixture[str]) -> None:
    status, complaint = leave(capsys, "rules", "revolt", "ER-17z")
    assert status == 2
    assert complaint.startswith("There is no clause 'ER-17z' in these rules. Did you mean ER-17,")


def test_an_unknown_game_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    status, complaint = leave(capsys, "rules", "chess")
    assert status == 2
    assert "chess" in complaint
    assert complaint.count("\n") == 1


@pytest.mark.parametrize(
    ("error", "status", "complaint"),
    [
        (Illegal("ER-26", "a ship costs 2 wood."), 1, "ER-26: a ship costs 2 wood.\n"),
        (Broken("two armies too many."), 70, "This is a fault of Ziggurat, not yours: two armies"),
        (FileNotFoundError(2, "No such file", "a.zig"), 1, "a.zig: No such file.\n"),
        (KeyboardInterrupt(), 130, "Interrupted.\n"),
    ],
)
def test_whatever_stops_a_command_is_told_in_a_sentence(
    error: BaseException,
    status: int,
    complaint: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stop(_: str) -> None:
        raise error

    monkeypatch.setattr(rules_command, "find_game", stop)
    found_status, found = leave(capsys, "rules", "revolt")
    assert found_status == status
    assert found.startswith(complaint)
    assert "Traceback" not in found


def test_the_version_is_the_packages(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["--version"])
    assert leaving.value.code == 0
    assert capsys.readouterr().out == f"ziggurat {ziggurat.__version__}\n"


def test_nothing_coloured_goes_into_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR")
    assert "\x1b" not in ask("revolt", "ER-22")
