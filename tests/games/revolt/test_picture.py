import xml.etree.ElementTree as ET
from functools import cache

import pytest

from ziggurat.games.revolt.maps.board import read_board, read_board_outlines
from ziggurat.games.revolt.maps.picture import Pieces, Ships, Troops, draw_board
from ziggurat.kernel.errors import Invalid

POSITION = Pieces(
    control={"roma": "rome", "campania": "rome", "carthago": "carthage"},
    troops=(
        Troops("region:roma", "rome", armies=2, mercenaries=1, mounted=1),
        Troops("crossing:massalia/mediolanum", "gaul", armies=1),
    ),
    ships=(Ships("coast:carthago", "carthage", count=3, cargo=1), Ships("route:r12", "carthage")),
    settled=frozenset({"campania"}),
    fortified=frozenset({"campania"}),
    chips=frozenset({"campania"}),
    title="A game",
    caption="Round 3, Rome to move",
)


@cache
def drawn(*, with_pieces: bool) -> str:
    pieces = POSITION if with_pieces else None
    return draw_board(read_board(), read_board_outlines(), pieces)


def titles(svg: str) -> list[str]:
    root = ET.fromstring(svg)  # noqa: S314 - drawn by ourselves
    return [one.text or "" for one in root.iter("{http://www.w3.org/2000/svg}title")]


def test_the_board_says_in_words_what_it_shows() -> None:
    said = titles(drawn(with_pieces=False))
    assert "Campania, land, food, home of Rome" in said
    assert "Tarentum, city, city card 3, home of Rome" in said
    assert "Rhodos, tech island" in said


def test_a_position_says_in_words_what_it_shows() -> None:
    said = titles(drawn(with_pieces=True))
    assert (
        "Campania, land, food, home of Rome, held by Rome, settled and fortified, with a chip"
        in said
    )
    assert "Rome: 2 armies, 1 mercenary, 1 of them mounted" in said
    assert "Carthage: 3 ships, 1 troop aboard" in said
    assert "Gaul: 1 army" in said


def test_the_empty_board_names_its_year_and_explains_no_pieces() -> None:
    svg = drawn(with_pieces=False)
    assert "The board in 300 BCE" in svg
    assert "of them mounted" not in svg


def test_a_position_names_its_title_and_caption_and_explains_pieces() -> None:
    svg = drawn(with_pieces=True)
    assert "A game" in svg
    assert "Round 3, Rome to move" in svg
    assert "of them mounted" in svg


def test_pieces_of_a_nation_nobody_knows_are_refused() -> None:
    pieces = Pieces(troops=(Troops("region:roma", "sparta", armies=1),))
    with pytest.raises(Invalid, match="there is no side 'sparta'"):
        draw_board(read_board(), read_board_outlines(), pieces)
