"""What handlers are given: the server's parts, who is asking, and how often they may."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.handlers.base import BaseRouteHandler
from litestar.params import PathParameter, QueryParameter

from ziggurat.kernel.state import Seat
from ziggurat.server.identity import NOBODY, Caller
from ziggurat.server.limits import Subject, neighbourhood
from ziggurat.server.parts import Parts
from ziggurat.server.refusals import too_many, unknown_person
from ziggurat.server.storage.stored import StoredPerson
from ziggurat.server.tables.service import TableService

Asked = Request[Any, Any, Any]
Connection = ASGIConnection[Any, Any, Any, Any]

TableId = Annotated[str, PathParameter(description="The table's id.")]
SeatChoice = Annotated[
    Seat | None,
    QueryParameter(
        description="Which of your seats, if you hold several. Else the one that is asked, or the "
        "first; without a seat you look on."
    ),
]


class Asker(msgspec.Struct, frozen=True):
    """Whoever asks, and the server they ask."""

    parts: Parts
    person: StoredPerson | None
    """None for a stranger."""
    caller: Caller = NOBODY
    """As whom they have asked; a token that does not count any more is a stranger's."""

    @property
    def me(self) -> StoredPerson:
        """The person who asks; strangers are refused."""
        if self.person is None:
            raise unknown_person(was_known=self.caller.person is not None)
        return self.person

    @property
    def tables(self) -> TableService:
        """All tables."""
        return self.parts.tables


Asking = NamedDependency[Asker]


def parts_of(connection: Connection) -> Parts:
    """The parts of the running server."""
    parts: Parts = connection.app.state.parts
    return parts


def caller_of(connection: Connection) -> Caller:
    """Who a request is from, as the front door has read it."""
    caller: Caller = connection.scope["state"].get("caller", NOBODY)
    return caller


async def find_asker(request: Asked) -> Asker:
    """Whoever sends a request."""
    return await asker_for(parts_of(request), caller_of(request))


async def asker_for(parts: Parts, caller: Caller) -> Asker:
    """Whoever a caller says they are."""
    if caller.person is None or not await parts.sessions.is_open(caller):
        return Asker(parts, None, caller)
    return Asker(parts, await parts.people.find(caller.person), caller)


# One for all handlers: litestar would start a task for each of several.
GIVEN = {"asker": Provide(find_asker)}


def address_of(connection: Connection) -> str:
    """Where a request comes from, as far as limits are concerned."""
    return neighbourhood(connection.client.host) if connection.client else "nowhere"


def limited(subject: Subject, *, by_address: bool = False) -> Callable[[Connection, Any], None]:
    """A guard that lets everybody do something only so often."""

    def guard(connection: Connection, _: BaseRouteHandler) -> None:
        # By session: a token that was ended uses up nothing of its person's.
        session = "" if by_address else caller_of(connection).session
        wait = parts_of(connection).wait(subject, session or address_of(connection))
        if wait:
            raise too_many(wait)

    return guard
