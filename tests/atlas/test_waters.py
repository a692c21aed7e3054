"""Water as a place: strips along coasts and open seas, grown, mended and compared with the list."""

from pathlib import Path

import msgspec
import pytest
import shapely

from tests.atlas.haven import LINKS, SPACES, WATERS, board, haven, write_haven
from ziggurat.atlas import building
from ziggurat.atlas.building import build_outlines
from ziggurat.atlas.checking import check
from ziggurat.atlas.gazetteer import DegreeBox, FrameKm, Lens, Stroke, WaterZone, pair_id
from ziggurat.atlas.outlines import (
    Outlines,
    check_outlines,
    encode_outlines,
    geometry_digest,
    read_outlines,
)
from ziggurat.atlas.paths import read_path
from ziggurat.atlas.projection import Sheet
from ziggurat.kernel.errors import Invalid


@pytest.fixture(scope="module")
def coastline(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_haven(tmp_path_factory.mktemp("haven"))


@pytest.fixture(scope="module")
def built(coastline: Path) -> Outlines:
    return build_outlines(haven(), coastline)


@pytest.fixture
def one_try(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "SEEDS_TRIED", 1)


def shape(path: str) -> shapely.Geometry:
    rings = [shapely.Polygon(ring) for ring in read_path(path)]
    return shapely.make_valid(
        shapely.Polygon(rings[0].exterior, [ring.exterior for ring in rings[1:]])
        if all(rings[0].contains(ring) for ring in rings[1:])
        else shapely.union_all(rings)
    )


def touching(shapes: dict[str, shapely.Geometry]) -> set[str]:
    return {
        pair_id(one, other)
        for one in shapes
        for other in shapes
        if one < other and shapes[one].buffer(0.2).intersection(shapes[other]).area > 1
    }


def test_two_waters_touch_on_the_drawn_map_exactly_when_they_are_listed(built: Outlines) -> None:
    drawn = {water: shape(outline.path) for water, outline in built.waters.items()}
    assert touching(drawn) == {pair_id(a, b) for a, b in LINKS}


def test_a_strip_runs_along_its_own_coast_and_an_open_sea_along_none(built: Outlines) -> None:
    land = {space: shape(outline.path) for space, outline in built.spaces.items()}
    for space, ground in land.items():
        assert shape(built.waters[space].path).distance(ground) < 0.2, space
    ashore = shapely.union_all(list(land.values()))
    for sea in ("septentrio", "meridies"):
        assert shape(built.waters[sea].path).distance(ashore) > 20, sea


def test_ships_lie_in_their_water_with_the_room_that_is_told(built: Outlines) -> None:
    for water, outline in built.waters.items():
        drawn = shape(outline.path)
        place = shapely.Point(outline.at)
        assert drawn.contains(place), water
        assert drawn.boundary.distance(place) == pytest.approx(outline.room, abs=1.5)


def test_waters_lines_and_spots_are_stored_and_read_back(built: Outlines, tmp_path: Path) -> None:
    path = tmp_path / "haven.outlines.json"
    path.write_bytes(encode_outlines(built))
    again = read_outlines(path)
    assert again == built
    assert set(again.strokes) == {"amnis"}
    assert set(again.spots) == {"vertex"}
    assert check_outlines(haven(), again, "haven.outlines.json") == []


def test_a_second_build_gives_identical_bytes(built: Outlines, coastline: Path) -> None:
    assert encode_outlines(build_outlines(haven(), coastline)) == encode_outlines(built)


def test_outlines_without_one_of_the_waters_do_not_belong_to_the_map(built: Outlines) -> None:
    fewer = {water: outline for water, outline in built.waters.items() if water != "insula"}
    lacking = msgspec.structs.replace(built, waters=fewer)
    faults = check_outlines(haven(), lacking, "haven.outlines.json")
    assert [fault.entry for fault in faults] == ["waters, insula"]


LAKE = tuple((8.35 + 0.1 * x, 42.35 + 0.1 * y) for x in range(6) for y in range(4))
WITH_LACUS = (
    WaterZone(id="septentrio", is_open=True, centres=((8, 44), (12, 44), (6.8, 42.6))),
    WaterZone(id="meridies", is_open=True, centres=((8, 40), (13.3, 40), (6.8, 41.4))),
    *WATERS[2:],
    WaterZone(id="lacus", is_open=True, centres=((8.6, 42.5),), near=LAKE),
)


@pytest.mark.usefixtures("one_try")
@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        (
            ("lacus", "meridies"),
            "water_links, lacus/meridies: listed, but the drawn waters do not touch",
        ),
        (
            ("lacus", "septentrio"),
            "water_links, lacus/septentrio: listed, but the drawn waters do not touch",
        ),
    ],
)
def test_drawn_waters_that_differ_from_the_list_are_refused(
    tmp_path: Path, link: tuple[str, str], sentence: str
) -> None:
    coast = write_haven(tmp_path, with_lake=True)
    listed = (*LINKS, link)
    with pytest.raises(Invalid) as refused:
        build_outlines(haven(waters=WITH_LACUS, water_links=listed), coast)
    assert f"haven.yaml: {sentence}" in str(refused.value)


