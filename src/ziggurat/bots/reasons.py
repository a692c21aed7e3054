"""Why a search bot answers as it does, in words a player understands.

What answers are worth is compared and never told alone: a judge calls level one half, a learned
value calls level a seat's share of the win.
"""

from __future__ import annotations

from typing import Any

from ziggurat.bots.bot import Sight
from ziggurat.bots.greedy import sentence
from ziggurat.bots.search.weighing import Weighed
from ziggurat.kernel.options import Options

ALIKE = 0.002
"""Answers whose worth differs by less are about as good to a person."""
SLIGHT = 0.02
"""And by less than this, the better one is only a little better."""
LONGEST_OTHER = 90
"""Characters that are told of another answer: enough to know which is meant."""


# Bots serve every game, so the kind of position is left open.
def reason(sight: Sight, position: Any, options: Options, answers: list[Weighed]) -> str:
    """Why the first of several answers is given, and what it was preferred to."""
    game, best = sight.game, answers[0]
    purpose = game.purpose(position, sight.seat, best.answer)
    if len(answers) == 1:
        return sentence(purpose or "it is the only answer that is any good")
    other = shortened(game.words(position, options.label(answers[1].answer)).rstrip("."))
    gap = best.worth - answers[1].worth
    beside = f"the next best, “{other}”, {compared(gap)}."
    if purpose:
        return f"{sentence(purpose)} {beside[0].upper()}{beside[1:]}"
    return f"It hardly matters: {beside}" if gap < ALIKE else f"It promises most; {beside}"


def compared(gap: float) -> str:
    """How another answer seems that is worth so much less."""
    if gap < ALIKE:
        return "seems about as good"
    return "seems a little worse" if gap < SLIGHT else "seems clearly worse"


def shortened(words: str) -> str:
    """The beginning of what is long, up to the end of a word."""
    if len(words) <= LONGEST_OTHER:
        return words
    return f"{words[:LONGEST_OTHER].rpartition(' ')[0].rstrip(',;:')}…"
