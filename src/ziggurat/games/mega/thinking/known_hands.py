"""What a player can tell of others' hands: the backs of their cards, and what he knows besides."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ziggurat.games.mega.lookup.lookup import Lookup
from ziggurat.games.mega.rules.phase_07_trade.floor import offers_seen
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import FIRST_CALAMITY, GOODS, STACKS, WATER
from ziggurat.games.mega.view.certain_cards import known_goods

COLLECTED: Final = 2.0
"""Who asks for a kind is taken to hold so many."""
SPARE: Final = 0.6
"""How much of a card's worth those miss who have offered it."""


@lru_cache(maxsize=64)
def kinds_by_stack(lookup: Lookup) -> list[list[int]]:
    """By stack: the commodities of this game that belong to it."""
    return [
        [
            kind
            for kind in range(WATER)
            if lookup.good_stack[kind] == stack and lookup.good_cards[kind]
        ]
        for stack in range(STACKS)
    ]


class Glance:
    """By player * GOODS + kind: what a seat thinks of the cards in others' hands."""

    __slots__ = ("chance", "expected", "missed", "wished")

    expected: list[float]
    """How many cards there may be."""
    chance: list[float]
    """How likely there is at least one."""
    wished: list[float]
    """How many cards its owner seems to collect from: at least a few, if he asks for more."""
    missed: list[float]
    """How much of their worth he seems to miss when he gives some."""

    def __init__(self, state: Mega, seat: int, partners: list[int]) -> None:
        size = GOODS * state.player_count
        self.expected = [0.0] * size
        self.chance = [0.0] * size
        self.missed = [1.0] * size
        known = known_goods(state, seat)
        unseen = unseen_cards(state, seat, known)
        for kinds in kinds_by_stack(state.lookup):
            total = 0
            for kind in kinds:
                total += unseen[kind]
            for partner in partners:
                self.look(state, partner, kinds, known, unseen, max(1, total))
        self.wished = self.expected[:]
        for offer in offers_seen(state, seat):
            row = offer.maker * GOODS
            for kind in offer.wanted:
                self.wished[row + kind] = max(self.wished[row + kind], COLLECTED)
            for kind in offer.named:
                self.missed[row + kind] = SPARE

    def look(
        self,
        state: Mega,
        partner: int,
        kinds: list[int],
        known: dict[int, int],
        unseen: list[int],
        total: int,
    ) -> None:
        """Think of one player's cards of one stack: how many he has of it everybody sees."""
        row = partner * GOODS
        hidden = 0
        for kind in kinds:
            hidden += state.goods[row + kind] - known.get(row + kind, 0)
        for kind in kinds:
            sure = known.get(row + kind, 0)
            share = min(1.0, unseen[kind] / total)
            self.expected[row + kind] = sure + hidden * share
            if sure:
                self.chance[row + kind] = 1.0
            elif hidden > 0 and share > 0.0:
                self.chance[row + kind] = 1.0 - (1.0 - share) ** hidden


def unseen_cards(state: Mega, seat: int, known: dict[int, int]) -> list[int]:
    """By kind: the cards of which a seat does not know where they are."""
    unseen = state.lookup.good_cards[:]
    for kind in range(GOODS):
        unseen[kind] -= state.goods[seat * GOODS + kind]
    for row, count in known.items():
        unseen[row % GOODS] -= count
    for pile in state.discards:
        for code in pile:
            if code < FIRST_CALAMITY:
                unseen[code] -= 1
    return [max(0, count) for count in unseen]
