"""Playing: questions, answers, and taking them back."""

from __future__ import annotations

from typing import Annotated

from ziggurat.server import models
from ziggurat.server.api.asker import Asker, SeatChoice, TableId
from ziggurat.server.routing import Given, get, post

TAGS = ["playing"]
STALE = {409: "Another question stands now; nothing was changed."}


@get(
    "/api/tables/{table}/question",
    name="readQuestion",
    summary="What I am asked",
    description="The question, with everything that may be answered. Refused to a seat that is "
    "not asked anything.",
    tags=TAGS,
)
async def read_question(table: TableId, asker: Asker, seat: SeatChoice = None) -> models.Question:
    """The question a seat is asked."""
    return await asker.tables.question(table, asker.me, seat)


@get(
    "/api/tables/{table}/question/closed",
    name="readClosed",
    summary="What I cannot do now, and why",
    description="A reason for every heading of the question without entries, and for every branch "
    "without options.",
    tags=TAGS,
)
async def read_closed(table: TableId, asker: Asker, seat: SeatChoice = None) -> list[models.Closed]:
    """Why some verbs have nothing to do."""
    return await asker.tables.closed(table, asker.me, seat)


@get(
    "/api/tables/{table}/question/refusal",
    name="readRefusal",
    summary="Why I can do nothing with a thing",
    description="A reason for every heading under which a thing such as `region:roma` could be "
    "thought of and is not to be had now; none for what can be done with it.",
    tags=TAGS,
)
async def read_refusal(
    table: TableId,
    asker: Asker,
    thing: Annotated[str, Given(description="The thing on the board.")],
    seat: SeatChoice = None,
) -> list[models.Closed]:
    """Why a click does nothing."""
    return await asker.tables.denials(table, asker.me, thing, seat)


@post(
    "/api/tables/{table}/question/quote",
    name="quoteAnswer",
    summary="What an answer would change",
    description="The answers are tried on a copy, each to what is asked after the one before, up "
    "to where chance or something hidden decides. Nothing is changed, and nobody is told.",
    tags=TAGS,
    refusals=STALE,
    status=200,
)
async def quote_answer(table: TableId, data: models.Quoting, asker: Asker) -> models.Quote:
    """Try an answer."""
    return await asker.tables.quote(table, asker.me, data)


@get(
    "/api/tables/{table}/question/advice",
    name="readAdvice",
    summary="What a bot would answer",
    description="With its reason; it knows what the seat knows. Only where nobody else plays but "
    "bots.",
    tags=TAGS,
    limit="study",
)
async def read_advice(
    table: TableId,
    asker: Asker,
    seat: SeatChoice = None,
    after: Annotated[
        str, Given(description="An answer in notation: the advice is for what is asked then.")
    ] = "",
) -> models.Advice:
    """Help for a newcomer."""
    return await asker.tables.advise(table, asker.me, seat, after)


@post(
    "/api/tables/{table}/answers",
    name="giveAnswer",
    summary="Answer",
    description="The answer names the question it belongs to: one that no longer stands is refused "
    "and changes nothing. With a `key` of your own a retry is safe: the same key is never carried "
    "out twice.",
    tags=TAGS,
    refusals=STALE,
)
async def give_answer(
    table: TableId,
    data: models.Answering,
    asker: Asker,
    *,
    wants_next: Annotated[
        bool, Given(name="next", description="Tell at once what the seat is asked next.")
    ] = False,
) -> models.Answered:
    """Carry out an answer."""
    return await asker.tables.answer(table, asker.me, data, wants_next=wants_next)


@post(
    "/api/tables/{table}/undo",
    name="undo",
    summary="Take my last answer back",
    description="Possible as long as nothing was rolled, drawn or shown since, and nobody else has "
    "answered.",
    tags=TAGS,
)
async def undo(table: TableId, data: models.SeatWish, asker: Asker) -> models.Stored:
    """Take the last answer back."""
    return models.Stored(await asker.tables.undo(table, asker.me, data.seat))


@post(
    "/api/tables/{table}/takebacks",
    name="askTakeback",
    summary="Ask everybody to go back",
    description="All other people at the table must agree.",
    tags=TAGS,
    limit="tables",  # the whole game is played again
)
async def ask_takeback(table: TableId, data: models.TakebackWish, asker: Asker) -> models.Stored:
    """Put a wish to everybody."""
    return models.Stored(await asker.tables.ask_back(table, asker.me, data.moves, data.seat))


@post(
    "/api/tables/{table}/takebacks/reply",
    name="replyTakeback",
    summary="Agree to go back, or not",
    tags=TAGS,
)
async def reply_takeback(table: TableId, data: models.TakebackReply, asker: Asker) -> models.Stored:
    """Say yes or no to somebody's wish."""
    number = await asker.tables.reply_back(table, asker.me, data.seat, agree=data.agree)
    return models.Stored(number)


@post(
    "/api/tables/{table}/resignation",
    name="resign",
    summary="Give up",
    description="The seat gives up where the rules offer it; else a bot plays it to the end.",
    tags=TAGS,
)
async def resign(table: TableId, data: models.SeatWish, asker: Asker) -> models.Stored:
    """Give a seat up."""
    return models.Stored(await asker.tables.resign(table, asker.me, data.seat))


@post(
    "/api/tables/{table}/return",
    name="comeBack",
    summary="Play on after a bot stood in",
    tags=TAGS,
)
async def come_back(table: TableId, data: models.SeatWish, asker: Asker) -> models.Stored:
    """Take a seat back from the bot that stood in."""
    return models.Stored(await asker.tables.come_back(table, asker.me, data.seat))


@post(
    "/api/tables/{table}/rematch",
    name="rematch",
    summary="Once more, with the same people",
    description="The first one makes the new table; it begins when all have asked for it.",
    tags=TAGS,
    limit="tables",
)
async def rematch(table: TableId, asker: Asker) -> models.Table:
    """Make or join the next table."""
    return await asker.tables.show(await asker.tables.rematch(table, asker.me), asker.me)


@post(
    "/api/tables/{table}/what-if",
    name="tryWhatIf",
    summary="Try something on a copy",
    description="A private table that begins where this one stood, with everything you cannot see "
    "dealt anew; all seats are yours.",
    tags=TAGS,
    limit="tables",
)
async def try_what_if(table: TableId, data: models.WhatIf, asker: Asker) -> models.Table:
    """Make a copy to try things on."""
    copy = await asker.tables.what_if(table, asker.me, data.moves)
    return await asker.tables.show(copy, asker.me)


ROUTES = (
    read_question,
    read_closed,
    read_refusal,
    quote_answer,
    read_advice,
    give_answer,
    undo,
    ask_takeback,
    reply_takeback,
    resign,
    come_back,
    rematch,
    try_what_if,
)
