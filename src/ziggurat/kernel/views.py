"""What a game shows, as structs that are sent as JSON: what a seat may know, and what stays.

Every game declares its own in `view/`. The schema of the API is made from them, with the words that
stand under their fields, and the types of the boards in the browser from that.
"""

from __future__ import annotations

from typing import Any

import msgspec


class View(msgspec.Struct, frozen=True):
    """What a seat may know.

    Its fields are its parts: those that have changed are sent, each by its name. A part may be one
    object in many views, and equal parts may be the same one, so nobody changes them.
    """


class Scene(msgspec.Struct, frozen=True):
    """What never changes on a table, for the board in a browser."""


class Named(msgspec.Struct, frozen=True):
    """Something a view names by an id: the thing one can ask about, and what it is called."""

    thing: str
    name: str


class MapPick(msgspec.Struct, frozen=True):
    """The setting that picks a map, and which one: `Game.picture` draws it."""

    setting: str
    pick: str


class PlainScene(Scene, frozen=True, kw_only=True, omit_defaults=True):
    """What a screen that knows no game has to know of a view, to show it as text.

    The view speaks in ids. This says what they are called, which thing of the game each one is and
    what the numbers in some fields count.
    """

    things: dict[str, Named] = {}
    """By id, or by field and id as in `ship:3` where an id alone could mean several."""
    names: dict[str, str] = {}
    """By id, or by field and id: what has words but is no thing of its own."""
    titles: dict[str, str] = {}
    """By field: what it is called where its own name does not say it."""
    first: tuple[str, ...] = ()
    """Fields that are shown before all others, in this order."""
    columns: dict[str, int] = {}
    """By field: lists that lie on the table in so many columns."""
    players: tuple[str, ...] = ()
    """Fields that hold numbers of players."""
    side: str = ""
    """The field of a player that says what it plays."""
    holders: tuple[str, ...] = ()
    """Fields that hold something for each player, in their order or by their numbers."""
    tallies: tuple[str, ...] = ()
    """Fields that count things by their ids; a list of them is no table."""
    unsaid: tuple[str, ...] = ()
    """Fields that are left out."""
    counts: dict[str, tuple[str, ...]] = {}
    """By field: what each number in a list counts; those of nought are left out."""
    numbered: tuple[str, ...] = ()
    """Sorts of things whose numbers are those people say; others count from nought."""
    map: MapPick | None = None
    """The picture of the map that is played on; None where there is none."""


def parts_of(view: View) -> dict[str, Any]:
    """The parts of a view by the names they are sent under."""
    return {
        name: getattr(view, field)
        for field, name in zip(view.__struct_fields__, view.__struct_encode_fields__, strict=True)
    }
