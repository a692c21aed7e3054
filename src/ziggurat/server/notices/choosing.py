"""Who is told what, and where: from what a person has chosen to rows of the outbox."""

from __future__ import annotations

from typing import assert_never

from ziggurat.server.models import NoticeChoices
from ziggurat.server.notices.wording import NoticeKind, Occasion, words_for
from ziggurat.server.storage.stored import Channel, StoredNotice, StoredPerson


def notices_for(
    person: StoredPerson, occasion: Occasion, *, now: float, is_online: bool
) -> list[StoredNotice]:
    """The notices a person gets of an occasion: one for each channel they have chosen.

    Whoever has the table open gets none: the page tells them, in its title and by sound.
    """
    if is_online or not is_wanted(person.notices, occasion.kind):
        return []
    words = words_for(occasion)
    return [
        StoredNotice(
            person=person.id,
            table=occasion.table,
            kind=occasion.kind.value,
            channel=channel,
            address=address,
            subject=words.subject,
            text=words.text,
            created_at=now,
            due_at=now,
        )
        for channel, address in channels(person.notices)
    ]


def is_wanted(choices: NoticeChoices, kind: NoticeKind) -> bool:
    """Whether a person has chosen to be told of such things."""
    match kind:
        case NoticeKind.YOUR_TURN:
            return choices.your_turn
        case NoticeKind.GAME_OVER:
            return choices.game_over
        case NoticeKind.MENTION:
            return choices.mention
        case _:
            assert_never(kind)


def channels(choices: NoticeChoices) -> list[tuple[Channel, str]]:
    """The ways a person can be reached; none unless they have given an address."""
    ways: list[tuple[Channel, str]] = [("mail", choices.mail), ("webhook", choices.webhook)]
    return [(channel, address) for channel, address in ways if address]
