"""A seat at a table of a running server, for programs: a client of the table's own protocol."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from itertools import count
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from teeter.commands.calling import NoSeat, beside, called, readable
from teeter.commands.unread import Unread
from teeter.rules.contract import name_of
from teeter.rules.text import Words
from teeter.server import protocol as p
from teeter.server import said as client
from teeter.words.speaker import english, english_quoted

_TOLD: Final = msgspec.json.Decoder(p.Told)
ANSWER: Final = 30.0  # seconds until a server that says nothing is given up
NOWHERE: Final = "You sit at no table: sit_down first."
AGAIN: Final = "sit_down again, with table and token."
LOST: Final = f"The connection to the server is lost: {AGAIN}"
HUNG_UP: Final = "The server has hung up."
NOT_UNDERSTOOD: Final = "The server says what cannot be understood."
NO_LETTERS: Final = "This text holds letters that cannot be sent."
NOT_A_MOVE: Final = {"stale", "too-fast", "closed", "broken"}  # refused, and the move was not to blame
MOST_LETTERS: Final = 4000  # of each
# What a message can be: no JSON, of no known type, too deep, or words that no catalogue can fill in.
NONSENSE: Final = (ValueError, LookupError, TypeError, ArithmeticError, AssertionError, RecursionError)


class NotDone(NoSeat):
    """The server refused; `reason` is its code."""

    def __init__(self, sentence: str, reason: str) -> None:
        super().__init__(sentence)
        self.reason = reason


class Moved(NoSeat):
    """The table is with another server of the same house, at this address; "" if that is not known."""

    def __init__(self, address: str) -> None:
        super().__init__(f"The table has moved to another server: {AGAIN}")
        self.address = address


class Seat:
    """Somebody at a table. It listens all the time, so that the server never waits for its thoughts."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._ids = count(1)
        self._answers: dict[int, asyncio.Future[None]] = {}
        self._heard = asyncio.Event()  # set at each update
        self._shelf: dict[str, p.Box] = {}
        self._forget()

    def _forget(self) -> None:
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None
        self._update: p.Update | None = None
        self._joined: p.Joined | None = None
        self._news = Unread[str]()  # sentences
        self._chat = Unread[dict[str, str]]()
        self.illegal = 0  # moves that the rules refused

    async def open(self, address: str = "") -> None:
        """Say hello, to this server or the usual one. Raises NoSeat."""
        await self.close()
        self._socket = await called(address or self._address)
        self._listening = asyncio.create_task(self._listen(self._socket))
        try:
            await self._ask(client.Hello(protocol=p.PROTOCOL))
        except NoSeat:
            await self.close()
            raise

    async def close(self) -> None:
        """Go away; the seat stays one's own, with its token."""
        leaving: list[Coroutine[Any, Any, None] | asyncio.Task[None]] = []
        if self._socket is not None:
            leaving.append(self._socket.close())
        if self._listening is not None:
            leaving.append(self._listening)
        self._forget()  # first: whatever becomes of the old connection, a new one can be opened
        self._tell_who_waits(HUNG_UP)
        await asyncio.gather(*leaving, return_exceptions=True)

    async def create(self, game: str, seats: list[client.SeatAsked]) -> None:
        """Open a table; one of its seats is "me". Raises NoSeat."""
        self.check(game, len(seats))
        await self._ask(client.Create(game=game, seats=seats))

    async def join(self, table: str, token: str, name: str) -> None:
        """Come back with a token, or take the first open seat. Raises NoSeat."""
        try:
            await self._join(table, token, name)
        except Moved as moved:
            await self.open(beside(self._address, moved.address, table))
            await self._join(table, token, name)

    async def _join(self, table: str, token: str, name: str) -> None:
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
        """Wait until there is something to decide, or the game is over, but not for ever.

        Raises NoSeat if meanwhile one goes to another table.
        """
        here = self._listening
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not (self.asked or self.over or self._socket is None):
                    if self._listening is not here:
                        break
                    self._heard.clear()
                    await self._heard.wait()
        if self._listening is not here:
            raise NoSeat("You have sat down anew meanwhile: look.")

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
    def lost(self) -> bool:
        """Whether nothing more will be heard of a game that is not over."""
        return self._joined is not None and self._socket is None and not self.over

    @property
    def over(self) -> bool:
        return bool(self._update and self._update.outcome)

    def told(self) -> dict[str, object]:
        """All that this seat may know, in words; the news are told once. Raises NoSeat."""
        if self.lost and not (self._news or self._chat):
            raise NoSeat(LOST)
        try:
            return self._told()
        except NONSENSE:
            raise NoSeat(NOT_UNDERSTOOD) from None

    def _told(self) -> dict[str, object]:
        you, table = name_of(self.number), self.table
        told = {
            "table_id": readable(table.table),
            "game": readable(table.game),
            "you": you,
            "turn": None if table.turn is None else name_of(table.turn),
            "table": [_said(words) for words in table.words],
            "legal_moves": [] if self.lost else [readable(move.text) for move in table.moves],
            "illegal_moves_so_far": self.illegal,
            "over": self.over,
            "result": _said(table.outcome.sentence) if table.outcome else None,
        }
        return self._unread() | told  # taken last: if the table makes no sense, they are not lost

    def _unread(self) -> dict[str, object]:
        (older, news), (unheard, said) = self._news.take(), self._chat.take()
        left_out = [f"{older} older ones are left out."] if older else []
        if unheard:
            left_out.append(f"{unheard} older ones of what was said are left out.")
        return {"happened": left_out + news + [LOST] * self.lost, "said": said}

    def check(self, game: str, seats: int) -> None:
        """Whether such a table can be, as far as is known yet. Raises NoSeat."""
        if not self._shelf:
            return
        self._check_hands(game)
        box = self._shelf[game]
        if not box.least <= seats <= box.most:
            raise NoSeat(f"{box.title} is played by {box.least} to {box.most}, not by {seats}.")

    def _check_hands(self, game: str) -> None:
        box = self._shelf.get(game)
        if box is None:
            raise NoSeat(
                f"There is no game {english_quoted(game)}; there is {', '.join(self._words_only())}."
            )
        if box.physical:
            there = ", ".join(self._words_only())
            raise NoSeat(f"{box.title} is played with a hand; in words there is {there}.")

    def _words_only(self) -> list[str]:
        return [name for name, box in self._shelf.items() if not box.physical]

    async def _ask(self, said: client.Said) -> None:
        """Say something, and wait until it is done. Raises NoSeat."""
        if self._socket is None:
            raise NoSeat(NOWHERE if self._joined is None else LOST)
        said.id = next(self._ids)
        answer = self._answers[said.id] = asyncio.get_running_loop().create_future()
        try:
            await self._socket.send(msgspec.json.encode(said), text=True)
            async with asyncio.timeout(ANSWER):
                await answer
        except UnicodeError:
            raise NoSeat(NO_LETTERS) from None
        except (TimeoutError, WebSocketException):
            raise NoSeat("The server does not answer.") from None
        finally:
            del self._answers[said.id]

    async def _listen(self, socket: ClientConnection) -> None:
        why = HUNG_UP
        try:
            async for message in socket:
                if self._socket is not socket:  # the seat is at another table by now
                    return
                if isinstance(message, str):
                    self._hear(_TOLD.decode(message))
        except (WebSocketException, Moved):
            pass
        except NONSENSE:
            why = NOT_UNDERSTOOD
        if self._socket is socket:
            self._socket = None
            self._tell_who_waits(why)
        await socket.close()

    def _tell_who_waits(self, why: str) -> None:
        """There is no connection any more."""
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(NoSeat(why))
        self._heard.set()

    def _hear(self, message: p.Told) -> None:
        match message:
            case p.Update():
                self._update = message
                for event in message.events:
                    self._happened(event.sentence)
                self._heard.set()
            case p.Joined():
                self._joined = message
            case p.Welcome():
                self._shelf = {box.name: box for box in message.shelf}
            case p.Chatted():
                name, text = (" ".join(_said(one).split()) for one in (message.name, message.text))
                self._chat.add({"name": name, "text": text[:MOST_LETTERS]})
            case p.Closed():
                self._happened(message.sentence)
            case p.Elsewhere():
                self._moved(message)
            case p.Done() | p.Refused():
                self._answered(message)

    def _happened(self, sentence: Words) -> None:
        self._news.add(_said(sentence)[:MOST_LETTERS])

    def _moved(self, message: p.Elsewhere) -> None:
        """The table is with another server: whoever asked can go there. Raises Moved if nobody did."""
        answer = self._answers.get(message.id)
        if answer is None:
            raise Moved(message.address)
        if not answer.done():
            answer.set_exception(Moved(message.address))

    def _answered(self, message: p.Done | p.Refused) -> None:
        answer = self._answers.get(message.id)
        if answer is None or answer.done():
            return
        if isinstance(message, p.Done):
            answer.set_result(None)
        else:
            answer.set_exception(NotDone(english(message.sentence), message.reason))


def _said(words: Words) -> str:
    """What the server says, in English."""
    return readable(english(words))
