"""Our scripted hands at a task as a dataset for Minari: to learn from, or to compare with.

    python -m teeter.envs.demonstrations gulo-gulo-top --episodes 20 --hand careful --out FOLDER

Every try is in it, those that fail too, and says at each step whether it has succeeded. What such a
dataset holds: docs/demonstrations.md. Needs the extras `research` and `data`.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import numpy as np

from teeter import __version__
from teeter.envs.demonstrating import Demonstrator
from teeter.envs.needs import needs
from teeter.envs.tasks import TASKS, VERSION, HandEnv
from teeter.hands.manners import HANDS

needs("gymnasium", "minari", "h5py", extra="data")

import gymnasium  # noqa: E402 - after the sentence for whoever has it not
import minari  # noqa: E402
from minari.data_collector import EpisodeBuffer  # noqa: E402

SOURCE: Final = "https://github.com/teeter-table/teeter"
FOLDER: Final = "MINARI_DATASETS_PATH"  # where Minari looks for datasets


def collect(name: str, hand: str, seeds: Iterable[int], folder: Path) -> Any:
    """Tries from these seeds as a dataset in a folder. Raises PhysicsError, ValueError."""
    env = gymnasium.make(name, sensors="touch")
    inner = env.unwrapped
    assert isinstance(inner, HandEnv)
    tries = [_tried(inner, hand, number, seed) for number, seed in enumerate(seeds)]
    before = os.environ.get(FOLDER)
    os.environ[FOLDER] = str(folder.resolve())
    try:
        return minari.create_dataset_from_buffers(
            dataset_id=f"{name.rpartition('-v')[0]}/{hand}-v{VERSION}",
            buffer=tries,
            env=env,
            eval_env=env,
            algorithm_name=f"the scripted hand {hand!r} of Teeter {__version__}",
            author="The Teeter authors",
            author_email=f"{SOURCE}/issues",  # where to write to us
            code_permalink=SOURCE,
            description=f"{inner.task_description}, by a scripted hand at 20 Hz, failures included.",
            requirements=[f"teeter=={__version__}"],
        )
    finally:
        if before is None:
            del os.environ[FOLDER]
        else:
            os.environ[FOLDER] = before


def _tried(env: HandEnv, hand: str, number: int, seed: int) -> EpisodeBuffer:
    """One try from its first look to the referee's word."""
    seen, info = env.reset(seed=seed)
    policy = Demonstrator(env, hand, seed)
    looks, does, got, ends, cuts = [seen], [], [], [], []
    well = [bool(info["is_success"])]
    over = False
    while not over:
        does.append(policy(seen))
        seen, reward, terminated, truncated, info = env.step(does[-1])
        looks.append(seen)
        got.append(reward)
        ends.append(terminated)
        cuts.append(truncated)
        well.append(bool(info["is_success"]))
        over = terminated or truncated
    return EpisodeBuffer(
        id=number,
        seed=seed,
        observations={part: [look[part] for look in looks] for part in seen},
        actions=does,
        rewards=got,
        terminations=ends,
        truncations=cuts,
        infos={"is_success": np.array(well)},
    )


def main() -> None:
    """What the command does."""
    parser = argparse.ArgumentParser(description="Write demonstrations of a task as a Minari dataset.")
    tasks = {name.removeprefix("teeter/").rpartition("-v")[0]: name for name in TASKS}
    parser.add_argument("task", choices=tasks)
    parser.add_argument("--hand", choices=HANDS, default="careful")
    parser.add_argument("--episodes", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    seeds = range(args.seed, args.seed + args.episodes)
    found = collect(tasks[args.task], args.hand, seeds, args.out)
    well = sum(bool(episode.infos["is_success"][-1]) for episode in found.iterate_episodes())
    told = f"{found.total_episodes} episodes, {found.total_steps} steps, {well} succeed"
    print(f"{found.id}: {told}; in {args.out}")  # noqa: T201


if __name__ == "__main__":
    main()
