"""The scene: the map itself in layers, from the sea's ground to the names and pieces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from ziggurat.atlas.grounds import Ground
from ziggurat.atlas.outlines import Outlines
from ziggurat.atlas.paths import open_path, read_path
from ziggurat.atlas.patterns import INK, hatching, mixed
from ziggurat.atlas.placement import text_width
from ziggurat.atlas.projection import Point
from ziggurat.atlas.seams import seams
from ziggurat.atlas.svg import element, group, number, words
from ziggurat.games.mega.maps.boards import Board, liveries
from ziggurat.games.mega.maps.lettering import Block, Lettering, across, sea_lettering
from ziggurat.games.mega.maps.pieces import Pieces, draw_pieces, require_places
from ziggurat.games.mega.maps.signs import (
    SIGN,
    banner,
    flood_pattern,
    gate_sign,
    limit_sign,
    region_tone,
    volcano_sign,
)
from ziggurat.games.mega.maps.world import LandArea, World


class Scene:
    """The map of a board, with pieces or without."""

    def __init__(
        self,
        world: World,
        outlines: Outlines,
        board: Board,
        pieces: Pieces | None,
        lettering: Lettering | None,
    ) -> None:
        self._world = world
        self._outlines = outlines
        self._board = board
        self._pieces = pieces
        self._liveries = liveries()
        closed = pieces.closed if pieces is not None else frozenset()
        self.in_play = {
            area.id
            for area in world.land
            if area.region in board.civilizations and area.id not in closed
        }
        if pieces is not None:
            require_places(pieces, outlines, self._liveries)
        self.lettering = lettering or Lettering(world, outlines)
        self._shapes = self.lettering.shapes

    def layers(self) -> Iterator[str]:
        """Tell the layers of the map, the lowest first."""
        yield group(list(self._waters()), class_="waters")
        yield group(list(self._grounds()), class_="grounds")
        yield group(list(self._plains()), class_="plains")
        yield group(list(self._lines()), class_="lines")
        yield group(list(self._realms()), class_="realms")
        yield group(list(self._sea_names()), class_="sea-names")
        yield group(list(self._volcanoes()), class_="volcanoes")
        yield group(list(self._names()), class_="names")
        yield group(list(self._set_pieces()), class_="pieces")

    def definitions(self) -> Iterator[str]:
        """Tell the shapes and patterns that layers use."""
        yield hatching()
        yield flood_pattern()
        shapes = [
            element("path", id=f"shape-{one}", d=outline.path)
            for one, outline in self._outlines.spaces.items()
        ]
        yield group(shapes, id="land")
        for plain in self._world.flood_plains:
            uses = "".join(element("use", href=f"#shape-{area}") for area in plain.areas)
            yield element("clipPath", uses, id=f"plain-{plain.id}")

    def _waters(self) -> Iterator[str]:
        outlines = self._outlines
        yield element("rect", width=outlines.width, height=outlines.height, class_="deep")
        names = {area.id: f"coast of {area.name}" for area in self._world.land}
        for zone, water in outlines.waters.items():
            kind = "strip" if zone in names else "sea"
            thing = f"area:{zone}" if zone in names else f"sea:{zone}"
            title = names.get(zone) or next(s.name for s in self._world.seas if s.id == zone)
            yield element(
                "path",
                element("title", words(title)),
                d=water.path,
                class_=kind,
                data_thing=thing,
            )
        shapes = {zone: read_path(water.path) for zone, water in outlines.waters.items()}
        strips = seams(shapes, lambda a, b: b is not None and a in names and b in names)
        seas = seams(shapes, lambda a, b: b is not None and not (a in names and b in names))
        yield element("path", d=_paths(strips), class_="strip-line")
        yield element("path", d=_paths(seas), class_="sea-line")
        yield element("use", href="#land", class_="shallows")

    def _grounds(self) -> Iterator[str]:
        if self._outlines.filler:
            yield element("path", d=self._outlines.filler, class_="wilds")
        yield element("use", href="#land", class_="coastline")
        for area in self._world.land:
            in_play = area.id in self.in_play
            tone = region_tone(self._liveries[area.region].colour) if in_play else None
            yield element(
                "use",
                element("title", words(self._title(area))),
                href=f"#shape-{area.id}",
                class_="area" if in_play else "area out",
                fill=tone,
                data_thing=f"area:{area.id}",
            )
            if not in_play:
                yield element("use", href=f"#shape-{area.id}", class_="out-hatching")

    def _title(self, area: LandArea) -> str:
        """Say in words what the picture shows of an area."""
        said = [area.name, f"limit {area.limit}"]
        if area.city_site:
            said.append("city site on the flood plain" if area.city_on_flood_plain else "city site")
        if area.flood_plain is not None:
            plain = next(one for one in self._world.flood_plains if one.id == area.flood_plain)
            said.append(f"flood plain of {plain.name}")
        if area.volcano is not None:
            volcano = next(one for one in self._world.volcanoes if one.id == area.volcano)
            said.append(f"volcano {volcano.name}")
        said.append(f"region of {self._liveries[area.region].name}")
        if area.start is not None:
            said.append("start")
        if area.id not in self.in_play:
            said.append("out of play")
        return ", ".join(said)

    def _plains(self) -> Iterator[str]:
        for plain in self._world.flood_plains:
            line = curve(read_path(self._outlines.strokes[plain.id])[0])
            content = element("title", words(f"flood plain of {plain.name}"))
            content += element("path", d=line, class_="plain")
            content += element("path", d=line, class_="river")
            yield element("g", content, clip_path=f"url(#plain-{plain.id})")

    def _lines(self) -> Iterator[str]:
        shapes = self._shapes
        region = {area.id: area.region for area in self._world.land}
        borders = seams(shapes, lambda a, b: b is not None and region[a] == region[b])
        marches = _paths(seams(shapes, lambda a, b: b is not None and region[a] != region[b]))
        yield element("path", d=_paths(borders), class_="border")
        yield element("path", d=marches, class_="march")
        yield element("path", d=marches, class_="march-light")

    def _realms(self) -> Iterator[str]:
        """Write each civilization's name across its region."""
        for civilization in self._board.civilizations:
            livery = self._liveries[civilization]
            mine = [area.id for area in self._world.land if area.region == civilization]
            if not mine:
                continue
            spots = [self._outlines.spaces[area].label for area in mine]
            ground = Ground(ring for area in mine for ring in self._shapes[area])
            box, size = across(livery.name, spots, ground)
            yield element(
                "text",
                words(livery.name.upper()),
                x=box.x,
                y=box.y + size * 0.35,
                class_="realm",
                style=f"font-size:{number(size)}px;fill:{mixed(livery.colour, INK, 0.55)}",
            )

    def _sea_names(self) -> Iterator[str]:
        for sea in self._world.seas:
            water = self._outlines.waters.get(sea.id)
            if water is None:
                continue
            lines, size = sea_lettering(sea.name, water.room)
            for place, line in enumerate(lines):
                y = water.at[1] + size * 1.15 * (place - (len(lines) - 1) / 2) + size * 0.35
                yield element(
                    "text",
                    words(line),
                    x=water.at[0],
                    y=y,
                    class_="sea-name",
                    style=f"font-size:{number(size)}px",
                )

    def _volcanoes(self) -> Iterator[str]:
        for volcano in self._world.volcanoes:
            yield volcano_sign(self._outlines.spots[volcano.id], volcano.name)

    def _names(self) -> Iterator[str]:
        for area in self._world.land:
            block = self.lettering.blocks[area.id]
            in_play = area.id in self.in_play
            if area.start is not None and in_play:
                yield self._banner(area, block)
            else:
                yield from _name(block, "name" if in_play else "out-name")
            yield from _row(area, block, None if in_play else "faded")

    def _banner(self, area: LandArea, block: Block) -> str:
        width = max(text_width(line, block.size, bold=True) for line in block.lines)
        at = (block.box.x, block.box.y - block.box.height / 2 + block.size * 0.74)
        colour = self._liveries[area.region].colour
        return banner(area.name, block.size, at, width, colour)

    def _set_pieces(self) -> Iterator[str]:
        if self._pieces is not None:
            yield from draw_pieces(self._pieces, self._outlines, self.lettering, self._liveries)


