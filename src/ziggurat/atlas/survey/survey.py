"""The whole survey of a map, one chapter after the other."""

from __future__ import annotations

from collections.abc import Callable

import shapely

from ziggurat.atlas.coastline import Polygon
from ziggurat.atlas.gazetteer import BorderKind, Degrees, Gazetteer, S, SpaceId
from ziggurat.atlas.outlines import FORM, Outlines, SpaceOutline, geometry_digest
from ziggurat.atlas.paths import open_path
from ziggurat.atlas.projection import Point, Sheet
from ziggurat.atlas.survey.borders import compare_borders, outline_line, survey_borders
from ziggurat.atlas.survey.cells import Cells, scatter, survey_cells
from ziggurat.atlas.survey.chart import Chart
from ziggurat.atlas.survey.growing import Centre, Growth, grow
from ziggurat.atlas.survey.land import survey_land
from ziggurat.atlas.survey.marks import outline_space, path_of, survey_peaks, survey_seas
from ziggurat.atlas.survey.provinces import is_coverage, smooth, unite
from ziggurat.atlas.survey.repair import Repair
from ziggurat.atlas.survey.routes import outline_strait, survey_routes, survey_straits
from ziggurat.atlas.survey.shapes import Shape, line_of
from ziggurat.atlas.survey.shores import (
    Shores,
    compare_links,
    outline_anchor,
    survey_anchors,
    survey_shores,
)
from ziggurat.atlas.survey.waters import Waters, outline_water, survey_waters
from ziggurat.kernel.errors import Invalid

Tell = Callable[[str, float], None]


