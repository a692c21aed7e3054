"""Chances of attacks in a few coloured signs."""

from __future__ import annotations

from rich.text import Text

from ziggurat.games.revolt.thinking.chances import Chance
from ziggurat.terminal.colours import chance_style


def chance_words(chance: Chance) -> Text:
    """Such as `3:2 67%`."""
    dice = f"{chance.attack}:{chance.defence} "
    return Text.assemble(dice, (f"{chance.odds:.0%}", chance_style(chance.odds)))
