"""A referee with a real bowl: scripted hands try, the world decides, the rules hear their own words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from teeter.physics.bowls import BOWLS
from teeter.physics.filling import fill
from teeter.physics.hand import Hand
from teeter.physics.predicates import fallen
from teeter.physics.scripts import Skill, free_above, steal
from teeter.physics.world import World
from teeter.rules.contract import Game, Move, State


class AtTheBowl:
    """Answers for the REFEREE of Gulo Gulo or Pharaoh's Gulo Gulo by playing each try out."""

    def __init__(self, game: Game, skill: Skill, rng: Random) -> None:
        self.world = World(BOWLS[game.name])
        self.hand = Hand(self.world)
        self._skill = skill
        self._rng = rng
        self._spoilt = True  # an alarm has left the bowl as it fell, and it must be filled anew

    def report(self, game: Game, state: State) -> Move:
        """Play the declared try; what the referee saw."""
        view = state.view(None)
        if self._spoilt or not self._agrees(view):  # the rules refill after a last egg too
            fill(self.world, self._rng.getrandbits(32))
        elif fallen(self.world):  # between two tries: nobody's fault (GULO-41)
            fill(self.world, self._rng.getrandbits(32), self.world.in_play)
        target = max(self._wanted(view), key=self._ease)
        report = steal(self.world, self.hand, target, self._skill, self._rng)
        self._spoilt = report.text != "takes"
        return game.moves.parse(report.text)

    def _ease(self, name: str) -> tuple[float, float]:
        return free_above(self.world, name), float(self.world.place(name)[2])

    def _agrees(self, view: Mapping[str, Any]) -> bool:
        """Whether the bowl holds what the rules think it holds."""
        if "nest" in view:
            return set(view["nest"]) == set(self.world.in_play)
        return Counter(view["bowl"]) == self._colours()

    def _colours(self) -> Counter[str]:
        return Counter(name.split("-")[0] for name in self.world.in_play)

    def _wanted(self, view: Mapping[str, Any]) -> list[str]:
        """The egg pointed out, or all boulders of the asked colour."""
        if "nest" in view:
            return [view["egg"]]
        return [name for name in self.world.in_play if name.startswith(f"{view['colour']}-")]
