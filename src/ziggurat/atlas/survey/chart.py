"""The chart on which distances are measured when it is told what belongs to whom."""

from __future__ import annotations

import numpy as np
import shapely

from ziggurat.atlas.gazetteer import Degrees
from ziggurat.atlas.projection import Point, Sheet
from ziggurat.atlas.survey.cells import Cells
from ziggurat.atlas.survey.shapes import Shape

KM_PER_DEGREE = 111.2


class Chart:
    """The sheet itself, or plain degrees: a lens must not decide who is whose neighbour."""

    def __init__(self, sheet: Sheet, stretch: float | None) -> None:
        self._sheet = sheet
        self._stretch = stretch

    def of_degrees(self, at: Degrees) -> Point:
        """Return where a point of the globe lies on the chart."""
        if self._stretch is None:
            return self._sheet.to_km(at)
        return (at[0] * self._stretch, at[1])

    def of_km(self, km: Point) -> Point:
        """Return where a point of the sheet lies on the chart."""
        return km if self._stretch is None else self.of_degrees(self._sheet.to_degrees(km))

    def of_cells(self, cells: Cells) -> list[Point]:
        """Return where the middles of cells lie on the chart."""
        return [self.of_km(middle) for middle in cells.middles]

    def of_line(self, line: Shape, step_km: float) -> Shape:
        """Return points along a line of the sheet, on the chart, at most a step apart."""
        points = shapely.get_coordinates(shapely.segmentize(line, step_km)).tolist()
        return shapely.points(np.array([self.of_km((x, y)) for x, y in points]))

    def degrees(self, count: float) -> float:
        """Return the length of so many degrees of latitude on the chart."""
        return count * KM_PER_DEGREE if self._stretch is None else count
