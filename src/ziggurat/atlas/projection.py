"""From degrees on the globe to kilometres on a sheet, and from there to board units.

Written out here, not taken from a library, because checking a map must work where only the game is
installed, and because the same few formulas give the same digits on every machine.
"""

from __future__ import annotations

from math import atan2, cos, degrees, log, radians, sin, sqrt

from ziggurat.atlas.gazetteer import BoardFrame, Degrees, FrameKm, Lens, Projection

EARTH_KM = 6378.137
FLATTENING = 1 / 298.257223563
ECCENTRICITY = sqrt(FLATTENING * (2 - FLATTENING))
FARTHEST = 120
"""Degrees of longitude from the projection's middle that a sheet may show."""
CLOSE_ENOUGH = 1e-9
"""Where searching for a latitude or a distance ends."""

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

    def to_degrees(self, km: Point) -> Degrees:
        """Return the point of the globe that lies so many kilometres from the origin."""
        x, y = km[0], self._rho_0 - km[1]
        turn = 1.0 if self._cone > 0 else -1.0
        lon = self.lon_0 + degrees(atan2(turn * x, turn * y) / self._cone)
        rho = sqrt(x * x + y * y)
        wanted = (self._constant - (rho * self._cone / EARTH_KM) ** 2) / self._cone
        return (lon, _latitude(wanted))


class Glass:
    """A lens on the sheet: things in its middle are drawn larger, all others move away from it.

    A point at the distance r moves to r + a r / sqrt(r^2 + c^2), where c is the reach and a is
    how far the farthest points move. Nothing is torn or folded.
    """

    def __init__(self, lens: Lens, middle: Point) -> None:
        self._middle = middle
        self._reach = lens.reach_km
        self._farthest = (lens.power - 1) * lens.reach_km

    def through(self, km: Point) -> Point:
        """Return where a point is seen."""
        return self._scaled(km, self._factor(self._distance(km)))

    def back(self, km: Point) -> Point:
        """Return the point that is seen there."""
        seen = self._distance(km)
        low, high = 0.0, seen
        while high - low > CLOSE_ENOUGH * max(1.0, seen):
            half = (low + high) / 2
            low, high = (half, high) if half * self._factor(half) < seen else (low, half)
        return self._scaled(km, high / seen if seen else 1.0)

    def _distance(self, km: Point) -> float:
        return sqrt((km[0] - self._middle[0]) ** 2 + (km[1] - self._middle[1]) ** 2)

    def _factor(self, distance: float) -> float:
        return 1 + self._farthest / sqrt(distance**2 + self._reach**2)

    def _scaled(self, km: Point, factor: float) -> Point:
        x, y = self._middle
        return (x + (km[0] - x) * factor, y + (km[1] - y) * factor)


class Sheet:
    """A board's frame: projects degrees to kilometres, and kilometres to board units.

    Where the board has lenses, kilometres are those of the magnified sheet.
    """

    def __init__(self, board: BoardFrame) -> None:
        self.frame: FrameKm = board.frame_km
        self._albers = Albers(board.projection)
        self._glasses: list[Glass] = []
        for lens in board.lenses:
            self._glasses.append(Glass(lens, self.to_km(lens.at)))
        self.units_per_km = board.width / (self.frame.east - self.frame.west)
        self.width = board.width
        self.height = round((self.frame.north - self.frame.south) * self.units_per_km, 1)

    def to_km(self, at: Degrees) -> Point:
        """Project a point of the globe."""
        km = self._albers.to_km(at)
        for glass in self._glasses:
            km = glass.through(km)
        return km

    def to_degrees(self, km: Point) -> Degrees:
        """Return the point of the globe that is drawn there."""
        for glass in reversed(self._glasses):
            km = glass.back(km)
        return self._albers.to_degrees(km)

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
        if abs(lon - self._albers.lon_0) > FARTHEST:  # the cone's far side is folded over
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


def _latitude(authalic: float) -> float:
    """Return the latitude of an authalic value, which grows with it: searched by halving."""
    low, high = -90.0, 90.0
    while high - low > CLOSE_ENOUGH:
        half = (low + high) / 2
        low, high = (half, high) if _authalic(half) < authalic else (low, half)
    return (low + high) / 2


def _parallel_radius(lat: float) -> float:
    s = sin(radians(lat))
    return cos(radians(lat)) / sqrt(1 - ECCENTRICITY**2 * s * s)
