"""One attempt of a policy at a task: plain data goes out to other processes, and comes back."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from zlib import crc32

from teeter.envs.kept import hash_of
from teeter.envs.policies import policy_called
from teeter.envs.tasks import HandEnv, Sensors
from teeter.hands.trials import SetUp
from teeter.lab.evaluation import Row

LATE = "late"  # how an attempt ends that takes too long


@dataclass(frozen=True, slots=True)
class Attempt:
    """What is to be tried: the set-up of a test, by which policy."""

    game: str
    sensors: Sensors
    policy: str
    seed: int  # of the policy's chance
    number: int  # of the set-up
    set_up: SetUp


def attempt(todo: Attempt) -> Row:
    """Always the same for the same policy, on machines of one kind. Raises what the policy raises."""
    env = _env(todo.game, todo.set_up.task, todo.sensors)
    seed = crc32(f"{todo.seed}-{todo.number}".encode())
    seen, info = env.reset(seed=seed, options={"set_up": todo.set_up})
    act = policy_called(todo.policy)(env, seed)
    steps, over = 0, False
    while not over:
        seen, _, terminated, truncated, info = env.step(act(seen))
        steps, over = steps + 1, terminated or truncated
    end = str(info.get("report") or info.get("fault") or LATE)
    return Row(todo.number, hash_of([todo.set_up])[:16], bool(info["is_success"]), end, steps)


@cache
def _env(game: str, task: str, sensors: Sensors) -> HandEnv:
    """One for all attempts of a process: a world takes longer to build than to set up."""
    return HandEnv(game, task, sensors=sensors)
