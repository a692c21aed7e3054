"""No text a person reads has brackets that are not named: `[seat:1]` is for programs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from ziggurat.games.registry import GAMES
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.errors import Illegal, Invalid
from ziggurat.kernel.game import Settings
from ziggurat.kernel.match import Match
from ziggurat.kernel.options import Options
from ziggurat.kernel.state import Seat
from ziggurat.server.tables import questions as describing
from ziggurat.server.tables.wording import plain

TABLES: list[tuple[str, int, Settings]] = [
    ("revolt", 3, {}),
    ("monumental", 2, {"automas": 1}),
    ("monumental", 3, {"continuous": 1}),
    ("mega", 5, {"short": 1, "turns": 3}),
]
ANSWERS = 400
EVERY = 20
"""All that can be asked about is asked at every so many positions."""
NOT_FOR_PEOPLE = {
    "answer",
    "clause",
    "default",
    "example",
    "kind",
    "name",
    "text",
    "things",
    "word",
}
"""Fields of what is sent that programs read."""
UNNAMED = re.compile(r"\[[a-z_]+:[^|\]]*\]")


def texts_in(sent: Any, field: str = "") -> Iterator[str]:
    """All that people read of something the API gives."""
    if isinstance(sent, dict):
        for name, part in sent.items():
            yield from texts_in(part, name)
    elif isinstance(sent, list):
        for part in sent:
            yield from texts_in(part, field)
    elif isinstance(sent, str) and field not in NOT_FOR_PEOPLE:
        yield sent


def asked_texts(match: Match[Any], seat: Seat) -> Iterator[str]:
    """The question of a seat, and all about everything it can be answered with."""
    position = match.game.imagine(match.state, seat, Dice(b"imagined"))
    yield from texts_in(msgspec.to_builtins(describing.ask(match.game, position, seat, 1)))
    describer = describing.Describer(match.game, position, seat)
    for thing in things_of(match, seat):
        for told in describer.facts(seat, thing):
            yield from (told.name, told.value)


def things_of(match: Match[Any], seat: Seat) -> list[str]:
    """Seats, and what a few answers are about."""
    options, dice = match.options(seat), Dice(b"things")
    things = dict.fromkeys(f"seat:{each}" for each in range(match.seat_count))
    for _ in range(12):
        things |= dict.fromkeys(options.things(options.sample(dice)))
    return list(things)


def refusals(match: Match[Any], seat: Seat, options: Options, said: list[str]) -> Iterator[str]:
    """How answers are refused that stood at other times, and some nonsense."""
    words = [group.name for group in options.groups() if group.name]
    nonsense = [f"{word} {rest}".strip() for word in words for rest in ("", "1", "xyzzy")]
    for text in [*said[-12:], *nonsense, "[seat:0]", "[", "no such thing"]:
        twin = Match.resume(match.game, match.save())
        try:
            twin.answer(seat, text)
        except Invalid as error:
            yield str(error).replace(text, "")
        except Illegal as refusal:
            yield refusal.reason


@pytest.mark.parametrize(("name", "seats", "settings"), TABLES)
def test_everything_people_read_is_named(name: str, seats: int, settings: Settings) -> None:
    match = Match(GAMES[name], seats=seats, seed=seed_from_number(5), settings=settings)
    dice = Dice(b"plain words")
    said: list[str] = []
    while not match.is_over and len(said) < ANSWERS:
        seat = match.seats()[0]
        options = match.options(seat)
        if len(said) % EVERY == 0:
            for text in [*asked_texts(match, seat), *refusals(match, seat, options, said)]:
                assert not UNNAMED.search(text), text
                assert "[" not in plain(text), text
        answer = options.sample(dice)
        said.append(options.write(answer))
        match.submit(seat, answer)
    for line in match.lines(None):
        assert "[" not in line, line
