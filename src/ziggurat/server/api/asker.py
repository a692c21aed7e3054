"""Whoever asks, as handlers are given them, and the parameters many handlers share."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ziggurat.kernel.state import Seat
from ziggurat.server.identity import NOBODY, Caller
from ziggurat.server.refusals import unknown_person
from ziggurat.server.routing import Given
from ziggurat.server.services import Services
from ziggurat.server.storage.stored import StoredPerson
from ziggurat.server.tables.service import TableService

TableId = Annotated[str, Given("path", description="The table's id.")]
SeatChoice = Annotated[
    Seat | None,
    Given(
        description="Which of your seats, if you hold several. Else the one that is asked, or the "
        "first; without a seat you look on."
    ),
]


class Asker(msgspec.Struct, frozen=True):
    """Whoever asks, and the server they ask."""

    services: Services
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
        return self.services.tables


async def find_asker(services: Services, caller: Caller) -> Asker:
    """Whoever a caller says they are."""
    if caller.person is None or not await services.sessions.is_open(caller):
        return Asker(services, None, caller)
    return Asker(services, await services.people.find(caller.person), caller)
