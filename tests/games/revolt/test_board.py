from pathlib import Path

import pytest

from ziggurat.games.revolt.maps.board import (
    Region,
    RegionKind,
    check_board,
    outlines_of,
    read_board,
    read_sound_board,
    seats_of,
)
from ziggurat.kernel.errors import Invalid

ISLES = """\
board:
  id: isles
  projection: {name: albers, lat_1: 40, lat_2: 44, lat_0: 42, lon_0: 10}
  frame_km: {west: -330, south: -270, east: 330, north: 220}

regions:
  - {id: roma, name: Roma, kind: capital, nation: rome, centre: [7.5, 42.7]}
  - {id: ager, name: Ager, kind: land, nation: rome, resource: food, centre: [7.5, 41.3]}
  - {id: urbs, name: Urbs, kind: city, city: 3, centre: [9.2, 42.0]}
  - {id: avaricum, name: Avaricum, kind: capital, nation: gaul, centre: [11.0, 42.0]}
  - {id: silva, name: Silva, kind: land, resource: wood, centre: [12.4, 42.8]}
  - {id: aurum, name: Aurum, kind: land, resource: gold, centre: [12.4, 41.2]}
  - {id: hercynia, name: Hercynia, kind: mercenary, mercenaries: germani, centre: [12.9, 42.0]}
  - {id: thule, name: Thule, kind: tech_island, centre: [10.0, 40.27]}

borders:
  - {a: roma, b: ager, kind: land}
  - {a: roma, b: urbs, kind: land}
  - {a: urbs, b: avaricum, kind: strait}
  - {a: avaricum, b: silva, kind: mountain}
  - {a: avaricum, b: aurum, kind: land}
  - {a: silva, b: hercynia, kind: forest}

coasts:
  - {id: ager, region: ager, sea: mare}
  - {id: thule, region: thule, sea: mare}

trade_routes:
  - {id: r1, a: ager, b: thule}

seas:
  - {id: mare, name: Mare, centre: [10.0, 41.0]}
"""


@pytest.fixture
def isles(tmp_path: Path) -> Path:
    path = tmp_path / "isles.yaml"
    path.write_text(ISLES)
    return path


def changed(path: Path, *changes: tuple[str, str]) -> Path:
    text = path.read_text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path.write_text(text)
    return path


def test_the_mediterranean_is_sound_and_serves_two_to_six() -> None:
    board = read_sound_board()
    assert list(seats_of(board)) == [2, 3, 4, 5, 6]
    assert board.source == "mediterranean.yaml"


def test_the_mediterranean_has_what_its_author_tells_of() -> None:
    regions = {region.id: region for region in read_board().spaces}
    capitals = {one.nation: one.id for one in regions.values() if one.kind is RegionKind.CAPITAL}
    assert capitals == {
        "rome": "roma",
        "carthage": "carthago",
        "macedonia": "pella",
        "egypt": "alexandria",
        "persia": "antiochia",
        "gaul": "avaricum",
    }
    cities = sorted(one.city for one in regions.values() if one.city is not None)
    assert cities == list(range(1, 18))
    assert regions["illyria"].mercenaries == "illyrii"
    assert regions["hercynia"].mercenaries == "germani"


def test_a_food_region_lies_next_to_every_capital() -> None:
    board = read_board()
    regions = {region.id: region for region in board.spaces}
    for capital in regions.values():
        if capital.kind is RegionKind.CAPITAL:
            beside = [
                regions[border.b if border.a == capital.id else border.a]
                for border in board.borders
                if capital.id in (border.a, border.b)
            ]
            assert any(region.resource == "food" for region in beside), capital.id


def test_a_players_own_map_of_two_capitals_serves_two(isles: Path) -> None:
    board = read_sound_board(isles)
    assert list(seats_of(board)) == [2]
    assert board.space("urbs") == Region(
        id="urbs", name="Urbs", kind=RegionKind.CITY, city=3, centre=(9.2, 42.0)
    )
    assert str(outlines_of(isles)).endswith("isles.outlines.json")


