"""A cheap look at what a player could do at all, so that random play need not list everything.

Of two dozen actions few can be taken at most times. `openings` tells what a player has, `NEEDS`
what an action cannot do without; an action whose needs are met is then looked at closely.
"""

from __future__ import annotations

from typing import Any, Final

from ziggurat.games.monumental.rules.statics import has_discounts
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    CULTURE,
    EXPLORERS,
    GOLD,
    MILITARY,
    NOTHING,
    ON_USE,
    PRODUCTION,
    SCIENCE,
    SUPPLY,
)
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.menu import Menu, Verb
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Seat

MEANS: Final = 1 << 0
"""Anything to pay with, or something that makes prices lower, perhaps down to nothing."""
MARCHES: Final = 1 << 1
"""Military, or Gold in its stead."""
KNOWLEDGE_MEANS: Final = 1 << 2
"""Science, or Gold in its stead."""
GOLD_MEANS: Final = 1 << 3
CULTURE_MEANS: Final = 1 << 4
WORKS: Final = 1 << 5
"""A Wonder under construction."""
STORE: Final = 1 << 6
"""A reserve with cards in it."""
HERO_WANTED: Final = 1 << 7
HERO_THERE: Final = 1 << 8
PROJECTS: Final = 1 << 9
OUTPOSTS: Final = 1 << 10
"""Outposts that are not on the map yet."""
EFFECTS: Final = 1 << 11
"""Effects to use on cards in force."""
SCOUTS: Final = 1 << 12
"""An Explorer abroad that has not acted yet."""
PREY: Final = 1 << 13
"""Monsters on the map."""
TOKENS: Final = 1 << 14
GOODS: Final = 1 << 15
BENEFITS: Final = 1 << 16

NEEDS: Final = {
    "acquire": MEANS,
    "basic": MEANS,
    "reserved": MEANS | STORE,
    "complete": MEANS | WORKS,
    "develop": CULTURE_MEANS,
    "hire": HERO_WANTED,
    "return": HERO_THERE,
    "progress": KNOWLEDGE_MEANS,
    "contribute": MEANS | PROJECTS,
    "conquer": MARCHES,
    "march": MARCHES,
    "outpost": OUTPOSTS,
    "invest": GOLD_MEANS,
    "use": EFFECTS,
    "explore": MARCHES,
    "claim": SCOUTS,
    "claim-market": SCOUTS,
    "post": SCOUTS,
    "trade": SCOUTS | GOLD_MEANS,
    "defeat": SCOUTS | PREY,
    "token": TOKENS,
    "goods": GOODS,
    "benefit": BENEFITS,
}
"""What actions cannot do without, by name; those not named here need nothing."""


def openings(game: Monumental, player: int) -> int:
    """What a player has of all that actions need."""
    found = means(game, player) | belongings(game, player)
    if game.projects:
        found |= PROJECTS
    if game.prowling:
        found |= PREY
    if game.reacting[player] >> ON_USE & 1:
        found |= EFFECTS
    if has_discounts(game, player):
        found |= MEANS
    home, acted = game.capital[player], game.explorers_acted[player]
    for explorer in range(EXPLORERS):
        if game.explorers[player * EXPLORERS + explorer] != home and not acted >> explorer & 1:
            found |= SCOUTS
    return found


def belongings(game: Monumental, player: int) -> int:
    """What lies before a player or on the table."""
    found = 0
    if game.construction[player] != NOTHING:
        found |= WORKS
    if game.reserve[player]:
        found |= STORE
    if game.hero[player] != NOTHING:
        found |= HERO_THERE
    elif game.hero_row:
        found |= HERO_WANTED
    if game.outposts_left[player]:
        found |= OUTPOSTS
    if game.tokens[2 * player] or game.tokens[2 * player + 1]:
        found |= TOKENS
    if game.markets[player]:
        found |= GOODS
    if game.benefits[player]:
        found |= BENEFITS
    return found


def means(game: Monumental, player: int) -> int:
    """What a player has to pay with."""
    first = player * SUPPLY
    supply = game.supply
    found = 0
    if supply[first + GOLD]:
        found |= MEANS | GOLD_MEANS | MARCHES | KNOWLEDGE_MEANS
    if supply[first + MILITARY]:
        found |= MEANS | MARCHES
    if supply[first + SCIENCE]:
        found |= MEANS | KNOWLEDGE_MEANS
    if supply[first + PRODUCTION]:
        found |= MEANS
    if supply[first + CULTURE]:
        found |= MEANS | CULTURE_MEANS
    return found


class TurnMenu(Menu):
    """A menu that draws only from verbs whose needs are met."""

    __slots__ = ("needs",)

    def __init__(
        self, state: Monumental, seat: Seat, verbs: tuple[Verb[Any], ...], needs: list[int]
    ) -> None:
        super().__init__(state, seat, verbs, [])
        self.needs = needs
        """What each verb cannot do without."""

    def sample(self, dice: Dice) -> Answer:
        lacking = ~openings(self.state, self.seat)
        numbers: list[int] = []
        total = 0
        for number, needs in enumerate(self.needs):
            if not needs & lacking:
                numbers.append(number)
                total += self.verbs[number].weight
        while numbers:
            index = self.draw(dice, numbers, total) if len(numbers) > 1 else 0
            number = numbers[index]
            choices = self.verbs[number].choices(self.state, self.seat)
            if choices:
                chosen = choices[dice.below(len(choices))] if len(choices) > 1 else choices[0]
                return (number, *chosen)
            total -= self.verbs[number].weight
            del numbers[index]
        raise Broken("a menu offers nothing to do")

    def draw(self, dice: Dice, numbers: list[int], total: int) -> int:
        """One of the verbs left, by weight: its place among them."""
        left = dice.below(total)
        for index, number in enumerate(numbers):
            left -= self.verbs[number].weight
            if left < 0:
                return index
        raise Broken("the weights of a menu do not add up")


def needs_of(verbs: tuple[Verb[Any], ...]) -> list[int]:
    """What each verb of a menu cannot do without."""
    return [NEEDS.get(verb.name, 0) for verb in verbs]
