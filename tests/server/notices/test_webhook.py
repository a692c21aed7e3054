"""Webhooks, to a real server on this machine; and the places they must not reach."""

from __future__ import annotations

import asyncio
import socket
import ssl
from ipaddress import ip_address

import httpx
import pytest

from tests.server.notices.examples import SITE, notice
from tests.server.notices.loopback import Receiver, listening, own_certificate, trust
from ziggurat.server.notices.courier import Undeliverable, Undelivered
from ziggurat.server.notices.targets import checked, resolve
from ziggurat.server.notices.webhook import Webhooks


async def everybody_is_here(host: str, port: int) -> list[str]:
    """Finds every host on this machine."""
    return ["127.0.0.1"]


def post(
    receiver: Receiver,
    url: str,
    *,
    certificate: ssl.SSLContext | None = None,
    trusted: ssl.SSLContext | None = None,
) -> None:
    """Send a notice to a receiver; `url` is a pattern with the port left out."""

    async def play() -> None:
        hooks = Webhooks(
            SITE, is_inner_allowed=True, resolve=everybody_is_here, trust=trusted or trust()
        )
        async with listening(receiver, certificate=certificate):
            try:
                await hooks.carry(notice("webhook", url.format(receiver.port)))
            finally:
                await hooks.close()

    asyncio.run(play())


def test_a_notice_arrives_as_json() -> None:
    receiver = Receiver()
    post(receiver, "http://hooks.example:{}/turn?key=1")
    [received] = receiver.received
    assert received.line == "POST /turn?key=1 HTTP/1.1"
    assert received.headers["host"] == f"hooks.example:{receiver.port}"
    assert received.headers["content-type"] == "application/json"
    assert received.body["text"] == "It is your turn."
    assert received.body["url"] == "https://play.example.org/table/table1"


def test_an_encrypted_webhook_must_be_the_host_it_was_looked_up_for() -> None:
    receiver = Receiver()
    post(receiver, "https://hooks.example:{}/turn", certificate=own_certificate())
    assert len(receiver.received) == 1
    with pytest.raises(Undelivered, match=r"Hostname mismatch.*other\.example"):
        post(receiver, "https://other.example:{}/turn", certificate=own_certificate())
    assert len(receiver.received) == 1


def test_an_unknown_certificate_is_not_believed() -> None:
    receiver = Receiver()
    nobody = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    with pytest.raises(Undelivered, match="self-signed certificate"):
        post(receiver, "https://hooks.example:{}/", certificate=own_certificate(), trusted=nobody)
    assert not receiver.received


def test_a_redirect_is_not_followed() -> None:
    receiver = Receiver("302 Found", "location: /elsewhere\r\n")
    with pytest.raises(Undelivered, match="answered 302; redirects are not followed") as refused:
        post(receiver, "http://hooks.example:{}/")
    assert not isinstance(refused.value, Undeliverable)
    assert [each.line for each in receiver.received] == ["POST / HTTP/1.1"]


@pytest.mark.parametrize(
    ("status", "is_final"),
    [("500 Oops", False), ("404 Not Found", False), ("429 Slow Down", False), ("410 Gone", True)],
)
def test_only_a_webhook_that_is_gone_for_good_is_given_up(status: str, *, is_final: bool) -> None:
    with pytest.raises(Undelivered, match=status[:3]) as refused:
        post(Receiver(status), "http://hooks.example:{}/")
    assert isinstance(refused.value, Undeliverable) == is_final


def carry(address: str, addresses: list[str] | None = None, *, is_inner: bool = False) -> None:
    """Send a notice to an address, which is looked up for real unless it is given."""

    async def given(host: str, port: int) -> list[str]:
        assert addresses is not None
        return addresses

    async def play() -> None:
        find = resolve if addresses is None else given
        hooks = Webhooks(SITE, is_inner_allowed=is_inner, resolve=find, trust=trust())
        try:
            await hooks.carry(notice("webhook", address))
        finally:
            await hooks.close()

    asyncio.run(play())


