"""The movement phase: players move one after the other, each as long as he likes (ME-M1 to M9)."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.mega.rules.leaving import announce
from ziggurat.games.mega.rules.phase_02_growth import movement_order
from ziggurat.games.mega.rules.phase_03_movement.actions import Action, Wordless
from ziggurat.games.mega.rules.phase_03_movement.marches import March, can_leave
from ziggurat.games.mega.rules.phase_03_movement.random_moves import pick_crowded
from ziggurat.games.mega.rules.phase_03_movement.shipyard import Build, own_ships
from ziggurat.games.mega.rules.phase_03_movement.upkeep import Maintain, Scrap, lose_ships
from ziggurat.games.mega.rules.phase_03_movement.voyages import Sail
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import NOTHING
from ziggurat.games.mega.words import names
from ziggurat.kernel.declaring import Shared
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.menu import Menu, urn_of
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Choice, Frame, Procedure, Seat


def move_all(state: Mega) -> Frame | None:
    """Everybody moves, in the order of the census (phase 3)."""
    return Movement(movement_order(state), 0, 0)


class Movement(Procedure):
    """The movement of all players."""

    kind = "movement"

    order: Shared[int]
    place: int
    """Where in the order the player stands who moves."""
    ended: int
    """Whether he has declared his movement finished (ME-M4)."""


def begin_movement(state: Mega, movement: Movement) -> Frame | None:
    """The next player's tokens may all move; without any, or leaving, he is not asked."""
    while movement.place < len(movement.order):
        player = movement.order[movement.place]
        if can_move(state, player):
            for area in state.areas_of[player]:
                state.fresh[area] = state.at(area, player)
            movement.ended = 0
            return None
        end_movement(state, player)
        movement.place += 1
    movement.step = len(movement.steps)
    return None


def ask_for_moves(state: Mega, movement: Movement) -> Frame | None:
    """Ask what the player does; again and again until he is done."""
    return Move(movement.order[movement.place])


def until_done(state: Mega, movement: Movement) -> Frame | None:
    """Go on with the same player, or with the next one (ME-M4)."""
    if not movement.ended:
        movement.step -= 2
        return None
    end_movement(state, movement.order[movement.place])
    movement.place += 1
    movement.begin_again()
    return None


Movement.steps = (begin_movement, ask_for_moves, until_done)


def can_move(state: Mega, player: int) -> bool:
    """Whether a player has anything to move and has not announced to leave (ME-Q1.1)."""
    if state.leaving[player]:
        return False
    ships = own_ships(state, player)
    return bool(state.areas_of[player]) or any(state.ship_at[ship] != NOTHING for ship in ships)


def end_movement(state: Mega, player: int) -> None:
    """Ships that were not maintained are lost; whatever has not moved stays (ME-M9)."""
    lose_ships(state, player)
    for area in state.areas_of[player]:
        state.fresh[area] = 0


class Done(Wordless):
    """Declare the movement finished (ME-M4)."""

    __slots__ = ()

    name: ClassVar[str] = "done"
    title: ClassVar[str] = "Finish your movement"
    weight: ClassVar[int] = 7

    def do(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        finish_movement(state)
        return None


class Leave(Wordless):
    """Announce that one leaves the game with this turn (ME-Q1.1)."""

    __slots__ = ()

    name: ClassVar[str] = "leave"
    title: ClassVar[str] = "Leave the game with this turn"
    weight: ClassVar[int] = 0

    def do(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        announce(state, seat)
        finish_movement(state)
        return None


def finish_movement(state: Mega) -> None:
    """The player who moves is done."""
    movement = state.stack[-1]
    assert isinstance(movement, Movement)
    movement.ended = 1


ACTIONS: Final[tuple[Action, ...]] = (
    March(),
    Sail(),
    Build(),
    Maintain(),
    Scrap(),
    Done(),
    Leave(),
)
"""What can be done in a movement. Answers count them: the order belongs to the rules."""
MARCH: Final = 0
DONE: Final = 5
RESTLESSNESS: Final = 6
"""While areas are crowded, random play does something else than march once in so many answers."""
URN: Final = urn_of(ACTIONS)


class MoveMenu(Menu):
    """The actions of a movement; random play lists nothing."""

    __slots__ = ()

    def sample(self, dice: Dice) -> Answer:
        if dice.below(RESTLESSNESS):
            area = pick_crowded(self.state, self.seat, dice)
            if area != NOTHING and can_leave(self.state, self.seat, area):
                return (MARCH, area)
        empty = 0
        while True:
            number = URN[dice.below(len(URN))]
            if not empty >> number & 1:
                chosen = ACTIONS[number].pick(self.state, self.seat, dice)
                if chosen is not None:
                    return (number, *chosen)
                empty |= 1 << number


class Move(Choice[Mega]):
    """What do you move? (ME-M2 to ME-M13)."""

    kind = "move"

    def prompt(self, state: Mega, seat: Seat) -> str:
        fresh = sum(state.fresh[area] for area in state.areas_of[seat])
        return (
            f"{names.player(state, seat)} moves: {names.tokens(fresh)} can still move, and there "
            f"is {state.treasury[seat] or 'nothing'} in treasury. What do you do?"
        )

    def options(self, state: Mega, seat: Seat) -> Options:
        return MoveMenu(state, seat, ACTIONS, URN)

    def default(self, state: Mega, seat: Seat) -> Answer:
        return (DONE,)

    def take(self, state: Mega, seat: Seat, answer: Answer) -> Frame | None:
        return ACTIONS[answer[0]].do(state, seat, answer[1:])
