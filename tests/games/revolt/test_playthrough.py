"""One whole game of three players as a readable transcript: moves, and what came of them.

A change of this transcript is a change of the rules or of the log, and is reviewed like one.
`python -m tests.games.revolt.test_playthrough` plays a random game anew and writes it down.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.games.revolt.random_play import random_match
from tests.games.revolt.table import GAME
from tests.games.transcripts import heading, moves_and_results, moves_of
from ziggurat.kernel.dice import seed_from_number
from ziggurat.kernel.match import Match

TRANSCRIPT = Path(__file__).with_name("playthrough.txt")
SEED = 549
SEATS = 3


def transcript(match: Match[Any]) -> str:
    """A finished match as text: each move, and below it the lines of the log it led to."""
    outcome = match.outcome()
    assert outcome is not None
    lines = [heading(match, SEED), *moves_and_results(match)]
    places = ", ".join(f"seat {seat} place {place}" for seat, place in enumerate(outcome.places))
    lines.append(f"The end by {outcome.reason} ({outcome.clause}): {places}; {match.digest()}")
    return "\n".join(lines) + "\n"


def renew() -> None:
    """Write the transcript anew."""
    TRANSCRIPT.write_text(transcript(random_match(SEATS, SEED)), encoding="utf-8")


def test_the_moves_of_the_transcript_lead_to_the_very_same_game() -> None:
    text = TRANSCRIPT.read_text(encoding="utf-8")
    match = Match(GAME, seats=SEATS, seed=seed_from_number(SEED))
    for seat, move in moves_of(text):
        match.answer(seat, move)
    assert match.is_over
    assert transcript(match).splitlines() == text.splitlines(), (
        "if the change is meant: python -m tests.games.revolt.test_playthrough"
    )


def test_the_transcript_tells_of_dice_upkeep_and_an_end() -> None:
    lines = TRANSCRIPT.read_text(encoding="utf-8").splitlines()
    clauses = {line.split(":")[0].strip() for line in lines if line.startswith("  ")}
    assert {"ER-17", "ER-23", "ER-30", "ER-62a", "ER-63"} <= clauses
    assert lines[-1].startswith("The end by ")


if __name__ == "__main__":
    renew()
