"""A bot's answer to a saved position: what a worker does for a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ziggurat.bots.bot import Bot, Budget
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
    state = saving.load(played, position)
    if state.is_over or seat not in state.decision().seats(state):
        raise Invalid(f"The position asks seat {seat} nothing.")
    return thought(find_bot(bot), played, state, seat, budget, Dice(seed))


# The state is of the game's own kind; bots sit down at every game.
def thought(
    bot: Bot, game: Game[Any], state: Any, seat: Seat, budget: Budget, dice: Dice
) -> Thought:
    """The bot's answer in notation, or what it did wrong."""
    decided = ask(bot, game, state, seat, budget, dice)
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
            ask(bot, game, state, seat, Budget(), Dice(b"warming up"))
