"""A seat at a table of a running server, for programs: a client of the table's own protocol."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from itertools import count
from typing import Any, Final

from msgspec import convert
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from teeter.rules.contract import name_of
from teeter.rules.text import Words
from teeter.server.protocol import PROTOCOL
from teeter.words.speaker import english

Message = dict[str, Any]
ANSWER: Final = 30.0  # seconds until a server that says nothing is given up
NOT_A_MOVE: Final = {"stale", "too-fast", "closed", "broken"}  # refused, and the move was not to blame


class NoSeat(Exception):
    """Something cannot be done at this table; the message is a sentence for whoever asked."""


class NotDone(NoSeat):
    """The server refused; `reason` is its code."""

    def __init__(self, sentence: str, reason: str) -> None:
        super().__init__(sentence)
        self.reason = reason


def said(words: Any) -> str:
    """What the server says comes as a key with arguments."""
    return english(convert(words, Words))


class Seat:
    """Somebody at a table. It listens all the time, so that the server never waits for its thoughts."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None
        self._ids = count(1)
        self._answers: dict[int, asyncio.Future[None]] = {}
        self._heard = asyncio.Event()  # set at each update
        self._shelf: dict[str, Message] = {}
        self.update: Message = {}
        self.joined: Message = {}
        self.news: list[str] = []  # sentences nobody has read yet
        self.illegal = 0  # moves that the rules refused

    async def open(self) -> None:
        """Say hello. Raises NoSeat."""
        await self.close()
        try:
            self._socket = await connect(self._address, compression=None, max_size=None)
            self._listening = asyncio.create_task(self._listen(self._socket))
            await self._ask("hello", protocol=PROTOCOL)
        except (OSError, WebSocketException) as error:
            raise NoSeat(f"The server at {self._address} cannot be reached: {error}.") from None

    async def close(self) -> None:
        """Go away; the seat stays one's own, with its token."""
        if self._socket is not None:
            await self._socket.close()
        if self._listening is not None:
            await self._listening
        self._socket, self.update, self.joined, self.news, self.illegal = None, {}, {}, [], 0

    async def create(self, game: str, seats: list[Message]) -> None:
        """Open a table; one of its seats is "me". Raises NoSeat."""
        self._check_hands(game)
        await self._ask("create", game=game, seats=seats)

    async def join(self, table: str, token: str, name: str) -> None:
        """Come back with a token, or take the first open seat. Raises NoSeat."""
        await self._ask("join", table=table, **({"token": token} if token else {"name": name}))
        self._check_hands(self.update["game"])
        if self.joined["seats"]:
            return
        free = [n for n, seat in enumerate(self.update["seats"]) if seat["may_sit"] == "sit"]
        if not free:
            raise NoSeat(f"No seat is open at the table {table}.")
        await self._ask("sit", seat=free[0], name=name)

    async def play(self, text: str) -> None:
        """Make a move. Raises NotDone; what the rules refuse is counted."""
        try:
            await self._ask("move", seat=self.number, text=text, version=self.update["version"])
        except NotDone as no:
            self.illegal += no.reason not in NOT_A_MOVE
            raise

    async def chat(self, text: str) -> None:
        await self._ask("chat", text=text, seat=self.number)

    async def until_asked(self, seconds: float) -> None:
        """Wait until there is something to decide, or the game is over, but not for ever."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not (self.asked or self.over or self._socket is None):
                    self._heard.clear()
                    await self._heard.wait()

    @property
    def number(self) -> int:
        """Of the seat. Raises NoSeat."""
        if not self.joined.get("seats"):
            raise NoSeat("You sit at no table: sit_down first.")
        first: int = self.joined["seats"][0]
        return first

    @property
    def asked(self) -> bool:
        return bool(self.update.get("moves"))

    @property
    def over(self) -> bool:
        return bool(self.update.get("outcome"))

    def told(self) -> Message:
        """All that this seat may know, in words; the news are told once. Raises NoSeat."""
        you = name_of(self.number)
        news, self.news = self.news, []
        table = self.update
        outcome, turn = table["outcome"], table["turn"]
        return {
            "table_id": self.joined["table"],
            "game": table["game"],
            "you": you,
            "turn": None if turn is None else name_of(turn),
            "happened": news,
            "table": [said(words) for words in table["words"]],
            "legal_moves": [move["text"] for move in table["moves"]],
            "illegal_moves_so_far": self.illegal,
            "over": self.over,
            "result": said(outcome["sentence"]) if outcome else None,
        }

    def _check_hands(self, game: str) -> None:
        box = self._shelf.get(game)
        if box is None:
            raise NoSeat(f"There is no game {game[:40]!r}; there is {', '.join(self._words_only())}.")
        if box["physical"]:
            there = ", ".join(self._words_only())
            raise NoSeat(f"{box['title']} is played with a hand; in words there is {there}.")

    def _words_only(self) -> list[str]:
        return [name for name, box in self._shelf.items() if not box["physical"]]

    async def _ask(self, kind: str, **fields: Any) -> None:
        """Say something, and wait until it is done. Raises NoSeat."""
        if self._socket is None:
            raise NoSeat("The connection to the server is lost: sit_down again, with table and token.")
        number = next(self._ids)
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        try:
            await self._socket.send(json.dumps({"type": kind, "id": number, **fields}))
            async with asyncio.timeout(ANSWER):
                await answer
        except (TimeoutError, WebSocketException):
            raise NoSeat("The server does not answer.") from None
        finally:
            del self._answers[number]

    async def _listen(self, socket: ClientConnection) -> None:
        with suppress(WebSocketException):
            async for message in socket:
                if isinstance(message, str):
                    self._hear(json.loads(message))
        if self._socket is socket:
            self._socket = None
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(NoSeat("The server has hung up."))
        self._heard.set()

    def _hear(self, message: Message) -> None:
        kind = message["type"]
        if kind == "update":
            self.update = message
            self.news += [said(event["sentence"]) for event in message["events"]]
            self._heard.set()
        elif kind == "joined":
            self.joined = message
        elif kind == "welcome":
            self._shelf = {box["name"]: box for box in message["shelf"]}
        elif kind == "chatted":
            self.news.append(f"{said(message['name'])} says: {message['text']}")
        elif kind == "closed":
            self.news.append(said(message["sentence"]))
        answer = self._answers.get(message.get("id", 0))
        if answer is None or answer.done():
            return
        if kind == "done":
            answer.set_result(None)
        elif kind == "refused":
            answer.set_exception(NotDone(said(message["sentence"]), message["reason"]))
