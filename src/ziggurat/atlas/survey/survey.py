"""The whole survey of a map, one chapter after the other."""

from __future__ import annotations

from collections.abc import Callable

import shapely

from ziggurat.atlas.coastline import Polygon
from ziggurat.atlas.gazetteer import BorderKind, Gazetteer, S, SpaceId
from ziggurat.atlas.outlines import FORM, Outlines, SpaceOutline, geometry_digest
from ziggurat.atlas.projection import Sheet
from ziggurat.atlas.survey.borders import compare_borders, outline_line, survey_borders
from ziggurat.atlas.survey.cells import Cells, survey_cells
from ziggurat.atlas.survey.growing import Centre, Growth, grow
from ziggurat.atlas.survey.land import survey_land
from ziggurat.atlas.survey.marks import outline_space, path_of, survey_peaks, survey_seas
from ziggurat.atlas.survey.provinces import is_coverage, smooth, unite
from ziggurat.atlas.survey.repair import Repair
from ziggurat.atlas.survey.routes import outline_strait, survey_routes, survey_straits
from ziggurat.atlas.survey.shapes import Shape, line_of
from ziggurat.atlas.survey.shores import (
    compare_links,
    outline_anchor,
    survey_anchors,
    survey_shores,
)
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
        self.first_seed = gazetteer.board.seed

    def draw(self, seed: int, made_with: dict[str, str], tell: Tell) -> tuple[Outlines, list[str]]:
        """Return the map drawn with a seed, and every difference from the file."""
        tell("scattering cells", 0.15)
        provinces, filler, faults = self._provinces(seed, tell)
        tell("tracing borders and coasts", 0.8)
        land = shapely.union_all([*provinces.values(), *filler])
        borders = survey_borders(provinces)
        faults += compare_borders(self._map, borders)
        shores = survey_shores(self._map, self._sheet, provinces, land)
        faults += shores.faults
        faults += compare_links(self._map, shores.coasts, borders)
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
        )
        return outlines, faults

    def _all_centres(self) -> list[Centre]:
        spaces = [
            Centre(space.id, self._sheet.to_km(space.centre), space.weight, is_filler=False)
            for space in self._map.spaces
            if space.id not in self._land.islets
        ]
        filler = [
            Centre(filler.id, self._sheet.to_km(filler.centre), filler.weight, is_filler=True)
            for filler in self._map.filler
        ]
        return [*spaces, *filler]

    def _provinces(
        self, seed: int, tell: Tell
    ) -> tuple[dict[SpaceId, Shape], list[Shape], list[str]]:
        """Grow, repair and smooth; return spaces, filler and faults."""
        cells = survey_cells(self._land, self._board.spacing_km, seed)
        tell("growing provinces", 0.5)
        growth = grow(cells, self._centres, self._barriers, seed)
        faults = [
            f"{name}: its centre lies {distance:.0f} km off the land"
            for name, distance in growth.off_land
        ]
        self._refuse_shared_homes(growth)
        tell("mending borders", 0.55)
        self._repair(cells, growth)
        tell("smoothing borders", 0.65)
        shapes = smooth(unite(cells, growth.owner, len(self._centres)))
        for centre, shape in zip(self._centres, shapes, strict=True):
            if shape.is_empty:
                raise Invalid(
                    f"{self._map.source}: {centre.id}: nothing is left of it on the drawn map; "
                    "move its centre or give it more weight"
                )
        if not is_coverage(shapes):
            faults.append("regions: the drawn provinces overlap or leave gaps")
        drawn = {centre.id: shape for centre, shape in zip(self._centres, shapes, strict=True)}
        drawn |= self._land.islets
        provinces = {space.id: drawn[space.id] for space in self._map.spaces}
        filler = [drawn[one.id] for one in self._map.filler]
        return provinces, filler, faults

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
            filler={place for place, centre in enumerate(self._centres) if centre.is_filler},
            kept=growth.home,
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
