"""What a player may expect to have at the end: points that lie open, and what makes more of them.

One's own hand counts as it is; of others' hands only the number of cards is known.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.rules.phase_07_trade.values import hand_worth
from ziggurat.games.mega.rules.phase_13_succession import meets_requirement
from ziggurat.games.mega.rules.scoring import score_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import GROUP_COUNT

TRADE_POINT: Final = 0.02
"""Victory points that a point of trade makes."""
CARD: Final = 0.1
"""What a card in another's hand counts."""
TOKEN: Final = 0.04
"""What a token on the board counts: it grows, and supports cities."""
CITY: Final = 0.3
"""What a city counts, beside its own point, for each turn to come: it draws cards."""
CREDIT: Final = 0.01
"""What a point of credits counts for each turn to come."""
STEP: Final = 2.0
"""What it counts that the next step of the A.S.T. can be taken."""


def turns_left(state: Mega) -> int:
    """How many turns the game lasts at least after this one."""
    lookup = state.lookup
    if state.end_turn:
        return max(0, state.end_turn + lookup.extra_turns - state.turn)
    left = lookup.end_step - max(state.step) - 1 + lookup.extra_turns
    return max(0, min(left, state.turn_limit - state.turn))


def prospects(state: Mega, viewer: int, player: int) -> float:
    """What a player has and what it promises, as far as a viewer can tell, in victory points."""
    left = turns_left(state)
    points = float(score_of(state, player).total)
    points += TOKEN * state.on_board[player]
    points += TRADE_POINT * state.treasury[player]
    points += CITY * left * state.city_count[player]
    credit = sum(state.credits[player * GROUP_COUNT : (player + 1) * GROUP_COUNT])
    points += CREDIT * left * credit / GROUP_COUNT
    if meets_requirement(state, player):
        points += STEP
    if viewer == player:
        return points + TRADE_POINT * hand_worth(state, player)
    return points + CARD * state.hand_size[player]
