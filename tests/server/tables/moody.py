"""A game of which bots know several tempers."""

from __future__ import annotations

from typing import ClassVar

from tests.kernel.auction import Auction
from ziggurat.kernel.thinking import Character


class Moody(Auction):
    """The auction, for bidders of several tempers."""

    name: ClassVar[str] = "moody"

    def characters(self) -> tuple[Character, ...]:
        return (
            Character("miser", "the Miser", "Bids last.", {}),
            Character("crassus", "Crassus", "Bids most.", {}),
            Character("fool", "the Fool", "Bids at once.", {}),
        )
