from math import hypot, pi, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.atlas.lagoon import lagoon
from ziggurat.atlas.gazetteer import Projection
from ziggurat.atlas.projection import Albers, Sheet

MEDITERRANEAN = Projection(name="albers", lat_1=30, lat_2=47, lat_0=38, lon_0=16.3)
AUTHALIC_KM = 6371.0072
"""Radius of the sphere with the surface of the WGS 84 ellipsoid."""


@pytest.mark.parametrize(
    ("at", "km"),
    [
        # What PROJ 9 gives for +proj=aea with these parallels on the WGS 84 ellipsoid.
        ((16.3, 38.0), (0.0, 0.0)),
        ((12.48, 41.89), (-313.8901, 442.9964)),
        ((36.16, 36.2), (1755.2187, -13.8312)),
        ((-6.29, 36.53), (-1983.1395, 77.0442)),
        ((31.8, 26.6), (1550.8355, -1139.1134)),
    ],
)
def test_the_projection_agrees_with_the_reference_implementation(
    at: tuple[float, float], km: tuple[float, float]
) -> None:
    assert Albers(MEDITERRANEAN).to_km(at) == pytest.approx(km, abs=0.001)


@given(lon=st.floats(-10, 40), lat=st.floats(20, 55))
def test_areas_are_true_everywhere(lon: float, lat: float) -> None:
    albers, step = Albers(MEDITERRANEAN), 0.01
    x, y = albers.to_km((lon, lat))
    ax, ay = albers.to_km((lon + step, lat))
    bx, by = albers.to_km((lon, lat + step))
    drawn = abs((ax - x) * (by - y) - (ay - y) * (bx - x))
    across = sin((lat + step) * pi / 180) - sin(lat * pi / 180)
    sphere = AUTHALIC_KM**2 * (step * pi / 180) * across
    # The ellipsoid's own latitudes differ from the sphere's by up to a third of a percent.
    assert drawn == pytest.approx(sphere, rel=0.008)


def test_one_parallel_is_a_cone_too() -> None:
    cone = Projection(name="albers", lat_1=42, lat_2=42, lat_0=42, lon_0=10)
    x, y = Albers(cone).to_km((11, 42))
    assert hypot(x, y) == pytest.approx(82.85, abs=0.2)


def test_the_sheet_turns_kilometres_into_board_units_from_the_upper_left() -> None:
    board = lagoon().board
    assert board is not None
    sheet = Sheet(board)
    assert sheet.to_board((-330, 220)) == (0, 0)
    assert sheet.to_board((330, -270)) == pytest.approx((sheet.width, sheet.height), abs=0.1)


def test_the_window_in_degrees_encloses_the_sheet() -> None:
    board = lagoon().board
    assert board is not None
    west, south, east, north = Sheet(board).window()
    assert west < 5 and south < 39.5 and east > 15 and north > 44.5  # noqa: PT018 - one rectangle
