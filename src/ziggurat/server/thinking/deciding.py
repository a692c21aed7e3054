"""A bot's answer to a saved position: what a worker does for a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ziggurat.bots.advising import advise
from ziggurat.bots.bot import Budget, Decided
from ziggurat.bots.registry import BOTS, find_bot
from ziggurat.bots.seating import ask
from ziggurat.games.registry import GAMES
from ziggurat.kernel import saving
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import Game
from ziggurat.kernel.state import Seat
from ziggurat.server.thinking.thinker import Thought

FindGame = Callable[[str], Game[Any]]
"""How a game is found by its name; a game's kind of state is its own."""

LONGEST_WORDS = 300
"""Characters kept of what a bot says for itself: it goes into journals and logs."""
WARMING_UP = Budget(positions=10)
"""Enough for all that is made once; nobody learns what the bots come to."""


def decide(
    find_game: FindGame,
    game: str,
    position: bytes,
    seat: Seat,
    bot: str,
    seed: bytes,
    budget: Budget,
) -> Thought:
    """The answer of a bot that thinks with chance of its own, which `seed` gives."""
    played = find_game(game)
    state = asking(played, position, seat)
    decided = ask(find_bot(bot), played, state, seat, budget, Dice(seed))
    return thought(decided, state, seat)


def advised(
    find_game: FindGame, game: str, position: bytes, seat: Seat, seed: bytes, seconds: float
) -> Thought:
    """What the strongest bot would answer that thinks to its end in so many seconds."""
    played = find_game(game)
    state = asking(played, position, seat)
    advice = advise(played, state, seat, seconds, Dice(seed))
    return msgspec.structs.replace(thought(advice.decided, state, seat), bot=advice.bot)


# The state is of the game's own kind; bots sit down at every game.
def asking(game: Game[Any], position: bytes, seat: Seat) -> Any:
    """The state of a saved position in which a seat is asked something."""
    state = saving.load(game, position)
    if state.is_over or seat not in state.decision().seats(state):
        raise Invalid(f"The position asks seat {seat} nothing.")
    return state


def thought(decided: Decided, state: Any, seat: Seat) -> Thought:
    """A bot's answer in notation, or what it did wrong."""
    if decided.failure:
        return Thought("", failed=brief(decided.failure))
    options = state.decision().options(state, seat)
    return Thought(options.write(decided.answer), reason=brief(decided.reason))


def brief(words: object) -> str:
    """Words of somebody's bot, made fit for a line of the log."""
    line = " ".join(str(words).split())
    printable = "".join(character if character.isprintable() else "?" for character in line)
    if len(printable) <= LONGEST_WORDS:
        return printable
    return printable[: LONGEST_WORDS - 3] + "..."


def warm_up_games() -> None:
    """Set every game up once: data is read and tables are built when they are first needed."""
    for game in GAMES.values():
        game.setup(game.seats[0], game.complete({}), b"warming up")


def warm_up_bots() -> None:
    """Let every bot answer the first question of every game once, so that nobody waits later."""
    for game in GAMES.values():
        state = game.setup(game.seats[0], game.complete({}), b"warming up")
        seat = state.decision().seats(state)[0]
        for bot in BOTS.values():
            ask(bot, game, state, seat, WARMING_UP, Dice(b"warming up"))
