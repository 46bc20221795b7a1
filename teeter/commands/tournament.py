"""teeter tournament: bots against bots, and how strong they are."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final

from teeter.bots.levels import BadBot, player_called
from teeter.commands.common import (
    Refused,
    a_path,
    add_command,
    check_physical,
    game_flags,
    go_on,
    jobs_flag,
    json_flag,
    json_text,
    options_of,
    print_json,
    progress,
    refuse_ignored,
    seed_of,
    skill_flag,
    whole,
    write_file,
)
from teeter.lab.tournament import Fault, Plan, Result
from teeter.lab.tournament import run as play_all
from teeter.lab.tournament_files import Ledger
from teeter.rules.contract import Game
from teeter.rules.games import game

MAX_GAMES: Final = 1_000_000


def add(commands: Any) -> None:
    command = add_command(
        commands,
        "tournament",
        run,
        "Let bots play each other on balanced seats, and rate them.",
        "teeter tournament eruk --bots beginner,casual,keen,master --games 200 --seed 7",
    )
    command.add_argument("game", metavar="GAME")
    command.add_argument(
        "--bots", required=True, metavar="A,B,...", help="levels, yardsticks, or module:function"
    )
    game_flags(command)
    skill_flag(command, "each bot's own; only with the model")
    command.add_argument(
        "--games", type=whole(1, MAX_GAMES), default=100, metavar="N", help="for each line-up (100)"
    )
    command.add_argument(
        "--referee", choices=["model", "physics"], default="model", help="who judges tries (model)"
    )
    jobs_flag(command)
    command.add_argument(
        "--out", type=a_path, metavar="DIR", help="keep games and results here; run again to go on"
    )
    json_flag(command)


def run(args: argparse.Namespace) -> None:
    from teeter.lab.tournament_page import document, html, lines  # noqa: PLC0415 - only at the end

    plan = _plan(args)
    ledger = _ledger(args.out, plan) if args.out else None
    done = ledger.done if ledger else {}
    with progress(len(plan.pairings()), "games") as bar:
        bar.update(len(done))

        def each(number: int, result: Result) -> None:
            if ledger:
                ledger.add(number, result)
            bar.update()

        try:
            results = play_all(plan, args.jobs, done, each)
        except Fault as fault:
            raise Refused(str(fault)) from None
    told = document(plan, results)
    if args.out:
        write_file(args.out / "result.json", json_text(told) + "\n")
        write_file(args.out / "result.html", html(told))
    if args.json:
        print_json(told)
    else:
        print("\n".join(lines(told)))


def _plan(args: argparse.Namespace) -> Plan:
    chosen = game(args.game)
    bots = tuple(dict.fromkeys(name.strip() for name in args.bots.split(",")))
    _check(chosen, bots, args)
    options = options_of(chosen, args)
    return Plan(chosen.name, options, bots, args.games, seed_of(args), args.referee, args.skill)


def _check(chosen: Game, bots: tuple[str, ...], args: argparse.Namespace) -> None:
    """Refuse early: before the first game, and before a folder is made."""
    if len(bots) < 2:
        raise Refused("a tournament needs at least two different bots")
    try:
        for name in bots:
            player_called(name, chosen.name)
    except BadBot as error:
        raise Refused(str(error)) from None
    if args.referee == "physics":
        check_physical(chosen)
        refuse_ignored(args, "--skill", why="is for the model; with physics everybody has hands")


def _ledger(folder: Path, plan: Plan) -> Ledger:
    advice = "Choose another folder, or the same seed and bots."
    return go_on(folder, lambda: Ledger(folder, plan), "games", advice)
