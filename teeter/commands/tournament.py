"""teeter tournament: bots against bots, and how strong they are."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from teeter.commands.common import (
    Commands,
    Refused,
    a_path,
    add_command,
    bots_called,
    check_physical,
    check_skill,
    game_flags,
    go_on,
    json_flag,
    json_text,
    make_folder,
    options_of,
    print_json,
    progress,
    record_flag,
    referee_flag,
    refuse_ignored,
    seed_of,
    skill_flag,
    whole,
    workers_flags,
    workers_of,
    write_game,
    write_in,
)
from teeter.lab.played import Files
from teeter.lab.playing import Fault
from teeter.lab.tournament import Result, TournamentPlan
from teeter.lab.tournament import run as play_all
from teeter.lab.tournament_files import Ledger, seed_in
from teeter.rules.contract import Game
from teeter.rules.games import game
from teeter.table.gamefile import RECORD

MAX_GAMES: Final = 1_000_000


def add(commands: Commands) -> None:
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
    referee_flag(command)
    workers_flags(command)
    command.add_argument(
        "--out",
        type=a_path,
        metavar="DIR",
        help="keep games and results here; run again to go on, with more --games to play more",
    )
    record_flag(command)
    json_flag(command)


def run(args: argparse.Namespace) -> None:
    from teeter.lab.tournament_page import document, html, lines, standings  # noqa: PLC0415

    plan = _plan(args)
    ledger = _ledger(args.out, plan) if args.out else None
    if args.record:
        make_folder(args.record)
    told = standings(plan, _played(plan, ledger, args))
    if args.out:
        write_in(args.out, "result.json", json_text(document(told)) + "\n")
        write_in(args.out, "result.html", html(told))
    if args.json:
        print_json(document(told))
    else:
        print("\n".join(lines(told)))


def _played(plan: TournamentPlan, ledger: Ledger | None, args: argparse.Namespace) -> list[Result]:
    total = plan.games * len(plan.line_ups())
    done = {n: result for n, result in (ledger.done if ledger else {}).items() if n < total}
    kept = {n for n in done if args.record and (args.record / f"{_called(plan, n)}{RECORD}").exists()}
    played = len(done)
    physical = args.referee == "physics"
    with workers_of(args, physical=physical) as workers, progress(total, "games") as bar:
        bar.update(len(kept if args.record else done))

        def each(number: int, result: Result) -> None:
            nonlocal played
            if ledger:
                ledger.add(number, result)
            played += 1
            bar.update()

        def keep(number: int, files: Files) -> None:
            write_game(args.record, _called(plan, number), files)
            if number in done:
                bar.update()

        try:
            return play_all(plan, workers, done, each, keep if args.record else None, kept)
        except Fault as fault:
            raise Refused(str(fault)) from None
        except KeyboardInterrupt:
            raise KeyboardInterrupt(_stopped(played, total, args.out)) from None


def _called(plan: TournamentPlan, number: int) -> str:
    """The name of a game's record, less its ending."""
    return f"{plan.game}-{plan.seed}-{number}"


def _stopped(played: int, total: int, folder: Path | None) -> str:
    kept = f"; they are in {folder}, and the same command goes on" if folder else ""
    return f"stopped after {played} of {total} games{kept}."


def _plan(args: argparse.Namespace) -> TournamentPlan:
    chosen = game(args.game)
    bots = tuple(dict.fromkeys(bots_called(args.bots, chosen)))
    _check(chosen, bots, args)
    options = options_of(chosen, args)
    return TournamentPlan(chosen.name, options, bots, args.games, _seed(args), args.referee, args.skill)


def _check(chosen: Game, bots: tuple[str, ...], args: argparse.Namespace) -> None:
    """Refuse early: before the first game, and before a folder is made."""
    if len(bots) < 2:
        raise Refused("a tournament needs at least two different bots")
    if args.referee == "physics":
        check_physical(chosen)
        refuse_ignored(args, "--skill", why="is for the model; with physics everybody has hands")
    else:
        check_skill(chosen, args)


def _seed(args: argparse.Namespace) -> int:
    """Whoever names none goes on with the games that are there."""
    there = seed_in(args.out) if args.out and args.seed is None else None
    return seed_of(args) if there is None else there


def _ledger(folder: Path, plan: TournamentPlan) -> Ledger:
    return go_on(folder, lambda: Ledger(folder, plan), "games")
