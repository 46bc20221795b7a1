"""The referee at the bowl: watches a try step by step and says in the rules' words what happened."""

from __future__ import annotations

from typing import Final

import numpy as np

from teeter.physics.bowl.hand import Hand
from teeter.physics.bowl.model import STEP
from teeter.physics.bowl.predicates import above_rim, out_of_bowl, pole_down, still
from teeter.physics.bowl.world import World
from teeter.physics.stage import Report
from teeter.rules.gulo_gulo import house

REST_SECONDS: Final = house.REST_SECONDS.value
SETTLE_SECONDS: Final = house.SETTLE_SECONDS.value
SWEEP: Final = house.SWEEP.value * 1e-3
SWEEPS_ALLOWED: Final = house.SWEEPS_ALLOWED.value

# What the rules of each game want to hear: a success, and by cause what went wrong.
WORDS: Final = {
    "gulo-gulo": {
        "takes": "takes",
        "pole": "alarm pole",
        "piece": "alarm egg {colour}",
        "sweep": "alarm sweep",
        "gave up": "alarm gave up",
    },
    "pharaoh": {
        "takes": "takes",
        "pole": "landslide staff",
        "piece": "landslide boulder {colour}",
        "sweep": "landslide foul",
        "gave up": "landslide gave up",
    },
}
SENTENCES: Final = {
    "takes": "{name} is out, and nothing else has fallen.",
    "pole": "The pole touched the table.",
    "piece": "{name} fell out of the bowl.",
    "sweep": "The hand swept other things aside a second time.",
    "gave up": "The try was given up.",
}


class Try:
    """One try at a piece, from its declaration to the referee's word."""

    def __init__(self, world: World, hand: Hand, may_grip: tuple[str, ...]) -> None:
        self.world = world
        self.hand = hand
        self.may_grip = may_grip
        self.touched = False  # ATTEMPT: from the first touch of anything in the bowl
        self.warnings = 0
        self._seconds = 0.0
        self._clear: str | None = None
        self._since_clear = 0.0
        self._rest = 0.0
        self._swept = 0.0
        self._before = hand.place

    def step(self) -> Report | None:
        """One step of the world; the word that ends the try, when there is one."""
        self.hand.step()
        under = self.world.under_fingers()
        self.touched = self.touched or bool(under)
        if not self.touched:
            return None
        self._seconds += STEP
        return self._fallen() or self._foul(under) or self._taken()

    def give_up(self) -> Report:
        """The player, or a clock, ends the try. It counts as an alarm (GULO R17)."""
        return self._report("gave up")

    def _fallen(self) -> Report | None:
        if pole_down(self.world):
            return self._report("pole")
        for name in out_of_bowl(self.world):
            if name not in (self.hand.held, self._clear):
                return self._report("piece", name)
        return None

    def _foul(self, under: set[str]) -> Report | None:
        """R8: moving on while something else is pushed, and away from what is wanted."""
        here = self.hand.place
        way = float(np.linalg.norm(here - self._before))
        goal = self.world.place(self.may_grip[0])
        leaving = np.linalg.norm(here - goal) > np.linalg.norm(self._before - goal)
        self._before = here
        if self.hand.held or not leaving:
            self._swept = 0.0
        elif under - set(self.may_grip):
            self._swept += way
        if self._swept <= SWEEP:
            return None
        self._swept = 0.0
        self.warnings += 1
        return self._report("sweep") if self.warnings > SWEEPS_ALLOWED else None

    def _taken(self) -> Report | None:
        """CLEAR once, and everything at rest for half a second, or five seconds gone (R9)."""
        held = self.hand.held
        if held and not self._clear and above_rim(self.world, held):
            self._clear = held
        if not self._clear:
            return None
        self._since_clear += STEP
        self._rest = self._rest + STEP if still(self.world, but=self._clear) else 0.0
        if self._rest >= REST_SECONDS or self._since_clear >= SETTLE_SECONDS:
            return self._report("takes", self._clear)
        return None

    def _report(self, cause: str, name: str | None = None) -> Report:
        colour = name.split("-")[0] if name else ""
        text = WORDS[self.world.bowl.game][cause].format(colour=colour)
        bodies = (name,) if name else ("pole",) if cause == "pole" else ()
        return Report(text, SENTENCES[cause].format(name=name), round(self._seconds, 4), bodies)
