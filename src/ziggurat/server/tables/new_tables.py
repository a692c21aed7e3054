"""New tables: planned by somebody, once more with the same people, as a copy, from a record."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from contextlib import suppress
from hashlib import blake2b
from typing import Any

import msgspec

from ziggurat.bots.registry import BOTS
from ziggurat.kernel.errors import Illegal, Invalid
from ziggurat.kernel.game import Game
from ziggurat.kernel.record import Record
from ziggurat.kernel.state import Seat
from ziggurat.server.models import LONGEST_NAME, LONGEST_TITLE, NewTable, SeatPlan
from ziggurat.server.storage.stored import (
    Batch,
    Conflict,
    StoredEntry,
    StoredPerson,
    StoredSeat,
    StoredTable,
)
from ziggurat.server.tables.clocks import require_plan
from ziggurat.server.tables.commands import Commands, Intent, is_entered, number_of_last
from ziggurat.server.tables.folding import enter
from ziggurat.server.tables.journal import Draft, EntryKind
from ziggurat.server.tables.live_tables import Breath
from ziggurat.server.tables.refusals import Forbidden
from ziggurat.server.tables.seated_bots import require_bot, seat_bots
from ziggurat.server.tables.seats import new_link, take
from ziggurat.server.tables.table import LiveTable
from ziggurat.server.tables.uploaded_files import prepare, try_out
from ziggurat.server.tables.wording import harmless
from ziggurat.server.thinking.thinker import Thinker

STAND_IN = "greedy"
"""Plays for absent people at tables nobody has planned."""


def new_id() -> str:
    """The address of a table; nobody can guess it."""
    made = secrets.token_urlsafe(12)
    # On a command line a word that begins with a dash would be an option.
    return new_id() if made.startswith("-") else made


def new_seed() -> str:
    """The secret of a game's dice."""
    return secrets.token_hex(32)


async def found(
    commands: Commands,
    me: StoredPerson,
    row: StoredTable,
    rows: list[StoredSeat],
    drafts: list[Draft],
) -> str:
    """Store a new table with its first entries; its id."""
    table = LiveTable(row, rows, commands.live.find_game(row.game))
    await prepare(table)
    begun = Draft(kind=EntryKind.CREATED, person=me.id)
    entered: list[StoredEntry] = []
    breath = Breath()
    for draft in (begun, *drafts):
        entered.append(enter(table, draft, row.created_at))
        await breath.draw()
    table.called_up.clear()
    patch = msgspec.structs.asdict(table.patch())
    stored = msgspec.structs.replace(row, **patch)
    await commands.write(Batch(entries=entered, table=stored, seats=rows))
    commands.live.place_new(table, me.name)
    return row.id


# ---- planned ------------------------------------------------------------------------------------


async def make(
    commands: Commands,
    thinker: Thinker,
    me: StoredPerson,
    plan: NewTable,
    bots: Collection[str] = tuple(BOTS),
) -> str:
    """A table as somebody plans it."""
    game = commands.live.find_game(plan.game)
    _check(game, plan, bots)
    now = commands.live.clock()
    settings = game.complete(plan.settings)
    row = StoredTable(
        id=new_id(),
        game=game.name,
        rules=game.rules_version,
        title=plan.title.strip() or game.title,
        settings=settings,
        clock=require_plan(plan.clock),
        stand_in=plan.stand_in,
        is_listed=plan.is_listed,
        host=me.id,
        seed=new_seed(),
        created_at=now,
        updated_at=now,
    )
    await try_out(thinker, commands.live.find_game, game.name, len(plan.seats), settings)
    rows = _planned(game, row.id, me, plan.seats)
    drafts = [
        Draft(kind=EntryKind.SEATED, seat=each.seat, person=me.id, text=me.name)
        for each in rows
        if each.kind == "person"
    ]
    if plan.start:
        drafts.append(Draft(kind=EntryKind.STARTED, person=me.id))
    return await found(commands, me, row, rows, drafts)


def _check(game: Game[Any], plan: NewTable, bots: Collection[str]) -> None:
    game.require_seats(len(plan.seats))
    for bot in (plan.stand_in, *(seat.bot for seat in plan.seats if seat.kind == "bot")):
        require_bot(game, bot, bots)
    if len(plan.title) > LONGEST_TITLE:
        raise Invalid(f"A title has at most {LONGEST_TITLE} characters.")
    if plan.start and any(seat.kind in ("open", "link") for seat in plan.seats):
        raise Invalid("A table can begin at once only when every seat is taken.")


def _planned(
    game: Game[Any], table: str, me: StoredPerson, plans: list[SeatPlan]
) -> list[StoredSeat]:
    """The seats of a table as they are planned."""
    bots = {seat: plan.bot for seat, plan in enumerate(plans) if plan.kind == "bot"}
    rows = seat_bots(game, table, bots)
    for seat, plan in enumerate(plans):
        match plan.kind:
            case "me":
                rows.append(seated(table, seat, me))
            case "link":
                rows.append(StoredSeat(table=table, seat=seat, kind="link", link=new_link()))
            case "open":
                rows.append(StoredSeat(table=table, seat=seat, kind="open"))
    return sorted(rows, key=lambda row: row.seat)


def seated(table: str, seat: Seat, person: StoredPerson) -> StoredSeat:
    """A seat somebody has."""
    return StoredSeat(table=table, seat=seat, kind="person", person=person.id, name=person.name)


