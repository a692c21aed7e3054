"""Stored games, one for each way a game can end, replay to their stored results.

When the rules change on purpose, `python -m tests.games.revolt.test_records` plays the same moves
anew and writes down the positions they lead to now.
"""

from pathlib import Path

import pytest

from tests.games.revolt.table import GAME
from ziggurat.kernel import record
from ziggurat.kernel.errors import Invalid

STORED = sorted((Path(__file__).parent / "records").glob("*.zig"))


def stored(path: Path) -> record.Record:
    return record.read(path.read_text(encoding="utf-8"))


def renew() -> None:
    """Write every record again with the moves it has; stops at a move that is not legal now."""
    for path in STORED:
        match = record.begin(stored(path), GAME)
        for move in stored(path).moves:
            match.answer(move.seat, move.text)
        path.write_text(record.write(match), encoding="utf-8")


def test_there_is_a_stored_game_for_every_ending() -> None:
    assert {path.stem for path in STORED} == set(GAME.endings)


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_stored_game_replays_to_its_stored_result(path: Path) -> None:
    game = stored(path)
    match = record.replay(game, GAME)
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.places) == (path.stem, game.places)
    assert record.write(match) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_stored_game_with_another_result_is_refused(path: Path) -> None:
    text = path.read_text(encoding="utf-8").replace("ending: ", "ending: un", 1)
    with pytest.raises(Invalid, match="is not what the moves lead to"):
        record.replay(record.read(text), GAME)


if __name__ == "__main__":
    renew()
