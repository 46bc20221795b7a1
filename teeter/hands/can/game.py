"""A game around the can of sticks, at its physical table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from statistics import mean
from typing import TYPE_CHECKING, Any, Final

from teeter.hands.can.success import GUESSED, drawn, features, odds_of, of_nest, task_of
from teeter.hands.manners import HANDS
from teeter.hands.physical_game import PhysicalGame
from teeter.hands.success_model import Data, Features, Looks, Odds
from teeter.hands.trials import SetUp
from teeter.physics.can.view import seen
from teeter.physics.stage import Command
from teeter.rules.contract import Game, Move, State

if TYPE_CHECKING:
    from teeter.hands.can.trials import CanTrials
    from teeter.hands.steering import Steering
    from teeter.physics.can.stage import CanStage

TASKS: Final = tuple(
    f"{kind} {nest}" for kind in ("pull", "lay", "egg", "kiki") for nest in ("early", "late")
)


class CanGame(PhysicalGame["CanStage"]):
    """Sticks are pulled out of a can and laid on it, and eggs and Kiki on them, without a fall."""

    tasks = TASKS

    def __init__(
        self,
        package: str | None,
        judged: Callable[[Any, Random, float, float], Move],
        kiki_stays: Callable[[float], float],
    ) -> None:
        super().__init__(package, GUESSED)
        self._means: dict[tuple[str, int, int, float], float] = {}  # of chances: each is a long sum
        self._judged = judged  # by state, chance and skill: what is said, if nothing falls so often
        self._kiki_stays = kiki_stays  # by skill: how likely, if nothing else falls

    def stage(self) -> CanStage:
        from teeter.physics.can.stage import CanStage  # noqa: PLC0415 - heavy

        return CanStage()

    def begin(self, stage: CanStage, set_up: SetUp) -> None:
        stage.restore(set_up.saved)
        stage.begin_at(set_up.task.partition(" ")[0], set_up.piece)

    def hand(self, stage: CanStage, name: str, rng: Random) -> Iterator[Command]:
        from teeter.hands.can.planning import go_about  # noqa: PLC0415 - heavy

        assert stage.trying is not None, "a hand plays a try that has begun"
        return go_about(stage.trying, HANDS[name], rng)

    def steering(self, stage: CanStage, *, helped: bool) -> Steering:
        from teeter.hands.can.steering import CanSteering  # noqa: PLC0415 - heavy

        assert stage.trying is not None, "a hand plays a try that has begun"
        return CanSteering(stage.trying, stage.tick, helped=helped)

    def looks(self, stage: CanStage) -> Looks:
        from teeter.hands.can.features import looks  # noqa: PLC0415 - heavy

        return looks(stage.world)

    def features(self, task: str, kind: str, seen: Mapping[str, float]) -> Features:
        return features(task, seen)

    def odds(self, looks: Looks, skill: float) -> Odds:
        return odds_of(looks, self.weights, skill)

    def judge(self, data: Data, game: Game, state: State, rng: Random, skill: float) -> Move:
        view = seen(state)
        task = task_of(view["declared"] or "pull")
        well = self._nothing_falls(task, drawn(data, task, view, rng, skill), skill)
        return self._judged(state, rng, well, skill)

    def _nothing_falls(self, task: str, well: float, skill: float) -> float:
        """The data tell how often Kiki stands, too: that chance is drawn apart."""
        return min(1.0, well / self._kiki_stays(skill)) if task == "kiki" else well

    def chance(self, data: Data, state: State, skill: float) -> float:
        view = seen(state)
        task = task_of(view["declared"] or "pull")
        key = task, view["places"].count("nest"), view["nest"], skill
        if key not in self._means:
            loads = [look["load"] for look in data["looks"]] if task == "pull" else [0.0]
            found = [of_nest(data, *key[:3], load, skill) for load in loads]
            self._means[key] = mean([self._nothing_falls(task, well, skill) for well in found])
        return self._means[key]

    def _trials(self) -> CanTrials:
        from teeter.hands.can.trials import CanTrials  # noqa: PLC0415 - heavy

        return CanTrials()
