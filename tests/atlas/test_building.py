import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
import shapely

from tests.atlas.lagoon import changed, lagoon, write_coastline
from ziggurat.atlas import building
from ziggurat.atlas.building import build_outlines, require_libraries
from ziggurat.atlas.gazetteer import Gazetteer, Space
from ziggurat.atlas.outlines import Outlines, check_outlines, encode_outlines
from ziggurat.atlas.paths import read_path
from ziggurat.atlas.projection import Sheet
from ziggurat.kernel.errors import Invalid


@pytest.fixture(scope="module")
def coastline(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_coastline(tmp_path_factory.mktemp("coast"))


@pytest.fixture(scope="module")
def built(coastline: Path) -> Outlines:
    return build_outlines(lagoon(), coastline)


@pytest.fixture
def one_try(monkeypatch: pytest.MonkeyPatch) -> None:
    """A map that cannot fit need not be tried with a dozen seeds in a test."""
    monkeypatch.setattr(building, "SEEDS_TRIED", 1)


def test_a_second_build_gives_identical_bytes(built: Outlines, coastline: Path) -> None:
    assert encode_outlines(build_outlines(lagoon(), coastline)) == encode_outlines(built)


def test_everything_of_the_file_is_drawn(built: Outlines) -> None:
    assert check_outlines(lagoon(), built, "outlines.json") == []
    assert set(built.straits) == {"mons/portus"}


def test_every_space_holds_its_centre_and_its_town(built: Outlines) -> None:
    gazetteer = lagoon()
    assert gazetteer.board is not None
    sheet = Sheet(gazetteer.board)
    for space in gazetteer.spaces:
        shape = shapely.union_all([shapely.Polygon(ring) for ring in rings(built, space.id)])
        assert shape.is_valid
        assert shape.covers(shapely.Point(sheet.to_board(sheet.to_km(space.centre)))), space.id
    town = built.spaces["portus"].town
    assert town is not None
    assert shapely.Polygon(rings(built, "portus")[0]).covers(shapely.Point(town))


def test_a_tiny_island_that_is_a_space_is_enlarged_and_stands_clear(built: Outlines) -> None:
    islet = shapely.Polygon(rings(built, "scopulus")[0])
    units_per_km = built.width / 660
    assert 1500 < islet.area / units_per_km**2 < 2700
    vallis = shapely.Polygon(rings(built, "vallis")[0])
    assert islet.distance(vallis) / units_per_km > 15


def test_peaks_stand_on_the_crossings_and_mark_them(built: Outlines) -> None:
    marked = {(peak.border, peak.kind) for peak in built.peaks if peak.border is not None}
    assert marked == {("campus/mons", "mountain"), ("portus/vallis", "forest")}


def test_names_of_spaces_may_change_without_a_new_build(built: Outlines) -> None:
    renamed = lagoon(("name: Arx", "name: Capitolium"))
    assert check_outlines(renamed, built, "outlines.json") == []


@pytest.mark.usefixtures("one_try")
@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (
            [("  - {a: arx, b: portus, kind: land}\n", "")],
            "coast_links, arx/portus: listed, but the drawn coasts do not meet",
        ),
        (
            [("kind: strait, name: Fretum}", "kind: land}")],
            "borders, mons/portus: listed, but the drawn provinces do not touch",
        ),
        (
            [("  - [mons, campus]\n", "")],
            "coast_links, campus/mons: the drawn coasts meet, but are not listed",
        ),
        (
            [("{id: r1, a: vallis, b: scopulus}", "{id: r1, a: vallis, b: campus}")],
            "trade_routes, r1: runs over",
        ),
        (
            [("centre: [12.4, 42.8]", "centre: [13.5, 43.6]")],
            "campus: its centre lies",
        ),
        (
            [("  - {id: campus, region: campus, sea: oriens}\n", ""), ("  - [mons, campus]\n", "")],
            "regions, campus: 1 shores are drawn, 0 are listed",
        ),
        (
            [("place: [9.85, 42.0]", "place: [11.5, 42.0]")],
            "regions, portus: place lies",
        ),
    ],
)
def test_a_drawn_map_that_differs_from_the_file_is_refused_with_a_report(
    coastline: Path, changes: list[tuple[str, str]], sentence: str
) -> None:
    with pytest.raises(Invalid) as refused:
        build_outlines(lagoon(*changes), coastline)
    assert f"lagoon.yaml: {sentence}" in str(refused.value)


