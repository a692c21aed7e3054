"""Tables: finding, making, looking at them; sitting down, leaving and starting."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ziggurat.kernel.state import Seat
from ziggurat.server import models
from ziggurat.server.api.asker import Asker, SeatChoice, TableId
from ziggurat.server.names import clean_title
from ziggurat.server.routing import Given, delete, get, post, put
from ziggurat.server.settings import RECORD_BYTES, TABLE_BYTES
from ziggurat.server.storage import putting_away

TAGS = ["tables"]
SEATS = ["seats"]


@get("/api/tables", name="listTables", summary="Tables of one kind", tags=TAGS)
async def list_tables(
    asker: Asker,
    which: Annotated[
        models.TableList,
        Given(
            name="list",
            description="`mine`, those of mine that I have put `away`, those with a free seat, "
            "those being played, or those that are over; strangers see listed tables only.",
        ),
    ],
) -> list[models.TableCard]:
    """A list of tables, the newest first."""
    return await asker.tables.list_tables(asker.person, which)


@post(
    "/api/tables",
    name="makeTable",
    summary="Make a table",
    tags=TAGS,
    limit="tables",
    most_bytes=TABLE_BYTES,
)
async def make_table(data: models.NewTable, asker: Asker) -> models.Table:
    """Make a table and show it to its maker."""
    plan = msgspec.structs.replace(data, title=clean_title(data.title))
    return await asker.tables.show(await asker.tables.make(asker.me, plan), asker.me)


@post(
    "/api/tables/import",
    name="importTable",
    summary="Make a table of a record",
    description="The body is the text of a record file, as `ziggurat replay` reads it.",
    tags=TAGS,
    limit="tables",
    most_bytes=RECORD_BYTES,
)
async def import_table(data: str, asker: Asker) -> models.Table:
    """Set up a table where a recorded game stands."""
    return await asker.tables.show(await asker.tables.import_record(asker.me, data), asker.me)


@get("/api/tables/{table}", name="showTable", summary="A table", tags=TAGS)
async def show_table(table: TableId, asker: Asker, seat: SeatChoice = None) -> models.Table:
    """A table as whoever asks may see it."""
    return await asker.tables.show(table, asker.person, seat)


@post("/api/tables/{table}/seats", name="sitDown", summary="Take an open seat", tags=SEATS)
async def sit_down(table: TableId, data: models.SittingDown, asker: Asker) -> models.Table:
    """Seat whoever asks."""
    await asker.tables.sit(table, asker.me, data.seat)
    return await asker.tables.show(table, asker.me)


@delete(
    "/api/tables/{table}/seats/{seat}",
    name="leaveSeat",
    summary="Leave a seat before the start",
    description="The host may free any seat.",
    tags=SEATS,
    status=200,
)
async def leave_seat(table: TableId, seat: Seat, asker: Asker) -> models.Table:
    """Free a seat."""
    await asker.tables.leave(table, asker.me, seat)
    return await asker.tables.show(table, asker.me)


@get(
    "/api/links/{secret}",
    name="readInvitation",
    summary="What a secret link invites to",
    description="Looking at it does not use it up.",
    tags=SEATS,
)
async def read_invitation(secret: str, asker: Asker) -> models.Invitation:
    """Tell whoever holds the link what it is for."""
    return await asker.tables.invitation(secret)


@post(
    "/api/links/{secret}",
    name="claimSeat",
    summary="Take the seat of a secret link",
    description="A link works once: the seat is yours from then on.",
    tags=SEATS,
)
async def claim_seat(secret: str, asker: Asker) -> models.Table:
    """Seat whoever holds the link."""
    return await asker.tables.show(await asker.tables.claim(asker.me, secret), asker.me)


@post(
    "/api/tables/{table}/start",
    name="startTable",
    summary="Begin the game",
    description="The host begins, once every seat is taken.",
    tags=TAGS,
    status=200,
)
async def start_table(table: TableId, asker: Asker) -> models.Table:
    """Begin a game."""
    await asker.tables.start(table, asker.me)
    return await asker.tables.show(table, asker.me)


@put(
    "/api/tables/{table}/away",
    name="putAway",
    summary="Put a table away",
    description="It stays as it is, but the list of one's own tables does not show it any more.",
    tags=TAGS,
    status=204,
)
async def put_table_away(table: TableId, asker: Asker) -> None:
    """Take a table out of the list of whoever asks."""
    await asker.tables.require(table)
    await putting_away.put_away(asker.services.db, table, asker.me.id)


@delete(
    "/api/tables/{table}/away",
    name="bringBack",
    summary="Show a table again that was put away",
    tags=TAGS,
    status=204,
)
async def bring_table_back(table: TableId, asker: Asker) -> None:
    """Put a table back into the list of whoever asks."""
    await putting_away.bring_back(asker.services.db, table, asker.me.id)


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
