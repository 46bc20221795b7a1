"""teeter bench hand: how often models of people succeed, who steer the client's own hand."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any, Final

from teeter.commands.checkout import need
from teeter.commands.common import (
    MAX_SEED,
    Refused,
    a_path,
    check_physical,
    go_on,
    json_text,
    print_json,
    progress,
    seed_of,
    whole,
    write_in,
)
from teeter.lab.resumable_jsonl import which_work
from teeter.rules.games import GAMES, game

if TYPE_CHECKING:
    from bench.hand.measure import Notebook, Plan
    from bench.hand.report import Report

NAME: Final = "hand"
FLAGS: Final = ("--game", "--person", "--tries", "--line", "--pictures", "--seed", "--jobs", "--out")
MOST_TRIES: Final = 10_000
TRIES, LINES, PICTURES, JOBS = 20, (0, 80, 150), (60, 30, 20, 15, 10), 1
SLOWEST: Final = 2000  # milliseconds


def flags(command: argparse.ArgumentParser) -> None:
    hand = command.add_argument_group(
        "teeter bench hand --game gulo-gulo --tries 40 --seed 1 --out measured"
    )
    hand.add_argument("--game", metavar="G", help="one of the physical games (all)")
    hand.add_argument("--person", metavar="P,P", help="who tries (careful,brisk,hasty,jerky,child)")
    hand.add_argument(
        "--tries", type=whole(1, MOST_TRIES), metavar="N", help=f"set-ups that each meets ({TRIES})"
    )
    hand.add_argument(
        "--line",
        type=_lines,
        metavar="MS,MS",
        help="milliseconds there and back; all try on the first, the careful person on each"
        f" ({','.join(map(str, LINES))})",
    )
    hand.add_argument(
        "--pictures",
        type=int,
        choices=PICTURES,
        help="a second that the page draws, for slow screens (60)",
    )
    hand.add_argument("--seed", type=whole(0, MAX_SEED), metavar="S", help="the first set-up's (drawn)")
    hand.add_argument("--jobs", type=whole(1, 512), metavar="J", help=f"work on so many cores ({JOBS})")
    hand.add_argument(
        "--out",
        type=a_path,
        metavar="DIR",
        help="write the tries as they are made, the table and a plot here;"
        " an interrupted run goes on from what is there",
    )


def _lines(text: str) -> tuple[int, ...]:
    return tuple(dict.fromkeys(map(whole(0, SLOWEST), text.split(","))))


def run(args: argparse.Namespace) -> None:
    need("bench")
    from bench.hand.measure import measure  # noqa: PLC0415 - heavy, and seldom needed
    from bench.hand.node import NoNode  # noqa: PLC0415
    from bench.hand.report import summary, table  # noqa: PLC0415

    plan, notebook = _plan(args)
    with progress(plan.tries * len(plan.games), "set-ups") as bar:
        bar.update(len({(row.game, row.seed) for row in notebook.rows}))
        try:
            rows = measure(plan, notebook, args.jobs or JOBS, bar.update)
        except NoNode as error:
            raise Refused(str(error)) from None
    if not rows:
        raise KeyboardInterrupt("stopped before anything was measured.")
    report = summary(rows, plan.seed)
    if args.out:
        _write(args, report)
    if args.json:
        print_json(report.to_json())
    else:
        print("\n".join(table(report)))
    wanted = plan.tries * len(plan.games)
    if report.set_ups < wanted:
        kept = f"; they are in {args.out}, and the same command goes on" if args.out else ""
        raise KeyboardInterrupt(f"stopped after {report.set_ups} of {wanted} set-ups{kept}.")


def _plan(args: argparse.Namespace) -> tuple[Plan, Notebook]:
    from bench.hand.measure import Notebook, Plan  # noqa: PLC0415 - heavy, and seldom needed

    games = _games(args.game)
    plan = Plan(
        games,
        _persons(args.person),
        args.tries or TRIES,
        args.line or LINES,
        _seed(args, games),
        args.pictures or PICTURES[0],
    )
    if args.out is None:
        return plan, Notebook(None, plan)
    return plan, go_on(args.out, lambda: Notebook(args.out, plan), "tries")


def _games(name: str | None) -> tuple[str, ...]:
    if name is None:
        return tuple(each for each, one in GAMES.items() if one.physical)
    check_physical(game(name))
    return (name,)


def _persons(text: str | None) -> tuple[str, ...]:
    from bench.hand.tries import PERSONS  # noqa: PLC0415 - heavy, and seldom needed

    persons = PERSONS if text is None else tuple(dict.fromkeys(text.split(",")))
    if not set(persons) <= set(PERSONS):
        raise Refused(f"persons are {', '.join(PERSONS)}, not {text!r}")
    return persons


def _seed(args: argparse.Namespace, games: tuple[str, ...]) -> int:
    """Whoever names none goes on with the set-ups that are there."""
    there: list[dict[str, Any]] = []
    if args.out and args.seed is None:
        there = [told for game in games if (told := which_work(args.out / f"{game}.jsonl"))]
    kept = there[0].get("seed") if there else None
    return (
        kept if isinstance(kept, int) else seed_of(args)
    )  # what else is there is refused as other work


def _write(args: argparse.Namespace, report: Report) -> None:
    from bench.hand.report import chart, table  # noqa: PLC0415 - heavy, and seldom needed

    write_in(args.out, "hand.json", json_text(report.to_json()) + "\n")
    write_in(args.out, "hand.md", "\n".join(table(report)) + "\n")
    write_in(args.out, "hand.svg", chart(report))
