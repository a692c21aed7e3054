"""What answers are about, for characters who favour war, trade or building."""

from __future__ import annotations

from typing import Final

from ziggurat.games.revolt.rules.actions import VERBS, Act
from ziggurat.games.revolt.rules.carrying import landing
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.terms import (
    CONVOYS,
    DEEP_MINING,
    GRANARIES,
    IMPROVED_SAILS,
    IRRIGATION,
    MASONRY,
    MILITIA,
    NOBODY,
    TIMBER_YARDS,
    TRIREME,
    WAR_SHIPS,
)
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Seat

WAR: Final = "war"
"""Fights against rivals, and the troops for them."""
TRADE: Final = "trade"
"""Cities and the sea: what leads to the trade victory (ER-76)."""
BUILDING: Final = "building"
"""Settlements, fortifications, and what makes them yield."""

OF_ACTIONS: Final = {
    "clash": WAR,
    "ram": WAR,
    "army": WAR,
    "hire": WAR,
    "levy": WAR,
    "ship": TRADE,
    "exchange": TRADE,
    "settle": BUILDING,
    "fortify": BUILDING,
}
"""The theme of actions that have one wherever they are done."""
OF_TECHS: Final = {
    **dict.fromkeys((TRIREME, IMPROVED_SAILS, WAR_SHIPS, CONVOYS), TRADE),
    **dict.fromkeys((IRRIGATION, DEEP_MINING, TIMBER_YARDS, GRANARIES, MASONRY, MILITIA), BUILDING),
}
"""The theme of tech cards; the others are for war."""


def theme(state: Revolt, seat: Seat, answer: Answer) -> str:
    """What an answer is about; empty for what everybody does, such as moving."""
    if not isinstance(state.decision(), Act):
        return ""
    verb, rest = VERBS[answer[0]].name, answer[1:]
    match verb:
        case "attack":
            return theme_of_attack(state, seat, rest[1])
        case "land":
            return theme_of_attack(state, seat, landing(state, rest[0]))
        case "tech":
            return OF_TECHS.get(rest[0], WAR)
        case "sail" if rest[3] != NOBODY:
            return WAR
    return OF_ACTIONS.get(verb, "")


def theme_of_attack(state: Revolt, seat: Seat, region: int) -> str:
    """War against a rival, trade where an independent city is won, else what everybody does."""
    owner = state.control[region]
    if owner not in (NOBODY, seat):
        return WAR
    return TRADE if owner == NOBODY and state.lookup.is_city[region] else ""
