"""The handlers: each message of a connection is read, carried out or refused with a reason."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, get_args

import msgspec

from teeter import __version__
from teeter.bots.levels import about
from teeter.rules.games import GAMES
from teeter.rules.text import Text
from teeter.server import frames
from teeter.server import protocol as p
from teeter.server import said as client
from teeter.server.bots import DEFAULT
from teeter.server.connection import POLICY, Connection
from teeter.server.limits import Bucket
from teeter.server.lobby import Lobby, holder_of
from teeter.server.room import Room
from teeter.server.steered_hand import read_wish
from teeter.server.updates import refused, sees
from teeter.server.world_runner import WorldRunner
from teeter.table.log import Entry
from teeter.table.names import WATCHER, name_in_words
from teeter.table.refusal import Refusal, Why
from teeter.table.seats import MAX_NAME, clean
from teeter.table.table import Table
from teeter.words.speaker import english

LOG: Final = logging.getLogger(__name__)
LONGEST_TYPE: Final = 40  # letters of a message's type that a refusal repeats
_SAID: Final = msgspec.json.Decoder(client.Said)
Deed = Callable[[Table, str, float], list[Entry]]  # at a table, by a holder, now


class _Envelope(msgspec.Struct):
    """What can still be read of a message that is refused."""

    id: int = 0
    type: str = ""


_ENVELOPE: Final = msgspec.json.Decoder(_Envelope)


def welcome(lobby: Lobby) -> p.Welcome:
    """The shelf, and what the server is."""
    return p.Welcome(
        protocol=p.PROTOCOL,
        server=f"teeter {__version__}",
        shelf=[
            p.Box(
                name=game.name,
                title=game.title,
                least=game.seats[0],
                most=game.seats[-1],
                variants=list(game.variants),
                options={name: list(values) for name, values in game.choices.items()},
                physical=bool(game.physical),
                secret=game.secret,
                credits=game.credits,
                bots=[
                    p.BotLevel(name=bot.name, about=about(bot, game), hand=bot.hands)
                    for bot in lobby.settings.bots
                ],
            )
            for game in GAMES.values()
        ],
        default_bot=DEFAULT,
        reactions=list(get_args(p.Reaction)),
        most_tables=lobby.settings.tables_each,
    )


class Handlers:
    """Serves one connection."""

    def __init__(self, lobby: Lobby, connection: Connection) -> None:
        self.lobby = lobby
        self.connection = connection
        self.busy = asyncio.Lock()  # while a message is carried out
        now = time.monotonic()
        self._messages = (connection.messages, lobby.messages.of(connection.address, now))
        self._hands = (connection.hands, lobby.hands.of(connection.address, now))

    async def text(self, message: str) -> None:
        """A JSON message."""
        try:
            said = self._read(message)
        except Refusal as refusal:
            known = _envelope(message)
            self._refuse(known.id, known.type[:LONGEST_TYPE], refusal)
        else:
            await self._carry_out(said)

    def _read(self, message: str) -> client.Said:
        """What somebody said. Raises Refusal."""
        if not self._in_time(self._messages):
            raise Refusal(Why.TOO_FAST, Text("refused-messages"))
        if len(message) > p.MAX_TEXT or len(message.encode()) > p.MAX_TEXT:
            raise Refusal(Why.TOO_LONG, Text("refused-message-long", most=p.MAX_TEXT))
        try:
            said: client.Said = _SAID.decode(message)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            raise Refusal(Why.MALFORMED, Text("refused-malformed")) from None
        return said

    async def binary(self, message: bytes) -> None:
        """A hand frame."""
        if not self._in_time(self._hands):
            self._refuse(0, "hand", Refusal(Why.TOO_FAST, Text("refused-hands")))
            return
        try:
            self._move_hand(message)
        except Refusal as refusal:
            self._refuse(0, "hand", refusal)

    async def leave(self) -> None:
        """The connection is gone."""
        if self.connection.room is not None:
            await self.connection.room.leave(self.connection)

    async def _carry_out(self, said: client.Said) -> None:
        kind = said.__struct_config__.tag
        try:
            if not self.connection.greeted and not isinstance(said, client.Hello):
                raise Refusal(Why.WRONG_PROTOCOL, Text("refused-hello"))
            self.connection.asks(said.id)
            await _HANDLERS[type(said)](self, said)
        except Refusal as refusal:
            self._refuse(said.id, str(kind), refusal)
        except Exception:
            LOG.exception("fault at the handlers", extra={"said": kind})
            self.lobby.metrics.errors.inc()
            self._refuse(said.id, str(kind), Refusal(Why.BROKEN, Text("refused-fault")))
        else:
            self.connection.answer()

    def _in_time(self, buckets: Iterable[Bucket]) -> bool:
        """Whether it is within all limits: one's own, then that of all from the same address."""
        now = time.monotonic()
        if all(bucket.take(now) for bucket in buckets):
            return True
        self.connection.warnings -= 1
        if self.connection.warnings <= 0:
            self.connection.dismiss(POLICY)
        return False

    def _refuse(self, number: int, to: str, refusal: Refusal) -> None:
        self.lobby.metrics.refusals.labels(refusal.reason).inc()
        self.connection.tell(refused(number, to, refusal))

    @property
    def _room(self) -> Room:
        if self.connection.room is None:
            raise Refusal(Why.NOT_JOINED, Text("refused-not-joined"))
        return self.connection.room

    async def _change(self, do: Deed, by: Connection | None = None) -> None:
        """This person does something at the table. Raises Refusal."""
        holder = self.connection.holder
        await self._room.change(lambda table, now: do(table, holder, now), by)

    # The way in

    async def _hello(self, said: client.Hello) -> None:
        if said.protocol != p.PROTOCOL:
            # In English: who speaks another protocol need not know our keys.
            told = english(Text("refused-protocol", number=p.PROTOCOL))
            raise Refusal(Why.WRONG_PROTOCOL, told)
        self.connection.greeted = True
        self.connection.tell(welcome(self.lobby))

    async def _create(self, said: client.Create) -> None:
        token = secrets.token_urlsafe(24)
        room = await self.lobby.open_table(said, holder_of(token), self.connection.address)
        await self._enter(room, token)

    async def _join(self, said: client.Join) -> None:
        name = clean(said.name, MAX_NAME) if said.name else ""
        room = await self.lobby.find(said.table)
        self.connection.name = name
        await self._enter(room, said.token or secrets.token_urlsafe(24))

    async def _leave(self, said: client.Leave) -> None:
        await self.leave()

    async def _enter(self, room: Room, token: str) -> None:
        await self.leave()
        self.connection.token = token
        self.connection.holder = holder_of(token)
        await room.enter(self.connection)

    # Seats

    async def _sit(self, said: client.Sit) -> None:
        connection, room = self.connection, self._room

        def sit(table: Table, now: float) -> list[Entry]:
            if table.may_sit(said.seat, connection.holder) == "ask":
                self.lobby.check_request(room, connection.address)
            return table.sit(said.seat, connection.holder, said.name, now)

        await room.change(sit)

    async def _answer_seat(self, said: client.AnswerSeat) -> None:
        await self._change(lambda t, who, now: t.answer_seat(who, said.request, now, yes=said.yes))

    async def _stand(self, said: client.Stand) -> None:
        await self._change(lambda t, who, now: t.stand(said.seat, who, now))

    async def _set_seat(self, said: client.SetSeat) -> None:
        if said.kind == "link":
            await self._change(lambda t, who, now: t.open_seat(said.seat, who, now))
        else:
            level = self.lobby.settings.bots.checked(said.level)
            await self._change(lambda t, who, now: t.put_bot(said.seat, who, level, now))

    async def _look(self, said: client.Look) -> None:
        await self._room.look(self.connection, said.seat)

    async def _let_bot(self, said: client.LetBot) -> None:
        level = self.lobby.settings.bots.checked(said.level)
        await self._change(lambda t, who, now: t.let_bot(said.seat, who, level, now))

    async def _take_back(self, said: client.TakeBack) -> None:
        await self._change(lambda t, who, now: t.take_back(said.seat, who, now))

    async def _always(self, said: client.Always) -> None:
        await self._room.set_always(self.connection, said.seat, on=said.on)

    async def _set_help(self, said: client.SetHelp) -> None:
        await self._change(lambda t, who, now: t.set_help(said.seat, who, now, helped=said.helped))

    # Playing

    async def _move(self, said: client.Play) -> None:
        await self._change(
            lambda t, who, now: t.play(said.seat, who, said.text, said.version, now), self.connection
        )

    async def _give_up(self, said: client.GiveUp) -> None:
        self._check_hand(said.seat).give_up(said.seat, said.try_number)

    async def _undo(self, said: client.AskUndo) -> None:
        await self._change(lambda t, who, now: t.ask_undo(said.seat, who, said.version, now))

    async def _answer_undo(self, said: client.AnswerUndo) -> None:
        await self._change(
            lambda t, who, now: t.answer_undo(said.seat, who, said.version, now, yes=said.yes)
        )

    async def _rematch(self, said: client.Rematch) -> None:
        await self._change(lambda t, who, now: t.want_rematch(said.seat, who, now))

    def _check_hand(self, seat: int) -> WorldRunner:
        """Whoever looks after the world, if this connection's hand may be at work there."""
        room = self._room
        if seat not in self.connection.eyes.mine:
            raise Refusal(Why.WRONG_SEAT, Text("refused-not-yours"))
        if room.table.seats[seat].bot:
            raise Refusal(Why.WRONG_SEAT, Text("refused-bot-plays"))
        if room.world is None:
            raise Refusal(Why.NO_TRY, Text("refused-no-hand"))
        return room.world

    def _move_hand(self, message: bytes) -> None:
        if len(message) != frames.HAND.size:
            raise Refusal(Why.MALFORMED, Text("refused-frame-bytes", count=frames.HAND.size))
        read = read_wish(message)
        if read is None:
            raise Refusal(Why.MALFORMED, Text("refused-no-frame"))
        seat, number, made, wish = read
        self._check_hand(seat).wish(seat, number, made, wish)

    # Talking, and what the host decides

    async def _chat(self, said: client.Chat) -> None:
        holder, name = self.connection.holder, self.connection.name
        await self._room.say(lambda t, now: t.chat(said.seat, holder, name, said.text, now))

    async def _react(self, said: client.React) -> None:
        room = self._room
        if said.seat is not None and said.seat not in self.connection.eyes.mine:
            raise Refusal(Why.WRONG_SEAT, Text("refused-not-yours"))
        name = self.connection.name if said.seat is None else room.table.seats[said.seat].name
        told = name_in_words(name or WATCHER)
        room.audience.tell_message(p.Reacted(seat=said.seat, name=told, what=said.what))

    async def _set_watchers(self, said: client.SetWatchers) -> None:
        await self._change(lambda t, who, now: t.set_watchers(who, said.watchers, now))

    async def _why(self, said: client.AskWhy) -> None:
        room = self._room
        if not sees(room.table, self.connection.eyes):
            raise Refusal(Why.HIDDEN, Text("refused-hidden"))
        reason = room.bots.why(said.number)
        self.connection.tell(p.Because(number=said.number, sentence=reason))

    async def _close(self, said: client.CloseTable) -> None:
        await self.lobby.close_table(self._room, self.connection.holder)

    async def _ping(self, said: client.Ping) -> None:
        self.connection.tell(p.Pong(id=said.id))


def _envelope(message: str) -> _Envelope:
    try:
        return _ENVELOPE.decode(message)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return _Envelope()


_HANDLERS: Final[dict[type, Callable[[Handlers, Any], Awaitable[None]]]] = {
    client.Hello: Handlers._hello,
    client.Create: Handlers._create,
    client.Join: Handlers._join,
    client.Leave: Handlers._leave,
    client.Sit: Handlers._sit,
    client.AnswerSeat: Handlers._answer_seat,
    client.Stand: Handlers._stand,
    client.SetSeat: Handlers._set_seat,
    client.Look: Handlers._look,
    client.Play: Handlers._move,
    client.GiveUp: Handlers._give_up,
    client.AskUndo: Handlers._undo,
    client.AnswerUndo: Handlers._answer_undo,
    client.LetBot: Handlers._let_bot,
    client.TakeBack: Handlers._take_back,
    client.Always: Handlers._always,
    client.SetHelp: Handlers._set_help,
    client.Rematch: Handlers._rematch,
    client.Chat: Handlers._chat,
    client.React: Handlers._react,
    client.SetWatchers: Handlers._set_watchers,
    client.AskWhy: Handlers._why,
    client.CloseTable: Handlers._close,
    client.Ping: Handlers._ping,
}
