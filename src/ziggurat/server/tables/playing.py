"""Answering and taking back: the commands of those who sit at a running table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ziggurat.kernel.errors import Illegal, Invalid
from ziggurat.kernel.state import Seat
from ziggurat.server.models import Answered, Answering
from ziggurat.server.storage import entries as journals
from ziggurat.server.storage.stored import Conflict, StoredEntry, StoredPerson
from ziggurat.server.tables import presenting, seating
from ziggurat.server.tables.journal import BY_RESIGNING, Draft, EntryKind, count_moves
from ziggurat.server.tables.keeping import Keeper, Place
from ziggurat.server.tables.refusals import Forbidden, Stale
from ziggurat.server.tables.table import LiveTable

LONGEST_KEY = 100


def own_seat(table: LiveTable, me: StoredPerson, wish: Seat | None) -> Seat:
    """The seat a person acts for: the one named, else the one asked, else the first."""
    seat = presenting.perspective(table, me.id, wish).seat
    if seat is None:
        raise Forbidden("You do not sit at this table.")
    return seat


def require_kept(table: LiveTable, seat: Seat) -> None:
    """Refuse somebody who has given the seat up."""
    if seat in table.resigned:
        raise Forbidden("You have resigned; a bot plays on for you.")


# ---- answering ----------------------------------------------------------------------------------


async def answer(
    keeper: Keeper,
    id: str,  # noqa: A002
    me: StoredPerson,
    answering: Answering,
    *,
    wants_next: bool,
) -> Answered:
    """Carry out an answer to the question it names; a stale one changes nothing."""
    _measure(answering)

    is_repeated = False

    async def deed(place: Place) -> Answered:
        nonlocal is_repeated
        table = place.table
        seat = _answering_seat(table, me, answering)
        told = None
        if is_repeated or table.questions.get(seat) != answering.question:
            told = await _answered_before(keeper, place, own_key(me, answering.key))
        try:
            told = told or await _commit_answer(keeper, place, me, seat, answering)
        except Conflict as conflict:
            is_repeated = conflict.is_key
            raise
        return _with_next(table, seat, told) if wants_next else told

    return await keeper.carry_out(id, deed)


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


async def _answered_before(keeper: Keeper, place: Place, key: str) -> Answered | None:
    """What came of the same command, if it was carried out already.

    A question is answered once, so only a command whose question does not stand any more can have
    been. The journal remembers, for every process and after every restart.
    """
    entry = await journals.find_by_key(keeper.db, place.id, key) if key else None
    if entry is None:
        return None
    journal = await journals.of(keeper.db, place.id)
    return Answered(entry.number, count_moves(journal[: entry.number]))


async def _commit_answer(
    keeper: Keeper, place: Place, me: StoredPerson, seat: Seat, answering: Answering
) -> Answered:
    table = place.table
    require_question(table, seat, answering.question)
    require_kept(table, seat)
    move = Draft(
        kind=EntryKind.MOVE,
        seat=seat,
        person=me.id,
        text=default_text(table, seat) if answering.answer is None else answering.answer,
        key=own_key(me, answering.key),
    )
    entered = await keeper.commit(place, [*seating.returning(table, me), move])
    return Answered(_move_of(entered).number, len(table.moves))


def require_question(table: LiveTable, seat: Seat, question: int) -> None:
    """Refuse an answer to a question that does not stand."""
    if table.match is None:
        raise Illegal("", "The game has not begun.")
    standing = table.questions.get(seat)
    if standing != question:
        told = "The game is over." if table.status == "over" else "This question does not stand."
        raise Stale(told, standing)


def default_text(table: LiveTable, seat: Seat) -> str:
    """The answer of somebody who does not answer."""
    match = table.playing()
    options = match.options(seat)
    return options.write(match.decision().default(match.state, seat))


def _move_of(entered: Sequence[StoredEntry]) -> StoredEntry:
    return next(entry for entry in entered if entry.kind == EntryKind.MOVE)


def _with_next(table: LiveTable, seat: Seat, told: Answered) -> Answered:
    asked = presenting.question(table, seat) if seat in table.questions else None
    return Answered(told.number, told.moves, asked)


# ---- taking back --------------------------------------------------------------------------------


async def undo(keeper: Keeper, id: str, me: StoredPerson, wish: Seat | None) -> int:  # noqa: A002
    """Take one's last answer back; the number of the entry it became."""

    async def deed(place: Place) -> int:
        table = place.table
        table.playing()
        seat = own_seat(table, me, wish)
        if wish is None:
            seat = next(filter(table.can_undo, table.seats_of(me.id)), seat)
        require_kept(table, seat)
        if not table.can_undo(seat):
            raise Illegal("", "There is nothing to take back since the last roll or answer.")
        draft = Draft(kind=EntryKind.UNDO, seat=seat, person=me.id)
        return await _commit(keeper, place, [*seating.returning(table, me), draft])

    return await keeper.carry_out(id, deed)


