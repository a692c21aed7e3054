"""Addresses as people pass them on: a table's page, or a seat's secret link."""

from __future__ import annotations

import re

import msgspec

from ziggurat.client.connection import read_url
from ziggurat.kernel.errors import Invalid

PAGE = re.compile(r"^[^?#]*?//[^/?#]+/(?P<kind>table|join)/(?P<word>[\w-]+)/?(?:[?#].*)?$")


class Address(msgspec.Struct, frozen=True):
    """A place at a server."""

    url: str
    """The server's."""
    table: str = ""
    link: str = ""
    """A secret that claims a seat; then the table is not known yet."""


def read_address(text: str) -> Address:
    """What an address leads to; `Invalid` says which forms there are.

    >>> read_address("https://play.example.org/table/abc?seat=1")
    Address(url='https://play.example.org', table='abc', link='')
    """
    url = read_url(text.strip())
    found = PAGE.match(text.strip())
    if found is None:
        forms = f"{url}/table/..., or a seat's link, such as {url}/join/..."
        raise Invalid(f"'{text}' is no address of a table. Give a table's page, such as {forms}")
    if found["kind"] == "table":
        return Address(url, table=found["word"])
    return Address(url, link=found["word"])
