"""Trade cards outside the floor: buying them, the market, tribute, and what is discarded."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.counsel.holdings import (
    can_grow,
    gained,
    hand_of,
    harm_of,
    least_missed,
    lost,
    worst_calamity,
)
from ziggurat.games.mega.points import turns_left
from ziggurat.games.mega.rules.abilities.tribute import least_dear
from ziggurat.games.mega.rules.bargains import DOWN, PASS, UP, BargainForm
from ziggurat.games.mega.rules.buying import DONE, FREE, BuyCards, terms_of
from ziggurat.games.mega.rules.paying import token_points
from ziggurat.games.mega.rules.values import market_value
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import FIRST_CALAMITY, GOODS, NOTHING, STACKS, WATER
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.options import Answer

BUY: Final = 0
HOPE: Final = 1.3
"""How much more a card is worth than in the hand as it is: it may be traded for a better one."""
DREAD: Final = 3.0
"""What the danger of drawing a calamity takes off, for each number of the stack and tenth."""
IN_PURSE: Final = 3
"""Treasury that is kept for ships."""


def card_hope(game: Mega, player: int, stack: int) -> float:
    """What the next card of a stack may be worth to a hand; nothing if the stack is empty."""
    tables = game.tables
    block = game.block(player)
    if not game.stacks[STACKS * block + stack]:
        return 0.0
    hand = hand_of(game, player)
    entries = tables.goods_in[STACKS * block + stack]
    total = 0
    cards = 0
    for place in range(0, len(entries), 3):
        kind, count = entries[place], entries[place + 2]
        total += count * gained(game, hand, kind, 1)
        cards += count
    return HOPE * total / max(1, cards) - DREAD


def buy_card(game: Mega, seat: int) -> Answer:
    """The card that promises most beyond its price, if any does."""
    decision = game.decision()
    if not isinstance(decision, BuyCards):
        raise Broken("nobody buys cards now")
    if decision.free:
        hopes = [
            (card_hope(game, seat, stack), stack) for stack in range(game.city_count[seat], STACKS)
        ]
        return (FREE, max(hopes)[1] + 1)
    best = NOTHING
    most = 0.0
    rate = token_points(game, seat)
    for stack in range(STACKS):
        price, advance = terms_of(game, stack)
        if not price or price > game.treasury[seat]:
            continue
        if advance != NOTHING and not game.has(seat, advance):
            continue
        hope = card_hope(game, seat, stack) - price * rate
        if hope > most:
            best, most = stack, hope
    if best == NOTHING or turns_left(game) < 0:
        return DONE
    return (BUY, best + 1)


def pay_tribute(game: Mega, seat: int) -> Answer:
    """The card that is missed least."""
    return (least_dear(game, seat),)


# --- the market


def choose_bargain(game: Mega, seat: int) -> Answer:
    """The exchange with the market that gains most; or pass."""
    form = BargainForm(game, seat)
    hand = hand_of(game, seat)
    shown = least_missed_of(game, hand, NOTHING)
    if shown == NOTHING or form.is_empty():
        return (PASS,)
    best: Answer = (PASS,)
    most = 1.0
    worst = worst_calamity(game, seat)
    for other in others_to_give(game, hand, worst):
        for first in range(GOODS):
            if not hand[first] or (first == other and hand[first] < 2):
                continue
            given = hand[:]
            given[first] -= 1
            loss = float(lost(game, hand, first, 1))
            if other < FIRST_CALAMITY:
                loss += lost(game, given, other, 1)
                given[other] -= 1
            else:
                loss -= harm_of(other)
            points = market_value(game, first) + market_value(game, other)
            places, gain = best_taken(game, given, points)
            if places and gain - loss > most:
                most = gain - loss
                face = UP if other < FIRST_CALAMITY else DOWN
                best = (0, *form.join([(first,), (other,), (face,), tuple(places)]))
    return best


def others_to_give(game: Mega, hand: list[int], worst: int) -> list[int]:
    """The second card put down: a calamity, or the cards that are missed least."""
    if worst != NOTHING:
        return [worst]
    ranked = sorted([(lost(game, hand, kind, 1), kind) for kind in range(GOODS) if hand[kind]])
    return [kind for _, kind in ranked[:4]]


def least_missed_of(game: Mega, hand: list[int], barred: int) -> int:
    """The kind missed least but for one."""
    spared = hand[:]
    if barred != NOTHING:
        spared[barred] = 0
    return least_missed(game, spared)


def best_taken(game: Mega, hand: list[int], points: int) -> tuple[list[int], float]:
    """The two cards of the market worth most for no more than so many points."""
    places: list[int] = []
    most = 0.0
    market = game.market
    for one in range(len(market)):
        first = hope_on_market(game, hand, one)
        for other in range(one + 1, len(market)):
            value = market_value(game, market[one]) + market_value(game, market[other])
            if value > points:
                continue
            gain = first + hope_on_market(game, hand, other)
            if gain > most:
                most = gain
                places = [one, other]
    return places, most


def hope_on_market(game: Mega, hand: list[int], place: int) -> float:
    """What a card of the market is worth to a hand, face down or up."""
    code = game.market[place]
    if game.market_shown[place]:
        if code >= FIRST_CALAMITY or not can_grow(game, hand, code):
            return 0.0
        return float(gained(game, hand, code, 1))
    if code == WATER:
        return 0.0
    # Only its number is known.
    return market_value(game, code) - DREAD
