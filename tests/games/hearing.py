"""The log as tests of rules read it: what was told, and its words for everybody."""

from __future__ import annotations

from typing import Any

import msgspec

from ziggurat.kernel.events import Told
from ziggurat.kernel.game import Game
from ziggurat.kernel.state import Seat, State


class Heard(msgspec.Struct, frozen=True):
    """Something told; words name things in brackets."""

    game: Game[Any]
    state: State
    told: Told

    @property
    def clause(self) -> str:
        return self.told.clause

    @property
    def text(self) -> str:
        """The words for those who know."""
        return self.game.words_of(self.state, self.told.event)

    def words_for(self, seat: Seat | None) -> str:
        """The words for a seat; empty when it learns nothing."""
        event = self.told.seen_by(seat)
        return "" if event is None else self.game.words_of(self.state, event)


def hear(game: Game[Any], state: State) -> list[Heard]:
    """What was told since somebody last listened; from now on it is forgotten."""
    told = state.events or []
    state.events = []
    return [Heard(game, state, each) for each in told]
