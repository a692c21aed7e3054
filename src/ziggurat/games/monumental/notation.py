"""Notation: how tiles, cards and resources are written in answers, and read back."""

from __future__ import annotations

from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import BASIC, RESOURCES
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.options import Item


def read_tile(game: Monumental, text: str) -> int:
    """The tile of a label such as `B3`; upper and lower case are the same."""
    wanted = text.strip().upper()
    for tile, label in enumerate(game.tables.tile_label):
        if label == wanted:
            return tile
    first, last = game.tables.tile_label[0], game.tables.tile_label[-1]
    raise Invalid(f"'{text.strip()}' is no tile of this map; they go from {first} to {last}.")


def read_kind(game: Monumental, text: str) -> int:
    """The card or token of an id such as `great_library`."""
    wanted = text.strip().lower()
    for kind, name in enumerate(game.tables.kind_id):
        if name == wanted:
            return kind
    raise Invalid(f"There is no card or token '{text.strip()}'.")


def card_item(game: Monumental, key: int, kind: int) -> Item:
    """A card to choose, under a key of the caller's."""
    tables = game.tables
    return Item(key, tables.kind_id[kind], tables.kind_name[kind], [f"card:{tables.kind_id[kind]}"])


def tile_item(game: Monumental, tile: int) -> Item:
    """A tile to choose; its key is its number."""
    label = game.tables.tile_label[tile]
    return Item(tile, label, f"[tile:{label}]", [f"tile:{label}"])


def resource_items() -> list[Item]:
    """The basic resources to choose from; keys are resources."""
    return [
        Item(resource, name, f"[resource:{name}]", [f"resource:{name}"])
        for resource, name in ((each, RESOURCES[each]) for each in BASIC)
    ]
