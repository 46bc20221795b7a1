"""One database serves one server, and a killed server holds nothing."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys

import pytest

from teeter.server.storage import Store, StoreError
from tests.server.client import Running

HOLD_FOR_EVER = """
import asyncio, sys
from teeter.server.storage import Store

async def hold():
    await Store.open(sys.argv[1], holder="http://first")
    print("held", flush=True)
    await asyncio.Event().wait()

asyncio.run(hold())
"""


def test_the_second_server_is_refused_and_told_who_holds_it(url: str) -> None:
    async def test() -> None:
        first = await Store.open(url, holder="http://first")
        with pytest.raises(StoreError, match=r"is served already, by http://first"):
            await Store.open(url, holder="http://second")
        await first.close()
        await (await Store.open(url, holder="http://second")).close()

    asyncio.run(test())


def test_a_killed_server_holds_nothing(url: str) -> None:
    async def take() -> None:
        await (await Store.open(url, holder="http://second")).close()

    with subprocess.Popen(
        [sys.executable, "-c", HOLD_FOR_EVER, url], stdout=subprocess.PIPE, text=True
    ) as first:
        try:
            assert first.stdout
            assert first.stdout.readline() == "held\n"
            with pytest.raises(StoreError, match=r"is served already, by http://first"):
                asyncio.run(take())
        finally:
            first.kill()
    asyncio.run(take())


def test_a_running_server_holds_its_database(server: Running) -> None:
    with pytest.raises(StoreError, match=re.escape(f"is served already, by http://{server.address}")):
        asyncio.run(Store.open(server.url, holder="http://second"))
