"""A client of the server's API: what a program needs to play at a table somewhere else.

>>> from ziggurat.client import Client
>>> client = Client("https://play.example.org")
>>> client.table("abc").address
'https://play.example.org/table/abc'

Of the server this package knows the API's structs and nothing else.
"""

from ziggurat.client.client import Client
from ziggurat.client.errors import Refused, Stale, Unreachable
from ziggurat.client.table import TableClient

__all__ = ["Client", "Refused", "Stale", "TableClient", "Unreachable"]
