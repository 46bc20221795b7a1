"""The whole server is killed with kill -9 in the middle of games, again and again, and nothing is lost.

Whatever anybody at a table was told is in the store, and at the table after the restart; a try that was
under way begins again from the world as it was before.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from random import Random

import pytest

from bench.server.client import Gone
from tests.postgres import postgres
from tests.server.guest import SEATS, Guest, check_stored
from tests.server.nursery import Nursery


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'a.db'}" if request.param == "sqlite" else postgres().new_database()


async def killed_in_the_middle(
    nursery: Nursery, url: str, guests: list[Guest], rng: Random, *, in_a_try: bool
) -> None:
    """Start a server, let all play, and kill it after some events, at any moment."""
    pid, host, port = nursery.start(url)
    enough = _heard(guests) + rng.randrange(1, 50)
    playing = [asyncio.create_task(_until_gone(guest.play(host, port))) for guest in guests]
    try:
        async with asyncio.timeout(60):
            while _heard(guests) < enough or (in_a_try and not _trying(guests)):
                await asyncio.sleep(0.002)
                for task in playing:
                    assert not task.done(), task.exception()
        await asyncio.sleep(rng.uniform(0.0, 0.03))
    finally:
        nursery.kill(pid)
        await asyncio.gather(*playing)


def _heard(guests: list[Guest]) -> int:
    return sum(guest.heard for guest in guests)


def _trying(guests: list[Guest]) -> bool:
    return any(guest.seen_nest for guest in guests)


async def _until_gone(playing: Awaitable[None]) -> None:
    try:
        await playing
    except (Gone, ConnectionError):
        return


@pytest.mark.parametrize("kills", [9, pytest.param(30, marks=pytest.mark.slow)])
def test_nothing_that_was_told_is_lost(url: str, kills: int) -> None:
    rng = Random(11)

    async def run() -> None:
        for kill in range(kills):
            await killed_in_the_middle(nursery, url, guests, rng, in_a_try=kill % 3 == 0)
            await check_stored(url, guests)

    guests = [Guest(game, rng) for game in SEATS]
    with Nursery() as nursery:
        asyncio.run(run())
    assert sum(len(told.moves) for guest in guests for told in guest.tables.values()) > 5 * kills
    assert sum(guest.tried_again for guest in guests) >= kills / 3 - 1
