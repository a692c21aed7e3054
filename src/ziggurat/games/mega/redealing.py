"""Dealing trade cards anew that a seat cannot see, for positions it imagines.

First the calamities find places, then commodities fill what is left.
"""

from __future__ import annotations

from ziggurat.games.mega.certain_cards import known_calamities
from ziggurat.games.mega.hidden_cards import Hidden, gather
from ziggurat.games.mega.parting import part_goods
from ziggurat.games.mega.shown_calamities import are_numbers_shown, place_shown
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    CALAMITY_KINDS,
    FIRST_CALAMITY,
    GOODS,
    IN_STACK,
    NOBODY,
    ON_MARKET,
    STACKS,
    TRADE,
)
from ziggurat.games.mega.unseen_calamities import place_unseen
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.state import Seat


def redeal_cards(game: Mega, seat: Seat | None, dice: Dice) -> None:
    """Deal all cards anew that a seat cannot see; the game is its own copy already."""
    hidden = gather(game, seat)
    if are_numbers_shown(game):
        placed = place_shown(game, seat, hidden, dice)
    else:
        placed = place_unseen(game, seat, hidden, dice)
    for number, part in enumerate(hidden):
        piles = lay_calamities(game, part, placed[number])
        lay_goods(game, number, part, placed[number], piles, dice)
    forget_traders(game, seat, dice)


def lay_calamities(game: Mega, part: Hidden, places: list[int]) -> list[list[int]]:
    """Put calamities into hands and on the market; by block, those that lie in the stack."""
    piles: list[list[int]] = [[] for _ in part.sizes]
    for card, place in zip(part.calamities, places):
        game.calamity_from[card] = NOBODY
        if place == IN_STACK:
            game.calamity_at[card] = IN_STACK
            piles[card // CALAMITY_KINDS].append(FIRST_CALAMITY + card)
        elif place < len(part.slots):
            game.calamity_at[card] = part.slots[place]
        else:
            game.calamity_at[card] = ON_MARKET
            lay_face_down(game, part.market[place - len(part.slots)], FIRST_CALAMITY + card)
    return piles


def lay_goods(
    game: Mega, number: int, part: Hidden, places: list[int], piles: list[list[int]], dice: Dice
) -> None:
    """Fill hands, market and stacks with commodities; calamities come into a stack anywhere."""
    sizes = [size - len(pile) for size, pile in zip(part.sizes, piles)]
    parted = part_goods(part.goods, game.tables.good_blocks, sizes, dice)
    kinds = parted.elsewhere
    for place, player in enumerate(part.slots):
        if place not in places:
            game.goods[player * GOODS + kinds.pop()] += 1
    for place, where in enumerate(part.market):
        if len(part.slots) + place not in places:
            lay_face_down(game, where, kinds.pop())
    for block, cards in enumerate(parted.stacks):
        for code in piles[block]:
            cards.insert(dice.below(len(cards) + 1), code)
        game.stacks[STACKS * block + number] = cards


def lay_face_down(game: Mega, place: int, code: int) -> None:
    """Put a card into a place of the market."""
    market = game.market[:]
    market[place] = code
    game.market = market


def forget_traders(game: Mega, seat: Seat | None, dice: Dice) -> None:
    """Anybody may have traded a calamity the seat does not know of, or nobody (ME-B4)."""
    known = known_calamities(game, seat)
    for card, holder in enumerate(game.calamity_at):
        if holder < 0 or holder == seat or card in known:
            continue
        traders = possible_traders(game, seat, card, holder)
        game.calamity_from[card] = traders[dice.below(len(traders))]


def possible_traders(game: Mega, seat: Seat | None, card: int, holder: int) -> list[int]:
    """Who may have traded a calamity last to its holder; nobody if he may have drawn it."""
    if game.phase < TRADE or not game.tables.calamity_tradeable[card % CALAMITY_KINDS]:
        return [NOBODY]
    others = [each for each in game.in_play() if each not in (holder, seat)]
    is_own = game.block(holder) == card // CALAMITY_KINDS
    return [NOBODY, *others] if is_own or not others else others
