"""The bots there are. A new bot adds one line here; bots of others are named by their module."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ziggurat.bots.bot import Bot
from ziggurat.bots.greedy import GreedyBot
from ziggurat.bots.levels import SearchBot
from ziggurat.bots.random_bot import RandomBot
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.thinking import Effort

BOTS: dict[str, Bot] = {
    bot.name: bot
    for bot in (
        RandomBot(),
        GreedyBot(),
        SearchBot("planner", Effort.PLANNER),
        SearchBot("master", Effort.MASTER),
    )
}


def find_bot(name: str) -> Bot:
    """The bot of a name, or of a class such as `my_bots:Cautious`.

    `Invalid` tells which there are.
    """
    wanted = name.strip()
    if ":" in wanted:
        return load_bot(wanted)
    bot = BOTS.get(wanted.lower())
    if bot is None:
        known = ", ".join(BOTS)
        raise Invalid(f"There is no bot '{wanted}'. Bots are: {known}, or module:Class.")
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