def test_a_map_with_faults_is_refused_before_anything_is_built(coastline: Path) -> None:
    broken = lagoon(("[arx, vallis]", "[arx, arx]"))
    with pytest.raises(Invalid, match="a coast has no link with itself"):
        build_outlines(broken, coastline)


def test_centres_in_one_place_are_refused(coastline: Path) -> None:
    crowded = lagoon(("centre: [7.5, 41.3]", "centre: [7.51, 42.71]"))
    with pytest.raises(Invalid, match="vallis: its centre lies too close to that of arx"):
        build_outlines(crowded, coastline)


def test_a_map_of_mere_land_and_coasts_is_built(coastline: Path) -> None:
    whole = lagoon()
    mere = msgspec.structs.replace(
        whole,
        spaces=tuple(space for space in whole.spaces if space.id != "scopulus"),
        coasts=tuple(coast for coast in whole.coasts if coast.id != "scopulus"),
        routes=(),
        barriers=(),
        filler=(),
    )
    outlines = build_outlines(mere, coastline)
    assert outlines.filler == ""
    assert outlines.routes == {}


def test_a_frame_without_land_is_refused(coastline: Path) -> None:
    at_sea = lagoon()
    assert at_sea.board is not None
    elsewhere = msgspec.structs.replace(
        at_sea.board, projection=msgspec.structs.replace(at_sea.board.projection, lon_0=-30)
    )
    moved = msgspec.structs.replace(
        at_sea,
        board=elsewhere,
        spaces=(Space(id="arx", name="Arx", kind="land", centre=(-30, 42)),),
        borders=(),
        coasts=(),
        coast_links=(),
        routes=(),
        barriers=(),
        seas=(),
        filler=(),
    )
    with pytest.raises(Invalid, match="no land of the coastline lies inside frame_km"):
        build_outlines(moved, coastline)


def test_a_missing_library_is_told_with_its_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "LIBRARIES", ("a_library_nobody_has",))
    with pytest.raises(Invalid, match=r"needs a_library_nobody_has.*ziggurat\[atlas\]"):
        require_libraries()


def test_progress_is_told_and_ends_at_one(coastline: Path) -> None:
    told: list[float] = []
    build_outlines(lagoon(), coastline, lambda _doing, share: told.append(share))
    assert told[0] == 0
    assert told[-1] == 1


def test_another_seed_is_tried_when_one_does_not_fit(
    coastline: Path, built: Outlines, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The module needs the geometry libraries, which only builders have.
    from ziggurat.atlas.survey.survey import Surveyor  # noqa: PLC0415

    draw = Surveyor.draw
    seeds: list[int] = []

    def refuse_the_first(
        self: Surveyor, seed: int, made_with: dict[str, str], tell: building.Progress
    ) -> tuple[Outlines, list[str]]:
        seeds.append(seed)
        outlines, faults = draw(self, seed, made_with, tell)
        return outlines, ["made up"] if len(seeds) == 1 else faults

    monkeypatch.setattr(Surveyor, "draw", refuse_the_first)
    other = build_outlines(lagoon(), coastline)
    assert seeds[:2] == [1, 2]
    assert other.spaces["arx"].path != built.spaces["arx"].path


def rings(outlines: Outlines, space: str) -> list[list[tuple[float, float]]]:
    return read_path(outlines.spaces[space].path)


def test_the_lagoon_is_the_map_it_says() -> None:
    gazetteer: Gazetteer[Space] = lagoon()
    assert gazetteer.source == "lagoon.yaml"
    assert changed(("Arx", "Ara")) != changed()


WITHOUT_THE_EXTRA = """
import sys
sys.modules["shapely"] = sys.modules["numpy"] = None
from pathlib import Path
from ziggurat.atlas.building import build_outlines
from ziggurat.games.revolt.maps.board import read_board_outlines, read_sound_board
from ziggurat.games.revolt.maps.picture import draw_board
from ziggurat.kernel.errors import Invalid
board = read_sound_board()
assert draw_board(board, read_board_outlines()).startswith("<svg")
try:
    build_outlines(board, Path("nowhere"))
except Invalid as refused:
    print(refused)
"""


def test_checking_and_drawing_work_without_the_extra_and_building_says_what_it_needs() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", WITHOUT_THE_EXTRA], capture_output=True, text=True, check=False
    )
    assert ran.stderr == ""
    assert "building a map needs numpy" in ran.stdout
    assert "ziggurat[atlas]" in ran.stdout
