"""All about an offer on the trading floor that a seat may know (ME-R11)."""

from __future__ import annotations

from ziggurat.games.mega.rules.phase_07_trade.floor import offers_seen
from ziggurat.games.mega.rules.phase_07_trade.offers import (
    CLEAN,
    EVERYBODY,
    GIVES,
    MAKER,
    NAMED,
    SERIAL,
    TO,
    WANTED,
    WANTS,
    acceptable,
    cards_of,
    cards_words,
    pair_words,
    talk_of,
)
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.words import names
from ziggurat.games.mega.words.facts import Facts
from ziggurat.kernel.state import Seat


def about_offer(state: Mega, seat: Seat | None, serial: int) -> Facts:
    """What an offer says; its cards are told to whoever made it."""
    standing = [offer for offer in offers_seen(state, seat) if offer[SERIAL] == serial]
    if not standing:
        return [("Offer", "it stands no longer, or was made to others")]
    offer = standing[0]
    to = "everybody" if offer[TO] == EVERYBODY else names.player(state, offer[TO])
    named = pair_words(state, offer[NAMED], offer[NAMED + 1])
    wanted = pair_words(state, offer[WANTED], offer[WANTED + 1])
    facts: Facts = [
        ("Made by", f"{names.player(state, offer[MAKER])}, to {to}"),
        ("Gives", f"{offer[GIVES]} cards with {named}"),
        ("Wants", f"{offer[WANTS]} cards with {wanted}"),
    ]
    said = [kind for kind in talk_of(offer) if kind != CLEAN]
    if said:
        facts.append(("Says besides", f"{cards_words(state, said)}, true or not (ME-R4)"))
    if CLEAN in talk_of(offer):
        facts.append(("Promises", "no calamity among them, true or not (ME-R5)"))
    return facts + for_the_seat(state, seat, offer)


def for_the_seat(state: Mega, seat: Seat | None, offer: list[int]) -> Facts:
    """The own cards in an own offer, and whether another's can be met."""
    if seat is None:
        return []
    if offer[MAKER] == seat:
        return [("Your cards in it", cards_words(state, cards_of(offer)))]
    return [("You hold what it wants", "yes" if acceptable(state, offer, seat) else "no")]
