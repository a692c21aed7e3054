"""Moving trade cards: between stacks, hands and discard piles.

A card is written as its code (`terms.FIRST_CALAMITY`). Stacks and piles belong to a block.
"""

from __future__ import annotations

from ziggurat.games.mega.sightings import doubt_all, drop_seen, drop_shown, note_seen
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    CALAMITY_KINDS,
    FIRST_CALAMITY,
    GOODS,
    IN_DISCARD,
    NOBODY,
    STACKS,
    TRADE,
    WATER,
)


def draw(state: Mega, player: int, stack: int) -> int:
    """The top card of a stack of the player's block, now in his hand; Water if it is empty."""
    pile = STACKS * state.block(player) + stack
    cards = state.stacks[pile]
    if not cards:
        take(state, player, WATER)
        return WATER
    code = cards[-1]
    state.stacks[pile] = cards[:-1]
    state.reveal()
    take(state, player, code)
    return code


def take(state: Mega, player: int, code: int) -> None:
    """A card comes into a hand from nowhere: the second half of a move."""
    if code < FIRST_CALAMITY:
        state.goods[player * GOODS + code] += 1
    else:
        state.calamity_at[code - FIRST_CALAMITY] = player
        state.calamity_from[code - FIRST_CALAMITY] = NOBODY
    state.hand_size[player] += 1


def give_up(state: Mega, player: int, code: int) -> None:
    """A card leaves a hand for nowhere: the first half of a move.

    Where a calamity is says whoever takes it.
    """
    if code < FIRST_CALAMITY:
        state.goods[player * GOODS + code] -= 1
    state.hand_size[player] -= 1


def hand_over(state: Mega, giver: int, taker: int, code: int) -> None:
    """A card changes hands, seen by both; a calamity remembers who traded it (ME-B4)."""
    give_up(state, giver, code)
    take(state, taker, code)
    if code >= FIRST_CALAMITY and state.phase == TRADE:
        state.calamity_from[code - FIRST_CALAMITY] = giver
    doubt_all(state, giver, code, [giver, taker])
    drop_seen(state, taker, giver, code)
    note_seen(state, giver, taker, code)


def discard(state: Mega, player: int, code: int) -> None:
    """A card goes from a hand to the discard pile it belongs to; Water to its pile without end.

    Everybody sees it (ME-V14.1).
    """
    give_up(state, player, code)
    drop_shown(state, player, code)
    bury(state, code, state.block(player))


def bury(state: Mega, code: int, block: int) -> None:
    """Lay a card on its discard pile.

    A calamity goes back to its own block; a commodity to the block given, that of the player who
    gave it up, unless only the other block has such cards (ME-H10.1).
    """
    if code == WATER:
        return
    pile = pile_of(state, code, block)
    state.discards[pile] = [*state.discards[pile], code]
    if code >= FIRST_CALAMITY:
        state.calamity_at[code - FIRST_CALAMITY] = IN_DISCARD
        state.calamity_from[code - FIRST_CALAMITY] = NOBODY


def pile_of(state: Mega, code: int, block: int) -> int:
    """The pile a card is discarded to, as an index of `discards`."""
    lookup = state.lookup
    if code >= FIRST_CALAMITY:
        card = code - FIRST_CALAMITY
        calamity = card % CALAMITY_KINDS
        return STACKS * (card // CALAMITY_KINDS) + lookup.calamity_stack[calamity]
    home = block if lookup.good_blocks[code] >> block & 1 else 1 - block
    return STACKS * home + lookup.good_stack[code]


def calamities_of(state: Mega, player: int) -> list[int]:
    """The calamity cards in a hand, in their order."""
    return [card for card, holder in enumerate(state.calamity_at) if holder == player]


def tradeable_calamities(state: Mega, player: int) -> list[int]:
    """The calamity cards in a hand that may be traded (ME-R5)."""
    tradeable = state.lookup.calamity_tradeable
    return [card for card in calamities_of(state, player) if tradeable[card % CALAMITY_KINDS]]


def goods_count(state: Mega, player: int) -> int:
    """The commodity cards in a hand, Water included."""
    return sum(state.goods[player * GOODS : (player + 1) * GOODS])


def backs_of(state: Mega, player: int) -> list[int]:
    """How many cards of each number a hand holds, 1 to 9, and Water last."""
    backs = [0] * (STACKS + 1)
    if not state.hand_size[player]:
        return backs
    stacks = state.lookup.good_stack
    row = player * GOODS
    for kind in range(WATER):
        backs[stacks[kind]] += state.goods[row + kind]
    backs[STACKS] = state.goods[row + WATER]
    for card in calamities_of(state, player):
        backs[state.lookup.calamity_stack[card % CALAMITY_KINDS]] += 1
    return backs
