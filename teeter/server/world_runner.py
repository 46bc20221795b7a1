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
from functools import partial
from typing import Final

from teeter.hands.physical_game import physical_game
from teeter.hands.steering import Wish
from teeter.hands.success_model import Looks
from teeter.physics.stage import Report, Stage
from teeter.physics.try_recording import TryRecorder
from teeter.rules.contract import REFEREE
from teeter.rules.text import Text
from teeter.server.checkpoints import left_by, restored, set_up, world_before
from teeter.server.errands import Errands
from teeter.server.live_try import LiveTry
from teeter.server.metrics import Metrics
from teeter.server.settings import Settings
from teeter.server.steered_hand import HELPED
from teeter.server.storage import NotOurs, Store, StoreError
from teeter.server.worker import WorkerOnDemand, call_soon
from teeter.server.world_pool import WorldPool
from teeter.server.world_shown import WorldShown
from teeter.server.world_table import TableFacts, WorldTable
from teeter.table.refusal import Refusal, Why

LOG: Final = logging.getLogger(__name__)
AT_ONCE: Final = 0.15  # seconds; a world that is set up sooner needs no notice
LOOKS_FOR: Final = 5.0  # seconds that a bot waits for a world to look at
FORFEITS_FOR: Final = 30.0  # seconds until a try that was given up is stored
MOST_FAULTS: Final = 3  # in a row, before the table waits for somebody to try again
BROKEN: Final = Text("try-void")
GAVE_IN: Final = Text("try-gave-in")


