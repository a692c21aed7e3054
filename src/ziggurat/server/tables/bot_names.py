"""What bots are called, so that several of one kind can be told apart."""

from __future__ import annotations

from zlib import crc32

NAMES = (
    "Amina",
    "Berenice",
    "Cyrus",
    "Dido",
    "Eumenes",
    "Flavia",
    "Gaius",
    "Hanno",
    "Iris",
    "Juba",
    "Kleon",
    "Livia",
    "Makeda",
    "Nandi",
    "Otho",
    "Phaedra",
    "Quintus",
    "Ramose",
    "Sappho",
    "Tariq",
    "Ulpia",
    "Vitus",
    "Xanthe",
    "Yaa",
    "Zeno",
)
"""Of the ancient world, short, and each with a letter of its own to begin with."""


def bot_name(table: str, seat: int) -> str:
    """The name of a bot at a seat: no other seat of the table has it, and tables differ.

    >>> bot_name("a table", 0) == bot_name("a table", 1)
    False
    """
    return NAMES[(crc32(table.encode()) + seat) % len(NAMES)]
