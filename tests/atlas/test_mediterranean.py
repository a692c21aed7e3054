"""The stored outlines of the Mediterranean, looked at as shapes."""

from functools import cache

import numpy as np
import pytest
import shapely

from ziggurat.atlas.checking import check
from ziggurat.atlas.gazetteer import BorderKind, pair_id
from ziggurat.atlas.layout import lay_out
from ziggurat.atlas.legend import legend_box
from ziggurat.atlas.outlines import Outlines, check_outlines
from ziggurat.atlas.paths import read_path
from ziggurat.atlas.placement import Box
from ziggurat.atlas.projection import Sheet
from ziggurat.games.revolt.maps.board import Board, read_board, read_board_outlines
from ziggurat.games.revolt.maps.picture import dress_board

UNITS_PER_KM = 1600 / 4660
ALLOWED_PIECES = 12
"""Islands without a name of their own belong to the space they lie off."""


@cache
def board() -> Board:
    return read_board()


@cache
def outlines() -> Outlines:
    return read_board_outlines()


@cache
def shapes() -> dict[str, shapely.Geometry]:
    return {space: _shape(outline.path) for space, outline in outlines().spaces.items()}


def _shape(path: str) -> shapely.Geometry:
    """Rings inside one another are holes; the others are pieces."""
    pieces: list[shapely.Geometry] = []
    for ring in read_path(path):
        polygon = shapely.Polygon(ring)
        inside = [n for n, piece in enumerate(pieces) if piece.covers(polygon)]
        if inside:
            pieces[inside[0]] = pieces[inside[0]].difference(polygon)
        else:
            pieces.append(polygon)
    return shapely.multipolygons(pieces)


def test_the_outlines_belong_to_the_map() -> None:
    assert check_outlines(board(), outlines(), "outlines.json") == []


def test_the_map_hangs_together_with_ships() -> None:
    assert check(board()) == []


def test_every_space_has_a_valid_shape_of_few_pieces() -> None:
    for space, shape in shapes().items():
        assert shape.is_valid, space
        assert len(shape.geoms) <= ALLOWED_PIECES, space
        largest = max(piece.area for piece in shape.geoms)
        assert largest > 0.5 * shape.area, space


def test_spaces_do_not_overlap() -> None:
    names, parts = list(shapes()), list(shapes().values())
    first, second = shapely.STRtree(parts).query(parts, predicate="overlaps")
    shared = shapely.area(shapely.intersection(np.array(parts)[first], np.array(parts)[second]))
    worst = [
        (names[a], names[b]) for a, b, area in zip(first, second, shared, strict=True) if area > 0.5
    ]
    assert worst == []


def test_every_space_holds_its_centre_its_town_and_its_label() -> None:
    frame = board().board
    assert frame is not None
    sheet = Sheet(frame)
    for space in board().spaces:
        shape = shapes()[space.id].buffer(0.1)
        assert shape.covers(shapely.Point(sheet.to_board(sheet.to_km(space.centre)))), space.id
        outline = outlines().spaces[space.id]
        assert shape.covers(shapely.Point(outline.label)), space.id
        if outline.town is not None:
            assert shape.covers(shapely.Point(outline.town)), space.id


def test_drawn_borders_are_those_of_the_file() -> None:
    listed = {border.id for border in board().borders if border.kind is not BorderKind.STRAIT}
    names, parts = list(shapes()), list(shapes().values())
    pairs = shapely.STRtree(parts).query(parts, predicate="dwithin", distance=0.05)
    drawn = {}
    for a, b in pairs.T.tolist():
        if a < b:
            common = parts[a].boundary.intersection(parts[b].boundary)
            drawn[pair_id(names[a], names[b])] = common.length / UNITS_PER_KM
    assert {pair for pair, km in drawn.items() if km >= 20} - listed == set()
    assert listed - {pair for pair, km in drawn.items() if km > 1} == set()


def test_straits_are_drawn_over_water_and_spaces_do_not_touch_there() -> None:
    straits = {border.id for border in board().borders if border.kind is BorderKind.STRAIT}
    assert set(outlines().straits) == straits
    for pair in straits:
        a, b = pair.split("/")
        assert shapes()[a].distance(shapes()[b]) > 0, pair


def test_routes_do_not_cross_land() -> None:
    land = shapely.union_all([*shapes().values(), _shape(outlines().filler)])
    for name, route in outlines().routes.items():
        line = shapely.LineString(read_path(route.path)[0])
        assert line.intersection(land).length < 0.5, name


def test_ships_lie_on_the_water_off_their_own_space() -> None:
    for coast in board().coasts:
        at = shapely.Point(outlines().coasts[coast.id].anchor)
        for space, shape in shapes().items():
            assert not shape.contains(at), (coast.id, space)
        nearest = min(shapes(), key=lambda space: shapes()[space].distance(at))
        own = shapes()[coast.region].distance(at)
        assert nearest == coast.region or own < 25 * UNITS_PER_KM, coast.id


def test_crossings_stand_on_the_border_they_belong_to() -> None:
    for border in board().crossings():
        at = shapely.Point(outlines().borders[border.id].at)
        assert shapes()[border.a].distance(at) < 0.3, border.id
        assert shapes()[border.b].distance(at) < 0.3, border.id


@pytest.mark.parametrize("kind", ["names", "waters"])
def test_names_do_not_cover_one_another(kind: str) -> None:
    dress = dress_board(board())
    legend = legend_box(outlines(), dress)
    layout = lay_out(board(), outlines(), dress, legend)
    names: dict[str, Box] = {space: block.box for space, block in layout.blocks.items()}
    others = names if kind == "names" else layout.seas
    covered = [
        (one, other, round(box.overlap(second)))
        for one, box in names.items()
        for other, second in others.items()
        if box is not second and box.overlap(second) > 0.12 * box.width * box.height
    ]
    assert covered == []
    assert not any(legend.overlap(box) for box in names.values())
