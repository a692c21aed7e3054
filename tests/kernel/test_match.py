"""A match: answers in notation, the log, and undo up to the barrier."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kernel.auction import Auction
from tests.kernel.bazaar import Bazaar, Table
from ziggurat.kernel import record
from ziggurat.kernel.dice import commitment
from ziggurat.kernel.errors import Illegal, Invalid
from ziggurat.kernel.game import Setting, checked
from ziggurat.kernel.match import Match
from ziggurat.kernel.options import Options
from ziggurat.kernel.state import Seat


def a_bazaar(seats: int = 3) -> Match[Any]:
    """The first morning."""
    return Match(Bazaar(), seats=seats, seed=b"match")


def offer_of(match: Match[Any], seat: int) -> str:
    """Some offer the seat can make, in notation."""
    options = match.options(seat)
    return options.write(options.groups()[0].answers[0])


def test_an_answer_in_notation_is_kept_as_a_move_with_the_name_of_its_position() -> None:
    match = a_bazaar()
    text = offer_of(match, 1)
    match.answer(1, text.upper())
    assert [(move.seat, move.text) for move in match.moves] == [(1, text)]
    assert match.moves[0].digest == match.digest()


def test_a_refused_answer_leaves_no_trace() -> None:
    match = a_bazaar()
    before = match.save()
    for seat, text, error in [
        (0, "withdraw", Illegal),
        (0, "dance", Invalid),
        (7, "done", Illegal),
        (-1, "done", Illegal),
    ]:
        with pytest.raises(error):
            match.answer(seat, text)
    assert match.save() == before
    assert match.moves == []
    assert match.lines(None) == ["Day 1 begins."]


def test_defaults_play_a_game_to_its_end() -> None:
    match = a_bazaar()
    while not match.is_over:
        match.answer_default(match.seats()[-1])
    assert match.seats() == []
    assert match.outcome() is not None


def test_nobody_answers_or_is_answered_for_out_of_turn_or_after_the_end() -> None:
    match = a_bazaar(2)
    match.answer(0, "done")
    with pytest.raises(Illegal, match="not your turn"):
        match.answer_default(0)
    with pytest.raises(Illegal, match="not your turn"):
        match.options(0)
    while not match.is_over:
        match.answer_default(match.seats()[0])
    for seat in (0, 1):
        with pytest.raises(Illegal, match="The game is over"):
            match.answer_default(seat)
        with pytest.raises(Illegal, match="The game is over"):
            match.answer(seat, "done")


# Undo


def test_undo_restores_position_moves_and_log_exactly() -> None:
    match = a_bazaar()
    before = match.save()
    match.answer(1, offer_of(match, 1))
    assert len(match.lines(None)) > 1
    match.undo(1)
    assert match.save() == before
    assert match.moves == []
    assert match.lines(None) == ["Day 1 begins."]


def test_several_answers_of_one_seat_are_undone_one_by_one() -> None:
    match = a_bazaar()
    names = [match.digest()]
    for text in (offer_of(match, 2), "withdraw", offer_of(match, 2)):
        match.answer(2, text)
        names.append(match.digest())
    for name in reversed(names[:-1]):
        match.undo(2)
        assert match.digest() == name
    assert not match.can_undo(2)


def test_a_game_goes_on_after_undo_and_tells_its_log_again() -> None:
    match = a_bazaar()
    text = offer_of(match, 2)
    match.answer(2, text)
    after, lines = match.digest(), match.lines(None)
    match.undo(2)
    match.answer(2, text)
    assert (match.digest(), match.lines(None)) == (after, lines)


def test_undo_does_not_cross_a_reveal() -> None:
    match = a_bazaar()
    match.answer(0, offer_of(match, 0))
    match.answer(0, "buy")
    assert not match.can_undo(0)
    with pytest.raises(Illegal, match="nothing to take back"):
        match.undo(0)
    match.answer(0, "withdraw")
    match.undo(0)
    assert not match.can_undo(0)
    assert [move.text for move in match.moves][-1] == "buy"


def test_undo_does_not_cross_a_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    def end_offer_by_lot(table: Table, seat: int) -> None:
        table.give[seat] = table.want[seat] = -1
        table.dice.die()

    monkeypatch.setattr(Table, "end_offer", end_offer_by_lot)
    match = a_bazaar()
    match.answer(0, offer_of(match, 0))
    assert match.can_undo(0)
    match.answer(0, "withdraw")
    assert not match.can_undo(0)


def test_undo_does_not_cross_the_answer_of_another_seat() -> None:
    match = a_bazaar()
    match.answer(0, offer_of(match, 0))
    match.answer(1, offer_of(match, 1))
    assert not match.can_undo(0)
    assert match.can_undo(1)
    with pytest.raises(Illegal):
        match.undo(0)
    match.undo(1)
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_a_sealed_answer_can_be_taken_back_until_somebody_else_answers() -> None:
    match: Match[Any] = Match(Auction(), seats=3, seed=b"sealed")
    match.answer(1, "bid: 1; manner: bold")
    match.undo(1)
    assert match.seats() == [0, 1, 2]
    match.answer(1, "bid: 0; manner: polite")
    match.answer(0, "bid: 0; manner: polite")
    assert not match.can_undo(1)
    match.answer(2, "bid: 0; manner: polite")
    assert not match.can_undo(2)


def test_nobody_can_undo_at_the_beginning() -> None:
    match = a_bazaar()
    assert not any(match.can_undo(seat) for seat in range(3))


# The log, names and settings


def test_each_seat_reads_the_log_in_its_own_words() -> None:
    match = a_bazaar()
    match.answer(1, "buy")
    bought = "Trader 2 buys something."
    assert match.lines(0) == match.lines(None) == ["Day 1 begins.", bought]
    assert match.lines(1)[1] != bought
    assert match.lines(1)[1].startswith("Trader 2 buys ")
    assert [logged.move for logged in match.log] == [0, 1]
    assert match.lines(1, since=2) == []


def test_an_answer_returns_the_move_it_is_and_what_it_led_to() -> None:
    match = a_bazaar()
    assert match.opening == [logged.told for logged in match.log]
    assert len(match.opening) == 1
    played = match.answer(1, "buy")
    assert played.move == match.moves[-1]
    assert played.told == [logged.told for logged in match.log if logged.move == 1]


def test_a_match_that_is_not_recorded_keeps_neither_moves_nor_log() -> None:
    match: Match[Any] = Match(Bazaar(), seats=3, seed=b"match", is_recorded=False)
    kept = a_bazaar()
    assert [told.clause for told in match.opening] == [told.clause for told in kept.opening]
    played = match.answer(0, offer_of(match, 0))
    told = kept.answer(0, offer_of(kept, 0)).told
    assert (match.moves, match.log) == ([], [])
    assert played.move.digest == ""
    assert [each.clause for each in played.told] == [each.clause for each in told]
    assert match.digest() == kept.digest()
    match.undo(0)
    kept.undo(0)
    assert match.digest() == kept.digest()


def test_options_are_made_once_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Seat] = []
    match = a_bazaar()
    kind = type(match.decision())
    options = kind.options

    def counted(self: Any, state: Any, seat: Seat) -> Options:
        made.append(seat)
        found: Options = options(self, state, seat)
        return found

    monkeypatch.setattr(kind, "options", counted)
    match.answer(1, "buy")
    match.answer_default(2)
    assert made == [1, 2]


def test_the_prompt_has_names_in_place_of_things() -> None:
    assert a_bazaar().prompt(2) == "Day 1: what does trader 3 trade?"


def test_the_seed_is_published_as_a_commitment() -> None:
    match = a_bazaar()
    assert match.commitment == commitment(b"match")
    assert b"match".hex() not in match.commitment


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (["Ada"], "1 names were given for 3 seats"),
        (["Ada", "Bo, the elder", "Cy"], "cannot be a name"),
        (["Ada", "Bo\nseed: 00", "Cy"], "cannot be a name"),
        (["Ada", "", "Cy"], "cannot be a name"),
        (["Ada", " Bo", "Cy"], "cannot be a name"),
    ],
)
def test_names_a_record_could_not_keep_apart_are_refused(names: list[str], sentence: str) -> None:
    with pytest.raises(Invalid, match=sentence):
        Match(Bazaar(), seats=3, seed=b"names", names=names)


@pytest.mark.parametrize("seats", [0, 1, 7, -2])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(Invalid, match="is played by 2 to 6 players"):
        Match(Bazaar(), seats=seats, seed=b"seats")


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"nights": 3}, r"has no setting 'nights'\. Settings are: days"),
        ({"days": 0}, "goes from 1 to 9; 0 is outside"),
        ({"days": "-4"}, "goes from 1 to 9; -4 is outside"),
        ({"days": "ten"}, "'ten' is not a whole number"),
        ({"days": "9" * 5000}, "is not a whole number"),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, int | str], sentence: str) -> None:
    with pytest.raises(Invalid, match=sentence):
        Match(Bazaar(), seats=3, seed=b"settings", settings=settings)


def test_settings_are_completed_and_numbers_may_be_given_as_text() -> None:
    match: Match[Any] = Match(Auction(), seats=2, seed=b"s", settings={"lots": " 2 "})
    assert match.settings == {"lots": 2, "coins": 9, "motto": ""}


def test_a_setting_with_words_of_its_own_takes_no_other() -> None:
    sea = Setting("sea", "which is sailed", "red", choices=("red", "black"))
    assert checked(sea, " Black\n") == "black"
    with pytest.raises(Invalid, match="The setting 'sea' is one of red, black; not 'dead'"):
        checked(sea, "dead")
    with pytest.raises(Invalid, match="not '1'"):
        checked(sea, 1)


# Going on from a saved position


def test_a_match_goes_on_from_a_saved_position_as_the_first_one_does() -> None:
    match = a_bazaar()
    match.answer(0, "buy")
    other = Match.resume(Bazaar(), match.save(), names=["Ada", "Bo", "Cy"])
    assert other.digest() == match.digest()
    assert other.names == ["Ada", "Bo", "Cy"]
    assert (other.seat_count, other.settings) == (match.seat_count, match.settings)
    assert (other.moves, other.log) == ([], [])
    while not match.is_over:
        seat = match.seats()[-1]
        match.answer_default(seat)
        other.answer_default(seat)
    assert other.digest() == match.digest()
    assert other.lines(None) == match.lines(None)[-len(other.log) :]


def test_a_resumed_match_has_no_seed_to_tell_and_cannot_go_back_beyond_its_beginning() -> None:
    match = a_bazaar()
    match.answer(1, offer_of(match, 1))
    other = Match.resume(Bazaar(), match.save())
    assert other.is_resumed
    assert not match.is_resumed
    assert (other.seed, other.commitment) == (b"", "")
    assert not other.can_undo(1)
    other.answer(1, "withdraw")
    other.undo(1)
    assert other.digest() == match.digest()


def test_a_resumed_match_has_no_record_from_the_deal_on() -> None:
    other = Match.resume(Bazaar(), a_bazaar().save())
    with pytest.raises(Invalid, match="began from a saved position"):
        record.write(other)


def test_a_position_of_another_game_is_not_resumed() -> None:
    with pytest.raises(Invalid, match="auction"):
        Match.resume(Bazaar(), Match(Auction(), seats=2, seed=b"x").save())
    with pytest.raises(Invalid, match="damaged"):
        Match.resume(Bazaar(), b"{")


def test_names_of_a_resumed_match_must_fit_its_seats() -> None:
    with pytest.raises(Invalid, match="1 names were given for 3 seats"):
        Match.resume(Bazaar(), a_bazaar().save(), names=["Ada"])
