"""Offers on the trading floor: what they say, who sees them, who can meet them (ME-R11)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.hands import calamities_of, tradeable_calamities
from ziggurat.games.mega.rules.telling import cards_told
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import CALAMITY_KINDS, FIRST_CALAMITY, GOODS
from ziggurat.games.mega.words import names, phrases
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.refusals import Refusal
from ziggurat.kernel.wording import joined

EVERYBODY: Final = -1
CLEAN: Final = GOODS
"""In talk: the promise that there is no calamity among the cards, true or not (ME-R5)."""

STANDING: Final = 3
"""A player's offers that stand at the same time (ME-R11.6)."""

TALK: Final = 9
"""Where the length of the talk stands in a saved offer; the talk and the cards follow."""


class Offer:
    """An offer, made once and never changed: copies of a position share it."""

    __slots__ = ("cards", "gives", "maker", "named", "serial", "talk", "to", "wanted", "wants")

    serial: int
    maker: int
    to: int
    """For whom alone it is, or `EVERYBODY`."""
    gives: int
    """How many cards are given."""
    named: list[int]
    """Two kinds among them, named truly, the lower first."""
    wants: int
    """How many cards are wanted."""
    wanted: list[int]
    """Two kinds among them, the lower first."""
    talk: list[int]
    """What is said of the cards besides the two named: kinds, and perhaps `CLEAN`."""
    cards: list[int]
    """The cards given, by their codes: the maker's secret."""

    def __init__(
        self,
        serial: int,
        maker: int,
        to: int,
        named: list[int],
        wants: int,
        wanted: list[int],
        talk: list[int],
        cards: list[int],
    ) -> None:
        self.serial = serial
        self.maker = maker
        self.to = to
        self.gives = len(cards)
        self.named = named
        self.wants = wants
        self.wanted = wanted
        self.talk = talk
        self.cards = cards

    def with_cards(self, cards: list[int]) -> Offer:
        """The same offer with other cards behind it."""
        twin = Offer(
            self.serial,
            self.maker,
            self.to,
            self.named,
            self.wants,
            self.wanted,
            self.talk,
            sorted(cards),
        )
        twin.gives = self.gives
        return twin

    def said(self) -> list[int]:
        """The kinds named besides, to be believed or not."""
        return [kind for kind in self.talk if kind != CLEAN]

    def is_clean(self) -> bool:
        """Whether the maker promises that there is no calamity."""
        return CLEAN in self.talk

    def numbers(self) -> list[int]:
        """The offer as it is saved."""
        head = [self.serial, self.maker, self.to, self.gives, *self.named, self.wants, *self.wanted]
        return [*head, len(self.talk), *self.talk, *self.cards]


def saved_offer(numbers: object) -> Offer:
    """A saved offer again."""
    if not isinstance(numbers, list) or not all(type(number) is int for number in numbers):
        raise Invalid("The saved position is damaged: an offer is not a list of numbers.")
    end = TALK + 1 + (numbers[TALK] if len(numbers) > TALK else 0)
    if not TALK < end <= len(numbers):
        raise Invalid("The saved position is damaged: an offer is not complete.")
    serial, maker, to, gives, first, second, wants, *wanted = numbers[:TALK]
    talk, cards = numbers[TALK + 1 : end], numbers[end:]
    offer = Offer(serial, maker, to, [first, second], wants, wanted, talk, cards)
    offer.gives = gives
    return offer


def is_visible(offer: Offer, seat: int | None) -> bool:
    """Whether a seat sees what an offer says; a spectator sees those made to everybody."""
    return offer.to == EVERYBODY or (seat is not None and seat in (offer.maker, offer.to))


# --- hands


def held_of(state: Mega, player: int, code: int) -> int:
    """How many cards of a code a player holds."""
    if code < FIRST_CALAMITY:
        return state.goods[player * GOODS + code]
    return int(state.calamity_at[code - FIRST_CALAMITY] == player)


def tradeable_count(state: Mega, player: int) -> int:
    """How many cards of a hand may be traded (ME-R5)."""
    barred = 0
    for number in calamities_of(state, player):
        if not state.lookup.calamity_tradeable[number % CALAMITY_KINDS]:
            barred += 1
    return state.hand_size[player] - barred


def tradeable_codes(state: Mega, player: int) -> list[int]:
    """The cards of a hand that may be traded, each by its code, in order."""
    codes: list[int] = []
    for kind, count in enumerate(state.goods[player * GOODS : (player + 1) * GOODS]):
        if count:
            codes += [kind] * count
    return codes + [FIRST_CALAMITY + number for number in tradeable_calamities(state, player)]


def holds_pair(state: Mega, player: int, first: int, second: int) -> bool:
    """Whether a player holds two named commodities; twice the same needs two of them."""
    row = player * GOODS
    if first == second:
        return state.goods[row + first] > 1
    return state.goods[row + first] > 0 and state.goods[row + second] > 0


def holds_cards(state: Mega, offer: Offer) -> bool:
    """Whether the maker still holds the cards of his offer (ME-R11.3)."""
    cards = offer.cards
    return all(held_of(state, offer.maker, code) >= cards.count(code) for code in cards)


def acceptable(state: Mega, offer: Offer, seat: int) -> bool:
    """Whether a seat sees an offer and holds what it wants."""
    if offer.maker == seat or not is_visible(offer, seat):
        return False
    if not holds_pair(state, seat, offer.wanted[0], offer.wanted[1]):
        return False
    return state.hand_size[seat] >= offer.wants <= tradeable_count(state, seat)


def missing_cards(state: Mega, offer: Offer, seat: int) -> list[int]:
    """The cards an offer wants by name that a seat has not got."""
    first, second = offer.wanted
    lacks: list[int] = []
    if not held_of(state, seat, first):
        lacks.append(first)
    if held_of(state, seat, second) < (1 if first != second else 2):
        lacks.append(second)
    return lacks


def acceptance_refusal(state: Mega, offer: Offer, seat: int) -> Refusal | None:
    """Why a seat that sees an offer cannot accept it; None when it can (ME-R11.2)."""
    if offer.maker == seat:
        return Refusal("ME-R11.3", "This is your own offer; you may withdraw it.")
    lacks = missing_cards(state, offer, seat)
    if lacks:
        which = joined([names.card(state, code) for code in lacks])
        return Refusal("ME-R11.2", f"You lack {which}, which the offer wants by name.")
    able = tradeable_count(state, seat)
    if able < offer.wants:
        return Refusal(
            "ME-R11.2", f"The offer wants {offer.wants} cards; you have {able} that may be traded."
        )
    return None


def cards_fit(offer: Offer, cards: list[int]) -> bool:
    """Whether cards are what an offer wants: their number, and the two named among them."""
    first, second = offer.wanted
    has_pair = cards.count(first) > 1 if first == second else first in cards and second in cards
    return len(cards) == offer.wants and has_pair


# --- words


def pair_words(state: Mega, kinds: list[int]) -> str:
    """Two named commodities."""
    return phrases.pair(names.card(state, kinds[0]), names.card(state, kinds[1]))


def cards_words(state: Mega, codes: list[int]) -> str:
    """Cards by their codes: 2 Salt, 1 Bone and Superstition."""
    return phrases.cards(state.lookup, cards_told(state, sorted(codes)))


def offer_words(state: Mega, offer: Offer) -> str:
    """An offer as those who may see it read it."""
    named, wanted = pair_words(state, offer.named), pair_words(state, offer.wanted)
    talk = phrases.talk(cards_words(state, offer.said()), is_clean=offer.is_clean())
    return phrases.offer(offer.gives, named, talk, offer.wants, wanted)
