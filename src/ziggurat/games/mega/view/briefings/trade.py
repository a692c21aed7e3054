"""Trade: which offers can be met and what they would change, what a further card would gain."""

from __future__ import annotations

from collections.abc import Iterator

from ziggurat.games.mega.hands import calamities_of, tradeable_calamities
from ziggurat.games.mega.rules.phase_06_trade_cards.buying import Buy, Free, terms_of
from ziggurat.games.mega.rules.phase_07_trade.floor import Floor, offers_seen
from ziggurat.games.mega.rules.phase_07_trade.offers import (
    Offer,
    acceptable,
    missing_cards,
    tradeable_count,
)
from ziggurat.games.mega.rules.phase_07_trade.own_cards import card_denial, card_text
from ziggurat.games.mega.rules.phase_07_trade.values import worth
from ziggurat.games.mega.rules.phase_12_acquisition.hand_limit import least_missed
from ziggurat.games.mega.rules.phase_12_acquisition.payments import hand_of
from ziggurat.games.mega.rules.telling import cards_told
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    CALAMITY_KINDS,
    FIRST_CALAMITY,
    GOODS,
    NOTHING,
    STACKS,
)
from ziggurat.games.mega.view import briefing_structs as structs
from ziggurat.games.mega.view.briefings.reasons import barred, reason
from ziggurat.kernel.state import Seat

ALMOST = 1
"""An offer is nearly within reach that lacks so many cards."""


def trading_of(state: Mega, seat: Seat, floor: Floor) -> structs.Trading:
    """The floor for a seat: offers it may still make, and those it sees."""
    offers = [offer_outlook(state, seat, offer) for offer in offers_seen(state, seat)]
    return structs.Trading(
        left=max(0, state.offers_allowed - floor.made[seat]), offers=tuple(offers)
    )


def offer_outlook(state: Mega, seat: Seat, offer: Offer) -> structs.OfferOutlook:
    """Whether a seat can meet an offer, with which cards, and what its hand is worth then."""
    if offer.maker == seat:
        return structs.OfferOutlook(serial=offer.serial, state="own")
    lacks = missing_cards(state, offer, seat)
    too_few = max(0, offer.wants - tradeable_count(state, seat))
    if not acceptable(state, offer, seat):
        is_near = max(len(lacks), too_few) <= ALMOST
        return structs.OfferOutlook(
            serial=offer.serial,
            state="short" if is_near else "closed",
            lacks=tuple(cards_told(state, lacks)),
            too_few=too_few,
        )
    least = least_cards(state, seat, offer)
    hand = hand_of(state, seat)
    before = worth_of(state, hand)
    for code in (*offer.wanted, *least):
        if code < FIRST_CALAMITY:
            hand[code] -= 1
    for kind in offer.named:
        hand[kind] += 1
    return structs.OfferOutlook(
        serial=offer.serial,
        state="can",
        least=tuple([card_text(state, seat, code) for code in least]),
        before=before,
        after=worth_of(state, hand),
    )


def least_cards(state: Mega, seat: Seat, offer: Offer) -> list[int]:
    """Beside those wanted by name, the cards that are missed least; calamities only if need be."""
    hand = hand_of(state, seat)
    for kind in offer.wanted:
        hand[kind] -= 1
    found: list[int] = []
    for _ in range(offer.wants - len(offer.wanted)):
        kind = least_missed(state, hand)
        if kind == NOTHING:
            break
        hand[kind] -= 1
        found.append(kind)
    missing = offer.wants - len(offer.wanted) - len(found)
    spare = tradeable_calamities(state, seat)[:missing] if missing else []
    return found + [FIRST_CALAMITY + card for card in spare]


def worth_of(state: Mega, hand: list[int]) -> int:
    """What the sets of a hand are worth together."""
    return sum(worth(state, kind, count) for kind, count in enumerate(hand) if count)


def gains_of(state: Mega, seat: Seat) -> dict[str, int]:
    """By good in the game: what one more card would add to a hand (ME-R1, ME-R2)."""
    lookup, hand = state.lookup, hand_of(state, seat)
    return {
        lookup.good_id[kind]: worth(state, kind, hand[kind] + 1) - worth(state, kind, hand[kind])
        for kind in range(GOODS)
        if hand[kind] < lookup.good_cards[kind]
    }


def missed_of(state: Mega, seat: Seat) -> dict[str, int]:
    """By good in hand: what one card less would take from its worth."""
    lookup = state.lookup
    return {
        lookup.good_id[kind]: worth(state, kind, count) - worth(state, kind, count - 1)
        for kind, count in enumerate(hand_of(state, seat))
        if count
    }


def barred_cards(state: Mega, seat: Seat) -> Iterator[structs.Barred]:
    """Calamities of the own hand that nobody may trade (ME-R5)."""
    for card in calamities_of(state, seat):
        calamity = card % CALAMITY_KINDS
        if not state.lookup.calamity_tradeable[calamity]:
            thing = f"calamity:{state.lookup.calamity_id[calamity]}"
            refusal = card_denial(state, seat, thing)
            if refusal is not None:
                yield barred(state, thing, refusal)


def stacks_for(state: Mega, seat: Seat) -> Iterator[structs.StackOffer]:
    """The stacks cards are sold from, or given: for whom and for how much (ME-D3, ME-D5)."""
    buy, free = Buy(), Free()
    for number in range(1, STACKS + 1):
        price, advance = terms_of(state, number - 1)
        is_free = free.refusal(state, seat, (number,)) is None
        if not price and not is_free:
            continue
        refusal = buy.refusal(state, seat, (number,))
        yield structs.StackOffer(
            stack=number,
            price=price,
            left=0 if refusal else state.treasury[seat] - price,
            advance="" if advance == NOTHING else state.lookup.advance_id[advance],
            is_free=is_free,
            **reason(state, refusal),
        )
