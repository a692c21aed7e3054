"""What a player does several times, one after another."""

from __future__ import annotations

from ziggurat.kernel.state import Procedure


class Repeating(Procedure):
    """Something that happens to a player so many times; what it is, its steps say."""

    player: int
    left: int
    """How often it is still to happen."""
