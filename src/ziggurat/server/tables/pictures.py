"""Pictures of what settings may pick: drawn away from the loop when first asked for, then kept."""

from __future__ import annotations

import asyncio

from ziggurat.kernel.errors import Invalid
from ziggurat.server.pages import PageFile, make_file
from ziggurat.server.tables.live_tables import FindGame
from ziggurat.server.tables.refusals import Missing
from ziggurat.server.thinking.thinker import Thinker, Unfinished

Key = tuple[str, str, str]
"""A game, a setting and a pick."""


class Pictures:
    """The pictures that were asked for. There are as many as picks that have one: a few a game."""

    def __init__(self, thinker: Thinker, find_game: FindGame) -> None:
        self._thinker = thinker
        self._find_game = find_game
        self._drawn: dict[Key, PageFile] = {}
        self._begun: dict[Key, asyncio.Task[PageFile]] = {}

    async def of(self, game: str, setting: str, pick: str) -> PageFile:
        """The picture of a pick; `Missing` where there is none.

        A whole table may ask at once for one that takes seconds: all of them wait for the same.
        """
        key = (game, setting, pick)
        if key in self._drawn:
            return self._drawn[key]
        if key not in self._begun:
            self._begun[key] = asyncio.create_task(self._draw(key))
        return await asyncio.shield(self._begun[key])

    async def _draw(self, key: Key) -> PageFile:
        try:
            drawn = await self._thinker.read(draw_pick, self._find_game, *key)
        except Invalid as error:
            raise Missing(str(error)) from error
        except Unfinished as error:
            raise Missing(f"Drawing this picture {error}.") from error
        finally:
            del self._begun[key]
        self._drawn[key] = make_file(drawn.encode(), "image/svg+xml")
        return self._drawn[key]


def draw_pick(find_game: FindGame, game: str, setting: str, pick: str) -> str:
    """A picture, as the game draws it."""
    return find_game(game).picture(setting, pick)
