"""Getting a browser once, before any test; apt-get and the place of downloads have stand-ins here."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import threading
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.web.chromium import MISSING

ROOT = Path(__file__).parents[2]
BROWSER = "#!/bin/sh\necho Chromium 1\n"
APT_GET = f"""#!{sys.executable}
import os, sys
from pathlib import Path

here = Path(__file__).parent
with (here / "asked").open("a") as asked:
    asked.write(sys.argv[-1] + "\\n")
if "install" in sys.argv:
    assert os.environ["DEBIAN_FRONTEND"] == "noninteractive"
    print("Unpacking chromium", flush=True)
    if (here / "gate").exists():
        (here / "gate").read_text()
    (here / "chromium").write_text({BROWSER!r})
    (here / "chromium").chmod(0o755)
"""


@dataclass(frozen=True)
class Machine:
    """One without a browser; what is not said comes to nothing."""

    folder: Path
    downloads: str = "http://127.0.0.1:9"  # where nobody answers

    @property
    def asked(self) -> list[str]:
        """What apt-get was asked for."""
        log = self.folder / "asked"
        return log.read_text().split() if log.exists() else []

    def start(self, *words: str) -> subprocess.Popen[str]:
        mine = {
            "PATH": str(self.folder),
            "TMPDIR": str(self.folder),
            "PLAYWRIGHT_BROWSERS_PATH": str(self.folder / "browsers"),
            "PLAYWRIGHT_DOWNLOAD_HOST": self.downloads,
            "TEETER_CHROMIUM": "",
        }
        kept = {name: value for name, value in os.environ.items() if name != "DEBIAN_FRONTEND"}
        return subprocess.Popen(
            [sys.executable, *words],
            cwd=ROOT,
            env=kept | mine,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def get(self, as_root: bool) -> subprocess.Popen[str]:
        program = f"from tests.web.get_browser import get; print(get(as_root={as_root}))"
        return self.start("-c", program)


@pytest.fixture
def debian(tmp_path: Path) -> Machine:
    (tmp_path / "apt-get").write_text(APT_GET)
    (tmp_path / "apt-get").chmod(0o755)
    return Machine(tmp_path)


@pytest.fixture
def downloads() -> Iterator[str]:
    """Has the browser and what Playwright wants beside it, all in one archive."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name in ("chrome-linux64/chrome", "chrome-linux/chrome", "ffmpeg-linux"):
            archive.writestr(name, BROWSER)

    class Archive(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-length", str(len(packed.getvalue())))
            self.end_headers()
            self.wfile.write(packed.getvalue())

        def log_message(self, *words: object) -> None:
            """Nobody reads it."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Archive) as server:
        threading.Thread(target=server.serve_forever).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def told_until(process: subprocess.Popen[str], words: str) -> None:
    assert process.stdout
    assert any(words in line for line in process.stdout)


def test_of_two_at_once_one_installs_and_the_other_waits_and_finds_it(debian: Machine) -> None:
    os.mkfifo(debian.folder / "gate")
    first = debian.get(as_root=True)
    told_until(first, "Unpacking chromium")
    second = debian.get(as_root=True)
    told_until(second, "Somebody else is getting the browser: waiting")
    (debian.folder / "gate").write_text("go on")
    for process in (first, second):
        told, _ = process.communicate(timeout=60)
        assert told.splitlines()[-1] == str(debian.folder / "chromium")
    assert debian.asked == ["update", "chromium"]


def test_where_a_browser_is_nothing_is_installed(debian: Machine) -> None:
    (debian.folder / "google-chrome").write_text(BROWSER)
    (debian.folder / "google-chrome").chmod(0o755)
    told, _ = debian.get(as_root=True).communicate(timeout=60)
    assert told == f"{debian.folder / 'google-chrome'}\n"
    assert debian.asked == []


@pytest.mark.skipif(sys.platform != "linux", reason="the archive is that for Linux")
def test_an_ordinary_user_gets_playwrights_own(debian: Machine, downloads: str) -> None:
    told, _ = Machine(debian.folder, downloads).get(as_root=False).communicate(timeout=120)
    assert "100%" in told, "its progress is seen"
    assert told.splitlines()[-1].startswith(str(debian.folder / "browsers" / "chromium-"))
    assert debian.asked == [], "who is not root cannot install for all"


def test_where_none_can_be_got_a_sentence_names_the_command(tmp_path: Path) -> None:
    process = Machine(tmp_path).get(as_root=True)
    _, errors = process.communicate(timeout=120)
    assert process.returncode == 1
    assert "ECONNREFUSED" in errors, "what went wrong is in sight"
    assert "run `sudo apt-get install chromium`" in errors.splitlines()[-1]


def test_a_browser_that_does_not_start_is_not_taken_for_one(tmp_path: Path) -> None:
    (tmp_path / "chromium").write_text("#!/bin/sh\nexit 127\n")
    (tmp_path / "chromium").chmod(0o755)
    process = Machine(tmp_path).get(as_root=True)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "does not start: run `sudo " in errors


def test_tests_install_nothing_and_say_what_to_run(debian: Machine) -> None:
    one = "tests/web/test_bundle.py::test_a_table_loads_what_it_needs_and_nothing_of_other_games"
    process = debian.start("-m", "pytest", "-q", "-p", "no:cacheprovider", one)
    told, _ = process.communicate(timeout=120)
    assert process.returncode == pytest.ExitCode.TESTS_FAILED
    assert MISSING in told
    assert "make browser" in MISSING
    assert debian.asked == []
