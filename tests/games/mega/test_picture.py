"""The map as a picture: everything that is printed is there, nothing hides anything."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

from tests.games.mega.table import FIVE, Table
from ziggurat.atlas.outlines import Outlines
from ziggurat.atlas.paths import read_path
from ziggurat.games.mega.maps.boards import Board, board_of, liveries, whole_board
from ziggurat.games.mega.maps.checking import every_setup
from ziggurat.games.mega.maps.form import WorldMaps, read_world_outlines
from ziggurat.games.mega.maps.lettering import Lettering, broken
from ziggurat.games.mega.maps.picture import draw_board
from ziggurat.games.mega.maps.pieces import WILD, City, Pieces, Ships, Tokens
from ziggurat.games.mega.maps.position import board_in, pieces_in
from ziggurat.games.mega.maps.reading import read_world
from ziggurat.kernel.errors import Invalid

SVG = "{http://www.w3.org/2000/svg}"


@cache
def outlines() -> Outlines:
    return read_world_outlines()


@cache
def whole() -> str:
    return draw_board(read_world(), outlines(), whole_board(read_world()), lettering=lettering())


@cache
def east_five() -> str:
    setup = next(one for one in every_setup() if (one.board, one.players) == ("east", 5))
    return draw_board(read_world(), outlines(), board_of(setup), lettering=lettering())


@cache
def lettering() -> Lettering:
    return Lettering(read_world(), outlines())


@cache
def parsed(picture: str) -> ET.Element:
    return ET.fromstring(picture)  # noqa: S314 - our own picture


def texts(picture: str, class_: str) -> list[str]:
    return [
        found.text or ""
        for found in parsed(picture).iter(f"{SVG}text")
        if class_ in (found.get("class") or "").split()
    ]


def view_of(picture: str) -> tuple[float, ...]:
    inner = parsed(picture).find(f"{SVG}svg")
    assert inner is not None
    return tuple(float(number) for number in (inner.get("viewBox") or "").split())


def test_the_picture_is_well_formed_and_brings_nothing_from_elsewhere() -> None:
    root = parsed(whole())
    assert root.tag == f"{SVG}svg"
    assert not re.search(r"<script|<image|@import|url\((?!#)", whole())
    ids = [found.get("id") for found in root.iter() if found.get("id")]
    assert len(ids) == len(set(ids))
    used = {found.get("href", "")[1:] for found in root.iter(f"{SVG}use")}
    assert used <= set(ids)


def test_it_is_the_same_every_time() -> None:
    assert draw_board(read_world(), outlines(), whole_board(read_world())) == whole()


def test_every_area_and_every_sea_can_be_pointed_at() -> None:
    world = read_world()
    things = [
        found.get("data-thing") for found in parsed(whole()).iter() if found.get("data-thing")
    ]
    assert {f"area:{area.id}" for area in world.land} <= set(things)
    assert {f"sea:{sea.id}" for sea in world.seas} <= set(things)
    coastal = [area.id for area in world.land if area.coastal]
    assert all(things.count(f"area:{area}") == 2 for area in coastal), "land and water"


@pytest.mark.clause("ME-G8", "ME-G9", "ME-G12")
def test_limits_gates_and_volcanoes_are_drawn_for_every_area() -> None:
    world = read_world()
    root = parsed(whole())
    (names,) = (found for found in root.iter(f"{SVG}g") if found.get("class") == "names")
    shown = [
        found.text for found in names.iter(f"{SVG}text") if found.get("class") == "limit-number"
    ]
    assert shown == [str(area.limit) for area in world.land]
    gates = [found.get("class") for found in names.iter(f"{SVG}path")]
    assert gates.count("gate") == 125 - 17
    assert gates.count("white-gate") == 17
    assert sum(found.get("class") == "volcano" for found in root.iter()) == 6 + 1  # and the legend


def test_names_are_written_whole_and_starts_on_a_ribbon_of_their_colour() -> None:
    world = read_world()
    written = " ".join(texts(whole(), "name"))
    for area in world.land:
        if area.start is None:
            assert all(word in written for word in area.name.split()), area.name
    starts = {area.name for area in world.land if area.start is not None}
    assert set(texts(whole(), "start-name")) == {*starts, "Start"}
    colour = liveries()["babylon"].colour
    assert f'fill="{colour}" class="banner"' in whole()


def test_no_name_hides_another() -> None:
    world = read_world()
    blocks = lettering().blocks
    assert set(blocks) == {area.id for area in world.land}
    hidden = {
        (one, other): round(blocks[one].box.overlap(blocks[other].box))
        for one, other in combinations(blocks, 2)
        if blocks[one].box.overlap(blocks[other].box) > 25
    }
    assert hidden == {}


def test_a_long_name_is_broken_at_its_best_gap() -> None:
    assert list(broken("Rome", 15)) == [("Rome",)]
    assert list(broken("Western Arabia Felix", 15)) == [("Western", "Arabia Felix")]


@pytest.mark.clause("ME-P8")
def test_areas_out_of_play_are_hatched_and_their_waters_are_not() -> None:
    world = read_world()
    outside = sorted(
        (found.get("data-thing") or "")[len("area:") :]
        for found in parsed(east_five()).iter(f"{SVG}use")
        if found.get("class") == "area out"
    )
    assert outside == sorted(area.id for area in world.land if area.region not in FIVE)
    assert east_five().count('class="out-hatching"') == len(outside)
    strips = [
        found for found in parsed(east_five()).iter(f"{SVG}path") if found.get("class") == "strip"
    ]
    assert len(strips) == sum(area.coastal for area in world.land)


def test_a_setup_of_one_map_shows_what_lies_around_its_areas() -> None:
    left, top, width, height = view_of(east_five())
    assert view_of(whole()) == (0, 0, outlines().width, outlines().height)
    assert width < 0.55 * outlines().width
    for area in read_world().land:
        if area.region in FIVE:
            x, y = outlines().spaces[area.id].label
            assert left < x < left + width
            assert top < y < top + height


def test_the_sheets_hide_no_area_of_the_whole_map() -> None:
    papers = [
        found for found in parsed(whole()).iter(f"{SVG}g") if found.get("class") == "sheet-of-map"
    ]
    assert len(papers) == 2
    for paper in papers:
        moved = re.search(r"translate\((\S+) (\S+)\)", paper.get("transform") or "")
        rect = paper.find(f"{SVG}rect")
        assert moved is not None
        assert rect is not None
        left, top = float(moved[1]) - 34, float(moved[2]) - 34
        right = left + float(rect.get("width") or 0)
        bottom = top + float(rect.get("height") or 0)
        for area, outline in outlines().spaces.items():
            covered = [
                (x, y)
                for x, y in read_path(outline.path)[0]
                if left < x < right and top < y < bottom
            ]
            assert covered == [], area


def test_the_succession_table_has_a_row_for_everybody_in_play() -> None:
    assert texts(east_five(), "ast-name") == ["Saba", "Babylon", "Persia", "Nubia", "Parthia"]
    assert len(texts(whole(), "ast-name")) == 18


@pytest.mark.parametrize("name", ["west", "east", "west-3", "east-9", "10", "18"])
def test_maps_are_offered_for_every_setup(name: str) -> None:
    parts = WorldMaps().parts()
    assert len(parts) == 2 + 7 + 7 + 9
    sheet = parts[name]
    assert sheet.stem == f"mega-{name}"
    assert "open seas" in sheet.summary()


def test_one_builds_the_whole_map_and_not_a_part_of_it(tmp_path: Path) -> None:
    part = WorldMaps().parts()["east-5"]
    with pytest.raises(Invalid, match="`ziggurat map build mega` builds all of it"):
        part.build(None, tmp_path / "out.json", lambda _doing, _share: None)


# --- pieces


def laid_out() -> Table:
    table = Table(*FIVE)
    table.tokens("babylon", "ur", 3)
    table.tokens("saba", "ur", 1)
    table.tokens("persia", "susiana", 2)
    table.barbarians("elam", 4)
    table.city("babylon", "babylon")
    table.pirates("mari")
    table.ship("saba", "saba")
    table.ship("saba", "saba")
    table.step("nubia", 7)
    return table


def test_a_position_tells_what_lies_where() -> None:
    pieces = pieces_in(laid_out().state)
    assert set(pieces.tokens) == {
        Tokens("ur", "babylon", 3),
        Tokens("ur", "saba", 1),
        Tokens("susiana", "persia", 2),
        Tokens("elam", WILD, 4),
    }
    assert set(pieces.cities) == {City("babylon", "babylon"), City("mari", WILD)}
    assert pieces.ships == (Ships("saba", "saba", 2),)
    assert pieces.steps["nubia"] == 7
    assert board_in(laid_out().state).civilizations == FIVE


def test_a_position_is_drawn_with_all_its_pieces() -> None:
    game = laid_out().state
    picture = draw_board(read_world(), outlines(), board_in(game), pieces_in(game), lettering())
    titles = [found.text for found in parsed(picture).iter(f"{SVG}title")]
    for title in (
        "3 tokens of Babylon",
        "1 token of Saba",
        "4 barbarians",
        "city of Babylon",
        "pirate city",
        "2 ships of Saba",
    ):
        assert title in titles, title
    assert "special building in a city" in texts(picture, "sheet-words")


def test_pieces_stand_on_their_own_ground_or_are_tied_to_it() -> None:
    world = read_world()
    areas = [area for area in world.land if area.region in FIVE]
    crowd = Pieces(
        tokens=tuple(Tokens(area.id, area.region, 2) for area in areas if not area.city_site),
        cities=tuple(City(area.id, area.region, "Tower") for area in areas if area.city_site),
        ships=tuple(Ships(area.id, area.region) for area in areas if area.coastal),
    )
    board = Board(title="", caption="", civilizations=FIVE, is_whole=False)
    picture = draw_board(world, outlines(), board, crowd, lettering())
    assert picture.count('class="tokens"') == len(crowd.tokens)
    assert picture.count('class="city"') == len(crowd.cities)
    assert picture.count('class="ships"') == len(crowd.ships)
    assert picture.count('class="tie"') < 8, "nearly all of them find room at home"


@pytest.mark.parametrize(
    ("pieces", "sentence"),
    [
        (Pieces(tokens=(Tokens("atlantis", "saba", 1),)), "there is no area 'atlantis'"),
        (Pieces(tokens=(Tokens("ur", "atlantis", 1),)), "there is no civilization 'atlantis'"),
        (Pieces(ships=(Ships("babylon", "saba"),)), "'babylon' has no water on this map"),
    ],
)
def test_pieces_that_fit_nowhere_are_refused(pieces: Pieces, sentence: str) -> None:
    with pytest.raises(Invalid, match=sentence):
        draw_board(read_world(), outlines(), whole_board(read_world()), pieces)
