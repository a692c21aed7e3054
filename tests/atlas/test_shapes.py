"""Small pictures as data, and the SVG they are written as."""

from __future__ import annotations

from ziggurat.atlas.shapes import Paint, Shape, drawn, moved, paint_rules

HILL = (Shape("M0 0H9Z", "grass"), Shape("M3 3H6Z", "shade"))


def test_a_shape_is_a_path_of_the_class_of_its_paint() -> None:
    assert drawn(HILL[:1]) == '<path d="M0 0H9Z" class="grass"/>'


def test_a_moved_picture_keeps_its_shapes_in_their_order() -> None:
    elsewhere = moved(HILL, (4.0, -2.5), 1.5)
    assert [(shape.d, shape.paint) for shape in elsewhere] == [(s.d, s.paint) for s in HILL]
    assert 'transform="translate(4 -2.5) scale(1.5)"' in elsewhere[0].drawn()


def test_paints_are_style_rules_by_their_names() -> None:
    rules = paint_rules({"grass": Paint(fill="#0a0"), "reed": Paint(stroke="#050", width=1.2)})
    assert rules[".grass"] == "fill:#0a0"
    assert rules[".reed"].startswith("fill:none;stroke:#050;stroke-width:1.2;")
    assert Paint(fill="#000", opacity=0.5).rule() == "fill:#000;opacity:0.5"
