"""Asking only those who have something to decide."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import NOBODY
from ziggurat.kernel.declaring import Shared
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Choice, Frame, Sealed


class Ordeal(Sealed[Mega]):
    """A question to the victims of a calamity; those without a choice suffer the default."""

    fields: ClassVar[tuple[str, ...]] = ("victims", "asked", "answers")

    victims: Shared[int]
    """All who suffer, in A.S.T.-ranking order; those with a choice are `asked`."""

    def fate_of(self, state: Mega, victim: int) -> Answer:
        """What a victim has chosen, or what befalls him without a choice."""
        return self.answer_of(victim) if victim in self.asked else self.default(state, victim)


def ask(state: Mega, question: Choice[Mega]) -> Frame | None:
    """Ask one player, unless there is one answer only or he is about to leave the game.

    Called by a step of the procedure the answer is meant for, or by what returns to it.
    """
    seat = question.seat
    if state.leaving[seat] or question.options(state, seat).count() == 1:
        return question.take(state, seat, question.default(state, seat))
    return question


def ask_all(state: Mega, question: Sealed[Mega]) -> Frame | None:
    """Ask several players at once; where nobody has a choice it is carried out directly."""
    return question if question.asked else question.resolve(state)


def decider(victim: int, beneficiary: int) -> int:
    """Who makes the beneficiary's choices: he, or the victim where nobody benefits (ME-B7)."""
    return victim if beneficiary == NOBODY else beneficiary


def by_rank(state: Mega, players: list[int]) -> list[int]:
    """Players in A.S.T.-ranking order, in which victims of one calamity suffer (ME-K3)."""
    return [player for player in state.ranking if player in players]
