"""The live stream of a table."""

from __future__ import annotations

from typing import Annotated

from ziggurat.server.api.asker import Asker, SeatChoice, TableId
from ziggurat.server.requests import Request
from ziggurat.server.routing import Given, get
from ziggurat.server.streaming import EventStream


@get(
    "/api/tables/{table}/events",
    name="listen",
    summary="Everything that happens at a table, live",
    description="Server-sent events. Without `Last-Event-ID` the first event is `table`, with the "
    "table as it stands (a Table); all others are `change`, each one entry of the journal (a "
    "Change) with its number as id. Whoever comes back with the last id they saw misses nothing.",
    tags=["playing"],
)
async def listen(
    request: Request,
    table: TableId,
    asker: Asker,
    seat: SeatChoice = None,
    last: Annotated[
        int | None,
        Given(
            "header", name="Last-Event-ID", description="The id of the last event that was seen."
        ),
    ] = None,
) -> EventStream:
    """Open a live stream."""
    streams = asker.services.streams
    who = asker.person.id if asker.person is not None else request.address
    streams.require_room(who)
    subscription = await asker.tables.subscribe(table, asker.person, seat, last)
    if asker.person is None:
        return EventStream(streams, who, subscription, request.receive)
    return EventStream(
        streams,
        who,
        subscription,
        request.receive,
        caller=asker.caller,
        is_welcome=lambda: asker.services.sessions.is_open(asker.caller),
    )


ROUTES = (listen,)
