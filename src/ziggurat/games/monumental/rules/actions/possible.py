"""A cheap look at what a player could do at all, so that random play need not list everything.

Of two dozen actions few can be taken at most times. `openings` tells what a player has, `NEEDS`
what an action cannot do without; an action whose needs are met is then looked at closely.
"""

from __future__ import annotations

from typing import Any, Final

from ziggurat.games.monumental.lookup.lookup import Lookup
from ziggurat.games.monumental.rules.effects.statics import has_discounts
from ziggurat.games.monumental.state import Monumental
from ziggurat.games.monumental.terms import (
    CULTURE,
    EXPLORERS,
    GOLD,
    MILITARY,
    NOBODY,
    NOTHING,
    ON_USE,
    PRODUCTION,
    SCIENCE,
    SUPPLY,
    WONDER,
)
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.menu import Menu, Verb
from ziggurat.kernel.options import Answer
from ziggurat.kernel.refusals import Refusal
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
CLAIMS: Final = 1 << 12
"""A Production or Science token where an Explorer stands that may act; so with the next four."""
MARKETS: Final = 1 << 13
SITES: Final = 1 << 14
"""The other Explorer."""
POSTS: Final = 1 << 15
PREY: Final = 1 << 16
TOKENS: Final = 1 << 17
GOODS: Final = 1 << 18
BENEFITS: Final = 1 << 19

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
    "claim": CLAIMS,
    "claim-market": MARKETS,
    "post": SITES,
    "trade": POSTS | GOLD_MEANS,
    "defeat": PREY,
    "token": TOKENS,
    "goods": GOODS,
    "benefit": BENEFITS,
}
"""What actions cannot do without, by name; those not named here need nothing."""


def openings(state: Monumental, player: int) -> int:
    """What a player has of all that actions need."""
    found = state.lookup.given | means(state, player) | belongings(state, player)
    if state.projects:
        found |= PROJECTS
    if state.reacting[player] >> ON_USE & 1:
        found |= EFFECTS
    if has_discounts(state, player):
        found |= MEANS
    home, acted = state.capital[player], state.explorers_acted[player]
    for explorer in range(EXPLORERS):
        tile = state.explorers[player * EXPLORERS + explorer]
        if tile != home and not acted >> explorer & 1:
            found |= finds(state, player, tile)
    return found


def finds(state: Monumental, player: int, tile: int) -> int:
    """What there is for an Explorer to do where it stands."""
    found = 0
    if state.deposits[2 * tile] or state.deposits[2 * tile + 1]:
        found |= CLAIMS
    if state.market_left[tile]:
        found |= MARKETS
    if state.post[tile] != NOBODY:
        found |= POSTS
    if tile in state.lairs:
        found |= PREY
    first = player * EXPLORERS
    if state.explorers[first] == state.explorers[first + 1] and state.posts_left[player]:
        found |= SITES
    return found


def belongings(state: Monumental, player: int) -> int:
    """What lies before a player or on the table."""
    found = 0
    if state.construction[player] != NOTHING:
        found |= WORKS
    if state.reserve[player]:
        found |= STORE
    if state.hero[player] != NOTHING:
        found |= HERO_THERE
    elif state.hero_row:
        found |= HERO_WANTED
    if state.outposts_left[player]:
        found |= OUTPOSTS
    if state.tokens[2 * player] or state.tokens[2 * player + 1]:
        found |= TOKENS
    if state.markets[player]:
        found |= GOODS
    if state.benefits[player]:
        found |= BENEFITS
    return found


def means(state: Monumental, player: int) -> int:
    """What a player has to pay with."""
    first = player * SUPPLY
    supply = state.supply
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


def given(lookup: Lookup) -> int:
    """What nobody needs to have because it is there for nothing, as a designer may have it."""
    costs = lookup.setup.costs
    found = 0
    for kind in lookup.basics + lookup.work_kinds:
        is_wonder = lookup.kind_type[kind] == WONDER
        if not lookup.kind_cost[kind] or (is_wonder and not sum(lookup.price_complete[kind])):
            found |= MEANS
    if not costs.unit_move.military or not costs.explorer_step.military:
        found |= MARCHES
    if not costs.invest.gold or not costs.trade_visit.gold:
        found |= GOLD_MEANS
    if not costs.scientific_progress.science:
        found |= KNOWLEDGE_MEANS
    return found


class Repertoire:
    """The verbs of a menu with their weights, and which of them are open to whom."""

    __slots__ = ("known", "needs", "past", "verbs", "weights")

    verbs: tuple[Verb[Any], ...]
    weights: list[int]
    needs: list[int]
    known: dict[int, tuple[int, list[int]]]
    """What `open_to` has told before: the same for the same openings."""

    past: tuple[Verb[Any], ...]
    """Verbs the turn has left behind: none of them can be used before the next one."""

    def __init__(self, verbs: tuple[Verb[Any], ...], past: tuple[Verb[Any], ...] = ()) -> None:
        self.verbs = verbs
        self.past = past
        self.weights = [verb.weight for verb in verbs]
        self.needs = [NEEDS.get(verb.name, 0) for verb in verbs]
        self.known = {}

    def open_to(self, found: int) -> tuple[int, list[int]]:
        """The verbs whose needs are met: all their weight, and their numbers."""
        known = self.known.get(found)
        if known is None:
            numbers = [number for number, needs in enumerate(self.needs) if not needs & ~found]
            known = (sum(self.weights[number] for number in numbers), numbers)
            self.known[found] = known
        return known


class TurnMenu(Menu):
    """A menu that draws only from verbs whose needs are met."""

    __slots__ = ("repertoire",)

    repertoire: Repertoire

    def __init__(self, state: Monumental, seat: Seat, repertoire: Repertoire) -> None:
        self.state = state
        self.seat = seat
        self.verbs = repertoire.verbs
        self.urn = []
        self.repertoire = repertoire

    def suspended(self, thing: str) -> list[tuple[str, Refusal]]:
        why = Refusal("AE-4.3.12", "Your action is taken; only what is free may follow.")
        past = self.repertoire.past
        return [(verb.name, why) for verb in past if verb.meant(self.state, self.seat, thing)]

    def sample(self, dice: Dice) -> Answer:
        state: Monumental = self.state
        total, numbers = self.repertoire.open_to(openings(state, self.seat))
        weights = self.repertoire.weights
        empty = 0
        while total:
            place = dice.below(total)
            number = 0
            for number in numbers:
                if not empty >> number & 1:
                    place -= weights[number]
                    if place < 0:
                        break
            choices = self.verbs[number].choices(state, self.seat)
            if choices:
                chosen = choices[dice.below(len(choices))] if len(choices) > 1 else choices[0]
                return (number,) + chosen  # noqa: RUF005 - natively without a list in between
            empty |= 1 << number
            total -= weights[number]
        raise Broken("a menu offers nothing to do")
