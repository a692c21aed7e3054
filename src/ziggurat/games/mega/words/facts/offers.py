"""All about an offer on the trading floor that a seat may know (ME-R11)."""

from __future__ import annotations

from ziggurat.games.mega.rules.phase_07_trade.floor import offers_seen
from ziggurat.games.mega.rules.phase_07_trade.offers import (
    EVERYBODY,
    Offer,
    acceptable,
    cards_words,
    pair_words,
)
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.words import names
from ziggurat.kernel.state import Seat
from ziggurat.kernel.things import Facts


def about_offer(state: Mega, seat: Seat | None, serial: int) -> Facts:
    """What an offer says; its cards are told to whoever made it."""
    standing = [offer for offer in offers_seen(state, seat) if offer.serial == serial]
    if not standing:
        return [("Offer", "it stands no longer, or was made to others")]
    offer = standing[0]
    to = "everybody" if offer.to == EVERYBODY else names.player(state, offer.to)
    named = pair_words(state, offer.named)
    wanted = pair_words(state, offer.wanted)
    facts: Facts = [
        ("Made by", f"{names.player(state, offer.maker)}, to {to}"),
        ("Gives", f"{offer.gives} cards with {named}"),
        ("Wants", f"{offer.wants} cards with {wanted}"),
    ]
    said = offer.said()
    if said:
        facts.append(("Says besides", f"{cards_words(state, said)}, true or not (ME-R4)"))
    if offer.is_clean():
        facts.append(("Promises", "no calamity among them, true or not (ME-R5)"))
    return facts + for_the_seat(state, seat, offer)


def for_the_seat(state: Mega, seat: Seat | None, offer: Offer) -> Facts:
    """One's own cards in one's own offer, and whether another's can be met."""
    if seat is None:
        return []
    if offer.maker == seat:
        return [("Your cards in it", cards_words(state, offer.cards))]
    return [("You hold what it wants", "yes" if acceptable(state, offer, seat) else "no")]
