from pathlib import Path

import pytest

from tests.atlas.lagoon import LAGOON, Sheet, lagoon
from ziggurat.atlas.gazetteer import BorderKind, Space
from ziggurat.atlas.reading import read_gazetteer
from ziggurat.kernel.errors import Invalid


def test_a_map_file_reads_into_spaces_borders_coasts_and_routes() -> None:
    gazetteer = lagoon()
    assert [space.id for space in gazetteer.spaces][:2] == ["arx", "vallis"]
    assert gazetteer.space("portus").place == (9.85, 42.0)
    assert [border.id for border in gazetteer.crossings()] == ["portus/vallis", "campus/mons"]
    assert gazetteer.borders[4].kind is BorderKind.STRAIT
    assert gazetteer.routes[1].via == ((10.9, 40.3),)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            ("kind: land, centre: [7.5, 42.7]", "kind: land, centre: north"),
            "lagoon.yaml: regions, arx: field 'centre': expected 'array', got 'str'",
        ),
        (
            ("kind: land, centre: [7.5, 42.7]", "kind: land"),
            "lagoon.yaml: regions, arx: the field 'centre' is missing",
        ),
        (
            ("name: Arx, kind: land", "name: Arx, colour: red, kind: land"),
            "lagoon.yaml: regions, arx: unknown field 'colour'; known are id, name, kind",
        ),
        (
            ("b: vallis, kind: land", "b: vallis, kind: swamp"),
            (
                "lagoon.yaml: borders, arx - vallis: field 'kind': 'swamp' is not known; "
                "may be land, strait, mountain, forest"
            ),
        ),
        (
            ("Iugum, kind: mountain, line", "Iugum, kind: river, line"),
            (
                "lagoon.yaml: barriers, Iugum: field 'kind': 'river' is not known; "
                "may be forest, mountain"
            ),
        ),
        (
            ("  - [arx, vallis]", "  - [arx]"),
            "lagoon.yaml: coast_links, entry 1: must be a pair of coasts, [a, b]",
        ),
        (("seas:", "lakes:"), "lagoon.yaml: unknown list 'lakes'; a map has board, regions"),
        (
            ("  - {id: r1, a: vallis, b: scopulus}", "  - r1"),
            "lagoon.yaml: trade_routes, entry 1: expected 'object', got 'str'",
        ),
        (("name: albers", "name: mercator"), "lagoon.yaml: board: field 'projection.name'"),
        (("id: r1, a", "id: r1, id: r1, a"), "lagoon.yaml: is not valid YAML: line 38: the field"),
        (("regions:", "regions: ["), "lagoon.yaml: is not valid YAML: line"),
    ],
)
def test_what_cannot_be_understood_is_told_by_file_entry_and_field(
    change: tuple[str, str], sentence: str
) -> None:
    with pytest.raises(Invalid) as refused:
        lagoon(change)
    assert sentence in str(refused.value)


def test_all_entries_that_cannot_be_understood_are_told_at_once() -> None:
    with pytest.raises(Invalid) as refused:
        lagoon(("centre: [7.5, 42.7]", "centre: 1"), ("centre: [7.5, 41.3]", "centre: 2"))
    assert len(str(refused.value).splitlines()) == 2


@pytest.mark.parametrize("text", ["", "- a list", "regions: 7", "board: {id: x}\nregions: []"])
def test_a_file_without_regions_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(Invalid, match=r"lagoon\.yaml"):
        read_gazetteer(Sheet(text), Space)


def test_a_missing_file_is_refused_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(Invalid, match=r"nowhere\.yaml: cannot be read"):
        read_gazetteer(tmp_path / "nowhere.yaml", Space)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.yaml"
    path.write_bytes(b"\xff\xd8\xff\xe0")
    with pytest.raises(Invalid, match="not a text file"):
        read_gazetteer(path, Space)


def test_the_same_text_reads_from_disk_and_from_memory(tmp_path: Path) -> None:
    path = tmp_path / "lagoon.yaml"
    path.write_text(LAGOON)
    assert read_gazetteer(path, Space) == lagoon()
