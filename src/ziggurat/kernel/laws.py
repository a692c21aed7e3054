"""Laws of a table hold in every position; whoever finds one broken has found a bug."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ziggurat.kernel.errors import Broken

Law = Callable[[Any], None]
"""Takes a position of its game, and raises `Broken` where it does not hold."""


def require(holds: object, law: str) -> None:
    """Raise `Broken` unless a law holds."""
    if not holds:
        raise Broken(law)


def check_laws(state: Any, laws: Sequence[Law]) -> None:
    """Raise `Broken` with the first law that does not hold in a position of its game."""
    for law in laws:
        law(state)
