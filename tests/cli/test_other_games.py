"""A game without a board of its own is played at the terminal all the same."""

from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tests.kernel.auction import Auction
from tests.kernel.bazaar import Bazaar
from ziggurat.cli.boards.registry import find_board
from ziggurat.cli.sitting import Sitting
from ziggurat.kernel.game import Game
from ziggurat.kernel.match import Match
from ziggurat.kernel.record import read, replay


def sit_down(
    game: Game[Any], names: list[str], lines: list[str], monkeypatch: pytest.MonkeyPatch
) -> Match[Any]:
    """Play until the lines are used up, then leave."""
    match = Match(game, seats=len(names), seed=b"another game", names=names)
    table = Sitting(match, find_board(game), Path("game.zig"), Console(width=80, highlight=False))
    left = iter(lines)

    def hear(_: str) -> str:
        line = next(left, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr(table.listener, "hear", hear)
    table.play()
    return match


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("game", [Auction(), Bazaar()], ids=["auction", "bazaar"])
def test_bots_play_it_to_its_end(
    game: Game[Any], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = sit_down(game, ["random"] * 4, [], monkeypatch)
    assert match.is_over
    assert "the first place" in capsys.readouterr().out
    assert replay(read(Path("game.zig").read_text(encoding="utf-8")), game).is_over


def test_everybody_on_an_open_floor_acts_in_turn(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = sit_down(Bazaar(), ["you", "random", "you"], ["1", "1", "map"], monkeypatch)
    shown = capsys.readouterr().out
    assert [move.seat for move in match.moves[:2]] == [0, 1]
    assert "1 trader 1  you" in shown
    assert "! Bazaar has no map in text." in shown


def test_sealed_answers_are_told_when_all_are_in(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    bids = ["bid: 3; manner: bold", "bid: 2; manner: polite"]
    sit_down(Auction(), ["you", "you"], bids[:1], monkeypatch)
    shown = capsys.readouterr().out
    assert shown.count("What do you bid for") == 2
    assert " pays " not in shown
    sit_down(Auction(), ["you", "you"], bids, monkeypatch)
    assert " pays 3 for " in capsys.readouterr().out