async def ask_back(
    keeper: Keeper,
    id: str,  # noqa: A002
    me: StoredPerson,
    moves: int,
    wish: Seat | None,
) -> int:
    """Ask everybody else to go back until so many moves remain."""

    async def deed(place: Place) -> int:
        table = place.table
        table.playing()
        seat = own_seat(table, me, wish)
        require_kept(table, seat)
        if not 0 <= moves < len(table.moves):
            last = len(table.moves) - 1
            told = f"You can go back to moves 0 to {last}." if last >= 0 else "No move was made."
            raise Invalid(told)
        if table.takeback is not None:
            raise Illegal("", "Somebody has asked to go back already; answer that first.")
        draft = Draft(kind=EntryKind.TAKEBACK_ASKED, seat=seat, person=me.id, text=str(moves))
        return await _commit(keeper, place, [*seating.returning(table, me), draft])

    return await keeper.carry_out(id, deed)


async def reply_back(
    keeper: Keeper,
    id: str,  # noqa: A002
    me: StoredPerson,
    wish: Seat | None,
    *,
    agree: bool,
) -> int:
    """Say yes or no to somebody's wish to go back."""

    async def deed(place: Place) -> int:
        table = place.table
        own_seat(table, me, wish)
        waiting = [] if table.takeback is None else table.takeback.waiting
        mine = [seat for seat in table.seats_of(me.id) if seat in waiting]
        if not mine:
            raise Illegal("", "Nobody waits for your word about going back.")
        kind = EntryKind.TAKEBACK_AGREED if agree else EntryKind.TAKEBACK_REFUSED
        return await _commit(keeper, place, [Draft(kind=kind, seat=mine[0], person=me.id)])

    return await keeper.carry_out(id, deed)


# ---- giving up ----------------------------------------------------------------------------------


async def resign(keeper: Keeper, id: str, me: StoredPerson, wish: Seat | None) -> int:  # noqa: A002
    """Give a seat up: by the rules where they offer it now, else a bot plays it on."""

    async def deed(place: Place) -> int:
        table = place.table
        table.playing()
        seat = own_seat(table, me, wish)
        if seat in table.resigned:
            raise Illegal("", "You have resigned already.")
        drafts = [Draft(kind=EntryKind.RESIGNED, seat=seat, person=me.id)]
        conceding = concession(table, seat)
        if conceding is not None:
            drafts.append(conceding)
        # The row names the bot, so that whoever drives tables finds it without the journal.
        driven = msgspec.structs.replace(table.seats[seat], bot=table.bot_of(seat))
        return (await keeper.commit(place, drafts, rows=[driven]))[-1].number

    return await keeper.carry_out(id, deed)


def concession(table: LiveTable, seat: Seat) -> Draft | None:
    """The move by which a seat gives up, if the rules offer one now."""
    if seat not in table.questions:
        return None
    answer = table.game.concession(presenting.imagined(table, seat), seat)
    if answer is None:
        return None
    text = table.playing().options(seat).write(answer)
    return Draft(kind=EntryKind.MOVE, seat=seat, text=text, note=BY_RESIGNING)


async def come_back(keeper: Keeper, id: str, me: StoredPerson, wish: Seat | None) -> int:  # noqa: A002
    """Play on oneself after a bot stood in."""

    async def deed(place: Place) -> int:
        own_seat(place.table, me, wish)
        await seating.come_back(keeper, place, me)
        return place.table.number

    return await keeper.carry_out(id, deed)


async def _commit(keeper: Keeper, place: Place, drafts: list[Draft]) -> int:
    return (await keeper.commit(place, drafts))[-1].number
