"""Calamities for tests: who holds which, and phase 9 begins."""

from __future__ import annotations

from tests.games.mega.table import FIVE, Table
from ziggurat.games.mega.terms import CALAMITIES, NOBODY


def five() -> Table:
    """Five players in the East."""
    return Table(*FIVE)


def give(table: Table, civilization: str, calamity: str, giver: str = "", block: int = -1) -> None:
    """A calamity comes into a hand, from another player if one is named.

    It is the copy of the holder's block unless a block is named.
    """
    state, player = table.state, table.player(civilization)
    card = table.calamity(calamity, state.block(player) if block < 0 else block)
    state.calamity_at[card] = player
    state.calamity_from[card] = table.player(giver) if giver else NOBODY
    state.recount()


def strike(
    table: Table, civilization: str, calamity: str, giver: str = "", block: int = -1
) -> None:
    """A calamity strikes its holder: phase 9 begins."""
    give(table, civilization, calamity, giver, block)
    table.phase(CALAMITIES)


def is_over(table: Table) -> bool:
    """Whether phase 9 has ended."""
    return not table.asked()
