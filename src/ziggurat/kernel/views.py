"""What a game shows, as structs that are sent as JSON: what a seat may know, and what stays.

Every game declares its own in `view/`. The schema of the API is made from them, with the words that
stand under their fields, and the types of the boards in the browser from that.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import inspect

NAMES_PLAYER = {"names": "player"}
Player: TypeAlias = Annotated[int, msgspec.Meta(extra=NAMES_PLAYER)]
"""A player by number; those whom the game plays itself come after the seats."""
Holder: TypeAlias = Annotated[str, msgspec.Meta(extra=NAMES_PLAYER)]
"""A player by number, as text: whoever holds something may be no player."""


class View(msgspec.Struct, frozen=True):
    """What a seat may know.

    Its fields are its parts: those that have changed are sent, each by its name. A part may be one
    object in many views, and equal parts may be the same one, so nobody changes them.
    """


class Scene(msgspec.Struct, frozen=True):
    """What never changes on a table, for the board in a browser."""


class Briefing(msgspec.Struct, frozen=True):
    """What the board of a game is told with a question beside its answers: prices, prospects, whys.

    It is made of what the seat that is asked may know, and sent with the question.
    """


class Reckoning(msgspec.Struct, frozen=True):
    """What an answer comes to that is being put together: sums, payments, what would be left.

    It is made of what the seat that is asked may know, and sent with a quote.
    """


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
    """Fields that hold numbers of players: `fields_of_players` of the view."""
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


def fields_of_players(view_type: type[View]) -> tuple[str, ...]:
    """The names of all fields in a view, however deep, that say which player."""
    return tuple(sorted({name for name, kind in _fields(view_type) if _names_player(kind)}))


def _fields(struct: type[msgspec.Struct]) -> Iterator[tuple[str, inspect.Type]]:
    waiting: list[inspect.Type] = [inspect.type_info(struct)]
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, inspect.StructType) and not kind.array_like:
            yield from ((field.encode_name, field.type) for field in kind.fields)
        waiting.extend(_inside(kind))


def _names_player(kind: inspect.Type) -> bool:
    if isinstance(kind, inspect.Metadata):
        return kind.extra == NAMES_PLAYER
    # A struct has fields of its own, unless it is sent as a list.
    is_named = isinstance(kind, inspect.StructType) and not kind.array_like
    return not is_named and any(_names_player(each) for each in _inside(kind))


def structs_in(struct: type[msgspec.Struct]) -> dict[str, type[msgspec.Struct]]:
    """A struct and all that it is made of, however deep, by their names."""
    found: dict[str, type[msgspec.Struct]] = {}
    waiting: list[inspect.Type] = [inspect.type_info(struct)]
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, inspect.StructType):
            if kind.cls.__name__ in found:
                continue
            found[kind.cls.__name__] = kind.cls
        waiting.extend(_inside(kind))
    return found


def _inside(kind: inspect.Type) -> list[inspect.Type]:
    """The types of the values a value of a type is made of."""
    match kind:
        case inspect.Metadata(type=inside):
            return [inside]
        case inspect.TupleType(item_types=types):
            return list(types)
        case inspect.StructType(fields=fields):
            return [field.type for field in fields]
        case inspect.DictType(value_type=inside) | inspect.VarTupleType(item_type=inside):
            return [inside]
        case inspect.UnionType(types=types):
            return list(types)
        case _:
            return []


def parts_of(view: View) -> dict[str, Any]:
    """The parts of a view by the names they are sent under."""
    return {
        name: getattr(view, field)
        for field, name in zip(view.__struct_fields__, view.__struct_encode_fields__, strict=True)
    }
