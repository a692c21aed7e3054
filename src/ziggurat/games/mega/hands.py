"""Moving trade cards: between stacks, hands and discard piles.

A card is written as its code (`terms.FIRST_CALAMITY`). Stacks and piles belong to a block.
"""

from __future__ import annotations

from ziggurat.games.mega.knowledge import doubt_all, drop_seen, drop_shown, note_seen
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


def draw(game: Mega, player: int, stack: int) -> int:
    """The top card of a stack of the player's block, now in his hand; Water if it is empty."""
    pile = STACKS * game.block(player) + stack
    cards = game.stacks[pile]
    if not cards:
        take(game, player, WATER)
        return WATER
    code = cards[-1]
    game.stacks[pile] = cards[:-1]
    game.reveal()
    take(game, player, code)
    return code


def take(game: Mega, player: int, code: int) -> None:
    """A card comes into a hand from nowhere: the second half of a move."""
    if code < FIRST_CALAMITY:
        game.goods[player * GOODS + code] += 1
    else:
        game.calamity_at[code - FIRST_CALAMITY] = player
        game.calamity_from[code - FIRST_CALAMITY] = NOBODY
    game.hand_size[player] += 1


def give_up(game: Mega, player: int, code: int) -> None:
    """A card leaves a hand for nowhere: the first half of a move.

    Where a calamity is says whoever takes it.
    """
    if code < FIRST_CALAMITY:
        game.goods[player * GOODS + code] -= 1
    game.hand_size[player] -= 1


def hand_over(game: Mega, giver: int, taker: int, code: int) -> None:
    """A card changes hands, seen by both; a calamity remembers who traded it (ME-B4)."""
    give_up(game, giver, code)
    take(game, taker, code)
    if code >= FIRST_CALAMITY and game.phase == TRADE:
        game.calamity_from[code - FIRST_CALAMITY] = giver
    doubt_all(game, giver, code, [giver, taker])
    drop_seen(game, taker, giver, code)
    note_seen(game, giver, taker, code)


def discard(game: Mega, player: int, code: int) -> None:
    """A card goes from a hand to the discard pile it belongs to; Water to its pile without end.

    Everybody sees it (ME-V14.1).
    """
    give_up(game, player, code)
    drop_shown(game, player, code)
    bury(game, code, game.block(player))


def bury(game: Mega, code: int, block: int) -> None:
    """Lay a card on its discard pile.

    A calamity goes back to its own block; a commodity to the block given, that of the player who
    gave it up, unless only the other block has such cards (ME-H10.1).
    """
    if code == WATER:
        return
    pile = pile_of(game, code, block)
    game.discards[pile] = [*game.discards[pile], code]
    if code >= FIRST_CALAMITY:
        game.calamity_at[code - FIRST_CALAMITY] = IN_DISCARD
        game.calamity_from[code - FIRST_CALAMITY] = NOBODY


def pile_of(game: Mega, code: int, block: int) -> int:
    """The pile a card is discarded to, as an index of `discards`."""
    tables = game.tables
    if code >= FIRST_CALAMITY:
        card = code - FIRST_CALAMITY
        calamity = card % CALAMITY_KINDS
        return STACKS * (card // CALAMITY_KINDS) + tables.calamity_stack[calamity]
    home = block if tables.good_blocks[code] >> block & 1 else 1 - block
    return STACKS * home + tables.good_stack[code]


def calamities_of(game: Mega, player: int) -> list[int]:
    """The calamity cards in a hand, in their order."""
    if player not in game.calamity_at:
        return []  # most hands, and found out at once
    return [card for card, holder in enumerate(game.calamity_at) if holder == player]


def tradeable_calamities(game: Mega, player: int) -> list[int]:
    """The calamity cards in a hand that may be traded (ME-R5)."""
    tradeable = game.tables.calamity_tradeable
    return [card for card in calamities_of(game, player) if tradeable[card % CALAMITY_KINDS]]


def goods_count(game: Mega, player: int) -> int:
    """The commodity cards in a hand, Water included."""
    return sum(game.goods[player * GOODS : (player + 1) * GOODS])


def backs_of(game: Mega, player: int) -> list[int]:
    """How many cards of each number a hand holds, 1 to 9, and Water last."""
    backs = [0] * (STACKS + 1)
    if not game.hand_size[player]:
        return backs
    stacks = game.tables.good_stack
    row = player * GOODS
    for kind in range(WATER):
        backs[stacks[kind]] += game.goods[row + kind]
    backs[STACKS] = game.goods[row + WATER]
    for card in calamities_of(game, player):
        backs[game.tables.calamity_stack[card % CALAMITY_KINDS]] += 1
    return backs
