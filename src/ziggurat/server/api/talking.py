"""Talking at a table, and notes for oneself."""

from __future__ import annotations

from litestar import get, post, put
from litestar.params import JSONBody

from ziggurat.server import models
from ziggurat.server.api.asking import Asking, TableId, limited
from ziggurat.server.names import clean_notes
from ziggurat.server.storage import notepads

TAGS = ["talking"]


@post(
    "/api/tables/{table:str}/chat",
    operation_id="say",
    summary="Say something",
    description="Everybody at the table reads it, spectators too; `@name` calls somebody.",
    tags=TAGS,
    guards=[limited("chat")],
)
async def say(table: TableId, data: JSONBody[models.Saying], asker: Asking) -> models.Stored:
    """Say something at a table."""
    return models.Stored(await asker.tables.say(table, asker.me, data.text))


@get(
    "/api/tables/{table:str}/notepad",
    operation_id="readNotepad",
    summary="My notes on a table",
    tags=TAGS,
)
async def read_notepad(table: TableId, asker: Asking) -> models.Notepad:
    """A person's own notes; nobody else ever gets them."""
    me = asker.me
    await asker.tables.require(table)
    return models.Notepad(await notepads.read(asker.parts.db, table, me.id))


@put(
    "/api/tables/{table:str}/notepad",
    operation_id="writeNotepad",
    summary="Keep my notes on a table",
    tags=TAGS,
)
async def write_notepad(
    table: TableId, data: JSONBody[models.Notepad], asker: Asking
) -> models.Notepad:
    """Replace a person's notes."""
    me = asker.me
    text = clean_notes(data.text)
    await asker.tables.require(table)
    await notepads.write(asker.parts.db, table, me.id, text)
    return data


ROUTES = (say, read_notepad, write_notepad)
