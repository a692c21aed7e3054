"""A table made ready for whoever starts the server, and the link that signs them in."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode

from ziggurat.bots.registry import FIRST
from ziggurat.server.models import NewTable, SeatPlan
from ziggurat.server.services import Services
from ziggurat.server.storage import people
from ziggurat.server.storage import secrets as stored_secrets
from ziggurat.server.storage.stored import StoredPerson

OWNER = "owner"
"""The name under which it is kept who sits at this machine."""
USUAL_NAME = "Guest"
ID_BYTES = 12


async def find_owner(services: Services) -> StoredPerson:
    """Whoever sits at this machine: always the same person, whose tables stay theirs."""
    drawn = await stored_secrets.of(services.db, OWNER)
    identity = urlsafe_b64encode(drawn[:ID_BYTES]).decode()
    owner = await people.find(services.db, identity)
    if owner is None:
        owner = StoredPerson(id=identity, name=USUAL_NAME, created_at=services.clock())
        await people.add(services.db, owner)
    return owner


async def make_ready(services: Services, game: str) -> str:
    """Make a table against bots; the path that leads there, signed in, once."""
    owner = await find_owner(services)
    first = services.find_game(game).first_game()
    plan = NewTable(
        game=game,
        seats=[SeatPlan("me")] + [SeatPlan("bot", FIRST)] * (first.seats - 1),
        settings=first.settings,
        is_listed=False,
        start=True,
    )
    table = await services.tables.make(owner, plan)
    return invite(services, owner, f"/table/{table}")


def invite(services: Services, person: StoredPerson, path: str) -> str:
    """A path that signs somebody in, once, and leads to another."""
    token = secrets.token_urlsafe(24)
    services.welcomes[token] = (person.id, path)
    return f"/welcome/{token}"
