"""The bots of a new table: which there may be, what they are called, and their characters."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any
from zlib import crc32

from ziggurat.bots.characters import find_character
from ziggurat.bots.registry import LEVELS, character_of, find_bot
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import Game
from ziggurat.kernel.state import Seat
from ziggurat.server.models import LONGEST_NAME
from ziggurat.server.storage.stored import StoredSeat

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


PLAIN = ("random", "novice")
"""Levels that play without a character unless one is named: they have whims enough."""
BYNAME = "the "
"""What a title begins with that is no name of its own."""
NUMERALS = ("", " II", " III", " IV", " V", " VI")


def seat_bots(game: Game[Any], table: str, wanted: dict[Seat, str]) -> list[StoredSeat]:
    """The bots of a new table with their characters and names, no two of them the same."""
    rows: list[StoredSeat] = []
    for seat, bot in tempered(game, table, wanted).items():
        name = bot_name(game, table, seat, bot, [row.name for row in rows])
        rows.append(StoredSeat(table=table, seat=seat, kind="bot", bot=bot, name=name))
    return rows


# Tables are of every game, so the kind of state is left open.
def require_bot(game: Game[Any], bot: str, known: Collection[str]) -> None:
    """Refuse a bot that is not among the known ones, or a character that is not the game's."""
    level, slash, character = bot.partition("/")
    # Only our own bots: a name could otherwise make the server load any module.
    if level not in known:
        raise Invalid(f"There is no bot '{bot[:LONGEST_NAME]}'. Bots are: {', '.join(known)}.")
    if slash:
        find_character(game, character[:LONGEST_NAME])
        find_bot(bot)


def tempered(game: Game[Any], table: str, wanted: dict[Seat, str]) -> dict[Seat, str]:
    """Bots by seat, each with a character: one of the game's in turn where none is named.

    Those that are named already are not dealt as long as there are others, and not every table
    begins with the same.
    """
    named = {character_of(bot) for bot in wanted.values()}
    every = [each.name for each in game.characters()]
    left = [name for name in every if name not in named] or every
    turn = crc32(table.encode())
    given: dict[Seat, str] = {}
    for seat, bot in wanted.items():
        if left and takes_character(bot):
            given[seat] = f"{bot}/{left[turn % len(left)]}"
            turn += 1
        else:
            given[seat] = bot
    return given


def takes_character(bot: str) -> bool:
    """Whether a bot that is named by its level alone is given a character."""
    return bot in LEVELS and bot not in PLAIN and LEVELS[bot].has_characters


def bot_name(game: Game[Any], table: str, seat: Seat, bot: str, others: list[str]) -> str:
    """What a bot is called: tables differ, and nobody else at the table is called so.

    Its character is its name, or its byname: `Pyrrhus`, `Dido the Merchant`.
    """
    name = NAMES[(crc32(table.encode()) + seat) % len(NAMES)]
    character = character_of(bot)
    if not character:
        return name
    title = find_character(game, character).title
    if title.startswith(BYNAME):
        return f"{name} {title}"
    numbered = (f"{title}{numeral}" for numeral in NUMERALS)
    return next((each for each in numbered if each not in others), f"{title} {seat + 1}")
