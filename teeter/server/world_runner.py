"""The physical world of one table: set up between tries, handed to a hand, watched over.

One thread while there is something to do, none otherwise. What the thread raises arrives here, and so
does its silence: everybody is told, and the try begins again from the world as it was before.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from teeter.physics.stage import Command, Looks, Report, Stage
from teeter.physics.stages import STAGES
from teeter.physics.try_recording import TryRecorder
from teeter.rules.contract import REFEREE, State
from teeter.server.live_try import LiveTry, frame
from teeter.server.protocol import Scene, TryTold
from teeter.server.storage import StoreError
from teeter.server.worker import Worker
from teeter.server.world_pool import FILLED, WorldPool, wants_full
from teeter.table.refusal import Refusal, Why

if TYPE_CHECKING:
    from teeter.server.room import Room

T = TypeVar("T")
LOG: Final = logging.getLogger(__name__)
AT_ONCE: Final = 0.15  # seconds; a world that is set up sooner needs no notice
LOOKS_FOR: Final = 5.0  # seconds that a bot waits for a world to look at
MOST_FAULTS: Final = 3  # in a row, before the table waits for somebody to try again
# A try that ends with one of these leaves the world as it should be; all others are shown for a while.
GOOD: Final = frozenset({"takes", "pulled", "left standing", "rests", "kiki stands"})
BROKEN: Final = "Something went wrong in the physical world. The try is void and begins again."
NOTHING: Final = ""  # kept in place of a world that is to be set up from nothing
GAVE_IN: Final = "The physical world cannot be set up. Make a move or come back to try again."


class WorldRunner:
    """Looks after the world of a table."""

    def __init__(self, room: Room, world_pool: WorldPool, saved: str | None) -> None:
        self.room = room
        self.hand = TryTold(phase="resting", number=0, seat=None, sentence="")
        self.scene: Scene | None = None
        self.frame: bytes | None = None  # what newcomers see
        self.live_try: LiveTry | None = None
        self._held: LiveTry | None = None  # while something is decided
        self._last: LiveTry | None = None  # decided, and still falling
        self.stage: Stage | None = None
        self._world_pool = world_pool
        self._saved = saved  # the world as it was set up last
        self._ready = False  # it is set up for what the rules say
        self._looks: Looks | None = None
        self._faults = 0
        self._task: asyncio.Task[None] | None = None
        self._worker: Worker | None = None
        self._sequence = -1

    # What the room asks for

    def attend(self) -> None:
        """Something has changed: see whether there is something to do."""
        if self.live_try is not None:
            self._who_plays(self.live_try)
        if self._wanted() and (self._task is None or self._task.done()):
            self._task = self.room.spawn(self._tend())

    def command(self, seat: int, number: int, sequence: int, command: Command) -> None:
        """A hand frame of the acting player. Raises Refusal."""
        live_try = self._trial_of(seat, number)
        if sequence > self._sequence:
            self._sequence = sequence
            self.room.table.hand_moved = True
            live_try.command(command)

    async def settled(self) -> None:
        """Until the world is as the rules say, or for a while: who wants to choose first looks."""
        if self._task is not None and not self._task.done():
            await asyncio.wait((self._task,), timeout=LOOKS_FOR)

    def looks(self) -> Looks | None:
        """What anybody sees who looks before choosing; None while nothing is set up to be chosen."""
        if not self._ready or self.stage is None or self.live_try is not None:
            return None
        if self._looks is None:
            self._looks = self.stage.looks()
        return self._looks

    def give_up(self, seat: int, number: int) -> None:
        """The player ends the try. Raises Refusal."""
        self._trial_of(seat, number).give_up()

    def end_try(self) -> None:
        """The clock ends the try."""
        if self.live_try is not None:
            self.live_try.give_up()

    async def hold(self) -> None:
        """The world stands still, and the table knows whether the hand has touched."""
        live_try = self._held = self.live_try
        if live_try is not None:
            await asyncio.to_thread(live_try.hold)
            self.room.table.touched = live_try.touched

    def release(self, version: int) -> None:
        """The world goes on; if the game has moved on since this version, the try is void."""
        if self._held is not None:
            if self.room.table.version != version:
                self._held.call_off()
            self._held.release()
            self._held = None

    async def close(self) -> None:
        """Stop the world and wait for its thread."""
        worker = self._worker
        if self.live_try is not None:
            self.live_try.call_off()
            self.live_try.release()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if worker is not None:
            await worker.end(self.room.settings.silence_limit)

    def _trial_of(self, seat: int, number: int) -> LiveTry:
        live_try = self.live_try
        if live_try is None or live_try.seat != seat or live_try.number != number or live_try.off:
            raise Refusal(Why.NO_TRY, "This is not the try that is under way.")
        return live_try

    # The work itself

    def _wanted(self) -> bool:
        turn = self.room.table.turn
        return turn is not None and (not self._ready or turn == REFEREE)

    async def _tend(self) -> None:
        """Set up and try, until a player has to decide."""
        self._faults = 0
        try:
            while self._wanted() and self._faults < MOST_FAULTS:
                try:
                    await (self._one_try() if self._ready else self._set_up())
                except Exception:
                    await self._fault()
        finally:
            self.live_try = None
            self._end_thread()

    async def _set_up(self) -> None:
        """The world becomes what the rules say; then it is kept."""
        room = self.room
        assert room.table.state is not None, "a game is under way"
        state, seed = room.table.state.copy(), room.table.world_seed()
        spare = self._world_pool.take(room.table.game.name) if self._needs_spare(state) else None
        began = time.monotonic()
        stage = self.stage
        work = asyncio.ensure_future(self._in_thread(lambda: self._follow(stage, state, seed, spare)))
        await asyncio.wait((work,), timeout=AT_ONCE)
        if not work.done():
            self._say("refilling", "The table is being set up.")
        self.stage, reports, saved = await work
        room.metrics.refills.observe(time.monotonic() - began)
        await self._hear_asides(reports, saved)
        self._saved = saved
        self._ready = True
        self._looks = None
        await room.keep_world(saved)
        self._world_pool.stock(room.table.game.name)
        self._rest_in_sight(self.stage)
        if room.table.turn != REFEREE and self.hand.phase != "resting":
            self._say("resting", "")

    def _needs_spare(self, state: State) -> bool:
        """After a try in which the rules refill, and at the very beginning."""
        return (self.stage is not None or self._saved is None) and wants_full(
            self.room.table.game.name, state
        )

    def _follow(
        self, stage: Stage | None, state: State, seed: int, spare: str | None
    ) -> tuple[Stage, list[Report], str]:
        """In the thread. Nothing of the table is changed here: the thread may have been abandoned."""
        begun = spare if stage is not None else spare or self._saved
        stage = stage or STAGES[self.room.table.game.name]()
        if begun is not None:
            stage.restore(begun)
        reports = stage.follow(state, seed)
        return stage, reports, stage.save()

    async def _one_try(self) -> None:
        room = self.room
        state, seat = room.table.state, room.table.acting()
        assert state is not None, "a game is under way"
        version = room.table.version
        told = sum(line.who == REFEREE for line in room.table.lines)
        live_try = await self._begin(state.copy(), seat, told)
        if live_try is None:
            return
        if room.table.version != version:  # somebody was quicker: another target, or an undo
            await self._put_back(live_try)
            return
        self.live_try = live_try
        room.clock.hand_ready()
        self._say("trying", self._whose(seat))
        reports: list[Report] = []
        while not reports or not reports[-1].ends:
            reports = await self._in_thread(live_try.run, live_try.silent)
            if not await self._hear(live_try, reports):
                await self._put_back(live_try)
                return
        step = len(room.table.lines)
        self._ready = False
        self._faults = 0
        await self._keep_track(live_try, step)
        if reports[-1].text not in GOOD:
            await self._linger(live_try)
            await self._keep_track(live_try, step)  # once more, with what was seen falling

    async def _linger(self, live_try: LiveTry) -> None:
        """What an alarm has set going is seen to its end, before the world is set up anew."""
        seconds = self.room.settings.aftermath / self.room.settings.pace
        self._last = live_try
        try:
            went_on = self._in_thread(lambda: live_try.linger(seconds), live_try.silent)
            await asyncio.gather(asyncio.sleep(seconds), went_on)
        finally:
            self._last = None

    def _whose(self, seat: int | None) -> str:
        if seat is None:
            return "All wait until the table is calm again."
        return f"{self.room.table.seats[seat].name}'s hand is at work."

    async def _put_back(self, live_try: LiveTry) -> None:
        """The try is void: everything is where it was before."""
        self.live_try = None
        recorder = live_try.recorder
        await self._in_thread(lambda: recorder.stage.restore(recorder.tried.saved))
        self._rest_in_sight(recorder.stage)
        self._say("resting", "")

    async def _begin(self, state: State, seat: int | None, told: int) -> LiveTry | None:
        """The hand stands ready; None if the rules must hear of something first."""
        room, stage = self.room, self.stage
        assert stage is not None, "the world is set up"
        loop = asyncio.get_running_loop()
        seed = room.table.world_seed()

        def ready() -> TryRecorder | list[Report]:
            reports = stage.follow(state, seed)
            return reports or TryRecorder(stage, state, told)

        made = await self._in_thread(ready)
        if isinstance(made, list):
            await self._hear_asides(made)
            return None
        self._sequence = -1
        live_try = LiveTry(
            made,
            room.table.number,
            seat,
            pace=room.settings.pace,
            idle=room.settings.hand_idle,
            show=lambda poses: _soon(loop, self._show, live_try, poses),
            note=lambda reason: _soon(loop, room.note_hand, live_try, reason),
        )
        self._who_plays(live_try)
        return live_try

    def _who_plays(self, live_try: LiveTry) -> None:
        """A person's hand, or a bot's; nobody's while the player is away."""
        table = self.room.table
        if live_try.seat is None:
            return
        level = table.seats[live_try.seat].bot
        hands = None if level is None else self.room.settings.bots.named(level).hands
        live_try.play_by(hands, table.world_seed())
        live_try.leave_alone(away=table.is_away(live_try.seat))

    async def _hear(self, live_try: LiveTry, reports: list[Report]) -> bool:
        """The rules hear what the referee says; False if the try was called off."""
        async with self.room.lock:
            if live_try.off:
                return False
            if reports[-1].ends:
                self.live_try = None
                self.hand = self._told("resting", "")
                self.room.metrics.tries.labels(self.room.table.game.name).inc()
                await self.room.hear(reports, self._left(live_try, reports[-1]))
            else:
                await self.room.hear(reports)
        return True

    def _left(self, live_try: LiveTry, last: Report) -> str:
        """The world to be kept with the last word of a try, so that no crash can come between.

        A bowl after an alarm is filled from nothing; to be kept it would have to be as it should be.
        """
        spoilt = last.text not in GOOD and self.room.table.game.name in FILLED
        return NOTHING if spoilt else live_try.left

    async def _hear_asides(self, reports: list[Report], saved: str | None = None) -> None:
        async with self.room.lock:
            for report in reports:
                try:
                    await self.room.hear([report], saved)
                except Refusal as refusal:  # the turn has gone on since: it concerns nobody any more
                    LOG.info("aside not heard", extra={"report": report.text, "why": str(refusal)})

    async def _keep_track(self, live_try: LiveTry, step: int) -> None:
        track = await self._in_thread(live_try.recorder.tried.to_bytes)
        await self.room.keep_track(track, step)

    async def _fault(self) -> None:
        """Tell everybody, and go back to the world as it was kept."""
        LOG.exception("physics failed", extra={"table": self.room.name})
        self.room.metrics.faults.inc()
        self._faults += 1
        if self.live_try is not None:
            self.live_try.call_off()
            self.live_try = None
        self.stage = None
        self._ready = False
        self._end_thread()
        self._say("broken", BROKEN if self._faults < MOST_FAULTS else GAVE_IN)
        with contextlib.suppress(StoreError):  # if it does not answer, the last we know of will do
            self._saved = await self.room.kept_world()

    # Telling and threads

    def _say(self, phase: Any, sentence: str) -> None:
        self.hand = self._told(phase, sentence)
        self.room.tell()

    def _told(self, phase: Any, sentence: str) -> TryTold:
        live_try = self.live_try
        return TryTold(
            phase=phase,
            number=live_try.number if live_try else self.hand.number,
            seat=live_try.seat if live_try else None,
            sentence=sentence,
        )

    def _show(self, live_try: LiveTry, poses: bytes) -> None:
        """A picture from the thread; of a try that was given up, none is wanted."""
        if live_try not in (self.live_try, self._last):
            return
        self.frame = poses
        table = self.room.table
        self.room.show(poses)
        if live_try is self.live_try and not table.touched and live_try.touched:
            table.touched = True
            self.room.tell()

    def _rest_in_sight(self, stage: Stage) -> None:
        if self.scene is None:
            self.scene = Scene(names=list(stage.names), tick=stage.tick, scene=stage.scene())
            self.room.tell_scene(self.scene)
        self.frame = frame(
            stage, number=self.hand.number, picture=0, seconds=0.0, seat=None, rests=True
        )
        self.room.show(self.frame)

    async def _in_thread(self, work: Callable[[], T], silent: Callable[[], float] | None = None) -> T:
        """Raises what the work raises, or Hung."""
        if self._worker is None:
            self._worker = Worker(f"world-{self.room.name}")
        settings = self.room.settings
        limit = settings.set_up_limit if silent is None else settings.silence_limit
        return await self._worker.do(work, limit, silent)

    def _end_thread(self) -> None:
        if self._worker is not None:
            self._worker.abandon()
            self._worker = None


def _soon(loop: asyncio.AbstractEventLoop, call: Callable[..., None], *args: object) -> None:
    """Call from a thread; nothing if the loop is gone already."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(call, *args)
