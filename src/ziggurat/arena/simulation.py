"""Many games: the same plan gives the same results on any machine and any number of workers.

Every game has a seed of its own, made of the plan's seed and the game's number, and nothing passes
from one game to the next. Results are given one after the other, in the order of the games, and
not kept: memory does not grow with their number.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from hashlib import blake2b
from multiprocessing import get_context
from typing import TypeVar

import msgspec

from ziggurat.bots.bot import Bot, Budget
from ziggurat.bots.random_bot import RandomBot
from ziggurat.bots.registry import check_bot, find_bot
from ziggurat.bots.seating import Paces, Played, play_out
from ziggurat.games.registry import find_game
from ziggurat.kernel import saving
from ziggurat.kernel.course import play_at_random
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken, Invalid
from ziggurat.kernel.game import Settings

UNFINISHED = "unfinished"
"""The ending of a game that was stopped because it had become longer than the game allows."""
R = TypeVar("R")

THINKING = 1
"""Tells the bots' stream of chance from the game's own."""
AHEAD = 4
"""Games a worker is given in advance, so that it never waits."""


class Plan(msgspec.Struct, frozen=True):
    """A simulation: what is played, by whom, how often, and by what chance."""

    game: str
    bots: tuple[str, ...]
    """A bot a seat, as they sit in the first game; then they move on by one seat a game."""
    games: int
    seed: int = 1
    settings: Settings = {}
    budget: Budget = Budget()


class Result(msgspec.Struct, frozen=True):
    """What came of one game. Lists go by seat."""

    number: int
    bots: list[str]
    names: list[str]
    """What the seats were called: their nations or civilizations."""
    places: list[int]
    ending: str
    rounds: int
    decisions: int
    digest: str
    """The name of the final position."""
    failures: list[str]
    """What bots did wrong; they played the default then."""
    rivals: list[int] = []
    """The places of the players the game played itself."""
    paces: Paces = msgspec.field(default_factory=Paces)
    """How long each bot thought; random play is not watched."""

    def shares(self) -> list[float]:
        """Each seat's share of the win: equal winners share it, rivals among them."""
        winners = self.places.count(1) + self.rivals.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.places]

    def even(self) -> float:
        """The share of the win of a player no better than the others."""
        return 1 / (len(self.places) + len(self.rivals))


def check_plan(plan: Plan) -> Plan:
    """The plan with its settings complete; `Invalid` says what is wrong with it."""
    game = find_game(plan.game)
    game.require_seats(len(plan.bots))
    for name in plan.bots:
        check_bot(name, game)
    if plan.games < 1:
        raise Invalid(f"A simulation plays at least one game, not {plan.games}.")
    settings = game.complete(plan.settings)
    game.setup(len(plan.bots), settings, seed_of_game(plan.seed, 0))  # a bad map shows itself here
    return msgspec.structs.replace(plan, settings=settings)


def seed_of_game(seed: int, number: int) -> bytes:
    """The secret of one game's dice."""
    text = f"{seed}/{number}".encode()
    return blake2b(text, digest_size=32, person=b"ziggurat arena").digest()


def seated(bots: tuple[str, ...], number: int) -> list[str]:
    """Who sits where in a game: all move on by one seat from game to game.

    After as many games as there are seats every bot has sat in every seat once.
    """
    shift = number % len(bots)
    return [*bots[shift:], *bots[:shift]]


def play_game(plan: Plan, number: int) -> Result:
    """Play one game of a checked plan."""
    game = find_game(plan.game)
    names = seated(plan.bots, number)
    seed = seed_of_game(plan.seed, number)
    state = game.setup(len(names), plan.settings, seed)
    dice = Dice(seed).fork(THINKING)
    limit = game.longest(len(names), plan.settings)
    bots = [find_bot(name) for name in names]
    played = Played()
    if is_all_random(bots):
        played.answers = play_at_random(state, dice, limit)
    else:
        played = play_out(game, state, bots, dice, plan.budget, limit)
    outcome = game.outcome(state)
    saved = saving.save(game, state, len(names), plan.settings)
    return Result(
        number=number,
        bots=names,
        names=[game.seat_name(state, seat) for seat in range(len(names))],
        places=outcome.places if outcome else [0] * len(names),
        ending=outcome.reason if outcome else UNFINISHED,
        rounds=game.rounds(state),
        decisions=played.answers,
        digest=saving.digest(saved),
        failures=played.failures[:1],  # one tells what is wrong; a bad bot could fill the memory
        rivals=[rival.place for rival in outcome.rivals] if outcome else [],
        paces=played.paces,
    )


def is_all_random(bots: list[Bot]) -> bool:
    """Whether the kernel can play the game by itself: it gives the same game, much faster."""
    return all(isinstance(bot, RandomBot) for bot in bots)


def play_games(plan: Plan, workers: int) -> Generator[Result, None, None]:
    """Play all games of a checked plan; the results come in the order of the games."""
    if workers < 1:
        raise Invalid(f"A simulation needs at least one worker, not {workers}.")
    if workers == 1:
        for number in range(plan.games):
            yield play_game(plan, number)
        return
    job = partial(play_game, plan)
    yield from in_processes(job, range(plan.games), min(workers, plan.games))


def in_processes(job: Callable[[int], R], numbers: Sequence[int], workers: int) -> Iterator[R]:
    """What a job makes of each number, in order, from processes that end with this one."""
    # Fresh processes instead of forked ones: a fork would copy threads of a progress bar.
    context = get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=die_when_interrupted)
    waiting: deque[Future[R]] = deque()
    try:
        for number in numbers:
            waiting.append(pool.submit(job, number))
            if len(waiting) >= workers * AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool as error:
        raise Broken("a worker ended in the middle of a game") from error
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def die_when_interrupted() -> None:
    """Let Ctrl-C end a worker without a word: the first process tells the person."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
