"""Outlines: where everything on a board is drawn, built once and kept as data."""

from __future__ import annotations

import hashlib
from collections.abc import Container
from pathlib import Path

import msgspec

from ziggurat.atlas.gazetteer import BoardFrame, Gazetteer, RangeKind, S
from ziggurat.atlas.projection import Point
from ziggurat.documents.faults import Fault
from ziggurat.documents.reading import Document
from ziggurat.kernel.errors import Invalid

FORM = 1
"""Schema number of the stored file."""
LATER_FIELDS = ("width", "lenses", "edge", "stretch", "strip", "islands_left_out")


class Stored(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Part of the stored file; all points are in board units, right and down."""


class SpaceOutline(Stored, frozen=True):
    """A province: its shape, where its name goes and where its town lies."""

    path: str
    label: Point
    room: float
    """Distance from the label's point to the nearest edge of the province."""
    town: Point | None = None


class CoastOutline(Stored, frozen=True):
    """Where the ships of a coast lie."""

    anchor: Point
    seaward: Point
    """The way to open water, one unit long."""


class BorderOutline(Stored, frozen=True):
    """The middle of a border, where a troop in a crossing stands, and the way the border runs."""

    at: Point
    tangent: float
    """Degrees, clockwise from the east, between -90 and 90."""


class RouteOutline(Stored, frozen=True):
    """A route's line over the water and its middle."""

    path: str
    at: Point
    tangent: float


class StraitOutline(Stored, frozen=True):
    """The short line over a strait."""

    ends: tuple[Point, Point]


class Peak(Stored, frozen=True):
    """A mountain or a clump of trees on the map."""

    kind: RangeKind
    at: Point
    border: str | None = None
    """The crossing it marks; otherwise it only adorns a range."""


class WaterOutline(Stored, frozen=True):
    """A part of the water: its shape, and where ships lie in it."""

    path: str
    at: Point
    room: float
    """Distance from that place to the nearest edge of the water."""


class Outlines(Stored, frozen=True, omit_defaults=True):
    """A built map. `gazetteer` is the digest of what it was built from."""

    form: int
    gazetteer: str
    made_with: dict[str, str]
    """Versions of the libraries and the machine's kind: equal ones give equal bytes."""
    width: float
    height: float
    spaces: dict[str, SpaceOutline]
    filler: str
    coasts: dict[str, CoastOutline]
    borders: dict[str, BorderOutline]
    routes: dict[str, RouteOutline]
    straits: dict[str, StraitOutline]
    seas: dict[str, Point]
    """Where names of waters go; a water too small for its name has none."""
    peaks: tuple[Peak, ...]
    waters: dict[str, WaterOutline] = {}
    strokes: dict[str, str] = {}
    """Lines a game gives a meaning to, as open paths."""
    spots: dict[str, Point] = {}


def geometry_digest(gazetteer: Gazetteer[S]) -> str:
    """Digest what the build depends on; names of spaces, resources and the like are free."""
    geometry = {
        "board": _board(gazetteer.board),
        "regions": [
            (one.id, one.centre, one.place, one.weight, *(one.points and (one.points,)))
            for one in gazetteer.spaces
        ],
        "borders": gazetteer.borders,
        "coasts": gazetteer.coasts,
        "closed_shores": gazetteer.closed_shores,
        "coast_links": gazetteer.coast_links,
        "trade_routes": gazetteer.routes,
        "barriers": gazetteer.barriers,
        "seas": [(sea.id, sea.name, sea.centre) for sea in gazetteer.seas],
        "filler": gazetteer.filler,
    } | {key: listed for key, listed in _later_lists(gazetteer).items() if listed}
    encoded = msgspec.json.encode(geometry, order="deterministic")
    return hashlib.blake2b(encoded, digest_size=16).hexdigest()


def _board(board: BoardFrame | None) -> msgspec.Raw | None:
    """Return the board's fields; those that came later count only where they are used.

    Outlines built before a field was thought of stay good.
    """
    if board is None:
        return None
    plain = BoardFrame(id="", projection=board.projection, frame_km=board.frame_km)
    fields = (
        f'"{name}":{msgspec.json.encode(value, order="deterministic").decode()}'
        for name, value in msgspec.structs.asdict(board).items()
        if name not in LATER_FIELDS or value != getattr(plain, name)
    )
    return msgspec.Raw(f"{{{','.join(fields)}}}")


def _later_lists(gazetteer: Gazetteer[S]) -> dict[str, object]:
    return {
        "waters": gazetteer.waters,
        "water_links": gazetteer.water_links,
        "links_not_drawn": gazetteer.links_not_drawn,
        "strokes": gazetteer.strokes,
        "spots": gazetteer.spots,
    }


def encode_outlines(outlines: Outlines) -> bytes:
    """Return the stored form: compact JSON, the same bytes for the same outlines."""
    return msgspec.json.encode(outlines, order="deterministic") + b"\n"


def read_outlines(document: Document | Path) -> Outlines:
    """Return stored outlines; raises `Invalid` if the file is missing or damaged."""
    try:
        outlines = msgspec.json.decode(document.read_bytes(), type=Outlines)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Invalid(
            f"{document.name}: cannot be read: {reason}; `ziggurat map build` makes it"
        ) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Invalid(
            f"{document.name}: is damaged ({error}); `ziggurat map build` makes it anew"
        ) from error
    if outlines.form != FORM:
        raise Invalid(
            f"{document.name}: has form {outlines.form}, this version reads form {FORM}; "
            "`ziggurat map build` makes it anew"
        )
    return outlines


def check_outlines(gazetteer: Gazetteer[S], outlines: Outlines, source: str) -> list[Fault]:
    """Tell whether outlines belong to this map as it is now."""
    faults = [
        Fault(source, f"{name}, {one}", "is in the map file and not in the outlines")
        for name, one in _missing(gazetteer, outlines)
    ]
    if outlines.gazetteer != geometry_digest(gazetteer):
        reason = f"are stale: {gazetteer.source} has changed; run `ziggurat map build`"
        faults.insert(0, Fault(source, "outlines", reason))
    return faults


def _missing(gazetteer: Gazetteer[S], outlines: Outlines) -> list[tuple[str, str]]:
    wanted: list[tuple[str, list[str], Container[str]]] = [
        ("regions", [space.id for space in gazetteer.spaces], outlines.spaces),
        ("coasts", [coast.id for coast in gazetteer.coasts], outlines.coasts),
        ("borders", [border.id for border in gazetteer.borders], outlines.borders),
        ("trade_routes", [route.id for route in gazetteer.routes], outlines.routes),
        ("waters", [water.id for water in gazetteer.waters], outlines.waters),
        ("strokes", [stroke.id for stroke in gazetteer.strokes], outlines.strokes),
        ("spots", [spot.id for spot in gazetteer.spots], outlines.spots),
    ]
    return [(name, one) for name, ids, held in wanted for one in ids if one not in held]
