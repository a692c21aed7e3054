"""Tables: finding, making, looking at them; sitting down, leaving and starting."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.state import Seat
from ziggurat.server import models
from ziggurat.server.api.asking import Asked, Asking, SeatChoice, TableId, limited
from ziggurat.server.names import clean_title
from ziggurat.server.settings import RECORD_BYTES, TABLE_BYTES
from ziggurat.server.storage import putting_away

TAGS = ["tables"]
SEATS = ["seats"]


@get("/api/tables", operation_id="listTables", summary="Tables of one kind", tags=TAGS)
async def list_tables(
    asker: Asking,
    which: Annotated[
        models.TableList,
        QueryParameter(
            name="list",
            description="`mine`, those of mine that I have put `away`, those with a free seat, "
            "those being played, or those that are over; strangers see listed tables only.",
        ),
    ],
) -> list[models.TableCard]:
    """A list of tables, the newest first."""
    return await asker.tables.list(asker.person, which)


@post(
    "/api/tables",
    operation_id="makeTable",
    summary="Make a table",
    tags=TAGS,
    guards=[limited("tables")],
    request_max_body_size=TABLE_BYTES,
)
async def make_table(data: JSONBody[models.NewTable], asker: Asking) -> models.Table:
    """Make a table and show it to its maker."""
    plan = msgspec.structs.replace(data, title=clean_title(data.title))
    return await asker.tables.show(await asker.tables.make(asker.me, plan), asker.me)


@post(
    "/api/tables/import",
    operation_id="importTable",
    summary="Make a table of a record",
    description="The body is the text of a record file, as `ziggurat replay` reads it.",
    tags=TAGS,
    guards=[limited("tables")],
    request_max_body_size=RECORD_BYTES,
)
async def import_table(request: Asked, asker: Asking) -> models.Table:
    """Set up a table where a recorded game stands."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise Invalid("A record is text in UTF-8.") from error
    return await asker.tables.show(await asker.tables.import_record(asker.me, text), asker.me)


@get("/api/tables/{table:str}", operation_id="showTable", summary="A table", tags=TAGS)
async def show_table(table: TableId, asker: Asking, seat: SeatChoice = None) -> models.Table:
    """A table as whoever asks may see it."""
    return await asker.tables.show(table, asker.person, seat)


@post(
    "/api/tables/{table:str}/seats", operation_id="sitDown", summary="Take an open seat", tags=SEATS
)
async def sit_down(
    table: TableId, data: JSONBody[models.SittingDown], asker: Asking
) -> models.Table:
    """Seat whoever asks."""
    await asker.tables.sit(table, asker.me, data.seat)
    return await asker.tables.show(table, asker.me)


@delete(
    "/api/tables/{table:str}/seats/{seat:int}",
    operation_id="leaveSeat",
    summary="Leave a seat before the start",
    description="The host may free any seat.",
    tags=SEATS,
    status_code=200,
)
async def leave_seat(table: TableId, seat: FromPath[Seat], asker: Asking) -> models.Table:
    """Free a seat."""
    await asker.tables.leave(table, asker.me, seat)
    return await asker.tables.show(table, asker.me)


@get(
    "/api/links/{secret:str}",
    operation_id="readInvitation",
    summary="What a secret link invites to",
    description="Looking at it does not use it up.",
    tags=SEATS,
)
async def read_invitation(secret: FromPath[str], asker: Asking) -> models.Invitation:
    """Tell whoever holds the link what it is for."""
    return await asker.tables.invitation(secret)


@post(
    "/api/links/{secret:str}",
    operation_id="claimSeat",
    summary="Take the seat of a secret link",
    description="A link works once: the seat is yours from then on.",
    tags=SEATS,
)
async def claim_seat(secret: FromPath[str], asker: Asking) -> models.Table:
    """Seat whoever holds the link."""
    return await asker.tables.show(await asker.tables.claim(asker.me, secret), asker.me)


@post(
    "/api/tables/{table:str}/start",
    operation_id="startTable",
    summary="Begin the game",
    description="The host begins, once every seat is taken.",
    tags=TAGS,
    status_code=200,
)
async def start_table(table: TableId, asker: Asking) -> models.Table:
    """Begin a game."""
    await asker.tables.start(table, asker.me)
    return await asker.tables.show(table, asker.me)


@put(
    "/api/tables/{table:str}/away",
    operation_id="putAway",
    summary="Put a table away",
    description="It stays as it is, but the list of one's own tables does not show it any more.",
    tags=TAGS,
    status_code=204,
)
async def put_table_away(table: TableId, asker: Asking) -> None:
    """Take a table out of the list of whoever asks."""
    await asker.tables.require(table)
    await putting_away.put_away(asker.parts.db, table, asker.me.id)


@delete(
    "/api/tables/{table:str}/away",
    operation_id="bringBack",
    summary="Show a table again that was put away",
    tags=TAGS,
    status_code=204,
)
async def bring_table_back(table: TableId, asker: Asking) -> None:
    """Put a table back into the list of whoever asks."""
    await putting_away.bring_back(asker.parts.db, table, asker.me.id)


ROUTES = (
    list_tables,
    make_table,
    import_table,
    show_table,
    sit_down,
    leave_seat,
    read_invitation,
    claim_seat,
    start_table,
    put_table_away,
    bring_table_back,
)
