"""A bot of one's own at a table somewhere else: it thinks here and answers there."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ziggurat.bots.bot import Bot, Budget
from ziggurat.bots.seating import ask
from ziggurat.client.errors import Refused, Stale
from ziggurat.client.table import TableClient
from ziggurat.games.registry import find_game
from ziggurat.kernel import saving
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.state import Seat


class Thought(msgspec.Struct, frozen=True):
    """What a bot wants to answer, and why."""

    answer: str
    """In notation."""
    reason: str
    is_default: bool
    """Whether the bot failed and the question's default is given in its stead."""


class Given(msgspec.Struct, frozen=True):
    """An answer that was stored."""

    move: int
    """It is the game's first move, its second, ..."""
    thought: Thought
    following: int | None
    """The number of the question the same seat is asked next."""


def think(game: str, position: bytes, seat: Seat, bot: Bot, dice: Dice) -> Thought | None:
    """The bot's answer in a saved position; None when its seat is not asked there."""
    rules = find_game(game)
    state = saving.load(rules, position)
    if state.is_over or seat not in state.decision().seats(state):
        return None
    decided = ask(bot, rules, state, seat, Budget(), dice)
    notation = state.decision().options(state, seat).write(decided.answer)
    return Thought(notation, decided.words(bot.name), bool(decided.failure))


def play(table: TableClient, game: str, seat: Seat, bot: Bot, dice: Dice) -> Iterator[Given]:
    """Answer for a seat until the game is over, and tell every answer.

    A question is answered once, however often it is told; one that was answered by somebody else
    meanwhile, as a clock or another program of the same person, is left alone.
    """
    answered = 0
    for told in table.events(seat):
        standing = told.standing
        if standing is None:
            continue
        if standing.status == "over":
            return
        question = standing.question
        while question is not None and question > answered:
            answered = question
            given = answer_once(table, game, seat, bot, dice, question)
            if given is None:
                break
            yield given
            question = given.following


def answer_once(
    table: TableClient, game: str, seat: Seat, bot: Bot, dice: Dice, question: int
) -> Given | None:
    """Think about a question and answer it; None when it stands no longer.

    Where all are asked at once, as on a trading floor, others act while the bot thinks: an answer
    that is refused because of that is thought over anew.
    """
    position = table.position(seat)
    while (thought := think(game, position, seat, bot, dice)) is not None:
        try:
            told = table.answer(thought.answer, question=question, seat=seat)
        except Stale:
            return None  # the stream tells what is asked now
        except Refused:
            before, position = position, table.position(seat)
            if position == before:
                raise
            continue
        following = None if told.question is None else told.question.number
        return Given(told.moves, thought, following)
    return None
