"""Learning from games: what is noted, what is kept, what is learned, and what is written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from typer.testing import CliRunner

from tests.games.pebbles.game import PebblesGame
from tests.games.pebbles.state import Pebbles
from ziggurat.arena import sampling
from ziggurat.arena.learning import (
    Learner,
    Positions,
    auc,
    fit_of,
    gather,
    learn,
    looked_back,
    positions_of,
)
from ziggurat.arena.sampling import Lesson, Lessons, Row, play_lesson, play_lessons, work_folder
from ziggurat.cli import app, train
from ziggurat.documents.learned_values import LearnedValue, read_learned
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.learned import Learned
from ziggurat.kernel.state import Seat


class Counted(PebblesGame):
    """Pebbles from which something can be learned."""

    feature_names = ("mine", "heap")

    def features(self, state: Pebbles, seat: Seat) -> list[float]:
        return [float(state.taken(seat)), float(state.heap)]

    def turn(self, state: Pebbles) -> int:
        return state.pebbles - state.heap


LESSONS = Lessons("pebbles", "random", (2, 3), games=12, seed=3)


@pytest.fixture(autouse=True)
def _pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pebbles are among the games."""
    for module in (sampling, train):
        monkeypatch.setattr(module, "find_game", lambda _: Counted())


# --- what is noted


def test_a_lesson_has_a_row_for_every_seat_at_the_end_of_every_turn() -> None:
    lesson = play_lesson(LESSONS, 0)
    assert len(lesson.rows) % 2 == 0
    first, second = lesson.rows[:2]
    assert first.features == second.features == [0.0, 12.0]
    assert {row.share for row in lesson.rows} <= {0.0, 0.5, 1.0}
    assert sum(row.share for row in lesson.rows[:2]) == 1.0


def test_the_number_of_players_goes_round() -> None:
    assert len(play_lesson(LESSONS, 1).rows) % 3 == 0


def test_games_that_were_played_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = msgspec.structs.replace(LESSONS, games=5)
    folder = work_folder(few, tmp_path)
    assert folder == work_folder(LESSONS, tmp_path)
    before = list(play_lessons(few, folder, 1))
    played: list[int] = []
    honest = play_lesson

    def counted(lessons: Lessons, number: int) -> Lesson:
        played.append(number)
        return honest(lessons, number)

    monkeypatch.setattr(sampling, "play_lesson", counted)
    lessons = list(play_lessons(LESSONS, folder, 1))
    assert played == [5, 6, 7, 8, 9, 10, 11]
    assert lessons[:5] == before
    assert [lesson.number for lesson in lessons] == list(range(12))


# --- what is learned


def made_up(games: int) -> list[Lesson]:
    """Games in which whoever has more of the first and less of the second wins more often."""
    chance = np.random.default_rng(1)
    lessons: list[Lesson] = []
    for number in range(games):
        seen = chance.normal(size=(20, 2)) * [3.0, 0.5] + [10.0, -2.0]
        lead = (seen[:, 0] - 10.0) / 3.0 - 2.0 * (seen[:, 1] + 2.0) / 0.5
        won = chance.random(20) < 1.0 / (1.0 + np.exp(-2.0 * lead))
        rows = [Row(list(map(float, f)), 0.5, float(w)) for f, w in zip(seen, won)]
        lessons.append(Lesson(number, rows))
    return lessons


@pytest.mark.parametrize("cells", [0, 8])
def test_learning_finds_what_tells_who_wins_and_plays_with_it_as_it_learned_it(cells: int) -> None:
    learned, apart = gather(made_up(100))
    *_, (_, _, best) = learn(learned, apart, cells, seed=1)
    assert best.learned.auc > 0.95
    assert best.learned.log_loss < 0.3
    assert best.judge.auc == 0.5
    assert best.judge.log_loss == pytest.approx(0.693, abs=0.01)
    assert fit_of(played_with(best, apart), apart.share) == best.learned


def test_with_less_hindsight_a_position_is_worth_what_it_was_seen_to_be_worth_a_turn_later() -> (
    None
):
    rows = [Row([0.0], 0.5, share) for share in (1.0, 0.0, 1.0, 0.0, 1.0, 0.0)]
    positions = positions_of([Lesson(0, rows, seats=2)])
    assert positions.later == [2, 3, 4, 5, -1, -1]
    seen = np.array([0.5, 0.5, 0.6, 0.4, 0.8, 0.2])
    assert looked_back(positions, seen, 1.0).tolist() == positions.share.tolist()
    assert looked_back(positions, seen, 0.5) == pytest.approx([0.75, 0.25, 0.9, 0.1, 1.0, 0.0])


def played_with(best: Learner, apart: Positions) -> Any:  # an array of chances
    """What bots make of positions by what was learned."""
    net = best.net
    value = Learned(net.cells.tolist(), net.cell_bias.tolist(), net.weights.tolist(), net.bias)
    return np.array([value.chance(list(row)) for row in apart.features.tolist()])


def test_too_few_games_teach_nothing() -> None:
    with pytest.raises(Invalid, match="at least 5 finished games"):
        gather(made_up(1))


def test_ranks_tell_how_often_winners_are_seen_ahead() -> None:
    found = np.array([0.9, 0.8, 0.5, 0.5, 0.1])
    assert auc(found, np.array([True, True, False, False, False])) == 1.0
    assert auc(found, np.array([False, False, True, True, True])) == 0.0
    assert auc(np.array([0.5, 0.5]), np.array([True, False])) == 0.5


# --- the command


def test_the_command_writes_what_was_learned_and_how(tmp_path: Path) -> None:
    out = tmp_path / "values.json"
    arguments = (
        f"train pebbles --bot random --players 2,3 --games 12 --seed 3 --cells 2 --out {out}"
    )
    result = CliRunner().invoke(app, [*arguments.split(), "--work", str(tmp_path / "work")])
    assert result.exit_code == 0, result.output
    assert "judge, brought to scale" in result.stdout
    found = msgspec.json.decode(out.read_bytes(), type=LearnedValue)
    assert found.command == (
        "ziggurat train pebbles --bot random --players 2,3 --games 12 --seed 3 --cells 2 --stray 5"
    )
    assert (found.games, found.held_out, found.features) == (12, 3, ["mine", "heap"])
    assert 0.0 <= found.value().chance([6.0, 0.0]) <= 1.0


@pytest.mark.parametrize(
    ("wish", "refusal"),
    [
        ("--players two", "numbers parted by commas"),
        ("--players 9", "played by 2 to 4 players"),
        ("--games 2", "at least 5 games"),
        ("--bot zeus", "no bot 'zeus'"),
    ],
)
def test_a_wish_that_makes_no_sense_is_refused(wish: str, refusal: str, tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["train", "pebbles", *wish.split(), "--work", str(tmp_path)])
    assert isinstance(result.exception, Invalid)
    assert refusal in str(result.exception)


def test_a_game_without_features_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "find_game", lambda _: PebblesGame())
    result = CliRunner().invoke(app, ["train", "pebbles"])
    assert "has no features" in str(result.exception)


def test_a_file_learned_from_other_features_is_refused() -> None:
    with pytest.raises(Invalid, match="cannot be read"):
        read_learned("tests.games.pebbles", ("mine",))
