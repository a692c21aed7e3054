from hypothesis import given
from hypothesis import strategies as st

from ziggurat.atlas.paths import closed_path, open_path, read_path

tenths = st.integers(-20_000, 20_000).map(lambda number: number / 10)
points = st.tuples(tenths, tenths)


@given(st.lists(points, min_size=2, max_size=40, unique=True))
def test_a_line_reads_back_to_the_same_points(line: list[tuple[float, float]]) -> None:
    assert read_path(open_path(line)) == [line]


@given(st.lists(st.lists(points, min_size=3, max_size=20, unique=True), min_size=1, max_size=4))
def test_rings_read_back_without_their_doubled_last_point(
    rings: list[list[tuple[float, float]]],
) -> None:
    closed = [[*ring, ring[0]] for ring in rings]
    assert read_path(closed_path(closed)) == rings
    assert closed_path(closed) == closed_path(rings)


def test_points_that_fall_together_are_written_once() -> None:
    assert open_path([(0, 0), (0.01, 0.02), (1, 1)]) == "M0 0l1 1"
