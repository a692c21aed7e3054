"""A person, a notice and places to send it, for tests."""

from ziggurat.server.models import NoticeChoices
from ziggurat.server.storage.stored import Channel, StoredNotice, StoredPerson

SITE = "https://play.example.org"
NOW = 1_000_000.0


def person(**choices: str | bool) -> StoredPerson:
    # The fields of the choices are texts and booleans; a wrong name fails at once.
    notices = NoticeChoices(**choices)  # type: ignore[arg-type]
    return StoredPerson(id="ada", name="Ada", notices=notices, created_at=NOW)


def notice(
    channel: Channel = "mail",
    address: str = "ada@example.org",
    *,
    id: str = "n1",  # noqa: A002 - the field's name
    subject: str = "Your turn: Tuesday",
    text: str = "It is your turn.",
    due_at: float = NOW,
) -> StoredNotice:
    return StoredNotice(
        id=id,
        person="ada",
        table="table1",
        kind="your_turn",
        channel=channel,
        address=address,
        subject=subject,
        text=text,
        created_at=NOW,
        due_at=due_at,
    )
