"""What one seat is shown of a table: built from the game's view of that seat, and nothing else.

Everything a seat is told that depends on hidden things comes from `Game.view`, from positions the
seat imagines, or from the words a log line has for it. The match's own state is asked only for
what everybody may know: who is asked, names, open scores, the outcome.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from ziggurat.kernel.dice import Dice
from ziggurat.kernel.game import Score
from ziggurat.kernel.state import Open, Seat
from ziggurat.kernel.views import View
from ziggurat.server import models
from ziggurat.server.storage.stored import StoredSeat
from ziggurat.server.tables import questions, quotes
from ziggurat.server.tables.refusals import Forbidden, Missing, Stale
from ziggurat.server.tables.table import LiveTable


class Perspective(msgspec.Struct, frozen=True):
    """From where somebody looks at a table. Equal perspectives see the same bytes."""

    seat: Seat | None
    """The seat whose view it is; None is a spectator's."""
    mine: tuple[Seat, ...] = ()
    """All seats the same person holds."""
    is_host: bool = False


SPECTATOR = Perspective(None)


class Surroundings(msgspec.Struct, frozen=True):
    """What a table's journal does not tell: who is there now, and since when the server runs."""

    online: frozenset[str]
    """The people who listen to this table through this process."""
    opened_at: float


def perspective(table: LiveTable, person: str | None, wish: Seat | None = None) -> Perspective:
    """A person's perspective: the seat wished for, else one that is asked, else the first."""
    if person is None and wish is None:
        return SPECTATOR
    mine = tuple(table.seats_of(person))
    if wish is not None and wish not in mine:
        raise Forbidden(f"You do not sit at seat {wish + 1}.")
    return held(table, person, mine, wish)


def held(
    table: LiveTable, person: str | None, mine: tuple[Seat, ...], wish: Seat | None
) -> Perspective:
    """The perspective of whoever holds these seats; the one wished for is among them."""
    is_host = person is not None and person == table.row.host
    return Perspective(wish if wish is not None else _usual(table, mine), mine, is_host)


def _usual(table: LiveTable, mine: tuple[Seat, ...]) -> Seat | None:
    for seat in mine:
        if seat in table.questions:
            return seat
    return mine[0] if mine else None


# ---- the small part ---------------------------------------------------------------------------


def openly(table: LiveTable, around: Surroundings) -> models.Standing:
    """The part of a table that changes with every entry, as spectators see it."""
    return models.Standing(
        status=table.status,
        moves=len(table.moves),
        seats=[seat_info(table, each, around) for each in table.seats],
        asked=sorted(table.questions),
        seat=None,
        question=None,
        is_floor=is_floor(table),
        can_undo=False,
        takeback=table.takeback,
        scores=scores(table),
        outcome=outcome(table),
        seed=table.row.seed if table.status == "over" and table.commitment else "",
        rematch=table.rematch,
    )


def is_floor(table: LiveTable) -> bool:
    """Whether those who are asked act at the same time, each as often as they like."""
    match = table.match
    return match is not None and not match.is_over and isinstance(match.decision(), Open)


def standing(
    table: LiveTable, who: Perspective, around: Surroundings, shared: models.Standing | None = None
) -> models.Standing:
    """The same as somebody sees it; what everybody sees is made once for all who listen."""
    shared = shared or openly(table, around)
    if who == SPECTATOR:
        return shared
    seat = who.seat
    return msgspec.structs.replace(
        shared,
        seats=[own_info(info, table.seats[info.seat], who) for info in shared.seats],
        seat=seat,
        question=None if seat is None else table.questions.get(seat),
        can_undo=seat is not None and table.can_undo(seat),
        own_move=0 if seat is None else table.own_move(seat),
    )


def seat_info(table: LiveTable, row: StoredSeat, around: Surroundings) -> models.SeatInfo:
    """A seat as everybody sees it."""
    seat, match = row.seat, table.match
    is_person = row.kind == "person"
    return models.SeatInfo(
        seat=seat,
        status=row.kind,
        name=row.name,
        bot=row.level,
        character=row.character,
        side="" if match is None else table.game.seat_name(match.state, seat),
        is_mine=False,
        is_online=is_person and row.person in around.online,
        is_absent=seat in table.absent,
        has_resigned=seat in table.resigned,
        deadline=table.clock.deadline(seat, around.opened_at),
        bank=table.clock.bank(seat) if is_person else None,
    )


