"""teeter bench: speed, beside a peer in the same run."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Final

from teeter.commands import bench_hand
from teeter.commands.checkout import need
from teeter.commands.common import (
    Commands,
    Refused,
    add_command,
    json_flag,
    print_json,
    progress,
    refuse_ignored,
    whole,
)


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "bench",
        run,
        "Measure speed beside a peer in the same run.",
        "teeter bench rules --json",
    )
    command.add_argument("what", choices=[*SUBJECTS, bench_hand.NAME], help="what to measure")
    command.add_argument(
        "--seconds",
        type=whole(1, 60),
        metavar="T",
        help="of each measurement (rules, playouts and envs: 1 of CPU, server: 3)",
    )
    json_flag(command)
    bench_hand.flags(command)


def run(args: argparse.Namespace) -> None:
    if args.what == bench_hand.NAME:
        refuse_ignored(args, "--seconds", why="is not for hands: --tries says how much is measured")
        bench_hand.run(args)
        return
    refuse_ignored(args, *bench_hand.FLAGS, why=f"is for teeter bench {bench_hand.NAME}")
    document, lines = SUBJECTS[args.what](args.seconds)
    if args.json:
        print_json(document)
        return
    for line in lines:
        print(line)


Told = tuple[dict[str, object], list[str]]
"""The figures for programs, and for people."""


def rules(seconds: int | None) -> Told:
    need("bench")
    from bench import rules as bench  # noqa: PLC0415 - heavy, and seldom needed
    from teeter.rules.games import GAMES  # noqa: PLC0415

    with progress(bench.ROUNDS * (1 + len(GAMES)), "runs") as bar:
        try:
            speeds = bench.bench_rules(float(seconds or 1), bar.update)
        except bench.PeerMissing as error:
            raise Refused(str(error)) from None
    return bench.to_json(speeds), bench.table(speeds)


def envs(seconds: int | None) -> Told:
    need("bench")
    from bench import envs as bench  # noqa: PLC0415 - heavy, and seldom needed
    from bench.rules import ROUNDS, PeerMissing  # noqa: PLC0415
    from teeter.rules.games import GAMES  # noqa: PLC0415

    with progress(ROUNDS * (1 + len(GAMES)), "runs") as bar:
        try:
            speeds = bench.bench_envs(float(seconds or 1), bar.update)
        except PeerMissing as error:
            raise Refused(str(error)) from None
    return bench.to_json(speeds), bench.table(speeds)


def playouts(seconds: int | None) -> Told:
    need("bench")
    from bench import playouts as bench  # noqa: PLC0415 - heavy, and seldom needed
    from bench.rules import ROUNDS, PeerMissing  # noqa: PLC0415
    from teeter.rules.games import GAMES  # noqa: PLC0415

    with progress(ROUNDS * (1 + len(GAMES)), "runs") as bar:
        try:
            speeds = bench.bench_playouts(float(seconds or 1), bar.update)
        except PeerMissing as error:
            raise Refused(str(error)) from None
    return bench.to_json(speeds), bench.table(speeds)


def server(seconds: int | None) -> Told:
    need("bench")
    from bench import server as bench  # noqa: PLC0415 - heavy, and seldom needed
    from bench.server import client, process, report  # noqa: PLC0415

    with progress(bench.parts(), "runs") as bar:
        try:
            figures = bench.bench_server(float(seconds or 3), bar.update)
        except (client.Refusal, process.NotStarted) as error:
            raise Refused(f"the server cannot be measured: {error}") from None
    return report.to_json(figures), report.table(figures)


def physics(seconds: int | None) -> Told:
    need("bench")
    from bench import physics as bench  # noqa: PLC0415 - heavy, and seldom needed

    with progress(bench.RUNS, "runs") as bar:
        found, waits = bench.bench_physics(bar.update)
    return bench.to_json(found, waits), bench.table(found, waits)


SUBJECTS: Final[dict[str, Callable[[int | None], Told]]] = {
    "rules": rules,
    "playouts": playouts,
    "envs": envs,
    "physics": physics,
    "server": server,
}
