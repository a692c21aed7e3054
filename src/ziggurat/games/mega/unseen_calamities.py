"""Where the calamities lie that a seat cannot see, while nobody has shown how many he holds.

In the phases of trade each lies in its stack, face down on the market or in a hand that has cards
of its number; in all other phases in its stack. Every way to lay out all cards that agrees with
what the seat knows is as likely as any other.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import comb, perm
from typing import NamedTuple

from ziggurat.games.mega.certain_cards import known_calamities
from ziggurat.games.mega.hidden_cards import Hidden
from ziggurat.games.mega.parting import draw, pick, running_totals, ways_to_part
from ziggurat.games.mega.rules.floor import offers_seen
from ziggurat.games.mega.rules.offers import GIVES, MAKER
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import CALAMITY_KINDS, IN_STACK, NOBODY, TRADE, TRADE_CARDS
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.state import Seat


def may_hold_calamities(game: Mega) -> bool:
    """Whether a hand may hold calamities nobody has been told of."""
    if game.phase in (TRADE_CARDS, TRADE):
        return True
    # The short game deals cards before its first turn (ME-Z7).
    return bool(game.is_short) and game.turn <= 1 and game.phase < TRADE_CARDS


def is_barred(game: Mega, card: int) -> bool:
    """Whether a calamity card is a non-tradeable one."""
    return not game.tables.calamity_tradeable[card % CALAMITY_KINDS]


def place_unseen(
    game: Mega, seat: Seat | None, hidden: list[Hidden], dice: Dice
) -> list[list[int]]:
    """By number and calamity: the place of a card that it takes (`Hidden.places`), or `IN_STACK`.

    Who has made an offer the seat sees needs the cards to meet it. If some hands cannot, all is
    dealt once more, so that what comes out stays even.
    """
    if not may_hold_calamities(game):
        return [[IN_STACK] * len(part.calamities) for part in hidden]
    rooms = rooms_for_barred(game, seat)
    while True:
        placed = [place_number(game, part, rooms, dice) for part in hidden]
        if not rooms or all_have_room(game, hidden, placed, rooms):
            return placed


def rooms_for_barred(game: Mega, seat: Seat | None) -> dict[int, int]:
    """By maker of an offer the seat sees: how many non-tradeable calamities he may hold unseen."""
    rooms: dict[int, int] = {}
    for offer in offers_seen(game, seat):
        maker = offer[MAKER]
        room = game.hand_size[maker] - offer[GIVES]
        rooms[maker] = min(room, rooms.get(maker, room))
    for card in known_calamities(game, seat):
        holder = game.calamity_at[card]
        if holder in rooms and is_barred(game, card):
            rooms[holder] -= 1
    return rooms


def all_have_room(
    game: Mega, hidden: list[Hidden], placed: list[list[int]], rooms: dict[int, int]
) -> bool:
    """Whether nobody holds so many non-tradeable calamities that he cannot meet his offer."""
    left = rooms.copy()
    for part, places in zip(hidden, placed):
        for card, place in zip(part.calamities, places):
            if place != IN_STACK and is_barred(game, card) and part.holder(place) in left:
                left[part.holder(place)] -= 1
    return min(left.values()) >= 0


# --- one number


def place_number(game: Mega, part: Hidden, rooms: dict[int, int], dice: Dice) -> list[int]:
    """The places of one number's calamities."""
    if not part.calamities:
        return []
    blocks = len(part.sizes)
    sorts: list[list[int]] = [[] for _ in range(2 * blocks)]
    for card in part.calamities:
        first = 0 if is_barred(game, card) else blocks
        sorts[first + card // CALAMITY_KINDS].append(card)
    places = [places_for_barred(game, part, block, rooms) for block in range(blocks)]
    places += [places_for_others(game, part, block) for block in range(blocks)]
    shape = Shape(
        tuple(part.sizes),
        goods_by_block(game, part),
        tuple([len(cards) for cards in sorts]),
        tuple([len(each) for each in places]),
        game.phase == TRADE,
    )
    chances = chances_of(shape)
    counts = chances.patterns[pick(chances.totals, dice)]
    where: dict[int, int] = {}
    for cards, room, count in zip(sorts, places, counts):
        for card in draw(cards, count, dice):
            left = [place for place in room if place not in where.values()]
            where[card] = left[dice.below(len(left))]
    return [where.get(card, IN_STACK) for card in part.calamities]


def goods_by_block(game: Mega, part: Hidden) -> tuple[int, int, int]:
    """How many commodities belong to the first block alone, to the second alone, and to both."""
    if len(part.sizes) == 1:
        return (0, 0, 0)
    bits = [game.tables.good_blocks[kind] for kind in part.goods]
    return (bits.count(1), bits.count(2), bits.count(3))


def places_for_barred(game: Mega, part: Hidden, block: int, rooms: dict[int, int]) -> list[int]:
    """The hands a non-tradeable calamity may have been drawn into, and cards laid out (ME-R5)."""
    found: list[int] = []
    for place, player in enumerate(part.slots):
        if game.block(player) == block and rooms.get(player, 1) > 0:
            found.append(place)
    for number, place in enumerate(part.market):
        if game.market_from[place] == NOBODY:
            found.append(len(part.slots) + number)
    return found


def places_for_others(game: Mega, part: Hidden, block: int) -> list[int]:
    """Any hand, once trade has begun; before that those of the block, which have drawn cards."""
    if game.phase == TRADE:
        return list(range(len(part.slots) + len(part.market)))
    return places_for_barred(game, part, block, {})


# --- in how many ways


class Shape(NamedTuple):
    """How many cards there are of what, and how many places for them."""

    sizes: tuple[int, ...]
    """By block: cards in the stack."""
    goods: tuple[int, int, int]
    """Commodities of the first block alone, of the second alone, of both; 0 with one block."""
    calamities: tuple[int, ...]
    """The non-tradeable calamities by block, then the others by block."""
    places: tuple[int, ...]
    """Places outside the stacks, for the same; others have those of non-tradeable ones as well."""
    is_mixed: bool
    """Whether others of both blocks may take the same places."""


class Chances:
    """Patterns and how likely they are."""

    __slots__ = ("patterns", "totals")

    patterns: list[tuple[int, ...]]
    """How many calamities lie outside their stacks, sorted as in `Shape.calamities`."""
    totals: tuple[int, ...]
    """Running totals of the weights."""

    def __init__(self, patterns: list[tuple[int, ...]], totals: tuple[int, ...]) -> None:
        self.patterns = patterns
        self.totals = totals


@lru_cache(maxsize=4096)
def chances_of(shape: Shape) -> Chances:
    """How likely it is that so many calamities lie outside their stacks."""
    patterns = list(product(*[range(count + 1) for count in shape.calamities]))
    return Chances(patterns, running_totals([ways_to_spread(shape, each) for each in patterns]))


def ways_to_spread(shape: Shape, pattern: tuple[int, ...]) -> int:
    """In how many ways all cards of a number can lie, with so many calamities outside stacks."""
    blocks = len(shape.sizes)
    ways = 1
    left: list[int] = []
    for block, size in enumerate(shape.sizes):
        barred, others = pattern[block], pattern[blocks + block]
        inside = shape.calamities[block] + shape.calamities[blocks + block] - barred - others
        ways *= comb(shape.calamities[block], barred) * perm(shape.places[block], barred)
        ways *= comb(shape.calamities[blocks + block], others) * perm(size, inside)
        left.append(size - inside)
    if not ways:
        return 0
    if shape.is_mixed:
        free = shape.places[blocks] - sum(pattern[:blocks])
        ways *= perm(free, sum(pattern[blocks:]))
    else:
        for block in range(blocks):
            free = shape.places[blocks + block] - pattern[block]
            ways *= perm(free, pattern[blocks + block])
    return ways * ways_to_part(*shape.goods, left[0], left[1]) if blocks > 1 else ways
