from ziggurat.atlas.seams import seams

LEFT = [(0.0, 0.0), (2.0, 0.0), (2.0, 1.0), (2.0, 2.0), (0.0, 2.0)]
RIGHT = [(2.0, 0.0), (4.0, 0.0), (4.0, 2.0), (2.0, 2.0), (2.0, 1.0)]
SHAPES = {"left": [LEFT], "right": [RIGHT]}


def test_the_line_between_two_shapes_is_found_once_and_whole() -> None:
    lines = seams(SHAPES, lambda _one, other: other is not None)
    assert [sorted(line) for line in lines] == [[(2.0, 0.0), (2.0, 1.0), (2.0, 2.0)]]


def test_what_borders_on_nothing_is_the_outer_edge() -> None:
    lines = seams(SHAPES, lambda _one, other: other is None)
    assert len(lines) == 1
    assert set(lines[0]) == {*LEFT, *RIGHT} - {(2.0, 1.0)}


def test_only_wanted_pairs_are_told() -> None:
    asked: set[tuple[str, str | None]] = set()

    def refuse(one: str, other: str | None) -> bool:
        asked.add((one, other))
        return False

    assert seams(SHAPES, refuse) == []
    assert asked == {("left", "right"), ("left", None), ("right", None)}


def test_a_ring_without_a_fork_comes_back_to_its_beginning() -> None:
    hole = [(1.0, 1.0), (3.0, 1.0), (3.0, 3.0), (1.0, 3.0)]
    outer = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)]
    lines = seams({"lake": [hole], "land": [outer, hole]}, lambda _one, other: other is not None)
    assert len(lines) == 1
    assert lines[0][0] == lines[0][-1]
    assert set(lines[0]) == set(hole)
