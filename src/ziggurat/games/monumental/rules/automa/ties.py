"""Where an Automa's rules leave a choice, the nearest human player to its right makes it."""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.words import names
from ziggurat.games.monumental.words.notation import tile_item
from ziggurat.kernel.algebra import OneOf
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Choice, Seat


def chooser_for(state: Monumental, player: int) -> Seat:
    """The first human player to an Automa's right: the one before it in the order (MO-14.7)."""
    at = state.order.index(player)
    for back in range(1, len(state.order)):
        candidate = state.order[at - back]
        if not state.is_automa(candidate):
            return candidate
    raise AssertionError("a table without human players has nobody to ask")


class Tie(Choice[Monumental]):
    """A choice among tiles between which an Automa's rules do not decide."""

    clause: ClassVar[str] = ""
    question: ClassVar[str] = ""
    """What follows the Automa's name in the prompt."""
    reason: ClassVar[str] = ""
    """Why its rules do not decide, in a sentence."""

    player: int
    """The Automa."""
    tiles: list[int]

    def prompt(self, state: Monumental, seat: Seat) -> str:
        return f"You choose for {names.player(state, self.player)}: {self.question}"

    def options(self, state: Monumental, seat: Seat) -> Options:
        return OneOf([tile_item(state, tile) for tile in self.tiles], self.clause)

    def default(self, state: Monumental, seat: Seat) -> Answer:
        return (self.tiles[0],)
