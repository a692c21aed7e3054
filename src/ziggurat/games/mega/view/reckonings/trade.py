"""What offers, acceptances and discards come to: how many cards, and what is worth what then."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.rules.phase_07_trade.floor import Floor, offers_seen
from ziggurat.games.mega.rules.phase_07_trade.floor_options import ACCEPT, OFFER
from ziggurat.games.mega.rules.phase_07_trade.market_exchanges import read_bargain
from ziggurat.games.mega.rules.phase_07_trade.offer_forms import parts_of, read_offer
from ziggurat.games.mega.rules.phase_07_trade.own_cards import codes_chosen, own_codes
from ziggurat.games.mega.rules.phase_12_acquisition.payments import hand_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import FIRST_CALAMITY, GOODS
from ziggurat.games.mega.view.briefings.trade import worth_of
from ziggurat.games.mega.view.reckoning_structs import Reckoning, Tally, Worth
from ziggurat.kernel.options import Answer
from ziggurat.kernel.state import Seat

MOST: Final = 99
"""More cards of a kind than anybody can mean."""


def reckon_trade(state: Mega, seat: Seat, floor: Floor, answer: Answer) -> Reckoning | None:
    """What an offer or an acceptance would make of the hand, as far as cards are named."""
    if not all(0 <= count <= MOST for part in parts_of(answer[1:])[1:] for count in part):
        return None
    if answer[0] == OFFER:
        offer = read_offer(state, seat, 0, answer[1:])
        least = state.lookup.numbers.trade.least_cards
        return reckon_cards(state, seat, offer.cards, offer.wanted, least)
    if answer[0] == ACCEPT:
        chosen, given = parts_of(answer[1:])
        cards = codes_chosen(own_codes(state, seat), given)
        for seen in offers_seen(state, seat):
            if seen.serial == chosen[0]:
                return reckon_cards(state, seat, cards, seen.named, seen.wants)
    return None


def reckon_bargain(state: Mega, seat: Seat, answer: Answer) -> Reckoning:
    """What an exchange with the market would make of the hand; cards face down are unknown."""
    bargain = read_bargain(answer[1:])
    certain = [
        state.market[place]
        for place in bargain.taken
        if (state.market_shown[place] or state.market_from[place] == seat)
        and state.market[place] < FIRST_CALAMITY
    ]
    given = [bargain.shown, bargain.other]
    return reckon_cards(state, seat, given, certain, state.lookup.numbers.market.cards)


def reckon_cards(
    state: Mega, seat: Seat, given: list[int], certain: list[int], aim: int
) -> Reckoning:
    """Cards given for some of which only these are certain."""
    hand = hand_of(state, seat)
    before = worth_of(state, hand)
    for code in given:
        if code < FIRST_CALAMITY:
            hand[code] -= 1
    for kind in certain:
        hand[kind] += 1
    after = worth_of(state, [max(0, count) for count in hand])
    return Reckoning(
        tally=Tally(total=len(given), aim=aim, unit="cards"), worth=Worth(before, after)
    )


def reckon_discard(
    state: Mega, seat: Seat, kinds: list[int], counts: Answer, aim: int
) -> Reckoning | None:
    """Cards discarded of those that must be."""
    if len(counts) != len(kinds) or not all(0 <= count <= MOST for count in counts):
        return None
    cards = [0] * GOODS
    for kind, count in zip(kinds, counts, strict=True):
        cards[kind] = count
    given = [kind for kind, count in enumerate(cards) for _ in range(count)]
    return reckon_cards(state, seat, given, [], aim)
