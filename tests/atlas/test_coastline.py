from pathlib import Path

import pytest

from tests.atlas.lagoon import write_coastline
from ziggurat.atlas.coastline import USUAL_PLACE, find_coastline, read_coastline
from ziggurat.kernel.errors import Invalid


def test_arcs_are_summed_turned_and_joined_into_rings(tmp_path: Path) -> None:
    western, eastern, islet = read_coastline(write_coastline(tmp_path))
    corners = [(6.5, 43.4), (6.5, 40.6), (9.9, 40.6), (9.9, 43.4), (6.5, 43.4)]
    assert western == [[pytest.approx(corner) for corner in corners]]
    assert len(eastern[0]) == len(islet[0]) == 5


def test_a_missing_coastline_is_told_with_the_way_to_get_it(tmp_path: Path) -> None:
    with pytest.raises(Invalid, match="make coastline"):
        find_coastline(folder=tmp_path)
    with pytest.raises(Invalid, match=r"elsewhere\.json: there is no coastline here"):
        find_coastline(tmp_path / "elsewhere.json")


def test_the_coastline_is_found_in_its_usual_place(tmp_path: Path) -> None:
    usual = tmp_path / USUAL_PLACE
    usual.parent.mkdir(parents=True)
    usual.write_text("{}")
    assert find_coastline(folder=tmp_path) == usual


@pytest.mark.parametrize(
    "content",
    [b"", b"{}", b"[1, 2]", b"\xff\xfe", b'{"type": "Topology"}', b'{"x": ' + b"[" * 20_000],
    ids=["nothing", "no fields", "a list", "no text", "no land", "lists in lists without end"],
)
def test_a_file_that_is_no_coastline_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "land-10m.json"
    path.write_bytes(content)
    with pytest.raises(Invalid, match=r"land-10m\.json: is no TopoJSON file of land"):
        read_coastline(path)


def test_a_polygon_with_an_arc_that_is_not_there_is_refused(tmp_path: Path) -> None:
    path = write_coastline(tmp_path)
    path.write_text(path.read_text().replace('"arcs": [[3]]', '"arcs": [[33]]'))
    with pytest.raises(Invalid, match="names an arc that is not there"):
        read_coastline(path)
