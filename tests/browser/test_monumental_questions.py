"""Every kind of question that Monumental asks is answered by clicks alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.browser.hand import Hand, Options
from tests.browser.monumental import Played
from tests.browser.person import Person
from tests.browser.site import Invite
from tests.browser.tables import import_record
from tests.games.monumental.table import GAME
from ziggurat.bots.bot import Budget
from ziggurat.bots.registry import find_bot
from ziggurat.bots.seating import ask
from ziggurat.client.table import TableClient
from ziggurat.games.monumental.view.structs import View
from ziggurat.kernel import record
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.game import Settings
from ziggurat.kernel.match import Match
from ziggurat.server.models import Amounts, Branches, Listed, Marks, Pickable, Shares

TABLES: tuple[tuple[int, Settings], ...] = (
    (2, {}),
    (3, {}),
    (1, {"automas": 2}),
    (2, {"continuous": 1}),
    (2, {"automas": 1}),
    (4, {}),
    (2, {"automas": 1, "continuous": 1, "renaissance": 1}),
)
AT_RANDOM, GREEDY = 20, 5
"""How many games are played to find what is asked."""
GREEDY_MOVES = 60
"""So far a greedy one is played: it thinks long."""
MENUS = frozenset({"act", "wander"})
"""Questions that are many in one, by the word their answers begin with."""
FIRST = frozenset({"token", "goods", "benefit"})
"""What may be used before any question."""
MOST_AT_A_TABLE = 8
"""Answers after which another table is opened."""

Kind = tuple[str, str]


def kind_of(question: str, answer: str) -> Kind:
    """What is asked, and the verb of the answer where there are several."""
    word = answer.split(" ", maxsplit=1)[0]
    return question, word if question in MENUS or word in FIRST else ""


def find_kinds() -> dict[Kind, tuple[Played, int]]:
    """Every kind of question met in games: a game, and the moves after which it is asked."""
    found: dict[Kind, tuple[Played, int]] = {}
    greedy = find_bot("greedy")
    for number in range(AT_RANDOM + GREEDY):
        seats, settings = TABLES[number % len(TABLES)]
        match = Match(GAME, seats=seats, seed=seed_from_number(number), settings=settings)
        dice = Dice(b"at random").fork(number)
        is_greedy = number >= AT_RANDOM
        while not match.is_over and not (is_greedy and len(match.moves) == GREEDY_MOVES):
            seat = match.seats()[0]
            options = match.options(seat)
            answer = (
                ask(greedy, GAME, match.state, seat, Budget(), dice).answer
                if is_greedy
                else options.sample(dice)
            )
            kind = kind_of(match.state.decision().kind, options.write(answer))
            found.setdefault(kind, (match, len(match.moves)))
            match.submit(seat, answer)
    return found


def examples(options: Options) -> Iterator[str]:
    """Some answers: all of a list, one or two of what is filled in."""
    match options:
        case Listed(groups=groups):
            yield from (entry.answer for group in groups for entry in group.entries)
        case Branches(branches=branches):
            for branch in branches:
                inside = () if branch.options is None else examples(branch.options)
                yield from (f"{branch.name} {answer}".strip() for answer in inside)
        case Amounts(least=least, most=most):
            yield from map(str, (least, most))
        case Marks(items=items, least=least, most=most):
            taken = [item.text for item in items[-max(least, 1) :]]
            yield "+".join(taken) if most else "none"
        case Shares(items=items, total=total):
            yield from (shared(items, total), shared(items[::-1], total))
        case _:
            raise AssertionError(f"nobody can point at {type(options).__name__}")


def shared(items: list[Pickable], total: int) -> str:
    """A total given to the first ones, each as much as it can hold."""
    parts = []
    for item in items:
        amount = min(total, item.most)
        total -= amount
        parts += [f"{item.text}={amount}"] if amount else []
    return "+".join(parts)


def answer_what_is_new(hand: Hand, wanted: Kind, done: set[Kind]) -> None:
    """Answer what is wanted, and on and on as long as something new is asked."""
    for _ in range(MOST_AT_A_TABLE):
        if hand.table.show().standing.status == "over":
            return
        question = hand.table.question()
        asked = hand.table.view(View, question.seat).question
        new = {
            kind: answer
            for answer in examples(question.options)
            if (kind := kind_of(asked, answer)) not in done
        }
        if not new:
            return
        kind = wanted if wanted in new else next(iter(new))
        hand.gives(new[kind])
        done.add(kind)


def put_on_a_table(person: Person, match: Played, folder: Path) -> TableClient:
    file = folder / "game.zig"
    file.write_text(record.write(match), encoding="utf-8")
    return import_record(person, file)


def test_every_kind_of_question_is_answered_by_clicks_alone(invite: Invite, tmp_path: Path) -> None:
    ada = invite("Ada")
    kinds = find_kinds()
    originals: dict[str, TableClient] = {}
    done: set[Kind] = set()
    for kind, (match, moves) in kinds.items():
        if kind in done:
            continue
        if match.commitment not in originals:
            originals[match.commitment] = put_on_a_table(ada, match, tmp_path)
        table = originals[match.commitment].what_if(moves)
        ada.opens_table(table.address)
        answer_what_is_new(Hand(ada, table), kind, done)
        assert kind in done, kind