FAULTS = {
    "a nation nobody knows": (
        ("kind: land, nation: rome", "kind: land, nation: romme"),
        "regions, ager: there is no nation 'romme'; did you mean 'rome'?; known are rome,",
    ),
    "a single capital": (
        ("kind: capital, nation: gaul", "kind: city, city: 4, nation: gaul"),
        "regions: there are 1 regions of kind capital; a board has 2 to 6",
    ),
    "a capital without a nation": (
        ("kind: capital, nation: gaul", "kind: capital"),
        "regions, avaricum: a capital needs its nation, one of rome,",
    ),
    "two capitals of a nation": (
        ("nation: gaul", "nation: rome"),
        "regions, avaricum: rome has its capital at roma already",
    ),
    "a city without a card": (
        ("kind: city, city: 3", "kind: city"),
        "regions, urbs: a city needs the number of its card, such as 'city: 3'",
    ),
    "a city card nobody knows": (
        ("city: 3", "city: 99"),
        "regions, urbs: there is no city card 99; the numbers are 1 to 17",
    ),
    "a city card used twice": (
        ("kind: capital, nation: gaul", "kind: city, city: 3"),
        "regions, urbs: city card 3 is used 2 times; give it once",
    ),
    "a city card on the land": (
        ("resource: wood", "resource: wood, city: 5"),
        "regions, silva: only a city has a city card; this region is of kind land",
    ),
    "mercenaries nobody knows": (
        ("mercenaries: germani", "mercenaries: germans"),
        "regions, hercynia: there are no mercenaries 'germans'; did you mean 'germani'?",
    ),
    "a mercenary region without men": (
        ("kind: mercenary, mercenaries: germani", "kind: mercenary"),
        "regions, hercynia: needs the mercenaries hired here, one of germani,",
    ),
    "mercenaries on the land": (
        ("resource: wood", "resource: wood, mercenaries: nubae"),
        "regions, silva: mercenaries live in regions of kind mercenary, not land",
    ),
    "land without a resource": (
        ("kind: land, resource: wood", "kind: land"),
        "regions, silva: a land needs its resource: food, gold or wood",
    ),
    "a city with a resource": (
        ("city: 3", "city: 3, resource: gold"),
        "regions, urbs: only land gives a resource; this region is of kind city",
    ),
    "a resource that is nowhere": (
        ("resource: wood", "resource: gold"),
        "regions: no region gives wood; a board needs all three resources",
    ),
    "a tech island without a coast": (
        (
            "  - {id: thule, region: thule, sea: mare}\n",
            "  - {id: thule, region: roma, sea: mare}\n",
        ),
        "regions, thule: a tech island needs a coast where ships can lie",
    ),
    "a tech island with a border": (
        ("{a: roma, b: ager, kind: land}", "{a: roma, b: thule, kind: land}"),
        "regions, thule: a tech island has no borders; no troop can enter it",
    ),
    "a fault of any map": (
        ("{a: roma, b: ager, kind: land}", "{a: roma, b: roma, kind: land}"),
        "borders, roma - roma: a region has no border with itself",
    ),
}


@pytest.mark.parametrize("kind", FAULTS)
def test_every_kind_of_fault_is_told_by_file_entry_and_reason(isles: Path, kind: str) -> None:
    change, sentence = FAULTS[kind]
    board = read_board(changed(isles, change))
    found = [str(fault) for fault in check_board(board)]
    assert any(fault.startswith(f"isles.yaml: {sentence}") for fault in found), found
    with pytest.raises(Invalid):
        read_sound_board(isles)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            ("kind: tech_island", "kind: island"),
            "isles.yaml: regions, thule: field 'kind': 'island' is not known; may be capital, city",
        ),
        (
            ("resource: food", "resource: fish"),
            (
                "isles.yaml: regions, ager: field 'resource': 'fish' is not known; "
                "may be food, gold, wood"
            ),
        ),
        (("city: 3", "city: three"), "isles.yaml: regions, urbs: field 'city': expected"),
    ],
)
def test_what_cannot_be_understood_is_told_with_what_would_be_right(
    isles: Path, change: tuple[str, str], sentence: str
) -> None:
    with pytest.raises(Invalid) as refused:
        read_board(changed(isles, change))
    assert sentence in str(refused.value)
