"""Stored games, one for each way to sit down, replay to their stored results.

When the rules change on purpose, `python -m tests.games.monumental.test_records` plays games at
random anew on the same tables and writes them down.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.monumental.random_play import random_match
from tests.games.monumental.table import GAME
from ziggurat.kernel import record
from ziggurat.kernel.errors import Invalid
from ziggurat.kernel.game import Settings

FOLDER = Path(__file__).parent / "records"
TABLES: dict[str, tuple[int, int, Settings]] = {
    "core": (2, 11, {"cards": "core", "trade": 0, "future": 0, "reserve": 0, "unrest": 0,
                     "natural_wonders": 0, "quests": 0, "heroes": 0, "monsters": 0}),
    "continuous": (4, 12, {"continuous": 1}),
    "five": (5, 13, {"renaissance": 1}),
    "full": (3, 14, {}),
    "solo": (1, 15, {"advanced": 3}),
    "automas": (2, 16, {"automas": 2, "continuous": 1, "map": "map_4p_2"}),
}  # fmt: skip
"""What is stored: seats, seed and settings by name."""
STORED = [FOLDER / f"{name}.zig" for name in sorted(TABLES)]


def stored(path: Path) -> record.Record:
    return record.read(path.read_text(encoding="utf-8"))


def renew() -> None:
    """Play every stored game anew and write it down."""
    FOLDER.mkdir(exist_ok=True)
    for name, (seats, seed, settings) in TABLES.items():
        text = record.write(random_match(seats, seed, settings))
        (FOLDER / f"{name}.zig").write_text(text, encoding="utf-8")


def test_the_stored_games_have_every_number_of_seats_and_both_modes() -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == [path.name for path in STORED]
    games = [stored(path) for path in STORED]
    assert {game.seats for game in games} == {1, 2, 3, 4, 5}
    assert {game.settings["continuous"] for game in games} == {"0", "1"}
    assert {game.ending for game in games} == set(GAME.endings)


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_stored_game_replays_to_its_stored_result(path: Path) -> None:
    game = stored(path)
    match = record.replay(game, GAME)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.places == game.places
    assert record.write(match) == path.read_text(encoding="utf-8"), (
        "if the change is meant: python -m tests.games.monumental.test_records"
    )


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_stored_game_with_another_result_is_refused(path: Path) -> None:
    text = path.read_text(encoding="utf-8").replace("ending: ", "ending: un", 1)
    with pytest.raises(Invalid, match="is not what the moves lead to"):
        record.replay(record.read(text), GAME)


if __name__ == "__main__":
    renew()
