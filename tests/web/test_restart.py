"""The server dies in the middle of a game and comes back: the people at the table stay seated."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.web.person import Person


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as one:
        port: int = one.getsockname()[1]
        return port


def start(port: int, db: Path) -> subprocess.Popen[str]:
    """A server in a process of its own, once it answers."""
    words = ["teeter.cli", "serve", "--port", str(port), "--db", f"sqlite:///{db}"]
    process = subprocess.Popen(
        [sys.executable, "-m", *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert process.stdout
    assert any("served at" in line for line in process.stdout)
    return process


def kill(process: subprocess.Popen[str]) -> None:
    """kill -9; whoever is dead already stays so."""
    process.kill()
    process.wait()
    if process.stdout:
        process.stdout.close()


def test_a_game_goes_on_after_the_server_was_killed(flat: Browser, tmp_path: Path) -> None:
    port, db = free_port(), tmp_path / "tables.db"
    first = start(port, db)
    ann = Person(flat, f"http://127.0.0.1:{port}")
    try:
        ann.play_now("eruk")
        assert ann.wait_for_choice()
        ann.press(ann.moves()[0])
        ann.wait_for_choice()
        kill(first)
        expect(ann.page.locator(".line")).to_be_visible()
        moves, version = ann.moves(), ann.version()
        second = start(port, db)
        try:
            expect(ann.page.locator(".line")).to_have_count(0)
            assert ann.version() >= version
            ann.wait_for_choice()
            ann.press(ann.moves()[0])
            assert moves
        finally:
            kill(second)
    finally:
        kill(first)
        ann.leave()
    assert ann.faults == []
