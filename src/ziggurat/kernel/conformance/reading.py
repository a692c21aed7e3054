"""The law about reading: whatever a guest writes costs no more than its length."""

from __future__ import annotations

import re
import sys
from types import FrameType
from typing import Any, Self

from ziggurat.kernel.conformance.trial import Law, Trial
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.options import Options
from ziggurat.kernel.state import Seat

SIGNS = " \t\n1a_+-*=;:,.>@#/&'[]\u00e9\u0663"
"""Signs of every class, those that part words and numbers among them."""

SHORT = 40
"""Repetitions in the shorter of two texts that are compared."""

LONGER = 4
"""How many times as long the other is."""

LEEWAY = 1.5
"""So many times more than in proportion the longer one may cost: beginnings differ."""


READINGS = 6
"""So often a kind of question is looked at in a game: the same readers are met again and again."""


class Work:
    """How many calls were made while something was done, and which patterns were matched.

    What a pattern does within its one call nobody can count, so it is told by name.
    """

    def __init__(self) -> None:
        self.calls = 0
        self.patterns: set[str] = set()
        self.before: Any = None
        """Whoever else was counting."""

    def __enter__(self) -> Self:
        self.before = sys.getprofile()
        sys.setprofile(self.note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(self.before)

    def note(self, frame: FrameType, event: str, called: Any) -> None:
        """Count a call; Python tells of it."""
        if event == "call":
            self.calls += 1
        elif event == "c_call":
            self.calls += 1
            pattern = getattr(called, "__self__", None)
            if isinstance(pattern, re.Pattern):
                self.patterns.add(str(pattern.pattern))


def check_reading(trial: Trial, seat: Seat) -> None:
    """Long runs of every sign and long repetitions of an answer are read in linear work."""
    options = trial.options(seat)
    with trial.law(Law.READING):
        written = options.write(trial.decision().default(trial.state, seat))
        sample = options.write(options.sample(trial.spare))
        for start, run, end in repetitions(dict.fromkeys((written, sample))):
            check_run(trial, options, start, run, end)


def repetitions(answers: dict[str, None]) -> list[tuple[str, str, str]]:
    """What stands before, again and again, and behind."""
    found = [("", sign, "") for sign in SIGNS]
    for answer in answers:
        word = answer.partition(" ")[0]
        for sign in SIGNS:
            found += [(f"{word} ", sign, ""), (answer, sign, "x"), ("", f"{answer}{sign}", answer)]
    return found


def check_run(trial: Trial, options: Options, start: str, run: str, end: str) -> None:
    """Read a text, then a longer one of the same kind."""
    short = work_of_reading(options, start + run * SHORT + end)
    long = work_of_reading(options, start + run * SHORT * LONGER + end)
    text = f"'{start}' followed by many {run!r}"
    what = f"reading {text} matches the patterns {sorted(long.patterns)}, which may retrace."
    trial.require(Law.READING, holds=not long.patterns, otherwise=what)
    what = (
        f"reading {text} takes {short.calls} calls, and {long.calls} when {LONGER} times as long."
    )
    is_linear = long.calls <= short.calls * LONGER * LEEWAY
    trial.require(Law.READING, holds=is_linear, otherwise=what)


def work_of_reading(options: Options, text: str) -> Work:
    """What reading a text takes, whether it means anything or not."""
    work = Work()
    try:
        with work:
            options.read(text)
    except Invalid:
        pass
    return work
