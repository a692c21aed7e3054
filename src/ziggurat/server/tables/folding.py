"""Folding a journal: what each kind of entry does to a live table.

Loading a table and doing something new at it are the same here, so a table that is loaded again
stands where it stood.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ziggurat.kernel.errors import Broken
from ziggurat.kernel.events import Told
from ziggurat.kernel.state import Decision, Seat
from ziggurat.server.models import Said, Takeback
from ziggurat.server.storage.stored import StoredEntry
from ziggurat.server.tables.journal import BY_CLOCK, Draft, EntryKind
from ziggurat.server.tables.logbook import LogLine, Wording, line_of
from ziggurat.server.tables.news import news_of
from ziggurat.server.tables.table import KeptMove, LiveTable
from ziggurat.server.tables.wording import plain


def enter(table: LiveTable, draft: Draft, at: float) -> StoredEntry:
    """Apply something new; the entry to be stored. A refused draft changes nothing."""
    entry = draft.entered(table.id, table.number + 1, at)
    apply(table, entry)
    if draft.kind is not EntryKind.MOVE:
        return entry
    move = table.moves.last()
    assert move is not None
    # An answer may be written in several ways; the journal has one of them.
    return msgspec.structs.replace(entry, text=move.text)


def apply(table: LiveTable, entry: StoredEntry) -> None:
    """Carry an entry out."""
    if entry.number != table.number + 1:
        raise Broken(f"entry {entry.number} cannot follow entry {table.number}")
    told = FOLDS[entry.kind](table, entry)
    table.number = entry.number
    table.updated_at = entry.at
    if entry.person is not None:
        table.awaited.difference_update(table.seats_of(entry.person))
    _await(table, entry)
    _log(table, entry, told or [])


# ---- play -------------------------------------------------------------------------------------


def _start(table: LiveTable, entry: StoredEntry) -> list[Told]:
    table.match = table.deal()
    table.status = "running"
    _ask(table, entry, None)
    return table.match.opening


def _move(table: LiveTable, entry: StoredEntry) -> list[Told]:
    match, seat = table.playing(), seat_of(entry)
    decision = match.decision()
    played = match.answer(seat, entry.text)
    left = table.clock.left(seat, entry.at)
    table.moves.append(KeptMove(seat, played.move.text, entry.note, left))
    table.takeback = None
    is_own = entry.person is not None
    table.clock = table.clock.stopped(seat, entry.at, has_answered=is_own)
    if entry.note == BY_CLOCK:
        table.timeouts[seat] += 1
    elif is_own:
        table.timeouts[seat] = 0
    _ask(table, entry, decision)
    return played.told


def _undo(table: LiveTable, entry: StoredEntry) -> None:
    seat, taken = seat_of(entry), table.moves.last()
    table.playing().undo(seat)
    assert taken is not None
    table.moves.cut(len(table.moves) - 1)
    table.log.void_beyond(len(table.moves))
    table.takeback = None
    if not taken.note:  # what a bot or the clock has played earned nothing
        table.clock = table.clock.fined(seat)
    _ask(table, entry, None)
    if taken.left is not None:
        table.clock = table.clock.resumed(seat, entry.at, taken.left)


def _go_back(table: LiveTable, entry: StoredEntry) -> None:
    """Play the first moves again; the same dice fall, because the seed is the same."""
    moves = int(entry.text)
    table.moves.cut(moves)
    match = table.deal()
    for move in table.moves:
        match.answer(move.seat, move.text)
    table.match = match
    table.log.void_beyond(moves)
    table.takeback = None
    _ask(table, entry, None)


def _ask(table: LiveTable, entry: StoredEntry, before: Decision[Any] | None) -> None:
    """Find out who is asked now, and since when.

    Whoever is asked the same as before keeps the number, so that answers of others to the same
    sealed question, or on the same floor, do not disturb.
    """
    match = table.match
    assert match is not None
    old, table.questions = table.questions, {}
    if match.is_over:
        _finish(table, entry.at)
        return
    is_same = match.decision() is before
    for seat in match.seats():
        is_kept = is_same and seat != entry.seat and seat in old
        table.questions[seat] = old[seat] if is_kept else entry.number
    _run_clocks(table, entry)


def _run_clocks(table: LiveTable, entry: StoredEntry) -> None:
    if table.row.clock.kind == "none":
        return
    for seat in range(len(table.seats)):
        number = table.questions.get(seat)
        # An undo asks others anew what they were asked: their time goes on.
        is_going_on = entry.kind == EntryKind.UNDO and seat != entry.seat
        if number is None or (number == entry.number and not is_going_on):
            table.clock = table.clock.stopped(seat, entry.at, has_answered=False)
        if number == entry.number and table.is_active(seat) and table.clock.since[seat] is None:
            table.clock = table.clock.started(seat, entry.at)


def _finish(table: LiveTable, at: float) -> None:
    outcome = table.match.outcome() if table.match is not None else None
    if outcome is None:
        raise Broken("a game is over without an outcome")
    winners = [plain(table.called(seat)) for seat in outcome.winners()]
    winners += (plain(name) for name in outcome.winning_rivals())
    verb = "wins" if len(winners) == 1 else "share the first place"
    why = table.game.endings[outcome.reason]
    _end(table, f"{', '.join(winners)} {verb}. {why}" if winners else why, at)


def _end(table: LiveTable, result: str, at: float) -> None:
    table.status = "over"
    table.result = result
    table.questions = {}
    table.takeback = None
    for seat in range(len(table.seats)):
        table.clock = table.clock.stopped(seat, at, has_answered=False)


# ---- people -----------------------------------------------------------------------------------


def _resign(table: LiveTable, entry: StoredEntry) -> None:
    table.resigned.add(seat_of(entry))
    _part(table, entry)


def _leave_to_bot(table: LiveTable, entry: StoredEntry) -> None:
    table.absent.add(seat_of(entry))
    _part(table, entry)


def _part(table: LiveTable, entry: StoredEntry) -> None:
    """A bot plays on for a person, who is asked about nothing else either."""
    seat = seat_of(entry)
    table.clock = table.clock.stopped(seat, entry.at, has_answered=False)
    if table.takeback is not None:
        _agree(table, entry)


def _return(table: LiveTable, entry: StoredEntry) -> None:
    seat = seat_of(entry)
    table.absent.discard(seat)
    table.timeouts[seat] = 0
    if seat in table.questions:
        table.clock = table.clock.started(seat, entry.at)


def _ask_back(table: LiveTable, entry: StoredEntry) -> None:
    by = seat_of(entry)
    asker = table.seats[by].person
    others = [s.seat for s in table.seats if table.is_active(s.seat) and s.person != asker]
    table.takeback = Takeback(by=by, moves=int(entry.text), agreed=[], waiting=others)


def _agree(table: LiveTable, entry: StoredEntry) -> None:
    wish, seat = table.takeback, seat_of(entry)
    if wish is None:
        raise Broken(f"entry {entry.number} agrees to a take-back nobody has asked for")
    theirs = {seat, *table.seats_of(table.seats[seat].person)}
    agreed = [*wish.agreed, *(each for each in wish.waiting if each in theirs)]
    waiting = [each for each in wish.waiting if each not in theirs]
    table.takeback = Takeback(by=wish.by, moves=wish.moves, agreed=agreed, waiting=waiting)


def _refuse_back(table: LiveTable, entry: StoredEntry) -> None:
    table.takeback = None


def _lead_on(table: LiveTable, entry: StoredEntry) -> None:
    table.rematch = entry.text


def _say(table: LiveTable, entry: StoredEntry) -> None:
    # The note holds the speaker's name as it was then.
    table.chat.append(Said(entry.number, entry.at, entry.note, entry.seat, entry.text))


def _close(table: LiveTable, entry: StoredEntry) -> None:
    _end(table, entry.text, entry.at)


def _stand_in_rows(table: LiveTable, entry: StoredEntry) -> None:
    """Who sits where stands in the rows of the seats, which are stored with the entry."""


Fold = Callable[[LiveTable, StoredEntry], list[Told] | None]
"""What an entry does to a table; what the game tells of it, if it does."""

FOLDS: dict[str, Fold] = {
    EntryKind.CREATED: _stand_in_rows,
    EntryKind.SEATED: _stand_in_rows,
    EntryKind.LEFT: _stand_in_rows,
    EntryKind.STARTED: _start,
    EntryKind.MOVE: _move,
    EntryKind.UNDO: _undo,
    EntryKind.TAKEBACK_ASKED: _ask_back,
    EntryKind.TAKEBACK_AGREED: _agree,
    EntryKind.TAKEBACK_REFUSED: _refuse_back,
    EntryKind.TAKEBACK_DONE: _go_back,
    EntryKind.RESIGNED: _resign,
    EntryKind.ABSENT: _leave_to_bot,
    EntryKind.RETURNED: _return,
    EntryKind.REMATCH: _lead_on,
    EntryKind.CHAT: _say,
    EntryKind.CLOSED: _close,
}

# ---- telling ----------------------------------------------------------------------------------


def _await(table: LiveTable, entry: StoredEntry) -> None:
    for seat, number in table.questions.items():
        if number == entry.number and seat not in table.awaited and table.is_active(seat):
            table.awaited.add(seat)
            if table.seats[seat].person != entry.person:
                table.called_up.append(seat)


def _log(table: LiveTable, entry: StoredEntry, told: list[Told]) -> None:
    moves = len(table.moves)
    news = news_of(entry, table.called)
    if news:
        table.log.add(LogLine(entry.number, moves, "", Wording(news), is_news=True))
    for each in told:
        table.log.add(line_of(table.begun(), each, entry.number, moves))


def seat_of(entry: StoredEntry) -> Seat:
    """The seat of an entry that must name one."""
    if entry.seat is None:
        raise Broken(f"entry {entry.number} ({entry.kind}) names no seat")
    return entry.seat
