from itertools import product
from math import hypot

import pytest

from ziggurat.atlas.hexes import (
    SIDE_NAMES,
    SIDES,
    Hex,
    bounds,
    centre,
    corners,
    distance,
    mirrored,
    neighbours,
    opposite,
    rotated,
)

PLACES: list[Hex] = list(product(range(-3, 4), range(-3, 4)))


@pytest.mark.parametrize("at", PLACES)
def test_neighbours_are_one_step_away_and_each_others(at: Hex) -> None:
    around = neighbours(at)
    assert len(set(around)) == 6
    for near in around:
        assert distance(at, near) == 1
        assert at in neighbours(near)


def test_distance_is_the_fewest_steps() -> None:
    reached = {(0, 0): 0}
    ring = [(0, 0)]
    for steps in range(1, 5):
        ring = [near for at in ring for near in neighbours(at) if near not in reached]
        reached |= dict.fromkeys(ring, steps)
    assert all(distance((0, 0), at) == steps for at, steps in reached.items())
    assert len(reached) == 1 + 6 + 12 + 18 + 24


def test_the_way_back_leads_back() -> None:
    for side in SIDES:
        back = opposite(side)
        assert (side[0] + back[0], side[1] + back[1]) == (0, 0)
        assert back in SIDES
    assert len(SIDE_NAMES) == len(SIDES)


@pytest.mark.parametrize("at", PLACES)
def test_turning_and_mirroring_keep_distances(at: Hex) -> None:
    assert rotated(at, 6) == mirrored(mirrored(at)) == at
    assert rotated(at, 3) == (-at[0], -at[1])
    for other in PLACES[::7]:
        assert distance(rotated(at, 2), rotated(other, 2)) == distance(at, other)
        assert distance(mirrored(at), mirrored(other)) == distance(at, other)


def test_neighbours_lie_where_they_are_called() -> None:
    x, y = centre((0, 0), 10)
    for side, name in zip(SIDES, SIDE_NAMES, strict=True):
        u, v = centre(side, 10)
        assert (u > x) == ("east" in name)
        assert (v < y) == ("north" in name)
        assert hypot(u - x, v - y) == pytest.approx(10 * 3**0.5)


def test_hexes_share_the_edge_that_faces_the_neighbour() -> None:
    own = corners(centre((0, 0), 10), 10)
    for side, way in enumerate(SIDES):
        theirs = corners(centre(way, 10), 10)
        mine = {(round(x, 6), round(y, 6)) for x, y in (own[side], own[(side + 1) % 6])}
        assert mine <= {(round(x, 6), round(y, 6)) for x, y in theirs}


def test_bounds_hold_every_corner() -> None:
    left, top, right, bottom = bounds(PLACES, 10)
    points = [point for at in PLACES for point in corners(centre(at, 10), 10)]
    assert min(x for x, _ in points) == pytest.approx(left)
    assert max(x for x, _ in points) == pytest.approx(right)
    assert min(y for _, y in points) == pytest.approx(top)
    assert max(y for _, y in points) == pytest.approx(bottom)
