import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.atlas.lagoon import lagoon, write_coastline
from ziggurat.atlas.building import build_outlines
from ziggurat.atlas.drawing import draw
from ziggurat.atlas.dress import Counter, Dress, LegendEntry, Livery, SpaceDress, Token, Town
from ziggurat.atlas.outlines import Outlines
from ziggurat.atlas.patterns import PATTERNS, pattern_tile
from ziggurat.kernel.errors import Invalid

SVG = "{http://www.w3.org/2000/svg}"
LIVERIES = {
    "reds": Livery(name="Reds", letter="R", colour="#d55e00", pattern="stripes"),
    "blues": Livery(name="Blues", letter="B", colour="#2f7fc1", pattern="waves"),
}
GRAIN = Token(shape="disc", letter="F", colour="#3b7d23", title="food")


@pytest.fixture(scope="module")
def outlines(tmp_path_factory: pytest.TempPathFactory) -> Outlines:
    return build_outlines(lagoon(), write_coastline(tmp_path_factory.mktemp("coast")))


def dressed(*counters: Counter, title: str = "Lagoon") -> Dress:
    return Dress(
        title=title,
        caption="Round 1",
        liveries=LIVERIES,
        spaces={
            "arx": SpaceDress(home="reds", token=GRAIN, marks=("house",)),
            "portus": SpaceDress(name_style="strong", held="blues", town=Town(text="3")),
            "campus": SpaceDress(ground="hatched", name_style="quiet", note="for hire"),
        },
        counters=counters,
        legend=((LegendEntry(text="the reds", livery="reds"),),),
    )


def counter(thing: str, livery: str = "reds") -> Counter:
    return Counter(
        thing=thing, livery=livery, afloat=False, counts=(("pawn", 3),), title="Reds: 3 armies"
    )


def picture(outlines: Outlines, dress: Dress) -> ET.Element:
    return ET.fromstring(draw(lagoon(), outlines, dress))  # noqa: S314 - drawn by ourselves


def things(root: ET.Element) -> list[str]:
    return [one.attrib["data-thing"] for one in root.iter() if "data-thing" in one.attrib]


def test_everything_one_may_point_at_is_named_once(outlines: Outlines) -> None:
    gazetteer = lagoon()
    wanted = [
        *(f"region:{space.id}" for space in gazetteer.spaces),
        *(f"coast:{coast.id}" for coast in gazetteer.coasts),
        *(f"route:{route.id}" for route in gazetteer.routes),
        *(f"crossing:{border.id}" for border in gazetteer.crossings()),
    ]
    assert sorted(things(picture(outlines, dressed()))) == sorted(wanted)


def test_every_id_is_used_once(outlines: Outlines) -> None:
    ids = [one.attrib["id"] for one in picture(outlines, dressed()).iter() if "id" in one.attrib]
    assert len(ids) == len(set(ids))


def test_the_picture_loads_nothing_and_runs_nothing(outlines: Outlines) -> None:
    root = picture(outlines, dressed())
    assert {one.tag for one in root.iter()} & {f"{SVG}script", f"{SVG}image"} == set()
    assert all(one.attrib.get("href", "#").startswith("#") for one in root.iter())
    style = next(root.iter(f"{SVG}style")).text or ""
    assert "@import" not in style
    assert "url(" not in style


def test_every_reference_inside_the_picture_leads_somewhere(outlines: Outlines) -> None:
    root = picture(outlines, dressed(counter("region:arx")))
    ids = {one.attrib.get("id") for one in root.iter()}
    for one in root.iter():
        if "href" in one.attrib:
            assert one.attrib["href"][1:] in ids
        if one.attrib.get("fill", "").startswith("url("):
            assert one.attrib["fill"][5:-1] in ids


def test_names_and_titles_of_people_are_escaped(outlines: Outlines) -> None:
    svg = draw(lagoon(), outlines, dressed(title="<script>alert(1)</script>"))
    assert "<script>" not in svg
    assert "Campus &amp; Silva" in svg


