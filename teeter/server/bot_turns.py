"""The turns of bots: they come to a table through the same door as people's."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from random import Random, SystemRandom
from typing import Final, Protocol

from teeter.bots.bot import Choice, Seen, seen_by
from teeter.bots.levels import Player, random_bot
from teeter.bots.reasons import Reason, reason_of
from teeter.hands.physical_game import physical_game
from teeter.hands.success_model import Looks, Odds
from teeter.rules.contract import State
from teeter.rules.text import Text, Words
from teeter.server.bots import DEFAULT
from teeter.server.errands import Errands
from teeter.server.metrics import Metrics
from teeter.server.settings import Settings
from teeter.server.worker import Worker
from teeter.table.log import Entry
from teeter.table.refusal import Refusal, Why
from teeter.table.table import Change, Table

LOG: Final = logging.getLogger(__name__)
MOST_REASONS: Final = 400  # moves of which a bot still knows why: as many as a page shows


class BotTable(Protocol):
    """What bots may do at a table."""

    @property
    def table(self) -> Table:
        """The game, to be read."""

    @property
    def attended(self) -> bool:
        """Whether anybody is there to see a move."""

    async def change(self, do: Change) -> list[Entry]:
        """Something is done at the table, stored and told. Raises Refusal."""

    async def settled(self) -> None:
        """Until the physical world, if there is one, is as the rules say, or for a while."""

    def looks(self) -> Looks | None:
        """What anybody sees in the physical world who looks before choosing."""


class BotTurns:
    """Makes the moves of the bots at one table, one after the other."""

    def __init__(
        self, table: BotTable, name: str, settings: Settings, metrics: Metrics, errands: Errands
    ) -> None:
        self._table = table
        self._name = name
        self._settings = settings
        self._metrics = metrics
        self._errands = errands
        self._rng = SystemRandom()
        self._task: asyncio.Task[None] | None = None
        self._reasons: dict[int, Reason] = {}

    def attend(self) -> None:
        """If a bot is on turn, or somebody who always answers the same, let it move."""
        if self._seat() is not None and (self._task is None or self._task.done()):
            self._task = self._errands.begin(self._play())

    def decide_for(self, seat: int) -> None:
        """The time of a person is up: the simplest bot makes this one move."""
        self._errands.begin(self._move(seat, DEFAULT))

    def why(self, number: int) -> Words:
        """Why a bot made the move of this number, as far as it may be told. Raises Refusal."""
        if number not in self._reasons:
            raise Refusal(Why.NO_BOT, Text("refused-no-reason"))
        reason = self._reasons[number]
        return reason.now if self._table.table.outcome is None else reason.later

    def _seat(self) -> int | None:
        table = self._table.table
        turn = table.turn
        if turn is None or turn < 0 or not (table.seats[turn].bot or table.goes_by_itself()):
            return None
        return turn

    async def _play(self) -> None:
        """Bots move until a person, the referee or the end is next."""
        while self._table.attended:
            await asyncio.sleep(self._settings.bot_waits)
            await self._table.settled()
            seat = self._seat()
            if seat is None:
                return
            if self._table.table.goes_by_itself():
                await self._answer(seat)
            else:
                await self._move(seat, self._table.table.seats[seat].level)

    async def _answer(self, seat: int) -> None:
        """What this player always says, after the same wait for everybody."""
        version = self._table.table.version
        with contextlib.suppress(Refusal):  # they were quicker themselves
            await self._table.change(
                lambda table, now: table.play_for(seat, table.game.always, version, now)
            )

    async def _move(self, seat: int, name: str) -> None:
        table = self._table.table
        state, version = table.state, table.version
        if state is None or state.turn != seat:
            return
        rng = Random(self._rng.getrandbits(64))
        player = self._settings.bots.named(name)
        before = state.copy()
        seen = seen_by(table.game, before, seat, table.heard_by(seat), rng, self._odds(player))
        began = time.monotonic()
        choice, reason = await self._choose(player, seen, before)
        if any(move.text == table.game.always for move in seen.moves):
            # Who can only say this says it at once, who could say more thinks: that would tell.
            await asyncio.sleep(began + self._settings.bot_answers - time.monotonic())
        try:
            (made,) = await self._table.change(
                lambda table, now: table.play_for(seat, choice.move.text, version, now)
            )
        except Refusal as refusal:
            LOG.info("a bot came too late", extra={"table": self._name, "why": str(refusal)})
            return
        self._remember(made.number, reason)

    def _odds(self, player: Player) -> Odds | None:
        """How this player judges tries in the nest as it lies; None where there is none to look at."""
        looks = self._table.looks()
        game = self._table.table.game
        return None if looks is None else physical_game(game).odds(looks, player.skill)

    async def _choose(self, player: Player, seen: Seen, state: State) -> tuple[Choice, Reason]:
        """In a thread, because a bot may think; one that fails, or never answers, makes any move."""

        def think() -> tuple[Choice, Reason]:
            choice = player.bot(seen)
            if choice.move not in seen.moves:
                raise ValueError(f"{choice.move} is not a legal move")
            return choice, reason_of(choice, player.aloud, seen.game, state)

        worker = Worker(f"bot-{player.name}")
        try:
            return await worker.do(think, self._settings.bot_limit)
        except Exception:  # anybody's own code may raise anything
            LOG.exception("a bot failed", extra={"table": self._name, "bot": player.name})
            self._metrics.errors.inc()
            choice = random_bot(seen)
            return choice, Reason(choice.why, choice.why)
        finally:
            worker.abandon()

    def _remember(self, number: int, reason: Reason) -> None:
        self._reasons[number] = reason
        while len(self._reasons) > MOST_REASONS:
            del self._reasons[next(iter(self._reasons))]
