"""What the settings of Mega Empires may name, with what there is to know of it."""

from __future__ import annotations

from ziggurat.games.mega.maps.form import WorldMaps
from ziggurat.games.mega.printed.reading import read_book
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import Pick

BOARD = "board"
CIVILIZATIONS = "civilizations"
MAP = "map"
EAST = Pick("east", "East", "From Nubia and Babylon to the Indus.", has_picture=True)
WEST = Pick("west", "West", "From Iberia to Egypt and Assyria.", has_picture=True)
WORLD = Pick("", "East and West", "The map of the game, both boards.", has_picture=True)


def picks(setting: str) -> list[Pick]:
    """The civilizations, the boards, or the one map there is."""
    if setting == CIVILIZATIONS:
        return civilizations()
    if setting == BOARD:
        return [EAST, WEST]
    return [WORLD] if setting == MAP else []


def civilizations() -> list[Pick]:
    """The civilizations in the order of the A.S.T."""
    book = read_book()
    buildings = {building.id: building.name for building in book.buildings}
    return [
        Pick(
            each.id,
            each.name,
            f"A.S.T. ranking {each.ast_rank}, {each.block}; {buildings[each.special_building]}.",
            each.colour_hex,
            each.name[:2],
        )
        for each in book.civilizations
    ]


def picture(setting: str, pick: str) -> str:
    """A board, or both, as they are drawn before a game."""
    maps = WorldMaps()
    if setting == BOARD and pick in (EAST.name, WEST.name):
        return maps.parts()[pick].draw(None)
    if (setting, pick) == (MAP, WORLD.name):
        return maps.shipped()["world"].draw(None)
    raise Invalid(f"There is no picture of '{pick}' for the setting '{setting}'.")
