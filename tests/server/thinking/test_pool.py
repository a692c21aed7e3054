"""The pool of workers: what bots answer, whatever they do to their process."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from tests.server.thinking import bad_bots
from ziggurat.bots.bot import Budget
from ziggurat.bots.greedy import GreedyBot
from ziggurat.bots.seating import ask
from ziggurat.games.registry import find_game
from ziggurat.kernel.dice import Dice
from ziggurat.kernel.errors import Broken, Illegal, Invalid
from ziggurat.kernel.match import Match
from ziggurat.server.thinking import process
from ziggurat.server.thinking.pool import Pool, PoolPlan
from ziggurat.server.thinking.thinker import Thinker, Thought, Unfinished

REVOLT = find_game("revolt")
MATCH = Match(REVOLT, seats=3, seed=b"thinking")
POSITION = MATCH.save()
SEAT = MATCH.seats()[0]
PATIENT = PoolPlan(workers=1, seconds=240.0)
"""Where nothing is to run out of time."""
IMPATIENT = PoolPlan(workers=1, seconds=1.0)
"""For bots that never answer: of no other is it known how long it takes on a busy machine."""


@asynccontextmanager
async def opened(plan: PoolPlan) -> AsyncIterator[Pool]:
    pool = Pool(plan)
    await pool.open()
    try:
        async with asyncio.timeout(240):
            yield pool
    finally:
        await pool.close()


def decide(pool: Thinker, bot: str, seed: bytes = b"seed") -> Coroutine[None, None, Thought]:
    name = f"{bad_bots.HERE}:{bot}" if bot[0].isupper() else bot
    return pool.decide(game="revolt", position=POSITION, seat=SEAT, bot=name, seed=seed)


def answer_of(bot: str, plan: PoolPlan = PATIENT) -> tuple[Thought, Thought]:
    """What a bot comes to, and what a good one comes to after it in the same pool."""

    async def play() -> tuple[Thought, Thought]:
        async with opened(plan) as pool:
            first = await decide(pool, bot)
            pool.plan = msgspec.structs.replace(plan, seconds=PATIENT.seconds)
            return first, await decide(pool, "greedy")

    first, then = asyncio.run(play())
    assert not then.failed
    return first, then


def is_legal(thought: Thought) -> bool:
    return MATCH.options(SEAT).contains(MATCH.options(SEAT).read(thought.answer))


def test_a_worker_answers_as_the_bot_does_here() -> None:
    here = ask(GreedyBot(), REVOLT, MATCH.state, SEAT, Budget(), Dice(b"seed"))
    there, _ = answer_of("greedy")
    assert there == Thought(MATCH.options(SEAT).write(here.answer), here.reason)


def test_the_seed_decides_what_chance_gives_a_bot() -> None:
    async def play() -> list[Thought]:
        async with opened(PATIENT) as pool:
            return [await decide(pool, "random", seed) for seed in (b"1", b"1", b"2", b"3", b"4")]

    first, again, *others = asyncio.run(play())
    assert first == again
    assert any(other.answer != first.answer for other in others)
    assert all(is_legal(thought) for thought in (first, *others))


def test_a_bot_is_told_to_end_by_itself_before_it_would_be_ended() -> None:
    thought, _ = answer_of("Telling")
    assert 0 < float(thought.reason) < PATIENT.seconds


def test_advice_comes_from_the_strongest_bot_that_fits_the_time() -> None:
    async def play() -> Thought:
        async with opened(PATIENT) as pool:
            return await pool.advise(game="revolt", position=POSITION, seat=SEAT, seed=b"seed")

    thought = asyncio.run(play())
    assert thought.bot in {"planner", "master"}
    assert is_legal(thought)
    assert thought.reason


def test_a_bot_that_never_answers_fails_when_its_time_is_over() -> None:
    thought, _ = answer_of("Never", IMPATIENT)
    assert thought.answer == ""
    assert thought.failed == "took longer than 1 s"


def test_a_bot_that_ends_its_process_fails_and_the_process_is_replaced() -> None:
    thought, _ = answer_of("Exiting")
    assert thought.answer == ""
    assert thought.failed == "ended its process (code 3)"


def test_a_bot_that_interrupts_its_process_fails() -> None:
    thought, _ = answer_of("Interrupting")
    assert "ended its process" in thought.failed


def test_a_bot_that_raises_fails_with_its_words_made_fit_for_a_line() -> None:
    thought, _ = answer_of("Raising")
    assert thought.failed.startswith("failed with ValueError: two lines, and much more: x")
    assert len(thought.failed) <= 300
    assert thought.answer == ""


def test_a_bot_that_exits_the_polite_way_fails() -> None:
    thought, _ = answer_of("Leaving")
    assert thought.failed == "failed with SystemExit: had enough"


def test_a_bot_that_gives_an_illegal_answer_fails() -> None:
    thought, _ = answer_of("Wrong")
    assert thought.failed == "gave the answer (-1, -2, -3), which is not allowed"


def test_a_bot_that_prints_and_reads_disturbs_nobody() -> None:
    thought, _ = answer_of("Chatty")
    assert thought.reason == "got away with it"


@pytest.mark.skipif(os.name == "nt", reason="the system has no such limit")
def test_a_bot_gets_no_more_memory_than_the_plan_says() -> None:
    half = PoolPlan(workers=1, seconds=PATIENT.seconds, memory=1 << 29)
    refused, _ = answer_of("Greedy", half)
    assert refused.failed == "failed with MemoryError:"
    allowed, _ = answer_of("Greedy", PoolPlan(workers=1, seconds=PATIENT.seconds, memory=0))
    assert allowed.reason == "got away with it"


def test_an_unknown_bot_fails_with_a_sentence() -> None:
    thought, _ = answer_of("nobody")
    assert thought.failed.startswith("could not think: There is no bot 'nobody'.")


@pytest.mark.parametrize(
    ("game", "position", "seat", "why"),
    [
        ("chess", POSITION, SEAT, "There is no game 'chess'."),
        ("revolt", b"{", SEAT, "The saved position is damaged"),
        ("revolt", POSITION, SEAT + 1, f"The position asks seat {SEAT + 1} nothing."),
    ],
)
def test_what_cannot_be_thought_about_fails(
    game: str, position: bytes, seat: int, why: str
) -> None:
    async def play() -> Thought:
        async with opened(PATIENT) as pool:
            return await pool.decide(
                game=game, position=position, seat=seat, bot="greedy", seed=b""
            )

    thought = asyncio.run(play())
    assert thought.failed.startswith(f"could not think: {why}")
    assert thought.answer == ""


def test_two_tables_are_thought_about_at_the_same_time(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    async def play() -> list[Thought]:
        async with opened(PoolPlan(workers=2, seconds=PATIENT.seconds)) as pool:
            reader = decide(pool, "Meeting", f"r {pipe}".encode())
            writer = decide(pool, "Meeting", f"w {pipe}".encode())
            return list(await asyncio.gather(reader, writer))

    assert [thought.failed for thought in asyncio.run(play())] == ["", ""]


def test_others_are_answered_while_a_bot_is_stuck() -> None:
    async def play() -> tuple[bool, list[str]]:
        async with opened(PoolPlan(workers=2, seconds=PATIENT.seconds)) as pool:
            stuck = asyncio.ensure_future(decide(pool, "Never"))
            others = [(await decide(pool, "greedy")).failed for _ in range(20)]
            return stuck.done(), others

    is_done, failures = asyncio.run(play())
    assert not is_done
    assert failures == [""] * 20


def test_failures_of_one_worker_do_not_touch_the_answers_of_another() -> None:
    async def play() -> list[Thought]:
        async with opened(PoolPlan(workers=2, seconds=PATIENT.seconds)) as pool:
            bots = ["greedy", "Exiting", "greedy", "Raising"] * 4
            return list(await asyncio.gather(*(decide(pool, bot) for bot in bots)))

    thoughts = asyncio.run(play())
    assert [bool(thought.failed) for thought in thoughts] == [False, True, False, True] * 4


def test_the_pool_counts_what_it_does() -> None:
    async def play() -> None:
        async with opened(IMPATIENT) as pool:
            await decide(pool, "Never")
            pool.plan = PATIENT
            await asyncio.gather(*(decide(pool, bot) for bot in ("greedy", "Exiting", "Raising")))
            figures = pool.figures()
            assert (figures.thinking, figures.waiting) == (0, 0)
            assert (figures.done, figures.failed) == (4, 3)
            assert (figures.overdue, figures.died) == (1, 1)
            assert figures.seconds >= 1.0

            stuck = [asyncio.ensure_future(decide(pool, "Never")) for _ in range(3)]
            while pool.figures().thinking == 0:
                await asyncio.sleep(0)
            assert (pool.figures().thinking, pool.figures().waiting) == (1, 2)
            assert pool.figures().workers == 1
            stuck[2].cancel()
            await asyncio.wait(stuck[2:])
            assert pool.figures().waiting == 1

    asyncio.run(play())


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_no_process_is_left_when_the_pool_is_closed_and_nobody_is_answered_falsely() -> None:
    async def play() -> list[int]:
        async with opened(PoolPlan(workers=2, seconds=PATIENT.seconds)) as pool:
            waiting = [asyncio.ensure_future(decide(pool, "Never")) for _ in range(4)]
            while len(pool.pids()) < 2 or pool.figures().thinking < 2:
                await asyncio.sleep(0)
            pids = pool.pids()
            await pool.close()
            await asyncio.wait(waiting)
            assert all(each.cancelled() for each in waiting)
            return pids

    pids = asyncio.run(play())
    assert len(pids) == 2
    assert not any(is_there(pid) for pid in pids)


def test_a_pool_that_is_closed_while_it_starts_leaves_no_process() -> None:
    async def play() -> int:
        async with opened(PoolPlan(workers=2)) as pool:
            await asyncio.sleep(0)
            await pool.close()
            return pool.figures().workers

    assert asyncio.run(play()) == 0


def test_a_pool_that_is_not_open_says_so() -> None:
    thought = asyncio.run(decide(Pool(PATIENT), "greedy"))
    assert thought.failed == "could not think: The pool of workers is not open."


def is_written_to(pipe: int) -> bool:
    """Whether somebody has written to a pipe that does not make its reader wait."""
    try:
        return os.read(pipe, 1) != b""
    except BlockingIOError:
        return False


@pytest.mark.skipif(os.name == "nt", reason="the system has no groups of processes")
@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_what_a_bot_leaves_behind_holds_nobody_up(tmp_path: Path, loop: str) -> None:
    factory = pytest.importorskip(loop).new_event_loop
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)

    async def play() -> None:
        async with opened(PATIENT) as pool:
            thought = asyncio.ensure_future(decide(pool, "Escaping", bytes(pipe)))
            while not is_written_to(reading):
                await asyncio.sleep(0)
            await pool.close()
            await asyncio.wait([thought])
            assert thought.cancelled()

    try:
        with asyncio.Runner(loop_factory=factory) as runner:
            runner.run(play())
        assert is_written_to(reading), "what was left behind is still there"
    finally:
        os.close(reading)


def test_a_worker_that_is_told_to_end_leaves_that_to_the_server() -> None:
    async def play() -> None:
        async with opened(PATIENT) as pool:
            await decide(pool, "greedy")
            [pid] = pool.pids()
            os.kill(pid, signal.SIGTERM)
            os.kill(pid, signal.SIGINT)
            assert not (await decide(pool, "greedy")).failed
            assert pool.pids() == [pid]

    asyncio.run(play())


def test_a_worker_that_was_killed_while_idle_costs_nobody_an_answer() -> None:
    async def play() -> None:
        async with opened(PATIENT) as pool:
            await decide(pool, "greedy")
            [pid] = pool.pids()
            os.kill(pid, signal.SIGKILL)
            while pool.pids():
                await asyncio.sleep(0)
            assert not (await decide(pool, "greedy")).failed
            assert pool.pids() not in ([], [pid])

    asyncio.run(play())


def test_a_worker_that_is_killed_while_it_thinks_is_replaced() -> None:
    async def play() -> Thought:
        async with opened(PATIENT) as pool:
            stuck = asyncio.ensure_future(decide(pool, "Never"))
            while not pool.figures().thinking:
                await asyncio.sleep(0)
            os.kill(pool.pids()[0], signal.SIGKILL)
            thought = await stuck
            assert not (await decide(pool, "greedy")).failed
            return thought

    assert asyncio.run(play()).failed == "ended its process (signal 9)"


def test_where_no_process_can_be_started_bots_fail_until_one_can(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def play() -> tuple[Thought, Thought]:
        with monkeypatch.context() as patch:
            patch.setattr(process, "command", lambda *_: [str(tmp_path / "missing")])
            pool = Pool(PATIENT)
            await pool.open()
            without = await decide(pool, "greedy")
        try:
            return without, await decide(pool, "greedy")
        finally:
            await pool.close()

    without, then = asyncio.run(play())
    assert without.failed.startswith("found no process to think in:")
    assert not then.failed


def test_a_program_that_ends_instead_of_getting_ready_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(process, "command", lambda *_: [sys.executable, "-c", "exit(7)"])

    async def play() -> Thought:
        async with opened(PATIENT) as pool:
            return await decide(pool, "greedy")

    assert asyncio.run(play()).failed == "ended its process (code 7)"


def test_no_bot_finds_settings_of_the_server_in_its_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("ZIGGURAT_SMTP", "smtp://somebody:secret@mail.example")
    monkeypatch.setenv("ZIG_OTHER", "kept")

    async def play() -> list[str | None]:
        async with opened(PATIENT) as pool:
            names = ("ZIGGURAT_SMTP", "ZIG_OTHER")
            return [await pool.run(os.getenv, name) for name in names]

    assert asyncio.run(play()) == [None, "kept"]


def test_heavy_work_gives_what_the_function_gives() -> None:
    async def play() -> float:
        async with opened(PATIENT) as pool:
            return await pool.run(bad_bots.divide, 7, other=2)

    assert asyncio.run(play()) == 3.5


def test_refusals_of_heavy_work_come_back_as_they_were() -> None:
    async def play() -> None:
        async with opened(PATIENT) as pool:
            with pytest.raises(Illegal) as illegal:
                await pool.run(bad_bots.refuse_for_a_clause)
            assert (illegal.value.clause, illegal.value.reason[:6]) == ("ER-26", "A ship")
            with pytest.raises(Invalid, match=r"^x is no number\.$"):
                await pool.run(bad_bots.refuse_what_was_given, "x")
            with pytest.raises(Broken, match="contradicts itself"):
                await pool.run(bad_bots.contradict)
            with pytest.raises(Broken, match="ZeroDivisionError"):
                await pool.run(bad_bots.divide, 1, 0)
            assert pool.figures().died == 0

    asyncio.run(play())


def test_what_no_other_process_can_be_given_is_refused() -> None:
    async def play() -> None:
        async with opened(PATIENT) as pool:
            with pytest.raises(Broken, match="cannot be handed to another process"):
                await pool.run(lambda: None)
            with pytest.raises(Broken, match="cannot be handed to another process"):
                await pool.run(bad_bots.give_what_cannot_be_given)
            assert await pool.run(bad_bots.divide, 1, 1) == 1

    asyncio.run(play())


def test_heavy_work_has_a_time_of_its_own() -> None:
    async def play() -> None:
        plan = PoolPlan(workers=1, seconds=PATIENT.seconds, heavy_seconds=0.5)
        async with opened(plan) as pool:
            with pytest.raises(Unfinished, match=r"^took longer than 0\.5 s$"):
                await pool.run(bad_bots.never_end)

    asyncio.run(play())


def test_the_pool_works_on_the_loop_that_serves_people() -> None:
    uvloop = pytest.importorskip("uvloop")

    async def play() -> list[Thought]:
        async with opened(IMPATIENT) as pool:
            never = await decide(pool, "Never")
            pool.plan = PATIENT
            return [never, *[await decide(pool, bot) for bot in ("greedy", "Exiting", "greedy")]]

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        thoughts = runner.run(play())
    assert [bool(thought.failed) for thought in thoughts] == [True, False, True, False]
