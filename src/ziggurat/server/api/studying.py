"""Looking closely: the board, things on it, replays, positions and records."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from ziggurat.server import models
from ziggurat.server.api.asking import Asked, Asking, SeatChoice, TableId, limited
from ziggurat.server.packing import packed

TAGS = ["studying"]
A_DAY = 24 * 3600


@get(
    "/api/tables/{table:str}/scene",
    operation_id="readScene",
    summary="What never changes on a table",
    description="What the board of the game draws once, such as its map; each game has its own.",
    tags=TAGS,
    guards=[limited("study")],
)
async def read_scene(table: TableId, asker: Asking, request: Asked) -> Response[dict[str, Any]]:
    """The scene of a table."""
    return packed(request, await asker.tables.scene(table), seconds=A_DAY)


@get(
    "/api/tables/{table:str}/things/{thing:path}",
    operation_id="readThing",
    summary="All about a thing",
    description="A thing on the board, such as `region:roma`, as your seat knows it.",
    tags=TAGS,
)
async def read_thing(
    table: TableId, thing: FromPath[str], asker: Asking, seat: SeatChoice = None
) -> models.About:
    """What there is to know about a thing."""
    return await asker.tables.about(table, asker.person, thing.removeprefix("/"), seat)


@get(
    "/api/tables/{table:str}/replay",
    operation_id="readReplay",
    summary="Part of the game so far",
    description="The table after each move, as your seat may know it.",
    tags=TAGS,
    guards=[limited("study")],
)
async def read_replay(
    table: TableId,
    asker: Asking,
    request: Asked,
    seat: SeatChoice = None,
    since: Annotated[
        int, QueryParameter(ge=0, description="The first frame: after so many moves.")
    ] = 0,
    until: Annotated[
        int | None,
        QueryParameter(ge=0, description="The last frame; else as many as are sent at once."),
    ] = None,
) -> Response[models.Replay]:
    """Frames of a game to step through."""
    return packed(
        request, await asker.tables.replay(table, asker.person, seat, since=since, until=until)
    )


@get(
    "/api/tables/{table:str}/chart",
    operation_id="readChart",
    summary="Scores over the whole game",
    tags=TAGS,
    guards=[limited("study")],
)
async def read_chart(table: TableId, asker: Asking, request: Asked) -> Response[models.ScoreChart]:
    """How everybody stood, from the first move to the last."""
    return packed(request, await asker.tables.chart(table))


@get(
    "/api/tables/{table:str}/position",
    operation_id="readPosition",
    summary="A position for a bot",
    description="A position your seat cannot tell from the real one, everything it cannot see "
    "dealt anew, in the kernel's form: `ziggurat.kernel.saving.load` reads it.",
    tags=TAGS,
)
async def read_position(
    table: TableId, asker: Asking, seat: SeatChoice = None
) -> Response[dict[str, Any]]:
    """An imagined position."""
    # It is JSON already, and bytes are sent as they are.
    saved: Any = await asker.tables.position(table, asker.me, seat)
    return Response(saved, media_type="application/json")


@get(
    "/api/tables/{table:str}/record",
    operation_id="readRecord",
    summary="The record of a finished game",
    description="A text file that replays to the same position on any machine, with the secret of "
    "the dice. Refused while the game is going on.",
    tags=TAGS,
    media_type="text/plain",
)
async def read_record(table: TableId, asker: Asking) -> Response[str]:
    """A finished game as a file."""
    text = await asker.tables.record(table, asker.person)
    headers = {"Content-Disposition": f'attachment; filename="{table}.zig"'}
    return Response(text, media_type="text/plain", headers=headers)


ROUTES = (read_scene, read_thing, read_replay, read_chart, read_position, read_record)
