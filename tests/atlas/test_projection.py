from math import hypot, pi, sin

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.atlas.lagoon import lagoon
from ziggurat.atlas.gazetteer import Lens, Projection
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


@given(lon=st.floats(-30, 80), lat=st.floats(-5, 70))
def test_a_point_is_found_again_from_where_it_is_drawn(lon: float, lat: float) -> None:
    albers = Albers(MEDITERRANEAN)
    assert albers.to_degrees(albers.to_km((lon, lat))) == pytest.approx((lon, lat), abs=1e-6)


SOUTHERN = Projection(name="albers", lat_1=-30, lat_2=-10, lat_0=-20, lon_0=25)


@given(lon=st.floats(0, 60), lat=st.floats(-50, 10))
def test_so_it_is_on_a_cone_that_opens_to_the_north(lon: float, lat: float) -> None:
    albers = Albers(SOUTHERN)
    assert albers.to_degrees(albers.to_km((lon, lat))) == pytest.approx((lon, lat), abs=1e-6)


def lensed(*lenses: Lens) -> Sheet:
    board = lagoon().board
    assert board is not None
    return Sheet(msgspec.structs.replace(board, lenses=lenses))


GLASS = Lens(at=(9, 42), power=3, reach_km=50)


@given(lon=st.floats(5, 15), lat=st.floats(39, 45))
def test_a_point_is_found_again_through_lenses(lon: float, lat: float) -> None:
    sheet = lensed(GLASS, Lens(at=(11, 41), power=1.5, reach_km=120))
    assert sheet.to_degrees(sheet.to_km((lon, lat))) == pytest.approx((lon, lat), abs=1e-5)


def spread(sheet: Sheet, at: tuple[float, float]) -> float:
    """Kilometres on the sheet between two points a hundredth of a degree apart."""
    (x, y), (u, v) = sheet.to_km(at), sheet.to_km((at[0], at[1] + 0.01))
    return hypot(x - u, y - v)


def test_a_lens_draws_its_middle_so_many_times_larger_and_things_far_away_as_they_are() -> None:
    plain, sheet = lensed(), lensed(GLASS)
    assert spread(sheet, (9, 42)) == pytest.approx(3 * spread(plain, (9, 42)), rel=0.01)
    assert spread(sheet, (9, 48)) == pytest.approx(spread(plain, (9, 48)), rel=0.01)
    assert sheet.to_km((9, 42)) == pytest.approx(plain.to_km((9, 42)))


@given(first=st.floats(0, 3), second=st.floats(0, 3))
def test_nothing_is_folded_under_a_lens(first: float, second: float) -> None:
    sheet = lensed(GLASS)
    x, y = sheet.to_km((9, 42))
    far = [
        hypot(u - x, v - y)
        for u, v in (sheet.to_km((9, 42 + away)) for away in sorted((first, second)))
    ]
    assert far[0] <= far[1]
