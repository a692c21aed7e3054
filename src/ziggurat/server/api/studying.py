"""Looking closely: the board, things on it, replays, positions and records."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from ziggurat.kernel.views import Scene
from ziggurat.server import models
from ziggurat.server.api.asker import Asker, SeatChoice, TableId
from ziggurat.server.compression import packed
from ziggurat.server.requests import Request
from ziggurat.server.responses import Response
from ziggurat.server.routing import Given, get

TAGS = ["studying"]
A_DAY = 24 * 3600
MoveCount = Annotated[int, msgspec.Meta(ge=0)]


@get(
    "/api/tables/{table}/scene",
    name="readScene",
    summary="What never changes on a table",
    description="What the board of the game draws once, such as its map; each game has its own.",
    tags=TAGS,
    limit="study",
)
async def read_scene(table: TableId, asker: Asker, request: Request) -> Response[Scene]:
    """The scene of a table."""
    return packed(request, await asker.tables.scene(table), seconds=A_DAY)


@get(
    "/api/tables/{table}/things/{thing:path}",
    name="readThing",
    summary="All about a thing",
    description="A thing on the board, such as `region:roma`, as your seat knows it.",
    tags=TAGS,
)
async def read_thing(
    table: TableId, thing: str, asker: Asker, seat: SeatChoice = None
) -> models.About:
    """What there is to know about a thing."""
    return await asker.tables.about(table, asker.person, thing, seat)


@get(
    "/api/tables/{table}/replay",
    name="readReplay",
    summary="Part of the game so far",
    description="The table after each move, as your seat may know it.",
    tags=TAGS,
    limit="study",
)
async def read_replay(
    table: TableId,
    asker: Asker,
    request: Request,
    seat: SeatChoice = None,
    since: Annotated[MoveCount, Given(description="The first frame: after so many moves.")] = 0,
    until: Annotated[
        MoveCount | None,
        Given(description="The last frame; else as many as are sent at once."),
    ] = None,
) -> Response[models.Replay]:
    """Frames of a game to step through."""
    return packed(
        request, await asker.tables.replay(table, asker.person, seat, since=since, until=until)
    )


@get(
    "/api/tables/{table}/chart",
    name="readChart",
    summary="Scores over the whole game",
    tags=TAGS,
    limit="study",
)
async def read_chart(table: TableId, asker: Asker, request: Request) -> Response[models.ScoreChart]:
    """How everybody stood, from the first move to the last."""
    return packed(request, await asker.tables.chart(table))


@get(
    "/api/tables/{table}/position",
    name="readPosition",
    summary="A position for a bot",
    description="A position your seat cannot tell from the real one, everything it cannot see "
    "dealt anew, in the kernel's form: `ziggurat.kernel.saving.load` reads it.",
    tags=TAGS,
)
async def read_position(
    table: TableId, asker: Asker, seat: SeatChoice = None
) -> Response[dict[str, Any]]:
    """An imagined position."""
    # It is JSON already, and bytes are sent as they are.
    return Response(await asker.tables.position(table, asker.me, seat))


@get(
    "/api/tables/{table}/record",
    name="readRecord",
    summary="The record of a finished game",
    description="A text file that replays to the same position on any machine, with the secret of "
    "the dice. Refused while the game is going on.",
    tags=TAGS,
)
async def read_record(table: TableId, asker: Asker) -> Response[str]:
    """A finished game as a file."""
    text = await asker.tables.record(table, asker.person)
    headers = [("content-disposition", f'attachment; filename="{table}.zig"')]
    return Response(text.encode(), media_type="text/plain", headers=headers)


ROUTES = (read_scene, read_thing, read_replay, read_chart, read_position, read_record)
