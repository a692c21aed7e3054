"""Random games of every kind, read by somebody who minds how things are worded."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from ziggurat.games.registry import GAMES
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.errors import Illegal, Invalid
from ziggurat.kernel.game import Settings
from ziggurat.kernel.match import Match
from ziggurat.kernel.state import Seat
from ziggurat.kernel.wording import sentence

TABLES: list[tuple[str, int, Settings]] = [
    ("revolt", 2, {}),
    ("revolt", 5, {}),
    ("monumental", 1, {}),
    ("monumental", 2, {"map": "map_2p_3", "civilizations": "zulu,malians"}),
    ("monumental", 3, {"continuous": 1, "automas": 1}),
    ("mega", 5, {"short": 1, "turns": 3}),
    ("mega", 12, {"short": 1, "turns": 2}),
]
ANSWERS = 900
EVERY = 15
"""Facts and refusals are read at every so many positions."""

NOUNS = (
    "advance|area|army|barbarian|building|card|city|commodity card|effect|point|policy|province|"
    "region|resource|round|ship|soldier|space|step|token|troop|turn"
)
"""Things that are counted."""
FAULTS = {
    "a gap": re.compile(r"  |^\s|\s$"),
    "a sign alone": re.compile(r"(^|\s)[.,;:](\s|$)|[,;:]\.|\(\)"),
    "a word twice": re.compile(r"\b([A-Za-z]+) \1\b", re.IGNORECASE),
    "one of several": re.compile(
        r"(?<![\d.,*/-])\b1 (?!is\b|was\b|less\b|begins\b|has\b|arts\b|civics\b|crafts\b)[a-z]+s\b"
    ),
    "several of one": re.compile(
        rf"(?<![\w.,*/-])(0|[2-9]|\d\d+) ({NOUNS})\b(?! \w+s\b)", re.IGNORECASE
    ),
    "so many to so many": re.compile(r"\b(\d+) to \1\b(?! dice)"),
    "brackets": re.compile(r"[\[\]]"),
}
SMALL_LETTER = re.compile(r"^[a-z]|[.?!] [a-z]")


def faults_of(text: str, *, is_sentence: bool) -> list[str]:
    """What is wrong with a text."""
    found = [fault for fault, pattern in FAULTS.items() if pattern.search(text)]
    if is_sentence and SMALL_LETTER.search(text):
        found.append("a small letter at the beginning")
    return found


def read_over(match: Match[Any], seat: Seat) -> Iterator[tuple[str, bool]]:
    """What is told at a position, and whether it is a sentence."""
    game, state, options = match.game, match.state, match.options(seat)
    for group in options.groups():
        if group.closed:
            yield sentence(game.words(state, group.closed.sentence)), True
        for rest in ("", "xyzzy") if group.name else ():
            try:
                match.answer(seat, f"{group.name} {rest}")
                match.undo(seat)
            except Invalid as error:
                yield str(error), True
            except Illegal as refusal:
                yield refusal.reason, True
    for thing in options.things(options.sample(Dice(b"a thing"))):
        for name, value in game.about(state, seat, thing):
            yield game.words(state, name), False
            yield game.words(state, value), False


@pytest.mark.parametrize(("name", "seats", "settings"), TABLES)
def test_what_is_told_in_a_game_reads_well(name: str, seats: int, settings: Settings) -> None:
    match = Match(GAMES[name], seats=seats, seed=seed_from_number(seats), settings=settings)
    found: dict[str, list[str]] = {}

    def read(text: str, *, is_sentence: bool) -> None:
        for fault in faults_of(text, is_sentence=is_sentence):
            found.setdefault(fault, []).append(text)

    dice = Dice(b"wording")
    for number in range(ANSWERS):
        if match.is_over:
            break
        seat = match.seats()[0]
        options = match.options(seat)
        answer = options.sample(dice)
        read(match.prompt(seat), is_sentence=True)
        read(match.game.words(match.state, options.label(answer)), is_sentence=False)
        read(match.game.remark(match.state, seat, answer), is_sentence=False)
        if number % EVERY == 0:
            twin = Match.resume(match.game, match.save())
            for text, is_sentence in read_over(twin, seat):
                read(text, is_sentence=is_sentence)
        match.submit(seat, answer)
    for line in match.lines(None):
        read(line, is_sentence=True)
    assert not found, {fault: (len(texts), texts[:3]) for fault, texts in found.items()}
