"""Which civilizations, trade cards and theme sets a number of players uses (ME-P, ME-S5, ME-Z3)."""

from __future__ import annotations

from typing import Final

import msgspec

from ziggurat.games.mega.printed.book import Book
from ziggurat.games.mega.printed.cards import Commodity, Side
from ziggurat.games.mega.printed.civilizations import Civilization
from ziggurat.games.mega.terms import NOTHING

SIDES: Final[tuple[Side, ...]] = ("west", "east")
"""The blocks by number."""
ONE_BOX: Final = 9
"""The most players on one map."""
SMALL: Final = 4
"""The most players of the market game."""


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays, and with which cards."""

    players: int
    board: str
    """`west`, `east` or `both`."""
    civilizations: tuple[Civilization, ...]
    """In A.S.T.-ranking order."""
    blocks: tuple[int, ...]
    """By civilization."""
    decks: tuple[Side, ...]
    """By block: whose trade cards it uses."""
    sets: tuple[int, ...]
    uses_minor: bool
    hand_limit: int
    themes: tuple[int, ...]

    @property
    def is_small(self) -> bool:
        """Whether the market game is played."""
        return self.players <= SMALL

    def cards_in(self, commodity: Commodity, block: int) -> int:
        """Return how many cards of a commodity lie in a block's stacks."""
        if commodity.set not in self.sets:
            return 0
        side = self.decks[block]
        if len(self.decks) > 1:
            return commodity.large.west if side == "west" else commodity.large.east
        return commodity.cards if commodity.block in (side, "both") else 0


def setup_of(book: Book, players: int, board: Side) -> Setup:
    """Return the setup for so many players; the board matters with one box only."""
    use = book.deck_use(players)
    ids, blocks, decks = _seating(book, players, board)
    ranked = [each for each in book.civilizations if each.id in ids]
    return Setup(
        players=players,
        board=board if players <= ONE_BOX else "both",
        civilizations=tuple(ranked),
        blocks=tuple(blocks.get(each.id, 0) for each in ranked),
        decks=decks,
        sets=use.sets,
        uses_minor=use.minor,
        hand_limit=use.hand_limit,
        themes=_themes(book, players, board),
    )


def _seating(
    book: Book, players: int, board: Side
) -> tuple[tuple[str, ...], dict[str, int], tuple[Side, ...]]:
    """Return who plays, the block of those in the second one, and whose cards each block uses."""
    setups = book.setups
    if players <= ONE_BOX:
        box = setups.one_block.west if board == "west" else setups.one_block.east
        return box[players], {}, (board,)
    if players in setups.single_deck_mixed:
        mixed = setups.single_deck_mixed[players]
        return mixed.civilizations, {}, (mixed.deck,)
    both = setups.two_blocks[players]
    return (*both.west, *both.east), dict.fromkeys(both.east, 1), SIDES


def _themes(book: Book, players: int, board: Side) -> tuple[int, ...]:
    ids = [theme.id for theme in book.short_game.sets]
    used = book.short_game.used[board].get(players)
    if used is None:
        used = (*ids, *book.short_game.second_copies[: players - len(ids)])
    return tuple(ids.index(name) for name in used)


def index_or_nothing(ids: list[str], wanted: str | None) -> int:
    """Return the place of an id, or `NOTHING` when there is none."""
    return NOTHING if wanted is None or wanted not in ids else ids.index(wanted)
