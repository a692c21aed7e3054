from pathlib import Path

import msgspec
import pytest

from tests.atlas.lagoon import lagoon
from ziggurat.atlas.outlines import (
    check_outlines,
    encode_outlines,
    geometry_digest,
    read_outlines,
)
from ziggurat.games.revolt.maps.board import read_board_outlines
from ziggurat.kernel.errors import Invalid


def test_outlines_read_back_to_the_same_bytes(tmp_path: Path) -> None:
    path = tmp_path / "outlines.json"
    encoded = encode_outlines(read_board_outlines())
    path.write_bytes(encoded)
    assert encode_outlines(read_outlines(path)) == encoded


def test_missing_outlines_are_told_with_the_command_that_makes_them(tmp_path: Path) -> None:
    with pytest.raises(Invalid, match=r"my\.outlines\.json: cannot be read.*ziggurat map build"):
        read_outlines(tmp_path / "my.outlines.json")


@pytest.mark.parametrize(
    "content",
    [b"", b"{}", b"[]", b'{"form": "one"}', b"\xff", b'{"x": ' + b"[" * 20_000],
    ids=["nothing", "no fields", "a list", "a word", "no text", "lists in lists without end"],
)
def test_damaged_outlines_are_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "outlines.json"
    path.write_bytes(content)
    with pytest.raises(Invalid, match=r"outlines\.json: is damaged"):
        read_outlines(path)


def test_outlines_of_another_form_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "outlines.json"
    path.write_bytes(encode_outlines(msgspec.structs.replace(read_board_outlines(), form=99)))
    with pytest.raises(Invalid, match="has form 99"):
        read_outlines(path)


def test_outlines_of_another_map_are_stale_and_lack_its_entries() -> None:
    found = check_outlines(lagoon(), read_board_outlines(), "outlines.json")
    faults = [str(fault) for fault in found]
    assert faults[0].startswith("outlines.json: outlines: are stale: lagoon.yaml has changed")
    assert "outlines.json: regions, arx: is in the map file and not in the outlines" in faults


@pytest.mark.parametrize(
    "change",
    [
        ("centre: [7.5, 42.7]", "centre: [7.6, 42.7]"),
        ("place: [9.85, 42.0]", "place: [9.8, 42.0]"),
        ("seed: 1", "seed: 2"),
        ("b: vallis, kind: land", "b: vallis, kind: forest"),
        ("via: [[10.9, 40.3]]", "via: [[10.8, 40.3]]"),
        ("name: Mare Oriens", "name: Mare Ortus"),
    ],
)
def test_whatever_changes_the_drawing_changes_the_digest(change: tuple[str, str]) -> None:
    assert geometry_digest(lagoon(change)) != geometry_digest(lagoon())


def test_what_does_not_change_the_drawing_leaves_the_digest() -> None:
    plain = geometry_digest(lagoon())
    assert geometry_digest(lagoon(("name: Vallis", "name: Valles"))) == plain
    assert geometry_digest(lagoon(("name: Vallis", "name: Vallis, label: [3, 4]"))) == plain
