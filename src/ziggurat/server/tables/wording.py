"""Words of logs, prompts and labels: things named in brackets, with their names put beside.

The kernel writes `[region:roma]`. What leaves the server says `[region:roma|Roma]`, so that
whoever shows it needs no list of names, or plain `Roma` where there is nothing to link.
"""

from __future__ import annotations

import unicodedata
from typing import Any

from ziggurat.kernel.game import Game
from ziggurat.kernel.wording import renamed, sentence
from ziggurat.server.invisible_characters import without_unseen

BREAKS = frozenset({"Cc", "Zl", "Zp"})
"""Kinds of characters that end a line, or should."""

BESIDE_THE_BOARD = ("seat:", "die:")
"""What texts name that is no thing on the board."""


# The state is of the game's own kind, which stays open here.
def with_names(game: Game[Any], state: Any, text: str) -> str:
    """A text of the kernel with the name of each thing beside it."""
    return renamed(text, lambda thing: f"[{thing}|{game.thing_name(state, thing)}]")


def as_sentence(game: Game[Any], state: Any, text: str) -> str:
    """A line of the log or a prompt with names, as a sentence."""
    named = with_names(game, state, text)
    start = named.index("|") + 1 if named.startswith("[") else 0
    return named[:start] + sentence(named[start:])


def things_in(text: str) -> list[str]:
    """The things on the board that a text with names names, in order.

    >>> things_in("[seat:0|Rome] takes [region:capua|Capua] by [die:6|6].")
    ['region:capua']
    """
    found = [piece.partition("|")[0] for piece in text.split("[")[1:]]
    return [thing for thing in found if not thing.startswith(BESIDE_THE_BOARD)]


def plain(text: str) -> str:
    """A text with names beside things, as it is read aloud.

    >>> plain("[seat:0|Rome] takes [region:capua|Capua].")
    'Rome takes Capua.'
    """
    return renamed(text, lambda thing: thing.partition("|")[2])


def harmless(text: str) -> str:
    """A name or a word of somebody, that cannot pass for a thing of the game.

    >>> harmless("[region:roma|Bob]")
    '(region:roma/Bob)'
    """
    return without_unseen(text).replace("[", "(").replace("]", ")").replace("|", "/")


def clean_chat(text: str) -> str:
    """What was said, on one line and without characters that nobody types."""
    line = "".join(" " if unicodedata.category(each) in BREAKS else each for each in text)
    return " ".join(without_unseen(line).split())
