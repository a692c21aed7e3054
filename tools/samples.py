"""Write what the client's tests are given: real scenes, and real questions with their answers.

Every card, token and operation of Monumental is to have a face, and every kind of question of Mega
Empires a form, so the tests go through the real ones.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from tests.games.mega.positions import GAME as DEVELOPED
from tests.games.mega.positions import positions
from ziggurat.games.mega.game import GAME as MEGA
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.thinking.counsel import advise
from ziggurat.games.monumental.game import GAME as MONUMENTAL
from ziggurat.games.monumental.printed.effects import COUNTERS
from ziggurat.games.monumental.printed.operations import KINDS
from ziggurat.games.monumental.terms import TRIGGERS, TYPES
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.state import Decision, Seat
from ziggurat.server.tables.questions import ask
from ziggurat.server.tables.quotes import quote

ALL = 18
"""Seats with which every civilization of Mega Empires is in play."""
TRIES = 12
"""Answers of which the longest is taken: it says more than passing does."""


def monumental() -> dict[str, Any]:
    """The scene, and the words that effects are made of."""
    return {
        "scene": MONUMENTAL.scene(4, MONUMENTAL.complete({})),
        "counters": COUNTERS,
        "triggers": TRIGGERS,
        "operations": list(KINDS),
        "types": TYPES,
    }


def mega() -> dict[str, Any]:
    """The scene of the largest table, the kinds of questions there are, and one of each kind."""
    first: dict[str, tuple[Mega, Seat]] = {}
    for state, seat in positions():
        first.setdefault(state.decision().kind, (state, seat))
    return {
        "scene": MEGA.scene(ALL, MEGA.complete({})),
        "kinds": [frame.kind for frame in MEGA.frames if issubclass(frame, Decision)],
        "questions": [answered(state, seat) for state, seat in first.values()],
    }


def answered(state: Mega, seat: Seat) -> dict[str, Any]:
    """A question as the server asks it, an answer with what it would come to, a bot's answer."""
    options, dice = state.decision().options(state, seat), Dice(b"samples")
    answers = [options.write(options.sample(dice)) for _ in range(TRIES)]
    answer = max(answers, key=len)
    return {
        "seat": seat,
        "view": DEVELOPED.view(state, seat),
        "question": ask(DEVELOPED, state, seat, 1),
        "answer": answer,
        "advice": options.write(advise(state, seat)),
        "quote": quote(DEVELOPED, state, seat, [answer]),
    }


SAMPLES = {"monumental": monumental, "mega": mega}


def main() -> None:
    """Write the file that is named after its game."""
    path = Path(sys.argv[1])
    path.write_bytes(msgspec.json.encode(SAMPLES[path.stem]()))


if __name__ == "__main__":
    main()
