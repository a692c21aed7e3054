"""Notices by mail, through the host's mail server."""

from __future__ import annotations

import ssl
from datetime import UTC, datetime
from email.errors import HeaderParseError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import parseaddr
from typing import Literal
from urllib.parse import SplitResult, parse_qs, unquote, urlsplit

import aiosmtplib
import msgspec

from ziggurat.kernel.errors import Invalid
from ziggurat.server.notices.courier import Undeliverable, Undelivered
from ziggurat.server.notices.wording import choices_address, mail_body, one_line
from ziggurat.server.storage.stored import StoredNotice

EXAMPLE = "smtp://user:password@mail.example.org:587?from=club@example.org"
SECONDS = 20.0
"""How long the mail server may take for each thing it is told."""
PERMANENT = 500
"""Replies of a mail server from here on mean that it makes no sense to try again."""

Encryption = Literal["starttls", "tls", "none"]
PORTS: dict[Encryption, int] = {"starttls": 587, "tls": 465, "none": 25}


class MailServer(msgspec.Struct, frozen=True, kw_only=True):
    """Where mail goes out, and in whose name."""

    host: str
    port: int
    encryption: Encryption
    sender: Address
    user: str = ""
    password: str = ""


def read_mail_server(url: str) -> MailServer:
    """The mail server an address means; `Invalid` says what is wrong, without the password.

    `smtp://` is encrypted by STARTTLS, `smtps://` from the beginning; `?tls=none` is for a mail
    server on the same machine.

    >>> read_mail_server("smtps://mail.example.org?from=Club <club@example.org>").port
    465
    """
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise Invalid(f"The mail server's address is damaged. It looks like {EXAMPLE}.") from error
    if parts.scheme not in {"smtp", "smtps"} or not parts.hostname or parts.path not in {"", "/"}:
        raise Invalid(f"The mail server's address must look like {EXAMPLE}.")
    wishes = read_wishes(parts)
    encryption = read_encryption(parts.scheme, wishes.get("tls", ""))
    return MailServer(
        host=parts.hostname,
        port=PORTS[encryption] if port is None else port,
        encryption=encryption,
        sender=read_sender(wishes.get("from", "")),
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
    )


def read_wishes(parts: SplitResult) -> dict[str, str]:
    """What stands behind the question mark."""
    wishes = {name: values[-1] for name, values in parse_qs(parts.query).items()}
    unknown = sorted(set(wishes) - {"from", "tls"})
    if unknown:
        raise Invalid(
            f"The mail server's address cannot have '{unknown[0]}' behind its question mark; "
            "there can be from and tls."
        )
    return wishes


def read_encryption(scheme: str, wish: str) -> Encryption:
    """How the connection is encrypted."""
    if wish == "none" and scheme == "smtp":
        return "none"
    if wish not in {"", "starttls"} or (wish and scheme == "smtps"):
        raise Invalid(
            "The mail server's address says tls in a way that is not known: smtp:// can have "
            "tls=starttls (as without it) or tls=none, smtps:// has no tls."
        )
    return "tls" if scheme == "smtps" else "starttls"


def read_sender(text: str) -> Address:
    """Whom mail comes from: an address, or a name and an address in angles."""
    name, address = parseaddr(text)
    try:
        sender = Address(display_name=name, addr_spec=address)
        is_whole = bool(sender.username and sender.domain) and address.isascii()
    except (ValueError, HeaderParseError, IndexError):
        is_whole = False
    if not is_whole:
        raise Invalid(f"The mail server's address must say whom mail comes from, as in {EXAMPLE}.")
    return sender


class Mail:
    """Carries notices to mailboxes: one connection a notice, as they are few and far between."""

    def __init__(
        self, server: MailServer, site: str, *, trust: ssl.SSLContext | None = None
    ) -> None:
        self._server = server
        self._site = site
        self._trust = trust
        """Whose certificates are believed; None is those the system believes."""

    async def carry(self, notice: StoredNotice) -> None:
        server = self._server
        try:
            message = write_mail(notice, server.sender, self._site)
        except (ValueError, HeaderParseError, IndexError) as error:
            raise Undeliverable(f"No mail can be written to that address: {error}.") from error
        try:
            await aiosmtplib.send(
                message,
                hostname=server.host,
                port=server.port,
                username=server.user or None,
                password=server.password or None,
                use_tls=server.encryption == "tls",
                start_tls=server.encryption == "starttls",
                tls_context=self._trust,
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPAuthenticationError as error:
            # The host's own mistake, which the host may mend: people's notices wait for it.
            raise Undelivered(f"The mail server refuses our password: {error}.") from error
        except (aiosmtplib.SMTPException, OSError) as error:
            raise undelivered(error) from error

    async def close(self) -> None:
        """There is nothing to let go of: no connection outlives its notice."""


def write_mail(notice: StoredNotice, sender: Address, site: str) -> EmailMessage:
    """A notice as a mail. Headers that are not one line are refused by the library."""
    message = EmailMessage(policy=SMTP)
    message["From"] = sender
    message["To"] = Address(addr_spec=notice.address)
    message["Subject"] = one_line(notice.subject)
    message["Date"] = datetime.fromtimestamp(notice.created_at, UTC)
    # The same for every attempt: should a mail arrive twice, mailboxes can tell.
    message["Message-ID"] = f"<{notice.id}@{sender.domain}>"
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{choices_address(site)}>"
    message.set_content(mail_body(notice, site))
    return message


def undelivered(error: aiosmtplib.SMTPException | OSError) -> Undelivered:
    """What a mail server's refusal means for the notice."""
    refusals: list[aiosmtplib.SMTPException | OSError] = [error]
    if isinstance(error, aiosmtplib.SMTPRecipientsRefused):
        refusals = list(error.recipients)
    codes = [each.code for each in refusals if isinstance(each, aiosmtplib.SMTPResponseException)]
    sentence = f"The mail server did not take it: {one_line(str(refusals[0]))}"
    if codes and min(codes) >= PERMANENT:
        return Undeliverable(sentence)
    return Undelivered(sentence)
