"""A seat at a table of a running server, for programs: a client of the table's own protocol."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from itertools import count
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from teeter.rules.contract import name_of
from teeter.server import protocol as p
from teeter.server import said as client
from teeter.words.speaker import english

_TOLD: Final = msgspec.json.Decoder(p.Told)
ANSWER: Final = 30.0  # seconds until a server that says nothing is given up
NOWHERE: Final = "You sit at no table: sit_down first."
NOT_A_MOVE: Final = {"stale", "too-fast", "closed", "broken"}  # refused, and the move was not to blame


class NoSeat(Exception):
    """Something cannot be done at this table; the message is a sentence for whoever asked."""


class NotDone(NoSeat):
    """The server refused; `reason` is its code."""

    def __init__(self, sentence: str, reason: str) -> None:
        super().__init__(sentence)
        self.reason = reason


class Seat:
    """Somebody at a table. It listens all the time, so that the server never waits for its thoughts."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None
        self._ids = count(1)
        self._answers: dict[int, asyncio.Future[None]] = {}
        self._heard = asyncio.Event()  # set at each update
        self._shelf: dict[str, p.Box] = {}
        self._update: p.Update | None = None
        self._joined: p.Joined | None = None
        self.news: list[str] = []  # sentences nobody has read yet
        self.illegal = 0  # moves that the rules refused

    async def open(self) -> None:
        """Say hello. Raises NoSeat."""
        await self.close()
        try:
            self._socket = await connect(self._address, compression=None, max_size=None)
            self._listening = asyncio.create_task(self._listen(self._socket))
            await self._ask(client.Hello(protocol=p.PROTOCOL))
        except (OSError, WebSocketException) as error:
            raise NoSeat(f"The server at {self._address} cannot be reached: {error}.") from None

    async def close(self) -> None:
        """Go away; the seat stays one's own, with its token."""
        if self._socket is not None:
            await self._socket.close()
        if self._listening is not None:
            await self._listening
        self._socket, self._update, self._joined, self.news, self.illegal = None, None, None, [], 0

    async def create(self, game: str, seats: list[client.SeatAsked]) -> None:
        """Open a table; one of its seats is "me". Raises NoSeat."""
        self._check_hands(game)
        await self._ask(client.Create(game=game, seats=seats))

    async def join(self, table: str, token: str, name: str) -> None:
        """Come back with a token, or take the first open seat. Raises NoSeat."""
        await self._ask(client.Join(table=table, token=token or None, name="" if token else name))
        self._check_hands(self.table.game)
        if self.joined.seats:
            return
        free = [n for n, seat in enumerate(self.table.seats) if seat.may_sit == "sit"]
        if not free:
            raise NoSeat(f"No seat is open at the table {table}.")
        await self._ask(client.Sit(seat=free[0], name=name))

    async def play(self, text: str) -> None:
        """Make a move. Raises NotDone; what the rules refuse is counted."""
        try:
            seat, version = self.number, self.table.version
            await self._ask(client.Play(seat=seat, text=text, version=version))
        except NotDone as no:
            self.illegal += no.reason not in NOT_A_MOVE
            raise

    async def chat(self, text: str) -> None:
        await self._ask(client.Chat(text=text, seat=self.number))

    async def until_asked(self, seconds: float) -> None:
        """Wait until there is something to decide, or the game is over, but not for ever."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not (self.asked or self.over or self._socket is None):
                    self._heard.clear()
                    await self._heard.wait()

    @property
    def joined(self) -> p.Joined:
        """Where one is. Raises NoSeat."""
        if self._joined is None:
            raise NoSeat(NOWHERE)
        return self._joined

    @property
    def number(self) -> int:
        """Of the seat. Raises NoSeat."""
        if not self.joined.seats:
            raise NoSeat(NOWHERE)
        return self.joined.seats[0]

    @property
    def table(self) -> p.Update:
        """The table as it was seen last. Raises NoSeat."""
        if self._update is None:
            raise NoSeat(NOWHERE)
        return self._update

    @property
    def asked(self) -> bool:
        return bool(self._update and self._update.moves)

    @property
    def over(self) -> bool:
        return bool(self._update and self._update.outcome)

    def told(self) -> dict[str, object]:
        """All that this seat may know, in words; the news are told once. Raises NoSeat."""
        you, table = name_of(self.number), self.table
        news, self.news = self.news, []
        return {
            "table_id": table.table,
            "game": table.game,
            "you": you,
            "turn": None if table.turn is None else name_of(table.turn),
            "happened": news,
            "table": [english(words) for words in table.words],
            "legal_moves": [move.text for move in table.moves],
            "illegal_moves_so_far": self.illegal,
            "over": self.over,
            "result": english(table.outcome.sentence) if table.outcome else None,
        }

    def _check_hands(self, game: str) -> None:
        box = self._shelf.get(game)
        if box is None:
            raise NoSeat(f"There is no game {game[:40]!r}; there is {', '.join(self._words_only())}.")
        if box.physical:
            there = ", ".join(self._words_only())
            raise NoSeat(f"{box.title} is played with a hand; in words there is {there}.")

    def _words_only(self) -> list[str]:
        return [name for name, box in self._shelf.items() if not box.physical]

    async def _ask(self, said: client.Said) -> None:
        """Say something, and wait until it is done. Raises NoSeat."""
        if self._socket is None:
            raise NoSeat("The connection to the server is lost: sit_down again, with table and token.")
        said.id = next(self._ids)
        answer = self._answers[said.id] = asyncio.get_running_loop().create_future()
        try:
            await self._socket.send(msgspec.json.encode(said), text=True)
            async with asyncio.timeout(ANSWER):
                await answer
        except (TimeoutError, WebSocketException):
            raise NoSeat("The server does not answer.") from None
        finally:
            del self._answers[said.id]

    async def _listen(self, socket: ClientConnection) -> None:
        with suppress(WebSocketException):
            async for message in socket:
                if isinstance(message, str):
                    self._hear(_TOLD.decode(message))
        if self._socket is socket:
            self._socket = None
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(NoSeat("The server has hung up."))
        self._heard.set()

    def _hear(self, message: p.Told) -> None:
        match message:
            case p.Update():
                self._update = message
                self.news += [english(event.sentence) for event in message.events]
                self._heard.set()
            case p.Joined():
                self._joined = message
            case p.Welcome():
                self._shelf = {box.name: box for box in message.shelf}
            case p.Chatted():
                self.news.append(f"{english(message.name)} says: {message.text}")
            case p.Closed():
                self.news.append(english(message.sentence))
            case p.Done() | p.Refused():
                self._answered(message)

    def _answered(self, message: p.Done | p.Refused) -> None:
        answer = self._answers.get(message.id)
        if answer is None or answer.done():
            return
        if isinstance(message, p.Done):
            answer.set_result(None)
        else:
            answer.set_exception(NotDone(english(message.sentence), message.reason))
