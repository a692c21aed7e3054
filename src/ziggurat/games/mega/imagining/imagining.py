"""Imagining: everything a seat cannot see is dealt anew, as it might be.

Hidden are others' cards but for the numbers on their backs, the order of the stacks, face-down
cards on the market, the cards behind others' offers, who traded which calamity, sealed answers,
orders given in advance and theme sets.
"""

from __future__ import annotations

from ziggurat.games.mega.imagining.trade_cards import redeal_cards
from ziggurat.games.mega.rules.phase_07_trade.floor import Floor
from ziggurat.games.mega.rules.phase_07_trade.offers import Offer, is_visible, tradeable_codes
from ziggurat.games.mega.rules.phase_12_acquisition.precedence import hide_orders
from ziggurat.games.mega.rules.short_game import deal_hidden_themes
from ziggurat.games.mega.state import Mega
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.state import Sealed, Seat


def imagine(state: Mega, seat: Seat | None, dice: Dice) -> Mega:
    """A position the seat cannot tell from the real one."""
    twin = state.copy()
    twin.dice = dice
    if twin.themes:
        deal_hidden_themes(twin, seat, dice)
    hide_orders(twin, seat)
    redeal_cards(twin, seat, dice)
    twin.seen = [seen if player == seat else [] for player, seen in enumerate(twin.seen)]
    for frame in twin.stack:
        if isinstance(frame, Floor):
            hide_offers(twin, frame, seat, dice)
    # Last of all: the defaults that stand for sealed answers must fit the cards dealt.
    for frame in twin.stack:
        if isinstance(frame, Sealed):
            frame.blank_others(twin, seat)
    return twin


def hide_offers(state: Mega, floor: Floor, seat: Seat | None, dice: Dice) -> None:
    """Only offers the seat can see stand; the cards behind others' are any their hands hold."""
    offers: list[Offer] = []
    for offer in floor.offers:
        if offer.maker == seat:
            offers.append(offer)
        elif is_visible(offer, seat):
            offers.append(offer.with_cards(cards_behind(state, offer, dice)))
    floor.offers = offers


def cards_behind(state: Mega, offer: Offer, dice: Dice) -> list[int]:
    """Cards that may lie behind an offer: the two named, and others of its maker's hand."""
    cards = offer.named[:]
    rest = tradeable_codes(state, offer.maker)
    for code in cards:
        rest.remove(code)
    dice.shuffle(rest)
    return cards + rest[: offer.gives - len(cards)]
