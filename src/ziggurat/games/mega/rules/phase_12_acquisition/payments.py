"""Paying for advances and buildings with sets of commodities and treasury (ME-V6 to ME-V8)."""

from __future__ import annotations

from ziggurat.games.mega.hands import backs_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import GOODS, MINING, NOTHING, STACKS, TRADE_EMPIRE, WATER
from ziggurat.games.mega.words import names
from ziggurat.kernel.refusals import Refusal


class Payment:
    """What is turned in: cards by kind, treasury, and what makes sets larger than they are."""

    __slots__ = ("bonus", "cards", "helped", "substitute", "treasury")

    cards: list[int]
    """By kind: how many cards are turned in as part of a set."""
    treasury: int
    bonus: int
    """The kind whose set a sacrificed building makes a card larger, or `NOTHING` (SB-7.2)."""
    helped: int
    """The kind whose set Trade Empire makes a card larger, or `NOTHING` (ME-V8)."""
    substitute: int
    """The kind of the card that stands in there, or `NOTHING`; it is turned in besides `cards`."""

    def __init__(
        self,
        cards: list[int],
        treasury: int,
        bonus: int = NOTHING,
        helped: int = NOTHING,
        substitute: int = NOTHING,
    ) -> None:
        self.cards = cards
        self.treasury = treasury
        self.bonus = bonus
        self.helped = helped
        self.substitute = substitute

    def is_nothing(self) -> bool:
        """Whether nothing at all is turned in."""
        return not self.treasury and self.substitute == NOTHING and not any(self.cards)

    def turned_in(self) -> list[int]:
        """By kind: all the cards that leave the hand."""
        cards = self.cards[:]
        if self.substitute != NOTHING:
            cards[self.substitute] += 1
        return cards


def hand_of(state: Mega, player: int) -> list[int]:
    """By kind: the commodity cards in a hand."""
    return state.goods[player * GOODS : (player + 1) * GOODS]


def token_points(state: Mega, player: int) -> int:
    """Points a treasury token is worth: more with Mining held before (ME-V6)."""
    return state.lookup.numbers.advances.mining_points if state.has(player, MINING) else 1


def is_complete(state: Mega, player: int, kind: int) -> bool:
    """Whether a player holds all cards of a kind (ME-R2, SB-7.16); Water is never a set."""
    return kind == WATER or state.goods[player * GOODS + kind] >= state.lookup.good_cards[kind]


def card_points(state: Mega, payment: Payment) -> int:
    """What the cards of a payment are worth together (ME-R1, ME-V8, SB-7.12)."""
    values = state.lookup.good_value
    points = 0
    for kind, count in enumerate(payment.cards):
        if count:
            number = count + (1 if kind == payment.helped else 0)
            if kind == payment.bonus:
                number += state.lookup.building_rules.extra_cards_of_a_set
                # Never more than a complete set (SB-7.12).
                number = min(number, state.lookup.good_cards[kind])
            points += number * number * values[kind]
    return points


def treasury_needed(state: Mega, player: int, payment: Payment, price: int) -> int:
    """How much treasury a payment needs besides its cards (ME-V7)."""
    missing = price - card_points(state, payment)
    rate = token_points(state, player)
    return (missing + rate - 1) // rate if missing > 0 else 0


def payment_refusal(
    state: Mega, player: int, payment: Payment, price: int, sacrificed: int
) -> Refusal | None:
    """Why a payment will not do for a price; empty when it will.

    `sacrificed` is the building given up with it, or `NOTHING`.
    """
    return (
        holding_refusal(state, player, payment)
        or bonus_refusal(state, player, payment, sacrificed)
        or substitute_refusal(state, player, payment)
        or sum_refusal(state, player, payment, price)
    )


def holding_refusal(state: Mega, player: int, payment: Payment) -> Refusal | None:
    """Why a player cannot turn this in: he has not got it."""
    hand = hand_of(state, player)
    for kind, count in enumerate(payment.turned_in()):
        if count > hand[kind]:
            which = names.card(state, kind)
            return Refusal("ME-V6", f"You have {hand[kind]} {which}, not {count}.")
    if payment.treasury > state.treasury[player]:
        return Refusal(
            "ME-V6", f"You have {state.treasury[player]} in treasury, not {payment.treasury}."
        )
    return None


def bonus_refusal(state: Mega, player: int, payment: Payment, sacrificed: int) -> Refusal | None:
    """Why the card a sacrifice adds cannot go to the set named (SB-7.2, SB-7.4)."""
    kind = payment.bonus
    if kind == NOTHING:
        return None
    which = names.card(state, kind)
    if sacrificed == NOTHING:
        return Refusal(
            "SB-7.2", f"Only who gives up a building may count {which} as one card more."
        )
    if not payment.cards[kind]:
        return Refusal("SB-7.2", f"You turn in no {which} that could count as one card more.")
    if is_complete(state, player, kind):
        return Refusal("SB-7.4", f"You hold all the cards of {which} there are.")
    number = payment.cards[kind] + (1 if kind == payment.helped else 0)
    if number >= state.lookup.good_cards[kind]:
        return Refusal(
            "SB-7.12", f"The substitute completes {which}; the building's card goes elsewhere."
        )
    return None


