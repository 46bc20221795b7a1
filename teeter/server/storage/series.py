"""Series of a day in the store: who plays which, and what they counted."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import func, select

from teeter.server.storage.errors import Clash
from teeter.server.storage.layout import SERIES
from teeter.server.storage.store import Store, could_be
from teeter.server.storage.writer import RESULT, Write


@dataclass(frozen=True, slots=True)
class StoredSeries:
    """One person's series of a day; what it counted, when its tries were run again."""

    table: str
    day: str
    game: str
    holder: str
    name: str
    count: int | None = None
    seconds: float | None = None
    helped: bool | None = None
    refused: str | None = None  # JSON: why it does not count

    @property
    def judged(self) -> bool:
        return self.count is not None or self.refused is not None


class SeriesStore:
    """All series of one server. Everything raises StoreError."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, series: StoredSeries) -> bool:
        """A new one, at a table that is there; False if this holder has one of this day already."""
        row: dict[str, object] = {
            "table_id": series.table,
            "day": series.day,
            "game": series.game,
            "holder": series.holder,
            "name": series.name,
        }
        try:
            await self._store.write((Write.SERIES, [row | dict.fromkeys(RESULT)]))
        except Clash:
            return False
        return True

    async def judge(
        self, table: str, count: int | None, seconds: float | None, *, helped: bool, refused: str | None
    ) -> None:
        """What came of it; only the first word counts."""
        told = zip(RESULT, (count, seconds, helped, refused), strict=True)
        row: dict[str, object] = {f"now_{name}": value for name, value in told}
        await self._store.write((Write.RESULT, [row | {"at_table": table}]))

    async def at(self, table: str) -> StoredSeries | None:
        """The series that is played at a table."""
        if not could_be(table):
            return None
        rows = await self._store.read(select(SERIES).where(SERIES.c.table_id == table))
        return StoredSeries(*rows[0]) if rows else None

    async def of(self, day: str, game: str, holder: str) -> StoredSeries | None:
        """Somebody's series of a day."""
        c = SERIES.c
        rows = await self._store.read(
            select(SERIES).where(c.day == day, c.game == game, c.holder == holder)
        )
        return StoredSeries(*rows[0]) if rows else None

    async def best(self, day: str, game: str, most: int) -> tuple[list[StoredSeries], int]:
        """Those that count the most, the quicker first; and how many there are in all."""
        c = SERIES.c
        counted = select(SERIES).where(c.day == day, c.game == game, c.count.is_not(None))
        rows = await self._store.read(
            counted.order_by(c.count.desc(), c.seconds, c.table_id).limit(most)
        )
        (number,) = await self._store.read(select(func.count()).select_from(counted.subquery()))
        return [StoredSeries(*row) for row in rows], int(number[0])

    async def better(self, series: StoredSeries) -> int:
        """How many of its day are better."""
        c = SERIES.c
        more = c.count > series.count
        quicker = (c.count == series.count) & (c.seconds < series.seconds)
        chosen = select(func.count()).where(c.day == series.day, c.game == series.game, more | quicker)
        return int((await self._store.read(chosen))[0][0])
