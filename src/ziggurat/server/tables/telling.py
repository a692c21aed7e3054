"""Telling listeners what happened: changes as each of them may know them.

Only the parts of a view that differ from what was told before are sent. They are compared and
kept as encoded bytes: that is quick, small, and the same for all who share a view.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ziggurat.kernel.state import Seat
from ziggurat.server import models
from ziggurat.server.storage.stored import StoredEntry
from ziggurat.server.tables import presenting
from ziggurat.server.tables.journal import GOING_BACK, TOLD_AS, EntryKind
from ziggurat.server.tables.listening import Hub, Subscription, Told
from ziggurat.server.tables.logbook import LogLine, told
from ziggurat.server.tables.presenting import Perspective, Surroundings
from ziggurat.server.tables.table import LiveTable

MOST_MISSED = 150
"""Whoever missed more than this is shown the table anew."""

CHANGING_VIEWS = frozenset({EntryKind.STARTED, EntryKind.MOVE, *GOING_BACK})
"""Kinds of entries after which views may differ."""

Parts = dict[str, bytes]

_encoder = msgspec.json.Encoder()


class Telling:
    """Some entries being told, all of them applied already; everything is made once at most."""

    def __init__(
        self, table: LiveTable, hub: Hub, around: Surroundings, entries: Sequence[StoredEntry]
    ) -> None:
        self.table = table
        self.hub = hub
        self.around = around
        self.entries = entries
        self.is_view_changed = any(entry.kind in CHANGING_VIEWS for entry in entries)
        self._lines = _by_number(table.log.since(entries[0].number - 1))
        is_chat = any(entry.kind == EntryKind.CHAT for entry in entries)
        self._said = {said.number: said for said in table.chat} if is_chat else {}
        self._shared = presenting.openly(table, around)
        self._views: dict[Seat | None, Parts] = {}
        self._earlier: dict[Seat | None, list[Told]] = {}
        self._last: dict[tuple[Perspective, bool], Told] = {}
        self._changed: dict[Seat | None, dict[str, msgspec.Raw]] = {}

    def tell(self, listener: Subscription, who: Perspective, *, is_whole: bool) -> None:
        """Tell one listener, who looks from somewhere, all of it."""
        for each in self.earlier(who.seat):
            listener.offer(each)
        listener.offer(self.last(who, is_whole=is_whole))
        listener.seat = who.seat

    def earlier(self, seat: Seat | None) -> list[Told]:
        """All but the last entry: what was written, not how the table stood."""
        if seat not in self._earlier:
            self._earlier[seat] = [_told(self._change(entry, seat)) for entry in self.entries[:-1]]
        return self._earlier[seat]

    def last(self, who: Perspective, *, is_whole: bool) -> Told:
        """The last entry, with the table as it stands."""
        key = (who, is_whole)
        if key not in self._last:
            change = self._change(self.entries[-1], who.seat)
            view = self._view(who.seat, is_whole=is_whole)
            self._last[key] = _told(
                msgspec.structs.replace(
                    change,
                    standing=presenting.standing(self.table, who, self.around, self._shared),
                    view=view,
                    is_whole=is_whole and view is not None,
                )
            )
        return self._last[key]

    def _change(self, entry: StoredEntry, seat: Seat | None) -> models.Change:
        return models.Change(
            number=entry.number,
            kind=TOLD_AS[EntryKind(entry.kind)],
            at=entry.at,
            standing=None,
            lines=list(told(self._lines.get(entry.number, []), seat)),
            said=self._said.get(entry.number),
            view=None,
        )

    def _view(self, seat: Seat | None, *, is_whole: bool) -> dict[str, msgspec.Raw] | None:
        if self.table.match is None or not (is_whole or self.is_view_changed):
            return None
        if is_whole:
            return {name: msgspec.Raw(part) for name, part in self.view_of(seat).items()}
        if seat not in self._changed:
            before, now = self.hub.parts.get(seat, {}), self.view_of(seat)
            self._changed[seat] = {
                name: msgspec.Raw(part) for name, part in now.items() if before.get(name) != part
            }
        return self._changed[seat]

    def view_of(self, seat: Seat | None) -> Parts:
        """The view of a seat, part by part."""
        if seat not in self._views:
            self._views[seat] = self._encode(seat)
        return self._views[seat]

    def _encode(self, seat: Seat | None) -> Parts:
        if not self.table.game.is_open or seat is None:
            return parts_of(self.table, seat)
        shared = self.view_of(None)
        # Nothing is hidden: only the entry that says whose view it is differs.
        return shared | {"seat": _encoder.encode(seat)} if "seat" in shared else shared

    def remember(self) -> None:
        """What the listeners know from now on."""
        self.hub.parts.update(self._views)
        self.hub.told = self.table.number


def publish(
    table: LiveTable, hub: Hub, around: Surroundings, entries: Sequence[StoredEntry]
) -> None:
    """Tell all listeners of a table of entries that are stored."""
    if not hub.listeners:
        hub.told = table.number
        return
    telling = Telling(table, hub, around, entries)
    for listener in list(hub.listeners):
        who = current(table, listener)
        telling.tell(listener, who, is_whole=who.seat != listener.seat)
    telling.remember()


def current(table: LiveTable, listener: Subscription) -> Perspective:
    """From where a listener looks now; it may have lost or gained a seat since it came."""
    mine = table.seats_of(listener.person)
    wish = listener.wish if listener.wish in mine else None
    return presenting.perspective(table, listener.person, wish)


def welcome(
    table: LiveTable, hub: Hub, around: Surroundings, listener: Subscription, host: str
) -> None:
    """Show a new listener the whole table."""
    who = current(table, listener)
    shown = presenting.whole(table, who, around, host)
    if table.match is not None:
        parts = parts_of(table, who.seat)
        hub.parts[who.seat] = parts
        raw = {name: msgspec.Raw(part) for name, part in parts.items()}
        shown = msgspec.structs.replace(shown, view=raw)
    listener.offer(Told(table.number, _encoder.encode(shown), "table"))
    listener.seat = who.seat


def resume(
    table: LiveTable,
    hub: Hub,
    around: Surroundings,
    listener: Subscription,
    missed: Sequence[StoredEntry],
) -> None:
    """Tell somebody who was here before what they have missed."""
    who = current(table, listener)
    listener.seat = who.seat
    if missed:
        telling = Telling(table, hub, around, missed)
        telling.tell(listener, who, is_whole=True)
        hub.parts.update({who.seat: telling.view_of(who.seat)} if table.match else {})
    elif table.match is not None:
        hub.parts[who.seat] = parts_of(table, who.seat)


def can_resume(missed: Sequence[StoredEntry]) -> bool:
    """Whether what was missed can be told entry by entry.

    After something was taken back it cannot: lines that were seen may be void, and others with
    the same number of moves may stand in their place.
    """
    return len(missed) <= MOST_MISSED and not any(entry.kind in GOING_BACK for entry in missed)


def tell_presence(
    table: LiveTable, listeners: Sequence[Subscription], around: Surroundings, at: float
) -> None:
    """Tell some listeners who is there now."""
    made: dict[Perspective, Told] = {}
    shared = presenting.openly(table, around)
    for listener in list(listeners):
        who = current(table, listener)
        if who.seat != listener.seat:
            continue  # its next change will tell it the whole view, and who is there
        if who not in made:
            change = models.Change(
                number=table.number,
                kind="presence",
                at=at,
                standing=presenting.standing(table, who, around, shared),
                lines=[],
                said=None,
                view=None,
            )
            made[who] = Told(None, _encoder.encode(change))
        listener.offer(made[who])


def parts_of(table: LiveTable, seat: Seat | None) -> Parts:
    """A seat's view, each part encoded."""
    view = presenting.view(table, seat) or {}
    return {name: _encoder.encode(part) for name, part in view.items()}


def _told(change: models.Change) -> Told:
    return Told(change.number, _encoder.encode(change))


def _by_number(lines: list[LogLine]) -> dict[int, list[LogLine]]:
    found: dict[int, list[LogLine]] = {}
    for line in lines:
        found.setdefault(line.number, []).append(line)
    return found