class WorldRunner:
    """Looks after the world of a table."""

    def __init__(
        self,
        table: WorldTable,
        name: str,
        store: Store,
        world_pool: WorldPool,
        settings: Settings,
        metrics: Metrics,
    ) -> None:
        self._table = table
        self._physical = physical_game(table.facts().game)
        self._name = name
        self._store = store
        self._settings = settings
        self._metrics = metrics
        self._errands = Errands(name, metrics)
        self.shown = WorldShown(table)
        self.live_try: LiveTry | None = None
        self._held: LiveTry | None = None  # while something is decided
        self._last: LiveTry | None = None  # decided, and still falling
        self.stage: Stage | None = None
        self._world_pool = world_pool
        self._saved: str | None = None  # the world as it was set up last
        self._loaded = False  # and so it is in the store
        self._ready = False  # it is set up for what the rules say
        self._looks: Looks | None = None
        self._faults = 0
        self.tracked = asyncio.Event()  # of all tries that have ended there is a track in the store
        self.tracked.set()
        self._backs = 0  # how often it has gone back: what was made meanwhile is of no use
        self._task: asyncio.Task[None] | None = None
        self._thread = WorkerOnDemand(f"world-{name}", settings.set_up_limit, settings.silence_limit)
        self.on_kept: Callable[[], None] = lambda: None  # a try is over, and in the store

    # What the room asks for

    @property
    def busy(self) -> bool:
        """Whether it sets up, tries, or stores what was tried."""
        return self._task is not None and not self._task.done()

    def attend(self) -> None:
        """Something has changed: see whether there is something to do."""
        if self.live_try is not None:
            self._who_plays(self.live_try)
        if not self.busy and (self._wanted() or self._ended_unseen()):
            self._task = self._errands.begin(self._tend() if self._wanted() else self._show_end())

    def wish(self, seat: int, number: int, made: int, wish: Wish) -> None:
        """A hand frame of the acting player. Raises Refusal."""
        if self._trial_of(seat, number).wish(wish, made):
            self._table.hand_moves()

    async def settled(self) -> None:
        """Until the world is as the rules say, or for a while: who wants to choose first looks."""
        if self._task is not None and self.busy:
            await asyncio.wait((self._task,), timeout=LOOKS_FOR)

    def looks(self) -> Looks | None:
        """What anybody sees who looks before choosing; None while nothing is set up to be chosen."""
        if not self._ready or self.stage is None or self.live_try is not None:
            return None
        if self._looks is None:
            self._looks = self._physical.looks(self.stage)
        return self._looks

    async def go_back(self, moves: int) -> str | None:
        """So many moves stay: the world before the tries of the others, if there were any."""
        await self.tracked.wait()  # of a try that has ended just now
        self._backs += 1  # no track of it is kept any more
        saved = await world_before(self._store, self._name, moves)
        if saved is not None:
            self._backs += 1  # and no world that was begun while it was looked up
            self.stage, self._saved, self._ready, self._looks = None, saved, False, None
            self._loaded = True
        return saved

    def give_up(self, seat: int, number: int) -> None:
        """The player ends the try. Raises Refusal."""
        self._trial_of(seat, number).give_up()

    def end_try(self) -> None:
        """The clock ends the try."""
        if self.live_try is not None:
            self.live_try.give_up()

    async def forfeit(self) -> None:
        """Nobody is there any more: a try of a series of the day that has touched is given up. It would
        begin anew when they come back, and everybody has it once."""
        live_try = self.live_try
        if live_try is not None and live_try.touched and self._table.facts().of_day:
            live_try.give_up()
            live_try.release()
            if self._task is not None:
                await asyncio.wait((self._task,), timeout=FORFEITS_FOR)

    async def hold(self) -> bool | None:
        """The world stands still; whether the hand of a try has touched, if one is under way."""
        held = self._held = self.live_try
        if held is not None:
            await asyncio.to_thread(held.hold)
        return None if held is None else held.touched

    def release(self, *, void: bool) -> None:
        """The world goes on, or the try that was held is void."""
        if self._held is not None:
            if void:
                self._held.call_off()
            self._held.release()
            self._held = None

    async def close(self) -> None:
        """Stop the world and wait for its thread."""
        worker = self._thread.worker
        if self.live_try is not None:
            self.live_try.call_off()
            self.live_try.release()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if worker is not None:
            await worker.end(self._settings.silence_limit)
        self.live_try = self.stage = None  # a world is large, and a room found to be garbage only late

    def _trial_of(self, seat: int, number: int) -> LiveTry:
        live_try = self.live_try
        if live_try is None or live_try.seat != seat or live_try.number != number or live_try.off:
            raise Refusal(Why.NO_TRY, Text("refused-not-this-try"))
        return live_try

    # The work itself

    def _wanted(self) -> bool:
        turn = self._table.facts().turn
        return turn is not None and (not self._ready or turn == REFEREE)

    def _ended_unseen(self) -> bool:
        """The game is over, and this server has not seen its world yet."""
        facts = self._table.facts()
        return facts.turn is None and facts.state is not None and not self._loaded

    async def _show_end(self) -> None:
        """How a game that is over was left, for whoever comes to it later."""
        await self._load()
        if self._saved is not None:
            stage = await self._thread.do(partial(restored, self._physical, self._saved))
            self.shown.show_at_rest(stage)
            self._thread.rest()

    async def _tend(self) -> None:
        """Set up and try, until a player has to decide."""
        self._faults = 0
        try:
            while self._wanted() and self._faults < MOST_FAULTS:
                try:
                    await (self._one_try() if self._ready else self._set_up())
                except NotOurs:  # the room is about to close
                    return
                except Exception:
                    await self._fault()
        finally:
            self.live_try = None
            self._thread.rest()

    async def _set_up(self) -> None:
        """The world becomes what the rules say; then it is kept."""
        if not self._loaded:
            await self._load()
        facts = self._table.facts()
        assert facts.state is not None, "a game is under way"
        state, seed, game = facts.state.copy(), facts.seed, facts.game
        # Refilled, or never filled before; of a day there is only one.
        new = not facts.of_day and (self.stage is not None or self._saved is None)
        spare = self._world_pool.take(game) if new and self._physical.is_full(state) else None
        began = time.monotonic()
        stage, backs = self.stage, self._backs
        begun = spare if stage is not None else spare or self._saved
        made = partial(set_up, self._physical, stage, begun, state, seed)  # it may be abandoned
        work = asyncio.ensure_future(self._thread.do(made))
        await asyncio.wait((work,), timeout=AT_ONCE)
        if not work.done():
            self.shown.say(self.live_try, "refilling", Text("try-set-up"))
        stage, reports, saved = await work
        if self._backs == backs:
            self._metrics.refills.observe(time.monotonic() - began)
            await self._hear_asides(reports, saved)
        if self._backs != backs:
            return
        self.stage = stage
        self._saved, self._ready, self._looks = saved, True, None
        await self._store.save_world(self._name, self._table.facts().number, saved.encode())
        self._world_pool.stock(game)
        self.shown.show_at_rest(self.stage)
        if self._table.facts().turn != REFEREE and self.shown.hand.phase != "resting":
            self.shown.say(self.live_try, "resting", "")

    async def _load(self) -> None:
        """The world as it was kept last; none if it is to be set up from nothing. Raises StoreError."""
        kept = await self._store.world(self._name)
        self._saved = kept[1].decode() or None if kept else None
        self._loaded = True

    async def _one_try(self) -> None:
        before = self._table.facts()
        live_try = await self._begin(before)
        if live_try is None:
            return
        try:
            await self._tried(live_try, before)
        finally:
            live_try.let_go()

    async def _tried(self, live_try: LiveTry, before: TableFacts) -> None:
        """From the first moment of a try to the track of it in the store."""
        if self._table.facts().version != before.version:  # another target, or an undo, was quicker
            await self._put_back(live_try)
            return
        self.live_try = live_try
        self._table.hand_ready()
        self.shown.say(self.live_try, "trying", before.whose)
        reports: list[Report] = []
        step: int | None = None
        while step is None or not reports[-1].ends:
            reports = await self._thread.do(live_try.run, live_try.silent)
            step = await self._hear(live_try, reports)
            if step is None:
                await self._put_back(live_try)
                return
        self._ready = False
        self._faults = 0
        backs = self._backs
        await self._keep_track(live_try, step)
        self.tracked.set()
        if not reports[-1].well:
            await self._linger(live_try)
            if self._backs == backs:
                await self._keep_track(live_try, step)  # once more, with what was seen falling
        self.on_kept()

    async def _linger(self, live_try: LiveTry) -> None:
        """What an alarm has set going is seen to its end, before the world is set up anew."""
        seconds = self._settings.aftermath / self._settings.pace
        self._last = live_try
        try:
            went_on = self._thread.do(lambda: live_try.linger(seconds), live_try.silent)
            await asyncio.gather(asyncio.sleep(seconds), went_on)
        finally:
            self._last = None

    async def _put_back(self, live_try: LiveTry) -> None:
        """The try is void: everything is where it was before."""
        self.live_try = None
        recorder = live_try.recorder
        await self._thread.do(lambda: recorder.stage.restore(recorder.tried.saved))
        self.shown.show_at_rest(recorder.stage)
        self.shown.say(self.live_try, "resting", "")

    async def _begin(self, facts: TableFacts) -> LiveTry | None:
        """The hand stands ready; None if the rules must hear of something first."""
        stage = self.stage
        assert stage is not None, "the world is set up"
        assert facts.state is not None, "a game is under way"
        loop = asyncio.get_running_loop()
        state = facts.state.copy()
        steered = facts.steered

        def ready() -> TryRecorder | list[Report]:
            reports = stage.follow(state, facts.seed)
            return reports or TryRecorder(stage, state, facts.words, steered)

        made = await self._thread.do(ready)
        if isinstance(made, list):
            await self._hear_asides(made)
            return None
        live_try = LiveTry(
            self._physical,
            made,
            facts.number,
            facts.acting,
            pace=self._settings.pace,
            idle=self._settings.hand_idle,
            show=lambda poses: call_soon(loop, self._show, live_try, poses),
            note=lambda note: call_soon(loop, self.shown.tell_why, live_try, note),
        )
        self._who_plays(live_try)
        return live_try

    def _who_plays(self, live_try: LiveTry) -> None:
        """A person's hand, or a bot's; nobody's while the player is away."""
        if live_try.seat is None:
            return
        facts = self._table.facts()
        player = facts.players[live_try.seat]
        hands = None if player.bot is None else self._settings.bots.named(player.bot).hands
        live_try.play_by(hands, facts.seed)
        live_try.leave_alone(away=player.away)

    async def _hear(self, live_try: LiveTry, reports: list[Report]) -> int | None:
        """The rules hear what the referee says; which move that was, None if the try was called off."""
        game, ends = self._table.facts().game, bool(reports) and reports[-1].ends

        def still() -> bool:
            if ends and not live_try.off:
                self._metrics.ticks.inc(live_try.ticks)
                self._metrics.late.inc(live_try.late)
                self.live_try = None
                self.tracked.clear()
                self.shown.note_phase(None, "resting", "")
                self._metrics.tries.labels(game.name).inc()
            return not live_try.off

        left = left_by(self._physical, reports[-1], live_try.left) if ends else None
        helped = live_try.recorder.tried.steered == HELPED
        return await self._table.hear(reports, left, still, helped=helped)

    async def _hear_asides(self, reports: list[Report], saved: str | None = None) -> None:
        for report in reports:
            try:
                await self._table.hear([report], saved)
            except Refusal as refusal:  # the turn has gone on since: it concerns nobody any more
                LOG.info("aside not heard", extra={"report": report.text, "why": str(refusal)})

    async def _keep_track(self, live_try: LiveTry, step: int) -> None:
        track = await self._thread.do(live_try.recorder.tried.to_bytes)
        await self._store.add_track(self._name, step, track)

    async def _fault(self) -> None:
        """Tell everybody, and go back to the world as it was kept."""
        LOG.exception("physics failed", extra={"table": self._name})
        self._metrics.faults.inc()
        self._faults += 1
        self.tracked.set()
        if self.live_try is not None:
            self.live_try.call_off()
            self.live_try = None
        self.stage = None
        self._ready = False
        self._thread.rest()
        self.shown.say(self.live_try, "broken", BROKEN if self._faults < MOST_FAULTS else GAVE_IN)
        with contextlib.suppress(StoreError):  # if it does not answer, the last we know of will do
            await self._load()

    # What comes from the thread

    def _show(self, live_try: LiveTry, poses: bytes) -> None:
        """A picture; of a try that was given up, none is wanted."""
        if live_try not in (self.live_try, self._last):
            return
        self.shown.show(poses)
        if live_try is self.live_try and live_try.touched:
            self._table.hand_moves(touches=True)
