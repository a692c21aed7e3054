"""Talking at a table, and notes for oneself."""

from __future__ import annotations

from ziggurat.server import models
from ziggurat.server.api.asker import Asker, TableId
from ziggurat.server.names import clean_notes
from ziggurat.server.routing import get, post, put
from ziggurat.server.storage import notepads

TAGS = ["talking"]


@post(
    "/api/tables/{table}/chat",
    name="say",
    summary="Say something",
    description="Everybody at the table reads it, spectators too; `@name` calls somebody.",
    tags=TAGS,
    limit="chat",
)
async def say(table: TableId, data: models.Saying, asker: Asker) -> models.Stored:
    """Say something at a table."""
    return models.Stored(await asker.tables.say(table, asker.me, data.text))


@get(
    "/api/tables/{table}/notepad",
    name="readNotepad",
    summary="My notes on a table",
    tags=TAGS,
)
async def read_notepad(table: TableId, asker: Asker) -> models.Notepad:
    """A person's own notes; nobody else ever gets them."""
    me = asker.me
    await asker.tables.require(table)
    return models.Notepad(await notepads.read(asker.services.db, table, me.id))


@put(
    "/api/tables/{table}/notepad",
    name="writeNotepad",
    summary="Keep my notes on a table",
    tags=TAGS,
)
async def write_notepad(table: TableId, data: models.Notepad, asker: Asker) -> models.Notepad:
    """Replace a person's notes."""
    me = asker.me
    text = clean_notes(data.text)
    await asker.tables.require(table)
    await notepads.write(asker.services.db, table, me.id, text)
    return data


ROUTES = (say, read_notepad, write_notepad)
