"""The words of notices. Names, titles and chat are other people's: they are cleaned here."""

from __future__ import annotations

from enum import StrEnum
from typing import assert_never

import msgspec

from ziggurat.server.storage.stored import StoredNotice

LONGEST_SUBJECT = 120


class NoticeKind(StrEnum):
    """What people can be told of; `NoticeChoices` has a field of each name."""

    YOUR_TURN = "your_turn"
    GAME_OVER = "game_over"
    MENTION = "mention"


class Occasion(msgspec.Struct, frozen=True, kw_only=True):
    """Something at a table that a person may want to be told of."""

    kind: NoticeKind
    table: str
    """The table's id."""
    title: str
    """The table's title; that of the game where it has none."""
    game: str
    """The game's title."""
    detail: str = ""
    """How the game ended, or what was said."""
    by: str = ""
    """Who said it."""


class Words(msgspec.Struct, frozen=True):
    """A notice in words, the same for every channel."""

    subject: str
    text: str


def words_for(occasion: Occasion) -> Words:
    """What a person is told.

    >>> words_for(Occasion(kind=NoticeKind.YOUR_TURN, table="t", title="Tuesday", game="Revolt"))
    Words(subject='Your turn: Tuesday', text='It is your turn at "Tuesday" (Revolt).')
    """
    title = one_line(occasion.title)
    match occasion.kind:
        case NoticeKind.YOUR_TURN:
            subject = f"Your turn: {title}"
            text = f'It is your turn at "{title}" ({occasion.game}).'
        case NoticeKind.GAME_OVER:
            subject = f"Game over: {title}"
            text = f'The game at "{title}" ({occasion.game}) is over.'
            text = f"{text}\n{several_lines(occasion.detail)}" if occasion.detail else text
        case NoticeKind.MENTION:
            by = one_line(occasion.by)
            subject = f"{by} mentions you: {title}"
            text = f'{by} says at "{title}" ({occasion.game}):\n{quoted(occasion.detail)}'
        case _:
            assert_never(occasion.kind)
    return Words(shortened(subject), text)


def mail_body(notice: StoredNotice, site: str) -> str:
    """The text of a mail: what happened, where the table is, and how to get no more of these."""
    return (
        f"{several_lines(notice.text)}\n\n"
        f"The table: {table_address(notice, site)}\n\n"
        "-- \n"
        "You asked for this notice. To change or end your notices, go to "
        f"{choices_address(site)}\n"
    )


def webhook_body(notice: StoredNotice, site: str) -> dict[str, object]:
    """What is posted to a webhook.

    `text` is what Slack and Mattermost show, `content` what Discord does; the latter is asked to
    call nobody, because what people say at a table may look like calls.
    """
    address = table_address(notice, site)
    return {
        "kind": notice.kind,
        "table": notice.table,
        "title": notice.subject,
        "text": notice.text,
        "url": address,
        "content": f"{notice.text}\n{address}",
        "allowed_mentions": {"parse": []},
    }


def table_address(notice: StoredNotice, site: str) -> str:
    """Where the person plays on."""
    return f"{site}/table/{notice.table}"


def choices_address(site: str) -> str:
    """Where a person chooses what to be told of."""
    return f"{site}/me"


def one_line(text: str) -> str:
    r"""A text without line breaks and characters that are not seen: fit for a header.

    >>> one_line("Tuesday\r\nBcc: everybody@example.org")
    'Tuesday Bcc: everybody@example.org'
    """
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def several_lines(text: str) -> str:
    """The same for a text that may have lines."""
    return "\n".join(one_line(line) for line in text.splitlines())


def quoted(text: str) -> str:
    """Somebody's words, marked as such in every line."""
    return "\n".join(f"> {line}" for line in several_lines(text).split("\n"))


def shortened(text: str) -> str:
    """A subject that fits on a screen."""
    return text if len(text) <= LONGEST_SUBJECT else text[: LONGEST_SUBJECT - 3] + "..."
