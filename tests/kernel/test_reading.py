"""Reading what guests write: names as they are printed, and no more than an answer needs."""

from __future__ import annotations

import pytest

from tests.kernel.voyage import Route
from ziggurat.kernel.algebra import OneOf, SomeOf
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.options import Item
from ziggurat.kernel.reading import ELBOW_ROOM, read_answer

WONDERS = [Item(3, "abu_simbel", "Abu Simbel"), Item(5, "falls", "Mosi-oa-Tunya Falls")]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("abu_simbel", (3,)),
        ("Abu  Simbel", (3,)),
        ("abu-simbel", (3,)),
        ("mosi oa tunya falls", (5,)),
        ("falls", (5,)),
    ],
)
def test_a_thing_may_be_written_by_its_id_or_by_its_printed_name(
    text: str, expected: tuple[int, ...]
) -> None:
    assert OneOf(WONDERS).read(text) == expected
    assert SomeOf(WONDERS, 0, 2).read(text) == expected


def test_an_answer_with_spaces_between_its_signs_has_room() -> None:
    route = "carthage > ephesus > byblos > rhodes > delos > jaffa"
    spaced = route.replace(" ", " " * 12)
    assert len(spaced) > ELBOW_ROOM
    assert read_answer(Route(), spaced) == Route().read(route)


def test_a_text_longer_than_any_answer_is_refused_before_it_is_read() -> None:
    class Unread(Route):
        def read(self, text: str) -> tuple[int, ...]:
            raise AssertionError(text)

    room = ELBOW_ROOM + 2 * Unread().longest()
    with pytest.raises(Invalid, match=f"takes {room + 1} characters; write at most {room}"):
        read_answer(Unread(), "a" * (room + 1))


def test_a_short_text_is_never_too_long() -> None:
    with pytest.raises(Invalid, match="is not one of"):
        read_answer(OneOf([Item(0, "a")]), "b" * ELBOW_ROOM)
