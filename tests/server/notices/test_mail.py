"""Mail, through a real mail server on this machine."""

from __future__ import annotations

import asyncio
import socket

import pytest

from tests.server.notices.examples import SITE, notice
from tests.server.notices.loopback import Mailbox, listening, own_certificate, trust
from ziggurat.kernel.errors import Invalid
from ziggurat.server.notices.courier import Undeliverable, Undelivered
from ziggurat.server.notices.mail import Mail, read_mail_server
from ziggurat.server.storage.stored import StoredNotice

FROM = "from=Club%20%3Cclub@example.org%3E"


def send(box: Mailbox, notice: StoredNotice, address: str, *, is_implicit: bool = False) -> None:
    """Send a notice to a mailbox; `address` is a pattern with the port left out."""

    async def play() -> None:
        certificate = own_certificate() if is_implicit else None
        async with listening(box, certificate=certificate):
            server = read_mail_server(address.format(box.port))
            await Mail(server, SITE, trust=trust()).carry(notice)

    asyncio.run(play())


PLAIN = "smtp://127.0.0.1:{}?tls=none&" + FROM


def test_a_notice_arrives_as_a_plain_mail() -> None:
    box = Mailbox()
    send(box, notice(subject="Your turn: Δίας & Co."), PLAIN)
    [mail] = box.mails
    assert box.envelopes == [("club@example.org", "ada@example.org")]
    assert mail["From"] == "Club <club@example.org>"
    assert mail["To"] == "ada@example.org"
    assert mail["Subject"] == "Your turn: Δίας & Co."
    assert mail["Message-ID"] == "<n1@example.org>"
    assert mail["Date"].datetime.timestamp() == 1_000_000.0
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["List-Unsubscribe"] == "<https://play.example.org/me>"
    assert mail.get_content_type() == "text/plain"
    assert "https://play.example.org/table/table1" in mail.get_content()


def test_a_hostile_subject_and_text_add_no_header_and_end_no_mail() -> None:
    box = Mailbox()
    evil = notice(
        subject="Turn\r\nBcc: all@example.org\r\n\r\nbuy", text="hi\r\n.\r\nMAIL FROM:<x@y>\r\n"
    )
    send(box, evil, PLAIN)
    [mail] = box.mails
    assert mail["Bcc"] is None
    assert mail["Subject"] == "Turn Bcc: all@example.org buy"
    assert "\r\n.\r\nMAIL FROM:<x@y>" in mail.get_content()
    assert box.envelopes == [("club@example.org", "ada@example.org")]


@pytest.mark.parametrize(
    "address", ["ada@example.org\r\nBcc: all@example.org", "ada", "a@b, c@d", ""]
)
def test_an_address_that_is_none_is_not_sent_to(address: str) -> None:
    box = Mailbox()
    with pytest.raises(Undeliverable):
        send(box, notice(address=address), PLAIN)
    assert not box.mails


def test_a_password_goes_over_starttls_alone() -> None:
    box = Mailbox(has_starttls=True)
    send(box, notice(), "smtp://ada:p%40ss@127.0.0.1:{}?" + FROM)
    assert box.is_encrypted == [True]
    assert box.logins == ["\0ada\0p@ss"]


def test_without_starttls_nothing_is_sent_and_no_password_told() -> None:
    box = Mailbox(has_starttls=False)
    with pytest.raises(Undelivered):
        send(box, notice(), "smtp://ada:secret@127.0.0.1:{}?" + FROM)
    assert not box.mails
    assert not box.logins


def test_smtps_is_encrypted_from_the_beginning() -> None:
    box = Mailbox()
    send(box, notice(), "smtps://ada:secret@127.0.0.1:{}?" + FROM, is_implicit=True)
    assert box.is_encrypted == [True]
    assert box.logins == ["\0ada\0secret"]


@pytest.mark.parametrize(
    ("word", "reply", "is_final"),
    [
        ("RCPT", "550 no such person", True),
        ("RCPT", "451 come back later", False),
        ("DATA", "554 spam", True),
        ("MAIL", "421 too busy", False),
        ("EHLO", "500 what", True),
        ("AUTH", "535 wrong password", False),
    ],
)
def test_a_refusal_for_good_is_told_from_one_for_now(
    word: str, reply: str, *, is_final: bool
) -> None:
    box = Mailbox({word: reply, "HELO": reply})
    with pytest.raises(Undelivered) as refused:
        send(box, notice(), "smtp://ada:secret@127.0.0.1:{}?tls=none&" + FROM)
    assert isinstance(refused.value, Undeliverable) == is_final
    assert reply.partition(" ")[2] in str(refused.value)
    assert "secret" not in str(refused.value)


def test_a_mail_server_that_is_not_there_may_be_there_later() -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        server = read_mail_server(PLAIN.format(unused.getsockname()[1]))
        with pytest.raises(Undelivered) as refused:
            asyncio.run(Mail(server, SITE).carry(notice()))
    assert not isinstance(refused.value, Undeliverable)


@pytest.mark.parametrize(
    ("url", "port", "encryption"),
    [
        ("smtp://mail.example.org?from=a@b.org", 587, "starttls"),
        ("smtp://mail.example.org?from=a@b.org&tls=starttls", 587, "starttls"),
        ("smtp://localhost?from=a@b.org&tls=none", 25, "none"),
        ("smtps://mail.example.org?from=a@b.org", 465, "tls"),
        ("smtps://mail.example.org:2465/?from=a@b.org", 2465, "tls"),
    ],
)
def test_the_address_of_a_mail_server_says_how_it_is_reached(
    url: str, port: int, encryption: str
) -> None:
    server = read_mail_server(url)
    assert (server.port, server.encryption) == (port, encryption)
    assert str(server.sender) == "a@b.org"
    assert (server.user, server.password) == ("", "")


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("mail.example.org", "must look like"),
        ("http://u:secret@mail.example.org?from=a@b.org", "must look like"),
        ("smtp://u:secret@mail.example.org/path?from=a@b.org", "must look like"),
        ("smtp://?from=a@b.org", "must look like"),
        ("smtp://u:secret@mail.example.org:many?from=a@b.org", "is damaged"),
        ("smtp://u:secret@mail.example.org", "must say whom mail comes from"),
        ("smtp://mail.example.org?from=nobody", "must say whom mail comes from"),
        ("smtp://mail.example.org?from=a@b.org&sender=c", "cannot have 'sender'"),
        ("smtp://mail.example.org?from=a@b.org&tls=perhaps", "in a way that is not known"),
        ("smtps://mail.example.org?from=a@b.org&tls=none", "in a way that is not known"),
    ],
)
def test_a_wrong_address_of_a_mail_server_is_refused_without_telling_the_password(
    url: str, why: str
) -> None:
    with pytest.raises(Invalid, match=why) as refused:
        read_mail_server(url)
    assert "secret" not in str(refused.value)
