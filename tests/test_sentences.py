"""Whoever needs a fact reads the event; nobody reads it out of the sentence made of it.

What used to do so is looked for in the sources, and what is told in short is told the same when
every sentence is blotted out.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.test_patterns import WRITTEN
from ziggurat.cli.boards import find_board
from ziggurat.games.registry import GAMES
from ziggurat.kernel.dice import Dice, seed_from_number
from ziggurat.kernel.events import Event
from ziggurat.kernel.game import Game
from ziggurat.kernel.match import Match

ROOT = Path(__file__).parent.parent
TOLD = ("seat:", "automa", "area:", "tokens?", "collects", "step", "stacks?")
"""What patterns looked for that read the log: who, where and how many."""
CUT_UP = re.compile(
    r"\bline\.text\)?\s*\.(match|matchAll|replace|search|split|includes|startsWith|indexOf)\("
    r"|\.(exec|test)\([^)]*\bline\.text\b|thingsIn"
)
"""A line's text that is looked into."""
PAGES = [
    path
    for folder in ("web/src", "src/ziggurat/games")
    for path in (ROOT / folder).rglob("*")
    if path.suffix in (".ts", ".svelte") and "generated" not in path.parts
]
MOVES = 120


def test_no_pattern_reads_the_log() -> None:
    found = [(path, pattern) for path, pattern in WRITTEN if any(each in pattern for each in TOLD)]
    assert found == []


def test_no_page_cuts_up_the_text_of_a_line() -> None:
    assert PAGES
    found = {str(path): CUT_UP.findall(path.read_text()) for path in PAGES}
    assert {path: cuts for path, cuts in found.items() if cuts} == {}


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_is_told_in_short_is_not_read_from_words(
    game: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(game, seats=game.seats[-1], seed=seed_from_number(3))
    dice = Dice(seed_from_number(4))
    while not match.is_over and len(match.moves) < MOVES:
        seat = match.seats()[0]
        match.submit(seat, match.options(seat).sample(dice))
    told = [logged.told for logged in match.log]
    assert told
    board = find_board(game)
    in_words = board.digest(match.state, 0, told)

    def blotted(self: Game[Any], state: Any, event: Event) -> str:
        return "blot"

    monkeypatch.setattr(type(game), "words_of", blotted)
    without = board.digest(match.state, 0, told)
    assert [line.clause for line in without] == [line.clause for line in in_words]
    summaries = [line.words for line in without if line.words != "blot"]
    assert summaries == [line.words for line in in_words if line.words in summaries]
