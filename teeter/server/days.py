"""Series of the day: opened once for everybody, judged when they are over, and put on a board."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from datetime import UTC, date, datetime, timedelta
from typing import Final

import msgspec

from teeter.physics.engine import PHYSICS
from teeter.rules.contract import Game
from teeter.rules.extras import SERIES, Scoring
from teeter.rules.games import GAMES
from teeter.rules.text import Text, Words
from teeter.server.apart import Apart
from teeter.server.errands import Errands
from teeter.server.fleet import Elsewhere
from teeter.server.judging import Claimed
from teeter.server.limits import Rates
from teeter.server.machine import Alone, Machine
from teeter.server.metrics import Metrics
from teeter.server.protocol import Day, OwnSeries, Placed
from teeter.server.storage import Store
from teeter.server.storage.series import SeriesStore, StoredSeries
from teeter.table.record import write
from teeter.table.refusal import Refusal, Why
from teeter.table.table import Table

LOG: Final = logging.getLogger(__name__)
AT_ONCE: Final = 12  # new series of one address
TOO_OFTEN: Final = Text("refused-new-series")
SHOWN: Final = 30  # places of a board


def day_of(now: float) -> str:
    """The date at this moment, by UTC: everywhere the same."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def seconds_left(now: float) -> float:
    """Until the next day begins."""
    today = datetime.fromtimestamp(now, UTC)
    midnight = datetime.combine(today.date() + timedelta(days=1), datetime.min.time(), UTC)
    return round((midnight - today).total_seconds(), 1)


def game_with_series(name: str) -> Game:
    """Raises Refusal."""
    if name not in GAMES or SERIES not in GAMES[name].alone.variants:
        raise Refusal(Why.NO_GAME, Text("refused-no-series"))
    return GAMES[name]


def new_series(rate: float, machine: Machine | Alone) -> Rates:
    """How many one address may begin."""
    return Rates.everywhere(machine, "new series", rate, AT_ONCE, TOO_OFTEN)


class Days:
    """The series of all days, and who judges them."""

    def __init__(
        self,
        store: Store,
        apart: Apart,
        metrics: Metrics,
        rates: Rates,
        stored_table: Callable[[str], Awaitable[Table]],
        is_busy: Callable[[str], bool],
        owned: Callable[[str], AbstractAsyncContextManager[None]],
    ) -> None:
        self._series = SeriesStore(store)
        self._store = store
        self._apart = apart
        self._rates = rates
        self._stored_table = stored_table
        self._is_busy = is_busy  # a hand is at work at this table, or its last try is being stored
        self._owned = owned  # a table is this server's meanwhile, or Elsewhere is raised
        self._errands = Errands("days", metrics)
        self._judging: dict[str, asyncio.Task[None]] = {}  # by table: its tries are being run again
        self._broken: dict[str, Words] = {}  # and where that was not possible

    def close(self) -> None:
        self._errands.cancel()

    async def table_of(self, game: str, holder: str, day: str) -> str | None:
        """Where this holder plays the series of a day; None if nowhere yet."""
        series = await self._series.of(day, game, holder)
        return series.table if series else None

    def take(self, address: str) -> None:
        """One more series for this address. Raises Refusal."""
        self._rates.take(address)

    async def begun(self, table: str, played: Table) -> bool:
        """Keep who plays a series; False if they have begun one of this day before."""
        plan = played.plan
        return await self._series.add(
            StoredSeries(table, plan.day, plan.game, plan.host, played.seats[0].name)
        )

    def tried(self, name: str, table: Table) -> None:
        """A try of a series is stored. After the last one it is judged."""
        if table.outcome is not None:
            self.finished(name)

    def finished(self, table: str) -> None:
        """A series is over and all its tries are stored: it is judged, if it was not."""
        if table not in self._judging and table not in self._broken:
            self._judging[table] = self._errands.begin(self._judge(table))

    def judges(self, table: str) -> bool:
        """Whether its tries are being run again here."""
        return table in self._judging

    async def settled(self) -> None:
        """Until all that are over are judged."""
        await asyncio.gather(*self._judging.values(), return_exceptions=True)

    async def _judge(self, name: str) -> None:
        """Unless the table is with another server: that one does."""
        try:
            with contextlib.suppress(Elsewhere):
                async with self._owned(name):
                    await self._judge_here(name)
        finally:
            del self._judging[name]

    async def _judge_here(self, name: str) -> None:
        try:
            table = await self._stored_table(name)
            record = write(table.record(PHYSICS))
            tries = [*(await self._store.tracks(name)).values()]
            result = await self._apart.judge(Claimed(record, tries, table.plan.day))
        except Refusal as refusal:
            LOG.info("series refused", extra={"table": name, "why": str(refusal.sentence)})
            if refusal.reason != Why.NO_RECORD:  # nobody can say: it is asked again after a restart
                self._broken[name] = refusal.sentence
            else:
                told = msgspec.json.encode(refusal.sentence).decode()
                await self._series.judge(name, None, None, helped=False, refused=told)
        else:
            LOG.info("series counts", extra={"table": name, "count": result.count})
            await self._series.judge(
                name, result.count, result.seconds, helped=result.helped, refused=None
            )

    async def told(self, game: str, day: str, table: str | None, now: float) -> Day:
        """A day's board, and what became of the series at one's own table. Raises Refusal."""
        game_with_series(game)
        own = await self._series.at(table) if table else None
        day = _checked(day, now) if day else own.day if own else day_of(now)
        best, number = await self._series.best(day, game, SHOWN)
        board = [
            Placed(
                place=place,
                name=one.name,
                count=one.count or 0,
                seconds=one.seconds or 0.0,
                helped=bool(one.helped),
                mine=one.table == table,
            )
            for place, one in enumerate(best, 1)
        ]
        mine = await self._own(own) if own and (own.day, own.game) == (day, game) else None
        return Day(
            game=game,
            day=day,
            left=seconds_left(now),
            counts=_scoring(GAMES[game]).counts,
            board=board,
            played=number,
            mine=mine,
        )

    async def _own(self, series: StoredSeries) -> OwnSeries:
        table = await self._stored_table(series.table)
        over = table.state is not None and table.outcome is not None
        told = OwnSeries(table=series.table, status="checking" if over else "open")
        if series.count is not None:
            told.status, told.count, told.seconds = "counts", series.count, series.seconds
            told.place = await self._series.better(series) + 1
            told.counted = _scoring(table.game).told(series.count)
        elif series.refused is not None:
            told.status, told.sentence = "refused", msgspec.json.decode(series.refused, type=Words)
        elif series.table in self._broken:
            told.status, told.sentence = "refused", self._broken[series.table]
        elif over and not self._is_busy(series.table):
            self.finished(series.table)  # the server may have been stopped before it was judged
        if over and table.state is not None:
            told.card = table.game.alone.card(table.state.view(None))
        return told


def _scoring(game: Game) -> Scoring:
    return game.scoring(game.options(variant=SERIES), "")


def _checked(day: str, now: float) -> str:
    """A day that has begun. Raises Refusal."""
    try:
        known = date.fromisoformat(day).isoformat() == day <= day_of(now)
    except ValueError:
        known = False
    if not known:
        raise Refusal(Why.NO_TABLE, Text("refused-no-day"))
    return day
