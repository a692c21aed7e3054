"""Games as readable transcripts: each move on a line, below it what came of it."""

from __future__ import annotations

from typing import Any

from ziggurat.kernel.match import Match

MOVE = "> "
"""What the line of a move begins with; behind it the seat, a colon and the notation."""


def heading(match: Match[Any], seed: int) -> str:
    """The first line: the game, the version of its rules, the seed and the seats."""
    game, state = match.game, match.state
    seats = ", ".join(f"{seat} {game.seat_name(state, seat)}" for seat in range(match.seat_count))
    return f"{game.title}, rules version {game.rules_version}, seed {seed}: {seats}"


def told(match: Match[Any], number: int) -> list[str]:
    """What the log tells of a move, secrets included; of number 0, what comes before all moves."""
    game, state = match.game, match.state
    told = [logged.told for logged in match.log if logged.move == number]
    return [
        f"  {each.clause}: {game.words(state, game.words_of(state, each.event))}" for each in told
    ]


def moves_and_results(match: Match[Any]) -> list[str]:
    """Each move, and below it the lines of the log it led to."""
    lines: list[str] = []
    for number, move in enumerate(match.moves, start=1):
        lines.append(f"{MOVE}{move.seat}: {move.text}")
        lines += told(match, number)
    return lines


def moves_of(text: str) -> list[tuple[int, str]]:
    """The moves of a transcript: seat and notation."""
    moves = [line.removeprefix(MOVE) for line in text.splitlines() if line.startswith(MOVE)]
    return [(int(seat), move) for seat, _, move in (line.partition(": ") for line in moves)]
