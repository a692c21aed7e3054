"""A made-up map, small enough to be built in a moment: two lands, a strait and an islet."""

import json
from dataclasses import dataclass
from pathlib import Path

from ziggurat.atlas.gazetteer import Gazetteer, Space
from ziggurat.atlas.reading import read_gazetteer

LAGOON = """\
board:
  id: lagoon
  projection: {name: albers, lat_1: 40, lat_2: 44, lat_0: 42, lon_0: 10}
  frame_km: {west: -330, south: -270, east: 330, north: 220}
  seed: 1

regions:
  - {id: arx, name: Arx, kind: land, centre: [7.5, 42.7]}
  - {id: vallis, name: Vallis, kind: land, centre: [7.5, 41.3]}
  - {id: portus, name: Portus, kind: city, centre: [9.2, 42.0], place: [9.85, 42.0]}
  - {id: mons, name: Mons, kind: land, centre: [11.0, 42.0]}
  - {id: campus, name: Campus & Silva, kind: land, centre: [12.4, 42.8]}
  - {id: scopulus, name: Scopulus, kind: rock, centre: [10.0, 40.27]}

borders:
  - {a: arx, b: vallis, kind: land}
  - {a: arx, b: portus, kind: land}
  - {a: vallis, b: portus, kind: forest, name: Lucus}
  - {a: mons, b: campus, kind: mountain, name: Iugum}
  - {a: portus, b: mons, kind: strait, name: Fretum}

coasts:
  - {id: arx, region: arx, sea: occidens}
  - {id: vallis, region: vallis, sea: occidens}
  - {id: portus, region: portus, sea: medium}
  - {id: mons, region: mons, sea: medium}
  - {id: campus, region: campus, sea: oriens}
  - {id: scopulus, region: scopulus, sea: medium}

coast_links:
  - [arx, vallis]
  - [arx, portus]
  - [vallis, portus]
  - [portus, mons]
  - [mons, campus]

trade_routes:
  - {id: r1, a: vallis, b: scopulus}
  - {id: r2, a: scopulus, b: mons, via: [[10.9, 40.3]]}

barriers:
  - {name: Iugum, kind: mountain, line: [[11.7, 43.5], [11.8, 42.4]]}

seas:
  - {id: occidens, name: Mare Occidens, centre: [6.3, 42.0]}
  - {id: medium, name: Fretum, centre: [10.0, 42.0]}
  - {id: oriens, name: Mare Oriens, centre: [13.5, 42.0]}

filler:
  - {id: desertum, centre: [12.4, 41.2]}
"""


@dataclass(frozen=True)
class Sheet:
    """A file that is only in memory."""

    text: str
    name: str = "lagoon.yaml"

    def read_bytes(self) -> bytes:
        return self.text.encode()


def lagoon(*changes: tuple[str, str]) -> Gazetteer[Space]:
    """Read the lagoon with some of its text changed; every change must find its text."""
    return read_gazetteer(Sheet(changed(*changes)), Space)


def changed(*changes: tuple[str, str]) -> str:
    text = LAGOON
    for old, new in changes:
        assert old in text, f"the lagoon does not say {old!r}"
        text = text.replace(old, new, 1)
    return text


def write_coastline(folder: Path) -> Path:
    """Write the lagoon's coast as TopoJSON; the western land is two arcs, one of them backwards."""
    west_and_south = [(650, 4340), (650, 4060), (990, 4060)]
    east_and_north_backwards = [(650, 4340), (990, 4340), (990, 4060)]
    eastern = [(1015, 4060), (1320, 4060), (1320, 4340), (1015, 4340), (1015, 4060)]
    islet = [(990, 4020), (1010, 4020), (1010, 4035), (990, 4035), (990, 4020)]
    arcs = [west_and_south, east_and_north_backwards, eastern, islet]
    topology = {
        "type": "Topology",
        "transform": {"scale": [0.01, 0.01], "translate": [0, 0]},
        "objects": {
            "land": {
                "type": "GeometryCollection",
                "geometries": [
                    {"type": "MultiPolygon", "arcs": [[[0, ~1]], [[2]]]},
                    {"type": "Polygon", "arcs": [[3]]},
                ],
            }
        },
        "arcs": [_deltas(arc) for arc in arcs],
    }
    path = folder / "land-10m.json"
    path.write_text(json.dumps(topology))
    return path


def write_land(folder: Path, *polygons: list[list[tuple[int, int]]]) -> Path:
    """Write polygons as TopoJSON: lists of rings, each one arc in hundredths of degrees."""
    rings = [ring for polygon in polygons for ring in polygon]
    arcs = [[[rings.index(ring)] for ring in polygon] for polygon in polygons]
    topology = {
        "type": "Topology",
        "transform": {"scale": [0.01, 0.01], "translate": [0, 0]},
        "objects": {"land": {"type": "MultiPolygon", "arcs": arcs}},
        "arcs": [_deltas(ring) for ring in rings],
    }
    path = folder / "land-10m.json"
    path.write_text(json.dumps(topology))
    return path


def _deltas(points: list[tuple[int, int]]) -> list[tuple[int, int]]:
    before = [(0, 0), *points]
    return [(x - u, y - v) for (x, y), (u, v) in zip(points, before, strict=False)]
