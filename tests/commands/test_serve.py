"""teeter serve and teeter play, as processes."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx

from teeter.cli import main
from teeter.commands.play import data_folder


def started(*words: str, **environment: str) -> tuple[subprocess.Popen[str], str]:
    """A command that serves, and its address."""
    process = subprocess.Popen(
        [sys.executable, "-m", "teeter.cli", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment},
    )
    assert process.stdout
    found = re.search(r"http://\S+:\d+", process.stdout.readline())
    assert found, process.communicate()
    return process, found[0]


def test_serve_tells_its_address_and_stops_when_asked(tmp_path: Path) -> None:
    process, address = started("serve", "--port", "0", "--db", f"sqlite:///{tmp_path / 'a.db'}")
    assert httpx.get(f"{address}/healthz").text == "ok\n"
    process.send_signal(signal.SIGTERM)
    _, logs = process.communicate(timeout=60)
    assert process.returncode == 0
    assert all(json.loads(line)["level"] == "info" for line in logs.splitlines())


def test_play_serves_this_machine_from_the_users_folder(tmp_path: Path) -> None:
    process, address = started("play", "--no-browser", XDG_DATA_HOME=str(tmp_path), HOME=str(tmp_path))
    assert httpx.get(f"{address}/healthz").text == "ok\n"
    assert httpx.get(f"{address}/healthz", headers={"host": "elsewhere.example"}).status_code == 400
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=60)
    assert process.returncode == 0
    assert list(tmp_path.rglob("tables.db"))


def test_replay_serves_the_file_to_this_machine(tmp_path: Path) -> None:
    words = ["simulate", "eruk", "--games", "1", "--seed", "1", "--record", str(tmp_path)]
    assert main(words) == 0
    (record,) = tmp_path.iterdir()
    process, address = started("replay", str(record), "--no-browser")
    assert httpx.get(f"{address}/api/film").content == record.read_bytes()
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=60)
    assert process.returncode == 0


def test_the_folder_follows_the_custom_of_the_system() -> None:
    assert data_folder().name.lower() == "teeter"


def test_a_taken_port_or_a_bad_database_is_said_in_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = refused("serve", "--port", port)
        assert f"port {port} cannot be used" in done
    assert "teeter:" in refused("serve", "--port", "0", "--db", "sqlite:////no/such/folder/a.db")


def refused(*words: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "teeter.cli", *words],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    return done.stderr
