"""Playing on in an imagined world, by the game's own cheap policy."""

from __future__ import annotations

from typing import Any

from ziggurat.bots.search.meter import Meter
from ziggurat.kernel.course import carry_out
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.game import Game
from ziggurat.kernel.state import Seat


# Search serves every game, so the kind of state is left open.
def play_on(game: Game[Any], state: Any, last: int, meter: Meter, dice: Dice) -> None:
    """Answer for everybody until a turn later than `last` has begun, or the meter is spent."""
    while state.stack and game.turn(state) <= last and meter.spend():
        decision = state.decision()
        seats = decision.seats(state)
        seat = seats[0] if len(seats) == 1 else seats[dice.below(len(seats))]
        carry_out(state, decision, seat, game.policy(state, seat, dice))


def answer_for_others(game: Game[Any], state: Any, seat: Seat, meter: Meter, dice: Dice) -> None:
    """Answer what others are asked before the seat is asked again, as long as the turn lasts."""
    turn = game.turn(state)
    while state.stack and game.turn(state) == turn and not meter.is_spent:
        decision = state.decision()
        asked = decision.seats(state)
        if seat in asked:
            return
        meter.spend()
        carry_out(state, decision, asked[0], game.policy(state, asked[0], dice))
