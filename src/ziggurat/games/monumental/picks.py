"""What the settings of Monumental may name, with what there is to know of it."""

from __future__ import annotations

from ziggurat.games.monumental.maps.picture import draw_map
from ziggurat.games.monumental.maps.reading import HexMap, read_maps
from ziggurat.games.monumental.printed.cards import Civilization
from ziggurat.games.monumental.printed.reading import read_cards
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import Pick

MAP = "map"
CIVILIZATIONS = "civilizations"
FIRST = Pick("", "The first map for the players", "As many players as sit down, level 1.")


def picks(setting: str) -> list[Pick]:
    """The civilizations, or the maps that come with the game."""
    if setting == CIVILIZATIONS:
        return [people(each) for each in read_cards().civilizations]
    if setting == MAP:
        return [FIRST, *(sheet(name, each) for name, each in read_maps().items())]
    return []


def people(civilization: Civilization) -> Pick:
    """A civilization by its own Building and its Warlord."""
    own = [civilization.special_building, civilization.warlord]
    words = " · ".join(f"{card.name}: {card.text}" for card in own)
    return Pick(civilization.id, civilization.realm, words, letter=civilization.realm[:2])


def sheet(name: str, hexes: HexMap) -> Pick:
    """A map by whom it is for."""
    words = f"{hexes.players} players, level {hexes.level}."
    return Pick(name, hexes.name, words, has_picture=True)


def picture(setting: str, pick: str) -> str:
    """A map as it is drawn before a game."""
    if setting != MAP or pick not in read_maps():
        raise Invalid(f"There is no picture of '{pick}' for the setting '{setting}'.")
    return draw_map(read_maps()[pick])
