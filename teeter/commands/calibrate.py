"""teeter calibrate: how hard the physical games are, for scripted hands."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from teeter.commands.common import (
    Commands,
    Refused,
    a_path,
    add_command,
    check_physical,
    go_on,
    json_flag,
    print_json,
    progress,
    seed_flag,
    seed_of,
    whole,
    workers_flags,
    workers_of,
    write_in,
)
from teeter.hands.manners import HANDS
from teeter.hands.physical_game import physical_game
from teeter.hands.skills import SKILLS
from teeter.rules.contract import Game
from teeter.rules.games import game

if TYPE_CHECKING:
    from teeter.hands.trials import Trial, Trials
    from teeter.lab.calibration.calibrate import Calibration, Cell, Row
    from teeter.lab.calibration.files import Notebook
    from teeter.lab.statistics import Estimate

MOST_TRIES = 100_000


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "calibrate",
        run,
        "Measure how often scripted hands succeed in a physical game, and why they fail.",
        "teeter calibrate gulo-gulo --hands careful,clumsy --tries 200 --seed 1 --out measured",
    )
    command.add_argument("game", metavar="GAME", help="one of the physical games")
    command.add_argument(
        "--hands",
        type=_hands,
        default=tuple(SKILLS),
        metavar="H,H",
        help=f"of {','.join(HANDS)} (the first three)",
    )
    command.add_argument(
        "--tries", type=whole(1, MOST_TRIES), default=20, metavar="N", help="independent set-ups (20)"
    )
    which = command.add_mutually_exclusive_group()
    which.add_argument(
        "--thorough", action="store_true", help="every task in every set-up, not only in every third"
    )
    which.add_argument("--tasks", metavar="T,T", help="these tasks in every set-up, and no others")
    seed_flag(command)
    workers_flags(command)
    command.add_argument(
        "--out",
        type=a_path,
        metavar="DIR",
        help="write the trials as they are made, a plot and the fitted stand-in here;"
        " an interrupted run goes on from what is there",
    )
    json_flag(command)


def _hands(text: str) -> tuple[str, ...]:
    hands = tuple(dict.fromkeys(text.split(",")))
    if not set(hands) <= set(HANDS):
        raise argparse.ArgumentTypeError(f"hands are {', '.join(HANDS)}, not {text!r}")
    return hands


def run(args: argparse.Namespace) -> None:
    from teeter.lab.calibration.calibrate import CalibrationPlan, measure, summary  # noqa: PLC0415 - heavy, and only needed here

    chosen = game(args.game)
    check_physical(chosen)
    tasks = _tasks(args, physical_game(chosen).trials)
    book = _notebook(args.out, chosen.name) if args.out else None
    seed = _seed(args, book)
    known = book.rows if book else ()
    plan = CalibrationPlan(chosen, args.hands, args.tries, seed, known, tasks=tasks)
    with workers_of(args, physical=True) as workers, progress(args.tries, "set-ups") as bar:
        bar.update(plan.done)

        def each(found: list[Trial]) -> None:
            if book:
                book.add(found)
            bar.update()

        rows = measure(plan, workers, each)
    if not rows:
        raise KeyboardInterrupt("stopped before anything was measured.")
    measured = summary(chosen, seed, rows)
    if args.out:
        _write(args.out, chosen, measured, rows)
    if args.json:
        print_json(measured.to_json())
    else:
        for line in table(chosen, measured):
            print(line)
    if measured.set_ups < args.tries:
        kept = f"; they are in {args.out}, and the same command goes on" if args.out else ""
        raise KeyboardInterrupt(f"stopped after {measured.set_ups} of {args.tries} set-ups{kept}.")


def _tasks(args: argparse.Namespace, trials: Trials) -> tuple[str, ...]:
    """What is tried in every set-up; nothing if that depends on the set-up."""
    if args.tasks is None:
        return trials.tasks if args.thorough else ()
    tasks = tuple(dict.fromkeys(args.tasks.split(",")))
    there = dict.fromkeys((*trials.goal_tasks, *trials.tasks))
    if not set(tasks) <= set(there):
        raise Refused(f"Tasks are {', '.join(there)}, not {args.tasks!r}.")
    return tasks


def _seed(args: argparse.Namespace, book: Notebook | None) -> int:
    """Whoever names none goes on with the set-ups that are there."""
    known = [row.seed for row in book.rows] if book and args.seed is None else []
    return min(known) if known else seed_of(args)


def _notebook(folder: Path, name: str) -> Notebook:
    from teeter.lab.calibration.files import Notebook  # noqa: PLC0415 - heavy, too

    return go_on(folder, lambda: Notebook(folder, name), "tries")


def _write(folder: Path, chosen: Game, measured: Calibration, rows: list[Trial]) -> None:
    from teeter.lab.calibration.calibrate import chart  # noqa: PLC0415 - heavy, and only needed here
    from teeter.lab.calibration.fit import fit  # noqa: PLC0415
    from teeter.physics.engine import PHYSICS  # noqa: PLC0415

    name = chosen.name
    write_in(folder, f"{name}.svg", chart(measured))
    write_in(folder, f"{name}.md", "\n".join(table(chosen, measured)) + "\n")
    if any(row.hand in SKILLS for row in rows):
        fitted = fit(chosen, rows, PHYSICS)
        write_in(folder, f"{name}.json", json.dumps(fitted, indent=1) + "\n")


def table(chosen: Game, measured: Calibration) -> list[str]:
    """What was measured, as Markdown that a terminal shows well too."""
    lines = [
        f"{measured.game}: {measured.set_ups} set-ups, seeds from {measured.seed}; 95 % intervals",
        "",
        "| task | hand | succeeds | goal | how the tries end |",
        "|---|---|---|---|---|",
        *map(_cell, measured.cells),
        "",
        f"{physical_game(chosen).trials.meaning}.",
    ]
    if measured.series:
        lines += [
            "",
            "| hand | thefts in a row | goal | first, second, ... theft |",
            "|---|---|---|---|",
        ]
        lines += map(_row, measured.series)
    kinds = [cell for cell in measured.cells if len(cell.kinds) > 1]
    if kinds:
        lines += ["", "| task | hand | by colour |", "|---|---|---|", *map(_by_colour, kinds)]
    return lines


def _cell(cell: Cell) -> str:
    causes = ", ".join(f"{cause} {count}" for cause, count in cell.causes.items())
    goal = "-" if cell.goal is None else f"{cell.goal:.0%}{_met(cell.reached)}"
    return f"| {cell.task} | {cell.hand} | {cell.success.as_percent()} | {goal} | {causes} |"


def _row(row: Row) -> str:
    goal = "-" if row.goal is None else f"{row.goal[0]:g} to {row.goal[1]:g}{_met(row.reached)}"
    length = f"{row.length.value:.1f} ({_interval(row.length)})"
    steps = ", ".join(f"{each.value:.0%}" for each in list(row.by_step.values())[:8])
    return f"| {row.hand} | {length} | {goal} | {steps} |"


def _interval(length: Estimate) -> str:
    """One series alone has no interval."""
    return f"{length.low:.1f} to {length.high:.1f}" if length.count > 1 else "a single series"


def _by_colour(cell: Cell) -> str:
    kinds = ", ".join(f"{kind} {each.value:.0%} of {each.count}" for kind, each in cell.kinds.items())
    return f"| {cell.task} | {cell.hand} | {kinds} |"


def _met(reached: bool | None) -> str:
    return "" if reached else " (missed)"
