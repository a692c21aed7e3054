"""Playing: questions, answers, and taking them back."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from ziggurat.server import models
from ziggurat.server.api.asking import Asking, SeatChoice, TableId, limited

TAGS = ["playing"]
STALE = {
    409: ResponseSpec(
        models.Refusal,
        description="Another question stands now; nothing was changed.",
        generate_examples=False,
    )
}


@get(
    "/api/tables/{table:str}/question",
    operation_id="readQuestion",
    summary="What I am asked",
    description="The question, with everything that may be answered. Refused to a seat that is "
    "not asked anything.",
    tags=TAGS,
)
async def read_question(table: TableId, asker: Asking, seat: SeatChoice = None) -> models.Question:
    """The question a seat is asked."""
    return await asker.tables.question(table, asker.me, seat)


@post(
    "/api/tables/{table:str}/answers",
    operation_id="giveAnswer",
    summary="Answer",
    description="The answer names the question it belongs to: one that no longer stands is refused "
    "and changes nothing. With a `key` of your own a retry is safe: the same key is never carried "
    "out twice.",
    tags=TAGS,
    responses=STALE,
)
async def give_answer(
    table: TableId,
    data: JSONBody[models.Answering],
    asker: Asking,
    *,
    wants_next: Annotated[
        bool, QueryParameter(name="next", description="Tell at once what the seat is asked next.")
    ] = False,
) -> models.Answered:
    """Carry out an answer."""
    return await asker.tables.answer(table, asker.me, data, wants_next=wants_next)


@post(
    "/api/tables/{table:str}/undo",
    operation_id="undo",
    summary="Take my last answer back",
    description="Possible as long as nothing was rolled, drawn or shown since, and nobody else has "
    "answered.",
    tags=TAGS,
)
async def undo(table: TableId, data: JSONBody[models.SeatWish], asker: Asking) -> models.Table:
    """Take the last answer back."""
    await asker.tables.undo(table, asker.me, data.seat)
    return await asker.tables.show(table, asker.me, data.seat)


@post(
    "/api/tables/{table:str}/takebacks",
    operation_id="askTakeback",
    summary="Ask everybody to go back",
    description="All other people at the table must agree.",
    tags=TAGS,
    guards=[limited("tables")],  # the whole game is played again
)
async def ask_takeback(
    table: TableId, data: JSONBody[models.TakebackWish], asker: Asking
) -> models.Table:
    """Put a wish to everybody."""
    await asker.tables.ask_back(table, asker.me, data.moves, data.seat)
    return await asker.tables.show(table, asker.me, data.seat)


@post(
    "/api/tables/{table:str}/takebacks/reply",
    operation_id="replyTakeback",
    summary="Agree to go back, or not",
    tags=TAGS,
)
async def reply_takeback(
    table: TableId, data: JSONBody[models.TakebackReply], asker: Asking
) -> models.Table:
    """Say yes or no to somebody's wish."""
    await asker.tables.reply_back(table, asker.me, data.seat, agree=data.agree)
    return await asker.tables.show(table, asker.me, data.seat)


@post(
    "/api/tables/{table:str}/resignation",
    operation_id="resign",
    summary="Give up",
    description="The seat gives up where the rules offer it; else a bot plays it to the end.",
    tags=TAGS,
)
async def resign(table: TableId, data: JSONBody[models.SeatWish], asker: Asking) -> models.Table:
    """Give a seat up."""
    await asker.tables.resign(table, asker.me, data.seat)
    return await asker.tables.show(table, asker.me, data.seat)


@post(
    "/api/tables/{table:str}/return",
    operation_id="comeBack",
    summary="Play on after a bot stood in",
    tags=TAGS,
)
async def come_back(table: TableId, data: JSONBody[models.SeatWish], asker: Asking) -> models.Table:
    """Take a seat back from the bot that stood in."""
    await asker.tables.come_back(table, asker.me, data.seat)
    return await asker.tables.show(table, asker.me, data.seat)


@post(
    "/api/tables/{table:str}/rematch",
    operation_id="rematch",
    summary="Once more, with the same people",
    description="The first one makes the new table; it begins when all have asked for it.",
    tags=TAGS,
    guards=[limited("tables")],
)
async def rematch(table: TableId, asker: Asking) -> models.Table:
    """Make or join the next table."""
    return await asker.tables.show(await asker.tables.rematch(table, asker.me), asker.me)


@post(
    "/api/tables/{table:str}/what-if",
    operation_id="tryWhatIf",
    summary="Try something on a copy",
    description="A private table that begins where this one stood, with everything you cannot see "
    "dealt anew; all seats are yours.",
    tags=TAGS,
    guards=[limited("tables")],
)
async def try_what_if(table: TableId, data: JSONBody[models.WhatIf], asker: Asking) -> models.Table:
    """Make a copy to try things on."""
    copy = await asker.tables.what_if(table, asker.me, data.moves)
    return await asker.tables.show(copy, asker.me)


ROUTES = (
    read_question,
    give_answer,
    undo,
    ask_takeback,
    reply_takeback,
    resign,
    come_back,
    rematch,
    try_what_if,
)
