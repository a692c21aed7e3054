"""Stores moves at several tables for ever and says which are stored, until it is killed."""

import asyncio
import sys

from tests.server.storage.rows import move
from ziggurat.server.storage import tables
from ziggurat.server.storage.database import Database


async def write(db: Database, table: str, number: int) -> None:
    while True:
        number += 1
        await db.writer.write(move(table, number))
        sys.stdout.write(f"{table} {number}\n")
        sys.stdout.flush()


async def main(url: str) -> None:
    db = await Database.open(url)
    numbers = await tables.numbers(db)
    await asyncio.gather(*(write(db, table, number) for table, number in numbers.items()))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
