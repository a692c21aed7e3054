"""One whole game of two players and an Automa as a readable transcript: moves and their results.

A change of this transcript is a change of the rules or of the log, and is reviewed like one.
`python -m tests.games.monumental.test_playthrough` plays a random game anew and writes it down.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.games.monumental.random_play import random_match
from tests.games.monumental.table import GAME
from tests.games.transcripts import heading, moves_and_results, moves_of, told
from ziggurat.kernel.dice import seed_from_number
from ziggurat.kernel.game import Settings
from ziggurat.kernel.match import Match

TRANSCRIPT = Path(__file__).with_name("playthrough.txt")
SEED = 21
SEATS = 2
SETTINGS: Settings = {"automas": 1, "advanced": 2}


def transcript(match: Match[Any]) -> str:
    """A finished match as text: each move, and below it the lines of the log it led to."""
    outcome = match.outcome()
    assert outcome is not None
    lines = [heading(match, SEED), *told(match, 0), *moves_and_results(match)]
    for seat, score in enumerate(outcome.scores):
        lines.append(f"seat {seat}: place {outcome.places[seat]}, {score.total} points")
    for rival in outcome.rivals:
        lines.append(f"{rival.name}: place {rival.place}, {rival.score.total} points")
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
        "if the change is meant: python -m tests.games.monumental.test_playthrough"
    )


def test_the_transcript_tells_of_cities_conquests_automa_cards_and_an_end() -> None:
    lines = TRANSCRIPT.read_text(encoding="utf-8").splitlines()
    clauses = {line.split(":")[0].strip() for line in lines if line.startswith("  ")}
    assert {"MO-4.1.1", "MO-9.2", "MO-4.4.2", "MO-10.1", "MO-10.3", "MO-11.8"} <= clauses
    assert any("Automa" in line for line in lines)
    assert lines[-1].startswith("The end by last_round")


if __name__ == "__main__":
    renew()
