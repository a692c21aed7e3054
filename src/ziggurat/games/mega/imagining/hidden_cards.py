"""The trade cards a seat cannot see, and where they may lie: what imagined positions deal anew.

Everybody sees the backs of cards (ME-D6.1), so a card of a number lies where a card of that number
lies: in a hand, in a stack, face down on the market. How many cards a stack has can be counted by
whoever watches. Gathered cards are sorted, so that nothing tells where they really were.
"""

from __future__ import annotations

from ziggurat.games.mega.sightings import number_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    CALAMITY_KINDS,
    FIRST_CALAMITY,
    GOODS,
    IN_STACK,
    NOBODY,
    STACKS,
    WATER,
)
from ziggurat.games.mega.view.certain_cards import known_calamities, known_goods
from ziggurat.kernel.state import Seat


class Hidden:
    """The cards of one number that a seat cannot see."""

    __slots__ = ("calamities", "goods", "market", "sizes", "slots")

    goods: list[int]
    """Commodities by their kinds, sorted."""
    calamities: list[int]
    """Calamity cards, sorted."""
    slots: list[int]
    """A player for each of these cards in a hand, sorted."""
    market: list[int]
    """The places of the market where one of them lies."""
    sizes: list[int]
    """By block: how many of them are in the stack."""

    def __init__(self) -> None:
        self.goods = []
        self.calamities = []
        self.slots = []
        self.market = []
        self.sizes = []

    def holder(self, place: int) -> int:
        """Who holds the card of a place; places in hands come first, then those of the market."""
        return self.slots[place] if place < len(self.slots) else NOBODY


def gather(state: Mega, seat: Seat | None) -> list[Hidden]:
    """By number: take up all cards a seat cannot see; the game is its own copy already."""
    hidden = [Hidden() for _ in range(STACKS)]
    gather_hands(state, seat, hidden)
    gather_calamities(state, seat, hidden)
    for pile, cards in enumerate(state.stacks):
        part = hidden[pile % STACKS]
        part.goods += [code for code in cards if code < FIRST_CALAMITY]
        part.sizes.append(len(cards))
    if 0 in state.market_shown:
        gather_market(state, seat, hidden)
    for part in hidden:
        part.goods.sort()
        part.calamities.sort()
        part.slots.sort()
    return hidden


def gather_hands(state: Mega, seat: Seat | None, hidden: list[Hidden]) -> None:
    """Commodities leave others' hands, but for those the seat knows of."""
    fixed = known_goods(state, seat)
    goods, numbers = state.goods, state.lookup.good_stack
    for player in range(state.player_count):
        if player == seat or not state.hand_size[player]:
            continue
        row = player * GOODS
        for kind in range(WATER):
            count = goods[row + kind]
            if count:
                kept = fixed.get(row + kind, 0)
                goods[row + kind] = kept
                part = hidden[numbers[kind]]
                part.goods += [kind] * (count - kept)
                part.slots += [player] * (count - kept)


def gather_calamities(state: Mega, seat: Seat | None, hidden: list[Hidden]) -> None:
    """Calamities leave stacks and others' hands, but for those the seat knows of."""
    known = known_calamities(state, seat)
    for card, where in enumerate(state.calamity_at):
        if where < 0 and where != IN_STACK:
            continue
        if where != IN_STACK and (where == seat or card in known):
            continue
        part = hidden[state.lookup.calamity_stack[card % CALAMITY_KINDS]]
        part.calamities.append(card)
        if where != IN_STACK:
            part.slots.append(where)


def gather_market(state: Mega, seat: Seat | None, hidden: list[Hidden]) -> None:
    """Cards that lie face down and were not put there by the seat."""
    for place, code in enumerate(state.market):
        if state.market_shown[place] or (seat is not None and state.market_from[place] == seat):
            continue
        if code == WATER:
            continue
        part = hidden[number_of(state, code)]
        part.market.append(place)
        if code < FIRST_CALAMITY:
            part.goods.append(code)
        else:
            part.calamities.append(code - FIRST_CALAMITY)
