"""Make the test set-ups that come with the package: python -m tools.ship_set_ups [NAME ...]

NAME is that of a file without its ending, like gulo-gulo or go-cuckoo-late; all of them if none is
named. What is made is kept on the way, so that it goes on after a break. An hour of CPU for all.
"""

from __future__ import annotations

import argparse
import os
from collections import defaultdict
from pathlib import Path

from tqdm import tqdm

from teeter.envs.kept import TEST, KeptSetUps, file_of_shipped
from teeter.envs.setups import PACKED, made, write
from teeter.envs.tasks import TASKS
from teeter.hands.trials import SetUp
from teeter.lab.parallel import Processes

ENDING = f".jsonl{PACKED}"


def files() -> dict[Path, list[tuple[str, str]]]:
    """The tasks of each file."""
    found: dict[Path, list[tuple[str, str]]] = defaultdict(list)
    for game, task in TASKS.values():
        found[file_of_shipped(game, task)].append((game, task))
    return found


def of_seed(asked: tuple[list[tuple[str, str]], int]) -> int:
    """One after the other in one process: tasks of a seed share a world. Which seed was done."""
    tasks, seed = asked
    for task in tasks:
        kept = KeptSetUps(*task)
        if kept.missing([seed]):
            kept.keep(seed, made(*task, seed))
    return seed


def ship(path: Path, tasks: list[tuple[str, str]], seeds: range, jobs: int) -> None:
    with Processes(jobs) as workers, tqdm(total=len(seeds), desc=path.name) as bar:
        for _ in workers.work(of_seed, [(tasks, seed) for seed in seeds]):
            bar.update()
    kept = [KeptSetUps(*task) for task in tasks]
    set_ups: list[SetUp] = [one.get(seed) for seed in seeds for one in kept]
    print(f"{path.name}: {write(path, tasks[0][0], set_ups)}")  # noqa: T201


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    there = {path.name.removesuffix(ENDING): path for path in files()}
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(there))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    if unknown := [name for name in args.names if name not in there]:
        parser.error(f"there is no {unknown[0]!r}; there is {', '.join(there)}")
    for name in args.names or there:
        ship(there[name], files()[there[name]], TEST, args.jobs)


if __name__ == "__main__":
    main()
