"""teeter evaluate: how well a policy does a task of the benchmark; result files are run again."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, get_args

from msgspec.structs import asdict

from teeter.commands.common import (
    Commands,
    Refused,
    a_path,
    add_command,
    check_file,
    go_on,
    json_flag,
    print_json,
    progress,
    refuse_ignored,
    whole,
    workers_flags,
    workers_of,
)
from teeter.lab.evaluation import (
    MOST,
    MOST_SEED,
    BadResults,
    Head,
    ResultFile,
    Row,
    Sensors,
    differences,
    head,
    results,
    summary,
)
from teeter.lab.resumable_jsonl import OtherWork, check_work
from teeter.words.speaker import english_quoted

if TYPE_CHECKING:
    from teeter.hands.trials import SetUp
    from teeter.lab.parallel import Workers

SENSORS: Final = get_args(Sensors)


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "evaluate",
        run,
        "Let a policy do a task for a hand at the test set-ups, and tell how often it succeeds.",
        "teeter evaluate gulo-gulo-top --policy careful --attempts 20 --out careful.jsonl",
    )
    command.add_argument("task", nargs="?", metavar="TASK", help="a task for a hand (docs/research.md)")
    command.add_argument(
        "--policy", metavar="NAME", help="a scripted hand, random, or your own as module:function"
    )
    command.add_argument(
        "--attempts", type=whole(1, MOST), metavar="N", help=f"at the first N test set-ups ({MOST})"
    )
    command.add_argument("--sensors", choices=SENSORS, help="what the policy is told (state)")
    command.add_argument(
        "--seed", type=whole(0, MOST_SEED), metavar="S", help="of the policy's own chance (0)"
    )
    workers_flags(command)
    command.add_argument(
        "--out", type=a_path, metavar="FILE", help="keep every attempt here; run again to go on"
    )
    command.add_argument(
        "--check",
        type=a_path,
        metavar="FILE",
        help="run a result file again; code that it names runs only with the same --policy beside it",
    )
    command.add_argument(
        "--prepare",
        action="store_true",
        help="only make the set-ups that are missing, of TASK or all",
    )
    json_flag(command)


def run(args: argparse.Namespace) -> None:
    try:
        from teeter.envs.needs import MissingExtra  # noqa: PLC0415
        from teeter.envs.tasks import TASKS  # noqa: PLC0415 - heavy, and an extra
    except MissingExtra as missing:
        raise Refused(str(missing).removesuffix(".")) from None
    if args.prepare:
        _prepare(args, TASKS)
        return
    if args.check:
        _check(args, TASKS)
        return
    if not args.task or not args.policy:
        raise Refused("an evaluation needs a TASK and a --policy; or --check FILE")
    which = _which(args, TASKS)
    file = _file(args.out, which) if args.out else None
    wanted = range(args.attempts or MOST)
    with workers_of(args, physical=True) as workers:
        set_ups = _set_ups(TASKS[_full(args.task)], wanted, workers)
        rows = _rows(which, set_ups, file, workers)
    _tell(args, which, set_ups, [rows[number] for number in wanted if number in rows])
    if len(rows.keys() & set(wanted)) < len(wanted):
        kept = f"; they are in {args.out}, and the same command goes on" if args.out else ""
        raise KeyboardInterrupt(f"stopped after {len(rows)} of {len(wanted)} attempts{kept}.")


def _full(task: str) -> str:
    """The name under which Gymnasium knows a task."""
    from teeter.envs.tasks import VERSION  # noqa: PLC0415

    return task if task.startswith("teeter/") else f"teeter/{task}-v{VERSION}"


def _which(args: argparse.Namespace, tasks: dict[str, tuple[str, str]]) -> dict[str, object]:
    """The first line of the file. Refuses what is not there."""
    from teeter.envs.policies import BadPolicy, policy_called  # noqa: PLC0415
    from teeter.physics.engine import PHYSICS  # noqa: PLC0415

    name = _known(args.task, tasks)
    try:
        policy_called(args.policy)
    except BadPolicy as error:
        raise Refused(str(error)) from None
    return head(name, args.policy, args.seed or 0, args.sensors or SENSORS[0], PHYSICS)


def _known(task: str, tasks: dict[str, tuple[str, str]]) -> str:
    if _full(task) not in tasks:
        there = ", ".join(one.removeprefix("teeter/").rpartition("-")[0] for one in tasks)
        raise Refused(f"there is no task {task[:60]!r}; there is {there}")
    return _full(task)


def _prepare(args: argparse.Namespace, tasks: dict[str, tuple[str, str]]) -> None:
    """The set-ups, and nobody tries anything; tells for each task where they come from."""
    from teeter.envs.kept import TEST, KeptSetUps, hash_of  # noqa: PLC0415

    refuse_ignored(
        args, "--policy", "--sensors", "--seed", "--out", "--check", why="is not for --prepare"
    )
    chosen = [_known(args.task, tasks)] if args.task else [*tasks]
    wanted = range(args.attempts or MOST)
    told = []
    with workers_of(args, physical=True) as workers, _kept_in_a_sentence():
        for name in chosen:
            made = len(KeptSetUps(*tasks[name]).missing([TEST[number] for number in wanted]))
            set_ups = _set_ups(tasks[name], wanted, workers)
            shipped = len({TEST[n] for n in wanted} & KeptSetUps(*tasks[name]).shipped.keys())
            found = {"set_ups": len(wanted), "shipped": shipped, "made": made}
            told.append({"task": name, **found, "sha256": hash_of(set_ups.values())})
    if args.json:
        print_json({"tasks": told})
        return
    for one in told:
        print(
            f"{one['task']}: {one['set_ups']} set-ups, {one['shipped']} of them from the package,"
            f" {one['made']} made now; {str(one['sha256'])[:16]}"
        )


def _file(path: Path, which: dict[str, object]) -> ResultFile:
    check_file(path)
    return go_on(path.parent, lambda: ResultFile(path, which), "attempts")


def _set_ups(task: tuple[str, str], wanted: Iterable[int], workers: Workers) -> dict[int, SetUp]:
    """The test set-ups; those that are missing are made first, and kept. Raises Refused."""
    from teeter.envs.kept import TEST, KeptSetUps  # noqa: PLC0415

    with _kept_in_a_sentence():
        kept = KeptSetUps(*task)
        wanted = [*wanted]
        seeds = [TEST[number] for number in wanted]
        missing = kept.missing(seeds)
        with progress(len(missing), "set-ups") as bar:
            for seed, set_up in workers.work(_made, [(*task, seed) for seed in missing]):
                kept.keep(seed, set_up)
                bar.update()
        return {number: kept.get(TEST[number]) for number in wanted}


@contextmanager
def _kept_in_a_sentence() -> Iterator[None]:
    """Refuses what the disk, or the files of the package, do not allow."""
    from teeter.envs.kept import cache_folder  # noqa: PLC0415
    from teeter.envs.setups import BadSetUps  # noqa: PLC0415

    try:
        yield
    except BadSetUps as error:
        raise Refused(str(error).removesuffix(".")) from None
    except OSError as error:
        where = error.filename or cache_folder()
        raise Refused(f"set-ups cannot be kept: {where}: {error.strerror or error}") from None


def _made(task: tuple[str, str, int]) -> tuple[int, SetUp]:
    from teeter.envs.setups import made  # noqa: PLC0415

    return task[2], made(*task)


def _rows(
    which: dict[str, Any], set_ups: dict[int, SetUp], file: ResultFile | None, workers: Workers
) -> dict[int, Row]:
    """All attempts, those of the file too; fewer if somebody interrupts."""
    from teeter.envs.attempts import Attempt, attempt  # noqa: PLC0415
    from teeter.envs.steered import BadAction  # noqa: PLC0415
    from teeter.envs.tasks import TASKS  # noqa: PLC0415

    rows = dict(file.rows) if file else {}
    game = TASKS[which["task"]][0]
    words = which["sensors"], which["policy"], which["seed"]
    todo = [Attempt(game, *words, number, one) for number, one in set_ups.items() if number not in rows]
    with progress(len(set_ups), "attempts") as bar:
        bar.update(len(set_ups) - len(todo))
        try:
            for done in workers.work(attempt, todo):
                rows[done.number] = done
                if file:
                    _add(file, done)
                bar.update()
        except BadAction as error:
            said = english_quoted(which["policy"])
            raise Refused(f"the policy {said} cannot be followed: {error}".removesuffix(".")) from None
        except KeyboardInterrupt:
            if not rows:
                raise
    return rows


def _add(file: ResultFile, row: Row) -> None:
    """Refuses what the disk does not take: the attempts before are kept."""
    try:
        file.add(row)
    except OSError as error:
        raise Refused(f"{file.path} cannot be written: {error.strerror or error}") from None


def _tell(
    args: argparse.Namespace, which: dict[str, object], set_ups: dict[int, SetUp], rows: list[Row]
) -> None:
    from teeter.envs.kept import hash_of  # noqa: PLC0415

    told = summary(which, hash_of(set_ups.values()), rows)
    if args.json:
        print_json(told)
        return
    success = told["success"]
    print(f"{told['task']}, {told['policy']}, seed {told['seed']}: {told['attempts']} attempts")
    print(f"succeeds: {success['value']:.0%} ({success['low']:.0%} to {success['high']:.0%})")
    print(f"actions: {told['steps']:g} on average")
    print("ends: " + ", ".join(f"{english_quoted(end)} {count}" for end, count in told["ends"].items()))
    print(f"set-ups: {told['set_ups'][:16]}; {told['physics']}")


def _check(args: argparse.Namespace, tasks: dict[str, tuple[str, str]]) -> None:
    """Every attempt of a file again. Refuses one that comes out otherwise."""
    refuse_ignored(args, "--sensors", "--seed", "--out", why="is in the file that is checked")
    refuse_ignored(args, "--json", why="is not told with --check")
    if args.task:
        raise Refused("TASK is in the file that is checked")
    there, rows = _results(args.check)
    _check_policy(args, there)
    args.task, args.policy, args.seed, args.sensors = (
        there.task,
        there.policy,
        there.seed,
        there.sensors,
    )
    which = _which(args, tasks)
    try:
        check_work(args.check, asdict(there), which)
    except OtherWork as error:
        raise Refused(str(error)) from None
    numbers = sorted(rows)[: args.attempts]
    with workers_of(args, physical=True) as workers:
        again = _rows(which, _set_ups(tasks[there.task], numbers, workers), None, workers)
    found = differences(rows, again.values())
    if found:
        raise Refused(f"{len(found)} of {len(again)} attempts come out otherwise: {found[0]}")
    if len(again) < len(numbers):
        raise KeyboardInterrupt(f"stopped after {len(again)} of {len(numbers)} attempts.")
    print(f"{args.check}: all {len(again)} attempts come out the same")


def _results(path: Path) -> tuple[Head, dict[int, Row]]:
    """What a file says. Refuses one that holds no attempts."""
    try:
        there, rows = results(path)
    except OSError as error:
        raise Refused(f"{path} cannot be read: {error.strerror}") from None
    except BadResults as error:
        raise Refused(f"{path} is no result file of `teeter evaluate`: {error}") from None
    if not rows:
        raise Refused(f"{path} holds no attempts")
    return there, rows


def _check_policy(args: argparse.Namespace, there: Head) -> None:
    """Code runs only if the person names it: whoever made the file may have made the code, too."""
    said = english_quoted(there.policy)
    if args.policy is None and ":" in there.policy:
        raise Refused(
            f"{args.check} names code as its policy, {said}: if you trust it,"
            " give the same --policy module:function beside --check"
        )
    if args.policy not in (None, there.policy):
        raise Refused(f"the policy of {args.check} is {said}, not {english_quoted(args.policy)}")
