"""The trade card stacks: how they are prepared, and how used cards come back (ME-S5 to ME-S9)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.mega.hands import bury
from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terms import (
    CALAMITY_KINDS,
    FIRST_CALAMITY,
    IN_STACK,
    MINOR_KINDS,
    STACKS,
)

THIRD_SET: Final = 3
"""The set of commodities that lies in the middle part of a stack in three parts (ME-S7)."""


def prepare_stacks(state: Mega) -> None:
    """Shuffle and lay out the nine stacks of each block."""
    for block in range(state.lookup.block_count):
        for stack in range(STACKS):
            pile = STACKS * block + stack
            if state.lookup.is_prepared_in_parts:
                state.stacks[pile] = in_three_parts(state, block, stack)
            else:
                state.stacks[pile] = with_cards_put_aside(state, block, stack)
            note_calamities(state, state.stacks[pile])
    state.reveal()


def with_cards_put_aside(state: Mega, block: int, stack: int) -> list[int]:
    """A stack of 3 to 8 and 12 to 14 players, the top card last (ME-S6, ME-S8)."""
    goods = goods_of(state, block, stack)
    state.dice.shuffle(goods)
    aside = goods[: players_of(state, block)]
    rest = goods[len(aside) :] + major_calamities(state, block, stack, tradeable=1)
    state.dice.shuffle(rest)
    return major_calamities(state, block, stack, tradeable=0) + rest + aside


def in_three_parts(state: Mega, block: int, stack: int) -> list[int]:
    """A stack of 9 to 11 and 15 to 18 players, the top card last (ME-S7, ME-S8)."""
    top = goods_of(state, block, stack, below=THIRD_SET) + minor_calamities(state, block, stack)
    middle = goods_of(state, block, stack, least=THIRD_SET)
    middle += major_calamities(state, block, stack, tradeable=1)
    state.dice.shuffle(top)
    state.dice.shuffle(middle)
    return major_calamities(state, block, stack, tradeable=0) + middle + top


def goods_of(
    state: Mega, block: int, stack: int, least: int = 1, below: int = THIRD_SET + 1
) -> list[int]:
    """The commodity cards of a stack whose set lies between two numbers (ME-S5)."""
    entries = state.lookup.goods_in[STACKS * block + stack]
    cards: list[int] = []
    for place in range(0, len(entries), 3):
        if least <= entries[place + 1] < below:
            cards += [entries[place]] * entries[place + 2]
    return cards


def minor_calamities(state: Mega, block: int, stack: int) -> list[int]:
    """The minor calamity of a stack, where minor ones are used (ME-P6)."""
    if not state.lookup.uses_minor:
        return []
    return [
        code_of(block, calamity)
        for calamity in range(MINOR_KINDS)
        if state.lookup.calamity_stack[calamity] == stack
    ]


def major_calamities(state: Mega, block: int, stack: int, tradeable: int) -> list[int]:
    """The tradeable or the non-tradeable major calamity of a stack; stack 1 has none (ME-C6)."""
    lookup = state.lookup
    return [
        code_of(block, calamity)
        for calamity in range(MINOR_KINDS, CALAMITY_KINDS)
        if lookup.calamity_stack[calamity] == stack
        and lookup.calamity_tradeable[calamity] == tradeable
    ]


def code_of(block: int, calamity: int) -> int:
    """The code of a block's copy of a calamity."""
    return FIRST_CALAMITY + CALAMITY_KINDS * block + calamity


def players_of(state: Mega, block: int) -> int:
    """How many players a block has."""
    return state.lookup.civ_block.count(block)


def note_calamities(state: Mega, codes: list[int]) -> None:
    """The calamities among these cards lie in a stack."""
    for code in codes:
        if code >= FIRST_CALAMITY:
            state.calamity_at[code - FIRST_CALAMITY] = IN_STACK


def return_cards(state: Mega) -> None:
    """Everything used or discarded this turn goes under its stack (ME-H10, ME-N7)."""
    clear_market(state)
    for pile in range(len(state.discards)):
        discards = state.discards[pile]
        if not discards:
            continue
        bottom = [code for code in discards if is_non_tradeable(state, code)]
        under = [code for code in discards if not is_non_tradeable(state, code)]
        state.dice.shuffle(under)
        state.stacks[pile] = bottom + under + state.stacks[pile]
        state.discards[pile] = []
        note_calamities(state, bottom + under)
        state.reveal()


def clear_market(state: Mega) -> None:
    """Whatever lies on the market is discarded (ME-N7)."""
    for code in state.market:
        bury(state, code, 0)
    state.market = []
    state.market_shown = []
    state.market_from = []


def is_non_tradeable(state: Mega, code: int) -> bool:
    """Whether a card is a non-tradeable calamity."""
    if code < FIRST_CALAMITY:
        return False
    return not state.lookup.calamity_tradeable[(code - FIRST_CALAMITY) % CALAMITY_KINDS]
