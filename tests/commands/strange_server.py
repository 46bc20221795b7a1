"""A server that says what the test wants, and not what ours would say."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.server import ServerConnection, serve

Message = dict[str, Any]
Answer = Callable[[ServerConnection, Message], Awaitable[Any]]

WELCOME: Message = {
    "type": "welcome",
    "protocol": 3,
    "server": "strange",
    "shelf": [
        {
            "name": "eruk",
            "title": "Eruk",
            "least": 2,
            "most": 6,
            "variants": ["base"],
            "options": {},
            "physical": False,
            "alone": [],
            "secret": False,
            "credits": "",
            "bots": [],
        }
    ],
    "default_bot": "casual",
    "reactions": [],
    "most_tables": 3,
    "open_tables": False,
}


def joined(**other: Any) -> Message:
    return {"type": "joined", "table": "T", "token": "KEY", "host": True, "seats": [0]} | other


def update(**other: Any) -> Message:
    """A table at which "stop" can be played, unless it is said otherwise."""
    usual = {
        "type": "update",
        "table": "T",
        "number": 1,
        "version": 1,
        "events": [],
        "game": "eruk",
        "variant": "base",
        "options": {},
        "seats": [],
        "started": True,
        "looking": 0,
        "by_itself": False,
        "turn": 0,
        "view": None,
        "words": ["a table"],
        "moves": [{"text": "stop", "label": "stop"}],
        "asides": [],
        "hand": None,
        "clock": None,
        "may_undo": "no",
        "undo": None,
        "request": None,
        "outcome": None,
        "rematch": [],
        "next_table": None,
        "watchers": "table",
        "watching": 0,
        "listed": False,
    }
    return usual | other


def chatted(name: str, text: str) -> Message:
    return {"type": "chatted", "number": 1, "seconds": 0.0, "seat": 1, "name": name, "text": text}


def event(sentence: Any) -> Message:
    return {"number": 1, "seconds": 0.0, "kind": "note", "who": None, "sentence": sentence}


class Strange:
    """Answers as a server should, but where `answer` has answered. Keeps what it heard."""

    def __init__(self, answer: Answer) -> None:
        self._answer = answer
        self.heard: list[Message] = []
        self.open: list[ServerConnection] = []

    async def __call__(self, socket: ServerConnection) -> None:
        self.open.append(socket)
        async for data in socket:
            said = json.loads(data)
            self.heard.append(said)
            if await self._answer(socket, said):
                continue
            if said["type"] == "hello":
                await tell(socket, WELCOME)
            elif said["type"] in ("create", "join"):
                await tell(socket, joined(), update())
            await tell(socket, {"type": "done", "id": said["id"]})
        self.open.remove(socket)


async def tell(socket: ServerConnection, *messages: Message | str) -> None:
    for message in messages:
        await socket.send(message if isinstance(message, str) else json.dumps(message))


async def as_usual(socket: ServerConnection, said: Message) -> Any:
    return False


def when(kind: str, *messages: Message | str, done: bool = False, closes: bool = False) -> Answer:
    """Whoever says this is told these, if so wished that it is done, and then the line is closed."""

    async def answer(socket: ServerConnection, said: Message) -> Any:
        if said["type"] != kind:
            return False
        await tell(socket, *messages, *[{"type": "done", "id": said["id"]}] * done)
        if closes:
            await socket.close()
        return True

    return answer


@asynccontextmanager
async def strange_server(
    answer: Answer = as_usual, **others: Any
) -> AsyncIterator[tuple[Strange, str]]:
    """The server, and the address of its socket."""
    strange = Strange(answer)
    async with serve(strange, "127.0.0.1", 0, max_size=None, **others) as up:
        yield strange, f"ws://127.0.0.1:{up.sockets[0].getsockname()[1]}/socket"
