"""The map in a scene: where every tile lies, how it looks and where one can go from it."""

from __future__ import annotations

import gzip
import math

import msgspec
import pytest

from tests.games.monumental.proving_ground import map_text
from ziggurat.atlas.hexes import distance
from ziggurat.games.monumental.game import MonumentalGame
from ziggurat.games.monumental.lookup.making import lookup_of
from ziggurat.games.monumental.maps.pieces import SEAT_COLOURS
from ziggurat.games.monumental.maps.reading import read_maps
from ziggurat.games.monumental.printed.reading import read_cards
from ziggurat.games.monumental.view.chart import MARGIN, chart_of
from ziggurat.games.monumental.view.chart_structs import Chart
from ziggurat.games.monumental.view.scene import scene_of
from ziggurat.kernel.dice import seed_from_number
from ziggurat.kernel.match import Match

GAME = MonumentalGame()
PACKED_BYTES = 10_000
"""What the map may take of the scene."""
MAPS = [*read_maps(), map_text()]


@pytest.fixture(params=MAPS, ids=[*read_maps(), "own map"])
def chart(request: pytest.FixtureRequest) -> Chart:
    return chart_of(lookup_of(request.param))


def test_tiles_lie_side_by_side_on_the_sheet(chart: Chart) -> None:
    beside = chart.size * math.sqrt(3)
    for tile in chart.tiles:
        x, y = tile.at
        assert MARGIN + beside / 2 - 1 <= x <= chart.width - MARGIN - beside / 2 + 1
        assert MARGIN + chart.size - 1 <= y <= chart.height - MARGIN - chart.size + 1
        for other in chart.tiles:
            if distance((tile.q, tile.r), (other.q, other.r)) == 1:
                assert math.dist(tile.at, other.at) == pytest.approx(beside, abs=0.2)


def test_every_tile_has_a_terrain_whose_picture_can_be_painted(chart: Chart) -> None:
    for tile in chart.tiles:
        terrain = chart.terrains[tile.terrain]
        assert terrain.picture
        assert {shape.paint for shape in terrain.picture} <= set(chart.paints)
    assert {tile.terrain for tile in chart.tiles} == set(chart.terrains), "and no other is sent"


def test_ways_lead_there_and_back_between_tiles_that_touch(chart: Chart) -> None:
    tiles = {tile.id: tile for tile in chart.tiles}
    for tile in chart.tiles:
        for way in tile.ways:
            assert tile.id in tiles[way].ways
            assert distance((tile.q, tile.r), (tiles[way].q, tiles[way].r)) == 1


def test_a_bridge_is_open_on_two_opposite_sides(chart: Chart) -> None:
    for tile in chart.tiles:
        if tile.terrain != "bridge":
            assert tile.open == ()
            continue
        one, other = tile.open
        assert other - one == 3
        assert len(tile.ways) <= 2


def test_capitals_are_those_of_the_players() -> None:
    for name, each in read_maps().items():
        tiles = chart_of(lookup_of(name)).tiles
        seats = sorted(tile.seat for tile in tiles if tile.seat is not None)
        assert seats == list(range(1, each.players + 1))
        assert all(tile.terrain == "capital" for tile in tiles if tile.seat is not None)


@pytest.mark.parametrize("seats", range(1, 6))
def test_the_scene_shows_the_tiles_of_the_view_in_its_order(seats: int) -> None:
    match = Match(GAME, seats=seats, seed=seed_from_number(1), settings={})
    shown = GAME.scene(seats, match.settings).chart
    view = GAME.view(match.state, None)
    assert [(tile.id, tile.terrain) for tile in view.tiles] == [
        (tile.id, tile.terrain) for tile in shown.tiles
    ]
    lying = {tile.token for tile in view.tiles} | {tile.market for tile in view.tiles}
    assert lying - {None} <= set(shown.tokens)


def test_the_backs_of_tokens_are_drawn_whatever_they_hide(chart: Chart) -> None:
    hidden = {"barbarian", "free_city", "natural_wonder", "trade_benefit"}
    assert hidden | {"production", "science"} <= set(chart.tokens)
    assert {market.id for market in read_cards().markets} <= set(chart.tokens)
    signs = [(token.lines, token.letter) for token in chart.tokens.values()]
    assert len(set(signs)) == len(signs)


def test_the_track_and_the_colours_are_the_printed_ones() -> None:
    scene = scene_of(lookup_of("map_2p_1"))
    printed = read_cards().track
    assert scene.track.last_space == printed.last_space
    assert scene.track.benefit_spaces == printed.benefit_spaces
    assert tuple(livery.colour for livery in scene.liveries) == SEAT_COLOURS
    assert [livery.ink for livery in scene.liveries][-1] == "dark", "yellow"


def test_the_map_fits_into_its_part_of_the_scene() -> None:
    for text in MAPS:
        scene = scene_of(lookup_of(text))
        shown = (scene.chart, scene.track, scene.liveries)
        assert len(gzip.compress(msgspec.json.encode(shown))) <= PACKED_BYTES, text[:80]
