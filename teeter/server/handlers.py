"""The handlers: each message of a connection is read, carried out or refused with a reason."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, get_args

import msgspec

from teeter import __version__
from teeter.physics.stage import Command
from teeter.rules.games import GAMES
from teeter.server import protocol as p
from teeter.server.bots import DEFAULT
from teeter.server.connection import POLICY, Connection
from teeter.server.lobby import Lobby, holder_of
from teeter.server.room import Room
from teeter.server.updates import sees
from teeter.table.names import WATCHER, name_in_words
from teeter.table.refusal import Refusal, Why
from teeter.table.seats import MAX_NAME, clean

LOG: Final = logging.getLogger(__name__)
LONGEST_TYPE: Final = 40  # letters of a message's type that a refusal repeats
_SAID: Final = msgspec.json.Decoder(p.Said)


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
                physical=game.physical,
                secret=game.secret,
                credits=game.credits,
            )
            for game in GAMES.values()
        ],
        bots=[
            p.BotLevel(name=bot.name, about=bot.about, hand=bot.hands) for bot in lobby.settings.bots
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

    async def text(self, message: str) -> None:
        """A JSON message."""
        try:
            said = self._read(message)
        except Refusal as refusal:
            known = _envelope(message)
            self._refuse(known.id, known.type[:LONGEST_TYPE], refusal)
        else:
            await self._carry_out(said)

    def _read(self, message: str) -> p.Said:
        """What somebody said. Raises Refusal."""
        if not self._in_time(self.connection.messages):
            raise Refusal(Why.TOO_FAST, "Too many messages a second.")
        if len(message) > p.MAX_TEXT or len(message.encode()) > p.MAX_TEXT:
            raise Refusal(Why.TOO_LONG, f"A message has at most {p.MAX_TEXT} bytes.")
        try:
            said: p.Said = _SAID.decode(message)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            raise Refusal(Why.MALFORMED, "The server does not understand this message.") from None
        return said

    async def binary(self, message: bytes) -> None:
        """A hand frame."""
        if not self._in_time(self.connection.hands):
            self._refuse(0, "hand", Refusal(Why.TOO_FAST, "Too many hand frames a second."))
            return
        try:
            self._move_hand(message)
        except Refusal as refusal:
            self._refuse(0, "hand", refusal)

    async def leave(self) -> None:
        """The connection is gone."""
        if self.connection.room is not None:
            await self.connection.room.leave(self.connection)

    async def _carry_out(self, said: p.Said) -> None:
        kind = said.__struct_config__.tag
        try:
            if not self.connection.greeted and not isinstance(said, p.Hello):
                raise Refusal(Why.WRONG_PROTOCOL, "Say hello first.")
            self.connection.asks(said.id)
            await _HANDLERS[type(said)](self, said)
        except Refusal as refusal:
            self._refuse(said.id, str(kind), refusal)
        except Exception:
            LOG.exception("fault at the handlers", extra={"said": kind})
            self.lobby.metrics.errors.inc()
            self._refuse(said.id, str(kind), Refusal(Why.BROKEN, "A fault of the server."))
        else:
            self.connection.answer()

    def _in_time(self, bucket: Any) -> bool:
        if bucket.take(time.monotonic()):
            return True
        self.connection.warnings -= 1
        if self.connection.warnings <= 0:
            self.connection.dismiss(POLICY)
        return False

    def _refuse(self, number: int, to: str, refusal: Refusal) -> None:
        self.lobby.metrics.refusals.labels(refusal.reason).inc()
        self.connection.tell(
            p.Refused(
                id=number,
                to=to,
                reason=refusal.reason,
                rule=refusal.rule,
                sentence=refusal.sentence,
            )
        )

    @property
    def _room(self) -> Room:
        if self.connection.room is None:
            raise Refusal(Why.NOT_JOINED, "Join a table first.")
        return self.connection.room

    # The way in

    async def _hello(self, said: p.Hello) -> None:
        if said.protocol != p.PROTOCOL:
            raise Refusal(Why.WRONG_PROTOCOL, f"This server speaks protocol {p.PROTOCOL}.")
        self.connection.greeted = True
        self.connection.tell(welcome(self.lobby))

    async def _create(self, said: p.Create) -> None:
        token = secrets.token_urlsafe(24)
        room = await self.lobby.open_table(said, holder_of(token), self.connection.address)
        await self._enter(room, token)

    async def _join(self, said: p.Join) -> None:
        name = clean(said.name, MAX_NAME) if said.name else ""
        room = await self.lobby.find(said.table)
        self.connection.name = name
        await self._enter(room, said.token or secrets.token_urlsafe(24))

    async def _leave(self, said: p.Leave) -> None:
        await self.leave()

    async def _enter(self, room: Room, token: str) -> None:
        await self.leave()
        self.connection.token = token
        self.connection.holder = holder_of(token)
        await room.enter(self.connection)

    # Seats

    async def _sit(self, said: p.Sit) -> None:
        connection, room = self.connection, self._room
        await room.change(lambda t, now: t.sit(said.seat, connection.holder, said.name, now))

    async def _answer_seat(self, said: p.AnswerSeat) -> None:
        holder = self.connection.holder
        await self._room.change(lambda t, now: t.answer_seat(holder, said.request, now, yes=said.yes))

    async def _stand(self, said: p.Stand) -> None:
        connection, room = self.connection, self._room
        await room.change(lambda t, now: t.stand(said.seat, connection.holder, now))

    async def _set_seat(self, said: p.SetSeat) -> None:
        holder = self.connection.holder
        if said.kind == "link":
            await self._room.change(lambda t, now: t.open_seat(said.seat, holder, now))
        else:
            level = self.lobby.settings.bots.checked(said.level)
            await self._room.change(lambda t, now: t.put_bot(said.seat, holder, level, now))

    async def _look(self, said: p.Look) -> None:
        await self._room.look(self.connection, said.seat)

    async def _let_bot(self, said: p.LetBot) -> None:
        holder, level = self.connection.holder, self.lobby.settings.bots.checked(said.level)
        await self._room.change(lambda t, now: t.let_bot(said.seat, holder, level, now))

    async def _take_back(self, said: p.TakeBack) -> None:
        holder = self.connection.holder
        await self._room.change(lambda t, now: t.take_back(said.seat, holder, now))

    # Playing

    async def _move(self, said: p.Play) -> None:
        holder = self.connection.holder
        await self._room.change(
            lambda t, now: t.play(said.seat, holder, said.text, said.version, now), self.connection
        )

    async def _give_up(self, said: p.GiveUp) -> None:
        self._check_hand(said.seat).give_up(said.seat, said.try_number)

    async def _undo(self, said: p.AskUndo) -> None:
        holder = self.connection.holder
        await self._room.change(lambda t, now: t.ask_undo(said.seat, holder, said.version, now))

    async def _answer_undo(self, said: p.AnswerUndo) -> None:
        holder = self.connection.holder
        await self._room.change(
            lambda t, now: t.answer_undo(said.seat, holder, said.version, now, yes=said.yes)
        )

    async def _rematch(self, said: p.Rematch) -> None:
        holder = self.connection.holder
        await self._room.change(lambda t, now: t.want_rematch(said.seat, holder, now))

    def _check_hand(self, seat: int) -> Any:
        """Whoever looks after the world, if this connection's hand may be at work there."""
        room = self._room
        if seat not in self.connection.eyes.mine:
            raise Refusal(Why.WRONG_SEAT, "You do not hold this seat.")
        if room.table.seats[seat].bot:
            raise Refusal(Why.WRONG_SEAT, "A bot plays for you; take your seat back first.")
        if room.world is None:
            raise Refusal(Why.NO_TRY, "This game is played without a hand.")
        return room.world

    def _move_hand(self, message: bytes) -> None:
        if len(message) != p.HAND.size:
            raise Refusal(Why.MALFORMED, f"A hand frame has {p.HAND.size} bytes.")
        kind, flags, seat, zero, number, sequence, *numbers = p.HAND.unpack(message)
        if kind != p.HAND_KIND or zero or flags & ~p.GRIP or not all(map(math.isfinite, numbers)):
            raise Refusal(Why.MALFORMED, "This is not a hand frame.")
        x, y, z, yaw, level = numbers
        command = Command(x, y, z, yaw, bool(flags & p.GRIP), level)
        self._check_hand(seat).command(seat, number, sequence, command)

    # Talking, and what the host decides

    async def _chat(self, said: p.Chat) -> None:
        holder, name = self.connection.holder, self.connection.name
        await self._room.say(lambda t, now: t.chat(said.seat, holder, name, said.text, now))

    async def _react(self, said: p.React) -> None:
        room = self._room
        if said.seat is not None and said.seat not in self.connection.eyes.mine:
            raise Refusal(Why.WRONG_SEAT, "You do not hold this seat.")
        name = self.connection.name if said.seat is None else room.table.seats[said.seat].name
        told = name_in_words(name or WATCHER)
        room.tell_reaction(p.Reacted(seat=said.seat, name=told, what=said.what))

    async def _set_watchers(self, said: p.SetWatchers) -> None:
        holder = self.connection.holder
        await self._room.change(lambda t, now: t.set_watchers(holder, said.watchers, now))

    async def _why(self, said: p.AskWhy) -> None:
        room = self._room
        if not sees(room.table, self.connection.eyes):
            raise Refusal(Why.HIDDEN, "You cannot see the table from there.")
        reason = room.bots.why(said.number)
        self.connection.tell(p.Because(number=said.number, sentence=reason))

    async def _close(self, said: p.CloseTable) -> None:
        await self.lobby.close_table(self._room, self.connection.holder)

    async def _ping(self, said: p.Ping) -> None:
        self.connection.tell(p.Pong(id=said.id))


def _envelope(message: str) -> _Envelope:
    try:
        return _ENVELOPE.decode(message)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return _Envelope()


_HANDLERS: Final[dict[type, Callable[[Handlers, Any], Awaitable[None]]]] = {
    p.Hello: Handlers._hello,
    p.Create: Handlers._create,
    p.Join: Handlers._join,
    p.Leave: Handlers._leave,
    p.Sit: Handlers._sit,
    p.AnswerSeat: Handlers._answer_seat,
    p.Stand: Handlers._stand,
    p.SetSeat: Handlers._set_seat,
    p.Look: Handlers._look,
    p.Play: Handlers._move,
    p.GiveUp: Handlers._give_up,
    p.AskUndo: Handlers._undo,
    p.AnswerUndo: Handlers._answer_undo,
    p.LetBot: Handlers._let_bot,
    p.TakeBack: Handlers._take_back,
    p.Rematch: Handlers._rematch,
    p.Chat: Handlers._chat,
    p.React: Handlers._react,
    p.SetWatchers: Handlers._set_watchers,
    p.AskWhy: Handlers._why,
    p.CloseTable: Handlers._close,
    p.Ping: Handlers._ping,
}
