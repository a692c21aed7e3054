"""Finding a payment: the cheapest one for a price, and quickly any one that will do.

Cheapest means that least is lost of what the player could keep: cards above his hand limit are lost
anyway, part of a set is costly because the rest is worth so much less, and between equals treasury
is kept.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.rules.phase_12_acquisition.hand_limit import kept_hand
from ziggurat.games.mega.rules.phase_12_acquisition.payments import (
    Payment,
    budget,
    hand_of,
    is_complete,
    substitutes,
    token_points,
    treasury_needed,
)
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import GOODS, NOTHING, TRADE_EMPIRE, WATER

BONUS: Final = 1
"""The flag of a state in which the card of a sacrificed building is used."""
HELPED: Final = 2
"""The flag of a state in which Trade Empire is used."""
FLAGS: Final = 4
STEP: Final = 64 * FLAGS
"""Cards and flags of a step are below this: no hand has 64 cards of a kind."""


def best_payment(
    state: Mega,
    player: int,
    amount: int,
    sacrificed: int = NOTHING,
    bonus: int = NOTHING,
    helped: int = NOTHING,
    substitute: int = NOTHING,
) -> Payment | None:
    """The payment of a price that costs a player least; None when he cannot raise it.

    With a building to give up (`sacrificed`), its card is used where it helps most, or for the set
    `bonus`; likewise Trade Empire, or for the set `helped` by a card of the kind `substitute`.
    """
    if amount <= 0:
        return Payment([0] * GOODS, 0)
    if budget(state, player, sacrificed) < amount:
        return None
    hand = hand_of(state, player)
    search = Search(state, player, amount, sacrificed, bonus, helped)
    search.start_from(quick_payment(state, player, amount, 0))
    search.run(hand, NOTHING)
    if state.has(player, TRADE_EMPIRE):
        kinds = substitutes(state, hand) if substitute == NOTHING else [substitute]
        for kind in kinds:
            if hand[kind]:
                search.run(hand, kind)
    return search.best


class Search:
    """A search through all ways to turn in cards, kind by kind.

    A state is points * FLAGS + flags, with the least cost of reaching it; points above the amount
    count as the amount. States that cannot reach the amount any more, or only at a higher cost than
    a payment known already, are given up.
    """

    __slots__ = (
        "amount",
        "best",
        "best_cost",
        "bonus",
        "helped",
        "kept",
        "player",
        "rate",
        "slack",
        "state",
        "with_bonus",
    )  # fmt: skip

    best: Payment | None
    best_cost: int
    """What the best payment costs, twice and a little more for each token of treasury."""
    slack: list[int]
    """By flags: points that effects not used yet could add for nothing."""

    def __init__(
        self, state: Mega, player: int, amount: int, sacrificed: int, bonus: int, helped: int
    ) -> None:
        self.state = state
        self.player = player
        self.amount = amount
        self.with_bonus = sacrificed != NOTHING
        self.bonus = bonus
        self.helped = helped
        self.rate = token_points(state, player)
        self.kept = kept_hand(state, player)
        self.best = None
        self.best_cost = 0
        self.slack = [0] * FLAGS

    def run(self, hand: list[int], substitute: int) -> None:
        """Look for a better payment, with a card of a kind as substitute, or without one."""
        costs: dict[int, int] = {0: 0}
        trail: list[dict[int, int]] = []
        kinds = [kind for kind, count in enumerate(hand) if count and kind != WATER]
        if substitute != NOTHING:
            costs = {0: self.cost_of(hand, substitute, 1)}
        self.measure_slack(hand, kinds, substitute)
        worth, doomed = self.worth_behind(hand, kinds)
        for place, kind in enumerate(kinds):
            costs, steps = self.extend(costs, hand, kind, substitute)
            costs = self.prune(costs, worth[place + 1], doomed[place + 1])
            trail.append(steps)
        self.settle(costs, trail, kinds, substitute)

    def measure_slack(self, hand: list[int], kinds: list[int], substitute: int) -> None:
        """How much a sacrifice and Trade Empire could add to a set at most."""
        values = self.state.lookup.good_value
        bonus = 0
        helped = 0
        for kind in kinds:
            # Two cards more on one set add less than this for each of them.
            more = (2 * hand[kind] + 3) * values[kind]
            if self.with_bonus:
                bonus = max(bonus, more)
            if substitute not in (NOTHING, kind) and values[kind] <= values[substitute]:
                helped = max(helped, more)
        for flags in range(FLAGS):
            unused = 0 if flags & BONUS else bonus
            self.slack[flags] = unused + (0 if flags & HELPED else helped)

    def worth_behind(self, hand: list[int], kinds: list[int]) -> tuple[list[int], list[int]]:
        """By kind, and one beyond: what those from it on are worth; and what is lost anyway."""
        values = self.state.lookup.good_value
        worth = [0]
        doomed = [0]
        for kind in reversed(kinds):
            points = hand[kind] * hand[kind] * values[kind]
            worth.append(worth[-1] + points)
            doomed.append(doomed[-1] + points - self.kept[kind] * self.kept[kind] * values[kind])
        worth.reverse()
        doomed.reverse()
        return worth, doomed

    def prune(self, costs: dict[int, int], worth: int, doomed: int) -> dict[int, int]:
        """The states still worth following, with so much to come."""
        least = self.amount - worth - self.state.treasury[self.player] * self.rate
        slack = self.slack
        found: dict[int, int] = {}
        for state, cost in costs.items():
            points = state // FLAGS
            extra = slack[state % FLAGS]
            if points + extra < least:
                continue
            if self.best is not None:
                # Whatever is missing costs at least itself, but for what comes for nothing.
                missing = max(0, self.amount - points - extra - doomed)
                if 2 * (cost + missing) * GOODS > self.best_cost:
                    continue
            found[state] = cost
        return found

    def cost_of(self, hand: list[int], kind: int, count: int) -> int:
        """What a player loses of what he could keep when cards of a kind leave his hand."""
        kept = self.kept[kind]
        left = min(kept, hand[kind] - count)
        return (kept * kept - left * left) * self.state.lookup.good_value[kind]

    def extend(
        self, costs: dict[int, int], hand: list[int], kind: int, substitute: int
    ) -> tuple[dict[int, int], dict[int, int]]:
        """The states after some, or none, of one kind; and how each was reached.

        A step is the state before * STEP + cards * FLAGS + flags gained.
        """
        values = self.state.lookup.good_value
        choices = self.choices(hand, kind, substitute)
        found = dict(costs)
        steps = {state: state * STEP for state in costs}
        for state, cost in costs.items():
            points, flags = state // FLAGS, state % FLAGS
            for count, number, gained, extra in choices:
                if flags & gained:
                    continue
                sum_points = min(self.amount, points + number * number * values[kind])
                reached = sum_points * FLAGS + (flags | gained)
                price = cost + extra
                if reached not in found or price < found[reached]:
                    found[reached] = price
                    steps[reached] = state * STEP + count * FLAGS + gained
        return found, steps

    def choices(
        self, hand: list[int], kind: int, substitute: int
    ) -> list[tuple[int, int, int, int]]:
        """How cards of a kind can be turned in: cards, cards they count as, flags, cost."""
        state = self.state
        most = hand[kind] - (1 if kind == substitute else 0)
        used = hand[kind] - most
        is_open = not is_complete(state, self.player, kind)
        values = state.lookup.good_value
        can_help = is_open and substitute not in (NOTHING, kind)
        can_help = can_help and values[substitute] >= values[kind]
        can_help = can_help and self.helped in (NOTHING, kind)
        can_grow = is_open and self.with_bonus and self.bonus in (NOTHING, kind)
        found: list[tuple[int, int, int, int]] = []
        spent = self.cost_of(hand, kind, used) if used else 0
        for count in range(1, most + 1):
            cost = self.cost_of(hand, kind, used + count) - spent
            found.append((count, count, 0, cost))
            if can_help:
                found.append((count, count + 1, HELPED, cost))
            if can_grow:
                found.append((count, count + 1, BONUS, cost))
                if can_help and count + 2 <= state.lookup.good_cards[kind]:
                    found.append((count, count + 2, HELPED | BONUS, cost))
        return found

    def settle(
        self,
        costs: dict[int, int],
        trail: list[dict[int, int]],
        kinds: list[int],
        substitute: int,
    ) -> None:
        """Fill up with treasury, and keep the payment if it costs less than the best so far."""
        treasury = self.state.treasury[self.player]
        chosen = NOTHING
        chosen_cost = 0
        for state in sorted(costs):
            if substitute != NOTHING and not state & HELPED:
                continue
            missing = self.amount - state // FLAGS
            tokens = (missing + self.rate - 1) // self.rate
            if tokens > treasury:
                continue
            # Twice, and one more for each token: of equal payments the one that keeps treasury.
            cost = 2 * (costs[state] + tokens * self.rate) * GOODS + tokens
            if chosen == NOTHING or cost < chosen_cost:
                chosen, chosen_cost = state, cost
        if chosen == NOTHING or (self.best is not None and self.best_cost <= chosen_cost):
            return
        self.best_cost = chosen_cost
        self.best = self.trace(chosen, trail, kinds, substitute)

    def start_from(self, payment: Payment | None) -> None:
        """Begin with a payment that is known, so that costlier ones are not looked for."""
        if payment is None:
            return
        hand = hand_of(self.state, self.player)
        loss = payment.treasury * self.rate
        for kind, count in enumerate(payment.cards):
            if count:
                loss += self.cost_of(hand, kind, count)
        self.best = payment
        self.best_cost = 2 * loss * GOODS + payment.treasury

    def trace(
        self, state: int, trail: list[dict[int, int]], kinds: list[int], substitute: int
    ) -> Payment:
        """The payment that led to a state."""
        payment = Payment([0] * GOODS, 0, substitute=substitute)
        missing = self.amount - state // FLAGS
        payment.treasury = (missing + self.rate - 1) // self.rate
        for place in range(len(kinds) - 1, -1, -1):
            step = trail[place][state]
            count, gained = step % STEP // FLAGS, step % FLAGS
            payment.cards[kinds[place]] = count
            if gained & BONUS:
                payment.bonus = kinds[place]
            if gained & HELPED:
                payment.helped = kinds[place]
            state = step // STEP
        return payment


def quick_payment(state: Mega, player: int, amount: int, first: int) -> Payment | None:
    """A payment by whole sets and treasury, beginning with some kind; None if it costs too much.

    Far from the cheapest, but found at once: for random play.
    """
    hand = hand_of(state, player)
    values = state.lookup.good_value
    cards = [0] * GOODS
    left = amount
    kinds: list[int] = []
    for place in range(GOODS):
        kind = (first + place) % GOODS
        count = hand[kind]
        if count and kind != WATER and left > 0:
            cards[kind] = count
            left -= count * count * values[kind]
            kinds.append(kind)
    for kind in kinds:
        points = cards[kind] * cards[kind] * values[kind]
        if left + points <= 0:
            cards[kind] = 0
            left += points
    payment = Payment(cards, 0)
    payment.treasury = treasury_needed(state, player, payment, amount)
    return payment if payment.treasury <= state.treasury[player] else None
