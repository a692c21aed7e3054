"""Dealing trade cards anew that a seat cannot see, for positions it imagines.

Everybody sees the backs of cards (ME-D6.1): a card changes places only with others of its number,
in hands, stacks and on the market. Cards change places two by two, and only where both may lie, so
whatever comes out might be.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ziggurat.games.mega.knowledge import number_of
from ziggurat.games.mega.known import known_calamities, known_goods
from ziggurat.games.mega.rules.floor import offers_seen
from ziggurat.games.mega.rules.offers import MAKER
from ziggurat.games.mega.shown_calamities import are_numbers_shown, redeal_calamities
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.tables import Tables
from ziggurat.games.mega.terms import (
    CALAMITY_KINDS,
    FIRST_CALAMITY,
    GOODS,
    IN_STACK,
    NOBODY,
    ON_MARKET,
    STACKS,
    TRADE,
    TRADE_CARDS,
    WATER,
)
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.state import Seat

# Places for cards, behind those of the hands, which have their players' numbers.
STACK: Final = 0
"""Somewhere in the stack of a block."""
BOTTOM: Final = 2
"""Where the non-tradeable calamity of a block's stack may lie: at its bottom, mostly (ME-H10)."""
FROM_STACK: Final = 4
"""On the market, from a stack."""
FROM_PLAYER: Final = 5
"""On the market, put there by somebody."""


def redeal_cards(game: Mega, seat: Seat | None, dice: Dice) -> None:
    """Deal all cards anew that a seat cannot see; the game is its own copy already."""
    fixed = known_goods(game, seat)
    known = known_calamities(game, seat)
    dealing = Dealing(game, seat)
    for number in range(STACKS):
        dealing.gather(number, fixed, known)
        dealing.mix(dice)
        dealing.put_back(number)
    if are_numbers_shown(game):
        redeal_calamities(game, seat, fixed, known, dice)
    forget_traders(game, seat, known, dice)


def may_hold_calamities(game: Mega) -> bool:
    """Whether a hand may hold calamities nobody has been told of."""
    if game.phase in (TRADE_CARDS, TRADE):
        return True
    # The short game deals cards before its first turn (ME-Z7).
    return bool(game.is_short) and game.turn <= 1 and game.phase < TRADE_CARDS


@lru_cache(maxsize=64)
def kinds_by_number(tables: Tables) -> list[list[int]]:
    """The commodities of each stack that are in the game."""
    return [
        [k for k in range(WATER) if tables.good_stack[k] == number and tables.good_cards[k]]
        for number in range(STACKS)
    ]


