"""What follows from an entry without anybody doing anything: it is stored in the same breath."""

from __future__ import annotations

from ziggurat.server.tables.clocks import TIMEOUTS_TO_BE_ABSENT
from ziggurat.server.tables.journal import Draft, EntryKind
from ziggurat.server.tables.table import LiveTable

ABANDONED = "abandoned, because everybody has given up"


def consequence(table: LiveTable) -> Draft | None:
    """The entry that must follow now; None when the table may stand as it is."""
    if table.status != "running":
        return None
    for seat, timeouts in enumerate(table.timeouts):
        if timeouts >= TIMEOUTS_TO_BE_ABSENT and table.is_active(seat):
            return Draft(kind=EntryKind.ABSENT, seat=seat)
    wish = table.takeback
    if wish is not None and not wish.waiting:
        return Draft(kind=EntryKind.TAKEBACK_DONE, seat=wish.by, text=str(wish.moves))
    people = [row.seat for row in table.seats if row.kind == "person"]
    if people and all(seat in table.resigned for seat in people):
        return Draft(kind=EntryKind.CLOSED, text=ABANDONED)
    return None
