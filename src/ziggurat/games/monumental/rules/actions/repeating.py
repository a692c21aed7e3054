"""What a player does several times, one after another."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.kernel.state import Procedure


class Repeating(Procedure):
    """Something that happens to a player so many times; what it is, its steps say."""

    __slots__ = ("left", "player")

    fields: ClassVar[tuple[str, ...]] = ("player", "left")

    player: int
    left: int
    """How often it is still to happen."""

    def __init__(self, player: int, left: int) -> None:
        self.step = 0
        self.player = player
        self.left = left
