"""Hex maps: those of the game, and what is refused in a designer's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.monumental.table import Table
from ziggurat.atlas.hexes import Hex, mirrored, rotated
from ziggurat.games.monumental.lookup.making import lookup_of
from ziggurat.games.monumental.maps.checking import check_map, is_coastal, notes_on
from ziggurat.games.monumental.maps.reading import (
    HexMap,
    Tile,
    around,
    passages,
    read_map,
    read_maps,
    read_sound_map,
)
from ziggurat.games.monumental.printed.reading import read_cards
from ziggurat.games.monumental.rules.cards.quests import can_be_met
from ziggurat.games.monumental.terms import TERRAINS
from ziggurat.kernel.errors import Invalid

MAPS = list(read_maps().values())
NEW_TERRAINS = ("mines", "foothills", "savannah", "oasis", "harbor")

CAUSEWAY = """\
id: causeway
name: The Causeway
players: 2
tiles:
  - {q: -2, r: 0, terrain: capital, seat: 1}
  - {q: -1, r: -1, terrain: mines, tokens: [barbarian, production]}
  - {q: -1, r: 0, terrain: plains, tokens: [barbarian, market_arms]}
  - {q: 0, r: -1, terrain: water}
  - {q: 0, r: 0, terrain: bridge, tokens: [natural_wonder], open: [[1, 0], [-1, 0]]}
  - {q: 0, r: 1, terrain: water}
  - {q: 1, r: 0, terrain: plains, tokens: [free_city]}
  - {q: 1, r: 1, terrain: mines, tokens: [barbarian, science]}
  - {q: 2, r: 0, terrain: capital, seat: 2}
