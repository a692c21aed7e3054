"""Whole games of Mega Empires, played at random or with some ambition."""

from __future__ import annotations

from typing import Any

from tests.games.random_play import play_to_the_end
from ziggurat.games.mega.game import MegaEmpires
from ziggurat.games.mega.rules.phase_07_trade.values import hand_worth
from ziggurat.games.mega.rules.scoring import advances_of
from ziggurat.games.mega.state import Mega
from ziggurat.kernel.course import carry_out
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.game import Settings
from ziggurat.kernel.match import Match
from ziggurat.kernel.options import Answer

GAME = MegaEmpires()
THOUGHTS = 20
"""So many random answers an ambitious player looks at."""
ESTEEM = {1: 7.0, 3: 24.0, 6: 90.0}
"""What an advance of so many victory points means to him."""
ENOUGH_CITIES = 4
"""An ambitious player with so many cities stays where he is."""


def random_match(seats: int, seed: int, settings: Settings | None = None) -> Match[Any]:
    """A match played to its end, the same for the same seed."""
    return play_to_the_end(GAME, seats, seed, settings)


def ambitious_match(seats: int, seed: int, settings: Settings) -> Match[Any]:
    """A match of players who take the best of a few random answers: they go far on the A.S.T."""
    match = Match(GAME, seats=seats, seed=seed_from_number(seed), settings=settings)
    dice = Dice(seed_from_number(seed)).fork(2)
    while not match.is_over:
        seat = match.seats()[0]
        match.submit(seat, best_of_a_few(match.state, seat, dice))
    return match


def best_of_a_few(state: Mega, seat: int, dice: Dice) -> Answer:
    """The most promising of some random answers."""
    decision = state.decision()
    is_settled = state.city_count[seat] >= ENOUGH_CITIES or dice.below(4) == 0
    if decision.kind == "move" and is_settled:
        return decision.default(state, seat)
    options = decision.options(state, seat)
    answers = sorted({options.sample(dice) for _ in range(THOUGHTS)})
    return max(answers, key=lambda answer: promise(state, seat, answer, dice))


def promise(state: Mega, seat: int, answer: Answer, dice: Dice) -> float:
    """What a seat has after an answer, in a position as it may be."""
    twin = GAME.imagine(state, seat, dice.copy())
    carry_out(twin, twin.decision(), seat, answer)
    return (
        14.0 * twin.city_count[seat]
        + 1.5 * twin.on_board[seat]
        + sum(ESTEEM[twin.lookup.advance_vp[each]] for each in advances_of(twin, seat))
        + 5.0 * twin.step[seat]
        + hand_worth(twin, seat) / 9
        + twin.treasury[seat] / 4
    )


def match_of_leavers(seats: int, seed: int, settings: Settings) -> Match[Any]:
    """A match in which all but the first seat announce, at the first chance, that they leave."""
    match = Match(GAME, seats=seats, seed=seed_from_number(seed), settings=settings)
    dice = Dice(seed_from_number(seed)).fork(3)
    while not match.is_over:
        seat = match.seats()[0]
        if seat and match.state.decision().kind == "move" and match.state.turn > seat:
            match.answer(seat, "leave")
        else:
            match.submit(seat, match.options(seat).sample(dice))
    return match
