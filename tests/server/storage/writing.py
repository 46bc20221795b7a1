"""A process that writes without end and tells each event that is acknowledged; made to be killed."""

from __future__ import annotations

import asyncio
import sys

from teeter.server.storage import Store, Stored

TABLES = [f"t{number}" for number in range(8)]


async def play(store: Store, table: str) -> None:
    """Go on where the table stands, for ever."""
    if await store.header(table) is None:
        await store.add_table(table, {"game": "eruk"}, 0.0)
    number = len(await store.events(table))
    while True:
        number += 1
        await store.append(
            table, [Stored(number, float(number), "move", number % 2, f"{table} {number}")]
        )
        sys.stdout.write(f"{table} {number}\n")
        sys.stdout.flush()


async def main(url: str) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(play(store, table) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
