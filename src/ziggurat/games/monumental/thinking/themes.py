"""What answers are about, for characters who favour war, trade, building or knowledge."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.rules.actions.actions import Act
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import KNOWLEDGE
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Seat

WAR: Final = "war"
"""Provinces, and the units that take and hold them."""
TRADE: Final = "trade"
"""The Trade track, Markets, and what Explorers bring home."""
BUILDING: Final = "building"
"""Buildings and Wonders, and what is paid towards them."""
LEARNING: Final = "knowledge"
"""Knowledge cards, progress and policies."""

OF_ACTIONS: Final = {
    "conquer": WAR,
    "march": WAR,
    "outpost": WAR,
    "defeat": WAR,
    "invest": TRADE,
    "post": TRADE,
    "trade": TRADE,
    "claim-market": TRADE,
    "explore": TRADE,
    "explorers": TRADE,
    "basic": BUILDING,
    "complete": BUILDING,
    "contribute": BUILDING,
    "progress": LEARNING,
    "develop": LEARNING,
}
"""The theme of actions that have one wherever they are taken."""
CARDS: Final = ("acquire", "reserved")
"""Actions that are about what the card is."""


def theme(state: Monumental, seat: Seat, answer: Answer) -> str:
    """The theme of an answer; empty where it has none."""
    decision = state.decision()
    if not isinstance(decision, Act):
        return ""
    name = decision.verbs(state)[answer[0]].name
    if name in CARDS:
        is_knowledge = state.lookup.kind_type[answer[1]] == KNOWLEDGE
        return LEARNING if is_knowledge else BUILDING
    return OF_ACTIONS.get(name, "")
