"""Make the README's picture anew: four greedy bots play, and the board is drawn in mid-game.

    python tools/picture.py

Writes docs/board.zig, the record, and docs/board.svg, drawn from it.
"""

from __future__ import annotations

from pathlib import Path

from ziggurat.bots.bot import Budget
from ziggurat.bots.registry import find_bot
from ziggurat.bots.seating import move
from ziggurat.games.revolt.game import EmpiresRevolt
from ziggurat.games.revolt.maps.board import read_board, read_board_outlines
from ziggurat.games.revolt.maps.picture import draw_board
from ziggurat.games.revolt.maps.pieces import pieces_from_record
from ziggurat.kernel import record
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.match import Match

DOCS = Path(__file__).resolve().parent.parent / "docs"
SEED = 3
ROUND = 15


def main() -> None:
    """Play to the middle of a game, keep the record and draw it."""
    names = ["greedy"] * 4
    match = Match(EmpiresRevolt(), seats=4, seed=seed_from_number(SEED), names=names)
    bot, dice = find_bot("greedy"), Dice(seed_from_number(-SEED))
    while not match.is_over and match.state.round < ROUND:
        move(match, match.seats()[0], bot, dice, Budget())
    (DOCS / "board.zig").write_text(record.write(match), encoding="utf-8")
    (DOCS / "board.svg").write_text(draw(DOCS / "board.zig"), encoding="utf-8")


def draw(path: Path) -> str:
    """The board as a record leaves it."""
    return draw_board(read_board(), read_board_outlines(), pieces_from_record(path))


if __name__ == "__main__":
    main()
