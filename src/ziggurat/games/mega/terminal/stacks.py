"""The stacks of trade cards, what was discarded this turn, and the market."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ziggurat.games.mega.state import Mega
from ziggurat.games.mega.terminal.hand import name_of
from ziggurat.games.mega.terminal.wording import headed_table, line
from ziggurat.games.mega.terms import CALAMITY_KINDS, FIRST_CALAMITY, STACKS, WATER

BLOCKS = ("western", "eastern")


def stacks(state: Mega) -> Group:
    """Which cards belong to which stack, which are empty, and what lies discarded this turn."""
    parts: list[RenderableType] = []
    for block in range(state.lookup.block_count):
        table = headed_table("Stack", "Left", "Commodities", "Discarded this turn")
        table.columns[2].no_wrap = table.columns[3].no_wrap = False
        for stack in range(STACKS):
            pile = STACKS * block + stack
            left = "yes" if state.stacks[pile] else "EMPTY"
            discarded = _counts(state, state.discards[pile])
            table.add_row(str(stack + 1), left, _goods_of(state, pile), discarded)
        if state.lookup.block_count > 1:
            parts.append(Text(f"The {BLOCKS[block]} block", style="bold"))
        parts.append(table)
    return Group(*parts, *market(state))


def _goods_of(state: Mega, pile: int) -> str:
    entries = state.lookup.goods_in[pile]
    kinds = [
        f"{entries[p + 2]} {state.lookup.good_name[entries[p]]}" for p in range(0, len(entries), 3)
    ]
    return ", ".join(kinds)


def _counts(state: Mega, codes: list[int]) -> str:
    """Cards by kind: `2 Salt, Famine`."""
    parts: list[str] = []
    for code in sorted(set(codes)):
        if code >= FIRST_CALAMITY:
            parts.append(name_of(state, (code - FIRST_CALAMITY) % CALAMITY_KINDS))
        else:
            parts.append(f"{codes.count(code)} {state.lookup.good_name[code]}")
    return ", ".join(parts)


def market(state: Mega) -> list[Text]:
    """The cards on the market of three and four players, as everybody sees them (ME-N1)."""
    if not state.market:
        return []
    parts: list[str] = []
    for code, is_shown in zip(state.market, state.market_shown):
        if is_shown or code == WATER:
            parts.append(state.lookup.good_name[code])
        else:
            parts.append(f"a card of stack {_stack_of(state, code)}")
    return [line("On the market:", ", ".join(parts), ".")]


def _stack_of(state: Mega, code: int) -> int:
    if code >= FIRST_CALAMITY:
        return state.lookup.calamity_stack[(code - FIRST_CALAMITY) % CALAMITY_KINDS] + 1
    return state.lookup.good_stack[code] + 1
