"""teeter bench: speed, beside a peer in the same run."""

from __future__ import annotations

import argparse
from typing import Any

from teeter.commands.common import Refused, add_command, json_flag, print_json, progress, whole
from teeter.lab import bench
from teeter.rules.games import GAMES


def add(commands: Any) -> None:
    command = add_command(
        commands,
        "bench",
        run,
        "Measure speed beside a peer in the same run.",
        "teeter bench rules --json",
    )
    command.add_argument("what", choices=["rules"], help="what to measure")
    command.add_argument(
        "--seconds", type=whole(1, 60), default=1, metavar="T", help="CPU time of each measurement (1)"
    )
    json_flag(command)


def run(args: argparse.Namespace) -> None:
    with progress(bench.ROUNDS * (1 + len(GAMES)), "runs") as bar:
        try:
            speeds = bench.bench_rules(float(args.seconds), bar.update)
        except bench.PeerMissing as error:
            raise Refused(str(error)) from None
    if args.json:
        print_json(bench.to_json(speeds))
        return
    for line in bench.table(speeds):
        print(line)
