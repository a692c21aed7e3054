"""Pictures of what settings may pick: drawn away from the loop when first asked for, then kept."""

from __future__ import annotations

from ziggurat.kernel.errors import Invalid
from ziggurat.server.pages import PageFile, make_file
from ziggurat.server.tables.live_tables import FindGame
from ziggurat.server.tables.refusals import Missing
from ziggurat.server.thinking.thinker import Thinker


class Pictures:
    """The pictures that were asked for. There are as many as picks that have one: a few a game."""

    def __init__(self, thinker: Thinker, find_game: FindGame) -> None:
        self._thinker = thinker
        self._find_game = find_game
        self._drawn: dict[tuple[str, str, str], PageFile] = {}

    async def of(self, game: str, setting: str, pick: str) -> PageFile:
        """The picture of a pick; `Missing` where there is none."""
        key = (game, setting, pick)
        if key not in self._drawn:
            try:
                drawn = await self._thinker.read(draw_pick, self._find_game, *key)
            except Invalid as error:
                raise Missing(str(error)) from error
            self._drawn[key] = make_file(drawn.encode(), "image/svg+xml")
        return self._drawn[key]


def draw_pick(find_game: FindGame, game: str, setting: str, pick: str) -> str:
    """A picture, as the game draws it."""
    return find_game(game).picture(setting, pick)
