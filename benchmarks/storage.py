"""How many moves the database stores a second: `python benchmarks/storage.py [URL] [WRITERS]`.

Many writers each store one move after another, as tables do, first on an event loop with nothing
else to do, then on one that is always busy with work of 0.2 ms and a system call in turn. On a
file, both are measured again with the commit in another thread, as it is done for slow disks.
"""

import asyncio
import socket
import statistics
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

from ziggurat.server.storage import files, people
from ziggurat.server.storage.database import Database
from ziggurat.server.storage.stored import (
    Batch,
    StoredEntry,
    StoredPerson,
    StoredTable,
    TablePatch,
)

SECONDS = 4.0
WORK_SECONDS = 0.0002
NEVER_SLOW, ALWAYS_SLOW = 1e9, -1.0


def new_table(name: str) -> Batch:
    """A table to store moves at."""
    now = time.time()
    row = StoredTable(
        id=name, game="revolt", rules=1, host="host", seed="", created_at=now, updated_at=now
    )
    return Batch(table=row)


def new_move(table: str, number: int) -> Batch:
    """What a table stores for an answer: the entry, and what lists tell of it."""
    now = time.time()
    entry = StoredEntry(
        table=table,
        number=number,
        at=now,
        kind="move",
        seat=1,
        person="host",
        text="attack roma>capua",
        key=f"key{number}",
    )
    patch = TablePatch(
        id=table,
        status="running",
        asked=[1],
        moves=number,
        number=number,
        sides=["Rome", "Gaul"],
        updated_at=now,
    )
    return Batch(entries=[entry], table=patch)


async def keep_busy() -> None:
    """Work as a server does that has always something to answer."""
    here, there = socket.socketpair()
    with here, there:
        while True:
            until = time.perf_counter() + WORK_SECONDS
            while time.perf_counter() < until:
                pass
            here.send(b"x")
            there.recv(1)
            await asyncio.sleep(0)


async def measure(url: str, writers: int, *, is_busy: bool) -> list[str]:
    """Figures of one round."""
    db = await Database.open(url)
    run = f"{time.time_ns():x}"
    if await people.find(db, "host") is None:
        await people.add(db, StoredPerson(id="host", name="Host", created_at=time.time()))
    names = [f"{run}-{number}" for number in range(writers)]
    await asyncio.gather(*(db.writer.write(new_table(name)) for name in names))
    transactions, seconds = db.writer.transactions, list[float]()
    until = time.perf_counter() + SECONDS

    async def write(table: str) -> None:
        number = 0
        while (before := time.perf_counter()) < until:
            number += 1
            await db.writer.write(new_move(table, number))
            seconds.append(time.perf_counter() - before)

    busy = asyncio.create_task(keep_busy()) if is_busy else None
    await asyncio.gather(*map(write, names))
    if busy is not None:
        busy.cancel()
    transactions = db.writer.transactions - transactions
    await db.close()
    seconds.sort()
    return [
        f"{len(seconds) / SECONDS:,.0f}",
        f"{len(seconds) / transactions:,.0f}",
        f"{statistics.median(seconds) * 1000:,.1f}",
        f"{seconds[len(seconds) * 99 // 100] * 1000:,.1f}",
    ]


def main(url: str, writers: int) -> None:
    """Measure every way and print a table."""
    report = Table("commit", "loop", "moves/s", "moves a transaction", "p50 ms", "p99 ms")
    is_file = "://" not in url
    for commit, slow in (("in the loop", NEVER_SLOW), ("in a thread", ALWAYS_SLOW))[: 1 + is_file]:
        files.SLOW_COMMIT_SECONDS = slow
        for loop in ("quiet", "busy"):
            figures = asyncio.run(measure(url, writers, is_busy=loop == "busy"))
            report.add_row(commit if is_file else "by the server", loop, *figures)
    Console().print(report)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        main(
            sys.argv[1] if len(sys.argv) > 1 else str(Path(folder) / "club.db"),
            int(sys.argv[2]) if len(sys.argv) > 2 else 100,
        )
