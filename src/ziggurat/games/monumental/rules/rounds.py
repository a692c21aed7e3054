"""Continuous Play: all players go through the steps of a round together (AE-4)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.events.course import Passed, RoundBegun
from ziggurat.games.monumental.rules.actions.actions import Actions
from ziggurat.games.monumental.rules.automa.turn import AutomaTurn
from ziggurat.games.monumental.rules.cards.display import replenish_continuous
from ziggurat.games.monumental.rules.cards.quests import check_quests
from ziggurat.games.monumental.rules.city.city import (
    Activate,
    clear_turn,
    discard_activated,
    fill_city,
)
from ziggurat.games.monumental.rules.conquest.monsters import attacks_after_round
from ziggurat.games.monumental.rules.turn import end_round, open_game
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import NOBODY
from ziggurat.kernel.state import Frame, Procedure


class Rounds(Procedure):
    """The whole game in Continuous Play (AE-4.0)."""

    kind = "rounds"


def activate_cities(state: Monumental, rounds: Rounds) -> Frame | None:
    """Everybody activates the city, the starting player first (AE-4.2.1)."""
    state.tell("AE-4.0", RoundBegun(player_at(state, 0), state.round))
    state.passed = [0] * state.player_count
    return Activations(0)


def take_actions(state: Monumental, rounds: Rounds) -> Frame | None:
    """One turn action each, round and round, until all have passed (AE-4.3.1)."""
    check_quests(state)
    return TurnActions(0)


def refresh(state: Monumental, rounds: Rounds) -> Frame | None:
    """Activated cards are discarded, markers removed, cities replenished (AE-4.4)."""
    check_quests(state)
    for place in range(state.player_count):
        player = player_at(state, place)
        if not state.is_automa(player):
            discard_activated(state, player)
        clear_turn(state, player)
        if not state.is_automa(player):
            fill_city(state, player)
    return None


def refill_display(state: Monumental, rounds: Rounds) -> Frame | None:
    """Cards leave the display and new ones come; Heroes return (AE-4.5, AE-4.7.2)."""
    return replenish_continuous(state)


def suffer_monsters(state: Monumental, rounds: Rounds) -> Frame | None:
    """All revealed Monsters attack, in the last round too (AE-4.7.3)."""
    return attacks_after_round(state)


def hand_on(state: Monumental, rounds: Rounds) -> Frame | None:
    """The Era I card passes to the left, and the next round begins (AE-4.5.3)."""
    check_quests(state)
    state.starter = (state.starter + 1) % state.player_count
    end_round(state)
    rounds.step = ACTIVATE
    return None


Rounds.steps = (
    open_game,
    activate_cities,
    take_actions,
    refresh,
    refill_display,
    suffer_monsters,
    hand_on,
)
ACTIVATE: Final = 1


def player_at(state: Monumental, place: int) -> int:
    """Who comes so many places after the starting player (AE-4.1.3)."""
    return state.order[(state.starter + place) % state.player_count]


class Activations(Procedure):
    """The first step of a round: one player after the other activates the city (AE-4.2)."""

    kind = "activations"

    place: int
    """How many players have been asked."""


def activate_next(state: Monumental, activations: Activations) -> Frame | None:
    """The next player chooses a row and a column."""
    player = player_at(state, activations.place)
    activations.place += 1
    return None if state.is_automa(player) else Activate(player)


def until_all_have(state: Monumental, activations: Activations) -> Frame | None:
    """Go on until everybody has had a choice; Quests are revealed after each (AE-7.3)."""
    check_quests(state)
    if activations.place < state.player_count:
        activations.begin_again()
    return None


Activations.steps = (activate_next, until_all_have)


class TurnActions(Procedure):
    """The second step of a round: turns go round until all have passed (AE-4.3)."""

    kind = "turn-actions"

    place: int
    """Turns that have come up so far, those of players who have passed included."""


def take_next_turn(state: Monumental, turns: TurnActions) -> Frame | None:
    """The next player takes a turn, unless that player has passed (AE-4.3.8)."""
    player = player_at(state, turns.place)
    lap = turns.place // state.player_count
    turns.place += 1
    if state.passed[player]:
        return None
    if state.is_automa(player):
        return automa_turn(state, player, lap)
    return Actions(player)


def automa_turn(state: Monumental, player: int, lap: int) -> Frame | None:
    """One card in each of an Automa's first turns of a round; then it passes (MO-14.16)."""
    if has_cards_to_turn(state, lap):
        return AutomaTurn(player, 1)
    state.passed[player] = 1
    state.tell("MO-14.16", Passed(player))
    return None


def has_cards_to_turn(state: Monumental, lap: int) -> bool:
    """Whether Automas still turn a card over when turns go round for this time (MO-14.16)."""
    return lap < state.lookup.automa.numbers.cards_per_turn


def following(state: Monumental, passing: int) -> int:
    """Who takes the next turn of the round if a player passes, `NOBODY` standing for none.

    Nobody does when all others have passed, or are Automas that only pass any more.
    """
    turns = next(frame for frame in state.stack if isinstance(frame, TurnActions))
    for place in range(turns.place, turns.place + state.player_count):
        player = player_at(state, place)
        lap = place // state.player_count
        is_idle = state.is_automa(player) and not has_cards_to_turn(state, lap)
        if player != passing and not state.passed[player] and not is_idle:
            return player
    return NOBODY


def until_all_passed(state: Monumental, turns: TurnActions) -> Frame | None:
    """Go on until everybody has passed (AE-4.3.9)."""
    check_quests(state)
    if 0 in state.passed:
        turns.begin_again()
    return None


TurnActions.steps = (take_next_turn, until_all_passed)
