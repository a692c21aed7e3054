"""The laws of every game, where they are hardest to keep here: phases 10 to 12 of rich empires.

Random players seldom come so far, so these games begin late: everybody has cities, cards, treasury
and special abilities, and some own special buildings.
"""

import pytest

from ziggurat.games.mega.game import MegaEmpires
from ziggurat.games.mega.hands import calamities_of, discard, draw
from ziggurat.games.mega.pieces import found_city, gain, put, raise_building
from ziggurat.games.mega.rules.turn import course_from
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    ABILITIES,
    ADVANCE_COUNT,
    DIASPORA,
    FIRST_CALAMITY,
    FUNDAMENTALISM,
    MONOTHEISM,
    NOBODY,
    POLITICS,
    PROVINCIAL_EMPIRE,
    STACKS,
    TRADE_EMPIRE,
    TRADE_ROUTES,
    UNIVERSAL_DOCTRINE,
)
from ziggurat.kernel.conformance import check_game
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.game import Settings
from ziggurat.kernel.state import changed

SPECIAL = (
    DIASPORA,
    FUNDAMENTALISM,
    MONOTHEISM,
    POLITICS,
    PROVINCIAL_EMPIRE,
    TRADE_ROUTES,
    UNIVERSAL_DOCTRINE,
    TRADE_EMPIRE,
)


class LateEmpires(MegaEmpires):
    """Mega Empires from phase 10 of turn 9 on, with rich empires made by the dice of the seed."""

    def deal(self, seats: int, settings: Settings, seed: bytes) -> Mega:
        state = super().deal(seats, settings, seed)
        dice = Dice(seed).fork(9)
        state.turn = 9
        for player in range(seats):
            enrich(state, player, dice)
        state.stack[:] = course_from(ABILITIES)
        return state


def enrich(state: Mega, player: int, dice: Dice) -> None:
    """Give a player an empire, knowledge and cards."""
    lookup = state.lookup
    civilization = state.civilization[player]
    state.step[player] = 6 + dice.below(8)
    for area in lookup.region_areas[civilization]:
        if state.present[area] or state.city[area] != NOBODY:
            continue
        if lookup.site[area] and state.city_count[player] < 4:
            found_city(state, area, player)
        elif lookup.limit[area] and dice.below(3):
            put(state, area, player, min(lookup.limit[area], state.stock[player]))
        elif lookup.limit[area]:
            put(state, area, (player + 1) % state.player_count, 1)
    gain(state, player, 3 + dice.below(10))
    for stack in range(STACKS):
        for _ in range(dice.below(3)):
            draw(state, player, stack)
    for card in calamities_of(state, player):
        discard(state, player, FIRST_CALAMITY + card)
    learn(state, player, dice)
    if state.with_buildings and state.cities_of[player] and dice.below(2):
        raise_building(state, civilization, player, state.cities_of[player][0])
        state.built_turn = changed(state.built_turn, civilization, 1)


def learn(state: Mega, player: int, dice: Dice) -> None:
    """Give a player most special abilities and some other advances."""
    for advance in SPECIAL:
        if dice.below(4):
            state.advances[player] |= 1 << advance
    for _ in range(4):
        state.advances[player] |= 1 << dice.below(ADVANCE_COUNT)


@pytest.mark.clause("ME-A1", "ME-V1.1", "SB-4.9")
@pytest.mark.parametrize(
    ("seats", "live", "buildings", "positions"),
    [(3, 0, 1, 30), (5, 0, 1, 40), (6, 1, 1, 40), (7, 0, 0, 40), (12, 0, 1, 40)],
)
def test_rich_empires_keep_the_laws(seats: int, live: int, buildings: int, positions: int) -> None:
    settings: Settings = {"live": live, "buildings": buildings}
    report = check_game(
        LateEmpires(), seats, settings=settings, seed=seats, positions=positions, every=3, closely=2
    )
    assert report.answers == positions
