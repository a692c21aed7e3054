"""Where the calamities lie that a seat cannot see, while nobody has shown how many he holds.

In the phases of trade each lies in its stack, face down on the market or in a hand that has cards
of its number; in all other phases in its stack. Every way to lay out all cards that agrees with
what the seat knows is as likely as any other.
"""

from __future__ import annotations

from math import gcd
from typing import Final

from ziggurat.games.mega.imagining.commodities import ways_to_part
from ziggurat.games.mega.imagining.hidden_cards import Hidden
from ziggurat.games.mega.rules.phase_07_trade.floor import offers_seen
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import CALAMITY_KINDS, IN_STACK, NOBODY, TRADE, TRADE_CARDS
from ziggurat.games.mega.view.certain_cards import known_calamities
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.state import Seat

BLOCKS: Final = 2
"""The most blocks there are."""


def may_hold_calamities(state: Mega) -> bool:
    """Whether a hand may hold calamities nobody has been told of."""
    if state.phase in (TRADE_CARDS, TRADE):
        return True
    # The short game deals cards before its first turn (ME-Z7).
    return bool(state.is_short) and state.turn <= 1 and state.phase < TRADE_CARDS


def is_barred(state: Mega, card: int) -> bool:
    """Whether a calamity card is a non-tradeable one."""
    return not state.lookup.calamity_tradeable[card % CALAMITY_KINDS]


def place_unseen(
    state: Mega, seat: Seat | None, hidden: list[Hidden], dice: Dice
) -> list[list[int]]:
    """By number and calamity: the place of a card that it takes (`Hidden.places`), or `IN_STACK`.

    Who has made an offer the seat sees needs the cards to meet it. If some hands cannot, all is
    dealt once more, so that what comes out stays even.
    """
    if not may_hold_calamities(state):
        return [[IN_STACK] * len(part.calamities) for part in hidden]
    rooms = rooms_for_barred(state, seat)
    while True:
        placed = [place_number(state, part, rooms, dice) for part in hidden]
        if not rooms or all_have_room(state, hidden, placed, rooms):
            return placed


def rooms_for_barred(state: Mega, seat: Seat | None) -> dict[int, int]:
    """By maker of an offer the seat sees: how many non-tradeable calamities he may hold unseen."""
    rooms: dict[int, int] = {}
    for offer in offers_seen(state, seat):
        maker = offer.maker
        room = state.hand_size[maker] - offer.gives
        rooms[maker] = min(room, rooms.get(maker, room))
    for card in known_calamities(state, seat):
        holder = state.calamity_at[card]
        if holder in rooms and is_barred(state, card):
            rooms[holder] -= 1
    return rooms


def all_have_room(
    state: Mega, hidden: list[Hidden], placed: list[list[int]], rooms: dict[int, int]
) -> bool:
    """Whether nobody holds so many non-tradeable calamities that he cannot meet his offer."""
    left = rooms.copy()
    for part, places in zip(hidden, placed):
        for card, place in zip(part.calamities, places):
            if place != IN_STACK and is_barred(state, card) and part.holder(place) in left:
                left[part.holder(place)] -= 1
    return min(left.values()) >= 0


# --- one number


def place_number(state: Mega, part: Hidden, rooms: dict[int, int], dice: Dice) -> list[int]:
    """The places of one number's calamities; what does not fit together is drawn once more."""
    if not part.calamities:
        return []
    choices = [places_for(state, part, card, rooms) for card in part.calamities]
    while True:
        found = draw_places(part, choices, dice)
        if found and (len(part.sizes) == 1 or is_taken(state, part, found, dice)):
            return found


def draw_places(part: Hidden, choices: list[list[int]], dice: Dice) -> list[int]:
    """A place in its stack or outside for each calamity; nothing when two would share one."""
    found: list[int] = []
    heights: list[int] = []
    for card, places in zip(part.calamities, choices):
        size = part.sizes[card // CALAMITY_KINDS]
        chance = dice.below(size + len(places))
        if chance < size:
            height = chance * BLOCKS + card // CALAMITY_KINDS
            if height in heights:
                return []
            heights.append(height)
            found.append(IN_STACK)
        elif places[chance - size] in found:
            return []
        else:
            found.append(places[chance - size])
    return found


def is_taken(state: Mega, part: Hidden, found: list[int], dice: Dice) -> bool:
    """Whether places drawn with two blocks will do: the less, the fewer ways commodities have then.

    They have most where all calamities lie in stacks, whose places not every commodity can take.
    """
    left = part.sizes[:]
    least = part.sizes[:]
    for card, place in zip(part.calamities, found):
        block = card // CALAMITY_KINDS
        least[block] = max(0, least[block] - 1)
        if place == IN_STACK:
            left[block] -= 1
    goods = goods_by_block(state, part)
    ways = ways_to_part(*goods, left[0], left[1])
    most = ways_to_part(*goods, least[0], least[1])
    common = gcd(ways, most)
    return dice.below(most // common) < ways // common


def places_for(state: Mega, part: Hidden, card: int, rooms: dict[int, int]) -> list[int]:
    """The places outside its stack that a calamity may take."""
    if is_barred(state, card):
        return places_for_barred(state, part, card // CALAMITY_KINDS, rooms)
    return places_for_others(state, part, card // CALAMITY_KINDS)


def goods_by_block(state: Mega, part: Hidden) -> tuple[int, int, int]:
    """How many commodities belong to the first block alone, to the second alone, and to both."""
    if len(part.sizes) == 1:
        return (0, 0, 0)
    bits = [state.lookup.good_blocks[kind] for kind in part.goods]
    return (bits.count(1), bits.count(2), bits.count(3))


def places_for_barred(state: Mega, part: Hidden, block: int, rooms: dict[int, int]) -> list[int]:
    """The hands a non-tradeable calamity may have been drawn into, and cards laid out (ME-R5)."""
    found: list[int] = []
    for place, player in enumerate(part.slots):
        if state.block(player) == block and rooms.get(player, 1) > 0:
            found.append(place)
    for number, place in enumerate(part.market):
        if state.market_from[place] == NOBODY:
            found.append(len(part.slots) + number)
    return found


def places_for_others(state: Mega, part: Hidden, block: int) -> list[int]:
    """Any hand, once trade has begun; before that those of the block, which have drawn cards."""
    if state.phase == TRADE:
        return list(range(len(part.slots) + len(part.market)))
    return places_for_barred(state, part, block, {})
