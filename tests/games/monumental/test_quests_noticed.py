"""Quests are looked at only when what they count has moved: nothing may move unnoticed (AE-7.3)."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.monumental.table import GAME
from ziggurat.games.monumental.laws import check_quests_noticed
from ziggurat.games.monumental.lookup.lookup import Lookup
from ziggurat.games.monumental.lookup.making import tabulate
from ziggurat.games.monumental.maps.reading import read_maps
from ziggurat.games.monumental.printed.cards import Quest
from ziggurat.games.monumental.printed.effects import (
    COUNTERS,
    TERRAIN_COUNTER,
    Comparison,
    Condition,
)
from ziggurat.games.monumental.printed.reading import read_cards
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import TERRAINS
from ziggurat.kernel.course import advance, play_at_random
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.game import Settings

PLAYERS = 3
HIGHEST = 7
"""Counters are followed up to here."""


def a_quest(counter: str, number: int) -> Quest:
    """Met while a counter shows exactly this."""
    condition = Condition(count=Comparison(of=counter, exactly=number))
    name = f"q_{counter.replace(':', '_')}_{number}"
    return Quest(id=name, name=name, points=2, condition=condition, text=name, source="house")


def curious_tables() -> Lookup:
    """Tables with a Quest for every number any counter can show, and one nobody meets first."""
    counters = (*COUNTERS, *(TERRAIN_COUNTER + terrain for terrain in TERRAINS))
    quests = [a_quest(counter, number) for counter in counters for number in range(HIGHEST)]
    cards = msgspec.structs.replace(
        read_cards(), quests=(a_quest("provinces", HIGHEST * HIGHEST), *quests)
    )
    return tabulate(cards, read_maps()[f"map_{PLAYERS}p_1"])


def curious_game(lookup: Lookup, seats: int, settings: Settings, seed: int) -> Monumental:
    """A game whose players wait for the Quest nobody can meet, and watch all the others."""
    state = Monumental(lookup, seats, PLAYERS, Dice(seed_from_number(seed)))
    state.clear()
    GAME.lay_out(state, settings)
    advance(state)
    for seat in range(seats):
        state.quests[seat] = [lookup.quests[0]] * 3
    return state


@pytest.mark.clause("AE-7.3")
@pytest.mark.parametrize("continuous", [0, 1])
def test_no_counter_ever_shows_something_new_without_its_quests_being_looked_at(
    continuous: int,
) -> None:
    lookup = curious_tables()
    for seed in range(3):
        automas = seed % 2
        settings = GAME.complete({"continuous": continuous, "automas": automas})
        state = curious_game(lookup, PLAYERS - automas, settings, seed)
        dice = Dice(seed_from_number(-seed))
        while not state.is_over:
            play_at_random(state, dice, 1)
            check_quests_noticed(state)
        assert all(state.missed[: state.seat_count]), (
            "a game in which nothing is met proves nothing"
        )
