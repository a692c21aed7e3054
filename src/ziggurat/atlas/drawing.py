"""Drawing a board: a pure function from map, outlines and dress to an SVG picture.

Everything one may point at carries `data-thing`, such as ``region:roma``, ``coast:roma``,
``route:r12`` or ``crossing:massalia/mediolanum``. No scripts, no fonts or images from elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator

from ziggurat.atlas.counters import draw_counters
from ziggurat.atlas.dress import Dress, SpaceDress
from ziggurat.atlas.gazetteer import Gazetteer, S
from ziggurat.atlas.layout import Block, Layout, lay_out
from ziggurat.atlas.legend import draw_legend, legend_box
from ziggurat.atlas.outlines import Outlines
from ziggurat.atlas.paths import read_path
from ziggurat.atlas.patterns import hatching, pattern_tile
from ziggurat.atlas.placement import sea_lines
from ziggurat.atlas.styling import board_style
from ziggurat.atlas.svg import element, group, number, words
from ziggurat.atlas.symbols import (
    TOKEN_SIZE,
    anchorage,
    forest,
    mark_sign,
    mountain,
    shield,
    token_sign,
    town_sign,
)


def draw(gazetteer: Gazetteer[S], outlines: Outlines, dress: Dress) -> str:
    """Return the picture of a board as SVG."""
    sheet = legend_box(outlines, dress)
    layout = lay_out(gazetteer, outlines, dress, sheet)
    layers = [
        group(list(_waters(outlines)), class_="waters"),
        group(list(_sea_names(gazetteer, layout)), class_="sea-names"),
        group(list(_grounds(gazetteer, outlines, dress)), class_="grounds"),
        group(list(_peaks(outlines)), class_="peaks"),
        group(list(_crossings(gazetteer, outlines)), class_="crossings"),
        group(list(_routes(gazetteer, outlines)), class_="routes"),
        group(list(_straits(outlines)), class_="straits"),
        group(list(_berths(gazetteer, outlines)), class_="berths"),
        group(list(_towns(outlines, dress)), class_="towns"),
        group(list(_signs(layout, dress)), class_="signs"),
        group(list(_names(gazetteer, layout, dress)), class_="names"),
        group(list(draw_counters(outlines, layout, dress)), class_="counters"),
        draw_legend(dress, sheet),
        _frame(outlines),
    ]
    width, height = number(outlines.width), number(outlines.height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img">\n'
        f"<title>{words(dress.title)}</title>\n"
        f"<style>\n{board_style(dress)}\n</style>\n"
        f"{_definitions(outlines, dress)}\n" + "\n".join(layers) + "\n</svg>\n"
    )


def _definitions(outlines: Outlines, dress: Dress) -> str:
    shapes = [
        element("path", id=f"shape-{space}", d=outline.path)
        for space, outline in outlines.spaces.items()
    ]
    if outlines.filler:
        shapes.append(element("path", id="shape-of-wilds", d=outlines.filler))
    tiles = [pattern_tile(name, livery) for name, livery in sorted(dress.liveries.items())]
    sea = element(
        "radialGradient",
        element("stop", offset="0", stop_color="#bfdbe6")
        + element("stop", offset="1", stop_color="#93bdd2"),
        id="deep",
        cx=0.5,
        cy=0.5,
        r=0.72,
    )
    land = group(shapes, id="land")
    return element("defs", "\n".join([sea, hatching(), *tiles, land]))


def _waters(outlines: Outlines) -> Iterator[str]:
    yield element("rect", width=outlines.width, height=outlines.height, fill="url(#deep)")
    for depth in (1, 2, 3):
        yield element("use", href="#land", class_=f"shallows shallows-{depth}")
    yield element("use", href="#land", class_="coastline")


def _sea_names(gazetteer: Gazetteer[S], layout: Layout) -> Iterator[str]:
    for sea in gazetteer.seas:
        if sea.id not in layout.seas:
            continue
        box = layout.seas[sea.id]
        lines = sea_lines(sea.name)
        step = box.height / len(lines)
        for place, line in enumerate(lines):
            y = box.y - box.height / 2 + step * (place + 0.8)
            yield element("text", words(line), x=box.x, y=y, class_="sea-name")


def _grounds(gazetteer: Gazetteer[S], outlines: Outlines, dress: Dress) -> Iterator[str]:
    if outlines.filler:
        yield element("use", href="#shape-of-wilds", class_="wilds")
    for space in gazetteer.spaces:
        look = dress.spaces.get(space.id, SpaceDress())
        shape = f"#shape-{space.id}"
        yield element(
            "use",
            element("title", words(look.title or space.name)),
            href=shape,
            id=f"space-{space.id}",
            class_=f"ground {_ground_class(look)}",
            data_thing=f"region:{space.id}",
        )
        if look.ground == "hatched":
            yield element("use", href=shape, class_="pattern", fill="url(#hatching)")
        side = look.held or look.home
        if side is not None:
            style = "ruled" if look.held else "by-right"
            fill = f"url(#pattern-{side})"
            yield element("use", href=shape, class_=f"pattern {style}", fill=fill)
    for space in gazetteer.spaces:
        yield element("use", href=f"#shape-{space.id}", class_="border")


def _ground_class(look: SpaceDress) -> str:
    if look.held is not None:
        return f"held-{look.held}"
    if look.home is not None:
        return f"home-{look.home}"
    return f"ground-{look.ground}"


def _peaks(outlines: Outlines) -> Iterator[str]:
    for peak in outlines.peaks:
        sign = mountain if peak.kind == "mountain" else forest
        yield sign(peak.at, faint=peak.border is None)


def _crossings(gazetteer: Gazetteer[S], outlines: Outlines) -> Iterator[str]:
    for border in gazetteer.crossings():
        x, y = outlines.borders[border.id].at
        name = f"{border.name}, {border.kind}" if border.name else str(border.kind)
        yield element(
            "circle",
            element("title", words(name)),
            cx=x,
            cy=y,
            r=4.2,
            class_=f"pass {border.kind}-pass",
            data_thing=f"crossing:{border.id}",
        )


def _routes(gazetteer: Gazetteer[S], outlines: Outlines) -> Iterator[str]:
    for route in gazetteer.routes:
        outline = outlines.routes[route.id]
        line = read_path(outline.path)[0]
        ends = "".join(
            element("circle", cx=x, cy=y, r=2, class_="route-end") for x, y in (line[0], line[-1])
        )
        content = (
            element("title", words(f"{route.a} to {route.b}"))
            + element("path", d=outline.path, class_="route-line")
            + element("path", d=outline.path, class_="route-reach")
            + ends
        )
        yield element("g", content, class_="route", data_thing=f"route:{route.id}")


def _straits(outlines: Outlines) -> Iterator[str]:
    for name, strait in outlines.straits.items():
        (x, y), (u, v) = strait.ends
        d = f"M{number(x)} {number(y)}L{number(u)} {number(v)}"
        lines = element("path", d=d, class_="strait-edge") + element(
            "path", d=d, class_="strait-line"
        )
        yield element("g", lines, class_="strait", data_border=name)


def _berths(gazetteer: Gazetteer[S], outlines: Outlines) -> Iterator[str]:
    for coast in gazetteer.coasts:
        sign = anchorage(outlines.coasts[coast.id].anchor)
        yield element(
            "g",
            element("title", words(f"coast of {gazetteer.space(coast.region).name}")) + sign,
            class_="coast",
            data_thing=f"coast:{coast.id}",
        )


def _towns(outlines: Outlines, dress: Dress) -> Iterator[str]:
    for space, look in dress.spaces.items():
        if look.town is not None:
            outline = outlines.spaces[space]
            yield town_sign(look.town, outline.town or outline.label)


def _names(gazetteer: Gazetteer[S], layout: Layout, dress: Dress) -> Iterator[str]:
    for space in gazetteer.spaces:
        look = dress.spaces.get(space.id, SpaceDress())
        block = layout.blocks[space.id]
        top = block.box.y - block.box.height / 2
        at = (block.box.x, top + block.size * 0.86)
        size = f"font-size:{number(block.size)}px"
        for style in ("name halo", "name"):
            yield element(
                "text",
                words(space.name),
                x=at[0],
                y=at[1],
                class_=f"{style} {look.name_style}",
                style=size,
            )
        if look.note:
            y = at[1] + 9.4
            for style in ("note halo", "note"):
                yield element("text", words(look.note), x=at[0], y=y, class_=style)


def _signs(layout: Layout, dress: Dress) -> Iterator[str]:
    for space, look in dress.spaces.items():
        signs = list(_row(layout.blocks[space], look, dress))
        if signs:
            yield element("g", "".join(signs), class_="row", data_of=f"region:{space}")


def _row(block: Block, look: SpaceDress, dress: Dress) -> Iterator[str]:
    side = look.held or look.home
    count = (side is not None) + (look.token is not None) + len(look.marks)
    x, y = block.row[0] - (count - 1) * (TOKEN_SIZE + 1) / 2, block.row[1]
    if side is not None:
        yield shield(side, dress.liveries[side], (x, y), held=look.held is not None)
        x += TOKEN_SIZE + 1
    if look.token is not None:
        yield token_sign(look.token, (x, y))
        x += TOKEN_SIZE + 1
    for mark in look.marks:
        yield mark_sign(mark, (x, y))
        x += TOKEN_SIZE + 1


def _frame(outlines: Outlines) -> str:
    width, height = outlines.width, outlines.height
    return element(
        "rect", x=1.5, y=1.5, width=width - 3, height=height - 3, class_="frame"
    ) + element("rect", x=6, y=6, width=width - 12, height=height - 12, class_="inner-frame")
