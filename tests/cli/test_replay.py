"""`ziggurat replay`: what is true is shown, what was changed is refused."""

import json
from pathlib import Path

import pytest

from tests.atlas.hostile import HOSTILE, LONGEST_REFUSAL, record_on
from tests.cli.sittings import kept, run, sit, write_random_game
from ziggurat.cli import main

pytestmark = pytest.mark.usefixtures("quiet_table")


def replay(*arguments: str) -> str:
    result = run("replay", *arguments)
    assert result.exit_code == 0, (result.output, result.exception)
    return result.stdout


def refuse(capsys: pytest.CaptureFixture[str], file: str, lines: int = 1) -> str:
    with pytest.raises(SystemExit) as leaving:
        main(["replay", file])
    assert leaving.value.code == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == lines
    return captured.err


def change(file: str, old: str, new: str) -> None:
    text = Path(file).read_text(encoding="utf-8")
    assert old in text
    Path(file).write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_finished_game_is_shown_turn_by_turn_to_its_result() -> None:
    sit("--set", "rounds=2", lines="attack roma>campania\nend\nend\n")
    shown = replay("game.zig")
    match = kept("game.zig")
    assert "Verified: all moves, and the dice committed to" in shown
    assert match.commitment in shown
    places = [shown.index(line) for line in ("R Round 1: Rome begins", "C Round 1: Carthage")]
    assert places == sorted(places)
    assert "Rome attacks Campania with the army in Roma" in shown
    assert "The last round has been played. (ER-X1)" in shown
    assert f"Position {match.digest()}" in shown


def test_an_unfinished_game_is_said_to_be_one() -> None:
    sit(lines="intercept on\n")
    assert "The game is not finished." in replay("game.zig")


def test_steps_do_not_wait_in_a_pipe() -> None:
    write_random_game("mid.zig", 200)
    assert replay("mid.zig", "--step") == replay("mid.zig")


def test_no_line_is_wider_than_eighty_columns() -> None:
    write_random_game("mid.zig", 400, seats=6)
    shown = replay("mid.zig")
    assert [line for line in shown.splitlines() if len(line.rstrip()) > 80] == []


def test_json_holds_moves_log_result_and_digest() -> None:
    sit("--set", "rounds=1", lines="attack roma>campania\nend\n")
    found = json.loads(replay("game.zig", "--json"))
    match = kept("game.zig")
    assert found["game"] == "revolt"
    assert found["seats"] == ["Rome", "Carthage"]
    assert found["names"] == ["you", "random"]
    assert found["verified"] is True
    assert found["digest"] == match.digest()
    assert [move["notation"] for move in found["moves"]] == [move.text for move in match.moves]
    assert found["moves"][0]["seat"] == 0
    attack = found["moves"][0]["log"][0]
    assert attack["clause"] == "ER-17"
    assert attack["event"]["kind"] == "attacked"
    assert attack["event"]["place"] == "region:campania"
    assert attack["text"].startswith("Rome attacks Campania with the army in Roma: ")
    assert found["result"]["reason"] == "rounds"
    assert sorted(found["result"]["places"]) in ([1, 1], [1, 2])


def test_a_changed_move_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    sit(lines="intercept on\nattack roma>campania\nend\n")
    change("game.zig", "attack roma>campania", "attack roma>etruria")
    complaint = refuse(capsys, "game.zig")
    assert complaint.startswith("game.zig: The record is wrong at move 2, seat 0: attack roma>etr")


def test_a_move_that_is_not_legal_is_named_with_its_clause(
    capsys: pytest.CaptureFixture[str],
) -> None:
    sit(lines="intercept on\n")
    change("game.zig", "0 intercept on", "0 move roma>campania")
    complaint = refuse(capsys, "game.zig")
    assert "The record is wrong at move 1, seat 0: move roma>campania. ER-14b:" in complaint


def test_changed_dice_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    sit(lines="end\n")
    seed = kept("game.zig").seed.hex()
    change("game.zig", seed, seed[::-1])
    assert "The record's seed is not the one its dice were committed to." in refuse(
        capsys, "game.zig"
    )


def test_a_changed_result_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    sit("--set", "rounds=1", lines="end\n")
    change("game.zig", "ending: rounds", "ending: conquest")
    assert "conquest is not what the moves lead to" in refuse(capsys, "game.zig")


def test_a_file_that_is_no_record_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    Path("letter.zig").write_text("Dear Hannibal", encoding="utf-8")
    assert refuse(capsys, "letter.zig").startswith("letter.zig: This is not a record")
    assert refuse(capsys, "none.zig").startswith("none.zig: cannot be read: No such file")


def test_a_record_of_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    sit()
    change("game.zig", "game: revolt", "game: chess")
    assert "There is no game 'chess'." in refuse(capsys, "game.zig")


@pytest.mark.parametrize("name", HOSTILE)
def test_a_record_with_a_map_nobody_writes_in_good_faith_is_refused(
    capsys: pytest.CaptureFixture[str], name: str
) -> None:
    text, sentence = HOSTILE[name]
    Path("game.zig").write_text(record_on(text), encoding="utf-8")
    several = {"a number to the base of 60", "a name without end", "a list nobody knows"}
    complaint = refuse(capsys, "game.zig", lines=2 if name in several else 1)
    assert complaint.startswith("game.zig: ")
    assert sentence in complaint
    assert len(complaint) < LONGEST_REFUSAL
