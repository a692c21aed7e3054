"""The map as its files say it: reading, joining and checking."""

from __future__ import annotations

import re

import msgspec
import pytest

from ziggurat.atlas.reading import MapText
from ziggurat.games.mega.maps.checking import check_world, every_setup, read_sound_world
from ziggurat.games.mega.maps.reading import read_world
from ziggurat.games.mega.maps.world import LandArea, World
from ziggurat.kernel.errors import Invalid

SMALL = """\
block: west
land_areas:
  - {id: pella, name: Pella, lon: 22, lat: 41, limit: 2, coastal: true, region: hellas, start: hellas, land: [troy], water: [aegean, troy]}
  - {id: troy, name: Troy, lon: 26, lat: 40, limit: 2, city_site: true, coastal: true, region: hatti, start: hatti, land: [pella, halys], water: [aegean, knossos, pella]}
  - {id: halys, name: Halys, lon: 33, lat: 40, limit: 1, flood_plain: halys, region: hatti, land: [troy]}
  - {id: knossos, name: Knossos, lon: 25, lat: 35, limit: 3, city_site: true, city_on_flood_plain: true, coastal: true, flood_plain: halys, volcano: ida, region: minoa, start: minoa, water: [aegean, troy]}
open_seas:
  - {id: aegean, name: Aegean, lon: 25, lat: 38, water: [knossos, pella, troy]}
flood_plains:
  - {id: halys, name: Halys, areas: [halys, knossos], line: [[33, 40], [35, 41]]}
volcanoes:
  - {id: ida, name: Ida, areas: [knossos], lon: 24.8, lat: 35.2}
"""  # noqa: E501 - one line an area, as designers write it


def small(*changes: tuple[str, str]) -> MapText:
    text = SMALL
    for old, new in changes:
        assert old in text, f"the map does not say {old!r}"
        text = text.replace(old, new, 1)
    return MapText(text, "small.yaml")


def faults_of(*changes: tuple[str, str]) -> list[str]:
    return [str(fault) for fault in check_world(read_world(small(*changes)))]


@pytest.mark.clause("ME-G8", "ME-G9", "ME-G10")
def test_both_blocks_are_one_map_west_before_east() -> None:
    world = read_world()
    assert [area.block for area in world.land] == ["west"] * 153 + ["east"] * 165
    assert len(world.seas) == 20
    limits = [area.limit for area in world.land]
    assert [limits.count(limit) for limit in range(5)] == [15, 132, 129, 34, 8]
    assert sum(area.city_site for area in world.land) == 125
    assert sum(area.city_on_flood_plain for area in world.land) == 17
    assert sum(len(area.land) for area in world.land) == 2 * 712
    assert sum(len(place.water) for place in world.places) == 2 * 429


def test_the_shipped_map_is_sound() -> None:
    assert check_world(read_world()) == []


def test_areas_remember_the_file_they_are_listed_in() -> None:
    world = read_world()
    assert world.entry(world.area("rome")) == ("areas-west.yaml", "land_areas, rome")
    assert world.entry(world.area("babylon")) == ("areas-east.yaml", "land_areas, babylon")
    assert world.entry(world.seas[0]) == ("areas-west.yaml", f"open_seas, {world.seas[0].id}")


def test_a_map_of_ones_own_is_one_file_with_everything_in_it() -> None:
    world = read_sound_world(small())
    assert [area.id for area in world.land] == ["pella", "troy", "halys", "knossos"]
    assert {area.block for area in world.land} == {"west"}
    assert world.area("knossos").at == (25, 35)
    assert world.drawing is None


def test_every_setup_of_the_game_is_told_once() -> None:
    setups = [(setup.board, setup.players) for setup in every_setup()]
    assert setups == [
        *(("west", players) for players in range(3, 10)),
        *(("east", players) for players in range(3, 10)),
        *(("both", players) for players in range(10, 19)),
    ]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            ("lon: 22, lat: 41, limit: 2", "lon: 222, lat: 41, limit: 2"),
            "small.yaml: land_areas, pella: field 'lon': expected 'float' <= 180.0",
        ),
        (
            ("name: Pella, lon", "nmae: Pella, lon"),
            "small.yaml: land_areas, pella: unknown field 'nmae'",
        ),
        (("block: west", "block: up"), "small.yaml: block: 'up' is not known"),
        (
            ("id: halys, name: Halys, lon", "id: troy, name: Halys, lon"),
            "small.yaml: land_areas, troy: small.yaml uses this id already",
        ),
        (
            ("lat: 40, limit: 1", "lat: 40, limit: 5"),
            "small.yaml: land_areas, halys: field 'limit': expected 'int' <= 4",
        ),
        (("volcanoes:", "vulcanoes:"), "small.yaml: unknown list 'vulcanoes'"),
        (("areas: [knossos], lon", "areas: knossos, lon"), "small.yaml: volcanoes, ida: field"),
        (
            ("block: west", "files: [areas-north.yaml]"),
            "small.yaml: files, areas-north.yaml: is no gazetteer shipped with the game",
        ),
    ],
)
def test_what_cannot_be_understood_is_told_by_file_entry_and_field(
    change: tuple[str, str], sentence: str
) -> None:
    with pytest.raises(Invalid, match=re.escape(sentence)):
        read_world(small(change))


