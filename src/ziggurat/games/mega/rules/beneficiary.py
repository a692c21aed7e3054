"""The beneficiary: who gains by another's calamity or revolt (ME-B1 to ME-B5)."""

from __future__ import annotations

from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import NOBODY


def beneficiary(state: Mega, victim: int, eligible: list[int]) -> int:
    """Of those eligible who has most cities in stock, then most tokens, then the best rank (ME-B1).

    Never the victim himself (ME-B2); `NOBODY` if there is nobody else (ME-B7).
    """
    best = NOBODY
    for player in eligible:
        if player != victim and (best == NOBODY or is_before(state, player, best)):
            best = player
    return best


def is_before(state: Mega, player: int, other: int) -> bool:
    """Whether a player comes before another as the default beneficiary (ME-B1)."""
    if state.city_stock[player] != state.city_stock[other]:
        return state.city_stock[player] > state.city_stock[other]
    if state.stock[player] != state.stock[other]:
        return state.stock[player] > state.stock[other]
    return state.civilization[player] < state.civilization[other]


def eligible_players(state: Mega, victim: int, tradeable: int) -> list[int]:
    """Who can benefit from a calamity: everybody but the victim, in ranking order (ME-B2).

    From one that is not tradeable only players of the victim's block (ME-B5).
    """
    block = state.block(victim)
    return [
        player
        for player in state.in_play()
        if player != victim and (tradeable or state.block(player) == block)
    ]
