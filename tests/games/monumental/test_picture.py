"""The picture of a map: everything on it is drawn, named and told apart without colour."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from ziggurat.games.monumental.maps.counters import SHAPES, market_letters
from ziggurat.games.monumental.maps.layout import in_rows, labels
from ziggurat.games.monumental.maps.picture import draw_map
from ziggurat.games.monumental.maps.pieces import Pieces, TilePieces
from ziggurat.games.monumental.maps.reading import HexMap, Tile, read_maps
from ziggurat.games.monumental.maps.scenery import LOOKS, pictures
from ziggurat.games.monumental.printed.reading import read_cards

MAPS = read_maps()
SVG = "{http://www.w3.org/2000/svg}"


def drawn(hex_map: HexMap, pieces: Pieces | None = None) -> ET.Element:
    return ET.fromstring(draw_map(hex_map, pieces))  # noqa: S314 - our own picture


def tiles_of(picture: ET.Element) -> dict[str, ET.Element]:
    return {
        thing.removeprefix("tile:"): each
        for each in picture.iter(f"{SVG}g")
        if (thing := each.get("data-thing", "")).startswith("tile:")
    }


def words_of(element: ET.Element) -> list[str]:
    return [each.text or "" for each in element.iter(f"{SVG}text")]


def title_of(element: ET.Element) -> str:
    return element.findtext(f"{SVG}title") or ""


@pytest.mark.parametrize("hex_map", MAPS.values(), ids=lambda each: each.id)
def test_every_tile_and_token_is_drawn_and_named(hex_map: HexMap) -> None:
    found = tiles_of(drawn(hex_map))
    tiles = in_rows(hex_map.tiles)
    names = {terrain.id: terrain.name for terrain in read_cards().terrains}
    assert list(found) == labels(tiles)
    for tile, element in zip(tiles, found.values(), strict=True):
        assert names[tile.terrain] in title_of(element)
        signs = [
            each.get("class", "").split()[1]
            for each in element.iter(f"{SVG}g")
            if each.get("class", "").startswith("map-token")
        ]
        expected = [*tile.tokens, *(["trade_benefit"] if tile.terrain == "harbor" else [])]
        assert signs == expected
        if tile.seat is not None:
            assert str(tile.seat) in words_of(element)
        else:
            assert names[tile.terrain] in words_of(element)


def test_the_sheet_tells_name_players_level_and_every_sign() -> None:
    hex_map = MAPS["map_4p_2"]
    said = " ".join(words_of(drawn(hex_map)))
    for word in ("Locked Out", "4 players \u00b7 level 2", "Mountain 3", "Free City, face down"):
        assert word in said
    assert "Arms Market" not in said
    assert "Art Market" in said


def test_texts_of_people_are_safe() -> None:
    hex_map = HexMap(
        id="x",
        name="<script> & Sons",
        players=2,
        note='a "quoted" <b>',
        tiles=(Tile(q=0, r=0, terrain="plains"),),
    )
    picture = draw_map(hex_map)
    assert "<script>" not in picture
    assert "&lt;script&gt; &amp; Sons" in picture


def test_every_terrain_has_a_look_of_its_own() -> None:
    terrains = [terrain.id for terrain in read_cards().terrains]
    assert sorted(LOOKS) == sorted(pictures()) == sorted(terrains)
    assert len({look.colour for look in LOOKS.values()}) == len(terrains)
    assert len({look.lines for look in LOOKS.values()}) == len(terrains)
    assert len(set(pictures().values())) == len(terrains)


def test_tokens_differ_in_more_than_colour() -> None:
    assert len({lines for _, _, lines in SHAPES.values()}) == len(SHAPES)
    letters = market_letters(read_cards())
    assert letters == {
        "market_arms": "A",
        "market_timber": "T",
        "market_papyrus": "P",
        "market_spice": "S",
        "market_art": "R",
    }


def test_closed_and_open_sides_of_a_bridge_are_shown() -> None:
    bridge = Tile(q=0, r=0, terrain="bridge", open=((1, 0), (-1, 0)))
    picture = draw_map(HexMap(id="x", name="X", players=2, tiles=(bridge,)))
    assert picture.count('class="closed-side"') == 4
    assert picture.count('class="open-side"') == 2


def test_the_table_is_dark_where_the_reader_likes_it_so() -> None:
    picture = draw_map(MAPS["map_2p_1"])
    assert re.search(r"@media \(prefers-color-scheme:dark\)\{\.table\{fill:#26221d\}\}", picture)


PIECES = Pieces(
    tiles={
        "A1": TilePieces(control=0, soldiers=7, warlord=True, explorers=(0, 0)),
        "A2": TilePieces(control=0, soldiers=2, outpost=True, hidden_forces=True, tokens=()),
        "C3": TilePieces(
            control=1,
            soldiers=1,
            wonder="Great Wall",
            trading_post=0,
            explorers=(0, 1),
            monster="Grootslang",
            tokens=("natural_wonder",),
        ),
    },
    players=("Zulu", "Greek & Co"),
    caption="Round 4",
)


def test_a_position_shows_who_holds_what_and_what_stands_there() -> None:
    found = tiles_of(drawn(MAPS["map_2p_1"], PIECES))
    home, won, rich, empty = (found[label] for label in ("A1", "A2", "C3", "B1"))
    assert "held by Zulu" in title_of(home)
    titles = [each.text for each in rich.iter(f"{SVG}title")]
    assert {
        *("Wonder: Great Wall", "Trading Post of Zulu", "Monster: Grootslang"),
        *("Greek & Co: 1 Soldier", "Zulu: 1 Explorer", "Greek & Co: 1 Explorer"),
    } <= set(titles)
    assert [each.text for each in won.iter(f"{SVG}title")][1:] == [
        *("Outpost", "Hidden Forces", "Zulu: 2 Soldiers")
    ]
    assert "Zulu: 2 Explorers" in [each.text for each in home.iter(f"{SVG}title")]
    assert "held" not in title_of(empty)
    assert "Mines" in words_of(empty)


def test_a_position_is_told_on_the_sheet() -> None:
    said = words_of(drawn(MAPS["map_2p_1"], PIECES))
    for word in ("Round 4", "Zulu", "Greek & Co", "Trading Post", "Hidden Forces"):
        assert word in said
