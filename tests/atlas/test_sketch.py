"""Maps without outlines: every space a disc where it lies."""

from __future__ import annotations

from math import hypot

import msgspec
import pytest

from tests.atlas.lagoon import lagoon
from ziggurat.atlas.gazetteer import Gazetteer, Space
from ziggurat.atlas.outlines import check_outlines
from ziggurat.atlas.paths import read_path
from ziggurat.atlas.placement import is_inside
from ziggurat.atlas.sketch import sketch


def test_a_sketch_has_all_that_built_outlines_have() -> None:
    outlines = sketch(lagoon())
    assert check_outlines(lagoon(), outlines, "sketch") == []
    assert set(outlines.straits) == {"mons/portus"}
    assert {peak.border for peak in outlines.peaks} == {"portus/vallis", "campus/mons"}


def test_everything_lies_on_the_sheet_and_discs_do_not_touch() -> None:
    outlines = sketch(lagoon())
    discs = list(outlines.spaces.values())
    for number, disc in enumerate(discs):
        for x, y in read_path(disc.path)[0]:
            assert 0 <= x <= outlines.width
            assert 0 <= y <= outlines.height
        for other in discs[:number]:
            apart = hypot(disc.label[0] - other.label[0], disc.label[1] - other.label[1])
            assert apart > disc.room + other.room


def test_ships_lie_off_their_land_towards_their_sea() -> None:
    outlines = sketch(lagoon())
    for coast in lagoon().coasts:
        anchor = outlines.coasts[coast.id].anchor
        assert not is_inside(anchor, read_path(outlines.spaces[coast.region].path))
    arx = outlines.spaces["arx"].label
    assert outlines.coasts["arx"].anchor[0] < arx[0], "the western sea is in the west"


def test_routes_run_from_berth_to_berth() -> None:
    outlines = sketch(lagoon())
    line = read_path(outlines.routes["r2"].path)[0]
    assert line[0] == outlines.coasts["scopulus"].anchor
    assert line[-1] == outlines.coasts["mons"].anchor
    assert len(line) == 3


@pytest.mark.parametrize("lat", [0.0, -30.0, 55.0])
def test_a_map_on_any_parallel_can_be_sketched(lat: float) -> None:
    spaces = tuple(
        Space(id=f"s{number}", name="S", kind="land", centre=(number * 2.0, lat + number % 2))
        for number in range(5)
    )
    gazetteer: Gazetteer[Space] = Gazetteer(source="row.yaml", board=None, spaces=spaces)
    outlines = sketch(gazetteer)
    xs = [outlines.spaces[space.id].label[0] for space in spaces]
    assert xs == sorted(xs)
    assert msgspec.json.encode(outlines)


def test_a_single_space_can_be_sketched() -> None:
    space = Space(id="solus", name="Solus", kind="land", centre=(10.0, 40.0))
    gazetteer: Gazetteer[Space] = Gazetteer(source="one.yaml", board=None, spaces=(space,))
    assert sketch(gazetteer).spaces["solus"].room > 0
