"""Files of set-ups: worlds before a try, made once from seeds, hashed, and loaded in no time.

    python -m teeter.envs.setups GAME TASK --count 200 --seed 1 --out FILE

A file is JSON, a line each: first what it is, with the hash of all that follows, then the set-ups, of
one task or of several. One whose name ends with .xz is packed, to a third; a world that several tasks
share takes room once there. None may have more than 256 MB unpacked: enough for thousands of set-ups.
"""

from __future__ import annotations

import argparse
import json
import lzma
import re
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from teeter.hands.physical_game import physical_game
from teeter.hands.trials import SetUp
from teeter.rules.games import game as named
from teeter.words.speaker import english_quoted

FORM: Final = "teeter set-ups 1"
PACKED: Final = ".xz"
FURTHER: Final = 10_000_000  # to the next seed, if a world from this one will not stand
TIMES: Final = 5
MOST_BYTES: Final = 256 * 1024**2  # unpacked: a small file of somebody else's could be endless


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
    head, _ = _opened(path)
    try:
        return int(head.physics.split(", worlds ")[1].partition(",")[0])
    except (ValueError, LookupError):
        raise _no_set_ups(path) from None


def load(path: Path, game: str, task: str) -> list[SetUp]:
    """The set-ups of this task in a file. Raises BadSetUps."""
    head, body = _opened(path)
    tasks = head.tasks or [head.task]
    if (head.form, head.game) != (FORM, game) or task not in tasks:
        there = english_quoted(", ".join((head.form, head.game, *tasks)))
        raise BadSetUps(f"{path.name} holds {there}: not {FORM}, {game}, {task}.")
    if sha256(body.encode()).hexdigest() != head.sha256:
        raise BadSetUps(f"{path.name} is not as it was written: its hash is another.")
    begin = re.escape(f'{{"task": {json.dumps(task)}, ')
    lines = re.finditer(f"^{begin}.*$", body, re.MULTILINE)  # one by one: there may be millions
    try:
        return [msgspec.json.decode(line[0], type=SetUp) for line in lines]
    except (ValueError, RecursionError):
        raise _no_set_ups(path) from None


class _Head(msgspec.Struct):
    """The first line."""

    form: str
    game: str
    sha256: str
    physics: str = ""
    tasks: list[str] = []
    task: str = ""  # files were of one task once


def _opened(path: Path) -> tuple[_Head, str]:
    """The first line, and all that follows. Raises BadSetUps."""
    try:
        whole = _whole(path)
        first, _, body = whole.decode().partition("\n")
        head = msgspec.json.decode(first, type=_Head)
    except BadSetUps:
        raise
    except (ValueError, RecursionError, lzma.LZMAError):
        raise _no_set_ups(path) from None
    return head, body


def _no_set_ups(path: Path) -> BadSetUps:
    return BadSetUps(f"{path.name} is no file of set-ups.")


def _whole(path: Path) -> bytes | bytearray:
    """A file, unpacked. Raises BadSetUps, LZMAError."""
    told = path.read_bytes()
    whole = _unpacked(told) if path.suffix == PACKED else told
    if len(whole) > MOST_BYTES:
        raise BadSetUps(f"{path.name} has more than {MOST_BYTES // 1024**2} MB, unpacked.")
    return whole


def _unpacked(packed: bytes) -> bytearray:
    """As `lzma.decompress`, also if streams follow each other, but hardly more than what may be.

    Raises LZMAError, also if the last stream is not at its end, or anything else follows it.
    """
    found = bytearray()
    while packed and len(found) <= MOST_BYTES:
        stream = lzma.LZMADecompressor(memlimit=MOST_BYTES)
        found += stream.decompress(packed, MOST_BYTES + 1 - len(found))
        if not stream.eof and len(found) <= MOST_BYTES:
            raise lzma.LZMAError("not at its end")
        packed = stream.unused_data
    return found


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