# ---- once more ----------------------------------------------------------------------------------


async def rematch(commands: Commands, id: str, me: StoredPerson) -> str:  # noqa: A002
    """The next table with the same people, one seat on; it begins when all have asked for it."""
    async with commands.live.at(id) as place:
        table = place.table
        _require_over(table, me)
        following = next_id(table)
        if not table.rematch:
            await _found_next(commands, me, table)

    def lead_on(table: LiveTable) -> Intent:
        draft = Draft(kind=EntryKind.REMATCH, person=me.id, text=following)
        return Intent([] if table.rematch else [draft])

    def take_reserved(table: LiveTable) -> Intent:
        reserved = (row for row in table.seats if row.kind == "link" and row.person == me.id)
        row = next(reserved, None)
        return Intent([]) if row is None else take(table, me, row)

    await commands.carry_out(id, lead_on, number_of_last)
    while await commands.carry_out(following, take_reserved, is_entered):
        pass
    return following


def _require_over(table: LiveTable, me: StoredPerson) -> None:
    """Refuse a next table where there can be none."""
    if table.status != "over":
        raise Illegal("", "The game is not over yet.")
    if table.row.start is not None:
        raise Illegal("", "A what-if copy has no next game; make a new table.")
    if not table.seats_of(me.id):
        raise Forbidden("You did not play at this table.")


def next_id(table: LiveTable) -> str:
    """The id of the next table, the same for all who ask for it at once."""
    named = blake2b(table.id.encode(), key=table.row.key, digest_size=9, person=b"ziggurat next")
    return named.hexdigest()


async def _found_next(commands: Commands, me: StoredPerson, table: LiveTable) -> None:
    now = commands.live.clock()
    row = msgspec.structs.replace(
        table.row,
        id=next_id(table),
        host=me.id,
        seed=new_seed(),
        status="lobby",
        asked=[],
        moves=0,
        number=0,
        result="",
        created_at=now,
        updated_at=now,
    )
    count = len(table.seats)
    rows = [_moved_on(row.id, table.seats[seat - 1], seat, me) for seat in range(count)]
    drafts = [
        Draft(kind=EntryKind.SEATED, seat=each.seat, person=me.id, text=me.name)
        for each in rows
        if each.kind == "person"
    ]
    if all(each.kind in ("person", "bot") for each in rows):
        drafts.append(Draft(kind=EntryKind.STARTED, person=me.id))
    # Somebody else may make it in the same moment, through another process.
    with suppress(Conflict):
        await found(commands, me, row, rows, drafts)


def _moved_on(table: str, old: StoredSeat, seat: Seat, me: StoredPerson) -> StoredSeat:
    """Whoever sat one seat before; other people's seats are kept for them."""
    if old.kind == "bot":
        return StoredSeat(table=table, seat=seat, kind="bot", bot=old.bot, name=old.name)
    if old.person == me.id:
        return seated(table, seat, me)
    return StoredSeat(
        table=table, seat=seat, kind="link", person=old.person, name=old.name, link=new_link()
    )


# ---- copies and records -------------------------------------------------------------------------


async def copy(
    commands: Commands, me: StoredPerson, origin: StoredTable, start: bytes, seats: int
) -> str:
    """A private table that begins from a saved position; all seats are the maker's."""
    now = commands.live.clock()
    row = StoredTable(
        id=new_id(),
        game=origin.game,
        rules=origin.rules,
        title=f"What if: {origin.title.removeprefix('What if: ')}"[:LONGEST_TITLE],
        settings=origin.settings,
        stand_in=origin.stand_in,
        is_listed=False,
        host=me.id,
        seed=new_seed(),
        start=start,
        origin=origin.id,
        created_at=now,
        updated_at=now,
    )
    rows = [seated(row.id, seat, me) for seat in range(seats)]
    return await found(commands, me, row, rows, [Draft(kind=EntryKind.STARTED, person=me.id)])


async def restore(commands: Commands, me: StoredPerson, told: Record) -> str:
    """A table where a recorded game stands; of one that goes on, every seat has a link."""
    game = commands.live.find_game(told.game)
    now = commands.live.clock()
    row = StoredTable(
        id=new_id(),
        game=told.game,
        rules=told.rules,
        title=f"{game.title}, from a record",
        settings=told.settings,
        stand_in=STAND_IN,
        is_listed=False,
        host=me.id,
        seed=told.seed,
        created_at=now,
        updated_at=now,
    )
    is_over = bool(told.places)
    rows = [_recorded(row.id, seat, name, is_over=is_over) for seat, name in enumerate(told.names)]
    return await found(commands, me, row, rows, recorded_drafts(told))


def recorded_drafts(told: Record) -> list[Draft]:
    """A recorded game as entries of a journal."""
    moves = [Draft(kind=EntryKind.MOVE, seat=move.seat, text=move.text) for move in told.moves]
    return [Draft(kind=EntryKind.STARTED), *moves]


def _recorded(table: str, seat: Seat, name: str, *, is_over: bool) -> StoredSeat:
    shown = harmless(name)[:LONGEST_NAME]
    if is_over:
        return StoredSeat(table=table, seat=seat, kind="person", name=shown)
    return StoredSeat(table=table, seat=seat, kind="link", link=new_link(), name=shown)
