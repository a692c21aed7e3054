"""What answers promise: cheap guesses that tell which of them are worth playing out."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.rules.phase_12_acquisition.order_options import ORDER
from ziggurat.games.mega.rules.phase_12_acquisition.orders import unpack
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.thinking.basket_choices import gain_of
from ziggurat.games.mega.thinking.baskets import Purse
from ziggurat.games.mega.thinking.candidates import order_words
from ziggurat.games.mega.thinking.counsel import advise
from ziggurat.games.mega.thinking.judge import judge
from ziggurat.games.mega.thinking.manner import PLANNING
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Seat

BETTER: Final = 0.01
"""How much more is expected of what is advised than of what comes next."""
VICTORY_POINT: Final = 0.003
"""What a victory point is worth on the judge's scale, in the middle of a game."""


def expect(state: Mega, seat: Seat, answers: list[Answer]) -> list[float]:
    """What may be expected of answers, on the judge's scale."""
    if state.decision().kind in ("orders", "purchase"):
        return expect_of_orders(state, seat, answers)
    return expect_of_others(state, seat, answers)


def expect_of_orders(state: Mega, seat: Seat, answers: list[Answer]) -> list[float]:
    """What baskets are worth beyond what they cost."""
    now = judge(state, seat)
    purse = Purse(state, seat, PLANNING)
    words = order_words(state)
    values: list[float] = []
    for answer in answers:
        gain = 0.0
        order = unpack(state, answer[1:]) if words[answer[0]] == ORDER else None
        if order is not None:
            gain = gain_of(purse, order.advances, order.building, order.sacrifice)
        values.append(now + VICTORY_POINT * gain)
    return values


def expect_of_others(state: Mega, seat: Seat, answers: list[Answer]) -> list[float]:
    """What is advised first, then what greedy does, the default, and everything else."""
    now = judge(state, seat)
    ranked = [
        advise(state, seat, PLANNING),
        advise(state, seat),
        state.decision().default(state, seat),
    ]
    values: list[float] = []
    for answer in answers:
        place = ranked.index(answer) if answer in ranked else len(ranked)
        values.append(now - BETTER * place)
    return values
