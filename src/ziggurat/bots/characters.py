"""Characters: a bot may favour war, trade or building, as its game describes them."""

from __future__ import annotations

from typing import Any

from ziggurat.bots.bot import Sight
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import Game
from ziggurat.kernel.options import Answer
from ziggurat.kernel.thinking import Character


def find_character(game: Game[Any], name: str) -> Character:
    """A character of a game; `Invalid` tells which there are."""
    for character in game.characters():
        if character.name == name:
            return character
    known = ", ".join(character.name for character in game.characters()) or "none"
    raise Invalid(f"{game.title} has no character '{name}'. Characters are: {known}.")


# Bots serve every game, so the kind of position is left open.
def leanings(sight: Sight, position: Any, answers: list[Answer], character: str) -> list[float]:
    """What each answer is worth more to a character, on the judge's scale; 0 without one."""
    if not character:
        return [0.0] * len(answers)
    favours = find_character(sight.game, character).favours
    theme = sight.game.theme
    return [favours.get(theme(position, sight.seat, answer), 0.0) for answer in answers]