@pytest.mark.parametrize(
    "address",
    [
        "ftp://hooks.example/",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "hooks.example",
        "http://",
        "http://[::1",
        "",
    ],
)
def test_what_is_no_web_address_is_given_up(address: str) -> None:
    with pytest.raises(Undeliverable, match="address"):
        carry(address, ["93.184.215.14"])


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "localhost", "0.0.0.0", "[::1]", "2130706433", "0x7f.1", "127.1"],  # noqa: S104
)
def test_whatever_means_this_machine_is_not_posted_to(host: str) -> None:
    receiver = Receiver()

    async def play() -> None:
        hooks = Webhooks(SITE, trust=trust())
        async with listening(receiver):
            with pytest.raises(Undeliverable, match="into the host's own network"):
                await hooks.carry(notice("webhook", f"http://{host}:{receiver.port}/"))
        await hooks.close()

    asyncio.run(play())
    assert not receiver.received


@pytest.mark.parametrize(
    "address",
    [
        *("10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "127.9.9.9"),
        *("0.0.0.0", "224.0.0.1", "239.1.1.1", "255.255.255.255", "240.0.0.1"),  # noqa: S104
        *("::", "::1", "fe80::1", "fc00::1", "fd12::1", "ff02::1"),
        *("::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::1", "::ffff:169.254.169.254"),
        *("fec0::1", "feff::1", "192.88.99.1", "3fff::1", "3fff:fff::1", "3ffe::1", "2001::1"),
        *("2001:db8::1", "64:ff9b:1::808:808", "5f00::1", "100:0:0:1::1", "4000::1", "::808:808"),
        *("192.0.0.9", "198.18.0.1", "2001:470::5efe:a00:1", "2001:470::200:5efe:7f00:1"),
        *("2002:c058:6301::1", "::ffff:192.88.99.1", "64:ff9b::c058:6301", "fe80::1%1"),
    ],
)
def test_addresses_within_are_refused_alone_and_among_others(address: str) -> None:
    with pytest.raises(Undeliverable):
        checked([address], is_inner_allowed=False)
    with pytest.raises(Undeliverable):
        checked(["93.184.215.14", address], is_inner_allowed=False)
    assert checked([address], is_inner_allowed=True)


def test_addresses_of_the_public_network_are_allowed() -> None:
    outer = ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c", "64:ff9b::808:808"]
    outer += ["::ffff:8.8.8.8", "2003::1", "2a00:1450:4001::1", "3fff:1000::1", "2001:200::1"]
    assert checked([*outer, *outer], is_inner_allowed=False) == [*map(str, map(ip_address, outer))]


def test_what_is_connected_to_is_what_was_looked_up_and_checked() -> None:
    """A name that is looked up again a moment later, and means this machine then, gains nothing."""
    receiver = Receiver()
    answers = iter([["192.0.2.1"], ["127.0.0.1"]])
    connected: list[str] = []

    async def find(host: str, port: int) -> list[str]:
        return next(answers)

    async def play() -> None:
        hooks = Webhooks(SITE, is_inner_allowed=True, resolve=find, trust=trust())

        async def connect(address: str, url: httpx.URL, body: dict[str, object]) -> int:
            connected.append(address)
            return 204

        hooks._post_to = connect  # type: ignore[method-assign]
        async with listening(receiver):
            await hooks.carry(notice("webhook", f"http://hooks.example:{receiver.port}/"))
        await hooks.close()

    asyncio.run(play())
    assert connected == ["192.0.2.1"]
    assert not receiver.received


def test_a_host_without_address_may_get_one() -> None:
    with pytest.raises(Undelivered) as refused:
        carry("http://hooks.example/", [])
    assert not isinstance(refused.value, Undeliverable)


def test_the_next_address_is_tried_where_one_does_not_answer() -> None:
    receiver = Receiver()

    async def play() -> None:
        async def find(host: str, port: int) -> list[str]:
            return ["127.0.0.2", "127.0.0.1"]

        hooks = Webhooks(SITE, is_inner_allowed=True, resolve=find, trust=trust())
        async with listening(receiver):
            await hooks.carry(notice("webhook", f"http://hooks.example:{receiver.port}/"))
        await hooks.close()

    asyncio.run(play())
    assert len(receiver.received) == 1


def test_a_host_that_does_not_answer_may_answer_later() -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]
        with pytest.raises(Undelivered, match="cannot be connected to") as refused:
            carry(f"http://hooks.example:{port}/", ["127.0.0.1"], is_inner=True)
    assert not isinstance(refused.value, Undeliverable)
