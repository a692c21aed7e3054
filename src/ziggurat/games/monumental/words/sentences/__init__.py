"""The events of Monumental in words, a module a chapter of `events`."""

from ziggurat.games.monumental.words.sentences import (
    automa,
    cards,
    city,
    conquest,
    course,
    effects,
    pieces,
    trade,
)
from ziggurat.games.monumental.words.sentences.parts import SENTENCES, Cast

__all__ = [
    "SENTENCES",
    "Cast",
    "automa",
    "cards",
    "city",
    "conquest",
    "course",
    "effects",
    "pieces",
    "trade",
]
