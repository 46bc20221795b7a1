"""One try in virtual time: a model of a person at the page under Node, the server's own try here."""

from __future__ import annotations

import base64
from dataclasses import asdict, dataclass, field
from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from bench.hand.line import Line
from bench.hand.node import Page
from bench.hand.set_ups import NUMBER, SetUp, world_of
from teeter.physics.bowl.predicates import tilt
from teeter.physics.bowl.referee import TAKES, cause_of
from teeter.physics.bowl.stage import BowlStage
from teeter.physics.stage import Report, Stage
from teeter.physics.try_recording import TryRecorder
from teeter.server.frames import PICTURES
from teeter.server.live_try import frame
from teeter.server.steered_hand import FREE, HELPED, SteeredHand, read_wish

PERSONS: Final = ("careful", "brisk", "hasty", "jerky", "child")
CHILD: Final = "child"  # is helped
PROBE: Final = "probe"  # measures how soon the hand answers
LONGEST_TRY: Final = 40.0  # seconds, after which a person gives up
LEANS: Final = 8.0  # degrees more than before: the pole is on its way
LEAVES: Final = 0.006  # metres from its place: so is a piece
SUCCESS: Final = "done"


@dataclass(frozen=True)
class Row:
    """How a try went."""

    game: str
    person: str
    line: int  # milliseconds there and back
    seed: int
    cause: str  # SUCCESS, or what the referee said first
    act: str  # in which it went wrong
    missed: int
    slipped: int
    seconds: float
    answers: dict[str, int] | None = None  # of the probe: pictures

    @property
    def success(self) -> bool:
        return self.cause == SUCCESS

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass
class _History:
    """By picture: what the person did, and how things stood."""

    acts: list[str] = field(default_factory=list)
    tilts: list[float] = field(default_factory=list)
    places: list[npt.NDArray[np.float32]] = field(default_factory=list)

    def note(self, stage: Stage, act: str) -> None:
        self.acts.append(act)
        self.tilts.append(tilt(stage.world) if isinstance(stage, BowlStage) else 0.0)
        self.places.append(stage.poses()[:, :3])

    def blame(self, body: int | None) -> str:
        """The act in which the pole, or a body, left its place for good."""
        for n in range(len(self.acts) - 1, 0, -1):
            if body is None:
                calm = self.tilts[n] < self.tilts[0] + LEANS
            else:
                way = self.places[n][body] - self.places[0][body]
                calm = not float(np.linalg.norm(way)) > LEAVES
            if calm:
                return self.acts[n]
        return self.acts[0] if self.acts else ""


class PersonTry:
    """Picture by picture: what arrives at the page, what the person does, and the world."""

    def __init__(
        self, page: Page, made: SetUp, person: str, line: int, pictures: int = PICTURES
    ) -> None:
        """`pictures` a second are drawn."""
        self._every = PICTURES // pictures
        self._page, self._made, self._person, self._line = page, made, person, line
        game, self._stage = world_of(made.game)
        self._stage.restore(made.saved)
        self._recorder = TryRecorder(self._stage, made.state(), 1, HELPED if person == CHILD else FREE)
        self._hand = SteeredHand(game, self._recorder)
        rng = Random(f"{made.seed} {line}")
        self._up: Line[bytes] = Line(line / 1000, rng)
        self._down: Line[bytes] = Line(line / 1000, rng)
        self._history = _History()
        self._ticks = 0  # of the clock
        self._answer: dict[str, Any] = {"act": "", "done": False}

    def run(self) -> Row:
        """Until the referee's word, or until the person gives up."""
        told = self._made.told(helped=self._person == CHILD)
        self._page.ask(told | {"person": self._person, "seed": self._made.seed})
        self._down.send(self._frame(0), 0.0)
        reports: list[Report] = []
        picture = 0
        while not reports and picture < LONGEST_TRY * PICTURES:
            picture += 1
            if picture % self._every == 0:
                self._answer = self._look(picture / PICTURES)
            if self._answer["done"]:
                break
            reports = self._advance((picture + 1) / PICTURES)
            self._down.send(self._frame(picture), (picture + 1) / PICTURES)
        return self._row(reports or self._recorder.end(), gave_up=not reports)

    def _look(self, now: float) -> dict[str, Any]:
        """The page draws what has come, and the person acts."""
        frames = [base64.b64encode(message).decode() for _, message in self._down.arrived(now)]
        told = {"now": now * 1000, "frames": frames, "moments": self._every}
        answer = self._page.ask(told)
        for wish in answer["wishes"]:
            self._up.send(base64.b64decode(wish), now)
        return answer

    def _advance(self, until: float) -> list[Report]:
        """As in a live try: what has arrived is heard, then the ticks that are due are run."""
        for arrived, message in self._up.arrived(until):
            read = read_wish(message)
            assert read is not None
            self._hand.wish(read[3], read[2], arrived)
        reports: list[Report] = []
        tick = self._stage.tick
        while not reports and (self._ticks + 1) * tick <= until:
            command = self._hand.command(self._ticks * tick)
            self._ticks += 1
            if command is not None:
                self._recorder.command(command)
                reports = [r for r in self._recorder.advance() if r.ends or not r.well]
        self._history.note(self._stage, self._answer["act"])
        return reports

    def _frame(self, picture: int) -> bytes:
        return frame(
            self._stage,
            number=NUMBER,
            picture=picture,
            seconds=self._recorder.tried.seconds,
            seat=0,
            rests=False,
            played=self._hand.played,
            blocked=self._hand.blocked,
        )

    def _row(self, reports: list[Report], *, gave_up: bool) -> Row:
        cause, act = self._cause(reports, gave_up=gave_up), ""
        if cause != SUCCESS and not gave_up:
            bodies = next(r for r in reports if not r.well).bodies
            pole = cause == "pole" or not bodies or bodies[0] not in self._stage.names
            act = self._history.blame(None if pole else self._stage.names.index(bodies[0]))
        answer = self._answer
        return Row(
            self._made.game,
            self._person,
            self._line,
            self._made.seed,
            cause,
            act,
            answer["missed"],
            answer["slipped"],
            round(self._recorder.tried.seconds, 3),
            answer["answers"],
        )

    def _cause(self, reports: list[Report], *, gave_up: bool) -> str:
        bad = [report for report in reports if not report.well]
        if gave_up:
            return "gave up"
        if isinstance(self._stage, BowlStage):
            cause = cause_of(self._stage.world.bowl, reports[0].text)
            return SUCCESS if cause == TAKES else cause
        return " ".join(bad[0].text.split()[:2]) if bad else SUCCESS
