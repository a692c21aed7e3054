"""A made-up map with water one stays in: an island of two spaces, an islet, two open seas."""

from pathlib import Path

import msgspec

from tests.atlas.lagoon import write_land
from ziggurat.atlas.gazetteer import (
    BoardFrame,
    Border,
    BorderKind,
    FrameKm,
    Gazetteer,
    Projection,
    Space,
    Spot,
    Stroke,
    WaterZone,
)

BOARD = BoardFrame(
    id="haven",
    projection=Projection(name="albers", lat_1=40, lat_2=44, lat_0=42, lon_0=10),
    frame_km=FrameKm(west=-330, south=-300, east=330, north=270),
    width=800,
    min_border_km=10,
    strip=0.4,
)
SPACES = (
    Space(id="arx", name="Arx", kind="land", centre=(9, 42)),
    Space(id="portus", name="Portus", kind="land", centre=(11, 42)),
    Space(id="insula", name="Insula", kind="land", centre=(11.5, 40)),
)
WATERS = (
    WaterZone(id="septentrio", is_open=True, centres=((8, 44), (12, 44))),
    WaterZone(id="meridies", is_open=True, centres=((8, 40), (13.3, 40))),
    WaterZone(id="arx", is_open=False),
    WaterZone(id="portus", is_open=False),
    WaterZone(id="insula", is_open=False),
)
LINKS = (
    ("meridies", "septentrio"),
    ("arx", "meridies"),
    ("arx", "septentrio"),
    ("arx", "portus"),
    ("meridies", "portus"),
    ("portus", "septentrio"),
    ("insula", "portus"),
    ("insula", "meridies"),
)


def haven(**changes: object) -> Gazetteer[Space]:
    """Return the map, with some of its fields changed."""
    plain = Gazetteer(
        source="haven.yaml",
        board=BOARD,
        spaces=SPACES,
        borders=(Border(a="arx", b="portus", kind=BorderKind.LAND),),
        waters=WATERS,
        water_links=LINKS,
        strokes=(Stroke(id="amnis", line=((8.5, 42), (10.5, 42.3))),),
        spots=(Spot(id="vertex", at=(9, 42.5)),),
    )
    return msgspec.structs.replace(plain, **changes)


def board(**changes: object) -> BoardFrame:
    """Return its board, with some of its fields changed."""
    return msgspec.structs.replace(BOARD, **changes)


def write_haven(folder: Path, *, with_lake: bool = False) -> Path:
    """Write its coast as TopoJSON; the lake is in the north-west of the island."""
    island = [(800, 4100), (1200, 4100), (1200, 4300), (800, 4300), (800, 4100)]
    lake = [(830, 4230), (830, 4270), (890, 4270), (890, 4230), (830, 4230)]
    islet = [(1100, 3960), (1200, 3960), (1200, 4030), (1100, 4030), (1100, 3960)]
    rock = [(700, 4360), (740, 4360), (740, 4390), (700, 4390), (700, 4360)]
    return write_land(folder, [island, lake] if with_lake else [island], [islet], [rock])
