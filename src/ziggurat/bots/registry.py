"""The bots there are. A new bot adds one line here."""

from ziggurat.bots.bot import Bot
from ziggurat.bots.greedy import GreedyBot
from ziggurat.bots.random_bot import RandomBot
from ziggurat.kernel.errors import Invalid

BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), GreedyBot())}


def find_bot(name: str) -> Bot:
    """The bot of a name; `Invalid` tells which there are."""
    bot = BOTS.get(name.strip().lower())
    if bot is None:
        raise Invalid(f"There is no bot '{name.strip()}'. Bots are: {', '.join(BOTS)}.")
    return bot
