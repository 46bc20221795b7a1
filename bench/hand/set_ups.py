"""What is tried: a world from a seed, what the rules ask for there, and what the page is told of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Final, cast

import msgspec

from teeter.hands.bowl.trials import BowlTrials, asked_piece
from teeter.hands.can.scripts import GRASP
from teeter.hands.can.trials import CanTrials, asked_stick
from teeter.hands.physical_game import PhysicalGame, physical_game
from teeter.hands.skills import SKILLS
from teeter.physics.bowl.hand import DEEP
from teeter.physics.bowl.stage import BowlStage
from teeter.physics.can import parts
from teeter.physics.can.predicates import standing
from teeter.physics.can.stage import CanStage
from teeter.physics.stage import Stage
from teeter.rules.contract import REFEREE, Move, State
from teeter.rules.games import GAMES
from teeter.server.protocol import TryTold
from teeter.server.steered_hand import scene_of
from teeter.server.updates import Eyes, Updates
from teeter.table.log import TablePlan
from teeter.table.table import Table

NUMBER: Final = 1  # of the try
OUT: Final = 0.12  # metres that a piece is pulled from a bowl
TASKS: Final = {
    name: "the late can, pull" if name == "go-cuckoo" else f"the full bowl of {game.title}"
    for name, game in GAMES.items()
    if game.physical
}


class Asked:
    """A state as its game has it at a try, but for what is asked: that suits the world."""

    def __init__(self, state: State, asked: Mapping[str, Any]) -> None:
        self._state = state
        self._asked = asked

    def view(self, seat: int | None) -> dict[str, Any]:
        return {**self._state.view(seat), **self._asked}

    def moves(self) -> Sequence[Move]:
        """Without the word of the first touch: nobody has to hear it here."""
        return [move for move in self._state.moves() if move.text != "touches"]


@dataclass(frozen=True)
class SetUp:
    """A world before a try, and what is wanted of it."""

    game: str
    seed: int
    saved: str
    asked: dict[str, Any]  # in the view
    piece: str  # that a person goes for
    along: float  # metres from its middle along its axis, where it is taken
    way: float  # metres that it is pulled
    deep: float  # metres below that the fingers should come

    def state(self) -> State:
        """As far as a stage looks."""
        return cast("State", Asked(_table(self.game)[0].state, self.asked))  # type: ignore[arg-type]

    def told(self, *, helped: bool) -> dict[str, Any]:
        """What the page hears before the first picture."""
        table, seat = _table(self.game)
        eyes = Eyes(seat, frozenset(range(len(table.seats))))
        hand = TryTold(phase="trying", number=NUMBER, seat=seat, sentence="")
        seen = msgspec.to_builtins(Updates("bench", table, [], hand, 0, 0.0).seen_by(eyes))
        seen["view"] |= self.asked
        seen["seats"][seat]["helped"] = helped
        return {
            "scene": _scene(self.game),
            "update": seen,
            "piece": self.piece,
            "along": self.along,
            "job": {"way": self.way, "deep": self.deep},
            "size": {"width": 1280, "height": 720},
        }


def world_of(game: str) -> tuple[PhysicalGame[Stage], Stage]:
    """A game's hands, and one stage for all its tries."""
    physical = physical_game(GAMES[game])
    return physical, _stage(game)


def set_up(game: str, seed: int) -> SetUp:
    """A fresh world: a full bowl and an asked colour, or a late can and a calm stick of it."""
    physical, stage = world_of(game)
    trials, rng = physical.trials, Random(seed)
    if isinstance(stage, BowlStage):
        assert isinstance(trials, BowlTrials)
        return _bowl(game, seed, trials.full(seed), stage, rng)
    assert isinstance(stage, CanStage)
    assert isinstance(trials, CanTrials)
    return _can(game, seed, trials.nest(seed), stage, rng)


def _bowl(game: str, seed: int, saved: str, stage: BowlStage, rng: Random) -> SetUp:
    """The easiest piece of a colour that is asked at random."""
    stage.restore(saved)
    world = stage.world
    piece = asked_piece(world, rng)
    asked = {"colour": piece.partition("-")[0]}
    if not world.bowl.rules.alike:
        asked["egg"] = piece
    return SetUp(game, seed, saved, asked, piece, 0.0, OUT, world.radius(piece) * DEEP)


def _can(game: str, seed: int, saved: str, stage: CanStage, rng: Random) -> SetUp:
    """The calmest of the sticks that show the asked colour."""
    stage.restore(saved)
    up = set(map(int, standing(stage.world)))
    stick = asked_stick(stage.world, SKILLS["careful"], rng)
    places = ["can" if n in up else "nest" for n in range(parts.STICKS)]
    asked = {"declared": f"pull {stick + 1}", "places": places, "phase": "reach"}
    along = parts.LENGTH / 2 - GRASP
    return SetUp(game, seed, saved, asked, parts.NAMES[stick], along, parts.LENGTH + 0.02, 0.0)


@cache
def _stage(game: str) -> Stage:
    return physical_game(GAMES[game]).stage()


@cache
def _scene(game: str) -> dict[str, Any]:
    return dict(msgspec.to_builtins(scene_of(_stage(game))))


@cache
def _table(game: str) -> tuple[Table, int]:
    """A table of two at its first try, and who tries."""
    rng = Random(1)
    table = Table(TablePlan(game, GAMES[game].options(2), "bench", 0.0, "Ann", None), 0.0)
    for seat, name in enumerate(("Ann", "Bob")):
        table.sit(seat, name, name, 0.0)
    player = 0
    while table.turn != REFEREE:
        assert table.state is not None
        assert table.turn is not None
        player = table.turn
        names = ("Ann", "Bob")
        table.play(player, names[player], rng.choice(table.state.moves()).text, table.version, 0.0)
    return table, player
