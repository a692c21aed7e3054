"""The words of events: one function per kind."""

from ziggurat.games.mega.words.sentences import (
    abilities,
    acquisition,
    calamities,
    cities,
    conflict,
    course,
    movement,
    trade,
)
from ziggurat.games.mega.words.sentences.book import SENTENCES

__all__ = [
    "SENTENCES",
    "abilities",
    "acquisition",
    "calamities",
    "cities",
    "conflict",
    "course",
    "movement",
    "trade",
]
