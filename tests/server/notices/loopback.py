"""A mail server and a receiver of webhooks, on this machine alone."""

from __future__ import annotations

import asyncio
import base64
import ssl
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

import msgspec

CERTIFICATE = Path(__file__).with_name("loopback.pem")
"""Of localhost, 127.0.0.1 and hooks.example; good for nothing but these tests."""


def own_certificate() -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(CERTIFICATE)
    return context


def trust() -> ssl.SSLContext:
    """Believes the certificate of these tests and no other."""
    return ssl.create_default_context(cafile=str(CERTIFICATE))


class Mailbox:
    """A mail server that takes everything, or refuses what it is told to refuse."""

    def __init__(self, refusals: dict[str, str] | None = None, *, has_starttls: bool = False):
        self.refusals = refusals or {}
        """Replies to commands, by their first word, instead of the good ones."""
        self.has_starttls = has_starttls
        self.port = 0
        self.mails: list[EmailMessage] = []
        self.envelopes: list[tuple[str, str]] = []
        self.logins: list[str] = []
        self.is_encrypted: list[bool] = []

    async def serve(self, reader: StreamReader, writer: StreamWriter) -> None:
        await say(writer, "220 loopback")
        sender = recipient = ""
        while line := (await reader.readline()).decode().strip():
            word = line.partition(" ")[0].upper()
            if word in self.refusals:
                await say(writer, self.refusals[word])
                continue
            match word:
                case "EHLO":
                    extra = ["250-STARTTLS"] if self.has_starttls else []
                    await say(writer, "250-loopback", *extra, "250-AUTH PLAIN", "250 8BITMIME")
                case "STARTTLS":
                    await say(writer, "220 go ahead")
                    await writer.start_tls(own_certificate())
                case "AUTH":
                    self.logins.append(base64.b64decode(line.split()[2]).decode())
                    await say(writer, "235 welcome")
                case "MAIL":
                    sender = line.partition("<")[2].partition(">")[0]
                    await say(writer, "250 from whom")
                case "RCPT":
                    recipient = line.partition("<")[2].partition(">")[0]
                    await say(writer, "250 to whom")
                case "DATA":
                    await say(writer, "354 go on")
                    self.keep(await reader.readuntil(b"\r\n.\r\n"))
                    self.envelopes.append((sender, recipient))
                    self.is_encrypted.append(writer.get_extra_info("ssl_object") is not None)
                    await say(writer, "250 kept")
                case "QUIT":
                    await say(writer, "221 bye")
                    return
                case _:
                    await say(writer, "500 what")

    def keep(self, raw: bytes) -> None:
        text = raw.removesuffix(b".\r\n").replace(b"\r\n..", b"\r\n.")
        mail = message_from_bytes(text, policy=default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)


async def say(writer: StreamWriter, *lines: str) -> None:
    writer.write("".join(f"{line}\r\n" for line in lines).encode())
    await writer.drain()


class Received(msgspec.Struct):
    """A request to a webhook."""

    line: str
    headers: dict[str, str]
    body: dict[str, Any]  # whatever JSON was posted


class Receiver:
    """Takes webhooks and gives the answer it is told to give."""

    def __init__(self, status: str = "204 No Content", headers: str = "") -> None:
        self.status = status
        self.headers = headers
        self.port = 0
        self.received: list[Received] = []

    async def serve(self, reader: StreamReader, writer: StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
        except asyncio.IncompleteReadError:  # whoever came did not like our certificate
            return
        line, *lines = head.strip().split("\r\n")
        headers = {
            name.lower(): value for name, _, value in (each.partition(": ") for each in lines)
        }
        body = await reader.readexactly(int(headers["content-length"]))
        self.received.append(Received(line, headers, msgspec.json.decode(body)))
        await say(writer, f"HTTP/1.1 {self.status}", self.headers + "content-length: 0", "")


@asynccontextmanager
async def listening(
    server: Mailbox | Receiver, *, certificate: ssl.SSLContext | None = None
) -> AsyncIterator[None]:
    """Let a server listen on a free port, which it then knows, until everybody has left it."""
    visits: set[asyncio.Task[None] | None] = set()

    async def visited(reader: StreamReader, writer: StreamWriter) -> None:
        visits.add(asyncio.current_task())
        with suppress(OSError):  # visitors may break off
            try:
                await server.serve(reader, writer)
            finally:
                writer.close()
                await writer.wait_closed()

    listener = await asyncio.start_server(visited, "127.0.0.1", 0, ssl=certificate)
    server.port = listener.sockets[0].getsockname()[1]
    async with asyncio.timeout(60):
        try:
            yield
        finally:
            listener.close()
            await listener.wait_closed()
            await asyncio.gather(*(visit for visit in visits if visit is not None))