def substitute_refusal(state: Mega, player: int, payment: Payment) -> Refusal | None:
    """Why Trade Empire cannot be used like this (ME-V8, ME-V8.1)."""
    kind, other = payment.helped, payment.substitute
    if kind == NOTHING and other == NOTHING:
        return None
    if NOTHING in (kind, other) or kind == other:
        return Refusal("ME-V8", "Say which card stands in for which other one: use tin as wine.")
    which, card = names.card(state, kind), names.card(state, other)
    if not state.has(player, TRADE_EMPIRE):
        return Refusal("ME-V8", f"Without Trade Empire no {card} stands in for {which}.")
    if not payment.cards[kind]:
        return Refusal("ME-V8", f"You turn in no {which} that a card could be added to.")
    values = state.lookup.good_value
    if values[other] < values[kind]:
        return Refusal("ME-V8", f"{card} has a lower face value than {which}.")
    if is_complete(state, player, kind):
        return Refusal("ME-V8.1", f"You hold all the cards of {which} there are.")
    return None


def sum_refusal(state: Mega, player: int, payment: Payment, price: int) -> Refusal | None:
    """Why a payment is too small, or names too much (ME-V6, ME-V7, SB-4.7)."""
    if not price and not payment.is_nothing():
        return Refusal("ME-V7", "There is nothing to pay for.")
    needed = treasury_needed(state, player, payment, price)
    if payment.treasury < needed:
        points = card_points(state, payment) + payment.treasury * token_points(state, player)
        return Refusal(
            "ME-V6",
            f"This costs {names.counted(price, 'point')} and the payment is worth {points}.",
        )
    if payment.treasury > needed and not state.with_buildings:
        return Refusal(
            "ME-V7", f"{needed} of the treasury is enough; not more than needed may be paid."
        )
    return None


def means_words(state: Mega, player: int) -> str:
    """What a player can spend, in a sentence."""
    points = names.counted(budget(state, player), "point")
    return f"Cards and treasury are worth up to {points}."


def budget(state: Mega, player: int, sacrificed: int = NOTHING) -> int:
    """The most points a player could raise, all cards and all treasury (ME-V6).

    With a building to give up, as if he gave it up.
    """
    treasury = state.treasury[player] * token_points(state, player)
    return treasury + most_card_points(state, player, sacrificed)


def most_in_sight(state: Mega, player: int) -> int:
    """The most points a player could raise for all that everybody sees (ME-V1.1).

    That is his treasury, and his cards as if all that show a number were one set.
    """
    points = state.treasury[player] * token_points(state, player)
    if not state.hand_size[player]:
        return points
    backs = backs_of(state, player)
    largest_gain = 0
    for stack in range(STACKS):
        count, value = backs[stack], stack + 1
        points += count * count * value
        if count:
            largest_gain = max(largest_gain, (2 * count + 1) * value)
    return points + (largest_gain if state.has(player, TRADE_EMPIRE) else 0)


def most_card_points(state: Mega, player: int, sacrificed: int) -> int:
    """The most points a hand is worth, with Trade Empire and a sacrifice at their best."""
    values = state.lookup.good_value
    hand = hand_of(state, player)
    held = [kind for kind, count in enumerate(hand) if count and kind != WATER]
    plain = 0
    for kind in held:
        plain += hand[kind] * hand[kind] * values[kind]
    has_empire = state.has(player, TRADE_EMPIRE)
    if sacrificed == NOTHING and not has_empire:
        return plain
    open_sets = [kind for kind in held if not is_complete(state, player, kind)]
    best = plain + (best_bonus(state, hand, open_sets, NOTHING) if sacrificed != NOTHING else 0)
    if not has_empire:
        return best
    for kind in open_sets:
        for other in substitutes(state, hand):
            if other == kind or values[other] < values[kind]:
                continue
            points = plain + (2 * hand[kind] + 1) * values[kind]
            points -= (2 * hand[other] - 1) * values[other]
            if sacrificed != NOTHING:
                hand[other] -= 1
                points += best_bonus(state, hand, open_sets, kind)
                hand[other] += 1
            best = max(best, points)
    return best


def substitutes(state: Mega, hand: list[int]) -> list[int]:
    """The kinds worth considering as Trade Empire's substitute, by kind.

    Of each face value the two least missed: one of them may be the set it is added to.
    """
    values = state.lookup.good_value
    by_value: dict[int, list[int]] = {}
    for kind, count in enumerate(hand):
        if count and kind != WATER:
            fewest = by_value.setdefault(values[kind], [])
            fewest.append(kind)
            if len(fewest) > 2:
                most = fewest[0]
                for other in fewest:
                    if hand[other] > hand[most]:
                        most = other
                fewest.remove(most)
    found: list[int] = []
    for kinds in by_value.values():
        found.extend(kinds)
    return sorted(found)


def best_bonus(state: Mega, hand: list[int], open_sets: list[int], helped: int) -> int:
    """The most points one card more can add to a set of a hand, `helped` being one larger."""
    best = 0
    for kind in open_sets:
        count = hand[kind] + (1 if kind == helped else 0)
        if hand[kind] and count < state.lookup.good_cards[kind]:
            best = max(best, (2 * count + 1) * state.lookup.good_value[kind])
    return best
