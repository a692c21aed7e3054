"""Arcs: shapes that share their lines, told with fewer points."""

from __future__ import annotations

from ziggurat.atlas.arcs import network_of, number, simplified, unrolled

LEFT = [[(0.0, 0.0), (5.0, 0.2), (10.0, 0.0), (10.2, 5.0), (10.0, 10.0), (0.0, 10.0)]]
RIGHT = [[(10.0, 0.0), (20.0, 0.0), (20.0, 10.0), (10.0, 10.0), (10.2, 5.0)]]
ISLAND = [[(30.0, 30.0), (31.0, 30.0), (31.0, 31.0), (30.0, 31.0)]]
SHAPES = {"left": LEFT, "right": RIGHT, "island": ISLAND}


def test_neighbours_share_the_line_between_them_and_nothing_is_lost() -> None:
    network = network_of(SHAPES)
    assert sorted(network.owners().values()) == [["island"], ["left"], ["left", "right"], ["right"]]
    for name, rings in SHAPES.items():
        for ring, drawn in zip(rings, network.shapes[name], strict=True):
            points = [point for one in drawn for point in network.line(one)[:-1]]
            assert sorted(points) == sorted(ring)
            assert all(network.line(one)[-1] in ring for one in drawn)


def test_a_line_keeps_its_ends_and_what_lies_far_from_the_straight() -> None:
    network = network_of(SHAPES)
    arcs = network.coarser(1.0).arcs()
    [shared] = [arc for arc, owners in network.owners().items() if len(owners) == 2]
    assert arcs[shared] in ((10, 0, 0, 10), (10, 10, 0, -10)), "5 units down it is only .2 aside"
    assert unrolled(network.shapes["right"][0], arcs) == [(10, 0), (20, 0), (20, 10), (10, 10)]


def test_the_smallest_island_stays_one() -> None:
    [ring] = network_of({"island": ISLAND}).shapes["island"]
    [line] = network_of({"island": ISLAND}).lines
    assert [number(one) for one in ring] == [0]
    assert len(simplified(line, 50.0)) == 4


def test_some_shapes_of_a_network_need_only_their_own_lines() -> None:
    part = network_of(SHAPES).only(["right"])
    assert len(part.lines) == 2
    points = [point for one in part.shapes["right"][0] for point in part.line(one)[:-1]]
    assert sorted(points) == sorted(RIGHT[0])
