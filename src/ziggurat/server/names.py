"""What people call themselves and their tables: measured and cleaned before anybody sees it.

Whatever passes here can be shown anywhere: it has no control characters, none that turn the
direction of writing, and none of the signs by which texts of the log name things.
"""

from __future__ import annotations

import re
import unicodedata
from urllib.parse import urlsplit

import msgspec

from ziggurat.kernel.errors import Invalid
from ziggurat.server.invisible_characters import has_unseen
from ziggurat.server.models import LONGEST_NAME, LONGEST_NOTEPAD, LONGEST_TITLE, NoticeChoices

LONGEST_ADDRESS = 500
LONGEST_MAIL = 254
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
MOST_MARKS = 4
"""Marks above and below one letter; more would run over the lines beside."""
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Characters that are called printable and show nothing."""
NAMING = frozenset("[]|,")
"""Signs with a meaning of their own in logs and records."""

_LOGIN = re.compile(r"[a-z0-9](?:[a-z0-9._-]{1,38})[a-z0-9]")
_MAIL = re.compile(r"[^@\s<>,;:\"()\[\]\\]+@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?")


def clean_name(text: str) -> str:
    """A person's name as others see it, or `Invalid` with what is wrong.

    >>> clean_name("  Ada   Lovelace ")
    'Ada Lovelace'
    """
    name = _one_line(text)
    if not name:
        raise Invalid("A name has at least one letter.")
    return _measured(name, "name", LONGEST_NAME, NAMING)


def clean_title(text: str) -> str:
    """A table's title; an empty one is allowed."""
    return _measured(_one_line(text), "title", LONGEST_TITLE, frozenset("[]|"))


def find_login(text: str) -> str | None:
    """The name of an account as somebody may write it; None when it can be nobody's."""
    login = text.strip().lower()
    return login if _LOGIN.fullmatch(login) else None


def clean_login(text: str) -> str:
    """The name of an account: small letters, digits, dots, dashes."""
    login = find_login(text)
    if login is None:
        raise Invalid(
            "The name of an account has 3 to 40 letters from a to z, digits, dots, dashes or "
            "underscores, and begins and ends with a letter or digit."
        )
    return login


def check_password(text: str) -> str:
    """A password of a sensible length; what is in it is nobody's business."""
    if not SHORTEST_PASSWORD <= len(text) <= LONGEST_PASSWORD:
        raise Invalid(f"A password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters.")
    return text


def clean_notices(choices: NoticeChoices) -> NoticeChoices:
    """What somebody wants to be told of, with addresses that can be sent to."""
    mail, webhook = choices.mail.strip(), choices.webhook.strip()
    if mail:
        _check_mail(mail)
    if webhook:
        _check_webhook(webhook)
    return msgspec.structs.replace(choices, mail=mail, webhook=webhook)


def clean_notes(text: str) -> str:
    """What somebody notes for themselves: any text of several lines."""
    if len(text) > LONGEST_NOTEPAD:
        raise Invalid(f"A notepad holds {LONGEST_NOTEPAD} characters; these are {len(text)}.")
    if "\0" in text:
        raise Invalid("A notepad cannot hold the character of number 0.")
    return text


def _check_mail(address: str) -> None:
    is_plain = address.isascii() and address.isprintable() and len(address) <= LONGEST_MAIL
    if not is_plain or not _MAIL.fullmatch(address):
        raise Invalid("The mail address must look like ada@example.org.")


def _check_webhook(address: str) -> None:
    wrong = Invalid("The webhook must be an address like https://example.org/hook.")
    if len(address) > LONGEST_ADDRESS or not address.isascii() or not address.isprintable():
        raise wrong
    try:
        parts = urlsplit(address)
        if parts.scheme not in {"http", "https"} or not parts.hostname or " " in address:
            raise wrong
    except ValueError as error:
        raise wrong from error


def _one_line(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())


def _measured(text: str, what: str, longest: int, forbidden: frozenset[str]) -> str:
    if len(text) > longest:
        raise Invalid(f"A {what} has at most {longest} characters; this one has {len(text)}.")
    if has_unseen(text) or BLANKS & set(text):
        raise Invalid(f"A {what} has only characters that can be seen.")
    found = sorted(forbidden & set(text))
    if found:
        raise Invalid(f"A {what} cannot have {' or '.join(found)} in it.")
    if _marks(text) > MOST_MARKS or (text and unicodedata.combining(text[0])):
        raise Invalid(f"A {what} cannot have so many marks on one letter.")
    return text


def _marks(text: str) -> int:
    """The most marks any letter bears."""
    most = here = 0
    for character in text:
        here = here + 1 if unicodedata.category(character) in {"Mn", "Me"} else 0
        most = max(most, here)
    return most
