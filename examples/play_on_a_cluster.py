"""A tournament on a cluster, which the first word names: ray://HOST:PORT or auto (docs/cluster.md)."""

from __future__ import annotations

import sys

from teeter.lab.cluster import Cluster, NoCluster
from teeter.lab.tournament import TournamentPlan, run
from teeter.rules.games import GAMES

BOTS = ("beginner", "casual")


def main(address: str) -> None:
    plan = TournamentPlan("eruk", GAMES["eruk"].options(2), BOTS, games=40, seed=7, referee="model")
    with Cluster(address, physical=False, say=print) as cluster:
        results = run(plan, cluster, done={}, each=lambda number, result: None)
        cores = sum(node.cpus for node in cluster.nodes.good.values())
    for bot, name in enumerate(BOTS):
        points = sum(result.points()[result.seated.index(bot)] for result in results)
        print(f"{name}: {points:g} of {len(results)} games, on {cores} cores")


if __name__ == "__main__":
    try:
        main(sys.argv[1] if len(sys.argv) > 1 else "auto")
    except NoCluster as error:
        raise SystemExit(str(error)) from None