class Dealing:
    """The cards of one number that a seat cannot see, and the places where they lie."""

    __slots__ = ("codes", "game", "is_bound", "may_hold", "places", "seat")

    codes: list[int]
    places: list[int]
    """By card: the hand it is in, or a place behind the hands."""
    may_hold: bool
    is_bound: list[bool]
    """By player: whether the seat sees an offer of his, so that he needs the cards to meet it."""

    def __init__(self, game: Mega, seat: Seat | None) -> None:
        self.game = game
        self.seat = seat
        self.codes = []
        self.places = []
        self.may_hold = may_hold_calamities(game)
        self.is_bound = [False] * game.player_count
        for offer in offers_seen(game, seat):
            self.is_bound[offer[MAKER]] = True

    def gather(self, number: int, fixed: dict[int, int], known: list[int]) -> None:
        """Find the cards of a number; what the seat knows of hands stays where it is."""
        self.codes = []
        self.places = []
        self.gather_hands(number, fixed)
        if self.may_hold:
            self.gather_calamities(number, known)
        for block in range(self.game.tables.block_count):
            self.gather_stack(number, block)
        self.gather_market(number)

    def gather_hands(self, number: int, fixed: dict[int, int]) -> None:
        """Commodities leave others' hands."""
        goods, codes, places = self.game.goods, self.codes, self.places
        kinds = kinds_by_number(self.game.tables)[number]
        for player in range(self.game.player_count):
            if player == self.seat or not self.game.hand_size[player]:
                continue
            for kind in kinds:
                place = player * GOODS + kind
                count = goods[place]
                if count:
                    count -= fixed.get(place, 0)
                    goods[place] -= count
                    for _ in range(count):
                        codes.append(kind)
                        places.append(player)

    def gather_calamities(self, number: int, known: list[int]) -> None:
        """Calamities leave others' hands."""
        game = self.game
        for card, holder in enumerate(game.calamity_at):
            is_hidden = holder >= 0 and holder != self.seat and card not in known
            if is_hidden and game.tables.calamity_stack[card % CALAMITY_KINDS] == number:
                self.codes.append(FIRST_CALAMITY + card)
                self.places.append(holder)

    def gather_stack(self, number: int, block: int) -> None:
        """A stack, from its bottom up."""
        game = self.game
        for height, code in enumerate(game.stacks[STACKS * block + number]):
            is_bottom = height == 0 or self.is_barred(code)
            self.codes.append(code)
            self.places.append(game.player_count + (BOTTOM if is_bottom else STACK) + block)

    def gather_market(self, number: int) -> None:
        """Cards that lie face down and were not put there by the seat."""
        game = self.game
        for place in face_down(game, self.seat, number):
            is_put = game.market_from[place] != NOBODY
            self.codes.append(game.market[place])
            self.places.append(game.player_count + (FROM_PLAYER if is_put else FROM_STACK))

    def is_barred(self, code: int) -> bool:
        """Whether a card is a non-tradeable calamity."""
        if code < FIRST_CALAMITY:
            return False
        return not self.game.tables.calamity_tradeable[(code - FIRST_CALAMITY) % CALAMITY_KINDS]

    def mix(self, dice: Dice) -> None:
        """Let cards change places where both may lie (as Fisher and Yates shuffle)."""
        codes, places = self.codes, self.places
        is_plain = self.game.tables.block_count == 1
        for last in range(len(codes) - 1, 0, -1):
            other = dice.below(last + 1)
            first, second = codes[last], codes[other]
            if first == second:
                continue
            is_free = is_plain and first < FIRST_CALAMITY and second < FIRST_CALAMITY
            if is_free or (self.fits(first, places[other]) and self.fits(second, places[last])):
                codes[last] = second
                codes[other] = first

    def fits(self, code: int, place: int) -> bool:
        """Whether a card may lie in a place, as far as the seat can tell."""
        game = self.game
        behind = place - game.player_count
        if code < FIRST_CALAMITY:
            is_stack = 0 <= behind < FROM_STACK
            return not is_stack or game.tables.good_blocks[code] >> (behind & 1) & 1 != 0
        block = (code - FIRST_CALAMITY) // CALAMITY_KINDS
        is_barred = self.is_barred(code)
        if behind < 0:
            if not self.may_hold:
                return False
            return not is_barred or (game.block(place) == block and not self.is_bound[place])
        if behind < FROM_STACK:
            return behind & 1 == block and (not is_barred or behind >= BOTTOM)
        return not is_barred or behind == FROM_STACK

    def put_back(self, number: int) -> None:
        """Put every card where it has come to lie."""
        game = self.game
        piles: list[list[int]] = [[] for _ in range(game.tables.block_count)]
        market: list[int] = []
        for code, place in zip(self.codes, self.places):
            behind = place - game.player_count
            if behind < 0:
                if code < FIRST_CALAMITY:
                    game.goods[place * GOODS + code] += 1
                else:
                    note_calamity(game, code, place)
            elif behind < FROM_STACK:
                piles[behind & 1].append(code)
                note_calamity(game, code, IN_STACK)
            else:
                market.append(code)
                note_calamity(game, code, ON_MARKET)
        for block, pile in enumerate(piles):
            game.stacks[STACKS * block + number] = pile
        if market:
            lay_face_down(game, face_down(game, self.seat, number), market)


def note_calamity(game: Mega, code: int, where: int) -> None:
    """Where a calamity card is; commodities are not noted."""
    if code >= FIRST_CALAMITY:
        game.calamity_at[code - FIRST_CALAMITY] = where
        game.calamity_from[code - FIRST_CALAMITY] = NOBODY


def face_down(game: Mega, seat: Seat | None, number: int) -> list[int]:
    """The places of the market with a card of a number that a seat cannot see."""
    found: list[int] = []
    for place, code in enumerate(game.market):
        if game.market_shown[place] or (seat is not None and game.market_from[place] == seat):
            continue
        if code != WATER and number_of(game, code) == number:
            found.append(place)
    return found


def lay_face_down(game: Mega, places: list[int], codes: list[int]) -> None:
    """Put cards into places of the market."""
    market = game.market[:]
    for place, code in zip(places, codes):
        market[place] = code
    game.market = market


def forget_traders(game: Mega, seat: Seat | None, known: list[int], dice: Dice) -> None:
    """Anybody may have traded a calamity the seat does not know of, or nobody (ME-B4)."""
    for card, holder in enumerate(game.calamity_at):
        if holder < 0 or holder == seat or card in known:
            continue
        traders = [NOBODY]
        if game.phase >= TRADE and game.tables.calamity_tradeable[card % CALAMITY_KINDS]:
            traders += [each for each in game.in_play() if each not in (holder, seat)]
        game.calamity_from[card] = traders[dice.below(len(traders))]
