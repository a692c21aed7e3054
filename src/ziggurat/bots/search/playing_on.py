"""Playing on in an imagined world, by the game's own cheap policy."""

from __future__ import annotations

from typing import Any

from ziggurat.bots.search.meter import Meter
from ziggurat.kernel.course import carry_out
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.game import Game


# Search serves every game, so the kind of state is left open.
def play_on(game: Game[Any], state: Any, last: int, meter: Meter, dice: Dice) -> None:
    """Answer for everybody until a turn later than `last` has begun, or the meter is spent."""
    while state.stack and game.turn(state) <= last and meter.spend():
        decision = state.decision()
        seats = decision.seats(state)
        seat = seats[0] if len(seats) == 1 else seats[dice.below(len(seats))]
        carry_out(state, decision, seat, game.policy(state, seat, dice))


def close_turn(game: Game[Any], state: Any, turn: int) -> None:
    """Give the default to whatever is still asked in a turn, so that it ends without more ado."""
    while state.stack and game.turn(state) <= turn:
        decision = state.decision()
        seat = decision.seats(state)[0]
        carry_out(state, decision, seat, decision.default(state, seat))
