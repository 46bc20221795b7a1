"""Set-ups kept on this machine: each is made once from its seed, and then begins in milliseconds.

Test set-ups come with the package, the same for everybody. Others are made where they are used, and
kept in the person's folder for such things; so are test set-ups for worlds of another version.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterable
from dataclasses import asdict
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from teeter.envs.setups import load, made, worlds_of
from teeter.hands.trials import SetUp
from teeter.physics.engine import PHYSICS, WORLDS

TEST: Final = range(1_000_000, 1_000_200)  # seeds that are for tests alone
TRAIN: Final = range(200)  # seeds that an environment with kept set-ups draws from
SHIPPED: Final = Path(__file__).parent / "shipped"  # a file for tasks that share worlds


class KeptSetUps:
    """Those of one task, a file each."""

    def __init__(self, game: str, task: str, folder: Path | None = None) -> None:
        self._game, self._task = game, task
        name = f"{game}-{task}".replace(" ", "-")
        self._file_of_shipped = file_of_shipped(game, task)
        physics = re.sub(r"[^a-z0-9.]+", "-", PHYSICS)  # other worlds, other set-ups
        self.folder = (folder or cache_folder()) / "set-ups" / physics / name

    @cached_property
    def shipped(self) -> dict[int, SetUp]:
        """Those that came with the package, by seed; none if they are of other worlds. BadSetUps."""
        path = self._file_of_shipped
        if not path.exists() or worlds_of(path) != WORLDS:
            return {}
        return dict(zip(TEST, load(path, self._game, self._task), strict=False))

    def missing(self, seeds: Iterable[int]) -> list[int]:
        """Those that would have to be made."""
        return [seed for seed in seeds if seed not in self.shipped and self._read(seed) is None]

    def keep(self, seed: int, set_up: SetUp) -> None:
        """At once or not at all: others may look for it at the same time. Raises OSError."""
        self.folder.mkdir(parents=True, exist_ok=True)
        text = json.dumps(asdict(set_up))
        draft = self._file(seed).with_suffix(f".{os.getpid()}")
        try:
            draft.write_text(f"{sha256(text.encode()).hexdigest()}\n{text}\n", "utf-8")
            draft.replace(self._file(seed))
        finally:
            draft.unlink(missing_ok=True)  # of a full disk no half of a file is left

    def get(self, seed: int) -> SetUp:
        """The one of this seed; made, and kept, if it is not there, or damaged. Raises OSError."""
        if seed in self.shipped:
            return self.shipped[seed]
        found = self._read(seed)
        if found is None:
            found = made(self._game, self._task, seed)
            self.keep(seed, found)
        return found

    def _read(self, seed: int) -> SetUp | None:
        """None if it is not there as it was written: all that is kept here can be made again."""
        try:
            found, _, text = self._file(seed).read_text("utf-8").removesuffix("\n").partition("\n")
            if sha256(text.encode()).hexdigest() != found:
                return None
            return msgspec.json.decode(text, type=SetUp)
        except (OSError, ValueError, RecursionError):
            return None

    def _file(self, seed: int) -> Path:
        return self.folder / f"{seed}.json"


def file_of_shipped(game: str, task: str) -> Path:
    """Where the set-ups that come with the package are: those of a can are early or late."""
    _, _, nest = task.partition(" ")
    return SHIPPED / f"{'-'.join(filter(None, (game, nest)))}.jsonl.xz"


def hash_of(set_ups: Iterable[SetUp]) -> str:
    """One for all of them, in their order."""
    found = sha256()
    for set_up in set_ups:
        found.update(json.dumps(asdict(set_up)).encode())
    return found.hexdigest()


def cache_folder() -> Path:
    """Where things are kept that can be made again, by the custom of the system."""
    if sys.platform == "win32":
        return (
            Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "Teeter" / "Cache"
        )
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "Teeter"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "teeter"
