"""Small pictures as data: painted shapes, written as SVG here or sent to be drawn elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from ziggurat.atlas.projection import Point
from ziggurat.atlas.svg import element, number


class Paint(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a shape is filled and outlined."""

    fill: str = "none"
    stroke: str = "none"
    width: float = 0.0
    opacity: float = 1.0

    def rule(self) -> str:
        """Return the body of its style rule."""
        parts = [f"fill:{self.fill}"]
        if self.width:
            ends = "stroke-linecap:round;stroke-linejoin:round"
            parts.append(f"stroke:{self.stroke};stroke-width:{number(self.width)};{ends}")
        if self.opacity != 1.0:
            parts.append(f"opacity:{number(self.opacity)}")
        return ";".join(parts)


class Shape(msgspec.Struct, frozen=True, omit_defaults=True):
    """Part of a picture: an outline in a paint, drawn around a point."""

    d: str
    paint: str
    """The name of its paint."""
    at: Point = (0.0, 0.0)
    scale: float = 1.0

    def drawn(self) -> str:
        """Return it as SVG; its class is the name of its paint."""
        is_moved = self.at != (0.0, 0.0) or self.scale != 1.0
        x, y = self.at
        moved = f"translate({number(x)} {number(y)}) scale({number(self.scale)})"
        return element("path", d=self.d, class_=self.paint, transform=moved if is_moved else None)


Picture = tuple[Shape, ...]
"""What lies behind comes first."""


def moved(picture: Picture, at: Point, scale: float) -> Picture:
    """Return a picture drawn around the origin, elsewhere and larger or smaller."""
    return tuple(Shape(shape.d, shape.paint, at, scale) for shape in picture)


def drawn(picture: Iterable[Shape]) -> str:
    """Return a picture as SVG."""
    return "".join(shape.drawn() for shape in picture)


def paint_rules(paints: Mapping[str, Paint]) -> dict[str, str]:
    """Return the style rules of paints, each by its class."""
    return {f".{name}": paint.rule() for name, paint in paints.items()}
