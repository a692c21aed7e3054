"""Mega Empires begun in the middle: empires, advances and hands by chance, and many calamities."""

from __future__ import annotations

from ziggurat.games.mega.game import MegaEmpires
from ziggurat.games.mega.hands import draw, hand_over, take
from ziggurat.games.mega.pieces import found_city, gain, put, raise_building
from ziggurat.games.mega.rules.phase_12_acquisition.buildings import building_sites
from ziggurat.games.mega.rules.turn import course_from
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    ADVANCE_COUNT,
    CALAMITY_CARDS,
    CALAMITY_KINDS,
    FIRST_CALAMITY,
    IN_STACK,
    NOBODY,
    SELECTION,
    STACKS,
    TRADE,
)
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.game import Settings

CITIES = 8
"""No player has more of them."""


class Developed(MegaEmpires):
    """Phase 8 of the first turn, as if it were a late one."""

    def deal(self, seats: int, settings: Settings, seed: bytes) -> Mega:
        state = super().deal(seats, settings, seed)
        dice = Dice(seed).fork(7)
        state.turn = 1
        for player in range(seats):
            settle(state, player, dice)
            state.advances[player] = advances(dice)
            state.step[player] = dice.below(state.lookup.last_step)
            gain(state, player, dice.below(state.stock[player] + 1))
            sites = building_sites(state, player)
            if state.with_buildings and sites and dice.below(2):
                raise_building(state, state.civilization[player], player, sites[0])
                state.built_turn[state.civilization[player]] = 0
        state.phase = TRADE
        deal_hands(state, dice)
        state.stack[:] = course_from(SELECTION)
        return state


class Restless(Developed):
    """The same, but about half of the players have announced that they leave with this turn."""

    def deal(self, seats: int, settings: Settings, seed: bytes) -> Mega:
        state = super().deal(seats, settings, seed)
        dice = Dice(seed).fork(3)
        for player in range(1, seats - 1):
            state.leaving[player] = dice.below(2)
        state.leaving[1] = 1
        return state


def advances(dice: Dice) -> int:
    """About a third of all advances."""
    bits = 0
    for advance in range(ADVANCE_COUNT):
        bits |= int(dice.below(3) == 0) << advance
    return bits


def settle(state: Mega, player: int, dice: Dice) -> None:
    """Cities and tokens in the player's region and a few tokens outside."""
    lookup = state.lookup
    home = lookup.region_areas[state.civilization[player]]
    for area in home:
        if state.city[area] != NOBODY or not lookup.limit[area]:
            continue
        if dice.below(2) and state.city_count[player] < CITIES and not state.present[area]:
            found_city(state, area, player)
        elif dice.below(3):
            put(state, area, player, min(lookup.limit[area], state.stock[player]))
    for area in range(lookup.area_count):
        free = state.city[area] == NOBODY and not state.present[area] and lookup.limit[area]
        if free and dice.below(20) == 0 and state.stock[player]:
            put(state, area, player, 1)
        elif free and dice.below(60) == 0 and state.barbarians_left:
            put(state, area, state.wild, 1)


def deal_hands(state: Mega, dice: Dice) -> None:
    """Some cards for everybody, then every other calamity that is left in a stack."""
    for player in range(state.player_count):
        for stack in range(dice.below(STACKS + 1)):
            draw(state, player, stack)
    for card in range(CALAMITY_CARDS):
        if state.calamity_at[card] == IN_STACK and dice.below(2):
            pull(state, card, dice)
    for card in range(CALAMITY_CARDS):
        holder = state.calamity_at[card]
        is_traded = state.lookup.calamity_tradeable[card % CALAMITY_KINDS] and dice.below(2)
        if holder >= 0 and is_traded:
            taker = (holder + 1 + dice.below(state.player_count - 1)) % state.player_count
            hand_over(state, holder, taker, FIRST_CALAMITY + card)


def pull(state: Mega, card: int, dice: Dice) -> None:
    """A calamity comes out of its stack into the hand of a player of its block."""
    block = card // CALAMITY_KINDS
    pile = STACKS * block + state.lookup.calamity_stack[card % CALAMITY_KINDS]
    state.stacks[pile] = [code for code in state.stacks[pile] if code != FIRST_CALAMITY + card]
    drawers = [player for player in state.ranking if state.block(player) == block]
    take(state, drawers[dice.below(len(drawers))], FIRST_CALAMITY + card)
