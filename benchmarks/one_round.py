"""One round of measuring one program: `python benchmarks/one_round.py revolt`.

The programs are revolt, monumental, continuous, mega, mega18, catanatron and chess.

Prints one JSON object. Every program plays whole games at random from fixed seeds for about as
long as `SECONDS` says, on one core, and copies a position from the middle of a game.
"""

from __future__ import annotations

import json
import os
import random
import resource
import sys
import time
from collections.abc import Callable
from typing import Any

SECONDS = 3.0
COPIES = 3000


def measure(play: Callable[[int], int], copy: Callable[[], Any]) -> dict[str, float]:
    """Play games until the time is up, then copy a position again and again."""
    play(0)  # warm: imports, caches, tables
    games, decisions = 0, 0
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        games += 1
        decisions += play(games)
    playing = time.perf_counter() - start
    start = time.perf_counter()
    for _ in range(COPIES):
        copy()
    copying = time.perf_counter() - start
    return {
        "decisions_per_second": decisions / playing,
        "games_per_second": games / playing,
        "decisions_per_game": decisions / games,
        "copies_per_second": COPIES / copying,
        "peak_megabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    }


def ours(name: str, seats: int, before_copying: int, **wish: int) -> dict[str, float]:
    """A game of ours, interpreted or compiled as PYTHONPATH says."""
    from ziggurat.games.registry import find_game
    from ziggurat.kernel.course import play_at_random
    from ziggurat.kernel.dice import Dice, seed_from_number

    game = find_game(name)
    settings = game.complete(dict(wish))

    def play(number: int) -> int:
        state = game.setup(seats, settings, seed_from_number(number))
        return play_at_random(state, Dice(seed_from_number(-number)), 10**9)

    middle = game.setup(seats, settings, seed_from_number(1))
    play_at_random(middle, Dice(seed_from_number(-1)), before_copying)
    return measure(play, middle.copy)


def revolt() -> dict[str, float]:
    """Empire's Revolt with six players."""
    return ours("revolt", 6, 800)


def monumental() -> dict[str, float]:
    """Monumental with four players and all of African Empires."""
    return ours("monumental", 4, 180)


def continuous() -> dict[str, float]:
    """The same in Continuous Play."""
    return ours("monumental", 4, 180, continuous=1)


def mega() -> dict[str, float]:
    """Mega Empires with nine players, as it comes."""
    return ours("mega", 9, 3000)


def mega18() -> dict[str, float]:
    """The same with eighteen players, the most there are."""
    return ours("mega", 18, 6000)


def catanatron() -> dict[str, float]:
    """Catanatron with four random players, the most it seats."""
    from catanatron import Color, Game, RandomPlayer

    def begin(number: int) -> Any:
        random.seed(number)
        colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        return Game([RandomPlayer(colour) for colour in colours], seed=number)

    def play(number: int) -> int:
        game = begin(number)
        ticks = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            ticks += 1
        return ticks

    middle = begin(1)
    for _ in range(400):
        middle.play_tick()
    return measure(play, middle.copy)


def python_chess() -> dict[str, float]:
    """python-chess with random moves until the game is over."""
    import chess

    def play(number: int) -> int:
        choose = random.Random(number)
        board = chess.Board()
        moves = 0
        while not board.is_game_over() and moves < 400:
            board.push(choose.choice(list(board.legal_moves)))
            moves += 1
        return moves

    middle = chess.Board()
    choose = random.Random(1)
    for _ in range(40):
        middle.push(choose.choice(list(middle.legal_moves)))
    return measure(play, middle.copy)


PROGRAMS = {
    "revolt": revolt,
    "monumental": monumental,
    "continuous": continuous,
    "mega": mega,
    "mega18": mega18,
    "catanatron": catanatron,
    "chess": python_chess,
}


def main() -> None:
    """Measure on one core and print the figures."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    print(json.dumps(PROGRAMS[sys.argv[1]]()))


if __name__ == "__main__":
    main()
