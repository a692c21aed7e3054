"""When the server is killed, its workers and their children are gone too."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.serving import ending, read_line

ROOT = Path(__file__).resolve().parents[3]

SERVER = """
import asyncio, sys
from tests.server.thinking.test_pool import PoolPlan, decide, opened

async def main() -> None:
    bot, workers, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    async with opened(PoolPlan(workers=workers, seconds=seconds)) as pool:
        thoughts = [asyncio.ensure_future(decide(pool, bot)) for _ in range(workers)]
        while pool.figures().thinking < workers:
            await asyncio.sleep(0)
        print("thinking", flush=True)
        await asyncio.wait(thoughts)

asyncio.run(main())
"""


def kill_while_thinking(bot: str, *, workers: int, seconds: float) -> None:
    """Kill a process whose pool thinks with a bot, and wait until nobody is left.

    Workers and whatever they start inherit the standard error of the process that started them:
    its end is reached when the last of them has gone.
    """
    command = [sys.executable, "-c", SERVER, bot, str(workers), str(seconds)]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        try:
            assert read_line(server) == "thinking\n"
        finally:
            server.kill()
        assert server.stderr is not None
        with ending(server):
            last_words = server.stderr.read()
    assert last_words == ""


@pytest.mark.parametrize("bot", ["Never", "Breeding"])
def test_workers_end_in_the_middle_of_a_thought_when_the_server_is_killed(bot: str) -> None:
    kill_while_thinking(bot, workers=2, seconds=1000)


@pytest.mark.skipif(sys.platform == "win32", reason="the system has no such alarm")
def test_a_worker_that_hears_nothing_ends_itself_when_its_time_is_over() -> None:
    # Alone, lest its time be over before another one has started.
    kill_while_thinking("Deaf", workers=1, seconds=5)
