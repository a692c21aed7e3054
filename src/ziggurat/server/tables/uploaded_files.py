"""Files that people bring along, such as maps: read where nobody waits for it.

What a game makes of a file it makes while it deals, and that takes as long as the file's author
likes. So a new one is first tried out by a worker, who can be ended. One that has passed is read
in a thread of this process; the loop only ever takes copies of what was dealt there.
"""

from __future__ import annotations

import asyncio

from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import Settings
from ziggurat.server.tables.replays import FindGame
from ziggurat.server.tables.table import LiveTable
from ziggurat.server.thinking.thinker import Thinker, Unfinished


async def try_out(
    thinker: Thinker, find_game: FindGame, name: str, seats: int, settings: Settings
) -> None:
    """Refuse settings that are wrong in ways only dealing finds out, such as a poor map.

    With a file this may take too long, which is a refusal as well.
    """
    if not find_game(name).has_files(settings):
        deal_once(find_game, name, seats, settings)
        return
    try:
        await thinker.read(deal_once, find_game, name, seats, settings)
    except Unfinished as error:
        raise Invalid(f"Reading the file of this table {error}; bring a smaller one.") from error


def deal_once(find_game: FindGame, name: str, seats: int, settings: Settings) -> None:
    """Deal a game and forget it."""
    find_game(name).deal(seats, settings, b"trying out")


async def prepare(table: LiveTable) -> None:
    """Deal a table whose settings hold a file, before its journal is folded."""
    if table.game.has_files(table.row.settings):
        table.opening = await asyncio.to_thread(table.dealt)
