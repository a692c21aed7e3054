import pytest

from tests.atlas.lagoon import lagoon
from ziggurat.atlas.checking import check
from ziggurat.documents.faults import nearest_name, refuse_faults
from ziggurat.kernel.errors import Invalid


def test_a_sound_map_has_no_faults() -> None:
    assert check(lagoon()) == []


FAULTS = {
    "an id used twice": (
        [("id: vallis, name: Vallis", "id: arx, name: Vallis")],
        "regions, arx: this id is used 2 times",
    ),
    "an id with a sign of the notation in it": (
        [("{id: r1,", "{id: 'r>1',")],
        "trade_routes, 'r>1': an id may not be empty nor hold",
    ),
    "filler with the id of a region": (
        [("{id: desertum,", "{id: mons,")],
        "filler, mons: a region has this id already",
    ),
    "a missing frame": (
        [
            ("board:\n  id: lagoon\n", "board:\n"),
            ("  projection: {name: albers, lat_1: 40, lat_2: 44, lat_0: 42, lon_0: 10}\n", ""),
            ("  frame_km: {west: -330, south: -270, east: 330, north: 220}\n  seed: 1\n", ""),
        ],
        "board: missing; a map needs its id, projection and frame_km",
    ),
    "a frame turned around": (
        [("west: -330", "west: 400")],
        "board: frame_km: west must be below east",
    ),
    "parallels on both sides of the equator": (
        [("lat_1: 40", "lat_1: -44")],
        "board: projection: lat_1 and lat_2 must not lie equally far from the equator",
    ),
    "a parallel beyond the pole": (
        [("lat_1: 40", "lat_1: 140")],
        "board: projection: lat_1 must lie between -89 and 89 degrees",
    ),
    "a meridian beyond the globe": (
        [("lon_0: 10", "lon_0: 1000")],
        "board: projection: lon_0 must lie between -180 and 180 degrees",
    ),
    "cells too small to build": (
        [("seed: 1", "spacing_km: 0.1")],
        "board: spacing_km must lie between 2 and 200",
    ),
    "cells of no size": (
        [("seed: 1", "spacing_km: 0")],
        "board: spacing_km must lie between 2 and 200",
    ),
    "cells too many to build": (
        [("west: -330", "west: -9000"), ("seed: 1", "spacing_km: 2")],
        "board: spacing_km: 2 is too fine for so large a frame_km",
    ),
    "a negative shortest border": (
        [("seed: 1", "min_border_km: -1")],
        "board: min_border_km must lie between 0 and 1000",
    ),
    "coordinates that are none": (
        [("centre: [7.5, 42.7]", "centre: [742.7, 5]")],
        "regions, arx: centre [742.7, 5] is no longitude and latitude in degrees",
    ),
    "a centre outside the frame": (
        [("centre: [7.5, 42.7]", "centre: [42.7, 7.5]")],
        "regions, arx: centre [42.7, 7.5] lies outside the board's frame",
    ),
    "a weight that makes no sense": (
        [("centre: [12.4, 41.2]}", "centre: [12.4, 41.2], weight: 0}")],
        "filler, desertum: weight 0 must lie between 0.05 and 20",
    ),
    "a border to an unknown region": (
        [("{a: arx, b: vallis, kind: land}", "{a: arx, b: valis, kind: land}")],
        "borders, arx - valis: there is no region 'valis'; did you mean 'vallis'?",
    ),
    "a border with itself": (
        [("{a: arx, b: vallis, kind: land}", "{a: arx, b: arx, kind: land}")],
        "borders, arx - arx: a region has no border with itself",
    ),
    "a border listed twice, the other way round": (
        [("kind: strait, name: Fretum}", "kind: strait}\n  - {a: portus, b: arx, kind: land}")],
        "borders, portus - arx: listed twice (first as land)",
    ),
    "a coast on an unknown region": (
        [("{id: arx, region: arx", "{id: arx, region: ark")],
        "coasts, arx: there is no region 'ark'; did you mean 'arx'?",
    ),
    "a coast on an unknown sea": (
        [("region: arx, sea: occidens", "region: arx, sea: septentrio")],
        "coasts, arx: there is no sea 'septentrio'",
    ),
    "two coasts of a region that cannot be told apart": (
        [("coasts:\n", "coasts:\n  - {id: arx.n, region: arx, sea: occidens}\n")],
        "coasts, arx: arx has another coast on this sea; tell them apart by 'near'",
    ),
    "a closed shore of an unknown region": (
        [("coast_links:", "closed_shores:\n  - {region: nix, sea: oriens}\ncoast_links:")],
        "closed_shores, nix: there is no region 'nix'",
    ),
    "a closed shore on an unknown sea": (
        [("coast_links:", "closed_shores:\n  - {region: arx, sea: nix}\ncoast_links:")],
        "closed_shores, arx: there is no sea 'nix'",
    ),
    "a link to an unknown coast": (
        [("[arx, vallis]", "[arx, valis]")],
        "coast_links, arx - valis: there is no coast 'valis'; did you mean 'vallis'?",
    ),
    "a link that names a region with other coasts": (
        [("{id: arx, region: arx", "{id: arx.w, region: arx")],
        "coast_links, arx - vallis: there is no coast 'arx'; arx has arx.w",
    ),
    "a link between the same coasts": (
        [("[arx, vallis]", "[arx, arx]")],
        "coast_links, arx - arx: a coast has no link with itself",
    ),
    "a link listed twice": (
        [("[arx, portus]", "[vallis, arx]")],
        "coast_links, vallis - arx: listed twice",
    ),
    "a route to an unknown coast": (
        [("{id: r1, a: vallis", "{id: r1, a: fallis")],
        "trade_routes, r1: there is no coast 'fallis'; did you mean 'vallis'?",
    ),
    "a route in a circle": (
        [("{id: r1, a: vallis, b: scopulus}", "{id: r1, a: vallis, b: vallis}")],
        "trade_routes, r1: both ends are the coast 'vallis'",
    ),
    "a barrier of one point": (
        [("line: [[11.7, 43.5], [11.8, 42.4]]", "line: [[11.7, 43.5]]")],
        "barriers, Iugum: a line needs two points or more",
    ),
}