class Surveyor:
    """Draws one map with one seed after the other; what no seed changes is done once."""

    def __init__(self, gazetteer: Gazetteer[S], coastline: list[Polygon]) -> None:
        assert gazetteer.board is not None, "checked maps have a board"
        self._board = gazetteer.board
        self._map = gazetteer
        self._sheet = Sheet(gazetteer.board)
        self._land = survey_land(gazetteer, self._sheet, coastline)
        if self._land.ground.is_empty:
            raise Invalid(
                f"{gazetteer.source}: board: no land of the coastline lies inside frame_km"
            )
        self._centres = self._all_centres()
        self._barriers = [
            line_of([self._sheet.to_km(at) for at in barrier.line])
            for barrier in gazetteer.barriers
        ]
        self._chart = Chart(self._sheet, gazetteer.board.stretch)
        self.first_seed = gazetteer.board.seed

    def draw(self, seed: int, made_with: dict[str, str], tell: Tell) -> tuple[Outlines, list[str]]:
        """Return the map drawn with a seed, and every difference from the file."""
        tell("scattering cells", 0.15)
        scattered = scatter(self._land.frame, self._board.spacing_km, seed)
        provinces, filler, faults = self._provinces(seed, scattered, tell)
        tell("tracing borders and coasts", 0.8)
        land = shapely.union_all([*provinces.values(), *filler])
        borders = survey_borders(provinces)
        faults += compare_borders(self._map, borders)
        shores = self._shores(provinces, land, borders)
        faults += shores.faults
        waters = self._waters(provinces, land, scattered, tell)
        faults += waters.faults
        tell("drawing routes", 0.9)
        routes = survey_routes(self._map, self._sheet, shores.quays, land)
        faults += routes.faults
        straits = dict(survey_straits(self._map, provinces))
        spaces = self._outline_spaces(provinces, faults)
        anchors = survey_anchors(shores.quays, land)
        lines = {
            border.id: (straits if border.kind is BorderKind.STRAIT else borders).get(border.id)
            for border in self._map.borders
        }
        outlines = Outlines(
            form=FORM,
            gazetteer=geometry_digest(self._map),
            made_with=made_with,
            width=self._sheet.width,
            height=self._sheet.height,
            spaces=spaces,
            filler=path_of(shapely.union_all(filler), self._sheet) if filler else "",
            coasts={
                name: outline_anchor(at, self._sheet, land) for name, at in sorted(anchors.items())
            },
            borders={
                name: outline_line(line, self._sheet)
                for name, line in lines.items()
                if line is not None
            },
            routes=routes.routes,
            straits={name: outline_strait(line, self._sheet) for name, line in straits.items()},
            seas=survey_seas(self._map, routes.routes, land, self._sheet),
            peaks=survey_peaks(self._map, self._sheet, borders, provinces),
            waters={name: outline_water(one, self._sheet) for name, one in waters.zones.items()},
            strokes={
                stroke.id: open_path([self._on_board(at) for at in stroke.line])
                for stroke in self._map.strokes
            },
            spots={spot.id: self._on_board(spot.at) for spot in self._map.spots},
        )
        return outlines, faults

    def _on_board(self, at: Degrees) -> Point:
        return self._sheet.to_board(self._sheet.to_km(at))

    def _shores(
        self, provinces: dict[SpaceId, Shape], land: Shape, borders: dict[str, Shape]
    ) -> Shores:
        """Match coasts; where strips of water take their part there are none."""
        if self._map.waters:
            return Shores({}, {}, [])
        shores = survey_shores(self._map, self._sheet, provinces, land)
        shores.faults.extend(compare_links(self._map, shores.coasts, borders))
        return shores

    def _waters(
        self, provinces: dict[SpaceId, Shape], land: Shape, scattered: list[Point], tell: Tell
    ) -> Waters:
        if not self._map.waters:
            return Waters({}, [])
        tell("parting the waters", 0.85)
        sea = self._land.frame.difference(land)
        return survey_waters(self._map, self._chart, sea, provinces, scattered)

    def _all_centres(self) -> list[Centre]:
        spaces = [
            Centre(
                space.id,
                self._sheet.to_km(space.centre),
                space.weight,
                is_filler=False,
                further=tuple(self._sheet.to_km(at) for at in space.points),
            )
            for space in self._map.spaces
            if space.id not in self._land.islets
        ]
        filler = [
            Centre(filler.id, self._sheet.to_km(filler.centre), filler.weight, is_filler=True)
            for filler in self._map.filler
        ]
        return [*spaces, *filler]

    def _provinces(
        self, seed: int, scattered: list[Point], tell: Tell
    ) -> tuple[dict[SpaceId, Shape], list[Shape], list[str]]:
        """Grow, repair and smooth; return spaces, filler and faults."""
        cells = survey_cells(self._land.ground, self._land.frame, self._board.spacing_km, scattered)
        tell("growing provinces", 0.5)
        growth = grow(
            cells,
            self._centres,
            self._barriers,
            seed,
            measured=self._chart.of_cells(cells),
            taken=self._outside(cells),
        )
        faults = [
            f"{name}: its centre lies {distance:.0f} km off the land"
            for name, distance in growth.off_land
        ]
        self._refuse_shared_homes(growth)
        tell("mending borders", 0.55)
        self._repair(cells, growth)
        tell("smoothing borders", 0.65)
        beyond = self._beyond in growth.owner
        shapes = smooth(unite(cells, growth.owner, len(self._centres) + beyond))
        for centre, shape in zip(self._centres, shapes, strict=False):
            if shape.is_empty:
                raise Invalid(
                    f"{self._map.source}: {centre.id}: nothing is left of it on the drawn map; "
                    "move its centre or give it more weight"
                )
        if not is_coverage(shapes):
            faults.append("regions: the drawn provinces overlap or leave gaps")
        drawn = {centre.id: shape for centre, shape in zip(self._centres, shapes, strict=False)}
        drawn |= self._land.islets
        provinces = {space.id: drawn[space.id] for space in self._map.spaces}
        filler = [drawn[one.id] for one in self._map.filler]
        filler += shapes[self._beyond :]
        return provinces, filler, faults

    @property
    def _beyond(self) -> int:
        """The number under which land beyond the board's edge is kept, after all centres."""
        return len(self._centres)

    def _outside(self, cells: Cells) -> dict[int, int]:
        """Give land beyond the edge to nobody in the game."""
        middles = shapely.points(cells.middles)
        beyond = ~shapely.contains(self._land.inside, middles)
        return {int(cell): self._beyond for cell in beyond.nonzero()[0]}

    def _refuse_shared_homes(self, growth: Growth) -> None:
        first: dict[int, str] = {}
        for centre, cell in zip(self._centres, growth.home, strict=True):
            if cell in first:
                raise Invalid(
                    f"{self._map.source}: {centre.id}: its centre lies too close to that of "
                    f"{first[cell]}; keep {self._board.spacing_km:g} km apart"
                )
            first[cell] = centre.id

    def _repair(self, cells: Cells, growth: Growth) -> None:
        number = {centre.id: place for place, centre in enumerate(self._centres)}
        Repair(
            cells,
            growth.owner,
            wanted=[
                (number[border.a], number[border.b])
                for border in self._map.borders
                if border.kind is not BorderKind.STRAIT
                and border.a in number
                and border.b in number
            ],
            filler={
                self._beyond,
                *(place for place, centre in enumerate(self._centres) if centre.is_filler),
            },
            kept=[*growth.home, *(cell for cell, _ in growth.colonies)],
            shortest_km=self._board.min_border_km,
        ).run()

    def _outline_spaces(
        self, provinces: dict[SpaceId, Shape], faults: list[str]
    ) -> dict[SpaceId, SpaceOutline]:
        outlined = {}
        for space in self._map.spaces:
            outlined[space.id], wrong = outline_space(space, self._sheet, provinces[space.id])
            faults += wrong
        return outlined
