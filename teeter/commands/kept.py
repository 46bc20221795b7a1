"""Where a person's tables are kept, the same for every command, and who serves them already."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, build_opener

from teeter.commands.addresses import everywhere
from teeter.commands.common import Refused, make_folder

FILE: Final = "tables.db"
EARLIER: Final = "teeter.db"  # in the folder where `teeter serve` was started, at first
STARTING: Final = 10  # seconds for a server that may be starting


class ServedAlready(Refused):
    """Another server has these tables; `address` is where, if it told one."""

    def __init__(self, sentence: str, holder: str) -> None:
        super().__init__(f"{sentence} Stop that one, or name another database with --db.")
        self.address = holder.partition(" ")[0]


def db_flag(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--db", metavar="URL", help="where tables are kept (a file in your own folder for such data)"
    )


def database(asked: str | None) -> str:
    """The address of the database that was asked for, or of the person's own."""
    if asked is not None:
        return asked
    folder = data_folder()
    make_folder(folder)
    return f"sqlite:///{folder / FILE}"


def data_folder() -> Path:
    """Where this person's tables are kept, by the custom of the system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "Teeter"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Teeter"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "teeter"


def tell_where(url: str) -> None:
    """Where the tables are, and where else an earlier version may have left some."""
    from sqlalchemy import make_url  # noqa: PLC0415 - heavy

    parts = make_url(url)
    if parts.get_backend_name() != "sqlite" or not parts.database:
        print(f"Tables are kept in {parts.render_as_string(hide_password=True)}.")
        return
    print(f"Tables are kept in {Path(parts.database).resolve()}.")
    earlier = Path(EARLIER).resolve()
    if Path(parts.database) == data_folder() / FILE and earlier.is_file():
        print(f"An earlier version kept tables in {earlier}; to open them:")
        print(f"{program()} serve --db sqlite:///{earlier}")


def program() -> str:
    """How this program was called, for whoever is told to call it again."""
    return sys.argv[0] if Path(sys.argv[0]).stem == "teeter" else "teeter"


def where_it_answers(address: str) -> str | None:
    """The address at which a browser of this machine reaches a server that runs, if it does."""
    parts = urlsplit(address)
    if parts.scheme != "http" or parts.hostname is None:
        return None
    here = "[::1]" if ":" in parts.hostname else "127.0.0.1"
    opened = f"http://{here}:{parts.port}" if everywhere(parts.hostname) else address
    try:
        with build_opener(ProxyHandler({})).open(f"{opened}/healthz", timeout=STARTING):
            return opened
    except (URLError, OSError):
        return None
