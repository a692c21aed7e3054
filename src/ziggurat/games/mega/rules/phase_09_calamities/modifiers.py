"""The numbers on calamities, and what a player's advances make of them (ME-K5).

No calamity knows an advance by name: the data say which figure an advance changes, for which role.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    CITIES_REDUCED,
    CITIES_REPLACED,
    CITIES_SELECTED,
    CITIES_SELECTED_SMALL,
    DAMAGE,
    DAMAGE_WITHOUT_FLOOD_PLAIN,
    EITHER_ROLE,
    FIGURE_COUNT,
    PRIMARY,
    SECONDARY_CITIES_REDUCED,
    SECONDARY_CITIES_REPLACED,
    SECONDARY_CITIES_SELECTED,
    SECONDARY_CITIES_SELECTED_SMALL,
    SECONDARY_DAMAGE,
)

SECONDARY_OF: Final[dict[int, int]] = {
    DAMAGE: SECONDARY_DAMAGE,
    CITIES_SELECTED: SECONDARY_CITIES_SELECTED,
    CITIES_REDUCED: SECONDARY_CITIES_REDUCED,
    CITIES_REPLACED: SECONDARY_CITIES_REPLACED,
}
"""What a figure is called on the card for secondary victims."""

SMALL_OF: Final[dict[int, int]] = {
    CITIES_SELECTED: CITIES_SELECTED_SMALL,
    SECONDARY_CITIES_SELECTED: SECONDARY_CITIES_SELECTED_SMALL,
}
"""What a figure is called on the card for games of 3 or 4 players."""

CHANGED_WITH: Final[dict[int, int]] = {DAMAGE_WITHOUT_FLOOD_PLAIN: DAMAGE}
"""Figures that change with another one: Engineering helps in every case of a Flood (ME-K4N)."""


def figure(state: Mega, player: int, calamity: int, figure: int, role: int) -> int:
    """A calamity's figure for a victim in a role, with his advances; never below 0.

    The figure is named as for the primary victim, whatever the role.
    """
    number = printed_figure(state, calamity, figure, role)
    changed = CHANGED_WITH.get(figure, figure)
    modifiers = state.lookup.modifiers[calamity]
    for place in range(0, len(modifiers), 4):
        is_meant = modifiers[place + 2] == changed and modifiers[place + 1] in (role, EITHER_ROLE)
        if is_meant and state.has(player, modifiers[place]):
            number += modifiers[place + 3]
    return max(0, number)


def printed_figure(state: Mega, calamity: int, figure: int, role: int = PRIMARY) -> int:
    """A calamity's figure for a role as the card has it in this setup."""
    printed = figure if role == PRIMARY else SECONDARY_OF.get(figure, figure)
    if state.lookup.is_small:
        printed = SMALL_OF.get(printed, printed)
    return state.lookup.calamity_figure[calamity * FIGURE_COUNT + printed]


def has_power(state: Mega, player: int, calamity: int, power: int, role: int) -> bool:
    """Whether a player's advances give him, in a role, something that is no figure."""
    powers = state.lookup.powers[calamity]
    for place in range(0, len(powers), 3):
        is_meant = powers[place + 2] == power and powers[place + 1] in (role, EITHER_ROLE)
        if is_meant and state.has(player, powers[place]):
            return True
    return False
