from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.atlas.lagoon import changed, write_coastline
from tests.games.revolt.test_board import ISLES
from ziggurat.atlas import building
from ziggurat.cli import maps
from ziggurat.games.revolt.board import outlines_of
from ziggurat.kernel.errors import Invalid


def run(*arguments: str) -> tuple[int, str]:
    """Return the exit status and everything said; what was refused is said as well."""
    result = CliRunner().invoke(maps.app, arguments)
    refused = str(result.exception) if isinstance(result.exception, Invalid) else ""
    return result.exit_code, result.output + refused


OWN_MAP = changed(
    ("name: Arx, kind: land", "name: Arx, kind: capital, nation: rome"),
    ("name: Vallis, kind: land", "name: Vallis, kind: land, resource: food"),
    ("name: Portus, kind: city", "name: Portus, kind: land, resource: gold"),
    ("name: Mons, kind: land", "name: Mons, kind: capital, nation: gaul"),
    ("name: Campus & Silva, kind: land", "name: Campus & Silva, kind: land, resource: wood"),
    ("kind: rock", "kind: tech_island"),
)


@pytest.fixture
def isles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    path = tmp_path / "isles.yaml"
    path.write_text(ISLES)
    return path


def test_check_says_that_the_games_map_is_sound() -> None:
    status, said = run("check", "revolt")
    assert status == 0
    assert "mediterranean.yaml: 92 regions" in said
    assert "nothing is wrong" in said


def test_check_says_that_a_map_has_no_outlines_yet(isles: Path) -> None:
    status, said = run("check", str(isles))
    assert status == 0
    assert "has no outlines yet" in said


def test_check_lists_every_fault_and_fails(isles: Path) -> None:
    isles.write_text(
        ISLES.replace("city: 3", "city: 99").replace("a: ager, b: thule", "a: ager, b: x")
    )
    status, said = run("check", str(isles))
    assert status == maps.FAULTS_FOUND
    assert "there is no city card 99" in said
    assert "there is no coast 'x'" in said


def test_check_finds_outlines_of_another_map_stale(isles: Path) -> None:
    shipped = outlines_of().read_bytes()
    isles.with_suffix(".outlines.json").write_bytes(shipped)
    status, said = run("check", str(isles))
    assert status == maps.FAULTS_FOUND
    assert "isles.outlines.json: outlines: are stale" in said


@pytest.mark.parametrize("command", ["check", "draw", "build"])
def test_a_target_that_is_neither_game_nor_file_is_refused(command: str) -> None:
    status, said = run(command, "chess")
    assert status != 0
    assert "'chess' is neither a game with a map (revolt) nor a map file" in said


def test_draw_writes_the_board_as_a_picture(isles: Path) -> None:
    status, said = run("draw", "revolt", "--out", "board.svg")
    assert status == 0
    assert "board.svg" in said
    assert (isles.parent / "board.svg").read_text().startswith("<svg")
    assert [path.name for path in isles.parent.iterdir() if path.name.startswith(".")] == []


def test_draw_tells_how_to_make_missing_outlines(isles: Path) -> None:
    status, said = run("draw", str(isles))
    assert status != 0
    assert "ziggurat map build" in said
    assert not (isles.parent / "isles.svg").exists()


def test_a_players_own_map_is_built_checked_and_drawn(isles: Path) -> None:
    isles.write_text(OWN_MAP)
    coastline = write_coastline(isles.parent)
    status, said = run("build", str(isles), "--coastline", str(coastline))
    assert status == 0, said
    assert "6 regions, 5 borders, 6 coasts, 2 routes" in said
    status, said = run("check", str(isles))
    assert (status, "nothing is wrong." in said) == (0, True), said
    status, said = run("draw", str(isles))
    assert status == 0, said
    assert 'data-thing="region:scopulus"' in (isles.parent / "isles.svg").read_text()


def test_build_writes_nothing_when_the_map_does_not_fit(
    isles: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(building, "SEEDS_TRIED", 1)
    isles.write_text(OWN_MAP.replace("  - [mons, campus]\n", ""))
    coastline = write_coastline(isles.parent)
    status, said = run("build", str(isles), "--coastline", str(coastline))
    assert status != 0
    assert "coast_links, campus/mons: the drawn coasts meet, but are not listed" in said
    assert not isles.with_suffix(".outlines.json").exists()


def test_build_tells_how_to_get_a_missing_coastline(isles: Path) -> None:
    status, said = run("build", str(isles))
    assert status != 0
    assert "make coastline" in said
