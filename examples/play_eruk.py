"""A whole game of Eruk over the socket: two players, one of them this program, the other a bot.

    .venv/bin/teeter serve --port 8000
    .venv/bin/python examples/play_eruk.py ws://127.0.0.1:8000/socket

It knows no rules: every update brings all legal moves, and it takes any of them. docs/protocol.md
tells what else can be said.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

from msgspec import convert
from websockets.sync.client import ClientConnection, connect

from teeter.rules.text import Words
from teeter.words.speaker import speaker


def say(socket: ClientConnection, kind: str, **fields: Any) -> None:
    socket.send(json.dumps({"type": kind, **fields}))


def hear(socket: ClientConnection) -> dict[str, Any]:
    """The next JSON message; binary ones are pictures of hands, which Eruk does not need."""
    while True:
        message = socket.recv(timeout=60)
        if isinstance(message, str):
            told: dict[str, Any] = json.loads(message)
            return told


def english(words: Any) -> str:
    """What the server says comes as a key with arguments, to be told in any language."""
    return speaker("en", "eruk")(convert(words, Words))


def play(address: str) -> None:
    """Play to the end, and tell all that happens."""
    with connect(address, compression=None) as socket:
        say(socket, "hello", protocol=3)
        seats = [{"kind": "me", "name": "Program"}, {"kind": "bot"}]
        say(socket, "create", id=1, game="eruk", seats=seats)
        while True:
            message = hear(socket)
            if message["type"] == "refused" and message["reason"] != "stale":
                raise SystemExit(f"refused: {english(message['sentence'])}")
            if message["type"] == "joined":
                print("At table", message["table"])
            if message["type"] != "update":
                continue
            for event in message["events"]:
                print(english(event["sentence"]))
            if message["outcome"]:
                return
            if message["moves"]:
                text = random.choice(message["moves"])["text"]
                say(socket, "move", seat=0, text=text, version=message["version"])


if __name__ == "__main__":
    play(sys.argv[1] if len(sys.argv) > 1 else "ws://127.0.0.1:8000/socket")
