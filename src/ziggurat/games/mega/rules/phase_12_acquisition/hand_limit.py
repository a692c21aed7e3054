"""Discarding commodity cards above the hand limit after the phase (ME-V14, ME-V15)."""

from __future__ import annotations

from ziggurat.games.mega.events.trade import CardsDiscarded
from ziggurat.games.mega.hands import discard, goods_count
from ziggurat.games.mega.rules.telling import goods_told
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import GOODS, NOTHING, ROADBUILDING
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.notation import good_item
from ziggurat.kernel.algebra import Bundle
from ziggurat.kernel.options import Answer, Options
from ziggurat.kernel.state import Frame, Sealed, Seat


def hand_limit(state: Mega, player: int) -> int:
    """How many commodity cards a player may keep (ME-P5)."""
    limit = state.lookup.hand_limit
    if state.has(player, ROADBUILDING):
        limit += state.lookup.numbers.advances.hand_limit_roadbuilding
    return limit


def surplus_cards(state: Mega, player: int) -> int:
    """How many commodity cards, Water included, a player has too many; 0 or less if none."""
    return goods_count(state, player) - hand_limit(state, player)


def kept_hand(state: Mega, player: int) -> list[int]:
    """By kind: what a player keeps who discards those cards that are worth least to him."""
    kept = state.goods[player * GOODS : (player + 1) * GOODS]
    for _ in range(surplus_cards(state, player)):
        kept[least_missed(state, kept)] -= 1
    return kept


def least_missed(state: Mega, hand: list[int]) -> int:
    """The kind of which one card less costs a hand least."""
    values = state.lookup.good_value
    found = NOTHING
    least = 0
    for kind, count in enumerate(hand):
        if count:
            loss = (2 * count - 1) * values[kind]
            if found == NOTHING or loss < least:
                found, least = kind, loss
    return found


def enforce_hand_limits(state: Mega) -> Frame | None:
    """Everybody with too many cards discards, all at the same time (ME-V14)."""
    asked: list[int] = []
    for player in state.in_play():
        if surplus_cards(state, player) > 0:
            if state.leaving[player]:
                drop(state, player, surplus_of(state, player))
            else:
                asked.append(player)
    return DropCards(asked) if asked else None


def surplus_of(state: Mega, player: int) -> list[int]:
    """By kind: the cards that a player would miss least, as many as he has to discard."""
    hand = state.goods[player * GOODS : (player + 1) * GOODS]
    return [held - kept for held, kept in zip(hand, kept_hand(state, player))]


def drop(state: Mega, player: int, cards: list[int]) -> None:
    """Cards go from a hand to the discard piles, seen by everybody (ME-V14.1)."""
    state.reveal()
    for kind, count in enumerate(cards):
        for _ in range(count):
            discard(state, player, kind)
    state.tell("ME-V14", CardsDiscarded(player, goods_told(state, cards)))


class DropCards(Sealed[Mega]):
    """Which cards above the hand limit do you discard? (ME-V14)."""

    kind = "drop-cards"

    def prompt(self, state: Mega, seat: Seat) -> str:
        limit, surplus = hand_limit(state, seat), surplus_cards(state, seat)
        return f"You may keep {names.counted(limit, 'commodity card')}: discard {surplus}."

    def held(self, state: Mega, seat: Seat) -> list[int]:
        """The kinds of cards a player holds."""
        first = seat * GOODS
        return [kind for kind in range(GOODS) if state.goods[first + kind]]

    def options(self, state: Mega, seat: Seat) -> Options:
        kinds = self.held(state, seat)
        surplus = surplus_cards(state, seat)
        counts = [state.goods[seat * GOODS + kind] for kind in kinds]
        items = [good_item(state, kind) for kind in kinds]
        return Bundle(items, counts, surplus, surplus, "ME-V14")

    def default(self, state: Mega, seat: Seat) -> Answer:
        surplus = surplus_of(state, seat)
        return tuple([surplus[kind] for kind in self.held(state, seat)])

    def resolve(self, state: Mega) -> Frame | None:
        for seat in self.asked:
            cards = [0] * GOODS
            for kind, count in zip(self.held(state, seat), self.answer_of(seat)):
                cards[kind] = count
            drop(state, seat, cards)
        return None
