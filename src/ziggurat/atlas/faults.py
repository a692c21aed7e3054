"""Faults: what is wrong with a file, where, and what would be right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

import msgspec

from ziggurat.kernel.errors import Invalid

Found: TypeAlias = Iterator[tuple[str, str]]
"""Entry and reason of each fault."""


class Fault(msgspec.Struct, frozen=True):
    """One thing that is wrong, where, and what would be right."""

    file: str
    entry: str
    reason: str

    def __str__(self) -> str:
        return f"{self.file}: {self.entry}: {self.reason}"


def refuse_faults(faults: Sequence[Fault]) -> None:
    """Raise `Invalid` with one line for each fault, if there are any."""
    if faults:
        raise Invalid("\n".join(str(fault) for fault in faults))


def nearest_name(wrong: str, known: Iterable[str]) -> str:
    """Add a guess at what was meant: ``; did you mean 'roma'?``, or nothing."""
    from difflib import get_close_matches  # noqa: PLC0415 - slow to load, wanted only on faults

    close = get_close_matches(wrong, list(known), n=1)
    return f"; did you mean '{close[0]}'?" if close else ""
