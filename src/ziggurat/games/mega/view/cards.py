"""The part of a view that is about trade cards."""

from __future__ import annotations

from ziggurat.games.mega.hands import calamities_of
from ziggurat.games.mega.imagining.shown_calamities import are_numbers_shown
from ziggurat.games.mega.rules.phase_07_trade import offers
from ziggurat.games.mega.rules.phase_07_trade.floor import offers_seen
from ziggurat.games.mega.rules.phase_07_trade.values import hand_worth, worth
from ziggurat.games.mega.rules.phase_12_acquisition.hand_limit import hand_limit
from ziggurat.games.mega.rules.telling import card_told, cards_told
from ziggurat.games.mega.sightings import number_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    CALAMITY_KINDS,
    GOODS,
    NOBODY,
    STACKS,
)
from ziggurat.games.mega.view.structs import Calamity, CardSet, Hand, MarketCard, Offer, Sighting
from ziggurat.kernel.state import Seat


def card_ids(state: Mega, codes: list[int]) -> tuple[str, ...]:
    """The ids of several cards."""
    return tuple(cards_told(state, codes))


def nobody_to_none(player: int) -> int | None:
    """A player, or None for nobody."""
    return None if player == NOBODY else player


# --- hands


def shown_calamities(state: Mega, player: int) -> int | None:
    """How many calamities a hand holds, once everybody knows it (ME-L1)."""
    return len(calamities_of(state, player)) if are_numbers_shown(state) else None


def own_hand(state: Mega, seat: Seat | None) -> Hand | None:
    """A seat's own cards, and who traded it its calamities (ME-B4)."""
    if seat is None:
        return None
    goods = state.goods[seat * GOODS : (seat + 1) * GOODS]
    return Hand(
        {state.lookup.good_id[kind]: n for kind, n in enumerate(goods) if n},
        tuple(
            Calamity(
                state.lookup.calamity_id[card % CALAMITY_KINDS],
                card // CALAMITY_KINDS,
                nobody_to_none(state.calamity_from[card]),
            )
            for card in calamities_of(state, seat)
        ),
        tuple([set_of(state, kind, n) for kind, n in enumerate(goods) if n]),
        hand_worth(state, seat),
        hand_limit(state, seat),
    )


def set_of(state: Mega, kind: int, count: int) -> CardSet:
    """Equal cards, what they are worth, and what one more would add (ME-R1, ME-R2)."""
    lookup = state.lookup
    value, missing = worth(state, kind, count), lookup.good_cards[kind] - count
    gain = worth(state, kind, count + 1) - value if missing > 0 else 0
    return CardSet(lookup.good_id[kind], count, value, gain, max(0, missing))


def known_cards(state: Mega, seat: Seat | None) -> tuple[Sighting, ...]:
    """Cards a seat has seen go into others' hands: the holder and the card."""
    if seat is None:
        return ()
    seen = state.seen[seat]
    places = range(0, len(seen), 2)
    return tuple(Sighting(seen[place], card_told(state, seen[place + 1])) for place in places)


# --- stacks and the market


def stacks_of(state: Mega) -> tuple[tuple[bool, ...], ...]:
    """By block and stack: whether there is a card left; how many is not told (ME-D6)."""
    piles = tuple([bool(cards) for cards in state.stacks])
    return tuple([piles[first : first + STACKS] for first in range(0, len(piles), STACKS)])


def discards_of(state: Mega) -> tuple[dict[str, int], ...]:
    """By block: the cards used or discarded this turn, which everybody saw (ME-V14.1)."""
    found: list[dict[str, int]] = []
    for first in range(0, len(state.discards), STACKS):
        counts: dict[str, int] = {}
        for pile in state.discards[first : first + STACKS]:
            for code in sorted(pile):
                name = card_told(state, code)
                counts[name] = counts.get(name, 0) + 1
        found.append(counts)
    return tuple(found)


def market_of(state: Mega, seat: Seat | None) -> tuple[MarketCard, ...]:
    """The cards on the market; face down ones are known to whoever put them there (ME-N10)."""
    found: list[MarketCard] = []
    for place, code in enumerate(state.market):
        giver, is_shown = state.market_from[place], bool(state.market_shown[place])
        number = number_of(state, code)
        is_known = is_shown or number == STACKS or (seat is not None and giver == seat)
        found.append(
            MarketCard(
                stack=None if number == STACKS else number + 1,
                card=card_told(state, code) if is_known else None,
                shown=is_shown,
                giver=nobody_to_none(giver),
            )
        )
    return tuple(found)


# --- offers


def offers_of(state: Mega, seat: Seat | None) -> tuple[Offer, ...]:
    """The standing offers a seat sees, with the cards behind its own."""
    return tuple([offer_facts(state, offer, seat) for offer in offers_seen(state, seat)])


def offer_facts(state: Mega, offer: offers.Offer, seat: Seat | None) -> Offer:
    """What an offer says; the cards behind it are for its maker alone (ME-R11.2)."""
    return Offer(
        serial=offer.serial,
        maker=offer.maker,
        to=None if offer.to == offers.EVERYBODY else offer.to,
        gives=offer.gives,
        named=card_ids(state, offer.named),
        talk=card_ids(state, offer.said()),
        clean=offer.is_clean(),
        wants=offer.wants,
        wanted=card_ids(state, offer.wanted),
        cards=card_ids(state, offer.cards) if offer.maker == seat else None,
    )
