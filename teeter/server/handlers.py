"""The handlers: each message of a connection is read, carried out or refused with a reason."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Iterable
from typing import Final, assert_never, get_args

import msgspec

from teeter import __version__
from teeter.bots.levels import about
from teeter.rules.games import GAMES
from teeter.rules.text import Text
from teeter.server import frames
from teeter.server import protocol as p
from teeter.server import said as client
from teeter.server.bots import DEFAULT
from teeter.server.connection import Connection
from teeter.server.fleet import Elsewhere
from teeter.server.limits import Bucket
from teeter.server.lobby import Lobby, holder_of
from teeter.server.odds import odds_at
from teeter.server.room import Room
from teeter.server.steered_hand import read_wish
from teeter.server.timing import timing
from teeter.server.updates import refused, sees
from teeter.server.world_runner import WorldRunner
from teeter.table.log import Entry
from teeter.table.names import WATCHER, name_in_words
from teeter.table.refusal import Refusal, Why
from teeter.table.seats import MAX_NAME, clean
from teeter.table.table import Change, Table
from teeter.words.speaker import english

LOG: Final = logging.getLogger(__name__)
LONGEST_TYPE: Final = 40  # letters of a message's type that a refusal repeats
_SAID: Final = msgspec.json.Decoder(client.Said)


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
                alone=list(game.alone.variants),
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
        open_tables=lobby.settings.open_tables,
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
        self.lobby.listing.listen(self.connection, on=False)
        await self._leave_table()

    async def _leave_table(self) -> None:
        if self.connection.room is not None:
            await self.connection.room.leave(self.connection)

    async def _carry_out(self, said: client.Said) -> None:
        kind = said.__struct_config__.tag
        try:
            if not self.connection.greeted and not isinstance(said, client.Hello):
                raise Refusal(Why.WRONG_PROTOCOL, Text("refused-hello"))
            self.connection.asks(said.id)
            await (self._timed(said) if isinstance(said, client.Play) else self._do(said))
        except Elsewhere as moved:
            told = p.Elsewhere(id=said.id, table=moved.table, address=moved.address)
            self.connection.tell(told)
        except Refusal as refusal:
            self._refuse(said.id, str(kind), refusal)
        except Exception:
            LOG.exception("fault at the handlers", extra={"said": kind})
            self.lobby.metrics.errors.inc()
            self._refuse(said.id, str(kind), Refusal(Why.BROKEN, Text("refused-fault")))
        else:
            self.connection.answer()

    async def _timed(self, said: client.Play) -> None:
        with timing(self.lobby.metrics.moved.observe):
            await self._do(said)

    def _in_time(self, buckets: Iterable[Bucket]) -> bool:
        """Whether it is within all limits: one's own, then that of all from the same address."""
        now = time.monotonic()
        if all(bucket.take(now) for bucket in buckets):
            return True
        self.connection.warnings -= 1
        if self.connection.warnings <= 0:
            self.connection.dismiss()
        return False

    def _refuse(self, number: int, to: str, refusal: Refusal) -> None:
        self.lobby.metrics.refusals.labels(refusal.reason).inc()
        self.connection.tell(refused(number, to, refusal))

    @property
    def _room(self) -> Room:
        if self.connection.room is None:
            raise Refusal(Why.NOT_JOINED, Text("refused-not-joined"))
        return self.connection.room

    async def _do(self, said: client.Said) -> None:  # noqa: C901, PLR0912 - a case for each message
        match said:
            case client.Hello():
                self._hello(said)
            case client.Create():
                await self._create(said)
            case client.PlayDay():
                await self._play_day(said)
            case client.ListTables():
                self.lobby.listing.listen(self.connection, on=said.on)
            case client.Join():
                await self._join(said)
            case client.Leave():
                await self._leave_table()
            case client.Sit():
                await self._sit(said)
            case client.Look():
                await self._room.look(self.connection, said.seat)
            case client.Always():
                await self._room.set_always(self.connection, said.seat, on=said.on)
            case client.GiveUp():
                self._check_hand(said.seat).give_up(said.seat, said.try_number)
            case client.Chat():
                await self._chat(said)
            case client.React():
                self._react(said)
            case client.AskWhy():
                self._why(said)
            case client.AskOdds():
                await self._odds(said.seat)
            case client.CloseTable():
                await self.lobby.close_table(self._room, self.connection.holder)
            case client.Ping():
                self.connection.tell(p.Pong(id=said.id))
            case _:
                await self._change(said)

    def _deed(self, said: client.AtTable, holder: str) -> Change:  # noqa: C901, PLR0912 - as above
        """What somebody asks for at the table, and no more than that. Raises Refusal."""
        match said:
            case client.Play():
                return lambda t, now: t.play(said.seat, holder, said.text, said.version, now)
            case client.AskUndo():
                return lambda t, now: t.ask_undo(said.seat, holder, said.version, now)
            case client.AnswerUndo():
                return lambda t, now: t.answer_undo(said.seat, holder, said.version, now, yes=said.yes)
            case client.AnswerSeat():
                return lambda t, now: t.answer_seat(holder, said.request, now, yes=said.yes)
            case client.Stand():
                return lambda t, now: t.stand(said.seat, holder, now)
            case client.SetSeat(kind="link"):
                return lambda t, now: t.open_seat(said.seat, holder, now)
            case client.SetSeat():
                level = self.lobby.settings.bots.checked(said.level)
                return lambda t, now: t.put_bot(said.seat, holder, level, now)
            case client.LetBot():
                level = self.lobby.settings.bots.checked(said.level)
                return lambda t, now: t.let_bot(said.seat, holder, level, now)
            case client.TakeBack():
                return lambda t, now: t.take_back(said.seat, holder, now)
            case client.SetHelp():
                return lambda t, now: t.set_help(said.seat, holder, now, helped=said.helped)
            case client.SetWatchers():
                return lambda t, now: t.set_watchers(holder, said.watchers, now)
            case client.SetListed():
                self.lobby.listing.check(listed=said.listed)
                return lambda t, now: t.set_listed(holder, now, listed=said.listed)
            case client.Rematch():
                return lambda t, now: t.want_rematch(said.seat, holder, now)
            case _:
                assert_never(said)

    async def _change(self, said: client.AtTable) -> None:
        room = self._room
        room.bounds.check(said)
        await room.change(self._deed(said, self.connection.holder), self.connection)
        room.bounds.count(said)

    # The way in

    def _hello(self, said: client.Hello) -> None:
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

    async def _play_day(self, said: client.PlayDay) -> None:
        token = said.token or secrets.token_urlsafe(24)
        name = clean(said.name, MAX_NAME)
        room = await self.lobby.open_series(said.game, name, holder_of(token), self.connection.address)
        await self._enter(room, token)

    async def _join(self, said: client.Join) -> None:
        name = clean(said.name, MAX_NAME) if said.name else ""
        room = await self.lobby.find(said.table)
        self.connection.name = name
        await self._enter(room, said.token or secrets.token_urlsafe(24))

    async def _enter(self, room: Room, token: str) -> None:
        await self.leave()
        self.connection.token = token
        self.connection.holder = holder_of(token)
        await room.enter(self.connection)

    async def _sit(self, said: client.Sit) -> None:
        connection, room = self.connection, self._room

        def sit(table: Table, now: float) -> list[Entry]:
            if table.may_sit(said.seat, connection.holder) == "ask":
                self.lobby.check_request(room, connection.address)
            return table.sit(said.seat, connection.holder, said.name, now)

        await room.change(sit, connection)

    # A hand

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

    # Talking

    async def _chat(self, said: client.Chat) -> None:
        holder, name = self.connection.holder, self.connection.name
        self._room.bounds.chat(plays=not self.connection.eyes.watches)
        await self._room.say(lambda t, now: t.chat(said.seat, holder, name, said.text, now))

    def _react(self, said: client.React) -> None:
        room = self._room
        if said.seat is not None and said.seat not in self.connection.eyes.mine:
            raise Refusal(Why.WRONG_SEAT, Text("refused-not-yours"))
        room.bounds.react(plays=not self.connection.eyes.watches)
        name = self.connection.name if said.seat is None else room.table.seats[said.seat].name
        told = name_in_words(name or WATCHER)
        room.audience.tell_message(p.Reacted(seat=said.seat, name=told, what=said.what))

    def _why(self, said: client.AskWhy) -> None:
        room = self._room
        if not sees(room.table, self.connection.eyes):
            raise Refusal(Why.HIDDEN, Text("refused-hidden"))
        reason = room.bots.why(said.number)
        self.connection.tell(p.Because(number=said.number, sentence=reason))

    async def _odds(self, seat: int) -> None:
        """A choice may be told before the world is set up for it: who asks at once waits for that."""
        room = self._room
        if seat not in self.connection.eyes.mine:
            raise Refusal(Why.WRONG_SEAT, Text("refused-not-yours"))
        if room.table.moves(seat):
            await room.settled()
        chances = odds_at(room.table, seat, room.looks())
        self.connection.tell(p.Odds(version=room.table.version, odds=chances))


def _envelope(message: str) -> _Envelope:
    try:
        return _ENVELOPE.decode(message)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return _Envelope()
