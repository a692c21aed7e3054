"""The live stream of a table."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import HeaderParameter

from ziggurat.server.api.asking import Asked, Asking, SeatChoice, TableId, address_of
from ziggurat.server.streaming import EventStream


@get(
    "/api/tables/{table:str}/events",
    operation_id="listen",
    summary="Everything that happens at a table, live",
    description="Server-sent events. Without `Last-Event-ID` the first event is `table`, with the "
    "table as it stands (a Table); all others are `change`, each one entry of the journal (a "
    "Change) with its number as id. Whoever comes back with the last id they saw misses nothing.",
    tags=["playing"],
    media_type="text/event-stream",
)
async def listen(
    request: Asked,
    table: TableId,
    asker: Asking,
    seat: SeatChoice = None,
    last: Annotated[
        int | None,
        HeaderParameter(
            name="Last-Event-ID", description="The id of the last event that was seen."
        ),
    ] = None,
) -> EventStream:
    """Open a live stream."""
    streams = asker.parts.streams
    who = asker.person.id if asker.person is not None else address_of(request)
    streams.require_room(who)
    subscription = await asker.tables.subscribe(table, asker.person, seat, last)
    if asker.person is None:
        return EventStream(streams, who, subscription)
    return EventStream(
        streams,
        who,
        subscription,
        caller=asker.caller,
        is_welcome=lambda: asker.parts.sessions.is_open(asker.caller),
    )


ROUTES = (listen,)
