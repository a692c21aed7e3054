"""When a step of an Automa card applies (AE-8.3.3)."""

from __future__ import annotations

from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    ALWAYS,
    FEWER_POLICIES,
    FEWER_PROVINCES,
    FEWEST_POLICIES,
    FEWEST_WONDERS,
    LAST_ON_TRADE_TRACK,
)


def applies(state: Monumental, player: int, condition: int) -> bool:
    """Whether a step's condition holds; others are human players only (AE-8.3.3)."""
    if condition == ALWAYS:
        return True
    mine = figure_of(state, player, condition)
    theirs = [figure_of(state, seat, condition) for seat in range(state.seat_count)]
    if condition in (FEWER_PROVINCES, FEWER_POLICIES):
        return mine < max(theirs)
    return mine < min(theirs)


def figure_of(state: Monumental, player: int, condition: int) -> int:
    """What a condition compares."""
    if condition == FEWEST_WONDERS:
        return len(state.wonders[player])
    if condition in (FEWEST_POLICIES, FEWER_POLICIES):
        return len(state.policies[player])
    if condition == LAST_ON_TRADE_TRACK:
        return state.trade[player]
    return state.provinces[player]
