"""Dealing trade cards anew that a seat cannot see, for positions it imagines.

First the calamities find places, then commodities fill what is left.
"""

from __future__ import annotations

from ziggurat.games.mega.imagining.commodities import part_goods
from ziggurat.games.mega.imagining.hidden_cards import Hidden, gather
from ziggurat.games.mega.imagining.shown_calamities import are_numbers_shown, place_shown
from ziggurat.games.mega.imagining.unseen_calamities import place_unseen
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
from ziggurat.games.mega.view.certain_cards import known_calamities
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.state import Seat


def redeal_cards(state: Mega, seat: Seat | None, dice: Dice) -> None:
    """Deal all cards anew that a seat cannot see; the game is its own copy already."""
    hidden = gather(state, seat)
    if are_numbers_shown(state):
        placed = place_shown(state, seat, hidden, dice)
    else:
        placed = place_unseen(state, seat, hidden, dice)
    for number, part in enumerate(hidden):
        piles = lay_calamities(state, part, placed[number])
        lay_goods(state, number, part, placed[number], piles, dice)
    forget_traders(state, seat, dice)


def lay_calamities(state: Mega, part: Hidden, places: list[int]) -> list[list[int]]:
    """Put calamities into hands and on the market; by block, those that lie in the stack."""
    piles: list[list[int]] = [[] for _ in part.sizes]
    for card, place in zip(part.calamities, places):
        state.calamity_from[card] = NOBODY
        if place == IN_STACK:
            state.calamity_at[card] = IN_STACK
            piles[card // CALAMITY_KINDS].append(FIRST_CALAMITY + card)
        elif place < len(part.slots):
            state.calamity_at[card] = part.slots[place]
        else:
            state.calamity_at[card] = ON_MARKET
            lay_face_down(state, part.market[place - len(part.slots)], FIRST_CALAMITY + card)
    return piles


def lay_goods(
    state: Mega, number: int, part: Hidden, places: list[int], piles: list[list[int]], dice: Dice
) -> None:
    """Fill hands, market and stacks with commodities; calamities come into a stack anywhere."""
    sizes = [size - len(pile) for size, pile in zip(part.sizes, piles)]
    parted = part_goods(part.goods, state.lookup.good_blocks, sizes, dice)
    kinds = parted.elsewhere
    for place, player in enumerate(part.slots):
        if place not in places:
            state.goods[player * GOODS + kinds.pop()] += 1
    for place, where in enumerate(part.market):
        if len(part.slots) + place not in places:
            lay_face_down(state, where, kinds.pop())
    for block, cards in enumerate(parted.stacks):
        for code in piles[block]:
            cards.insert(dice.below(len(cards) + 1), code)
        state.stacks[STACKS * block + number] = cards


def lay_face_down(state: Mega, place: int, code: int) -> None:
    """Put a card into a place of the market."""
    market = state.market[:]
    market[place] = code
    state.market = market


def forget_traders(state: Mega, seat: Seat | None, dice: Dice) -> None:
    """Anybody may have traded a calamity the seat does not know of, or nobody (ME-B4)."""
    known = known_calamities(state, seat)
    for card, holder in enumerate(state.calamity_at):
        if holder < 0 or holder == seat or card in known:
            continue
        traders = possible_traders(state, seat, card, holder)
        state.calamity_from[card] = traders[dice.below(len(traders))]


def possible_traders(state: Mega, seat: Seat | None, card: int, holder: int) -> list[int]:
    """Who may have traded a calamity last to its holder; nobody if he may have drawn it."""
    if state.phase < TRADE or not state.lookup.calamity_tradeable[card % CALAMITY_KINDS]:
        return [NOBODY]
    others = [each for each in state.in_play() if each not in (holder, seat)]
    is_own = state.block(holder) == card // CALAMITY_KINDS
    return [NOBODY, *others] if is_own or not others else others
