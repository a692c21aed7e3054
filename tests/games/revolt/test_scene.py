"""What a browser is given to draw the board: all of the map, as plain data."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from tests.games.revolt.random_play import random_match
from tests.games.revolt.table import GAME, Table
from tests.games.revolt.test_own_map import FOUR_CORNERS
from ziggurat.games.revolt.maps.board import mediterranean
from ziggurat.games.revolt.view.scene_structs import Scene
from ziggurat.kernel.match import Match


@pytest.fixture(scope="module")
def scene() -> Scene:
    """The Mediterranean as it is sent."""
    sent = msgspec.json.encode(GAME.scene(2, GAME.complete({})))
    return msgspec.json.decode(sent, type=Scene)


def own_scene(text: str) -> Scene:
    return GAME.scene(2, GAME.complete({"map": text}))


def test_the_scene_holds_everything_there_is_on_the_map(scene: Scene) -> None:
    lookup = Table("rome", "egypt").state.lookup
    assert [region.id for region in scene.regions] == lookup.region_id
    berths = [*(coast.id for coast in scene.coasts), *(route.id for route in scene.routes)]
    assert berths == lookup.berth_id
    crossings = {crossing.id for crossing in scene.crossings}
    assert crossings == set(filter(None, lookup.crossing_id))
    assert [nation.id for nation in scene.nations] == lookup.nation_id
    assert [tech.name for tech in scene.techs] == lookup.tech_name


def test_every_place_a_view_names_has_a_station_on_the_sheet(scene: Scene) -> None:
    regions = {each.id: each.station for each in scene.regions}
    land = regions | {each.id: each.station for each in scene.crossings}
    coasts = {each.id: each.station for each in scene.coasts}
    sea = coasts | {each.id: each.station for each in scene.routes}
    for x, y in (*land.values(), *sea.values()):
        assert 0 < x < scene.width
        assert 0 < y < scene.height
    view = GAME.view(random_match(6, 1, {"rounds": 8}).state, None)
    assert {t.place for t in view.troops if not t.place.startswith("ship ")} <= set(land)
    assert {ship.berth for ship in view.ships} <= set(sea)


def test_troops_of_different_regions_do_not_stand_on_one_another(scene: Scene) -> None:
    stations = [region.station for region in scene.regions]
    for number, (x, y) in enumerate(stations):
        for u, v in stations[:number]:
            assert abs(x - u) > 12 or abs(y - v) > 12


def test_shapes_are_closed_paths_and_nothing_is_markup(scene: Scene) -> None:
    path = re.compile(r"[Ml0-9 .Z-]+")
    for region in scene.regions:
        assert path.fullmatch(region.path)
        assert region.path.endswith("Z")
    assert b"<" not in msgspec.json.encode(scene)


def test_nations_can_be_told_apart_without_their_colours(scene: Scene) -> None:
    nations = scene.nations
    assert len({nation.letter for nation in nations}) == len(nations)
    assert len({nation.pattern.lines for nation in nations}) == len(nations)
    assert {nation.ink for nation in nations} <= {"dark", "light"}


def test_the_scene_is_small_enough_to_be_sent(scene: Scene) -> None:
    assert len(msgspec.json.encode(scene)) < 250_000


def test_a_map_of_ones_own_is_sketched_with_everything_on_it() -> None:
    scene = own_scene(FOUR_CORNERS)
    assert scene.sketched
    match: Match[Any] = Match(GAME, seats=4, seed=b"own", settings={"map": FOUR_CORNERS})
    assert [region.id for region in scene.regions] == match.state.lookup.region_id
    assert len(scene.borders) > 10
    assert {border.kind for border in scene.borders} >= {"land", "mountain", "forest"}
    assert {len(border.ends) for border in scene.borders} == {2}


def test_the_mediterranean_with_other_names_and_numbers_keeps_its_shape() -> None:
    text = mediterranean().read_bytes().decode()
    renamed = text.replace("name: Campania,", "name: Felix,")
    assert renamed != text
    scene = own_scene(renamed)
    assert not scene.sketched
    assert "Felix" in {region.name for region in scene.regions}


def test_the_mediterranean_with_a_border_less_is_sketched() -> None:
    text = mediterranean().read_bytes().decode()
    line = next(each for each in text.splitlines() if "a: roma" in each and "kind: land" in each)
    assert own_scene(text.replace(line + "\n", "")).sketched
