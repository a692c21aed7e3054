"""Notation: how tiles, cards and resources are written in answers, and read back."""

from __future__ import annotations

from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import BASIC, CAPITAL, NOTHING, RESOURCES, TERRAINS
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.options import Item
from ziggurat.kernel.wording import spelt


def read_tile(state: Monumental, text: str) -> int:
    """The tile of a label such as `B3`, alone or behind its terrain as in `Foothills C1`."""
    terrain, _, label = text.strip().rpartition(" ")
    for tile, known in enumerate(state.lookup.tile_label):
        if known == label.upper() and is_terrain(state, tile, spelt(terrain)):
            return tile
    first, last = state.lookup.tile_label[0], state.lookup.tile_label[-1]
    raise Invalid(f"'{text.strip()}' is no tile of this map; they go from {first} to {last}.")


def is_terrain(state: Monumental, tile: int, words: str) -> bool:
    """Whether what stands before a tile's label is what it is called, or nothing."""
    terrain = state.lookup.terrain[tile]
    is_capital = terrain == CAPITAL and words.removeprefix("the ").startswith("capital of ")
    return not words or words == spelt(TERRAINS[terrain]) or is_capital


def read_kind(state: Monumental, text: str) -> int:
    """The card or token of an id such as `great_library`, or of the name printed on it."""
    wanted = spelt(text)
    for names in (state.lookup.kind_id, state.lookup.kind_name):
        for kind, name in enumerate(names):
            if spelt(name) == wanted:
                return kind
    raise Invalid(f"There is no card or token called '{text.strip()}'.")


def card_pointed_at(state: Monumental, thing: str) -> int:
    """The card or token a thing such as `card:granary` is, or `NOTHING`."""
    kind, _, name = thing.partition(":")
    known = state.lookup.kind_id
    return known.index(name) if kind == "card" and name in known else NOTHING


def tile_pointed_at(state: Monumental, thing: str) -> int:
    """The tile a thing such as `tile:B3` is, or `NOTHING`."""
    kind, _, name = thing.partition(":")
    known = state.lookup.tile_label
    return known.index(name) if kind == "tile" and name in known else NOTHING


def card_item(state: Monumental, key: int, kind: int) -> Item:
    """A card to choose, under a key of the caller's."""
    lookup = state.lookup
    return Item(key, lookup.kind_id[kind], lookup.kind_name[kind], [f"card:{lookup.kind_id[kind]}"])


def tile_item(state: Monumental, tile: int) -> Item:
    """A tile to choose; its key is its number."""
    label = state.lookup.tile_label[tile]
    return Item(tile, label, f"[tile:{label}]", [f"tile:{label}"])


def resource_items() -> list[Item]:
    """The basic resources to choose from; keys are resources."""
    return [
        Item(resource, name, f"[resource:{name}]", [f"resource:{name}"])
        for resource, name in ((each, RESOURCES[each]) for each in BASIC)
    ]
