"""Who holds which calamity once the numbers are shown (ME-L1), for imagined positions.

Their holders show how many they have, not which. So each hand keeps its number of calamities and
the numbers on the backs of its cards; any calamity that is still to come may be the one.

What one hand holds, another cannot, so that no simple draw is even. A first deal that fits is
therefore changed many times: two calamities change places, more or less readily so that in the end
every way to lay out all cards is about as likely as any other (the algorithm of Metropolis).
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.imagining.commodities import ways_to_part
from ziggurat.games.mega.imagining.hidden_cards import Hidden
from ziggurat.games.mega.imagining.unseen_calamities import goods_by_block, is_barred
from ziggurat.games.mega.rules.phase_09_calamities.course import Calamities
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    CALAMITIES,
    CALAMITY_KINDS,
    IN_STACK,
    MINOR_KINDS,
    SELECTION,
    STACKS,
)
from ziggurat.games.mega.view.certain_cards import known_calamities
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.state import Seat

CHANGES: Final = 12
"""How often each calamity held is asked to change places; twenty thousand deals of 27 sorts showed
no unevenness from 8 on."""


def are_numbers_shown(state: Mega) -> bool:
    """Whether everybody knows how many calamities each hand holds."""
    return state.phase in (SELECTION, CALAMITIES)


def place_shown(
    state: Mega, seat: Seat | None, hidden: list[Hidden], dice: Dice
) -> list[list[int]]:
    """By number and calamity: the place of a card in a hand that it takes, or `IN_STACK`."""
    holding = Holding(state, seat, hidden)
    if holding.needs:
        holding.begin(dice)
        holding.change(dice)
    return [holding.places_in(part) for part in hidden]


def next_called(state: Mega) -> int:
    """The first calamity still to come; those before it nobody holds any more (ME-K2)."""
    for frame in state.stack:
        if isinstance(frame, Calamities):
            return frame.calamity
    return 0


class Holding:
    """Which calamities others hold: a deal that fits what the seat knows, and is changed."""

    __slots__ = ("free", "goods", "kinds", "needs", "out", "owner", "pool", "state")

    pool: list[int]
    """The calamities that may be in a hand."""
    owner: list[int]
    """By calamity card: who holds it, or `IN_STACK`."""
    out: list[int]
    """The cards somebody holds."""
    needs: list[int]
    """A player for each calamity that somebody holds."""
    kinds: list[list[int]]
    """By player: the calamities he holds, those the seat knows of included."""
    free: list[int]
    """By row * STACKS + number: cards in a hand or a stack that are no calamities (`row`)."""
    goods: list[tuple[int, int, int]]
    """By number: commodities by block; empty with one block, where all of them fit everywhere."""

    def __init__(self, state: Mega, seat: Seat | None, hidden: list[Hidden]) -> None:
        self.state = state
        known = known_calamities(state, seat)
        called = next_called(state)
        players = state.player_count
        self.owner = [IN_STACK] * len(state.calamity_at)
        self.kinds = [[] for _ in range(players)]
        self.needs = []
        for card, holder in enumerate(state.calamity_at):
            if holder >= 0 and holder != seat:
                if card in known:
                    self.kinds[holder].append(card % CALAMITY_KINDS)
                else:
                    self.needs.append(holder)
        self.needs.sort()
        self.out = []
        self.pool = []
        self.free = [0] * (STACKS * (players + state.lookup.block_count))
        for number, part in enumerate(hidden):
            for player in part.slots:
                self.free[STACKS * player + number] += 1
            for block, size in enumerate(part.sizes):
                self.free[STACKS * (players + block) + number] += size
            for card in part.calamities:
                self.free[self.place(card, IN_STACK)] -= 1
                if card % CALAMITY_KINDS >= called:
                    self.pool.append(card)
        is_single = state.lookup.block_count == 1
        self.goods = [] if is_single else [goods_by_block(state, part) for part in hidden]

    def place(self, card: int, owner: int) -> int:
        """Where in `free` a card of an owner is counted."""
        row = self.state.player_count + card // CALAMITY_KINDS if owner == IN_STACK else owner
        return STACKS * row + self.state.lookup.calamity_stack[card % CALAMITY_KINDS]

    def fits(self, card: int, owner: int) -> bool:
        """Whether somebody may hold a card besides those he has (ME-L2, ME-L3)."""
        if owner == IN_STACK:
            return True
        state, kinds, kind = self.state, self.kinds[owner], card % CALAMITY_KINDS
        if kind in kinds or not self.free[self.place(card, owner)]:
            return False
        if is_barred(state, card) and state.block(owner) != card // CALAMITY_KINDS:
            return False
        major = [each for each in kinds if each >= MINOR_KINDS]
        return kind < MINOR_KINDS or len(major) < state.lookup.resolution.limits_per_player.major

    def lift(self, card: int) -> int:
        """Take a card up; how many places it may have had there."""
        owner = self.owner[card]
        place = self.place(card, owner)
        self.free[place] += 1
        if owner != IN_STACK:
            self.kinds[owner].remove(card % CALAMITY_KINDS)
        return self.free[place]

    def lay(self, card: int, owner: int) -> int:
        """Lay a card down; how many places it may take there."""
        place = self.place(card, owner)
        self.free[place] -= 1
        self.owner[card] = owner
        if owner != IN_STACK:
            self.kinds[owner].append(card % CALAMITY_KINDS)
        return self.free[place] + 1

    # --- the first deal

    def begin(self, dice: Dice) -> None:
        """Give everybody as many calamities as he has; which, matters little.

        Those come first for which their stack has no place, and whoever may hold the fewest.
        """
        dice.shuffle(self.pool)
        self.pool.sort(key=lambda card: self.free[self.place(card, IN_STACK)] >= 0)
        choices = [len([c for c in self.pool if self.fits(c, player)]) for player in self.needs]
        order = sorted(range(len(choices)), key=lambda place: choices[place])
        self.needs = [self.needs[place] for place in order]
        if not self.deal_from(0):
            raise Broken("nobody could hold as many calamities as were shown")
        self.out = [card for card in self.pool if self.owner[card] != IN_STACK]

    def deal_from(self, first: int) -> bool:
        """Meet the needs from one on by trying out; whether that can be done."""
        if first == len(self.needs):
            return min(self.free) >= 0 and all(self.ways(number) for number in range(STACKS))
        player = self.needs[first]
        for card in self.pool:
            if self.owner[card] == IN_STACK and self.fits(card, player):
                self.lift(card)
                self.lay(card, player)
                if self.deal_from(first + 1):
                    return True
                self.lift(card)
                self.lay(card, IN_STACK)
        return False

    # --- changing it

    def change(self, dice: Dice) -> None:
        """Let calamities change places until it does not matter any more how they began."""
        for _ in range(CHANGES * len(self.out)):
            place = dice.below(len(self.out))
            other = self.pool[dice.below(len(self.pool))]
            is_in_stack = self.owner[other] == IN_STACK
            if self.exchange(self.out[place], other, dice) and is_in_stack:
                self.out[place] = other

    def exchange(self, one: int, other: int, dice: Dice) -> bool:
        """Two calamities change places, if they can and the dice will have it.

        That is the more likely the more ways there are to lay out all cards afterwards.
        """
        holder, owner = self.owner[one], self.owner[other]
        if holder == owner:
            return False
        before = self.ways_beside(one, other) * self.lift(one) * self.lift(other)
        if self.fits(one, owner) and self.fits(other, holder):
            after = self.lay(one, owner) * self.lay(other, holder)
            after *= self.ways_beside(one, other)
            if after >= before or dice.below(before) < after:
                return True
            self.lift(one)
            self.lift(other)
        self.lay(one, holder)
        self.lay(other, owner)
        return False

    def ways_beside(self, one: int, other: int) -> int:
        """In how many ways the commodities can lie whose numbers two calamities have."""
        if not self.goods:
            return 1
        stacks = self.state.lookup.calamity_stack
        first, second = stacks[one % CALAMITY_KINDS], stacks[other % CALAMITY_KINDS]
        return self.ways(first) * (1 if first == second else self.ways(second))

    def ways(self, number: int) -> int:
        """In how many ways the commodities of a number can lie; 1 where all fit everywhere."""
        if not self.goods:
            return 1
        stack = STACKS * self.state.player_count + number
        return ways_to_part(*self.goods[number], self.free[stack], self.free[stack + STACKS])

    # --- what came out

    def places_in(self, part: Hidden) -> list[int]:
        """The places in hands that a number's calamities take."""
        places: list[int] = []
        for card in part.calamities:
            place = IN_STACK
            if self.owner[card] != IN_STACK:
                place = part.slots.index(self.owner[card])
                while place in places:
                    place += 1
            places.append(place)
        return places
