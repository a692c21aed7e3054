"""Offers on the trading floor: what they say, who sees them, who can meet them (ME-R11).

An offer is a flat list of numbers, made once and never changed: `SERIAL`, `MAKER`, `TO`, how many
cards are given and two of them, how many are wanted and two of them, the talk besides behind its
length, and last the codes of the cards given, which are the maker's secret.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.hands import calamities_of, tradeable_calamities
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import CALAMITY_KINDS, FIRST_CALAMITY, GOODS
from ziggurat.games.mega.words import names
from ziggurat.kernel.wording import joined

SERIAL: Final = 0
MAKER: Final = 1
TO: Final = 2
GIVES: Final = 3
NAMED: Final = 4
"""Two numbers: the kinds named truly, the lower first."""
WANTS: Final = 6
WANTED: Final = 7
"""Two numbers: the kinds wanted, the lower first."""
TALK: Final = 9
"""How many further names there are; they follow."""

EVERYBODY: Final = -1
CLEAN: Final = GOODS
"""In talk: the promise that there is no calamity among the cards, true or not (ME-R5)."""

STANDING: Final = 3
"""A player's offers that stand at the same time (ME-R11.6)."""


def talk_of(offer: list[int]) -> list[int]:
    """What is said of the cards besides the two named: kinds, and perhaps `CLEAN`."""
    return offer[TALK + 1 : TALK + 1 + offer[TALK]]


def cards_of(offer: list[int]) -> list[int]:
    """The cards given, by their codes: the maker's secret."""
    return offer[TALK + 1 + offer[TALK] :]


def with_cards(offer: list[int], cards: list[int]) -> list[int]:
    """The same offer with other cards."""
    return offer[: TALK + 1 + offer[TALK]] + sorted(cards)


def is_visible(offer: list[int], seat: int | None) -> bool:
    """Whether a seat sees what an offer says; a spectator sees those made to everybody."""
    return offer[TO] == EVERYBODY or (seat is not None and seat in (offer[MAKER], offer[TO]))


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


def holds_cards(state: Mega, offer: list[int]) -> bool:
    """Whether the maker still holds the cards of his offer (ME-R11.3)."""
    cards = cards_of(offer)
    return all(held_of(state, offer[MAKER], code) >= cards.count(code) for code in cards)


def acceptable(state: Mega, offer: list[int], seat: int) -> bool:
    """Whether a seat sees an offer and holds what it wants."""
    if offer[MAKER] == seat or not is_visible(offer, seat):
        return False
    if not holds_pair(state, seat, offer[WANTED], offer[WANTED + 1]):
        return False
    return state.hand_size[seat] >= offer[WANTS] <= tradeable_count(state, seat)


def cards_fit(offer: list[int], cards: list[int]) -> bool:
    """Whether cards are what an offer wants: their number, and the two named among them."""
    first, second = offer[WANTED], offer[WANTED + 1]
    has_pair = cards.count(first) > 1 if first == second else first in cards and second in cards
    return len(cards) == offer[WANTS] and has_pair


# --- words


def pair_words(state: Mega, first: int, second: int) -> str:
    """Two named commodities."""
    if first == second:
        return f"2 {names.card(state, first)}"
    return f"{names.card(state, first)} and {names.card(state, second)}"


def cards_words(state: Mega, codes: list[int]) -> str:
    """Cards by their codes: 2 Salt, 1 Bone and Superstition."""
    parts: list[str] = []
    for code in sorted(set(codes)):
        if code >= FIRST_CALAMITY:
            parts.append(names.card(state, code))
        else:
            parts.append(f"{codes.count(code)} {names.card(state, code)}")
    return joined(parts)


def talk_words(state: Mega, offer: list[int]) -> str:
    """What an offer says besides, to be believed or not; with a space in front."""
    said = [kind for kind in talk_of(offer) if kind != CLEAN]
    words: list[str] = []
    if said:
        words.append(f"says {cards_words(state, said)}")
    if CLEAN in talk_of(offer):
        words.append("promises no calamity")
    return f" ({joined(words)})" if words else ""


def offer_words(state: Mega, offer: list[int]) -> str:
    """An offer as those who may see it read it."""
    given = f"{offer[GIVES]} cards with {pair_words(state, offer[NAMED], offer[NAMED + 1])}"
    wanted = f"{offer[WANTS]} cards with {pair_words(state, offer[WANTED], offer[WANTED + 1])}"
    return f"{given}{talk_words(state, offer)} for {wanted}"
