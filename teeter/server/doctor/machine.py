"""The machine and what is installed on it: the page, the physics, disk, memory, files, the port."""

from __future__ import annotations

import http.client
import shutil
import time
from pathlib import Path
from random import Random
from typing import Final

from teeter.hands.physical_game import physical_game
from teeter.physics.engine import PHYSICS
from teeter.rules.games import GAMES
from teeter.server.client_files import PAGE
from teeter.server.doctor.finding import Finding, ill, well
from teeter.server.gate import SPARE_FILES, files
from teeter.server.ports import listen

MEMORY_LEAST: Final = 512 * 2**20  # bytes, for a server with some tables
FILES_LEAST: Final = 2 * SPARE_FILES
SEED: Final = 7
ANSWERS_WITHIN: Final = 5.0  # seconds for an answer
MEMORY: Final = Path("/proc/meminfo")


def page(web: Path) -> Finding:
    if (web / PAGE).is_file():
        return well("page", "The browser client is built.")
    return ill("page", "The browser client is not built: run `make web`.")


def physics() -> Finding:
    """The same bowl, filled twice: whatever is wrong with the engine shows there."""
    game = next(one for one in GAMES.values() if one.physical and physical_game(one).poured)
    began = time.perf_counter()
    saved = []
    for _ in range(2):
        stage = physical_game(game).stage()
        stage.follow(game.start(game.options(), Random(SEED), 0), SEED)
        saved.append(stage.save())
    seconds = (time.perf_counter() - began) / 2
    if saved[0] != saved[1]:
        return ill("physics", f"The same world comes out differently each time ({PHYSICS}).")
    return well("physics", f"The physics repeats itself ({PHYSICS}); a bowl takes {seconds:.1f} s.")


def disk(folder: Path, least: int) -> Finding:
    free = shutil.disk_usage(folder).free
    told = f"The disk of {folder} has {free // 2**20} MiB left"
    return Finding("disk", free >= least, f"{told}." if free >= least else f"{told}: make room.")


def memory(file: Path = MEMORY) -> Finding | None:
    """None where the system does not tell."""
    try:
        lines = dict(line.split(":", 1) for line in file.read_text().splitlines())
        free = int(lines["MemAvailable"].split()[0]) * 1024
    except (OSError, KeyError, ValueError):
        return None
    told = f"{free // 2**20} MiB of memory are free"
    if free < MEMORY_LEAST:
        return ill("memory", f"Only {told}: a server with tables wants {MEMORY_LEAST // 2**20}.")
    return well("memory", f"{told}.")


def open_files(most: int | None = None) -> Finding:
    most = files() if most is None else most
    if most < FILES_LEAST:
        return ill("files", f"The system lets a process have {most} files: raise that (ulimit -n).")
    return well("files", f"A process may have {most} files and connections.")


def port(host: str, number: int) -> Finding:
    """Free, or with a server of ours at it."""
    try:
        listen(host, number).close()
    except OSError as error:
        return _taken(host, number, error)
    return well("port", f"Port {number} is free.")


def _taken(host: str, number: int, error: OSError) -> Finding:
    line = http.client.HTTPConnection(
        "127.0.0.1" if host in ("0.0.0.0", "") else host, number, ANSWERS_WITHIN
    )
    try:
        line.request("GET", "/healthz")
        answer = line.getresponse()
        said = answer.read(200).decode(errors="replace").strip()
    except (OSError, http.client.HTTPException):
        why = error.strerror or str(error)
        return ill("port", f"Port {number} cannot be had, and no Teeter answers there: {why}.")
    finally:
        line.close()
    if answer.status == 200 and said == "ok":
        return well("port", f"A Teeter answers at port {number}, and is well.")
    return ill("port", f"At port {number} somebody answers {answer.status}: {said[:80]}")
