from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.atlas.hostile import HOSTILE, LONGEST_REFUSAL
from tests.atlas.lagoon import changed, write_coastline
from tests.games.monumental.test_maps import CAUSEWAY
from tests.games.revolt.test_board import ISLES
from ziggurat.atlas import building
from ziggurat.cli import maps
from ziggurat.games.revolt.maps.board import outlines_of
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
    assert "'chess' is neither a game with a map (revolt, monumental, mega) nor a map file" in said


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


@pytest.fixture
def causeway(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    path = tmp_path / "causeway.yaml"
    path.write_text(CAUSEWAY)
    return path


def test_check_says_that_all_maps_of_a_game_are_sound() -> None:
    status, said = run("check", "monumental")
    assert status == 0
    assert said.count("nothing is wrong") == 10
    assert "maps.yaml, map_5p_1: The Five Thrones, 37 tiles" in said


def test_check_takes_one_map_of_a_game() -> None:
    status, said = run("check", "monumental/map_3p_2")
    assert status == 0
    sound = "The Great Lakes, 31 tiles, 25 of them Provinces, for 3 players, level 2; nothing"
    assert sound in said
    assert said.count("nothing is wrong") == 1


def test_a_map_a_game_does_not_have_is_refused_with_a_guess() -> None:
    status, said = run("check", "monumental/map_3p_9")
    assert status != 0
    assert "monumental has no map 'map_3p_9'; did you mean 'map_3p_" in said
    status, said = run("check", "revolt/atlantis")
    assert status != 0
    assert "revolt has no map 'atlantis'; known are mediterranean" in said


def test_a_file_of_hexes_is_known_by_its_content(causeway: Path) -> None:
    status, said = run("check", str(causeway))
    assert status == 0, said
    assert "causeway.yaml: The Causeway, 9 tiles, 5 of them Provinces, for 2 players" in said


def test_check_lists_every_fault_of_a_hex_map_and_fails(causeway: Path) -> None:
    causeway.write_text(
        CAUSEWAY.replace("plains", "plain").replace("terrain: water", "terrain: watter")
    )
    status, said = run("check", str(causeway))
    assert status == maps.FAULTS_FOUND
    assert "causeway.yaml: tile (-1, 0): there is no terrain 'plain'; did you mean" in said
    assert "causeway.yaml: 4 faults." in said


def test_check_notes_what_one_box_does_not_hold(causeway: Path) -> None:
    more = "".join(f"  - {{q: {q}, r: 2, terrain: oasis}}\n" for q in range(-2, 2))
    causeway.write_text(CAUSEWAY + more)
    status, said = run("check", str(causeway))
    assert status == 0, said
    assert "nothing is wrong. Note: it has 4 tiles of Oasis; one box holds 3." in said


def test_a_file_that_is_no_map_of_any_game_is_refused(causeway: Path) -> None:
    causeway.write_text("recipes: [bread]\n")
    status, said = run("check", str(causeway))
    assert status != 0
    assert "is no map: it has none of the lists 'regions' (revolt), 'tiles' (monumental)" in said


@pytest.mark.parametrize("target", ["monumental", "monumental/map_2p_1"])
def test_there_is_nothing_to_build_of_hexes(target: str) -> None:
    status, said = run("build", target)
    assert status != 0
    assert "a map of hexes has no outlines to build; `ziggurat map draw` draws it as it is" in said


def test_draw_writes_every_map_of_a_game_into_a_folder(causeway: Path) -> None:
    folder = causeway.parent / "pictures"
    folder.mkdir()
    status, said = run("draw", "monumental", "--out", "pictures")
    assert status == 0, said
    names = sorted(path.name for path in folder.iterdir())
    assert len(names) == 10
    assert "The Great Lakes" in (folder / "map_3p_2.svg").read_text()


def test_draw_writes_one_hex_map(causeway: Path) -> None:
    assert run("draw", str(causeway))[0] == 0
    assert 'data-thing="tile:A1"' in (causeway.parent / "causeway.svg").read_text()
    assert run("draw", "monumental/map_2p_2", "--out", "doom.svg")[0] == 0
    assert "Volcano" in (causeway.parent / "doom.svg").read_text()


def test_several_maps_do_not_go_into_one_file_nor_show_one_position(causeway: Path) -> None:
    status, said = run("draw", "monumental", "--out", "all.svg")
    assert status != 0
    assert "'all.svg' is no folder; several maps are drawn" in said
    status, said = run("draw", "monumental", "--position", str(causeway))
    assert status != 0
    assert "A position belongs to one map; 'monumental' are 10." in said


def test_draw_refuses_a_hex_map_with_faults(causeway: Path) -> None:
    causeway.write_text(CAUSEWAY.replace("seat: 2", "seat: 1"))
    status, said = run("draw", str(causeway))
    assert status != 0
    assert "seat 1 has 2 Capitals; each seat has one" in said
    assert not (causeway.parent / "causeway.svg").exists()


@pytest.mark.parametrize("name", HOSTILE)
def test_a_file_nobody_writes_in_good_faith_is_refused_in_a_sentence(
    isles: Path, name: str
) -> None:
    text, sentence = HOSTILE[name]
    isles.write_text(text, encoding="utf-8")
    status, said = run("check", str(isles))
    assert status != 0
    assert "isles.yaml: " in said
    assert sentence in said
    assert len(said) < LONGEST_REFUSAL


def test_a_map_of_too_many_regions_is_refused(isles: Path) -> None:
    more = "".join(
        f"  - {{id: x{number}, name: X, kind: land, resource: food, centre: [3, 46]}}\n"
        for number in range(300)
    )
    isles.write_text(ISLES.replace("regions:\n", f"regions:\n{more}"), encoding="utf-8")
    status, said = run("check", str(isles))
    assert status == maps.FAULTS_FOUND
    assert "a board has at most 200" in said
