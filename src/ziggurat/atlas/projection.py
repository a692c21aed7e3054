"""From degrees on the globe to kilometres on a sheet, and from there to board units.

Written out here, not taken from a library, because checking a map must work where only the game is
installed, and because the same few formulas give the same digits on every machine.
"""

from __future__ import annotations

from math import cos, log, radians, sin, sqrt

from ziggurat.atlas.gazetteer import BoardFrame, Degrees, FrameKm, Projection

EARTH_KM = 6378.137
FLATTENING = 1 / 298.257223563
ECCENTRICITY = sqrt(FLATTENING * (2 - FLATTENING))
BOARD_WIDTH = 1600.0
"""Board units from west to east; the height follows from the frame."""

Point = tuple[float, float]


class Albers:
    """Albers' equal-area conic projection of the WGS 84 ellipsoid (Snyder, chapter 14)."""

    def __init__(self, projection: Projection) -> None:
        m1, m2 = _parallel_radius(projection.lat_1), _parallel_radius(projection.lat_2)
        q1, q2 = _authalic(projection.lat_1), _authalic(projection.lat_2)
        self.lon_0 = projection.lon_0
        if projection.lat_1 == projection.lat_2:
            self._cone = sin(radians(projection.lat_1))
        else:
            self._cone = (m1 * m1 - m2 * m2) / (q2 - q1)
        self._constant = m1 * m1 + self._cone * q1
        self._rho_0 = self._rho(projection.lat_0)

    def _rho(self, lat: float) -> float:
        inside = max(0.0, self._constant - self._cone * _authalic(lat))
        return EARTH_KM * sqrt(inside) / self._cone

    def to_km(self, at: Degrees) -> Point:
        """Return kilometres east and north of the origin."""
        lon, lat = at
        angle = self._cone * radians(lon - self.lon_0)
        rho = self._rho(lat)
        return (rho * sin(angle), self._rho_0 - rho * cos(angle))


class Sheet:
    """A board's frame: projects degrees to kilometres, and kilometres to board units."""

    def __init__(self, board: BoardFrame) -> None:
        self.frame: FrameKm = board.frame_km
        self._albers = Albers(board.projection)
        self.units_per_km = BOARD_WIDTH / (self.frame.east - self.frame.west)
        self.width = BOARD_WIDTH
        self.height = round((self.frame.north - self.frame.south) * self.units_per_km, 1)

    def to_km(self, at: Degrees) -> Point:
        """Project a point of the globe."""
        return self._albers.to_km(at)

    def to_board(self, km: Point) -> Point:
        """Turn kilometres into board units: right and down from the upper left corner."""
        return (
            round((km[0] - self.frame.west) * self.units_per_km, 1),
            round((self.frame.north - km[1]) * self.units_per_km, 1),
        )

    def contains(self, at: Degrees) -> bool:
        """Whether a point of the globe falls on the sheet."""
        x, y = self.to_km(at)
        frame = self.frame
        return frame.west <= x <= frame.east and frame.south <= y <= frame.north

    def window(self, margin_km: float = 300.0) -> tuple[float, float, float, float]:
        """Return degrees west, south, east, north that safely enclose the sheet.

        The margin is wider than a degree anywhere, so that at least one whole degree is inside.
        """
        inside = [
            (lon, lat)
            for lon in range(-180, 181)
            for lat in range(-85, 86)
            if self._is_near(lon, lat, margin_km)
        ]
        lons = [lon for lon, _ in inside]
        lats = [lat for _, lat in inside]
        return (min(lons) - 1, min(lats) - 1, max(lons) + 1, max(lats) + 1)

    def _is_near(self, lon: int, lat: int, margin_km: float) -> bool:
        if abs(lon - self._albers.lon_0) > 90:  # the cone's far side is folded over
            return False
        x, y = self.to_km((lon, lat))
        frame = self.frame
        return (
            frame.west - margin_km <= x <= frame.east + margin_km
            and frame.south - margin_km <= y <= frame.north + margin_km
        )


def _authalic(lat: float) -> float:
    e, s = ECCENTRICITY, sin(radians(lat))
    return (1 - e * e) * (s / (1 - e * e * s * s) - log((1 - e * s) / (1 + e * s)) / (2 * e))


def _parallel_radius(lat: float) -> float:
    s = sin(radians(lat))
    return cos(radians(lat)) / sqrt(1 - ECCENTRICITY**2 * s * s)
