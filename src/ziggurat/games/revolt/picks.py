"""What the settings of Empire's Revolt may name, with what there is to know of it."""

from __future__ import annotations

from ziggurat.atlas.outlines import read_outlines
from ziggurat.games.revolt.maps.board import outlines_of, read_board
from ziggurat.games.revolt.maps.picture import draw_board
from ziggurat.games.revolt.printed.cards import Capital, read_cards
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import Pick

MAP = "map"
NATIONS = "nations"
MEDITERRANEAN = Pick("", "The Mediterranean", "Six nations around one sea.", has_picture=True)


def picks(setting: str) -> list[Pick]:
    """The nations, or the one map there is."""
    if setting == NATIONS:
        return [nation(card) for card in read_cards().capitals]
    if setting == MAP:
        return [MEDITERRANEAN]
    return []


def nation(card: Capital) -> Pick:
    """A nation by its dice and its ability."""
    dice = f"Attack {card.attack}, defence {card.defence}"
    return Pick(
        card.nation,
        card.nation.capitalize(),
        f"{dice}. {card.ability.name}: {card.ability.text}",
        card.colour,
        card.letter,
    )


def picture(setting: str, pick: str) -> str:
    """The map as it is drawn before a game."""
    if (setting, pick) != (MAP, ""):
        raise Invalid(f"There is no picture of '{pick}' for the setting '{setting}'.")
    return draw_board(read_board(), read_outlines(outlines_of(None)))