def test_a_map_without_areas_is_none() -> None:
    with pytest.raises(Invalid, match="land_areas: a map needs at least one area"):
        read_world(MapText("open_seas: []", "empty.yaml"))


@pytest.mark.clause("ME-G9", "ME-G10", "ME-G11", "ME-G12", "ME-G13")
@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (
            [("land: [troy], water", "land: [try], water")],
            "land_areas, pella: land: there is no 'try'; did you mean 'troy'?",
        ),
        (
            [("land: [pella, halys]", "land: [halys]")],
            "land_areas, pella: land: troy does not list pella; neighbours list each other",
        ),
        (
            [("land: [troy], water", "land: [troy, pella], water")],
            "land_areas, pella: land: nothing is its own neighbour",
        ),
        (
            [("water: [knossos, pella, troy]", "water: [knossos, pella, troy, troy]")],
            "open_seas, aegean: water: troy is listed 2 times",
        ),
        (
            [("id: halys, name: Halys, lon", "id: Halys, name: Halys, lon")],
            "land_areas, Halys: an id is written in small letters",
        ),
        (
            [
                ("limit: 1, flood_plain: halys", "limit: 1, coastal: true, flood_plain: halys"),
            ],
            "land_areas, halys: coastal: its water leads to no open sea",
        ),
        (
            [("limit: 2, coastal: true, region: hellas", "limit: 2, region: hellas")],
            "land_areas, pella: water: only a coastal area has neighbours by water",
        ),
        (
            [("limit: 2, city_site: true", "limit: 0, city_site: true")],
            "land_areas, troy: city_site: an area with limit 0 has none (ME-G9)",
        ),
        (
            [("city_site: true, city_on_flood_plain", "city_on_flood_plain")],
            "land_areas, knossos: city_on_flood_plain: there is no city_site",
        ),
        (
            [
                ("coastal: true, flood_plain: halys, volcano", "coastal: true, volcano"),
                ("areas: [halys, knossos]", "areas: [halys]"),
            ],
            "land_areas, knossos: city_on_flood_plain: the area names no flood_plain",
        ),
        (
            [("areas: [halys, knossos]", "areas: [halys]")],
            "land_areas, knossos: flood_plain: halys does not list knossos among its areas",
        ),
        (
            [("areas: [knossos], lon", "areas: [knossos, troy], lon")],
            "volcanoes, ida: areas: troy does not name ida as its volcano",
        ),
        (
            [("areas: [knossos], lon", "areas: [knossos, crete], lon")],
            "volcanoes, ida: areas: there is no 'crete'",
        ),
        (
            [("volcano: ida", "volcano: idas")],
            "land_areas, knossos: volcano: there is no 'idas'; did you mean 'ida'?",
        ),
        (
            [("region: hellas", "region: helas")],
            "land_areas, pella: region: there is no civilization 'helas'; did you mean 'hellas'?",
        ),
        (
            [("start: hellas", "start: hatti")],
            "land_areas, pella: start: hatti starts in its own region, not in hellas's",
        ),
        (
            [
                (
                    "flood_plain: halys, region: hatti",
                    "flood_plain: halys, region: hatti, start: hatti",
                )
            ],
            "land_areas, halys: start: hatti starts in troy already",
        ),
        (
            [("region: hellas, start: hellas", "region: hellas")],
            "land_areas: hellas has a region and no start; name one in the field 'start'",
        ),
        (
            [("region: hellas, start: hellas", "region: rome, start: rome")],
            "land_areas: no number of players finds all its civilizations on this map (ME-P2)",
        ),
        (
            [
                ("water: [aegean, knossos, pella]", "water: [aegean, pella]"),
                ("start: minoa, water: [aegean, troy]", "start: minoa, water: [aegean]"),
            ],
            "land_areas, pella: cannot be reached with 3 players (west) from knossos without",
        ),
    ],
)
def test_a_fault_is_told_by_file_entry_and_reason(
    changes: list[tuple[str, str]], sentence: str
) -> None:
    found = faults_of(*changes)
    assert any(fault.startswith(f"small.yaml: {sentence}") for fault in found), found


def test_the_drawing_is_checked_by_the_atlas_in_the_words_of_the_files() -> None:
    world = read_world()
    assert world.drawing is not None
    stray = _with_area(world, "rome", lon=-60.0)
    found = [str(fault) for fault in check_world(stray)]
    assert found == [
        "areas-west.yaml: land_areas, rome: centre [-60, 41.9] lies outside the board's frame"
    ]
    drawing = msgspec.structs.replace(world.drawing, water_links_not_drawn=(("rome", "babylon"),))
    found = [str(one) for one in check_world(msgspec.structs.replace(world, drawing=drawing))]
    assert found == [
        "map.yaml: drawing, water_links_not_drawn, rome - babylon: is no link by water"
    ]


def _with_area(world: World, name: str, **changes: object) -> World:
    changed: list[LandArea] = [
        msgspec.structs.replace(area, **changes) if area.id == name else area for area in world.land
    ]
    return msgspec.structs.replace(world, land=tuple(changed))
