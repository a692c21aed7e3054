"""Records: readable, replaying to the same position, and refusing what was changed."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.auction import Auction
from tests.kernel.bazaar import Bazaar
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.match import Match
from ziggurat.kernel.record import read, replay, write


def a_match(answers: int = 1000, **settings: int | str) -> Match[Any]:
    """An auction with random answers."""
    match: Match[Any] = Match(
        Auction(), seats=3, seed=b"recorded", settings=dict(settings), names=["Ada", "Bo", "Cy"]
    )
    dice = Dice(b"players")
    for _ in range(answers):
        if match.is_over:
            break
        seat = match.seats()[dice.below(len(match.seats()))]
        match.submit(seat, match.options(seat).sample(dice))
    return match


FINISHED = write(a_match())


def check(text: str) -> Match[Any]:
    return replay(read(text), Auction())


def test_a_record_is_a_small_readable_text() -> None:
    lines = FINISHED.splitlines()
    assert lines[:6] == [
        "Ziggurat record 1",
        "game: auction",
        "rules: 1",
        "seats: 3",
        "names: Ada, Bo, Cy",
        "setting lots: 4",
    ]
    assert "--- moves" in lines
    assert lines[-3] == "--- result"


@pytest.mark.parametrize("answers", [0, 1, 5, 1000])
def test_a_record_replays_to_the_same_position_and_is_written_the_same_again(answers: int) -> None:
    match = a_match(answers)
    again = check(write(match))
    assert again.save() == match.save()
    assert again.moves == match.moves
    assert write(again) == write(match)


def test_a_record_can_be_watched_move_by_move() -> None:
    seen: list[str] = []
    replay(read(FINISHED), Auction(), lambda match: seen.append(match.moves[-1].text))
    assert seen == [move.text for move in a_match().moves]


def test_a_record_with_the_line_ends_of_another_system_is_the_same_record() -> None:
    assert write(check(FINISHED.replace("\n", "\r\n"))) == FINISHED


TEXTS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r"), max_size=40)


LINES = st.lists(st.sampled_from(["", "|", "| a", "--- moves", " x "])).map("\n".join)


@given(st.one_of(TEXTS, LINES))
def test_any_text_of_a_setting_survives(motto: str) -> None:
    record = read(write(a_match(0, motto=motto)))
    assert record.settings["motto"] == motto


def test_a_setting_of_several_lines_replays() -> None:
    motto = "first line\n\n  | indented bar\n| bar\n--- result\nlast line\n"
    match = a_match(motto=motto)
    again = check(write(match))
    assert again.settings["motto"] == motto
    assert again.digest() == match.digest()


def tampered(old: str, new: str) -> str:
    assert old in FINISHED
    return FINISHED.replace(old, new, 1)


def move_line(number: int) -> str:
    """The line of a move, counted from 1."""
    lines = FINISHED.splitlines()
    return lines[lines.index("--- moves") + number]


def test_a_changed_move_is_refused_and_named() -> None:
    line = move_line(3)
    seat = line.partition(" ")[0]
    other = f"{seat} bid: 0; manner: {'bold' if 'polite' in line else 'polite'} ; "
    changed = tampered(line, other + line.rpartition(" ; ")[2])
    with pytest.raises(Invalid, match=f"wrong at move 3, seat {seat}: bid: 0; .* another position"):
        check(changed)


def test_an_illegal_move_is_refused_and_named_with_its_clause() -> None:
    line = move_line(2)
    seat = line.partition(" ")[0]
    changed = tampered(line, f"{seat} bid: 99; manner: bold ; {'0' * 12}")
    with pytest.raises(Invalid, match=r"wrong at move 2, seat .* AU-2: Choose between 0 and"):
        check(changed)


def test_a_move_nobody_understands_is_refused_and_named() -> None:
    line = move_line(2)
    changed = tampered(line, f"{line[0]} dance ; {'0' * 12}")
    with pytest.raises(Invalid, match=r"wrong at move 2, seat \d: dance"):
        check(changed)


def test_a_move_of_another_seat_is_refused_and_named() -> None:
    first, second = move_line(1), move_line(2)
    changed = tampered(second, first[0] + second[1:])
    with pytest.raises(Invalid, match=f"wrong at move 2, seat {first[0]}: .*not your turn"):
        check(changed)


def test_a_move_left_out_is_noticed_at_the_next_one() -> None:
    with pytest.raises(Invalid, match="wrong at move 2, "):
        check(tampered(move_line(2) + "\n", ""))


def test_a_changed_name_of_a_position_is_refused_and_named() -> None:
    line = move_line(4)
    digit = "0" if line[-1] != "0" else "1"
    with pytest.raises(Invalid, match=r"wrong at move 4, .* or leads to another position"):
        check(tampered(line, line[:-1] + digit))


def test_a_changed_seed_is_refused() -> None:
    seed = b"recorded".hex()
    with pytest.raises(Invalid, match="not the one its dice were committed to"):
        check(tampered(f"seed: {seed}", f"seed: {b'Recorded'.hex()}"))


def test_a_changed_seed_with_its_commitment_is_refused_at_the_first_move() -> None:
    other: Match[Any] = Match(Auction(), seats=3, seed=b"Recorded")
    changed = tampered(b"recorded".hex(), b"Recorded".hex())
    changed = changed.replace(a_match(0).commitment, other.commitment)
    with pytest.raises(Invalid, match="wrong at move 1, "):
        check(changed)


@pytest.mark.parametrize("line", ["setting lots: 5", "setting coins: 10", "setting motto: Hm"])
def test_a_changed_setting_is_refused_at_the_first_move(line: str) -> None:
    name = line.partition(":")[0]
    original = next(each for each in FINISHED.splitlines() if each.startswith(name))
    lines = [line if each == original else each for each in FINISHED.splitlines()]
    with pytest.raises(Invalid, match="wrong at move 1, "):
        check("\n".join(lines))


@pytest.mark.parametrize("part", ["places", "ending"])
def test_a_changed_result_is_refused(part: str) -> None:
    line = next(each for each in FINISHED.splitlines() if each.startswith(f"{part}:"))
    new = "places: 1 1 1" if part == "places" else "ending: nobody has a coin"
    assert new != line
    last = len(a_match().moves)
    with pytest.raises(Invalid, match=f"wrong after move {last}: .* not what the moves lead to"):
        check(tampered(line, new))


def test_a_result_of_a_game_that_goes_on_is_refused() -> None:
    text = write(a_match(2)) + "--- result\nending: sold out\nplaces: 1 2 3\n"
    with pytest.raises(Invalid, match="wrong after move 2: sold out is not"):
        check(text)


def test_a_finished_game_without_its_result_is_refused() -> None:
    with pytest.raises(Invalid, match="a game that goes on is not what the moves lead to"):
        check(FINISHED.partition("--- result")[0])


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("Ziggurat record 1", "Ziggurat record 9", "another form than 1"),
        ("Ziggurat record 1", "Chess record 1", "This is not a record"),
        ("game: auction", "game: chess", "is of the game 'chess', not 'auction'"),
        ("rules: 1", "rules: 4", "follows rules version 4; this program plays 1"),
        ("rules: 1", "rules: one", "'rules' is wrong: 'one' is not a whole number"),
        ("seats: 3", f"seats: {'9' * 5000}", "'seats' is wrong"),
        ("seats: 3", "seats: 40", "is played by 2 to 18 players, not 40"),
        ("seats: 3", "seats: 4", "3 names were given for 4 seats"),
        ("seats: 3\n", "", "has no line 'seats: ...'"),
        ("seats: 3", "seats: 3\nseats: 3", "repeats 'seats'"),
        ("seats: 3", "three of us", "Line 4 of the record is not 'name: value': 'three of us'"),
        ("names: Ada, Bo, Cy", "names: Ada, Bo", "2 names were given for 3 seats"),
        ("setting lots: 4", "setting lots: 99", "goes from 1 to 12; 99 is outside"),
        ("setting lots: 4", "setting pots: 4", "has no setting 'pots'"),
        ("seed: ", "seed: xx", "seed is not hexadecimal"),
        ("places: ", "places: x ", "places are wrong: 'x' is not a whole number"),
        ("--- result", "--- moves", "a part '--- moves' twice"),
        ("--- result", "--- epilogue", "a part '--- epilogue' that is not known"),
        ("--- result", "--- setting motto", "should begin with a bar"),
    ],
)
def test_a_damaged_record_is_refused_with_what_is_wrong(old: str, new: str, sentence: str) -> None:
    with pytest.raises(Invalid, match=sentence):
        check(tampered(old, new))


@pytest.mark.parametrize(
    "line", ["0", "0 pass", "x pass ; 000000000000", "0 pass ; 12", f"{'1' * 5000} a ; {'0' * 12}"]
)
def test_a_line_that_is_no_move_is_refused_with_its_number(line: str) -> None:
    with pytest.raises(Invalid, match=r"Line \d+ of the record is not 'seat move ; check'"):
        check(tampered(move_line(1), line))


@given(st.integers(0, 3000), st.text(max_size=3))
def test_damaged_text_replays_or_is_refused_but_never_crashes(place: int, junk: str) -> None:
    place %= len(FINISHED)
    text = FINISHED[:place] + junk + FINISHED[place + 1 :]
    try:
        replayed = check(text)
    except Invalid:
        return
    # What was changed then is a name or a blank, nothing that was played.
    assert replayed.digest() == a_match().digest()


def test_records_of_another_game_are_refused() -> None:
    with pytest.raises(Invalid, match="is of the game 'auction', not 'bazaar'"):
        replay(read(FINISHED), Bazaar())


@pytest.mark.parametrize(
    ("find", "put", "sentence"),
    [
        ("game: auction", "game: " + "x" * 90_000, "The record is of the game 'xxx"),
        ("rules: 1", "rules: " + "9" * 5_000, "The record's 'rules' is wrong: '999"),
        ("rules: 1", "x" * 90_000, "Line 3 of the record is not 'name: value': 'xxx"),
        ("names: Ada, Bo, Cy", "names: Ada, Bo, " + "\x01" * 90_000, "cannot be a name"),
        ("setting lots: 4", "setting lots: " + "9" * 5_000, "The setting 'lots' is a number."),
        ("--- moves", "--- " + "x" * 90_000, "The record has a part '--- xxx"),
        ("--- moves\n", "--- moves\n" + "x" * 90_000 + "\n", "is not 'seat move ; check': 'xxx"),
        (
            "--- moves\n",
            f"--- moves\n0 {'x' * 90_000} ; 123456789012\n",
            "The record is wrong at move 1, seat 0: xxx",
        ),
        ("--- result", "--- setting x\n" + "x" * 90_000, "should begin with a bar: 'xxx"),
        ("places: ", "places: " + "9" * 5_000, "The record's places are wrong: '999"),
        ("ending: ", "ending: " + "x" * 90_000, "The record is wrong after move"),
    ],
)
def test_a_refusal_does_not_repeat_all_that_is_wrong(find: str, put: str, sentence: str) -> None:
    with pytest.raises(Invalid) as refused:
        check(FINISHED.replace(find, put))
    assert sentence in str(refused.value)
    assert len(str(refused.value)) < 1_000


def test_a_seed_has_a_length() -> None:
    long: Match[Any] = Match(Auction(), seats=3, seed=b"x" * 2_000)
    with pytest.raises(Invalid, match="The record's seed is longer than 1024 bytes"):
        check(write(long))
