"""Faults: what is wrong with a file, where, and what would be right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeAlias

import msgspec

from ziggurat.kernel.errors import Invalid

Found: TypeAlias = Iterator[tuple[str, str]]
"""Entry and reason of each fault."""

MOST_FAULTS = 20
"""So many are told at once; who has mended them hears of the others."""
LONGEST_FAULT = 400
"""Characters of a fault: names in it may be as long as their author likes."""
LONGEST_GUESSED = 60
"""A guess is made at names up to this length."""
MOST_GUESSES = 500
"""So many names are looked at for a guess; it takes long, and every fault may ask for one."""


class Fault(msgspec.Struct, frozen=True):
    """One thing that is wrong, where, and what would be right."""

    file: str
    entry: str
    reason: str

    def __str__(self) -> str:
        return f"{self.file}: {self.entry}: {self.reason}"


def refuse_faults(faults: Sequence[Fault | str]) -> None:
    """Raise `Invalid` with a line for each fault, if there are any."""
    if faults:
        raise Invalid("\n".join(told(faults)))


def told(faults: Sequence[Fault | str]) -> list[str]:
    """The lines that tell of faults, whatever their authors have thought of."""
    lines = [_brief(str(fault)) for fault in faults[:MOST_FAULTS]]
    more = len(faults) - len(lines)
    return [*lines, f"and {more:,} more"] if more else lines


def _brief(line: str) -> str:
    line = " ".join(line.splitlines())
    return line if len(line) <= LONGEST_FAULT else line[: LONGEST_FAULT - 3] + "..."


def nearest_name(wrong: str, known: Iterable[str]) -> str:
    """Add a guess at what was meant: ``; did you mean 'roma'?``, or nothing."""
    from difflib import get_close_matches  # noqa: PLC0415 - slow to load, wanted only on faults

    if len(wrong) > LONGEST_GUESSED:
        return ""
    likely = (name for name in known if len(name) <= LONGEST_GUESSED)
    close = get_close_matches(wrong, islice(likely, MOST_GUESSES), n=1)
    return f"; did you mean '{close[0]}'?" if close else ""
