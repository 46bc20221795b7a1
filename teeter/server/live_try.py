"""A try under way in its thread: real time, a hand from the socket or a bot's, pictures for all.

The methods that begin with "Called by the room" are for the event loop; `run` is for the thread.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Final

import numpy as np

from teeter.hands.giving_up import ANOTHER_HAND_TAKES, another_hand
from teeter.hands.manners import GIVES_UP, LONGEST
from teeter.hands.physical_game import PhysicalGame
from teeter.hands.steering import Wish
from teeter.physics.stage import Command, Note, Report, Stage
from teeter.physics.try_recording import TryRecorder
from teeter.server.frames import AT_REST, NO_SEAT, PICTURES, POSES, POSES_KIND, TOUCHED
from teeter.server.steered_hand import SteeredHand

MOST_BEHIND: Final = (
    0.1  # seconds; a machine that is slower stretches time instead of hurrying after it
)
HOLD_WAITS: Final = 10.0
ALMOST: Final = 0.75  # of the time of a picture: no clock wakes to the moment


def frame(
    stage: Stage,
    *,
    number: int,
    picture: int,
    seconds: float,
    seat: int | None,
    rests: bool,
    played: int = 0,
    blocked: str | None = None,
) -> bytes:
    """A pose frame, ready to be sent."""
    held = stage.held
    flags = (TOUCHED if stage.touched else 0) | (AT_REST if rests else 0)
    head = POSES.pack(
        POSES_KIND,
        flags,
        len(stage.names),
        number,
        picture,
        seconds,
        stage.felt,
        stage.names.index(held) if held in stage.names else -1,
        NO_SEAT if seat is None else seat,
        0,
        played,
        stage.names.index(blocked) if blocked in stage.names else -1,
        0,
    )
    return head + np.ascontiguousarray(stage.poses(), "<f4").tobytes()


def _nobody(_: object) -> None:
    """Who is shown and told things when nobody is left."""


class LiveTry:
    """One try. The hand is a person's (commands come in), a bot's (a script makes them) or, after a
    knock on the table, nobody's.
    """

    def __init__(
        self,
        game: PhysicalGame[Stage],
        recorder: TryRecorder,
        number: int,
        seat: int | None,
        *,
        pace: float,
        idle: float,
        show: Callable[[bytes], None],
        note: Callable[[Note], None],
    ) -> None:
        self._game = game
        self.recorder = recorder
        self.number = number
        self.seat = seat
        self.off = False  # called off: whatever it says is not heard
        self.finished = False  # the referee has said the last word
        self.left = ""  # and the world as the hand has left it, saved
        self.ticks = 0  # that were due
        self.late = 0  # of these done later than two pictures, or left out
        self._pace = pace
        self._idle = idle
        self._show = show
        self._note = note
        self._noted: Note | None = None
        self._steered = SteeredHand(game, recorder)
        self._wished_at = float("-inf")
        self._skill: tuple[str, int] | None = None  # of a bot's hand, and its seed
        self._script: Iterator[Command] | None = None
        self._takes_over = False  # a person, from a bot that has moved the hand meanwhile
        self._away = False
        self._gives_up = False
        self._other_hand: Iterator[Command] | None = None  # goes on with what was given up
        self._other_until = 0.0
        self._picture = 0
        self._next_picture = float("-inf")
        self._sign = time.monotonic()  # when the thread gave its last sign of life
        self._waits = False  # for a hand, or for a decision: it may be silent then
        self._stir = threading.Event()
        self._door = threading.Condition()
        self._hold = self._stands = self._running = False

    @property
    def touched(self) -> bool:
        return self.finished or self.recorder.stage.touched

    def silent(self) -> float:
        """Seconds since the thread gave a sign of life."""
        return 0.0 if self._waits else time.monotonic() - self._sign

    # Called by the room

    def wish(self, wish: Wish, made: int) -> bool:
        """A wish of the person whose hand it is; False if it comes after a newer one."""
        now = time.monotonic()
        new = self._steered.wish(wish, made, now)
        if new:
            self._wished_at = now
            self._stir.set()
        return new

    def play_by(self, skill: str | None, seed: int) -> None:
        """From now on a bot's hand of this skill plays, or none."""
        wanted = None if skill is None else (skill, seed)
        if (wanted is None) != (self._skill is None):
            self._skill = wanted
            self._script = None
            self._takes_over = wanted is None
            if wanted is not None:
                self.recorder.tried.steered = ""  # from now on not by a person alone
            self._stir.set()

    def leave_alone(self, *, away: bool) -> None:
        """While the player is away the world stands still."""
        self._away = away
        self._stir.set()

    def give_up(self) -> None:
        self._gives_up = True
        self._stir.set()

    def call_off(self) -> None:
        """The try is void: the rules ask for something else now."""
        self.off = True
        self._stir.set()

    def hold(self) -> None:
        """Wait until the world stands still. To be called in a thread; `release` lets it go on."""
        with self._door:
            self._hold = True
            self._stir.set()
            self._door.wait_for(lambda: self._stands or not self._running, HOLD_WAITS)

    def let_go(self) -> None:
        """It is over, and shows nothing more. What it showed through knows it in turn: without this the
        whole try would stay in memory until somebody looks for such circles."""
        self._show = self._note = _nobody
        self._script = self._other_hand = None

    def release(self) -> None:
        with self._door:
            self._hold = False
            self._door.notify_all()

    # In the thread

    def run(self) -> list[Report]:
        """Let time run until the referee says something, or until it is called off."""
        self._running = True
        reports: list[Report] = []
        self._show(self._frame())
        try:
            reports = self._until_report()
            self.finished = any(report.ends for report in reports)
            if self.finished:
                self.left = self.recorder.stage.save()
        finally:
            with self._door:
                self._running = False
                self._door.notify_all()
        self._show(self._frame())
        return reports

    def _until_report(self) -> list[Report]:
        start, done = time.monotonic(), 0
        tick = self.recorder.stage.tick / self._pace
        picture = 1 / PICTURES / self._pace
        while not self.off:
            self._sign = time.monotonic()
            if self._hold:
                self._stand()
            if self._is_given_up() and not self._hand_over():
                return self.recorder.end()
            if not self._is_moving():
                self._rest()
                start, done = time.monotonic(), 0
                continue
            latest = time.monotonic() - MOST_BEHIND / self._pace - done * tick
            self.late += max(0, int((latest - start) / tick))
            start = max(start, latest)
            due = int((time.monotonic() - start) / tick)
            self.ticks += due - done
            self.late += max(0, due - done - int(2 * picture / tick))
            reports = self._advance(due - done, start + done * tick, tick)
            done = due
            if reports:
                self._show(self._frame())
                return reports
            self._show_if_due()
            time.sleep(picture - (time.monotonic() - start) % picture)
        return []

    def _show_if_due(self) -> None:
        """However fast the world runs, nobody gets more pictures a second than are promised."""
        if time.monotonic() >= self._next_picture:
            self._next_picture = time.monotonic() + ALMOST / PICTURES
            self._show(self._frame())

    def linger(self, seconds: float) -> None:
        """Go on with what the referee has judged already, for the eye, so long at most."""
        start, done = time.monotonic(), 0
        tick = self.recorder.stage.tick / self._pace
        picture = 1 / PICTURES / self._pace
        goes_on = True
        while goes_on and not self.off and time.monotonic() < start + seconds:
            self._sign = time.monotonic()
            due = int((time.monotonic() - start) / tick)
            goes_on = all(self.recorder.aftermath() for _ in range(due - done))
            done = due
            self._show_if_due()
            time.sleep(picture - (time.monotonic() - start) % picture)

    def _advance(self, ticks: int, now: float, tick: float) -> list[Report]:
        for number in range(ticks):
            command = self._next_command(now + number * tick)
            if command is not None:
                self._say(self.recorder.command(command))
            reports = self.recorder.advance()
            if reports:
                return reports
        return []

    def _next_command(self, now: float) -> Command | None:
        """A hand has one for every tick; a person's, once it has moved."""
        if self._other_hand is not None:
            return next(self._other_hand)
        skill = self._skill
        if skill is not None:
            if self._script is None:
                self._script = self._game.hand(self.recorder.stage, skill[0], Random(skill[1]))
            return next(self._script)
        if self._takes_over:
            self._takes_over = False
            self._steered.begin_again()
        return self._steered.command(now)

    def _say(self, note: Note | None) -> None:
        """Tell the player once why the hand does not follow."""
        if note is not None and note != self._noted:
            self._note(note)
        self._noted = note

    def _is_moving(self) -> bool:
        """Whether anybody's hand is at work; an untouched world is left as it is."""
        if self._other_hand is not None or self._skill is not None or self.seat is None:
            return True
        return not self._away and time.monotonic() - self._wished_at < self._idle

    def _is_given_up(self) -> bool:
        """By the player, or by a hand that is out of patience."""
        spent = self.recorder.tried.seconds
        if self._other_hand is not None:
            return spent > self._other_until
        return self._gives_up or spent > (LONGEST if self._skill is None else GIVES_UP)

    def _hand_over(self) -> bool:
        """What has to go on another hand does, for all to see; False if the try can end now."""
        if self._other_hand is not None or not self.recorder.stage.must_go_on:
            return False
        self._other_hand = another_hand(self._game, self.recorder)
        self._other_until = self.recorder.tried.seconds + ANOTHER_HAND_TAKES
        return True

    def _rest(self) -> None:
        self._stir.clear()
        if not (self._is_moving() or self._gives_up or self.off or self._hold):
            with self._waiting():
                self._stir.wait()

    def _stand(self) -> None:
        with self._door:
            self._stands = True
            self._door.notify_all()
            with self._waiting():
                self._door.wait_for(lambda: not self._hold)
            self._stands = False

    @contextmanager
    def _waiting(self) -> Iterator[None]:
        self._waits = True
        try:
            yield
        finally:
            self._sign = time.monotonic()
            self._waits = False

    def _frame(self) -> bytes:
        self._picture += 1
        return frame(
            self.recorder.stage,
            number=self.number,
            picture=self._picture,
            seconds=self.recorder.tried.seconds,
            seat=self.seat,
            rests=False,
            played=self._steered.played,
            blocked=self._steered.blocked,
        )
