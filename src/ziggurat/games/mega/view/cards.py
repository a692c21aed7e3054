"""The part of a view that is about trade cards."""

from __future__ import annotations

from typing import Any

from ziggurat.games.mega.hands import backs_of, calamities_of
from ziggurat.games.mega.imagining.shown_calamities import are_numbers_shown
from ziggurat.games.mega.rules.phase_07_trade.floor import offers_seen
from ziggurat.games.mega.rules.phase_07_trade.offers import EVERYBODY, Offer
from ziggurat.games.mega.sightings import number_of
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    CALAMITY_KINDS,
    FIRST_CALAMITY,
    GOODS,
    NOBODY,
    STACKS,
)
from ziggurat.kernel.state import Seat


def card_id(state: Mega, code: int) -> str:
    """The id of a card: a commodity's or a calamity's."""
    if code >= FIRST_CALAMITY:
        return state.lookup.calamity_id[(code - FIRST_CALAMITY) % CALAMITY_KINDS]
    return state.lookup.good_id[code]


def card_ids(state: Mega, codes: list[int]) -> list[str]:
    """The ids of several cards."""
    return [card_id(state, code) for code in codes]


def nobody_to_none(player: int) -> int | None:
    """A player, or None for nobody."""
    return None if player == NOBODY else player


# --- hands


def trade_cards_of(state: Mega, player: int) -> dict[str, Any]:
    """What everybody sees of a hand: its size and backs (ME-D6), after ME-L1 its calamities."""
    is_shown = are_numbers_shown(state)
    return {
        "hand_size": state.hand_size[player],
        "backs": backs_of(state, player),
        "calamities": len(calamities_of(state, player)) if is_shown else None,
    }


def own_hand(state: Mega, seat: Seat | None) -> dict[str, Any] | None:
    """A seat's own cards, and who traded it its calamities (ME-B4)."""
    if seat is None:
        return None
    goods = state.goods[seat * GOODS : (seat + 1) * GOODS]
    return {
        "goods": {state.lookup.good_id[kind]: n for kind, n in enumerate(goods) if n},
        "calamities": [
            {
                "id": state.lookup.calamity_id[card % CALAMITY_KINDS],
                "block": card // CALAMITY_KINDS,
                "from": nobody_to_none(state.calamity_from[card]),
            }
            for card in calamities_of(state, seat)
        ],
    }


def known_cards(state: Mega, seat: Seat | None) -> list[list[Any]]:
    """Cards a seat has seen go into others' hands: the holder and the card."""
    if seat is None:
        return []
    seen = state.seen[seat]
    places = range(0, len(seen), 2)
    return [[seen[place], card_id(state, seen[place + 1])] for place in places]


# --- stacks and the market


def stacks_of(state: Mega) -> list[list[bool]]:
    """By block and stack: whether there is a card left; how many is not told (ME-D6)."""
    piles = [bool(cards) for cards in state.stacks]
    return [piles[first : first + STACKS] for first in range(0, len(piles), STACKS)]


def discards_of(state: Mega) -> list[dict[str, int]]:
    """By block: the cards used or discarded this turn, which everybody saw (ME-V14.1)."""
    found: list[dict[str, int]] = []
    for first in range(0, len(state.discards), STACKS):
        counts: dict[str, int] = {}
        for pile in state.discards[first : first + STACKS]:
            for code in sorted(pile):
                name = card_id(state, code)
                counts[name] = counts.get(name, 0) + 1
        found.append(counts)
    return found


def market_of(state: Mega, seat: Seat | None) -> list[dict[str, Any]]:
    """The cards on the market; face down ones are known to whoever put them there (ME-N10)."""
    found: list[dict[str, Any]] = []
    for place, code in enumerate(state.market):
        giver, is_shown = state.market_from[place], bool(state.market_shown[place])
        number = number_of(state, code)
        is_known = is_shown or number == STACKS or (seat is not None and giver == seat)
        found.append(
            {
                "stack": None if number == STACKS else number + 1,
                "card": card_id(state, code) if is_known else None,
                "shown": is_shown,
                "from": nobody_to_none(giver),
            }
        )
    return found


# --- offers


def offers_of(state: Mega, seat: Seat | None) -> list[dict[str, Any]]:
    """The standing offers a seat sees, with the cards behind its own."""
    return [offer_facts(state, offer, seat) for offer in offers_seen(state, seat)]


def offer_facts(state: Mega, offer: Offer, seat: Seat | None) -> dict[str, Any]:
    """What an offer says; the cards behind it are for its maker alone (ME-R11.2)."""
    return {
        "serial": offer.serial,
        "maker": offer.maker,
        "to": None if offer.to == EVERYBODY else offer.to,
        "gives": offer.gives,
        "named": card_ids(state, offer.named),
        "talk": card_ids(state, offer.said()),
        "clean": offer.is_clean(),
        "wants": offer.wants,
        "wanted": card_ids(state, offer.wanted),
        "cards": card_ids(state, offer.cards) if offer.maker == seat else None,
    }
