"""teeter doctor: what is wrong with a server, its machine and its database, in a sentence each."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from teeter.commands.common import Commands, Refused, add_command, json_flag, print_json, whole
from teeter.commands.kept import database, db_flag

if TYPE_CHECKING:
    from teeter.server.doctor.finding import Finding


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "doctor",
        run,
        "Say what is wrong with a server, its machine and its database.",
        "teeter doctor --db postgresql://teeter@db/teeter --url https://play.example.org",
    )
    db_flag(command)
    command.add_argument("--host", default="127.0.0.1", help="where a server listens (127.0.0.1)")
    command.add_argument("--port", type=whole(1, 65535), default=8000, help="and at which port (8000)")
    command.add_argument(
        "--url", type=_page, metavar="URL", help="what people type: the way through the proxy is tried"
    )
    json_flag(command)


def _page(text: str) -> str:
    try:
        url = urlsplit(text)
        known = url.scheme in ("http", "https") and url.hostname and url.port != 0
    except ValueError:
        known = False
    if not known:
        raise argparse.ArgumentTypeError(f"a page is like https://play.example.org, not {text[:60]!r}")
    return text.rstrip("/")


def run(args: argparse.Namespace) -> None:
    found = findings(database(args.db), args.host, args.port, args.url)
    ill = [one for one in found if not one.well]
    if args.json:
        told = [{"name": one.name, "well": one.well, "sentence": one.sentence} for one in found]
        print_json({"well": not ill, "findings": told})
    else:
        for one in found:
            print(f"{'  ' if one.well else '! '}{one.name:9} {one.sentence}")
    if ill:
        raise Refused(f"not all is well: {', '.join(one.name for one in ill)}")


def findings(url: str, host: str, port: int, page: str | None) -> list[Finding]:
    """All there is to say, the machine first."""
    from teeter.server.doctor import machine, way  # noqa: PLC0415 - heavy
    from teeter.server.doctor.database import look  # noqa: PLC0415
    from teeter.server.settings import WEB, Settings  # noqa: PLC0415

    folder = Path(url.partition("sqlite:///")[2]).parent if url.startswith("sqlite") else None
    kept = folder if folder is not None and folder.is_dir() else Path(tempfile.gettempdir())
    stored, beats = asyncio.run(look(url))
    maybe = [
        machine.page(WEB),
        machine.physics(),
        machine.disk(kept, Settings().disk_least),
        machine.memory(),
        machine.open_files(),
        machine.port(host, port),
        *stored,
        way.versions(beats),
        *(way.proxy(page) if page else ()),
    ]
    return [one for one in maybe if one is not None]
