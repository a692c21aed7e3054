"""The normal game: turn after turn, round after round, to the last one (MO-4, MO-10)."""

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
from ziggurat.games.monumental.rules.display import replenish_normal
from ziggurat.games.monumental.rules.monsters import attacks_after_round, attacks_after_turn
from ziggurat.games.monumental.rules.quests import KeepQuests, check_quests
from ziggurat.games.monumental.rules.scoring import finish
from ziggurat.games.monumental.rules.tokens import OwnTurn
from ziggurat.games.monumental.rules.unspent import lose_unspent
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import QUESTS
from ziggurat.kernel.state import Frame, Procedure


class Course(Procedure):
    """The whole game: every player in turn, round after round (MO-4.0)."""

    __slots__ = ("turn",)

    kind: ClassVar[str] = "course"
    fields: ClassVar[tuple[str, ...]] = ("turn",)

    turn: int
    """Whose turn it is: an index into the order of players."""

    def __init__(self, turn: int) -> None:
        self.step = 0
        self.turn = turn

    def copy(self) -> Course:
        twin = Course(self.turn)
        twin.step = self.step
        return twin


def name_of_map(game: Monumental) -> str:
    """The name of the map as a sentence ends with it."""
    name = game.tables.map_name
    return name if name.endswith(("!", "?", ".")) else f"{name}."


def open_game(game: Monumental, course: Procedure) -> Frame | None:
    """Tell who begins; before anything else everybody chooses the own Quests (AE-7.1)."""
    if game.events is not None:
        first = names.player(game, game.order[0])
        game.tell("MO-2.1", f"The map is {name_of_map(game)} {first} begins.")
        for player in game.order:
            if game.reserve[player]:
                who, cards = names.player(game, player), names.cards(game, game.reserve[player])
                game.tell("AE-10.3.1", f"{who} has reserved {cards}.")
    return KeepQuests(list(range(game.seat_count))) if game.has(QUESTS) else None


def take_turn(game: Monumental, course: Course) -> Frame | None:
    """The next player has a whole turn."""
    return Turn(game.order[course.turn])


def let_monsters_loose(game: Monumental, course: Course) -> Frame | None:
    """Monsters attack after the last turn of the round (MO-13.3)."""
    return attacks_after_round(game) if course.turn == game.player_count - 1 else None


def pass_on(game: Monumental, course: Course) -> Frame | None:
    """On to the next player; after the last one the round is over."""
    check_quests(game)
    course.turn += 1
    if course.turn == game.player_count:
        course.turn = 0
        end_round(game)
    course.step = TAKE_TURN
    return None


def end_round(game: Monumental) -> None:
    """Count the round; after the last one comes the scoring (MO-10.3, AE-4.6.1)."""
    if game.is_last_round:
        finish(game)
        return
    game.round += 1
    if game.last_round_shown:
        game.is_last_round = 1
        if game.events is not None:
            clause = "AE-4.6.1" if game.continuous else "MO-10.3"
            game.tell(clause, f"Round {game.round} is the last one.")


Course.steps = (open_game, take_turn, let_monsters_loose, pass_on)
TAKE_TURN: Final = 1


class Turn(OwnTurn):
    """One player's turn (MO-4.0)."""

    __slots__ = ("player",)

    kind: ClassVar[str] = "turn"
    fields: ClassVar[tuple[str, ...]] = ("player",)

    player: int

    def __init__(self, player: int) -> None:
        self.step = 0
        self.player = player

    def copy(self) -> Turn:
        twin = Turn(self.player)
        twin.step = self.step
        return twin

    def has_turn(self, player: int) -> bool:
        return player == self.player and self.step <= ACTIONS_TAKEN


def activate(game: Monumental, turn: Turn) -> Frame | None:
    """Choose a row and a column of the city (MO-4.1)."""
    if game.events is not None:
        game.tell("MO-4.0", f"Round {game.round}: {names.player(game, turn.player)} has the turn.")
    return None if game.is_automa(turn.player) else Activate(turn.player)


def act(game: Monumental, turn: Turn) -> Frame | None:
    """Take actions (MO-4.2); an Automa carries out its cards (MO-14.3)."""
    check_quests(game)
    if game.is_automa(turn.player):
        return AutomaTurn(turn.player, game.tables.figures.automa_cards_a_turn)
    return Actions(turn.player)


def lose_the_rest(game: Monumental, turn: Turn) -> Frame | None:
    """Basic resources that were not spent are lost (MO-3.2)."""
    check_quests(game)
    return None if game.is_automa(turn.player) else lose_unspent(game, turn.player)


def replenish_city(game: Monumental, turn: Turn) -> Frame | None:
    """Activated cards go to the discard pile, and new ones fill the city (MO-4.3)."""
    if not game.is_automa(turn.player):
        discard_activated(game, turn.player)
        fill_city(game, turn.player)
    return None


def replenish_display(game: Monumental, turn: Turn) -> Frame | None:
    """New cards come into the display (MO-4.4, MO-14.14)."""
    return replenish_normal(game)


def suffer_monsters(game: Monumental, turn: Turn) -> Frame | None:
    """Monsters revealed in this turn attack; after the last turn the round's attack is due."""
    if turn.player == game.order[-1]:
        game.stirred = []
        return None
    return attacks_after_turn(game)


def close(game: Monumental, turn: Turn) -> Frame | None:
    """What worked once this turn works again in the next one."""
    clear_turn(game, turn.player)
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
