"""teeter serve --workers: processes behind one port, each called as the command itself was."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import socket
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import astuple, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Self
from urllib.parse import urlencode

from teeter.commands.common import Refused

if TYPE_CHECKING:
    from teeter.server.settings import Settings

NEEDS_POSTGRES = "a file has one process; --workers needs PostgreSQL, named with --db"


@dataclass(frozen=True, slots=True)
class Place:
    """Which of the processes behind a port one is."""

    number: int
    count: int  # of all of them
    file: int  # of the channel through which connections come
    port: int
    figures: str  # a folder in which each leaves its figures
    front: str  # the port's address, and a word that no other has

    @classmethod
    def read(cls, text: str) -> Self:
        return cls(*json.loads(text))

    def written(self) -> str:
        return json.dumps(astuple(self))

    def address(self, of_all: str) -> str:
        """How clients reach this very one: where they reach all, or else where they are already."""
        from teeter.server.front import WORKER  # noqa: PLC0415 - heavy
        from teeter.server.storage.leases import FRONT  # noqa: PLC0415

        asked = {WORKER: str(self.number)}
        if of_all:
            return f"{of_all}{'&' if '?' in of_all else '?'}{urlencode(asked)}"
        return f"/socket?{urlencode({FRONT: self.front, **asked})}"


def how_many(asked: int | None, url: str) -> int:
    """So many processes; where nobody says it, one for each core if the database is for several."""
    is_file = url.startswith("sqlite")
    if is_file and asked is not None and asked > 1:
        raise Refused(NEEDS_POSTGRES)
    if is_file or sys.platform == "win32":  # where no connection can be handed on
        return 1
    return asked or (len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1)


def serve_with_workers(
    count: int,
    words: Sequence[str],
    listening: socket.socket,
    address: str,
    ready: Callable[[str], None],
) -> None:
    """Until a signal comes. `words` are those of the command, `ready` tells people."""
    from teeter.server.json_logging import log_to_stderr  # noqa: PLC0415 - heavy
    from teeter.server.workers import WorkerRefused, Workers  # noqa: PLC0415

    front = f"{address} {secrets.token_hex(4)}"
    port = listening.getsockname()[1]

    def command(number: int, file: int) -> list[str]:
        place = Place(number, count, file, port, figures, front)
        return [sys.executable, "-m", "teeter.cli", *words, "--worker", place.written()]

    async def run() -> None:
        await Workers(count, command, lambda: ready(address)).serve(listening)

    log_to_stderr()
    with tempfile.TemporaryDirectory(prefix="teeter-", ignore_cleanup_errors=True) as figures:
        try:
            asyncio.run(run())
        except WorkerRefused:
            raise SystemExit(2) from None  # it has said why


def serve_as_worker(url: str, settings: Settings, host: str, place: Place) -> None:
    """One of the processes, until the front asks it to end, or is gone."""
    from teeter.commands.serve import run_server  # noqa: PLC0415 - which calls us
    from teeter.server.app import Server  # noqa: PLC0415 - heavy
    from teeter.server.json_logging import log_to_stderr  # noqa: PLC0415

    log_to_stderr(worker=place.number)
    channel = socket.socket(fileno=place.file)
    own = replace(
        settings,
        address=place.address(settings.address),
        figures=Path(place.figures),
        workers=place.count,
        worker=place.number,
    )
    run_server(Server(url, own, host=host, port=place.port, channel=channel))
