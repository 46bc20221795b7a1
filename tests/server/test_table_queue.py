"""The queue of a table: jobs in their order, each to its end, whoever has gone meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from teeter.server.lobby import Lobby, holder_of
from teeter.server.logbook import load
from teeter.server.metrics import Metrics
from teeter.server.said import Create, SeatAsked
from teeter.server.storage import Store, Stored
from teeter.server.table_queue import TableQueue
from tests.server.client import QUICK, WAIT


def test_one_job_is_done_after_the_other() -> None:
    done: list[str] = []

    async def job(name: str) -> str:
        done.append(f"{name} begins")
        await asyncio.sleep(0)
        done.append(f"{name} ends")
        return name

    async def run() -> list[str]:
        queue = TableQueue()
        names = await asyncio.gather(queue.do(lambda: job("a")), queue.do(lambda: job("b")))
        await queue.empty()
        return list(names)

    assert asyncio.run(run()) == ["a", "b"]
    assert done == ["a begins", "a ends", "b begins", "b ends"]


def test_a_job_that_fails_fails_for_who_asked_and_the_next_one_is_done() -> None:
    async def fails() -> None:
        raise ZeroDivisionError

    async def works() -> int:
        return 7

    async def run() -> tuple[object, object]:
        queue = TableQueue()
        asked = (queue.do(fails), queue.do(works))
        failed, worked = await asyncio.gather(*asked, return_exceptions=True)
        return failed, worked

    failed, worked = asyncio.run(run())
    assert isinstance(failed, ZeroDivisionError)
    assert worked == 7


def test_a_queue_that_has_to_end_ends_in_the_middle_of_a_job() -> None:
    async def run() -> None:
        queue = TableQueue()
        waiting = asyncio.ensure_future(queue.do(asyncio.Event().wait))
        await asyncio.sleep(0)
        for task in asyncio.all_tasks() - {asyncio.current_task()}:  # as at the end of a program
            task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await asyncio.wait_for(queue.empty(), WAIT)
        assert not queue.busy

    asyncio.run(run())


def test_a_move_is_stored_and_told_to_its_end_although_who_made_it_has_gone(tmp_path: Path) -> None:
    """Who is cut off while the store writes takes nobody's certainty away."""

    async def run() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        lobby = Lobby(store, QUICK, Metrics())
        seats = [SeatAsked(kind="me", name="Ann"), SeatAsked(kind="me", name="Bob")]
        room = await lobby.open_table(Create(game="eruk", seats=seats), holder_of("a"), "here")
        writes, goes_on, real = asyncio.Event(), asyncio.Event(), store.append

        async def slow(table: str, events: list[Stored], world: bytes | None = None) -> None:
            writes.set()
            await goes_on.wait()
            await real(table, events, world)

        store.append = slow  # type: ignore[method-assign, assignment]
        move = asyncio.ensure_future(
            room.change(lambda t, now: t.play_for(t.turn or 0, "turn 4", t.version, now))
        )
        await asyncio.wait_for(writes.wait(), WAIT)
        move.cancel()
        await asyncio.wait((move,))
        goes_on.set()
        await room.change(lambda table, now: [])  # comes after it in the queue
        kept = await load(store, room.name, 0.0)
        assert kept
        assert (
            [line.text for line in kept.lines] == [line.text for line in room.table.lines] == ["turn 4"]
        )
        assert not room.in_doubt
        await lobby.close()
        await store.close()

    asyncio.run(run())
