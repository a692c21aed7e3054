"""Positions to learn from: what could be counted at the end of each turn, and who won then.

Games are kept one by one in a folder of work, so that playing can be interrupted and taken up
again.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from ziggurat.arena.simulation import THINKING, in_processes, seed_of_game
from ziggurat.bots.bot import Bot, Budget, Decided, Sight
from ziggurat.bots.registry import find_bot
from ziggurat.bots.seating import play_out
from ziggurat.games.registry import find_game
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.filing import write_whole
from ziggurat.kernel.game import Game, Settings
from ziggurat.kernel.options import Options
from ziggurat.kernel.state import Seat

WATCHING = 2
"""Tells the stream of chance of whoever looks on from those of game and players."""
OUT_OF = 100
HELD_OUT = 5
"""One game of so many is not learned from, but kept apart to see what was learned."""


class Lessons(msgspec.Struct, frozen=True):
    """Which games are played to learn from."""

    game: str
    bot: str
    """Who plays, in every seat."""
    players: tuple[int, ...]
    """The numbers of seats, in turn from game to game."""
    games: int
    seed: int = 1
    stray: int = 5
    """So many answers of a hundred are given by chance, so that positions are of all sorts."""
    settings: Settings = {}


class Row(msgspec.Struct, array_like=True):
    """One position as a seat saw it, and what it won in the end."""

    features: list[float]
    judge: float
    share: float = 0.0


class Lesson(msgspec.Struct):
    """The positions of one game: of each turn one for every seat, in the order of seats."""

    number: int
    rows: list[Row]
    seats: int = 1


class Straying:
    """A bot that now and then takes any of the answers worth a thought."""

    def __init__(self, bot: Bot, percent: int) -> None:
        self.bot = bot
        self.name = bot.name
        self.percent = percent

    def decide(self, sight: Sight, options: Options, budget: Budget, dice: Dice) -> Decided:
        if dice.below(OUT_OF) < self.percent:
            position = sight.look(dice.fork(dice.counter))
            answers = sight.game.candidates(position, sight.seat, dice)
            return Decided(answers[dice.below(len(answers))], "To see something else.")
        return self.bot.decide(sight, options, budget, dice)


class Onlooker:
    """Notes how every seat stands whenever a turn has ended."""

    def __init__(self, game: Game[Any], seats: int, dice: Dice) -> None:
        self.game = game
        self.seats = seats
        self.dice = dice
        self.turn = -1
        self.rows: list[tuple[Seat, Row]] = []

    # Every game can be learned, so the kind of state is left open.
    def __call__(self, state: Any) -> None:
        turn = self.game.turn(state)
        if turn == self.turn:
            return
        self.turn = turn
        for seat in range(self.seats):
            position = self.game.imagine(state, seat, self.dice.fork(self.dice.below(1 << 30)))
            row = Row(self.game.features(position, seat), self.game.judge(position, seat))
            self.rows.append((seat, row))


def play_lesson(lessons: Lessons, number: int) -> Lesson:
    """Play one game and note its positions; a game that comes to no end teaches nothing."""
    game = find_game(lessons.game)
    seats = lessons.players[number % len(lessons.players)]
    settings = game.complete(lessons.settings)
    seed = seed_of_game(lessons.seed, number)
    state = game.setup(seats, settings, seed)
    onlooker = Onlooker(game, seats, Dice(seed).fork(WATCHING))
    bots = [Straying(find_bot(lessons.bot), lessons.stray)] * seats
    limit = game.longest(seats, settings)
    play_out(game, state, bots, Dice(seed).fork(THINKING), Budget(), limit, onlooker)
    outcome = game.outcome(state)
    if outcome is None:
        return Lesson(number, [])
    winners = outcome.winners()
    first = len(winners) + len(outcome.winning_rivals())
    for seat, row in onlooker.rows:
        row.share = 1.0 / first if seat in winners else 0.0
    return Lesson(number, [row for _, row in onlooker.rows], seats)


def work_folder(lessons: Lessons, below: Path) -> Path:
    """Where the games of these lessons are kept: lessons of the same kind share them."""
    features = find_game(lessons.game).feature_names
    kind = msgspec.structs.replace(lessons, games=0)
    name = blake2b(msgspec.json.encode((kind, features)), digest_size=6).hexdigest()
    return below / f"{lessons.game}-{name}"


def play_lessons(lessons: Lessons, folder: Path, workers: int) -> Iterator[Lesson]:
    """All games, those that were played before from the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    missing = [n for n in range(lessons.games) if not (folder / f"{n}.msgpack").exists()]
    for number in set(range(lessons.games)) - set(missing):
        data = (folder / f"{number}.msgpack").read_bytes()
        yield msgspec.msgpack.decode(data, type=Lesson)
    job = partial(play_lesson, lessons)
    played = map(job, missing) if workers == 1 else in_processes(job, missing, workers)
    for lesson in played:
        write_whole(folder / f"{lesson.number}.msgpack", msgspec.msgpack.encode(lesson))
        yield lesson
