"""The normal game: turn after turn, round after round, to the last one (MO-4, MO-10)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.monumental.events.course import (
    GameBegun,
    LastRoundBegun,
    ReserveDealt,
    TurnBegun,
)
from ziggurat.games.monumental.rules.actions.actions import Actions
from ziggurat.games.monumental.rules.automa.turn import AutomaTurn
from ziggurat.games.monumental.rules.cards.display import replenish_normal
from ziggurat.games.monumental.rules.cards.quests import KeepQuests, check_quests
from ziggurat.games.monumental.rules.city.city import (
    Activate,
    clear_turn,
    discard_activated,
    fill_city,
)
from ziggurat.games.monumental.rules.conquest.monsters import (
    attacks_after_round,
    attacks_after_turn,
)
from ziggurat.games.monumental.rules.resources.tokens import OwnTurn
from ziggurat.games.monumental.rules.resources.unspent import lose_unspent
from ziggurat.games.monumental.rules.scoring import finish
from ziggurat.games.monumental.rules.telling import cards_told
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import NOBODY, QUESTS
from ziggurat.kernel.state import Frame, Procedure


class Course(Procedure):
    """The whole game: every player in turn, round after round (MO-4.0)."""

    kind = "course"

    turn: int
    """Whose turn it is: an index into the order of players."""


def open_game(state: Monumental, course: Procedure) -> Frame | None:
    """Tell who begins; before anything else everybody chooses their Quests (AE-7.1)."""
    state.tell("MO-2.1", GameBegun(state.lookup.map_id, state.order[:]))
    for player in state.order:
        if state.reserve[player]:
            cards = cards_told(state, state.reserve[player])
            state.tell("AE-10.3.1", ReserveDealt(player, cards))
    return KeepQuests(list(range(state.seat_count))) if state.has(QUESTS) else None


def take_turn(state: Monumental, course: Course) -> Frame | None:
    """The next player has a whole turn."""
    return Turn(state.order[course.turn])


def let_monsters_loose(state: Monumental, course: Course) -> Frame | None:
    """Monsters attack after the last turn of the round (MO-13.3)."""
    return attacks_after_round(state) if course.turn == state.player_count - 1 else None


def pass_on(state: Monumental, course: Course) -> Frame | None:
    """On to the next player; after the last one the round is over."""
    check_quests(state)
    course.turn += 1
    if course.turn == state.player_count:
        course.turn = 0
        end_round(state)
    course.step = TAKE_TURN
    return None


def end_round(state: Monumental) -> None:
    """Count the round; after the last one comes the scoring (MO-10.3, AE-4.6.1)."""
    if state.is_last_round:
        finish(state)
        return
    state.round += 1
    if state.last_round_shown:
        state.is_last_round = 1
        clause = "AE-4.6.1" if state.continuous else "MO-10.3"
        state.tell(clause, LastRoundBegun(state.round))


Course.steps = (open_game, take_turn, let_monsters_loose, pass_on)
TAKE_TURN: Final = 1


def following(state: Monumental) -> int:
    """Whose turn comes after the one being played; nobody's when the game ends with it."""
    course = state.stack[0]
    assert isinstance(course, Course)
    if state.is_last_round and course.turn == state.player_count - 1:
        return NOBODY
    return state.order[(course.turn + 1) % state.player_count]


class Turn(OwnTurn):
    """One player's turn (MO-4.0)."""

    kind = "turn"

    player: int

    def has_turn(self, player: int) -> bool:
        return player == self.player and self.step <= ACTIONS_TAKEN


def activate(state: Monumental, turn: Turn) -> Frame | None:
    """Choose a row and a column of the city (MO-4.1)."""
    state.tell("MO-4.0", TurnBegun(turn.player, state.round))
    return None if state.is_automa(turn.player) else Activate(turn.player)


def act(state: Monumental, turn: Turn) -> Frame | None:
    """Take actions (MO-4.2); an Automa carries out its cards (MO-14.3)."""
    check_quests(state)
    if state.is_automa(turn.player):
        return AutomaTurn(turn.player, state.lookup.automa.numbers.cards_per_turn)
    return Actions(turn.player)


def lose_the_rest(state: Monumental, turn: Turn) -> Frame | None:
    """Basic resources that were not spent are lost (MO-3.2)."""
    check_quests(state)
    return None if state.is_automa(turn.player) else lose_unspent(state, turn.player)


def replenish_city(state: Monumental, turn: Turn) -> Frame | None:
    """Activated cards go to the discard pile, and new ones fill the city (MO-4.3)."""
    if not state.is_automa(turn.player):
        discard_activated(state, turn.player)
        fill_city(state, turn.player)
    return None


def replenish_display(state: Monumental, turn: Turn) -> Frame | None:
    """New cards come into the display (MO-4.4, MO-14.14)."""
    return replenish_normal(state)


def suffer_monsters(state: Monumental, turn: Turn) -> Frame | None:
    """Monsters revealed in this turn attack; after the last turn the round's attack is due."""
    if turn.player == state.order[-1]:
        state.stirred = []
        return None
    return attacks_after_turn(state)


def close(state: Monumental, turn: Turn) -> Frame | None:
    """What worked once this turn works again in the next one."""
    clear_turn(state, turn.player)
    return None


Turn.steps = (
    activate,
    act,
    lose_the_rest,
    replenish_city,
    replenish_display,
    suffer_monsters,
    close,
)
ACTIONS_TAKEN: Final = 2
"""The step that follows the actions."""
