"""What views are made of, as told by their types."""

from __future__ import annotations

import msgspec

from ziggurat.kernel.views import (
    Holder,
    Player,
    View,
    fields_of_players,
    parts_of,
    structs_in,
)


class Sighting(msgspec.Struct, frozen=True, array_like=True):
    """Sent as a list, so that its fields have no names."""

    who: Player
    card: str


class Area(msgspec.Struct, frozen=True, rename={"giver": "from"}):
    """A part of a part."""

    city: Holder
    giver: Player | None
    count: int


class Shown(View, frozen=True):
    """A view with players in all sorts of places."""

    turn: int
    order: tuple[Player, ...]
    struck: dict[str, tuple[Player, ...]]
    known: tuple[Sighting, ...]
    areas: dict[str, Area]


def test_fields_that_name_players_say_so_by_their_types() -> None:
    assert fields_of_players(Shown) == ("city", "from", "known", "order", "struck")


class Branch(msgspec.Struct, frozen=True):
    """Made of its like."""

    inner: tuple[Branch, ...] = ()
    spot: tuple[int, Sighting] | None = None


def test_a_struct_is_made_of_all_structs_in_it_however_deep() -> None:
    assert structs_in(Shown) == {"Shown": Shown, "Sighting": Sighting, "Area": Area}
    assert structs_in(Branch) == {"Branch": Branch, "Sighting": Sighting}


def test_parts_go_by_the_names_they_are_sent_under() -> None:
    class Renamed(View, frozen=True, rename={"asked_for": "for"}):
        asked_for: int

    assert parts_of(Renamed(3)) == {"for": 3}
