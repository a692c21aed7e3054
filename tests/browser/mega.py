"""Kinds of questions that games of Mega Empires come to, and tables where they are asked."""

from __future__ import annotations

from functools import cache

import msgspec

from tests.browser.person import Person
from tests.browser.tables import import_text
from tests.games.mega.tables_of_all_sorts import table_of_sort
from ziggurat.bots.bot import Budget
from ziggurat.bots.registry import find_bot
from ziggurat.bots.seating import ask
from ziggurat.client.table import TableClient
from ziggurat.games.mega.game import GAME
from ziggurat.games.mega.state import Mega
from ziggurat.kernel import record
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.match import Match
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Seat

AT_RANDOM = (*range(7), *range(16, 23), *range(32, 38))
"""Twenty tables of 3 to 9 players."""
GREEDY = range(5)
ORDERS = frozenset({"orders", "purchase", "claims", "live-claims"})
MENUS = ORDERS | {"move", "floor", "market_trade", "use-ability", "ransom", "retreat"}
"""Questions that are many in one, by the word their answers begin with."""
JOURNEYS = frozenset({"march", "sail"})
"""What sets out; where to is asked next, and answered in one go."""

Played = Match[Mega]
Kind = tuple[str, str]


class Asked(msgspec.Struct, frozen=True):
    """A question met in a game, after how many moves, and the default answer."""

    match: Played
    moves: int
    seat: Seat
    default: str

    def given(self) -> list[str]:
        """What was answered; where a journey leads belongs to it."""
        texts = [move.text for move in self.match.moves[self.moves : self.moves + 2]]
        return texts if is_journey(texts[0]) else texts[:1]


def is_journey(answer: str) -> bool:
    return answer.split(" ", maxsplit=1)[0] in JOURNEYS


def kind_of(question: str, answer: str) -> Kind:
    """What is asked, and the verb of the answer where there are several."""
    return question, answer.split(" ", maxsplit=1)[0] if question in MENUS else ""


@cache
def questions() -> dict[Kind, Asked]:
    """Every kind of question met in games, each where it is met after the fewest moves."""
    found: dict[Kind, Asked] = {}
    for number in AT_RANDOM:
        look_at_game(number, found, is_greedy=False)
    for number in GREEDY:
        look_at_game(number, found, is_greedy=True)
    return found


def look_at_game(number: int, found: dict[Kind, Asked], *, is_greedy: bool) -> None:
    """Play a game, and note the questions it comes to sooner than those before."""
    seats, settings = table_of_sort(number)
    match = Match(GAME, seats=seats, seed=seed_from_number(number), settings=settings)
    dice = Dice(b"at random").fork(number)
    while not match.is_over:
        seat, state = match.seats()[0], match.state
        decision, options, moves = state.decision(), match.options(seat), len(match.moves)
        answer = think(match, seat, dice) if is_greedy else options.sample(dice)
        kind = kind_of(decision.kind, options.write(answer))
        if kind not in found or moves < found[kind].moves:
            default = options.write(decision.default(state, seat))
            found[kind] = Asked(match, moves, seat, default)
        match.submit(seat, answer)


def think(match: Played, seat: Seat, dice: Dice) -> Answer:
    return ask(find_bot("greedy"), GAME, match.state, seat, Budget(), dice).answer


def take_seat(person: Person, asked: Asked) -> TableClient:
    """Put a game upon a table as it was when somebody was asked, who is the person now."""
    table = import_text(person, record_until(asked.match, asked.moves))
    person.client.claim(table.show().standing.seats[asked.seat].link)
    return table


def record_until(match: Played, moves: int) -> str:
    """The record of a game after some moves."""
    head, begin, rest = record.write(match).partition("--- moves\n")
    return head + begin + "".join(rest.splitlines(keepends=True)[:moves])
