"""Stored games, for every ending and many ways to sit down, replay to their stored results.

When the rules change on purpose, `python -m tests.games.mega.test_records` plays games anew on the
same tables and writes them down.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.games.mega.random_play import GAME, ambitious_match, match_of_leavers, random_match
from ziggurat.kernel import record
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import Settings
from ziggurat.kernel.match import Match

FOLDER = Path(__file__).parent / "records"
Play = Callable[[int, int, Settings], Match[Any]]
TABLES: dict[str, tuple[Play, int, int, Settings]] = {
    "succession": (ambitious_match, 3, 8, {"short": 1, "turns": 60}),
    "alone": (match_of_leavers, 3, 7, {}),
    "market": (random_match, 4, 21, {"turns": 6}),
    "five": (random_match, 5, 22, {"short": 1, "turns": 6}),
    "live": (random_match, 6, 23, {"short": 1, "live": 1, "board": "west", "turns": 3}),
    "plain": (random_match, 7, 24, {"buildings": 0, "turns": 6}),
    "expert": (random_match, 9, 25, {"expert": 1, "turns": 5}),
    "mixed": (random_match, 10, 26, {"turns": 4}),
    "blocks": (random_match, 12, 27, {"short": 1, "turns": 2}),
    "eighteen": (random_match, 18, 28, {"short": 1, "turns": 1}),
}
"""What is stored, by name: how it was played, seats, seed and settings."""
STORED = [FOLDER / f"{name}.zig" for name in sorted(TABLES)]


def stored(path: Path) -> record.Record:
    return record.read(path.read_text(encoding="utf-8"))


def renew() -> None:
    """Play every stored game anew and write it down."""
    FOLDER.mkdir(exist_ok=True)
    for name, (play, seats, seed, settings) in TABLES.items():
        text = record.write(play(seats, seed, settings))
        (FOLDER / f"{name}.zig").write_text(text, encoding="utf-8")


def test_the_stored_games_have_every_ending_and_every_way_to_trade() -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == [path.name for path in STORED]
    games = [stored(path) for path in STORED]
    assert {game.ending for game in games} == set(GAME.endings)
    assert {game.seats for game in games} >= {3, 4, 5, 9, 10, 12, 18}
    for setting in ("short", "expert", "live", "buildings"):
        assert {game.settings[setting] for game in games} == {"0", "1"}, setting
    assert {game.settings["board"] for game in games} == {"east", "west"}


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_stored_game_replays_to_its_stored_result(path: Path) -> None:
    game = stored(path)
    match = record.replay(game, GAME)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.places == game.places
    assert record.write(match) == path.read_text(encoding="utf-8"), (
        "if the change is meant: python -m tests.games.mega.test_records"
    )


def test_a_stored_game_with_another_result_is_refused() -> None:
    text = (FOLDER / "alone.zig").read_text(encoding="utf-8")
    with pytest.raises(Invalid, match="is not what the moves lead to"):
        record.replay(record.read(text.replace("ending: ", "ending: un", 1)), GAME)


if __name__ == "__main__":
    renew()