def test_who_holds_a_space_is_told_by_colour_pattern_and_letter(outlines: Outlines) -> None:
    root = picture(outlines, dressed())
    ground = next(one for one in root.iter() if one.attrib.get("id") == "space-portus")
    assert "held-blues" in ground.attrib["class"].split()
    assert any(one.attrib.get("fill") == "url(#pattern-blues)" for one in root.iter(f"{SVG}use"))
    row = next(one for one in root.iter() if one.attrib.get("data-of") == "region:portus")
    assert "".join(row.itertext()) == "B"


def test_a_token_carries_its_letter(outlines: Outlines) -> None:
    root = picture(outlines, dressed())
    row = next(one for one in root.iter() if one.attrib.get("data-of") == "region:arx")
    assert "".join(row.itertext()).startswith("RF")


@pytest.mark.parametrize(
    "thing", ["region:arx", "crossing:campus/mons", "coast:portus", "route:r2"]
)
def test_pieces_stand_near_their_place_with_their_number(outlines: Outlines, thing: str) -> None:
    root = picture(outlines, dressed(counter(thing)))
    drawn = next(one for one in root.iter() if one.attrib.get("data-at") == thing)
    assert "3" in [one.text for one in drawn.iter(f"{SVG}text")]
    x, y = (float(part) for part in drawn.attrib["transform"][10:-1].split())
    kind, _, name = thing.partition(":")
    goal = {
        "region": lambda: outlines.spaces[name].label,
        "crossing": lambda: outlines.borders[name].at,
        "coast": lambda: outlines.coasts[name].anchor,
        "route": lambda: outlines.routes[name].at,
    }[kind]()
    assert abs(x - goal[0]) + abs(y - goal[1]) < 80


@pytest.mark.parametrize("thing", ["region:nowhere", "coast:nowhere", "moon:tycho"])
def test_pieces_on_a_place_that_is_not_there_are_refused(outlines: Outlines, thing: str) -> None:
    with pytest.raises(Invalid, match=thing.partition(":")[2]):
        draw(lagoon(), outlines, dressed(counter(thing)))


def test_pieces_of_an_unknown_side_are_refused(outlines: Outlines) -> None:
    with pytest.raises(Invalid, match=r"there is no side 'greens'.*known are reds, blues"):
        draw(lagoon(), outlines, dressed(counter("region:arx", livery="greens")))


def test_names_do_not_move_when_pieces_come(outlines: Outlines) -> None:
    def names(root: ET.Element) -> list[tuple[str, str]]:
        found = [one for one in root.iter(f"{SVG}text") if "name" in one.attrib.get("class", "")]
        return [(one.attrib["x"], one.attrib["y"]) for one in found]

    crowd = [counter("region:arx"), counter("region:mons"), counter("coast:portus")]
    assert names(picture(outlines, dressed(*crowd))) == names(picture(outlines, dressed()))


def test_the_same_board_is_drawn_to_the_same_bytes(outlines: Outlines) -> None:
    crowd = [counter("region:arx"), counter("region:arx", livery="blues")]
    assert draw(lagoon(), outlines, dressed(*crowd)) == draw(lagoon(), outlines, dressed(*crowd))


def test_every_pattern_looks_different() -> None:
    tiles = {
        pattern_tile("x", Livery(name="X", letter="X", colour="#808080", pattern=pattern))
        for pattern in PATTERNS
    }
    assert len(tiles) == len(PATTERNS) >= 6


def test_a_picture_is_written_in_one_piece_of_text(outlines: Outlines, tmp_path: Path) -> None:
    path = tmp_path / "lagoon.svg"
    path.write_text(draw(lagoon(), outlines, dressed()), encoding="utf-8")
    assert ET.parse(path).getroot().tag == f"{SVG}svg"  # noqa: S314 - drawn by ourselves
