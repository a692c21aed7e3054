"""How Mega Empires speaks: numbers agree with their nouns, and sentences begin with capitals."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.mega.random_play import GAME
from tests.games.mega.tables_of_all_sorts import table_of_sort
from ziggurat.games.mega.words import names
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.match import Match
from ziggurat.kernel.options import Options
from ziggurat.kernel.state import Seat

NOUNS = "advance|area|barbarian|building|calamity|card|city|offer|player|point|ship|step|token|turn"
MANY = "advances|areas|barbarians|buildings|calamities|cards|cities|offers|players|points|ships"
WRONG = (
    rf"(?<![\d+-])1 (more |further |face-down )?({MANY}|steps|tokens|turns)\b",
    rf"(?<![\d,.])([2-9]|\d\d+) (more |further )?({NOUNS})\b",
    rf"\b0 ({MANY}|steps|tokens|treasury)\b",
    r"\bbarbarians (attacks|goes|lands|storms|takes)\b",
    r"(\d+) to \1 ",
    r"[.?!] [a-z]",
    r"  | [.,;?]",
)
"""What no text of the game may look like."""
SAMPLES = 12
"""So many answers of a list are looked at."""


def spoken(match: Match[Any], seat: Seat, dice: Dice) -> Iterator[tuple[str, bool]]:
    """What a seat reads when it is asked, each with whether it is a whole sentence."""
    state, decision = match.state, match.decision()
    options = decision.options(state, seat)
    yield decision.prompt(state, seat), True
    answer = options.sample(dice)
    yield options.label(answer), False
    yield GAME.remark(state, seat, answer), False
    yield from listed(match, seat, options.unfolded())
    for thing in options.things(answer)[:1]:
        yield from ((value, False) for _, value in GAME.about(state, seat, thing))


def listed(match: Match[Any], seat: Seat, options: Options) -> Iterator[tuple[str, bool]]:
    """The answers a screen shows, with what the game says of them, and why others are closed."""
    for group in options.groups():
        if group.closed:
            yield group.closed.sentence, True
        for answer in group.answers[:SAMPLES]:
            yield options.label(answer), False
            yield GAME.remark(match.state, seat, answer), False


def faults(match: Match[Any], text: str, *, is_sentence: bool) -> list[str]:
    """What is wrong with a text, in words."""
    words = GAME.words(match.state, text)
    found = [f"{wrong}: {words}" for wrong in WRONG if re.search(wrong, words)]
    if is_sentence and not re.match(r"[A-Z0-9].*[.?]$", words, re.DOTALL):
        found.append(f"no sentence: {words}")
    return found


@pytest.mark.parametrize("number", [0, 1, 6, 9, 13])
def test_in_games_of_all_sorts_every_text_has_its_plurals_and_capitals(number: int) -> None:
    seats, settings = table_of_sort(number, turns=4)
    match = Match(GAME, seats=seats, seed=seed_from_number(number), settings=settings)
    dice = Dice(b"what they say", number)
    found: list[str] = []
    while not match.is_over:
        seat = match.seats()[0]
        for text, is_sentence in spoken(match, seat, dice):
            if text:
                found += faults(match, text, is_sentence=is_sentence)
        match.submit(seat, match.options(seat).sample(dice))
    for logged in match.log:
        words = GAME.words_of(match.state, logged.told.event)
        found += faults(match, words, is_sentence=True)
    assert sorted(set(found)) == []


def test_nouns_are_counted_from_none_on() -> None:
    assert [names.tokens(count) for count in range(3)] == ["no tokens", "1 token", "2 tokens"]
    assert names.counted(1, "city", "cities") == "1 city"
    assert names.counted(0, "city", "cities") == "no cities"
