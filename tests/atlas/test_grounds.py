import pytest

from ziggurat.atlas.grounds import Ground
from ziggurat.atlas.placement import Box

SQUARE = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)]
LAKE = [(40.0, 40.0), (60.0, 40.0), (60.0, 60.0), (40.0, 60.0)]


@pytest.mark.parametrize(
    ("box", "share"),
    [
        (Box(20, 20, 20, 20), 1.0),
        (Box(100, 50, 40, 20), 0.5),
        (Box(150, 50, 40, 20), 0.0),
        (Box(50, -50, 40, 20), 0.0),
        (Box(50, 50, 12, 12), 0.0),
        (Box(50, 50, 40, 12), 0.5),
    ],
)
def test_the_share_of_a_box_on_a_shape_with_a_hole(box: Box, share: float) -> None:
    assert Ground([SQUARE, LAKE]).share_of(box) == pytest.approx(share, abs=0.01)


def test_shapes_side_by_side_are_one_ground() -> None:
    right = [(100.0, 0.0), (200.0, 0.0), (200.0, 100.0), (100.0, 100.0)]
    assert Ground([SQUARE, right]).share_of(Box(100, 50, 60, 40)) == pytest.approx(1)


def test_a_line_of_text_thinner_than_the_grid_is_still_measured() -> None:
    assert Ground([SQUARE]).share_of(Box(50, 51, 20, 1)) == pytest.approx(1)
