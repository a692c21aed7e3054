"""Where a webhook may point: never into the host's own network, unless the host allows it.

The address is looked up when something is sent, and exactly what was found and checked is
connected to: a name that means something else a moment later leads nowhere.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address

from ziggurat.server.notices.courier import Undeliverable, Undelivered

IPAddress = IPv4Address | IPv6Address
Resolve = Callable[[str, int], Awaitable[list[str]]]
"""Finds the addresses of a host's name; the port is the one that will be connected to."""

TRANSLATED = IPv6Network("64:ff9b::/96")
"""Addresses behind which a translator reaches the older network."""
PUBLIC = IPv6Network("2000::/3")
"""All of the newer network that is given out to anybody; the rest is kept for other purposes."""
SET_APART = (
    IPv4Network("192.0.0.0/24"),
    IPv4Network("192.88.99.0/24"),
    IPv6Network("2001::/23"),
    IPv6Network("3ffe::/16"),
    IPv6Network("3fff::/20"),
)
"""Networks for protocols, relays, trials and documents, which Python does not know all of."""
TUNNELLED = frozenset({0x0000_5EFE, 0x0200_5EFE})
"""What stands before an older address where a network lies within an older one (ISATAP)."""


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
    if inner is not None and not is_outer(inner):
        return False
    if isinstance(address, IPv6Address) and address not in PUBLIC:
        return inner is not None
    is_special = address.is_multicast or address.is_reserved or address.is_unspecified
    is_apart = any(address in network for network in SET_APART)
    return address.is_global and not is_special and not is_apart


def embedded(address: IPAddress) -> IPv4Address | None:
    """The older address that is reached through a newer one, if there is one in it."""
    if isinstance(address, IPv4Address):
        return None
    low = int(address) & 0xFFFF_FFFF
    if address in TRANSLATED or int(address) >> 32 & 0xFFFF_FFFF in TUNNELLED:
        return IPv4Address(low)
    return address.ipv4_mapped or address.sixtofour