@pytest.mark.parametrize("kind", FAULTS)
def test_every_kind_of_fault_is_told_by_file_entry_and_reason(kind: str) -> None:
    changes, sentence = FAULTS[kind]
    found = [str(fault) for fault in check(lagoon(*changes))]
    assert any(fault.startswith(f"lagoon.yaml: {sentence}") for fault in found), found


def test_a_space_that_neither_land_nor_sea_reaches_is_told() -> None:
    changes = [
        ("  - {id: r1, a: vallis, b: scopulus}\n", ""),
        ("  - {id: r2, a: scopulus, b: mons, via: [[10.9, 40.3]]}\n", ""),
    ]
    assert [str(fault) for fault in check(lagoon(*changes))] == [
        "lagoon.yaml: regions, scopulus: cannot be reached from the rest of the map by land or sea"
    ]


def test_all_faults_are_told_not_only_the_first() -> None:
    changes = [
        ("[arx, vallis]", "[arx, arx]"),
        ("centre: [7.5, 42.7]", "centre: [42.7, 7.5]"),
        ("{id: r1, a: vallis", "{id: r1, a: nusquam"),
    ]
    assert len(check(lagoon(*changes))) == 3


def test_faults_are_refused_with_one_line_each() -> None:
    with pytest.raises(Invalid) as refused:
        refuse_faults(check(lagoon(("[arx, vallis]", "[arx, arx]"), ("west: -330", "west: 400"))))
    assert len(str(refused.value).splitlines()) == 2


def test_nothing_close_gives_no_guess() -> None:
    assert nearest_name("qqqq", ["arx", "vallis"]) == ""