@pytest.mark.usefixtures("one_try")
def test_a_water_of_which_nothing_is_left_is_told_with_its_remedy(coastline: Path) -> None:
    inland = WaterZone(id="lacus", is_open=True, centres=((10, 42),))
    links = (*LINKS, ("lacus", "septentrio"))
    with pytest.raises(Invalid, match=r"nothing is left of its water .* give it a point"):
        build_outlines(haven(waters=(*WATERS, inland), water_links=links), coastline)


def test_a_link_that_cannot_be_drawn_may_be_listed_as_such(coastline: Path) -> None:
    far = ("septentrio", "insula")
    outlines = build_outlines(haven(water_links=(*LINKS, far), links_not_drawn=(far,)), coastline)
    assert set(outlines.waters) == {water.id for water in WATERS}


def test_a_point_at_sea_draws_a_strip_out_to_it(coastline: Path, built: Outlines) -> None:
    reaching = tuple(
        msgspec.structs.replace(water, near=((9.0, 43.55),)) if water.id == "arx" else water
        for water in WATERS
    )
    outlines = build_outlines(haven(waters=reaching), coastline)
    before, after = (shape(one.waters["arx"].path) for one in (built, outlines))
    assert after.area > 1.02 * before.area


def test_land_beyond_the_edge_of_the_board_is_drawn_and_not_in_the_game(coastline: Path) -> None:
    edge = ((6, 38), (6, 45), (11.3, 45), (11.3, 41.02), (15, 40.6), (15, 38))
    outlines = build_outlines(haven(board=board(edge=edge)), coastline)
    assert outlines.filler
    beyond = shape(outlines.filler)
    assert beyond.bounds[0] > max(x for x, _ in read_path(outlines.spaces["arx"].path)[0])
    assert beyond.intersection(shape(outlines.spaces["portus"].path)).area < 1


def test_islands_may_be_left_out(coastline: Path, built: Outlines) -> None:
    rock = DegreeBox(west=6.9, south=43.5, east=7.5, north=44)
    outlines = build_outlines(haven(board=board(islands_left_out=(rock,))), coastline)
    assert len(read_path(built.spaces["arx"].path)) == 2
    assert len(read_path(outlines.spaces["arx"].path)) == 1


def test_a_space_grows_from_all_its_points(coastline: Path, built: Outlines) -> None:
    wider = (SPACES[0], msgspec.structs.replace(SPACES[1], points=((9.2, 41.3),)), SPACES[2])
    outlines = build_outlines(haven(spaces=wider), coastline)
    before, after = (shape(one.spaces["portus"].path) for one in (built, outlines))
    assert after.area > 1.15 * before.area


