"""Demonstrations of a task as a Minari dataset, and the simplest learner: the mean way of the hand."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from teeter.envs.demonstrations import collect


def main() -> None:
    with TemporaryDirectory() as folder:
        dataset = collect("teeter/gulo-gulo-top-v0", "careful", seeds=[1, 2], folder=Path(folder))
        episodes = [*dataset.iterate_episodes()]
        well = [bool(episode.infos["is_success"][-1]) for episode in episodes]
        print(f"{dataset.id}: {dataset.total_steps} steps, {sum(well)} of {len(well)} succeed")
        mean = np.concatenate([episode.actions for episode in episodes]).mean(axis=0)
        print("mean action:", np.round(mean, 2).tolist())


if __name__ == "__main__":
    main()
