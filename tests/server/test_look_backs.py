"""Looks back over HTTP: only at finished games, each worked out once, within limits."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import httpx
import msgspec
import pytest

from teeter.lab.judging import Judge
from teeter.lab.lookback.told import Advice, LookBack
from teeter.lab.playing import Sitting, play_bots
from teeter.rules.games import GAMES
from teeter.rules.text import Text
from teeter.server.lobby import LOOKED_BACK_AT_ONCE
from teeter.server.look_backs import LookBacks, PastAsked
from teeter.table.record import write
from teeter.table.refusal import Refusal, Why
from tests.server.client import QUICK, Client, Running, running

PATIENTLY = 300.0
FEW = 1_000  # decisions in imagined games


@pytest.fixture(scope="module")
def web(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://{server.address}", timeout=PATIENTLY) as client:
        yield client


@pytest.fixture(scope="module")
def finished(server: Running) -> str:
    with Client(server) as ann:
        name = ann.create("eruk", "bot random", "bot random")
        ann.table_when(lambda t: t["outcome"] is not None)
        return name


def text_of(game: str) -> str:
    sitting = Sitting(game, GAMES[game].options(2), ("casual", "casual"), "text", Judge("model", 0.8))
    return write(play_bots(sitting).record(GAMES[game]))


def test_a_game_that_goes_on_is_not_looked_back_at(server: Running, web: httpx.Client) -> None:
    with Client(server) as ann:
        name = ann.create("gulp", "me Ann", "me Bob")
        for page in ("look-back", "advice?step=0"):
            answer = web.get(f"/api/tables/{name}/{page}")
            assert (answer.status_code, answer.json()["reason"]) == (404, "not-over")


def test_who_waits_for_a_look_back_keeps_nobody_from_a_record(tmp_path: Path) -> None:
    began, ends = threading.Event(), threading.Event()

    async def thinks_long(asked: PastAsked) -> bytes:
        began.set()
        await asyncio.to_thread(ends.wait)
        return b"{}"

    with (
        running(tmp_path, replace(QUICK, work=1)) as server,
        Client(server) as ann,
        httpx.Client(base_url=f"http://{server.address}", timeout=PATIENTLY) as web,
        ThreadPoolExecutor() as beside,
    ):
        name = ann.create("eruk", "bot random", "bot random")
        ann.table_when(lambda t: t["outcome"] is not None)
        server.lobby.look_backs = LookBacks(thinks_long)
        try:
            looks = beside.submit(web.get, f"/api/tables/{name}/look-back")
            assert began.wait(PATIENTLY)
            assert web.get(f"/api/tables/{name}/record").status_code == 200
        finally:
            ends.set()
        assert looks.result().status_code == 200


def test_a_master_is_asked_over_http(web: httpx.Client, finished: str) -> None:
    answer = web.get(f"/api/tables/{finished}/advice?step=0")
    told = msgspec.json.decode(answer.content, type=Advice)
    assert told.step == 0
    assert told.why
    record = web.get(f"/api/tables/{finished}/record").text
    assert web.post("/api/advice?step=0", content=record).json() == answer.json()


@pytest.mark.parametrize("step", ["", "-1", "x", "999999", "9" * 30, "%D9%A3"])
def test_a_step_that_is_none_is_refused_with_a_sentence(
    web: httpx.Client, finished: str, step: str
) -> None:
    answer = web.get(f"/api/tables/{finished}/advice?step={step}")
    assert (answer.status_code, answer.json()["reason"]) == (404, "no-look-back")
    assert answer.json()["sentence"]["key"] in ("look-back-which", "look-back-no-step")


def test_what_is_no_record_is_refused(web: httpx.Client) -> None:
    for page in ("look-back", "advice?step=0"):
        for body in (b"", b"\xff\xfe", text_of("eruk").replace("A turn", "B turn", 1).encode()):
            answer = web.post(f"/api/{page}", content=body)
            assert (answer.status_code, answer.json()["reason"]) == (400, "no-record")


def test_a_finished_game_is_looked_back_at_once_and_what_is_known_costs_nothing(
    tmp_path: Path,
) -> None:
    with (
        running(tmp_path, replace(QUICK, look_backs=0.0, look_back_decisions=FEW)) as server,
        httpx.Client(base_url=f"http://{server.address}", timeout=PATIENTLY) as web,
        Client(server) as ann,
    ):
        table = ann.create("eruk", "bot random", "bot random")
        ann.table_when(lambda t: t["outcome"] is not None)
        answer = web.get(f"/api/tables/{table}/look-back")
        told = msgspec.json.decode(answer.content, type=LookBack)
        assert told.points[-1].step == told.last

        wrong = [f"nonsense {number}" for number in range(LOOKED_BACK_AT_ONCE)]
        codes = [web.post("/api/look-back", content=one).status_code for one in wrong]
        assert codes == [400] * (LOOKED_BACK_AT_ONCE - 1) + [429]
        record = web.get(f"/api/tables/{table}/record").text
        assert web.post("/api/look-back", content=record).content == answer.content
        assert web.get(f"/api/tables/{table}/look-back").content == answer.content


def test_each_game_is_worked_out_once_and_anew_only_if_it_failed() -> None:
    worked: list[str] = []

    async def work(asked: PastAsked) -> bytes:
        worked.append(asked.record)
        await asyncio.sleep(0)
        if len(worked) == 1:
            raise Refusal(Why.BROKEN, Text("refused-fault"))
        return asked.record.encode()

    async def ask() -> None:
        kept = LookBacks(work)
        with pytest.raises(Refusal):
            await kept.of(PastAsked("one", [], FEW))
        answers = await asyncio.gather(*(kept.of(PastAsked("one", [], FEW)) for _ in range(3)))
        assert answers == [b"one"] * 3
        assert await kept.of(PastAsked("one", [], FEW, step=3)) == b"one"
        assert await kept.of(PastAsked("one", [b"a try"], FEW)) == b"one"

    asyncio.run(ask())
    assert worked == ["one"] * 4
