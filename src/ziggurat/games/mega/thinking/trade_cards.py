"""Trade cards outside the floor: buying them, the market, tribute, and what is discarded."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.rules.phase_06_trade_cards.buying import DONE, FREE, BuyCards, terms_of
from ziggurat.games.mega.rules.phase_07_trade.market_exchanges import DOWN, PASS, UP, BargainForm
from ziggurat.games.mega.rules.phase_07_trade.values import market_value
from ziggurat.games.mega.rules.phase_10_abilities.tribute import least_dear
from ziggurat.games.mega.rules.phase_12_acquisition.payments import token_points
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import FIRST_CALAMITY, GOODS, NOTHING, STACKS
from ziggurat.games.mega.thinking.hand_values import (
    can_grow,
    gained,
    hand_of,
    harm_of,
    lost,
    worst_calamity,
)
from ziggurat.games.mega.thinking.manner import Manner
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.options import Answer

BUY: Final = 0
GIVEN: Final = 4
"""So many of the cards missed least are considered for an exchange with the market."""
GAINED: Final = 1.0
"""What an exchange with the market has to gain at least."""


def hope_of(state: Mega, player: int, hand: list[int], stack: int) -> float:
    """What a hand gains on average by a card of which only the stack is known."""
    entries = state.lookup.goods_in[STACKS * state.block(player) + stack]
    total = 0
    cards = 0
    for place in range(0, len(entries), 3):
        kind, count = entries[place], entries[place + 2]
        total += count * gained(state, hand, kind, 1)
        cards += count
    return total / max(1, cards)


def card_hope(state: Mega, player: int, stack: int, manner: Manner) -> float:
    """What the next card of a stack may be worth to a player; nothing if the stack is empty."""
    if not state.stacks[STACKS * state.block(player) + stack]:
        return 0.0
    return manner.hope * hope_of(state, player, hand_of(state, player), stack) - manner.dread


def buy_card(state: Mega, seat: int, manner: Manner) -> Answer:
    """The card that promises most beyond its price, if any does."""
    decision = state.decision()
    if not isinstance(decision, BuyCards):
        raise Broken("nobody buys cards now")
    if decision.free:
        hopes = [
            (card_hope(state, seat, stack, manner), stack)
            for stack in range(state.city_count[seat], STACKS)
        ]
        return (FREE, max(hopes)[1] + 1)
    best = NOTHING
    most = 0.0
    rate = token_points(state, seat)
    for stack in range(STACKS):
        price, advance = terms_of(state, stack)
        if not price or price > state.treasury[seat]:
            continue
        if advance != NOTHING and not state.has(seat, advance):
            continue
        hope = card_hope(state, seat, stack, manner) - price * rate
        if hope > most:
            best, most = stack, hope
    return DONE if best == NOTHING else (BUY, best + 1)


def pay_tribute(state: Mega, seat: int) -> Answer:
    """The card that is missed least."""
    return (least_dear(state, seat),)


# --- the market


def choose_bargain(state: Mega, seat: int, manner: Manner) -> Answer:
    """The exchange with the market that gains most; or pass."""
    form = BargainForm(state, seat)
    hand = hand_of(state, seat)
    if form.is_empty():
        return (PASS,)
    best: Answer = (PASS,)
    most = GAINED
    worst = worst_calamity(state, seat)
    for other in others_to_give(state, hand, worst):
        for first in range(GOODS):
            if not hand[first] or (first == other and hand[first] < 2):
                continue
            given = hand[:]
            given[first] -= 1
            loss = float(lost(state, hand, first, 1))
            if other < FIRST_CALAMITY:
                loss += lost(state, given, other, 1)
                given[other] -= 1
            else:
                loss -= harm_of(other)
            points = market_value(state, first) + market_value(state, other)
            places, gain = best_taken(state, seat, given, points, manner)
            if places and gain - loss > most:
                most = gain - loss
                face = UP if other < FIRST_CALAMITY else DOWN
                best = (0, *form.join([(first,), (other,), (face,), tuple(places)]))
    return best


def others_to_give(state: Mega, hand: list[int], worst: int) -> list[int]:
    """The second card put down: a calamity, or the cards that are missed least."""
    if worst != NOTHING:
        return [worst]
    ranked = sorted([(lost(state, hand, kind, 1), kind) for kind in range(GOODS) if hand[kind]])
    return [kind for _, kind in ranked[:GIVEN]]


def best_taken(
    state: Mega, player: int, hand: list[int], points: int, manner: Manner
) -> tuple[list[int], float]:
    """The two cards of the market worth most for no more than so many points."""
    places: list[int] = []
    most = 0.0
    market = state.market
    for one in range(len(market)):
        first = hope_on_market(state, player, hand, one, manner)
        for other in range(one + 1, len(market)):
            value = market_value(state, market[one]) + market_value(state, market[other])
            if value > points:
                continue
            gain = first + hope_on_market(state, player, hand, other, manner)
            if gain > most:
                most = gain
                places = [one, other]
    return places, most


def hope_on_market(state: Mega, player: int, hand: list[int], place: int, manner: Manner) -> float:
    """What a card of the market is worth to a hand, face down or up."""
    code = state.market[place]
    number = market_value(state, code)
    if not number:
        return 0.0  # Water
    if state.market_shown[place]:
        return float(gained(state, hand, code, 1)) if can_grow(state, hand, code) else 0.0
    return hope_of(state, player, hand, number - 1) - manner.dread
