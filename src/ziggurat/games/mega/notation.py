"""Notation: how areas, players, advances and cards are written in answers, and read back."""

from __future__ import annotations

from ziggurat.games.mega.state import Mega
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.options import Item


def read_area(game: Mega, text: str) -> int:
    """The area of an id such as `upper_egypt`; upper and lower case are the same."""
    return read_id(game.tables.area_id, text, "area in play")


def read_advance(game: Mega, text: str) -> int:
    """The advance of an id such as `cloth_making`."""
    return read_id(game.tables.advance_id, text, "advance")


def read_building(game: Mega, text: str) -> int:
    """The special building of an id such as `giant_stupa`."""
    return read_id(game.tables.building_id, text, "special building in play")


def read_good(game: Mega, text: str) -> int:
    """The commodity of an id such as `salt`."""
    return read_id(game.tables.good_id, text, "commodity")


def longest_id(ids: list[str]) -> int:
    """The length of the longest id."""
    return max([len(name) for name in ids], default=0)


def read_id(ids: list[str], text: str, what: str) -> int:
    """The place of an id in a list; spaces may stand for underscores."""
    wanted = text.strip().lower().replace(" ", "_")
    if wanted not in ids:
        raise Invalid(f"'{text.strip()[:40]}' is no {what}.")
    return ids.index(wanted)


def civ_id(game: Mega, player: int) -> str:
    """How a player is written: by the id of his civilization."""
    return game.tables.civ_id[game.civilization[player]]


def area_item(game: Mega, area: int, note: str = "") -> Item:
    """An area to choose; its key is its number."""
    name = game.tables.area_id[area]
    return Item(area, name, f"[area:{name}]", [f"area:{name}"], note)


def area_items(game: Mega, areas: list[int]) -> list[Item]:
    """Areas to choose from."""
    items = game.tables.area_items
    return [items[area] for area in areas]


def player_item(game: Mega, player: int) -> Item:
    """A player to choose; his key is his number."""
    return Item(player, civ_id(game, player), f"[seat:{player}]", [f"seat:{player}"])


def player_items(game: Mega, players: list[int]) -> list[Item]:
    """Players to choose from."""
    return [player_item(game, player) for player in players]


def good_item(game: Mega, kind: int) -> Item:
    """A kind of commodity card to choose; its key is its kind."""
    name = game.tables.good_id[kind]
    return Item(kind, name, f"[card:{name}]", [f"card:{name}"])


def advance_item(game: Mega, advance: int) -> Item:
    """An advance to choose; its key is its number."""
    name = game.tables.advance_id[advance]
    return Item(advance, name, f"[advance:{name}]", [f"advance:{name}"])
