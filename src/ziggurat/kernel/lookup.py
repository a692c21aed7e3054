"""What never changes during a game: made once, and shared by all copies of a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from mypy_extensions import mypyc_attr

from ziggurat.kernel.declaring import Slotted


@mypyc_attr(allow_interpreted_subclasses=True)
class SharedLookup(metaclass=Slotted):
    """The base of a game's lookup tables.

    They are large and the same wherever they are made from the same things. So a position is
    pickled with what they were made from, and whoever reads it makes them anew or has them already.
    """

    made_from: tuple[Any, ...]
    """The function of the game that made them, and its arguments; empty if nobody said so."""

    def __init__(self) -> None:
        self.made_from = ()

    def remember(self, make: Callable[..., Any], *arguments: object) -> Self:
        """Say what these were made from; `make` is found by its name."""
        self.made_from = (make, arguments)
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        if not self.made_from:
            raise TypeError("These lookup tables cannot be pickled: nobody can make them anew.")
        return self.made_from

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self
