"""Trade on the floor: offers of others worth accepting, and offers that help both sides.

Calamities go along unnamed, and those that others send along are reckoned with.
"""

from __future__ import annotations

from ziggurat.games.mega.rules.phase_07_trade.floor import (
    Floor,
    accept_answer,
    make_offer_answer,
    offer_closed,
    offers_for,
)
from ziggurat.games.mega.rules.phase_07_trade.floor_options import DONE
from ziggurat.games.mega.rules.phase_07_trade.offers import Offer
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import NOTHING
from ziggurat.games.mega.thinking.hand_values import (
    gained,
    hand_of,
    harm_of,
    least_missed,
    lost,
    worst_calamity,
)
from ziggurat.games.mega.thinking.land import leads
from ziggurat.games.mega.thinking.manner import Manner
from ziggurat.games.mega.thinking.offers import Deal, best_deal
from ziggurat.kernel.errors import Broken
from ziggurat.kernel.options import Answer


def choose_trade(state: Mega, seat: int, manner: Manner) -> Answer:
    """Accept the best standing offer, make one, or be done."""
    floor = state.decision()
    if not isinstance(floor, Floor):
        raise Broken("nobody trades now")
    accepted = best_acceptance(state, seat, manner)
    if accepted is not None:
        return accepted
    if floor.made[seat] < min(manner.offers, state.offers_allowed) and not offer_closed(
        state, floor, seat
    ):
        deal = best_deal(state, floor, seat, manner)
        if deal is not None:
            return offer_of(state, seat, deal)
    return (DONE,)


# --- accepting


class Bargain:
    """A standing offer, the cards that would be given for it, and what that gains."""

    __slots__ = ("cards", "gain", "offer")

    offer: Offer
    cards: list[int]
    gain: float

    def __init__(self, offer: Offer, cards: list[int], gain: float) -> None:
        self.offer = offer
        self.cards = cards
        self.gain = gain


def best_acceptance(state: Mega, seat: int, manner: Manner) -> Answer | None:
    """The acceptance that gains most, if any gains enough."""
    best: Bargain | None = None
    most = manner.accepted
    for bargain in bargains(state, seat, manner):
        if bargain.gain > most:
            most, best = bargain.gain, bargain
    return acceptance_of(state, seat, best) if best else None


def acceptance_of(state: Mega, seat: int, bargain: Bargain) -> Answer:
    """The answer that strikes a bargain."""
    return accept_answer(state, seat, bargain.offer, sorted(bargain.cards))


def bargains(state: Mega, seat: int, manner: Manner) -> list[Bargain]:
    """What each standing offer would gain that a seat can meet, paid with what it misses least."""
    offers = offers_for(state, seat)
    if not offers:
        return []
    ahead = leads(state)
    found: list[Bargain] = []
    for offer in offers:
        dread = manner.unknown * (offer.gives - 2) - manner.envy * ahead[offer.maker]
        bargain = bargain_of(state, seat, offer, dread)
        if bargain is not None:
            found.append(bargain)
    return found


def bargain_of(state: Mega, seat: int, offer: Offer, dread: float) -> Bargain | None:
    """What an offer would gain, with what speaks against it; None without cards enough."""
    hand = hand_of(state, seat)
    gain = dread
    paid = offer.wanted[:]
    for kind in paid:
        gain -= take_out(state, hand, kind)
    worst = worst_calamity(state, seat)
    while len(paid) < offer.wants:
        if worst != NOTHING and worst not in paid:
            paid.append(worst)
            gain += harm_of(worst)
            continue
        kind = least_missed(state, hand)
        if kind == NOTHING:
            return None
        gain -= take_out(state, hand, kind)
        paid.append(kind)
    for kind in offer.named:
        gain += gained(state, hand, kind, 1)
        hand[kind] += 1
    return Bargain(offer, paid, gain)


def take_out(state: Mega, hand: list[int], kind: int) -> int:
    """Take a card out of a hand; what the hand is worth less."""
    loss = lost(state, hand, kind, 1)
    hand[kind] -= 1
    return loss


# --- offering


def offer_of(state: Mega, seat: int, deal: Deal) -> Answer:
    """The offer of a deal: two cards named, and one more that is not missed."""
    hand = hand_of(state, seat)
    named = [deal.given.first, deal.given.second]
    for kind in named:
        hand[kind] -= 1
    cards = named[:]
    least = state.lookup.numbers.trade.least_cards
    worst = worst_calamity(state, seat)
    if worst != NOTHING:
        cards.append(worst)
    while len(cards) < least:
        kind = least_missed(state, hand)
        if kind == NOTHING:
            return (DONE,)
        hand[kind] -= 1
        cards.append(kind)
    wanted = [deal.wanted.first, deal.wanted.second]
    return make_offer_answer(state, seat, sorted(cards), named, least, wanted, deal.partner)
