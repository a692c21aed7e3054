"""Scenes: what never changes on a table, made once for all tables that are settled alike.

A map of somebody's own takes seconds to be drawn, so it is done away from the loop.
"""

from __future__ import annotations

import msgspec

from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import Settings
from ziggurat.kernel.views import Scene
from ziggurat.server.tables.live_tables import FindGame
from ziggurat.server.thinking.thinker import Thinker, Unfinished

MOST_SCENES = 16


class Scenes:
    """The scenes that were asked for last."""

    def __init__(self, thinker: Thinker, find_game: FindGame) -> None:
        self._thinker = thinker
        self._find_game = find_game
        self._made: dict[bytes, Scene] = {}

    async def of(self, game: str, seats: int, settings: Settings) -> Scene:
        """The scene of a game that is settled so."""
        key = msgspec.json.encode([game, seats, settings])
        made = self._made.get(key)
        if made is None:
            made = await self._make(game, seats, settings)
            if len(self._made) >= MOST_SCENES:
                self._made.pop(next(iter(self._made)))
            self._made[key] = made
        return made

    async def _make(self, game: str, seats: int, settings: Settings) -> Scene:
        try:
            return await self._thinker.read(tell_scene, self._find_game, game, seats, settings)
        except Unfinished as error:
            raise Invalid(f"Drawing the board of this table {error}.") from error


def tell_scene(find_game: FindGame, game: str, seats: int, settings: Settings) -> Scene:
    """What never changes, as the game tells it."""
    return find_game(game).scene(seats, settings)
