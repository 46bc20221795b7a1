"""Files of set-ups: worlds before a try, made once from seeds, hashed, and loaded in no time.

    python -m teeter.envs.setups GAME TASK --count 200 --seed 1 --out FILE

A file is JSON, a line each: first what it is, with the hash of all that follows, then the set-ups, of
one task or of several. One whose name ends with .xz is packed, to a third; a world that several tasks
share takes room once there.
"""

from __future__ import annotations

import argparse
import json
import lzma
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Final

from teeter.hands.physical_game import physical_game
from teeter.hands.trials import SetUp
from teeter.rules.games import game as named

FORM: Final = "teeter set-ups 1"
PACKED: Final = ".xz"
FURTHER: Final = 10_000_000  # to the next seed, if a world from this one will not stand
TIMES: Final = 5


class BadSetUps(ValueError):
    """The file is not what was asked for, or is not as it was written."""


def make(game: str, task: str, seeds: Iterable[int]) -> list[SetUp]:
    """Set-ups from seeds. Raises PhysicsError."""
    trials = physical_game(named(game)).trials
    return [trials.set_up(task, seed) for seed in seeds]


def made(game: str, task: str, seed: int) -> SetUp:
    """The set-up of a seed; now and then a world will not stand, and another seed takes its place."""
    from teeter.physics.engine import PhysicsError  # noqa: PLC0415 - heavy

    for number in range(TIMES):
        try:
            return make(game, task, [seed + number * FURTHER])[0]
        except PhysicsError as error:
            fault = error
    raise fault


def write(path: Path, game: str, set_ups: Sequence[SetUp]) -> str:
    """A file of set-ups; its hash."""
    from teeter.physics.engine import PHYSICS  # noqa: PLC0415 - heavy

    body = "".join(json.dumps(asdict(one)) + "\n" for one in set_ups)
    found = sha256(body.encode()).hexdigest()
    tasks = list(dict.fromkeys(one.task for one in set_ups))
    head = {"form": FORM, "game": game, "tasks": tasks, "physics": PHYSICS, "sha256": found}
    told = (json.dumps(head) + "\n" + body).encode()
    path.write_bytes(lzma.compress(told, preset=9) if path.suffix == PACKED else told)
    return found


def worlds_of(path: Path) -> int:
    """The version of the worlds that the set-ups of a file belong to. Raises BadSetUps."""
    try:
        head = json.loads(_text(path.name, path.read_bytes()).partition("\n")[0])
        return int(head["physics"].split(", worlds ")[1].partition(",")[0])
    except (ValueError, LookupError, TypeError, AttributeError, lzma.LZMAError):
        raise BadSetUps(f"{path.name} is no file of set-ups.") from None


def load(path: Path, game: str, task: str) -> list[SetUp]:
    """The set-ups of this task in a file. Raises BadSetUps."""
    try:
        first, _, body = _text(path.name, path.read_bytes()).partition("\n")
        head = json.loads(first)
        form, of, found = head["form"], head["game"], head["sha256"]
        tasks = head["tasks"] if "tasks" in head else [head["task"]]  # files were of one task once
    except (ValueError, LookupError, TypeError, lzma.LZMAError):
        raise BadSetUps(f"{path.name} is no file of set-ups.") from None
    if (form, of) != (FORM, game) or task not in tasks:
        raise BadSetUps(f"{path.name} holds {form}, {of}, {tasks}: not {FORM}, {game}, {task}.")
    if sha256(body.encode()).hexdigest() != found:
        raise BadSetUps(f"{path.name} is not as it was written: its hash is another.")
    begin = f'{{"task": {json.dumps(task)}, '
    return [SetUp(**json.loads(line)) for line in body.splitlines() if line.startswith(begin)]


def _text(name: str, told: bytes) -> str:
    return (lzma.decompress(told) if name.endswith(PACKED) else told).decode()


def main() -> None:
    """What the command does."""
    parser = argparse.ArgumentParser(description="Make a file of set-ups.")
    parser.add_argument("game")
    parser.add_argument("task")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    seeds = range(args.seed, args.seed + args.count)
    found = write(args.out, args.game, [made(args.game, args.task, seed) for seed in seeds])
    print(f"{args.out}: {args.count} set-ups of {args.game} {args.task}, {found}")  # noqa: T201


if __name__ == "__main__":
    main()
