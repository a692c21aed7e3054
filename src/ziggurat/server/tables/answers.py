"""Answering: the command of those who sit at a running table."""

from __future__ import annotations

from ziggurat.kernel.errors import Illegal, Invalid
from ziggurat.kernel.state import Seat
from ziggurat.server.models import Answered, Answering
from ziggurat.server.storage import entries as journals
from ziggurat.server.storage.stored import Conflict, StoredEntry, StoredPerson
from ziggurat.server.tables import perspectives, seats
from ziggurat.server.tables.commands import Commands, Intent
from ziggurat.server.tables.folding import seat_of
from ziggurat.server.tables.journal import Draft, EntryKind, count_moves
from ziggurat.server.tables.refusals import Forbidden, Stale
from ziggurat.server.tables.table import LiveTable

LONGEST_KEY = 100


async def answer(
    commands: Commands,
    id: str,  # noqa: A002
    me: StoredPerson,
    answering: Answering,
    *,
    wants_next: bool,
) -> Answered:
    """Carry out an answer to the question it names; a stale one changes nothing."""
    _measure(answering)
    key = own_key(me, answering.key)

    def plan(table: LiveTable) -> Intent:
        seat = _answering_seat(table, me, answering)
        require_question(table, seat, answering.question)
        require_kept(table, seat)
        text = default_text(table, seat) if answering.answer is None else answering.answer
        move = Draft(kind=EntryKind.MOVE, seat=seat, person=me.id, text=text, key=key)
        return Intent([*seats.returning(table, me), move])

    def reply(table: LiveTable, entries: list[StoredEntry]) -> Answered:
        move = next(entry for entry in entries if entry.kind == EntryKind.MOVE)
        return _answered(table, move, len(table.moves), wants_next=wants_next)

    try:
        return await commands.carry_out(id, plan, reply)
    except (Stale, Conflict):
        repeated = await _answered_before(commands, id, key, wants_next=wants_next)
        if repeated is None:
            raise
        return repeated


def own_key(me: StoredPerson, key: str) -> str:
    """A person's key as the journal keeps it: two people may happen to choose the same."""
    return f"{me.id} {key}" if key else ""


def _measure(answering: Answering) -> None:
    if len(answering.key) > LONGEST_KEY:
        raise Invalid(f"A key has at most {LONGEST_KEY} characters.")
    if not answering.key.isprintable():
        raise Invalid("A key has only characters that can be seen.")


def _answering_seat(table: LiveTable, me: StoredPerson, answering: Answering) -> Seat:
    """Of several seats of a person the one the question was put to is meant."""
    if answering.seat is None:
        for seat in table.seats_of(me.id):
            if table.questions.get(seat) == answering.question:
                return seat
    return own_seat(table, me, answering.seat)


def own_seat(table: LiveTable, me: StoredPerson, wish: Seat | None) -> Seat:
    """The seat a person acts for: the one named, else the one asked, else the first."""
    seat = perspectives.perspective(table, me.id, wish).seat
    if seat is None:
        raise Forbidden("You do not sit at this table.")
    return seat


def require_question(table: LiveTable, seat: Seat, question: int) -> None:
    """Refuse an answer to a question that is no longer open."""
    if table.match is None:
        raise Illegal("", "The game has not begun.")
    standing = table.questions.get(seat)
    if standing != question:
        told = "The game is over." if table.status == "over" else "This question is no longer open."
        raise Stale(told, standing)


def require_kept(table: LiveTable, seat: Seat) -> None:
    """Refuse somebody who has given the seat up."""
    if seat in table.resigned:
        raise Forbidden("You have resigned; a bot plays on for you.")


def default_text(table: LiveTable, seat: Seat) -> str:
    """The answer of somebody who does not answer."""
    match = table.playing()
    options = match.options(seat)
    return options.write(match.decision().default(match.state, seat))


def _answered(table: LiveTable, move: StoredEntry, moves: int, *, wants_next: bool) -> Answered:
    seat = seat_of(move)
    is_asked = wants_next and seat in table.questions
    return Answered(move.number, moves, perspectives.question(table, seat) if is_asked else None)


async def _answered_before(
    commands: Commands,
    id: str,  # noqa: A002
    key: str,
    *,
    wants_next: bool,
) -> Answered | None:
    """What came of the same command, if it was carried out already.

    The journal remembers, for every process and after every restart. A question is answered once,
    so a command that was carried out is stale, unless its sender uses a key for two of them.
    """
    db = commands.live.db
    move = await journals.find_by_key(db, id, key) if key else None
    if move is None:
        return None
    moves = count_moves((await journals.of(db, id))[: move.number])
    async with commands.live.at(id) as place:
        return _answered(place.table, move, moves, wants_next=wants_next)
