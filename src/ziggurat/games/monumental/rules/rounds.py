"""Continuous Play: all players go through the steps of a round together (AE-4)."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.monumental import names
from ziggurat.games.monumental.rules.actions import Actions
from ziggurat.games.monumental.rules.automa.turn import AutomaTurn
from ziggurat.games.monumental.rules.city import (
    Activate,
    clear_turn,
    discard_activated,
    fill_city,
)
from ziggurat.games.monumental.rules.display import replenish_continuous
from ziggurat.games.monumental.rules.monsters import attacks_after_round
from ziggurat.games.monumental.rules.quests import check_quests
from ziggurat.games.monumental.rules.turn import end_round, open_game
from ziggurat.games.monumental.state import Monumental
from ziggurat.kernel.state import Frame, Procedure


class Rounds(Procedure):
    """The whole game in Continuous Play (AE-4.0)."""

    __slots__ = ()

    kind: ClassVar[str] = "rounds"

    def copy(self) -> Rounds:
        twin = Rounds()
        twin.step = self.step
        return twin


def activate_cities(game: Monumental, rounds: Rounds) -> Frame | None:
    """Everybody activates the city, the starting player first (AE-4.2.1)."""
    if game.events is not None:
        starter = names.player(game, player_at(game, 0))
        game.tell("AE-4.0", f"Round {game.round} begins; {starter} is the starting player.")
    game.passed = [0] * game.player_count
    return Activations(0)


def take_actions(game: Monumental, rounds: Rounds) -> Frame | None:
    """One turn action each, round and round, until all have passed (AE-4.3.1)."""
    check_quests(game)
    return TurnActions(0)


def refresh(game: Monumental, rounds: Rounds) -> Frame | None:
    """Activated cards are discarded, markers removed, cities replenished (AE-4.4)."""
    check_quests(game)
    for place in range(game.player_count):
        player = player_at(game, place)
        if not game.is_automa(player):
            discard_activated(game, player)
        clear_turn(game, player)
        if not game.is_automa(player):
            fill_city(game, player)
    return None


def refill_display(game: Monumental, rounds: Rounds) -> Frame | None:
    """Cards leave the display and new ones come; Heroes return (AE-4.5, AE-4.7.2)."""
    return replenish_continuous(game)


def suffer_monsters(game: Monumental, rounds: Rounds) -> Frame | None:
    """All revealed Monsters attack, in the last round too (AE-4.7.3)."""
    return attacks_after_round(game)


def hand_on(game: Monumental, rounds: Rounds) -> Frame | None:
    """The Era I card passes to the left, and the next round begins (AE-4.5.3)."""
    check_quests(game)
    game.starter = (game.starter + 1) % game.player_count
    end_round(game)
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


def player_at(game: Monumental, place: int) -> int:
    """Who comes so many places after the starting player (AE-4.1.3)."""
    return game.order[(game.starter + place) % game.player_count]


class Activations(Procedure):
    """The first step of a round: one player after the other activates the city (AE-4.2)."""

    __slots__ = ("place",)

    kind: ClassVar[str] = "activations"
    fields: ClassVar[tuple[str, ...]] = ("place",)

    place: int
    """How many players have been asked."""

    def __init__(self, place: int) -> None:
        self.step = 0
        self.place = place

    def copy(self) -> Activations:
        twin = Activations(self.place)
        twin.step = self.step
        return twin


def activate_next(game: Monumental, activations: Activations) -> Frame | None:
    """The next player chooses a row and a column."""
    player = player_at(game, activations.place)
    activations.place += 1
    return None if game.is_automa(player) else Activate(player)


def until_all_have(game: Monumental, activations: Activations) -> Frame | None:
    """Go on until everybody has had a choice; Quests are revealed after each (AE-7.3)."""
    check_quests(game)
    if activations.place < game.player_count:
        activations.begin_again()
    return None


Activations.steps = (activate_next, until_all_have)


class TurnActions(Procedure):
    """The second step of a round: turns go round until all have passed (AE-4.3)."""

    __slots__ = ("place",)

    kind: ClassVar[str] = "turn-actions"
    fields: ClassVar[tuple[str, ...]] = ("place",)

    place: int
    """Turns that have come up so far, those of players who have passed included."""

    def __init__(self, place: int) -> None:
        self.step = 0
        self.place = place

    def copy(self) -> TurnActions:
        twin = TurnActions(self.place)
        twin.step = self.step
        return twin


def take_next_turn(game: Monumental, turns: TurnActions) -> Frame | None:
    """The next player takes a turn, unless that player has passed (AE-4.3.8)."""
    player = player_at(game, turns.place)
    lap = turns.place // game.player_count
    turns.place += 1
    if game.passed[player]:
        return None
    if game.is_automa(player):
        return automa_turn(game, player, lap)
    return Actions(player)


def automa_turn(game: Monumental, player: int, lap: int) -> Frame | None:
    """One card in each of an Automa's first turns of a round; then it passes (MO-14.16)."""
    if lap < game.tables.figures.automa_cards_a_turn:
        return AutomaTurn(player, 1)
    game.passed[player] = 1
    if game.events is not None:
        game.tell("MO-14.16", f"{names.player(game, player)} passes.")
    return None


def until_all_passed(game: Monumental, turns: TurnActions) -> Frame | None:
    """Go on until everybody has passed (AE-4.3.9)."""
    check_quests(game)
    if 0 in game.passed:
        turns.begin_again()
    return None


TurnActions.steps = (take_next_turn, until_all_passed)
