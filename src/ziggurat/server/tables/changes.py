"""Telling listeners what happened: changes as each of them may know them.

Only the parts of a view that differ from what was told before are sent. They are compared and
kept as encoded bytes: that is quick, small, and the same for all who share a view. What several
perspectives have in common is encoded once for all of them.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ziggurat.kernel import views
from ziggurat.kernel.state import Seat
from ziggurat.server import models
from ziggurat.server.storage.stored import StoredEntry
from ziggurat.server.tables import perspectives
from ziggurat.server.tables.journal import GOING_BACK, TOLD_AS, EntryKind
from ziggurat.server.tables.listeners import Hub, Subscription, Told
from ziggurat.server.tables.logbook import LogLine, lines_for
from ziggurat.server.tables.perspectives import Perspective, Surroundings
from ziggurat.server.tables.table import LiveTable

MOST_MISSED = 150
"""Whoever missed more than this is shown the table anew."""

CHANGING_VIEWS = frozenset({EntryKind.STARTED, EntryKind.MOVE, *GOING_BACK})
"""Kinds of entries after which views may differ."""

WHOSE = "seat"
"""The part of a view that says whose it is, where a game has one."""

Parts = dict[str, bytes]
View = dict[str, msgspec.Raw]

_encoder = msgspec.json.Encoder()
_NOTHING = msgspec.Raw(b"[]")


class SentChange(msgspec.Struct, frozen=True, kw_only=True):
    """A `models.Change` with those pieces encoded already that others are sent as well."""

    number: int
    kind: models.ChangeKind
    at: float
    standing: models.Standing | None
    lines: msgspec.Raw = _NOTHING
    said: models.Said | None = None
    view: msgspec.Raw | None = None
    is_whole: bool = False


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
        self._shared = perspectives.openly(table, around)
        self._views: dict[Seat | None, Parts] = {}
        self._changed: dict[Seat | None, Parts] = {}
        self._shown: dict[tuple[Seat | None, bool], msgspec.Raw] = {}
        self._read: dict[tuple[int, Seat | None], msgspec.Raw] = {}
        self._earlier: dict[Seat | None, list[Told]] = {}
        self._last: dict[tuple[Perspective, bool], Told] = {}

    def tell(self, listener: Subscription, who: Perspective, *, is_whole: bool) -> None:
        """Tell one listener, who looks from somewhere, all of it."""
        if len(self.entries) > 1:
            for each in self.earlier(who.seat):
                listener.offer(each)
        listener.offer(self.last(who, is_whole=is_whole))
        listener.seat = who.seat

    def earlier(self, seat: Seat | None) -> list[Told]:
        """All but the last entry: what was written, not how the table stood."""
        if seat not in self._earlier:
            self._earlier[seat] = [self._change(entry, seat) for entry in self.entries[:-1]]
        return self._earlier[seat]

    def last(self, who: Perspective, *, is_whole: bool) -> Told:
        """The last entry, with the table as it stands."""
        key = (who, is_whole)
        if key not in self._last:
            self._last[key] = self._change(
                self.entries[-1],
                who.seat,
                standing=perspectives.standing(self.table, who, self.around, self._shared),
                view=self._view(who.seat, is_whole=is_whole),
                is_whole=is_whole,
            )
        return self._last[key]

    def _change(
        self,
        entry: StoredEntry,
        seat: Seat | None,
        *,
        standing: models.Standing | None = None,
        view: msgspec.Raw | None = None,
        is_whole: bool = False,
    ) -> Told:
        number = entry.number
        change = SentChange(
            number=number,
            kind=TOLD_AS[entry.kind],
            at=entry.at,
            standing=standing,
            lines=self._lines_for(number, seat),
            said=self._said.get(number),
            view=view,
            is_whole=is_whole and view is not None,
        )
        return Told(number, _encoder.encode(change))

    def _lines_for(self, number: int, seat: Seat | None) -> msgspec.Raw:
        """The lines of an entry as a seat reads them: once for all where all read the same."""
        lines = self._lines.get(number)
        if lines is None:
            return _NOTHING
        reader = None if all(line.audience is None for line in lines) else seat
        key = (number, reader)
        if key not in self._read:
            self._read[key] = msgspec.Raw(_encoder.encode(list(lines_for(lines, reader))))
        return self._read[key]

    def _view(self, seat: Seat | None, *, is_whole: bool) -> msgspec.Raw | None:
        """What a seat is sent of its view: all of it, or what changed."""
        if self.table.match is None or not (is_whole or self.is_view_changed):
            return None
        eyes = eyes_of(self.table, seat)
        parts = self.view_of(eyes) if is_whole else self._changes_of(eyes)
        reader = seat if WHOSE in parts else eyes
        key = (reader, is_whole)
        if key not in self._shown:
            self._shown[key] = msgspec.Raw(_encoder.encode(_shown(parts, reader)))
        return self._shown[key]

    def _changes_of(self, eyes: Seat | None) -> Parts:
        """The parts of a view that differ from what was told before."""
        if eyes not in self._changed:
            before = self.hub.parts.get(eyes, {})
            self._changed[eyes] = {
                name: part for name, part in self.view_of(eyes).items() if before.get(name) != part
            }
        return self._changed[eyes]

    def view_of(self, eyes: Seat | None) -> Parts:
        """A view, part by part."""
        if eyes not in self._views:
            self._views[eyes] = parts_of(self.table, self.hub, eyes)
        return self._views[eyes]

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
    if listener.person is None:
        return perspectives.SPECTATOR
    mine = tuple(table.seats_of(listener.person))
    wish = listener.wish if listener.wish in mine else None
    return perspectives.held(table, listener.person, mine, wish)


def welcome(
    table: LiveTable, hub: Hub, around: Surroundings, listener: Subscription, host: str
) -> None:
    """Show a new listener the whole table."""
    who = current(table, listener)
    view: View | None = None
    if table.match is not None:
        eyes = eyes_of(table, who.seat)
        parts = hub.parts[eyes] = parts_of(table, hub, eyes)
        view = _shown(parts, who.seat)
    shown = perspectives.whole(table, who, around, host, view)
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
    if table.match is not None:
        eyes = eyes_of(table, who.seat)
        hub.parts[eyes] = parts_of(table, hub, eyes)


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
    shared = perspectives.openly(table, around)
    for listener in list(listeners):
        who = current(table, listener)
        if who.seat != listener.seat:
            continue  # its next change will tell it the whole view, and who is there
        if who not in made:
            standing = perspectives.standing(table, who, around, shared)
            change = SentChange(number=table.number, kind="presence", at=at, standing=standing)
            made[who] = Told(None, _encoder.encode(change))
        listener.offer(made[who])


def eyes_of(table: LiveTable, seat: Seat | None) -> Seat | None:
    """By whose eyes a seat sees: where nothing is hidden, everybody sees what spectators see."""
    return None if table.game.is_open else seat


def parts_of(table: LiveTable, hub: Hub, eyes: Seat | None) -> Parts:
    """A view, each part encoded, unless it is the one that was encoded last, for whomever."""
    view = perspectives.view(table, eyes)
    parts: Parts = {}
    for name, part in ({} if view is None else views.parts_of(view)).items():
        known = hub.encoded.get(name)
        if known is None or known[0] is not part:
            known = hub.encoded[name] = (part, _encoder.encode(part))
        parts[name] = known[1]
    return parts


def _shown(parts: Parts, seat: Seat | None) -> View:
    """Parts of a view as they are sent to a seat."""
    view = {name: msgspec.Raw(part) for name, part in parts.items()}
    if WHOSE in view:
        # Seen by whosever eyes: where nothing is hidden, all else is the same for all.
        view[WHOSE] = msgspec.Raw(_encoder.encode(seat))
    return view


def _by_number(lines: list[LogLine]) -> dict[int, list[LogLine]]:
    found: dict[int, list[LogLine]] = {}
    for line in lines:
        found.setdefault(line.number, []).append(line)
    return found
