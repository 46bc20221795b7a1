"""teeter report: is a game fair and lively?"""

from __future__ import annotations

import argparse
import sys
from typing import Final

from teeter.commands.common import (
    Commands,
    Refused,
    a_path,
    add_command,
    bots_called,
    check_file,
    json_flag,
    print_json,
    progress,
    seed_flag,
    seed_of,
    whole,
    workers_flags,
    workers_of,
    write_file,
)
from teeter.lab.playing import Fault
from teeter.lab.report import Findings, find, plans
from teeter.lab.report_words import document, html, lines
from teeter.rules.games import game

MAX_GAMES: Final = 100_000


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "report",
        run,
        "Play many games of bots and report whether the game is fair and lively.",
        "teeter report eruk --games 200 --seed 7 --out report.html",
    )
    command.add_argument("game", metavar="GAME")
    command.add_argument(
        "--games",
        type=whole(2, MAX_GAMES),
        default=100,
        metavar="N",
        help="for each variant and number of players (100)",
    )
    command.add_argument("--bot", default="keen", metavar="NAME", help="who plays all seats (keen)")
    seed_flag(command)
    workers_flags(command)
    command.add_argument("--out", type=a_path, metavar="FILE", help="write the report as a page here")
    json_flag(command)


def run(args: argparse.Namespace) -> None:
    chosen = game(args.game)
    if len(bots_called(args.bot, chosen)) > 1:
        raise Refused("a report has the same bot on all seats; tournaments have several")
    if args.out:
        check_file(args.out)
    seed = seed_of(args)
    todo = list(plans(chosen, args.bot, args.games, seed))
    found: list[Findings] = []
    with workers_of(args) as workers, progress(len(todo) * args.games, "games") as bar:
        try:
            for plan in todo:
                found.append(find(plan, workers, bar.update))
        except Fault as fault:
            raise Refused(str(fault)) from None
        except KeyboardInterrupt:
            done = f"stopped after {len(found)} of {len(todo)} variants and numbers of players"
            raise KeyboardInterrupt(f"{done}; nothing is kept of a report that is not whole.") from None
    if args.out:
        write_file(args.out, html(chosen, args.bot, seed, found))
        print(f"teeter: the report is written to {args.out}", file=sys.stderr)
    if args.json:
        print_json(document(chosen, args.bot, seed, found))
    else:
        print("\n".join(lines(chosen, seed, found)))
