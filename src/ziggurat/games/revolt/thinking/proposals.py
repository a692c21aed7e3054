"""The answers that are worth a thought."""

from __future__ import annotations

from ziggurat.games.revolt.rules.actions import VERBS, Act
from ziggurat.games.revolt.state import Revolt
from ziggurat.games.revolt.thinking.foresight import NEVER
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Seat


def candidates(state: Revolt, seat: Seat) -> list[Answer]:
    """All answers but the actions nobody is thought to gain by, in the order of the rules."""
    decision = state.decision()
    if not isinstance(decision, Act):
        return decision.options(state, seat).answers()
    found: list[Answer] = []
    for number, verb in enumerate(VERBS):
        if verb.name not in NEVER:
            for choice in verb.choices(state, seat):
                found.append((number, *choice))
    return found
