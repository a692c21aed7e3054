"""Where a webhook may point: never into the host's own network, unless the host allows it.

The address is looked up when something is sent, and exactly what was found and checked is
connected to: a name that means something else a moment later leads nowhere.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

from ziggurat.server.notices.courier import Undeliverable, Undelivered

IPAddress = IPv4Address | IPv6Address
Resolve = Callable[[str, int], Awaitable[list[str]]]
"""Finds the addresses of a host's name; the port is the one that will be connected to."""

TRANSLATED = IPv6Network("64:ff9b::/96")
"""Addresses behind which a translator reaches the older network."""


async def resolve(host: str, port: int) -> list[str]:
    """The addresses of a name, as this machine finds them; `Undelivered` when there are none."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Undelivered(f"The webhook's host is not found: {error}.") from error
    return [str(target[0]) for *_, target in found]


def checked(addresses: list[str], *, is_inner_allowed: bool) -> list[str]:
    """The addresses to connect to; `Undeliverable` where one of them lies within.

    One is enough, since nobody in good faith gives a name both an outer and an inner address.
    """
    found = [ip_address(address) for address in addresses]
    if not found:
        raise Undelivered("The webhook's host has no address.")
    if not is_inner_allowed and not all(is_outer(address) for address in found):
        raise Undeliverable("The webhook points into the host's own network, which is not allowed.")
    return list(dict.fromkeys(str(address) for address in found))


def is_outer(address: IPAddress) -> bool:
    """Whether an address is one of the public network, and of one machine.

    >>> is_outer(ip_address("93.184.215.14")), is_outer(ip_address("::ffff:127.0.0.1"))
    (True, False)
    """
    inner = embedded(address)
    if inner is not None:
        return is_outer(inner)
    is_special = address.is_multicast or address.is_reserved or address.is_unspecified
    return address.is_global and not is_special


def embedded(address: IPAddress) -> IPv4Address | None:
    """The older address that is reached through a newer one, if there is one in it."""
    if isinstance(address, IPv4Address):
        return None
    if address in TRANSLATED:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    if address.teredo is not None:
        return address.teredo[1]
    return address.ipv4_mapped or address.sixtofour
