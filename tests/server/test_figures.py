"""What whoever runs a server can see: figures of one process and of all, a board and alerts."""

from __future__ import annotations

import asyncio
import json
import os
import re
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from teeter.server.figures import STALE, Figures, merged
from teeter.server.lobby import Lobby
from teeter.server.metrics import TOP, Metrics
from teeter.server.said import Create, SeatAsked
from teeter.server.storage import Store
from tests.postgres import postgres
from tests.server.client import QUICK

DEPLOY = Path(__file__).parents[2] / "deploy"
OURS = re.compile(r"\b(?:teeter|process)_\w+")
# A connection that does not answer, and how a Prometheus counts; no figures of ours.
MORE = ("_bucket", "_sum", "_count")


def samples(text: str) -> dict[str, float]:
    """By its name and its labels."""
    return {
        f"{sample.name}{sorted(sample.labels.items())}": sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def known() -> set[str]:
    """All names of figures that a server has, also of those that it has not counted yet."""
    families = text_string_to_metric_families(Metrics().text().decode())
    names = {sample.name for family in families for sample in family.samples}
    told = re.findall(r"^# TYPE (\w+) (\w+)$", Metrics().text().decode(), re.MULTILINE)
    return names | {name for name, _ in told} | {f"{name}{end}" for name, _ in told for end in MORE}


def test_every_figure_of_the_board_exists() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
    for expression in asked:
        found = OURS.findall(expression)
        assert found, expression
        assert set(found) <= known(), expression


def test_every_figure_of_the_alerts_exists_and_each_says_what_is_wrong() -> None:
    rules = yaml.safe_load((DEPLOY / "alerts.yml").read_text("utf-8"))["groups"][0]["rules"]
    assert len({rule["alert"] for rule in rules}) == len(rules)
    for rule in rules:
        assert set(OURS.findall(rule["expr"])) <= known(), rule
        assert rule["labels"]["severity"] in ("page", "look")
        assert rule["annotations"]["summary"].endswith(".")
    jobs = yaml.safe_load((DEPLOY / "prometheus.yml").read_text("utf-8"))
    job = jobs["scrape_configs"][0]["job_name"]
    assert f'job="{job}"' in rules[0]["expr"]
    assert [DEPLOY / name for name in jobs["rule_files"]] == [DEPLOY / "alerts.yml"]


def test_figures_of_several_processes_are_one_text() -> None:
    one, two = Metrics(), Metrics()
    one.moves.labels("eruk").inc(3)
    two.moves.labels("eruk").inc(4)
    text = merged({0: one.text().decode(), 1: two.text().decode()})
    found = samples(text)
    assert found["teeter_moves_total[('game', 'eruk'), ('worker', '0')]"] == 3
    assert found["teeter_moves_total[('game', 'eruk'), ('worker', '1')]"] == 4
    assert text.count("# TYPE teeter_moves_total counter") == 1
    assert "teeter_move_seconds_bucket[('le', '+Inf'), ('worker', '1')]" in found


def test_only_the_largest_tables_are_told_and_never_by_name() -> None:
    metrics = Metrics()
    metrics.rank(metrics.top_events, [("eruk", 3), ("gulp", 9)])
    metrics.rank(metrics.top_events, [("eruk", size) for size in range(50)])
    found = {name: value for name, value in samples(metrics.text().decode()).items() if "top" in name}
    assert len(found) == TOP
    assert found["teeter_top_table_events[('game', 'eruk'), ('rank', '1')]"] == 49


def in_a_lobby(url: str, ask: Callable[[Lobby], Awaitable[Any]], address: str = "") -> Any:
    async def run() -> Any:
        store = await Store.open(url, holder="a test", address=address)
        lobby = Lobby(store, QUICK, Metrics())
        try:
            return await ask(lobby)
        finally:
            await lobby.close()
            await store.close()

    return asyncio.run(run())


async def opened(lobby: Lobby) -> str:
    seats = [SeatAsked(kind="me", name="Ann"), SeatAsked(kind="me", name="Bob")]
    room = await lobby.open_table(Create(game="eruk", seats=seats), "holder", "127.0.0.1")
    return room.name


def test_the_store_and_its_leases_are_timed() -> None:
    async def ask(lobby: Lobby) -> str:
        name = await opened(lobby)
        await lobby.fleet.claim(name)
        leases = lobby.store.leases
        assert leases is not None
        leases.id = "one whose lease has ended"
        await leases.beat()
        return lobby.figures.text().decode()

    found = samples(in_a_lobby(postgres().new_database(), ask, "ws://a/socket"))
    assert found["teeter_database_seconds_count[('kind', 'write')]"] >= 1
    assert found["teeter_claim_seconds_count[('got', 'yes')]"] == 1
    assert found["teeter_leases_lost_total[]"] == 1
    assert found["teeter_tables_lost_total[]"] == 1
    assert found["teeter_beat_age_seconds[]"] >= 0


@pytest.mark.parametrize("age", [0.0, 2 * STALE])
def test_a_process_tells_the_figures_of_others_that_are_alive(tmp_path: Path, age: float) -> None:
    other = Metrics()
    other.errors.inc(7)
    file = tmp_path / "1.prom"
    file.write_bytes(other.text())
    os.utime(file, (time.time() - age, time.time() - age))

    async def ask(lobby: Lobby) -> str:
        await opened(lobby)
        figures = Figures(lobby.rooms, lobby.store, lobby.metrics, tmp_path, 0)
        async with asyncio.timeout(60):
            while not (tmp_path / "0.prom").exists():  # its own, for the others
                await asyncio.sleep(0.01)
        text = figures.text().decode()
        figures.close()
        return text

    found = samples(in_a_lobby(f"sqlite:///{tmp_path / 'a.db'}", ask))
    assert found["teeter_rooms[('worker', '0')]"] == 1
    assert found.get("teeter_errors_total[('worker', '1')]") == (7 if age == 0.0 else None)
    assert not (tmp_path / "0.prom").exists()
