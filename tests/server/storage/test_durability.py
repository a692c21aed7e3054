"""A process killed in the middle of anything has lost nothing that it had acknowledged."""

import asyncio
import subprocess
import sys
from pathlib import Path

from tests.server.serving import read_line, read_rest
from tests.server.storage.rows import club, opened
from ziggurat.server.storage import entries, tables

ROOT = Path(__file__).resolve().parents[3]
NAMES = [f"t{number}" for number in range(10)]


def write_until_killed(url: str, moves: int) -> dict[str, int]:
    """The last number of each table that a process had acknowledged when it was killed."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server.storage.endless_writer", url],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        try:
            lines = [read_line(process) for _ in range(moves)]
        finally:
            process.kill()
        rest = read_rest(process)
    acknowledged: dict[str, int] = {}
    # The last line may have been cut off.
    for line in "".join([*lines, rest]).split("\n")[:-1]:
        table, number = line.split()
        acknowledged[table] = int(number)
    return acknowledged


def test_every_acknowledged_move_is_there_after_a_kill(url: str) -> None:
    async def prepare() -> None:
        async with club(url, *NAMES):
            pass

    async def check(acknowledged: dict[str, int]) -> None:
        async with opened(url) as db:
            newest = await tables.numbers(db)
            for table, number in acknowledged.items():
                numbers = [entry.number for entry in await entries.of(db, table)]
                assert numbers == list(range(1, newest[table] + 1))
                assert newest[table] >= number

    asyncio.run(prepare())
    for moves in (1, 37, 250):
        acknowledged = write_until_killed(url, moves)
        assert acknowledged
        asyncio.run(check(acknowledged))
