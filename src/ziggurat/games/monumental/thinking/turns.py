"""The turns by which thinking ahead is counted."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.rules.rounds import ACTIVATE, Activations, Rounds, TurnActions
from ziggurat.games.monumental.rules.turn import Course
from ziggurat.games.monumental.state import Monumental

A_ROUND: Final = 10_000
"""More turns than a round of Continuous Play has, where turns are not counted through."""
ALL_ACTED: Final = A_ROUND // 2
"""Where a round of Continuous Play stands once everybody has passed."""


def turn_of(state: Monumental) -> int:
    """The number of the turn being played."""
    if state.continuous:
        return turn_in_rounds(state)
    base = state.stack[0] if state.stack else None
    return state.round * state.player_count + (
        base.turn if isinstance(base, Course) else state.player_count
    )


def turn_in_rounds(state: Monumental) -> int:
    """The same in Continuous Play.

    Every activation and every time it is somebody's turn to act counts as one (AE-4.2, AE-4.3).
    """
    if not state.stack:
        return (state.round + 1) * A_ROUND
    base = state.stack[0]
    if len(state.stack) > 1:
        phase = state.stack[1]
        if isinstance(phase, Activations):
            return state.round * A_ROUND + phase.place
        if isinstance(phase, TurnActions):
            return state.round * A_ROUND + state.player_count + phase.place
    has_begun = isinstance(base, Rounds) and base.step > ACTIVATE
    return state.round * A_ROUND + (ALL_ACTED if has_begun else 0)
