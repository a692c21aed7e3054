"""Notation: how areas, players, advances and cards are written in answers, and read back."""

from __future__ import annotations

from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import NOTHING
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.options import Item


def read_area(state: Mega, text: str) -> int:
    """The area of an id such as `upper_egypt`; upper and lower case are the same."""
    return read_id(state.lookup.area_id, text, "area in play")


def read_advance(state: Mega, text: str) -> int:
    """The advance of an id such as `cloth_making`."""
    return read_id(state.lookup.advance_id, text, "advance")


def read_building(state: Mega, text: str) -> int:
    """The special building of an id such as `giant_stupa`."""
    return read_id(state.lookup.building_id, text, "special building in play")


def read_good(state: Mega, text: str) -> int:
    """The commodity of an id such as `salt`."""
    return read_id(state.lookup.good_id, text, "commodity")


def longest_id(ids: list[str]) -> int:
    """The length of the longest id."""
    return max([len(name) for name in ids], default=0)


def read_id(ids: list[str], text: str, what: str) -> int:
    """The place of an id in a list; spaces may stand for underscores."""
    wanted = text.strip().lower().replace(" ", "_")
    if wanted not in ids:
        raise Invalid(f"'{text.strip()[:40]}' is no {what}.")
    return ids.index(wanted)


def pointed_at(ids: list[str], sort: str, thing: str) -> int:
    """The place in a list of the thing of a sort somebody points at, or `NOTHING`."""
    kind, _, name = thing.partition(":")
    return ids.index(name) if kind == sort and name in ids else NOTHING


def area_pointed_at(state: Mega, thing: str) -> int:
    """The area somebody points at, or `NOTHING`."""
    return pointed_at(state.lookup.area_id, "area", thing)


def civ_id(state: Mega, player: int) -> str:
    """How a player is written: by the id of his civilization."""
    return state.lookup.civ_id[state.civilization[player]]


def area_item(state: Mega, area: int, note: str = "") -> Item:
    """An area to choose; its key is its number."""
    name = state.lookup.area_id[area]
    return Item(area, name, f"[area:{name}]", [f"area:{name}"], note)


def area_items(state: Mega, areas: list[int]) -> list[Item]:
    """Areas to choose from."""
    items = state.lookup.area_items
    return [items[area] for area in areas]


def player_item(state: Mega, player: int) -> Item:
    """A player to choose; his key is his number."""
    return Item(player, civ_id(state, player), f"[seat:{player}]", [f"seat:{player}"])


def player_items(state: Mega, players: list[int]) -> list[Item]:
    """Players to choose from."""
    return [player_item(state, player) for player in players]


def good_item(state: Mega, kind: int) -> Item:
    """A kind of commodity card to choose; its key is its kind."""
    name = state.lookup.good_id[kind]
    return Item(kind, name, f"[card:{name}]", [f"card:{name}"])


def advance_item(state: Mega, advance: int) -> Item:
    """An advance to choose; its key is its number."""
    name = state.lookup.advance_id[advance]
    return Item(advance, name, f"[advance:{name}]", [f"advance:{name}"])
