"""A server for a long time: fifty tables in all five games, and what its memory does meanwhile.

python -m bench.soak --minutes 60 --json soak.json
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Final

import httpx
from tqdm import tqdm

from bench.server.process import Process
from tests.fleet.people import Crowd, crowd

TABLES: Final = 50
WITH_HANDS: Final = 4  # of these: worlds that move all the time
PAUSE: Final = 0.5  # seconds in which a person thinks
EVERY: Final = 10.0  # seconds between two looks
SETTLED: Final = 600.0  # seconds, after which it should grow no more
FLAT: Final = 0.05  # of what it was then, at most
FIGURE: Final = re.compile(r"^(teeter_\w+?)(?:\{.*\})? ([\d.e+]+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Look:
    """The server at one moment."""

    seconds: float  # since the beginning
    bytes: int
    rooms: int
    moves: int
    tries: int


@dataclass(frozen=True, slots=True)
class Soak:
    """What became of it."""

    tables: int
    looks: Sequence[Look]

    @property
    def settled(self) -> Sequence[Look]:
        return [look for look in self.looks if look.seconds >= SETTLED]

    @property
    def growth(self) -> float:
        """How far the memory of the last tenth, in its middle, is above that of the first, once it has
        settled; 0.05 are five parts of a hundred."""
        settled = [look.bytes for look in self.settled]
        few = max(1, len(settled) // 10)
        if len(settled) < 2:
            return 0.0
        return _middle(settled[-few:]) / _middle(settled[:few]) - 1


def _middle(values: Sequence[int]) -> int:
    return sorted(values)[len(values) // 2]


async def soak(seconds: float, seed: int, tables: int) -> Soak:
    """Play for so long."""
    people = crowd(tables, min(WITH_HANDS, tables), Random(seed), PAUSE)
    looks: list[Look] = []
    with tempfile.TemporaryDirectory() as folder:
        words = ["teeter.cli", "serve", "--port", "0", "--db", f"sqlite:///{Path(folder) / 'a.db'}"]
        with Process(words) as server:
            everybody = Crowd(people, server.port)
            began = time.monotonic()
            with tqdm(total=round(seconds), unit="s", mininterval=1.0) as bar:
                while (now := time.monotonic() - began) < seconds:
                    await asyncio.sleep(min(EVERY, seconds - now))
                    everybody.check()
                    looks.append(await _look(server, time.monotonic() - began))
                    bar.update(round(looks[-1].seconds) - bar.n)
                    bar.set_postfix_str(f"{looks[-1].bytes / 1e6:.0f} MB, {looks[-1].rooms} rooms")
            await everybody.end()
    return Soak(tables, looks)


async def _look(server: Process, seconds: float) -> Look:
    async with httpx.AsyncClient() as client:
        told = (await client.get(f"http://{server.host}:{server.port}/metrics", timeout=60)).text
    figures: dict[str, float] = {}
    for name, value in FIGURE.findall(told):
        figures[name] = figures.get(name, 0.0) + float(value)
    counted = (round(figures.get(name, 0.0)) for name in ("teeter_rooms", *_TOTALS))
    return Look(round(seconds, 1), server.memory(), *counted)


_TOTALS: Final = ("teeter_moves_total", "teeter_tries_total")


def to_json(found: Soak) -> dict[str, object]:
    return {
        "tables": found.tables,
        "growth": found.growth,
        "goal": FLAT,
        "looks": [asdict(look) for look in found.looks],
    }


def sentence(found: Soak) -> str:
    first, last = found.looks[0], found.looks[-1]
    told = (
        f"{found.tables} tables for {last.seconds / 60:.0f} minutes:"
        f" {first.bytes / 1e6:.0f} MB at first, {last.bytes / 1e6:.0f} MB in the end;"
        f" {last.moves} moves, {last.tries} tries."
    )
    if not found.settled:
        return told
    flat = "flat" if abs(found.growth) <= FLAT else "NOT flat"
    return f"{told} After ten minutes {100 * found.growth:+.1f} %: {flat} (goal {100 * FLAT:.0f} %)."


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    args = parser.parse_args()
    found = asyncio.run(soak(60 * args.minutes, args.seed, args.tables))
    if args.json is not None:
        args.json.write_text(json.dumps(to_json(found), indent=1) + "\n")
    sys.stdout.write(f"{sentence(found)}\n")


if __name__ == "__main__":
    main()