def test_a_lens_enlarges_what_is_under_it_and_leaves_neighbours_as_they_are(
    coastline: Path, built: Outlines
) -> None:
    lens = Lens(at=(11.5, 40), power=2, reach_km=60)
    roomier = FrameKm(west=-400, south=-380, east=400, north=340)
    magnified = board(lenses=(lens,), stretch=0.74, frame_km=roomier)
    outlines = build_outlines(haven(board=magnified), coastline)
    before, after = (shape(one.spaces["insula"].path) for one in (built, outlines))
    smaller = (660 / 800) ** 2
    assert after.area > 2 * smaller * before.area
    drawn = {water: shape(outline.path) for water, outline in outlines.waters.items()}
    assert touching(drawn) == {pair_id(a, b) for a, b in LINKS}


def test_a_board_twice_as_wide_is_twice_as_high() -> None:
    assert Sheet(board(width=1600)).height == pytest.approx(2 * Sheet(board()).height, abs=0.2)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (
            {"waters": (*WATERS, WATERS[0])},
            "waters, septentrio: this id is used 2 times; each needs its own",
        ),
        (
            {"waters": (*WATERS, WaterZone(id="prtus", is_open=False))},
            "waters, prtus: there is no region 'prtus' whose coast this is; did you mean 'portus'?",
        ),
        (
            {"waters": (*WATERS[1:], WaterZone(id="septentrio", is_open=True))},
            "waters, septentrio: an open sea needs a point around which it grows",
        ),
        (
            {"waters": WATERS[2:], "water_links": LINKS[3:4]},
            "waters: there is no open sea",
        ),
        (
            {"waters": (*WATERS, WaterZone(id="arx", is_open=True, centres=((9, 40),)))},
            "waters, arx: a region has this id already",
        ),
        (
            {"water_links": (*LINKS, ("insula", "meridis"))},
            "water_links, insula - meridis: there is no water 'meridis'; did you mean 'meridies'?",
        ),
        (
            {"water_links": (*LINKS, ("portus", "arx"))},
            "water_links, portus - arx: listed twice; each pair is listed once",
        ),
        (
            {"water_links": (*LINKS, ("arx", "arx"))},
            "water_links, arx - arx: a water has no link with itself",
        ),
        (
            {"links_not_drawn": (("arx", "insula"),)},
            "links_not_drawn, arx - insula: is no link by water",
        ),
        (
            {"strokes": (Stroke(id="amnis", line=((9, 42),)),)},
            "strokes, amnis: a line needs two points or more",
        ),
        (
            {"water_links": LINKS[:6]},
            "regions, insula: cannot be reached from the rest of the map by land or sea",
        ),
        (
            {"board": board(lenses=(Lens(at=(9, 42), power=20, reach_km=60),))},
            "board, lens at [9, 42]: power 20 must lie between 1 and 10",
        ),
        (
            {"board": board(lenses=(Lens(at=(9, 42), power=2, reach_km=0),))},
            "board, lens at [9, 42]: reach_km 0 must lie between 10 and 5000",
        ),
        ({"board": board(strip=-1.0)}, "board: strip must lie between 0 and 20"),
        ({"board": board(width=5.0)}, "board: width must lie between 100 and 20000"),
        ({"board": board(edge=((9, 42), (10, 42)))}, "board: edge needs three corners or more"),
        (
            {"board": board(stretch=3.0)},
            "board: stretch must lie between 0.05 and 1; it is the cosine of a latitude",
        ),
    ],
)
def test_a_fault_is_told_by_entry_and_reason(changes: dict[str, object], sentence: str) -> None:
    assert f"haven.yaml: {sentence}" in [str(fault) for fault in check(haven(**changes))]


def test_the_map_itself_is_sound() -> None:
    assert check(haven()) == []


def test_every_part_of_the_water_counts_for_the_build() -> None:
    plain = geometry_digest(haven())
    assert geometry_digest(haven(water_links=LINKS[:-1])) != plain
    assert geometry_digest(haven(waters=WATERS[:-1])) != plain
    assert geometry_digest(haven(board=board(strip=0.5))) != plain
    assert geometry_digest(haven(spots=())) != plain
