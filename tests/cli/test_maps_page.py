"""The designers' page: its maps are sound, its commands run, and it leaves no field out."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import msgspec
import pytest

from tests.cli.sittings import run
from ziggurat.atlas import gazetteer
from ziggurat.atlas.coastline import find_coastline
from ziggurat.atlas.reading import MAP_KEYS
from ziggurat.games.mega.maps.reading import SHARED
from ziggurat.games.mega.maps.world import Drawing, FloodPlain, LandArea, OpenSea, Volcano
from ziggurat.games.monumental.maps.checking import tokens_in_the_box
from ziggurat.games.monumental.maps.reading import HexMap, Tile
from ziggurat.games.monumental.printed.reading import CONTENTS
from ziggurat.games.monumental.printed.reading import read_cards as read_monumental
from ziggurat.games.revolt.maps.board import Region, RegionKind
from ziggurat.games.revolt.printed.cards import CARD_FILES, read_cards

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "maps.md").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with the page's maps in it and nothing else."""
    examples = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
    for name, example in zip(("sicilia", "causeway", "aegean"), examples, strict=True):
        (tmp_path / f"{name}.yaml").write_text(example, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")


def commands(word: str) -> list[list[str]]:
    """The arguments of the page's commands that begin so."""
    return [shlex.split(line)[1:] for line in re.findall(rf"(?m)^ziggurat {word}.*$", PAGE)]


def test_the_map_is_sound_and_plays_as_the_page_says() -> None:
    checked, *_ = commands("map check")
    (played,) = commands("play")
    simulated, _ = commands("simulate")
    sound = "8 regions, 10 borders, 7 coasts, 2 routes, for 2 players; nothing is wrong"
    assert sound in run(*checked).stdout
    assert "Panormus" in run(*played, "--save", "game.zig", lines="map\n").stdout
    report = run(*simulated).stdout
    assert re.search(r"conquest +20 +100.0%", report)


def test_the_map_is_built_and_drawn_as_the_page_says() -> None:
    (built,) = commands("map build")
    drawn, with_pieces, *_ = commands("map draw")
    (played,) = commands("play")
    coastline = find_coastline(folder=ROOT)
    assert run(*built, "--coastline", str(coastline)).exit_code == 0
    assert Path("sicilia.outlines.json").is_file()
    assert run(*played, "--save", "game.zig").exit_code == 0
    assert run(*drawn).exit_code == run(*with_pieces).exit_code == 0
    assert "Agrigentum" in Path("sicilia.svg").read_text(encoding="utf-8")


def test_the_hex_map_is_checked_and_drawn_as_the_page_says() -> None:
    _, checked, _ = commands("map check")
    *_, drawn, shipped, _ = commands("map draw")
    sound = "The Causeway, 17 tiles, 11 of them Provinces, for 2 players, level 2; nothing is wrong"
    assert sound in run(*checked).stdout
    assert run(*drawn).exit_code == run(*shipped).exit_code == 0
    assert "The Causeway" in Path("causeway.svg").read_text(encoding="utf-8")
    assert "The Great Lakes" in Path("map_3p_2.svg").read_text(encoding="utf-8")


def test_the_map_with_seas_is_checked_and_played_and_a_setup_drawn_as_the_page_says() -> None:
    *_, checked = commands("map check")
    _, simulated = commands("simulate")
    *_, drawn = commands("map draw")
    sound = "12 areas, 3 civilizations, 8 city sites, 1 open sea, limits of 25 together; nothing"
    assert sound in run(*checked).stdout.replace("\n", " ")
    assert re.search(r"Minoa +3 ", run(*simulated).stdout)
    assert run(*drawn).exit_code == 0
    assert "Persepolis" in Path("mega-east-5.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "entry",
    [
        LandArea,
        OpenSea,
        FloodPlain,
        Volcano,
        Drawing,
        gazetteer.Lens,
        gazetteer.DegreeBox,
        HexMap,
        Tile,
        Region,
        gazetteer.BoardFrame,
        gazetteer.Projection,
        gazetteer.FrameKm,
        gazetteer.Border,
        gazetteer.Coast,
        gazetteer.ClosedShore,
        gazetteer.Route,
        gazetteer.Barrier,
        gazetteer.Sea,
        gazetteer.Filler,
    ],
)
def test_every_field_is_told(entry: type[msgspec.Struct]) -> None:
    told = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`\n]+)`", PAGE))))
    assert {field.encode_name for field in msgspec.structs.fields(entry)} <= told


def test_every_list_kind_nation_and_file_is_told() -> None:
    headings = ", ".join(re.findall(r"(?m)^### (.+)$", PAGE)).split(", ")
    assert sorted(headings) == sorted((*MAP_KEYS, "land_areas", "open_seas", *SHARED))
    kinds = [*RegionKind, *gazetteer.BorderKind]
    nations = [card.nation for card in read_cards().capitals]
    for word in [*kinds, *nations, *(f"{name}.yaml" for name in CARD_FILES)]:
        assert f"`{word}`" in PAGE


def test_every_terrain_token_and_file_of_hex_maps_is_told() -> None:
    cards = read_monumental()
    terrains = [terrain.id for terrain in cards.terrains]
    for word in [*terrains, *tokens_in_the_box(cards), *(f"{name}.yaml" for name in CONTENTS)]:
        assert f"`{word}`" in PAGE
