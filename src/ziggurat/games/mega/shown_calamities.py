"""Calamities others hold once their number is shown (ME-L1), dealt anew for imagined positions.

Their holders show how many they have, not which. So each hand keeps its number of calamities and
the numbers on the backs of its cards; any calamity that is still to come may be the one.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.hands import calamities_of
from ziggurat.games.mega.rules.calamities.course import Calamities
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    CALAMITIES,
    CALAMITY_KINDS,
    FIRST_CALAMITY,
    GOODS,
    IN_STACK,
    MINOR_KINDS,
    SELECTION,
    STACKS,
    WATER,
)
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.state import Seat

TRIES: Final = 4
"""So often another deal is tried before everything stays as it is."""


def are_numbers_shown(game: Mega) -> bool:
    """Whether everybody knows how many calamities each hand holds."""
    return game.phase in (SELECTION, CALAMITIES)


def redeal_calamities(
    game: Mega, seat: Seat | None, fixed: dict[int, int], known: list[int], dice: Dice
) -> None:
    """Put the hidden calamities of others back into their stacks and deal as many again."""
    hidden = [
        card
        for card, holder in enumerate(game.calamity_at)
        if holder >= 0 and holder != seat and card not in known
    ]
    if not hidden:
        return
    goods, stacks, places = game.goods[:], game.stacks[:], game.calamity_at[:]
    for _ in range(TRIES):
        dice.shuffle(hidden)
        wanting: list[int] = []
        for card in hidden:
            holder = game.calamity_at[card]
            if put_into_stack(game, card, dice):
                wanting.append(holder)
        if give_all(game, wanting, fixed, dice):
            return
        game.goods, game.stacks, game.calamity_at = goods[:], stacks[:], places[:]


def next_called(game: Mega) -> int:
    """The first calamity still to come; those before it nobody holds any more (ME-K2)."""
    for frame in game.stack:
        if isinstance(frame, Calamities):
            return frame.calamity
    return 0


def is_barred(game: Mega, card: int) -> bool:
    """Whether a calamity card is a non-tradeable one."""
    return not game.tables.calamity_tradeable[card % CALAMITY_KINDS]


def put_into_stack(game: Mega, card: int, dice: Dice) -> bool:
    """Let a calamity in a hand change places with a commodity in its stack, if there is one."""
    number = game.tables.calamity_stack[card % CALAMITY_KINDS]
    pile = STACKS * (card // CALAMITY_KINDS) + number
    cards = game.stacks[pile]
    heights = [height for height, code in enumerate(cards) if code < FIRST_CALAMITY]
    if is_barred(game, card):
        heights = [height for height in heights if height == 0]
    if not heights:
        return False
    height = heights[dice.below(len(heights))]
    holder = game.calamity_at[card]
    exchange(game, holder, card, pile, height, is_back=True)
    return True


def give_all(game: Mega, players: list[int], fixed: dict[int, int], dice: Dice) -> bool:
    """Give each of these players another calamity; whether there was one for everybody."""
    left = len(players)
    for player in players:
        if give_another(game, player, fixed, dice):
            left -= 1
    return left == 0


def give_another(game: Mega, player: int, fixed: dict[int, int], dice: Dice) -> bool:
    """Let a commodity in a hand change places with a calamity still to come; False if none can."""
    choices: list[tuple[int, int, int]] = []
    for kind in range(WATER):
        row = player * GOODS + kind
        if game.goods[row] > fixed.get(row, 0):
            for card in possible_calamities(game, player, kind):
                choices.append((kind, card, pile_of(game, card)))
    if not choices:
        return False
    kind, card, pile = choices[dice.below(len(choices))]
    height = game.stacks[pile].index(FIRST_CALAMITY + card)
    exchange(game, player, card, pile, height, is_back=False, kind=kind)
    return True


def pile_of(game: Mega, card: int) -> int:
    """The stack a calamity card belongs to, as an index of `stacks`."""
    number = game.tables.calamity_stack[card % CALAMITY_KINDS]
    return STACKS * (card // CALAMITY_KINDS) + number


def possible_calamities(game: Mega, player: int, kind: int) -> list[int]:
    """The calamities in stacks that a player might hold in place of a commodity card."""
    tables = game.tables
    found: list[int] = []
    for card, place in enumerate(game.calamity_at):
        calamity, block = card % CALAMITY_KINDS, card // CALAMITY_KINDS
        if place != IN_STACK or tables.calamity_stack[calamity] != tables.good_stack[kind]:
            continue
        if calamity < next_called(game) or not tables.good_blocks[kind] >> block & 1:
            continue
        if is_barred(game, card) and game.block(player) != block:
            continue
        if has_room(game, player, calamity):
            found.append(card)
    return found


def has_room(game: Mega, player: int, calamity: int) -> bool:
    """Whether a hand may keep a calamity: none of the same name, not too many major ones."""
    held = [card % CALAMITY_KINDS for card in calamities_of(game, player)]
    major = sum(1 for each in held if each >= MINOR_KINDS)
    if calamity in held:
        return False
    return calamity < MINOR_KINDS or major < game.tables.figures.most_major


def exchange(
    game: Mega, player: int, card: int, pile: int, height: int, *, is_back: bool, kind: int = 0
) -> None:
    """A calamity and a commodity change places between a hand and a stack."""
    cards = game.stacks[pile][:]
    if is_back:
        game.goods[player * GOODS + cards[height]] += 1
        cards[height] = FIRST_CALAMITY + card
        game.calamity_at[card] = IN_STACK
    else:
        game.goods[player * GOODS + kind] -= 1
        cards[height] = kind
        game.calamity_at[card] = player
    game.stacks[pile] = cards