def own_info(info: models.SeatInfo, row: StoredSeat, who: Perspective) -> models.SeatInfo:
    """A seat as somebody sees it who may hold it, or give it away.

    A free seat's link is the host's to give away; a taken one's is its holder's, for another
    device.
    """
    if row.seat in who.mine:
        return msgspec.structs.replace(info, is_mine=True, link=row.link)
    if row.kind == "link" and who.is_host:
        return msgspec.structs.replace(info, link=row.link)
    return info


def scores(table: LiveTable) -> list[models.SeatScore]:
    """How everybody stands, as everybody may know."""
    if table.match is None:
        return []
    return [score(each) for each in table.game.scores(table.match.state)]


def score(made: Score) -> models.SeatScore:
    """One seat's points, and where they come from."""
    parts = [models.ScorePart(name, points) for name, points in made.parts.items()]
    return models.SeatScore(made.total, parts)


def outcome(table: LiveTable) -> models.OutcomeInfo | None:
    """How the game ended, once it has."""
    ended = table.match.outcome() if table.match is not None else None
    if ended is None:
        return None
    return models.OutcomeInfo(
        places=ended.places,
        reason=ended.reason,
        sentence=table.game.endings[ended.reason],
        clause=ended.clause,
        scores=[score(each) for each in ended.scores],
        rivals=[models.RivalInfo(r.name, r.place, score(r.score)) for r in ended.rivals],
    )


# ---- the whole --------------------------------------------------------------------------------


def view(table: LiveTable, seat: Seat | None) -> View | None:
    """What the seat may know, as the game says it."""
    return None if table.match is None else table.game.view(table.match.state, seat)


def sent_view(table: LiveTable, seat: Seat | None) -> models.ViewParts | None:
    """The same as it will be sent."""
    seen: models.ViewParts | None = msgspec.json.decode(msgspec.json.encode(view(table, seat)))
    return seen


def whole(
    table: LiveTable,
    who: Perspective,
    around: Surroundings,
    host: str,
    view: models.ViewParts | None,
) -> models.Table:
    """A table as one seat sees it; `host` is the name of whoever made it, `view` is the seat's."""
    row = table.row
    return models.Table(
        id=row.id,
        game=row.game,
        title=row.title,
        host=host,
        is_host=who.is_host,
        settings=row.settings,
        clock=row.clock,
        stand_in=row.stand_in,
        is_listed=row.is_listed,
        origin=row.origin,
        commitment=table.commitment,
        created_at=row.created_at,
        number=table.number,
        standing=standing(table, who, around),
        view=view,
        lines=table.log.newest(who.seat),
        chat=list(table.chat),
    )


# ---- what depends on hidden things --------------------------------------------------------------


def imagined(table: LiveTable, seat: Seat | None) -> Any:  # a state of the table's game
    """A position the seat cannot tell from the real one, with dice nobody knows."""
    match = table.match
    if match is None:
        raise Missing("The game has not begun.")
    return table.game.imagine(match.state, seat, Dice(secrets.token_bytes(32)))


def question(table: LiveTable, seat: Seat) -> models.Question:
    """What a seat is asked; refused when it is not."""
    number = require_asked(table, seat)
    return questions.ask(table.game, imagined(table, seat), seat, number)


def closed(table: LiveTable, seat: Seat) -> list[models.Closed]:
    """What a seat that is asked something cannot do now, and why."""
    require_asked(table, seat)
    position = imagined(table, seat)
    options = position.decision().options(position, seat)
    return questions.Describer(table.game, position, seat).closed(options)


def denials(table: LiveTable, seat: Seat, thing: str) -> list[models.Closed]:
    """Why a seat that is asked something can do nothing with a thing, as far as it cannot."""
    require_asked(table, seat)
    position = imagined(table, seat)
    table.game.thing_name(position, thing)  # refuses what there is not
    options = position.decision().options(position, seat)
    return questions.Describer(table.game, position, seat).denials(options, thing)


def quote(table: LiveTable, seat: Seat, tried: list[str]) -> models.Quote:
    """What would come of answers of a seat that is asked."""
    require_asked(table, seat)
    return quotes.quote(table.game, imagined(table, seat), seat, tried)


def require_asked(table: LiveTable, seat: Seat) -> int:
    """The number of the question a seat is asked; refused when there is none."""
    number = table.questions.get(seat)
    if number is None:
        table.playing()
        raise Stale("It is not your turn to answer.", None)
    return number


def about(table: LiveTable, seat: Seat | None, thing: str) -> models.About:
    """All about a thing on the board."""
    position = imagined(table, seat)
    describer = questions.Describer(table.game, position, -1 if seat is None else seat)
    facts = describer.facts(seat, thing)
    if not facts:
        raise Missing(f"There is nothing to tell about '{thing[:80]}'.")
    return models.About(thing, table.game.thing_name(position, thing), facts)
