"""Figures: shares with intervals, endings, lengths, and how they are shown."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest
from rich.console import Console

from ziggurat.arena import rows as rows_module
from ziggurat.arena.report import as_object, report
from ziggurat.arena.rows import Rows, require_writable
from ziggurat.arena.simulation import Plan, Result
from ziggurat.arena.statistics import Tally, interval
from ziggurat.kernel.errors import Invalid


def result(number: int, bots: list[str], places: list[int], **more: object) -> Result:
    names = ["Rome", "Egypt", "Gaul"][: len(bots)]
    failures = [str(more["failure"])] if "failure" in more else []
    ending = str(more.get("ending", "resources"))
    return Result(number, bots, names, places, ending, 10 + number, 100, f"d{number}", failures)


def tally_of(*results: Result) -> Tally:
    tally = Tally()
    for each in results:
        tally.add(each)
    return tally


def test_the_interval_is_wilsons() -> None:
    # Reference values of Wilson's score interval without correction for continuity.
    assert interval(8, 10) == pytest.approx((0.4901625, 0.9433178), abs=1e-6)
    assert interval(0, 10) == pytest.approx((0.0, 0.2775328), abs=1e-6)
    assert interval(50, 100) == pytest.approx((0.4038315, 0.5961685), abs=1e-6)
    assert interval(0, 0) == (0.0, 1.0)


def test_a_bot_in_several_seats_is_counted_once_a_game() -> None:
    bots = ["greedy", "random", "random"]
    tally = tally_of(result(0, bots, [1, 2, 3]), result(1, bots, [2, 1, 3]))
    assert tally.bots()["greedy"].wins == 1
    assert tally.bots()["random"].wins == 1
    assert tally.bots()["random"].games == 2
    assert tally.bots()["random"].even == pytest.approx(2 / 3, abs=1e-5)


def test_equal_winners_share_a_win() -> None:
    tally = tally_of(result(0, ["a", "b", "c"], [1, 1, 3]))
    assert [tally.bots()[bot].wins for bot in "abc"] == [0.5, 0.5, 0]
    assert [share.wins for share in tally.names().values()] == [0.5, 0, 0.5]
    assert [share.wins for share in tally.seats().values()] == [0.5, 0.5, 0]


def test_an_unfinished_game_is_won_by_nobody() -> None:
    tally = tally_of(result(0, ["a", "b"], [0, 0], ending="unfinished"))
    assert tally.bots()["a"].wins == 0
    assert tally.endings == {"unfinished": 1}


def test_lengths_are_spread_from_the_shortest_to_the_longest() -> None:
    tally = tally_of(*(result(number, ["a", "b"], [1, 2]) for number in (4, 0, 2)))
    spread = tally.rounds.spread()
    assert (spread.least, spread.mean, spread.most) == (10, 12.0, 14)


def test_the_digest_depends_on_every_position_and_their_order() -> None:
    one, two = result(0, ["a", "b"], [1, 2]), result(1, ["a", "b"], [1, 2])
    assert tally_of(one, two).digest() == tally_of(one, two).digest()
    assert (
        len({tally_of(one).digest(), tally_of(one, two).digest(), tally_of(two, one).digest()}) == 3
    )


def test_only_the_first_failures_are_kept_in_words() -> None:
    tally = tally_of(
        *(result(n, ["a", "b"], [1, 2], failure="plays the default: a failed") for n in range(9))
    )
    assert tally.failed_games == 9
    assert tally.failures[0] == "game 0: plays the default: a failed"
    assert len(tally.failures) == 3


def shown(tally: Tally) -> str:
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(report(Plan("revolt", ("greedy", "random"), 2), tally, 0.5))
    return capture.get()


def test_the_report_fits_eighty_columns_and_tells_figures_with_their_uncertainty() -> None:
    bots = ["greedy", "random"]
    text = shown(tally_of(result(0, bots, [1, 2]), result(1, bots, [1, 1], ending="rounds")))
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "greedy" in text
    assert "75.0%" in text
    assert "95% interval" in text
    assert "rounds" in text
    assert "400/s" in text


def test_the_report_names_bots_that_failed() -> None:
    text = shown(tally_of(result(0, ["a", "b"], [1, 2], failure="plays the default: a failed")))
    assert "Bots failed in 1 game:" in text
    assert "game 0: plays the default: a failed" in text


def test_the_object_has_what_programs_ask_for() -> None:
    tally = tally_of(result(0, ["a", "b"], [1, 2]))
    found = as_object(Plan("revolt", ("a", "b"), 1), tally, 2.0, 1)
    assert found["games"] == 1
    assert found["decisions"] == 100
    assert found["decisions_per_second"] == 50.0
    assert found["wins"] == {"a": 1, "b": 0}
    assert found["endings"] == {"resources": 1}
    assert found["digest"] == tally.digest()


# --- rows


def test_rows_are_written_in_parts_and_appear_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rows_module, "PART", 2)
    file = tmp_path / "games.parquet"
    rows = Rows(file)
    for number in range(5):
        rows.add(result(number, ["a", "b"], [1, 2]))
    assert not file.exists()
    rows.finish()
    frame = pl.read_parquet(file)
    assert frame["game"].to_list() == [0, 1, 2, 3, 4]
    assert frame["bots"].to_list()[0] == ["a", "b"]
    assert frame["failure"].to_list() == [None] * 5
    assert [each.name for each in tmp_path.iterdir()] == ["games.parquet"]


def test_dropped_rows_leave_nothing_behind(tmp_path: Path) -> None:
    rows = Rows(tmp_path / "games.parquet")
    rows.add(result(0, ["a", "b"], [1, 2]))
    rows.drop()
    assert list(tmp_path.iterdir()) == []


def test_files_that_cannot_be_written_are_refused_before_anything_is_played(
    tmp_path: Path,
) -> None:
    (tmp_path / "old.parquet").write_text("old", encoding="utf-8")
    (tmp_path / "folder.parquet").mkdir()
    for name, sentence in (
        ("old.parquet", "exists already"),
        ("folder.parquet", "is a folder"),
        ("games.csv", r"ending in \.parquet"),
        ("nowhere/games.parquet", "does not exist"),
    ):
        with pytest.raises(Invalid, match=sentence):
            require_writable(tmp_path / name, overwrite=False)
    require_writable(tmp_path / "old.parquet", overwrite=True)
    assert (tmp_path / "old.parquet").read_text(encoding="utf-8") == "old"
