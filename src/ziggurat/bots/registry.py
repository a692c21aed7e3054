"""The bots there are, from gentle to strong. Bots of others are named by their module.

A level is a word such as `planner`. With a character of the game behind it (`planner/merchant`) it
plays in that temper.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from typing import Any, NamedTuple

from ziggurat.bots.bot import Bot
from ziggurat.bots.characters import find_character
from ziggurat.bots.greedy import GreedyBot
from ziggurat.bots.levels import SearchBot
from ziggurat.bots.novice import NoviceBot
from ziggurat.bots.random_bot import RandomBot
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import Game
from ziggurat.kernel.thinking import Effort


class Level(NamedTuple):
    """A strength to choose."""

    make: Callable[..., Bot]
    about: str
    """A line for whoever chooses opponents."""
    has_characters: bool = True


LEVELS: dict[str, Level] = {
    "random": Level(RandomBot, "takes any legal answer", has_characters=False),
    "novice": Level(NoviceBot, "plays as beginners do, for a first game"),
    "greedy": Level(GreedyBot, "takes at once what looks best, for filling a seat"),
    "planner": Level(
        partial(SearchBot, Effort.PLANNER), "thinks its turn through, for a good evening"
    ),
    "master": Level(
        partial(SearchBot, Effort.MASTER), "thinks longest, for those who win too easily"
    ),
}

FIRST = "novice"
"""Whom newcomers play against: a first game is for finding one's way, and might be won."""

BOTS: dict[str, Bot] = {name: level.make(name) for name, level in LEVELS.items()}


def find_bot(name: str) -> Bot:
    """The bot of a name such as `planner` or `planner/merchant`, or of a class: `my_bots:Cautious`.

    `Invalid` tells which there are.
    """
    wanted = name.strip()
    if ":" in wanted:
        return load_bot(wanted)
    level, _, character = wanted.lower().partition("/")
    if level not in LEVELS:
        known = ", ".join(LEVELS)
        raise Invalid(f"There is no bot '{wanted}'. Bots are: {known}, or module:Class.")
    return characterful(level, character) if character else BOTS[level]


@cache
def characterful(level: str, character: str) -> Bot:
    """A level in a temper; whether a game knows the character is for `check_bot` to say."""
    if not LEVELS[level].has_characters:
        raise Invalid(f"The bot '{level}' has no characters; leave '/{character}' out.")
    return LEVELS[level].make(f"{level}/{character}", character)


def character_of(name: str) -> str:
    """The character in the name of a bot; empty without one, and for a bot of somebody's own."""
    return "" if ":" in name else name.strip().lower().partition("/")[2]


# Any game will do, so the kind of state is left open.
def check_bot(name: str, game: Game[Any]) -> Bot:
    """The bot of a name, if it can play a game; `Invalid` tells what would be right."""
    bot = find_bot(name)
    character = character_of(name)
    if character:
        find_character(game, character)
    return bot


def load_bot(name: str) -> Bot:
    """A bot out of a module that can be imported."""
    module, _, kind = name.partition(":")
    try:
        made: Any = getattr(import_module(module), kind)()  # somebody else's class
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise Invalid(f"The bot '{name}' cannot be loaded: {error}.") from error
    if not callable(getattr(made, "decide", None)) or not isinstance(
        getattr(made, "name", None), str
    ):
        raise Invalid(f"'{name}' is no bot: a bot has a name and a method decide.")
    bot: Bot = made
    return bot
