"""Some turns of a game of five as a readable transcript: moves and their results.

A change of this transcript is a change of the rules or of the log, and is reviewed like one.
`python -m tests.games.mega.test_playthrough` plays a random game anew and writes it down.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.games.mega.random_play import GAME, random_match
from tests.games.transcripts import heading, moves_and_results, moves_of, told
from ziggurat.kernel.dice import seed_from_number
from ziggurat.kernel.game import Settings
from ziggurat.kernel.match import Match

TRANSCRIPT = Path(__file__).with_name("playthrough.txt")
SEED = 31
SEATS = 5
SETTINGS: Settings = {"short": 1, "turns": 5}


def transcript(match: Match[Any]) -> str:
    """A finished match as text: each move, and below it the lines of the log it led to."""
    outcome = match.outcome()
    assert outcome is not None
    lines = [heading(match, SEED), *told(match, 0), *moves_and_results(match)]
    for seat, score in enumerate(outcome.scores):
        lines.append(f"seat {seat}: place {outcome.places[seat]}, {score.total} points")
    lines.append(f"The end by {outcome.reason} ({outcome.clause}); {match.digest()}")
    return "\n".join(lines) + "\n"


def renew() -> None:
    """Write the transcript anew."""
    TRANSCRIPT.write_text(transcript(random_match(SEATS, SEED, SETTINGS)), encoding="utf-8")


def test_the_moves_of_the_transcript_lead_to_the_very_same_game() -> None:
    text = TRANSCRIPT.read_text(encoding="utf-8")
    match = Match(GAME, seats=SEATS, seed=seed_from_number(SEED), settings=SETTINGS)
    for seat, move in moves_of(text):
        match.answer(seat, move)
    assert match.is_over
    assert transcript(match).splitlines() == text.splitlines(), (
        "if the change is meant: python -m tests.games.mega.test_playthrough"
    )


def test_the_transcript_tells_of_every_phase() -> None:
    lines = TRANSCRIPT.read_text(encoding="utf-8").splitlines()
    clauses = {line.split(":")[0].strip() for line in lines if line.startswith("  ")}
    told_of = {"ME-Z4", "ME-Z5", "ME-T1", "ME-X4", "ME-M2", "ME-D1", "ME-R11.1", "ME-R7", "ME-L1",
               "ME-K3", "ME-V1", "ME-W5"}  # fmt: skip
    assert told_of - clauses == set()
    assert lines[-1].startswith("The end by limit (ME-H13)")


if __name__ == "__main__":
    renew()
