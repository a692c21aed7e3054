"""A game without a board of its own is played at the terminal all the same."""

from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tests.kernel.auction import Auction
from tests.kernel.bazaar import Bazaar
from tests.kernel.voyage import GOODS, Voyage
from ziggurat.cli.boards import find_board
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


@pytest.mark.parametrize(
    "game", [Auction(), Bazaar(), Voyage()], ids=["auction", "bazaar", "voyage"]
)
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


def load_one_good(match: Match[Any]) -> str:
    """A form that loads the first good the first captain holds."""
    held = match.state.goods_of(0)
    return f"ship: cog; cargo: {next(good for good, n in zip(GOODS, held, strict=True) if n)}"


def test_a_branch_is_opened_and_its_form_filled_in(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    form = load_one_good(Match(Voyage(), seats=2, seed=b"another game"))
    lines = ["1", "ship", "cargo: tin", "ship: cog; cargo: none", form]
    match = sit_down(Voyage(), ["you", "you"], lines, monkeypatch)
    shown = capsys.readouterr().out
    assert "1 load Load a ship ..." in shown
    assert "Load a ship  load ..." in shown
    assert "  1 ship: cog; cargo: 1 " in shown
    assert "'load ship' could be" in shown
    assert "! Fill in every field once: ship: ...; cargo: ..." in shown
    assert "! VY-2b: Choose 1 to 4 in all" in shown
    assert [move.text for move in match.moves] == [f"load {form}"]


def test_a_form_with_few_answers_can_be_picked_by_number(monkeypatch: pytest.MonkeyPatch) -> None:
    match = sit_down(Voyage(), ["you", "you"], ["load", "2", "99"], monkeypatch)
    fresh = Match(Voyage(), seats=2, seed=b"another game")
    second = fresh.options(0).answers()[1]
    assert [move.text for move in match.moves] == [fresh.options(0).write(second)]


def test_a_whole_answer_of_a_branch_is_written_without_opening_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    form = load_one_good(Match(Voyage(), seats=2, seed=b"another game"))
    lines = [f"load {form}", "do", "call capt", "done"]
    match = sit_down(Voyage(), ["you", "you"], lines, monkeypatch)
    assert [(move.seat, move.text) for move in match.moves] == [
        (0, f"load {form}"),
        (1, "done"),
        (0, "call captain2"),
        (1, "done"),
    ]


def test_a_closed_branch_says_why_and_an_opened_one_can_be_left(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = sit_down(
        Voyage(), ["you", "you"], ["call", "why call", "load", "back", "2"], monkeypatch
    )
    shown = capsys.readouterr().out
    assert "! VY-2c: There is nobody to call. (`why` shows the rule)" in shown
    assert "Not now: call." in shown
    assert [move.text for move in match.moves] == ["done"]


def test_what_is_too_vast_to_list_is_written_with_a_hint_and_the_default(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = ["done", "done", "rome", "tyre>tyre", "tyre>acre"]
    match = sit_down(Voyage(), ["you", "you"], lines, monkeypatch)
    shown = capsys.readouterr().out
    assert "Harbours in the order of the voyage, with > between them." in shown
    assert "Too many to list. Write, for example: " in shown
    assert "Whoever runs out of time answers: acre" in shown
    assert "! 'rome' is not one of: acre, byblos" in shown
    assert "! VY-3: Name 1 to 6 different harbours." in shown
    assert match.moves[-1].text == "tyre>acre"


def test_who_waits_on_an_open_floor_is_asked_again_after_the_others(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = sit_down(Bazaar(), ["you", "you"], ["wait", "done", "done"], monkeypatch)
    assert [move.seat for move in match.moves[:2]] == [1, 0]
    assert capsys.readouterr().out.count("what does trader 1 trade?") == 2


def test_there_is_nobody_to_wait_for_when_all_others_are_done(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(Bazaar(), ["you", "you"], ["done", "wait"], monkeypatch)
    found = capsys.readouterr().out
    assert "Everybody else is done; there is nobody to wait for." in found