def curve(points: Sequence[Point]) -> str:
    """Return a line bent through its points: straight at both ends, round at every corner.

    >>> curve([(0, 0), (10, 0), (10, 10)])
    'M0 0L5 0Q10 0 10 5L10 10'
    """
    middles = [((x + u) / 2, (y + v) / 2) for (x, y), (u, v) in pairwise(points)]
    path = f"M{_at(points[0])}L{_at(middles[0])}"
    for corner, onward in zip(points[1:-1], middles[1:], strict=True):
        path += f"Q{_at(corner)} {_at(onward)}"
    return f"{path}L{_at(points[-1])}"


def _at(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def _paths(lines: list[list[Point]]) -> str:
    return "".join(open_path(line) for line in lines)


def _name(block: Block, class_: str) -> Iterator[str]:
    size = f"font-size:{number(block.size)}px"
    for style in ("halo", class_):
        for place, line in enumerate(block.lines):
            yield element(
                "text",
                words(line),
                x=block.box.x,
                y=block.baseline(place),
                class_=style,
                style=size,
            )


def _row(area: LandArea, block: Block, class_: str | None) -> Iterator[str]:
    """Draw the limit, and the gate of a city site beside it."""
    x, y = block.row
    aside = SIGN / 2 if area.city_site else 0.0
    yield limit_sign(area.limit, (x - aside, y), class_)
    if area.city_site:
        yield gate_sign((x + aside, y), white=area.city_on_flood_plain, class_=class_)
