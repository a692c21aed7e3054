"""The Mediterranean built anew from the coastline gives what is stored.

Measured: two versions of GEOS (3.13 and 3.14) draw the same map to the last digit on one kind of
machine. Other processors may round the last bit of a product differently, so that on another kind
of machine than the stored one only agreement within the width of a pen is asked for.
"""

from pathlib import Path

import msgspec
import pytest
import shapely

from ziggurat.atlas.building import build_outlines
from ziggurat.atlas.coastline import find_coastline
from ziggurat.atlas.outlines import Outlines, encode_outlines
from ziggurat.atlas.paths import closed_path, read_path
from ziggurat.games.revolt.maps.board import read_board, read_board_outlines

ROOT = Path(__file__).parents[2]
PEN = 1.5
"""Board units."""


def test_a_new_build_gives_the_stored_map() -> None:
    stored = read_board_outlines()
    rebuilt = build_outlines(read_board(), find_coastline(folder=ROOT))
    if rebuilt.made_with["machine"] == stored.made_with["machine"]:
        same_tools = msgspec.structs.replace(rebuilt, made_with=stored.made_with)
        assert encode_outlines(same_tools) == encode_outlines(stored)
    else:
        assert_within_a_pens_width(rebuilt, stored)


def assert_within_a_pens_width(rebuilt: Outlines, stored: Outlines) -> None:
    assert rebuilt.spaces.keys() == stored.spaces.keys()
    assert rebuilt.borders.keys() == stored.borders.keys()
    assert rebuilt.coasts.keys() == stored.coasts.keys()
    for name, space in stored.spaces.items():
        before, after = (read_path(path)[0] for path in (space.path, rebuilt.spaces[name].path))
        moved = shapely.hausdorff_distance(shapely.LinearRing(before), shapely.LinearRing(after))
        assert moved <= PEN, name


def test_the_comparison_for_other_machines_sees_a_moved_border() -> None:
    stored = read_board_outlines()
    assert_within_a_pens_width(stored, stored)
    roma = stored.spaces["roma"]
    shifted = [(x + 2 * PEN, y) for x, y in read_path(roma.path)[0]]
    moved = msgspec.structs.replace(roma, path=closed_path([shifted]))
    other = msgspec.structs.replace(stored, spaces={**stored.spaces, "roma": moved})
    with pytest.raises(AssertionError, match="roma"):
        assert_within_a_pens_width(other, stored)
