"""Tables made ready in a moment, where making them is not the point."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec

from tests.browser.person import Person
from tests.server.serving import PATIENCE_SECONDS
from ziggurat.client.table import TableClient
from ziggurat.kernel.game import Settings
from ziggurat.kernel.match import Match
from ziggurat.kernel.record import write
from ziggurat.server.models import Table

DUEL: Settings = {"nations": "macedonia,rome"}
"""Macedonia begins with an army and a ship in Pella; unheld Thessalia lies beside it."""
TRIPLE: Settings = {"nations": "macedonia,rome,egypt"}
RECORDS = Path(__file__).parents[1] / "games" / "revolt" / "records"
"""Games that were played to their end."""


def sit_with_a_bot(person: Person) -> TableClient:
    """Begin a game as Macedonia against a bot, and wait until the person is asked."""
    table = person.client.make_table("revolt", ["me", "random"], settings=DUEL, start=True)
    person.opens_table(table.address)
    person.is_asked()
    return table


def import_record(person: Person, record: Path) -> TableClient:
    """Put a game kept as a record on a table."""
    return import_text(person, record.read_text())


def take_first_seat(person: Person, match: Match[Any]) -> TableClient:
    """Put a game that goes on upon a table where the first seat is a person's."""
    table = import_text(person, write(match))
    person.client.claim(table.show().standing.seats[0].link)
    return table


def copy_of(person: Person, match: Match[Any]) -> TableClient:
    """A table where the person answers for everybody, and what nobody may know is dealt anew."""
    return import_text(person, write(match)).what_if(len(match.moves))


def import_text(person: Person, record: str) -> TableClient:
    """Put the game of a record on a table."""
    answer = httpx.post(
        f"{person.client.url}/api/tables/import",
        content=record.encode(),
        headers={"authorization": f"Bearer {person.client.token}", "content-type": "text/plain"},
        timeout=PATIENCE_SECONDS,
    ).raise_for_status()
    return person.client.table(msgspec.json.decode(answer.content, type=Table).id)