"""


@pytest.fixture
def own(tmp_path: Path) -> Callable[..., Path]:
    """Writes the causeway with changes and returns its file."""

    def write(*changes: tuple[str, str]) -> Path:
        text = CAUSEWAY
        for old, new in changes:
            assert old in text
            text = text.replace(old, new, 1)
        path = tmp_path / "causeway.yaml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


def faults_of(path: Path) -> list[str]:
    return [str(fault) for fault in check_map(read_map(path), path.name)]


@pytest.mark.clause("AE-14.1")
def test_the_nine_named_maps_are_there_with_their_players_and_levels() -> None:
    named = {(each.name, each.players, each.level) for each in MAPS if each.players < 5}
    assert named == {
        ("One Day, All of This Will Be Yours!", 2, 1),
        ("In Doom's Shadow", 2, 2),
        ("Approaching the Oasis", 2, 3),
        ("Call of the Sea", 3, 1),
        ("The Great Lakes", 3, 2),
        ("In the Heat of Battle", 3, 3),
        ("Double Bind", 4, 1),
        ("Locked Out", 4, 2),
        ("A Cornucopia of Riches", 4, 3),
    }


def steps_to(hex_map: HexMap, terrain: str) -> list[int]:
    """How far the nearest tile of a terrain is from each Capital."""
    lookup = lookup_of(hex_map.id)
    tiles = [tile for tile, sort in enumerate(lookup.terrain) if TERRAINS[sort] == terrain]
    return [min(lookup.distance[home][tile] for tile in tiles) for home in lookup.seat_tile]


@pytest.mark.clause("AE-14.2")
@pytest.mark.parametrize(
    ("name", "terrain", "steps"),
    [
        # The neighbouring Harbor and the Mine, or the Mountain.
        ("map_2p_1", "harbor", 1),
        ("map_2p_1", "mines", 1),
        ("map_2p_1", "mountain", 1),
        # The Volcano casts its shadow over both.
        ("map_2p_2", "volcano", 2),
        # A central Oasis, behind a small roadblock.
        ("map_2p_3", "oasis", 3),
        ("map_2p_3", "foothills", 2),
        # The sea, and Mountains at the side.
        ("map_3p_1", "water", 1),
        ("map_3p_1", "mountain", 2),
        # Central plains surrounded by Mountains, and lakes.
        ("map_3p_2", "mountain", 1),
        ("map_3p_2", "water", 3),
        # A rich centre, or the immediate neighbour.
        ("map_4p_1", "oasis", 3),
        # A Harbor near home that may be lost.
        ("map_4p_2", "harbor", 2),
    ],
)
def test_layouts_fit_the_descriptions(name: str, terrain: str, steps: int) -> None:
    hex_map = read_maps()[name]
    assert steps_to(hex_map, terrain) == [steps] * hex_map.players


@pytest.mark.clause("AE-14.2")
def test_what_layouts_promise_of_room_and_riches() -> None:
    lookup = {each.id: lookup_of(each.id) for each in MAPS}
    production = {name: sum(tokens[0] for tokens in t.tile_tokens) for name, t in lookup.items()}
    assert production["map_2p_2"] < production["map_2p_1"], "the Volcano's land lacks Production"
    assert production["map_4p_3"] > production["map_4p_2"], "a cornucopia of riches"
    narrow = lookup["map_3p_3"]
    assert [len(narrow.unit_ways[home]) for home in narrow.seat_tile] == [2, 2, 2]
    assert len(lookup["map_4p_3"].natural_tiles) == 3
    for name in ("map_2p_3", "map_3p_2", "map_3p_3", "map_4p_1", "map_4p_2"):
        chart = lookup[name]
        ways = [chart.distance[home][chart.natural_tiles[0]] for home in chart.seat_tile]
        assert len(set(ways)) == 1, "the Natural Wonder lies in the centre"


@pytest.mark.clause("AE-14.4")
def test_the_map_for_five_is_the_five_thrones() -> None:
    (five,) = [each for each in MAPS if each.players == 5]
    assert five.name == "The Five Thrones"


@pytest.mark.clause("MO-6.7")
@pytest.mark.parametrize("hex_map", MAPS, ids=lambda each: each.id)
def test_the_shipped_maps_are_sound(hex_map: HexMap) -> None:
    assert check_map(hex_map) == []
    assert notes_on(hex_map) == []


@pytest.mark.clause("AE-5.1.1", "AE-14.3")
def test_every_new_terrain_and_natural_wonders_are_on_the_maps() -> None:
    for terrain in NEW_TERRAINS:
        assert any(tile.terrain == terrain for each in MAPS for tile in each.tiles)
    for each in MAPS:
        assert any("natural_wonder" in tile.tokens for tile in each.tiles)


def sort_of(tile: Tile) -> tuple[object, ...]:
    """A tile without what may differ between equal places: whose, and which market."""
    kinds = sorted("market" if token.startswith("market") else token for token in tile.tokens)
    return (tile.terrain, *kinds)


def turned(at: Hex) -> Hex:
    return rotated(at, 3)


SYMMETRIES: dict[str, Callable[[Hex], Hex]] = {
    "rot180": turned,
    "rot120": lambda at: rotated(at, 2),
}


@pytest.mark.parametrize(
    "hex_map", [each for each in MAPS if each.symmetry in SYMMETRIES], ids=lambda each: each.id
)
def test_a_map_said_to_be_turned_onto_itself_is(hex_map: HexMap) -> None:
    turn = SYMMETRIES[hex_map.symmetry]
    tiles = {tile.place: sort_of(tile) for tile in hex_map.tiles}
    assert tiles == {turn(at): sort for at, sort in tiles.items()}


@pytest.mark.parametrize(
    "hex_map",
    [each for each in MAPS if each.symmetry in {"klein", "mirror"}],
    ids=lambda each: each.id,
)
def test_a_map_said_to_be_mirrored_onto_itself_is(hex_map: HexMap) -> None:
    tiles = {tile.place: sort_of(tile) for tile in hex_map.tiles}
    mirrors = [
        sixths
        for sixths in range(6)
        if all(tiles.get(rotated(mirrored(at), sixths)) == sort for at, sort in tiles.items())
    ]
    assert len(mirrors) == (2 if hex_map.symmetry == "klein" else 1)
    if hex_map.symmetry == "klein":
        assert all(tiles[turned(at)] == sort for at, sort in tiles.items())


CIVILIZATIONS = ("zulu", "malians", "aksumites", "greek", "danish")


def out_of_reach(on_map: str, players: int, **modules: int) -> set[str]:
    """The Quests nobody could meet on a map with these modules."""
    table = Table(*CIVILIZATIONS[:players], on_map=on_map, **modules)
    quests = table.state.lookup.quests
    return set(table.ids([kind for kind in quests if not can_be_met(table.state, kind)]))


@pytest.mark.parametrize("hex_map", MAPS, ids=lambda each: each.id)
def test_every_quest_can_be_fulfilled_on_every_map(hex_map: HexMap) -> None:
    gone = out_of_reach(hex_map.id, hex_map.players, trade=1, reserve=1, natural_wonders=1)
    assert gone == set()


@pytest.mark.clause("AE-7.1")
def test_quests_of_modules_that_are_not_in_use_are_out_of_reach() -> None:
    gone = out_of_reach(MAPS[0].id, MAPS[0].players)
    assert gone == {"q_merchant", "q_posts", "q_librarian", "q_nature"}


@pytest.mark.clause("AE-7.1")
def test_quests_of_terrain_a_map_lacks_are_out_of_reach(own: Callable[..., Path]) -> None:
    text = own().read_text(encoding="utf-8")
    gone = out_of_reach(text, 2, trade=1, reserve=1)
    assert gone == {"q_conqueror", "q_markets", "q_peaks", "q_nature"}


@pytest.mark.clause("AE-14.3")
def test_a_designers_own_map_is_read(own: Callable[..., Path]) -> None:
    hex_map = read_sound_map(own())
    assert (hex_map.name, hex_map.players, len(hex_map.tiles)) == ("The Causeway", 2, 9)
    assert hex_map.tiles[2].market == "market_arms"
    assert str(hex_map) == "The Causeway (causeway)"


def test_a_bridge_is_passed_lengthwise_only(own: Callable[..., Path]) -> None:
    tiles = read_sound_map(own()).tiles
    places = [tile.place for tile in tiles]
    bridge = places.index((0, 0))
    assert {places[near] for near in around(tiles)[bridge]} == {*((1, 0), (-1, 0), (0, -1), (0, 1))}
    assert {places[near] for near in passages(tiles)[bridge]} == {(1, 0), (-1, 0)}
    water = places.index((0, -1))
    assert bridge not in passages(tiles)[water]


def test_provinces_by_the_water_are_coastal(own: Callable[..., Path]) -> None:
    hex_map, cards = read_map(own()), read_cards()
    coastal = {tile.place for tile in hex_map.tiles if is_coastal(tile, hex_map, cards)}
    assert coastal == {(-1, -1), (-1, 0), (0, 0), (1, 0), (1, 1)}


@pytest.mark.clause("MO-6.7")
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("q: 1, r: 1, terrain: mines", "q: 2, r: -1, terrain: mines", ""),
        (
            "q: 1, r: 1, terrain: mines",
            "q: 4, r: 0, terrain: mines",
            "the Capital of seat 2 has 1 land neighbours; it needs at least 2 (MO-6.7)",
        ),
        (
            "q: 1, r: 1, terrain: mines",
            "q: 5, r: 1, terrain: mines",
            "tile (5, 1): mines cannot be reached over land from the Capital of seat 1 (MO-6.7)",
        ),
        (
            "open: [[1, 0], [-1, 0]]",
            "open: [[1, -1], [-1, 1]]",
            "tile (0, 0): its open side [1, -1] leads to no land",
        ),
        (
            "q: 2, r: 0, terrain: capital, seat: 2",
            "q: -2, r: -1, terrain: capital, seat: 2",
            "the Capitals of seats 1 and 2 are adjacent; Capitals never are (MO-6.7)",
        ),
    ],
)
def test_the_land_hangs_together(own: Callable[..., Path], old: str, new: str, said: str) -> None:
    faults = faults_of(own((old, new)))
    assert any(said in fault for fault in faults) if said else faults == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "terrain: plains",
            "terrain: plain",
            "there is no terrain 'plain'; did you mean 'plains'?",
        ),
        ("terrain: plains", "terrain: xyz", "there is no terrain 'xyz'; known are capital,"),
        ("q: 1, r: 1", "q: 1, r: 0", "tile (1, 0): 2 tiles lie on this place; each needs its own"),
        ("seat: 2", "seat: 1", "tiles: seat 1 has 2 Capitals; each seat has one"),
        ("seat: 2", "seat: 1", "tiles: seat 2 has 0 Capitals; each seat has one"),
        (", seat: 2", "", "tile (2, 0): a Capital needs its seat, 1 to 2"),
        ("seat: 2", "seat: 3", "there is a Capital of seat 3, but 2 players"),
        (
            "terrain: plains, tokens: [free_city]",
            "terrain: plains, seat: 2",
            "tile (1, 0): only a Capital has a seat; this is plains",
        ),
        (
            "terrain: water",
            "terrain: water, tokens: [production]",
            "tile (0, -1): no token can lie on water; nobody conquers it",
        ),
        (
            "seat: 1",
            "seat: 1, tokens: [barbarian]",
            "tile (-2, 0): no token can lie on capital; nobody conquers it",
        ),
        (
            "terrain: water",
            "terrain: water, tokens: [natural_wonder]",
            "tile (0, -1): no token can lie on water",
        ),
        (
            "[free_city]",
            "[free_city, barbarian]",
            "holds 2; at most 1 Exploration token (barbarian or free_city) lies on a tile",
        ),
        (
            "[free_city]",
            "[market_art, market_spice]",
            "tile (1, 0): holds 2 markets; at most 1 stands on a tile",
        ),
        (
            "[free_city]",
            "[production, science, production, science]",
            "holds 4; at most 3 resource tokens (production or science) lies on a tile",
        ),
        (
            "[free_city]",
            "[natural_wonder, natural_wonder]",
            "holds 2; at most 1 Natural Wonder lies on a tile",
        ),
        ("[free_city]", "[free_town]", "no token 'free_town'; did you mean 'free_city'?"),
        ("[free_city]", "[xyz]", "there is no token 'xyz'; known are barbarian, free_city,"),
        ("[free_city]", "[market_art_]", "no token 'market_art_'; did you mean 'market_art'?"),
        (
            "open: [[1, 0], [-1, 0]]",
            "open: [[1, 0], [0, 1]]",
            "a Bridge needs open, two opposite ways to neighbours, such as [[1, 0], [-1, 0]]",
        ),
        (
            ", open: [[1, 0], [-1, 0]]",
            "",
            "a Bridge needs open, two opposite ways to neighbours",
        ),
        (
            "terrain: plains",
            "terrain: plains, open: [[1, 0], [-1, 0]]",
            "tile (-1, 0): only a Bridge has open sides; this is plains",
        ),
        ("players: 2", "players: 6", "players: 6: a map is for 2 to 5 players"),
        ("players: 2", "players: 2\nlevel: 4", "level: 4: levels go from 1 to 3"),
        ("id: causeway", "id: The Causeway", "id: 'The Causeway': an id is written in small"),
        ("name: The Causeway", "name: ' '", "name: a map needs a name"),
    ],
)
def test_a_slip_on_a_map_is_told_by_tile_and_reason(
    own: Callable[..., Path], old: str, new: str, said: str
) -> None:
    faults = faults_of(own((old, new)))
    assert any(fault.startswith("causeway.yaml: ") and said in fault for fault in faults), faults


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("q: 1, r: 1", "q: one, r: 1", "tiles, entry 8: field 'q': expected 'int', got 'str'"),
        ("q: 1, r: 1", "q: 99, r: 1", "tiles, entry 8: field 'q': expected 'int' <= 30"),
        ("seat: 2", "sit: 2", "tiles, entry 9: unknown field 'sit'; known are q, r, terrain,"),
        ("players: 2", "player: 2", "unknown field 'player'; known are id, name, players,"),
        ("players: 2\n", "", "the field 'players' is missing"),
        ("tiles:", "hexes:", "unknown field 'hexes'"),
    ],
)
def test_what_cannot_be_read_is_refused(
    own: Callable[..., Path], old: str, new: str, said: str
) -> None:
    with pytest.raises(Invalid) as refusal:
        read_map(own((old, new)))
    assert str(refusal.value).startswith("causeway.yaml: ")
    assert said in str(refusal.value)


def test_all_unreadable_tiles_are_told_at_once(own: Callable[..., Path]) -> None:
    with pytest.raises(Invalid) as refusal:
        read_map(own(("q: 1, r: 1", "q: x, r: 1"), ("seat: 2", "sit: 2")))
    assert len(str(refusal.value).splitlines()) == 2


def test_the_box_must_hold_the_tokens() -> None:
    row = tuple(
        Tile(q=q, r=r, terrain="plains", tokens=("science", "market_art"))
        for q in range(-4, 5)
        for r in (1, 2)
    )
    capitals = (
        Tile(q=-3, r=0, terrain="capital", seat=1),
        Tile(q=4, r=0, terrain="capital", seat=2),
    )
    hex_map = HexMap(id="full", name="Full", players=2, tiles=(*row, *capitals))
    said = [fault.reason for fault in check_map(hex_map)]
    assert said == [
        "asks for 18 tokens 'science'; there are 12",
        "asks for 36 tokens 'market_art', 2 in each stack; there are 5",
    ]


def test_more_tiles_than_a_box_holds_are_noted_and_no_fault() -> None:
    tiles = tuple(Tile(q=q, r=1, terrain="oasis") for q in range(-3, 4))
    capitals = (
        Tile(q=-2, r=0, terrain="capital", seat=1),
        Tile(q=3, r=0, terrain="capital", seat=2),
    )
    hex_map = HexMap(id="wet", name="Wet", players=2, tiles=(*tiles, *capitals))
    assert check_map(hex_map) == []
    assert notes_on(hex_map) == ["it has 7 tiles of Oasis; one box holds 3"]


GUIDELINE = """deck:
  "1": {building: 5, knowledge: 5, wonder: 5}
  "2": {building: 4, knowledge: 4, wonder: 4}
  "3": {building: 0, knowledge: 4, wonder: 4}
tiles:"""


@pytest.mark.clause("AE-3.0.2")
def test_a_deck_written_down_must_be_the_guideline(own: Callable[..., Path]) -> None:
    assert faults_of(own(("tiles:", GUIDELINE))) == []
    other = GUIDELINE.replace("building: 5, knowledge: 5", "building: 6, knowledge: 4")
    assert faults_of(own(("tiles:", other))) == [
        (
            "causeway.yaml: deck, Era 1: holds 6/4/5 Buildings/Knowledge/Wonders; "
            "the guideline for 2 players is 5/5/5 (AE-3.0.2)"
        )
    ]
    short = GUIDELINE.replace('  "3": {building: 0, knowledge: 4, wonder: 4}\n', "")
    assert faults_of(own(("tiles:", short))) == [
        "causeway.yaml: deck, Era 3: holds nothing; the guideline for 2 players is 0/4/4 (AE-3.0.2)"
    ]


def test_a_map_that_is_not_sound_is_refused_whole(own: Callable[..., Path]) -> None:
    with pytest.raises(Invalid, match="there is no terrain 'plain'"):
        read_sound_map(own(("terrain: plains", "terrain: plain")))
