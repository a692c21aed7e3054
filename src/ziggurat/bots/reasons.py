"""Why a search bot answers as it does, in words a player understands.

What answers are worth is compared and never told alone: a judge calls level one half, a learned
value calls level a seat's share of the win.
"""

from __future__ import annotations

from typing import Any, Final

from ziggurat.bots.bot import Sight
from ziggurat.bots.greedy import sentence
from ziggurat.bots.search.weighing import Weighed
from ziggurat.kernel.options import Options

WORSE: Final = ((0.002, "seems about as good"), (0.02, "seems a little worse"))
"""How another answer compares that is worse by less than so much."""
CLEARLY_WORSE: Final = "seems clearly worse"
LONGEST_OTHER = 90
"""Characters that are told of another answer: enough to know which is meant."""


# Bots serve every game, so the kind of position is left open.
def reason(sight: Sight, position: Any, options: Options, answers: list[Weighed]) -> str:
    """Why the first of several answers is given, and what it was preferred to."""
    game, best = sight.game, answers[0]
    purpose = game.purpose(position, sight.seat, best.answer)
    if len(answers) == 1:
        return sentence(purpose or "it is the only answer that is any good")
    why = sentence(purpose or "it promises most")
    second = answers[1]
    other = shortened(game.words(position, options.label(second.answer)).rstrip("."))
    return f"{why} The next best, “{other}”, {compared(best, second)}."


def compared(best: Weighed, other: Weighed) -> str:
    """How much worse another answer is."""
    gap = best.worth - other.worth
    return next((words for limit, words in WORSE if gap < limit), CLEARLY_WORSE)


def shortened(words: str) -> str:
    """The beginning of what is long, up to the end of a word."""
    if len(words) <= LONGEST_OTHER:
        return words
    return f"{words[:LONGEST_OTHER].rpartition(' ')[0].rstrip(',;:')}…"
