"""The pieces of a position, for its picture."""

from pathlib import Path

import pytest

from ziggurat.games.revolt.game import EmpiresRevolt
from ziggurat.games.revolt.maps.picture import Ships, Troops
from ziggurat.games.revolt.maps.pieces import pieces_from_record, pieces_of
from ziggurat.games.revolt.state import Revolt
from ziggurat.kernel import record
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.match import Match


def new_match() -> Match[Revolt]:
    settings: dict[str, int | str] = {"nations": "rome,egypt"}
    return Match(EmpiresRevolt(), seats=2, seed=seed_from_number(1), settings=settings)


def number_of(state: Revolt, region: str) -> int:
    return state.lookup.region_id.index(region)


def test_a_new_game_shows_capitals_and_first_troops() -> None:
    pieces = pieces_of(new_match().state)
    assert pieces.control == {"roma": "rome", "alexandria": "egypt"}
    assert pieces.troops == (
        Troops("region:roma", "rome", armies=1),
        Troops("region:alexandria", "egypt", armies=2),
    )
    assert pieces.ships == ()
    assert pieces.caption == "Round 1"


def test_troops_of_all_kinds_are_counted_where_they_stand() -> None:
    state = new_match().state
    roma = number_of(state, "roma")
    state.add_troop(0, 1, roma, mounted=True)
    walker = state.add_troop(0, 0, roma, mounted=False)
    state.move_troop(walker, state.lookup.region_count)
    crossing = state.lookup.crossing_id[state.lookup.region_count]
    assert set(pieces_of(state).troops) >= {
        Troops("region:roma", "rome", armies=1, mercenaries=1, mounted=1),
        Troops(f"crossing:{crossing}", "rome", armies=1),
    }


def test_ships_show_whom_they_carry_instead_of_the_land() -> None:
    state = new_match().state
    coast = state.lookup.berth_id.index("roma")
    ship = state.add_ship(0, coast)
    state.add_ship(0, coast)
    state.move_troop(state.troops_of[0][0], state.deck(ship))
    pieces = pieces_of(state)
    assert pieces.ships == (Ships("coast:roma", "rome", count=2, cargo=1),)
    assert [troops.nation for troops in pieces.troops] == ["egypt"]


def test_works_and_chips_are_marked() -> None:
    state = new_match().state
    campania = number_of(state, "campania")
    state.take_control(campania, 0)
    state.settle(campania)
    state.fortify(campania)
    state.chipped[campania] = 1
    pieces = pieces_of(state)
    assert pieces.settled == pieces.fortified == pieces.chips == frozenset({"campania"})


def test_the_end_of_a_game_is_its_caption() -> None:
    match = new_match()
    match.answer(match.seats()[0], "resign")
    assert pieces_of(match.state).caption == "Round 1, the end by conquest: Egypt"


def test_a_record_gives_the_pieces_of_its_last_position(tmp_path: Path) -> None:
    match = new_match()
    dice = Dice(b"at random")
    while len(match.moves) < 100 and not match.is_over:
        seat = match.seats()[0]
        match.submit(seat, match.options(seat).sample(dice))
    path = tmp_path / "game.zig"
    path.write_text(record.write(match), encoding="utf-8")
    assert pieces_from_record(path) == pieces_of(match.state)


def test_a_file_that_is_no_record_is_named(tmp_path: Path) -> None:
    path = tmp_path / "letter.zig"
    path.write_text("Dear Hannibal", encoding="utf-8")
    with pytest.raises(Invalid, match=r"letter\.zig: This is not a record"):
        pieces_from_record(path)
