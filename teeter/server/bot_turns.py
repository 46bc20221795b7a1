"""The turns of bots: they come to a table through the same door as people's."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Final

from teeter.bots.bot import Choice, Seen, seen_by
from teeter.bots.levels import Player, random_bot
from teeter.bots.reasons import Reason, reason_of
from teeter.hands.physical_game import physical_game
from teeter.hands.success_model import Odds
from teeter.rules.contract import State
from teeter.rules.text import Text, Words
from teeter.server.bots import DEFAULT
from teeter.server.worker import Worker
from teeter.table.refusal import Refusal, Why

if TYPE_CHECKING:
    from teeter.server.room import Room

LOG: Final = logging.getLogger(__name__)
MOST_REASONS: Final = 400  # moves of which a bot still knows why: as many as a page shows


class BotTurns:
    """Makes the moves of the bots at one table, one after the other."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._rng = SystemRandom()
        self._task: asyncio.Task[None] | None = None
        self._reasons: dict[int, Reason] = {}

    def attend(self) -> None:
        """If a bot is on turn, or somebody who always answers the same, let it move."""
        if self._seat() is not None and (self._task is None or self._task.done()):
            self._task = self.room.errands.begin(self._play())

    def decide_for(self, seat: int) -> None:
        """The time of a person is up: the simplest bot makes this one move."""
        self.room.errands.begin(self._move(seat, DEFAULT))

    def why(self, number: int) -> Words:
        """Why a bot made the move of this number, as far as it may be told. Raises Refusal."""
        if number not in self._reasons:
            raise Refusal(Why.NO_BOT, Text("refused-no-reason"))
        reason = self._reasons[number]
        return reason.now if self.room.table.outcome is None else reason.later

    def _seat(self) -> int | None:
        table = self.room.table
        turn = table.turn
        if turn is None or turn < 0 or not (table.seats[turn].bot or table.goes_by_itself()):
            return None
        return turn

    async def _play(self) -> None:
        """Bots move until a person, the referee or the end is next."""
        while self.room.connections:
            await asyncio.sleep(self.room.settings.bot_waits)
            if self.room.world is not None:
                await self.room.world.settled()
            seat = self._seat()
            if seat is None:
                return
            if self.room.table.goes_by_itself():
                await self._answer(seat)
            else:
                await self._move(seat, self.room.table.seats[seat].level)

    async def _answer(self, seat: int) -> None:
        """What this player always says, after the same wait for everybody."""
        table = self.room.table
        version = table.version
        with contextlib.suppress(Refusal):  # they were quicker themselves
            await self.room.change(
                lambda table, now: table.play_for(seat, table.game.always, version, now)
            )

    async def _move(self, seat: int, name: str) -> None:
        table = self.room.table
        state, version = table.state, table.version
        if state is None or state.turn != seat:
            return
        rng = Random(self._rng.getrandbits(64))
        player = self.room.settings.bots.named(name)
        before = state.copy()
        seen = seen_by(table.game, before, seat, table.heard_by(seat), rng, self._odds(player))
        choice, reason = await self._choose(player, seen, before)
        try:
            (made,) = await self.room.change(
                lambda table, now: table.play_for(seat, choice.move.text, version, now)
            )
        except Refusal as refusal:
            LOG.info("a bot came too late", extra={"table": self.room.name, "why": str(refusal)})
            return
        self._remember(made.number, reason)

    def _odds(self, player: Player) -> Odds | None:
        """How this player judges tries in the nest as it lies; None where there is none to look at."""
        looks = self.room.world.looks() if self.room.world else None
        return None if looks is None else physical_game(self.room.table.game).odds(looks, player.skill)

    async def _choose(self, player: Player, seen: Seen, state: State) -> tuple[Choice, Reason]:
        """In a thread, because a bot may think; one that fails, or never answers, makes any move."""

        def think() -> tuple[Choice, Reason]:
            choice = player.bot(seen)
            if choice.move not in seen.moves:
                raise ValueError(f"{choice.move} is not a legal move")
            return choice, reason_of(choice, player.aloud, seen.game, state)

        worker = Worker(f"bot-{player.name}")
        try:
            return await worker.do(think, self.room.settings.bot_limit)
        except Exception:  # anybody's own code may raise anything
            LOG.exception("a bot failed", extra={"table": self.room.name, "bot": player.name})
            self.room.metrics.errors.inc()
            choice = random_bot(seen)
            return choice, Reason(choice.why, choice.why)
        finally:
            worker.abandon()

    def _remember(self, number: int, reason: Reason) -> None:
        self._reasons[number] = reason
        while len(self._reasons) > MOST_REASONS:
            del self._reasons[next(iter(self._reasons))]
