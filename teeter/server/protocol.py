"""The protocol: every message between a client and the server, and the binary frames.

docs/protocol.md tells it to people; web/src/protocol.ts is made from this file.
"""

from __future__ import annotations

from struct import Struct as Layout
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from teeter.rules.text import Words
from teeter.table.log import WatchersSee

PROTOCOL: Final = 1  # a client says which one it speaks, and is refused if we speak another
PICTURES: Final = 60  # pose frames a second, at most
MAX_TEXT: Final = 16_384  # bytes of a JSON message

Name = Annotated[str, Meta(max_length=64)]  # cleaned and shortened to MAX_NAME by the server
Word = Annotated[str, Meta(max_length=80)]
Seat = Annotated[int, Meta(ge=0, le=5)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Reaction = Literal["clap", "laugh", "gasp", "heart", "think", "hurry"]


# Binary frames, little-endian. A hand frame (client to server): kind, flags, seat, zero, number of the
# try, sequence (the newest wins), x, y, z in metres, yaw in radians, level from 0 to 1.
HAND: Final = Layout("<BBBBIIfffff")
HAND_KIND: Final = 2
GRIP: Final = 1  # flag

# A pose frame (server to client): kind, flags, rows, number of the try, number of the picture, seconds
# since the try began, felt from 0 to 1, the row that is held or -1, the acting seat or 255, zero; then
# for each of `Scene.names` seven 32-bit floats x, y, z, qw, qx, qy, qz, all NaN if it is not in sight.
POSES: Final = Layout("<BBHIIffhBB")
POSES_KIND: Final = 1
TOUCHED: Final = 1  # flag: the hand has touched something
AT_REST: Final = 2  # flag: nothing moves, no frame follows until the next try
NO_SEAT: Final = 255


class _Said(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """A message of a client. If `id` is not 0, the answer (done or refused) repeats it."""

    id: Count = 0


class SeatAsked(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who shall sit on one seat of a new table."""

    kind: Literal["me", "link", "bot"]  # me: also somebody else on this screen
    name: Name = ""
    level: Word = ""  # of a bot; "" for the default


class Hello(_Said, tag="hello"):
    """The first message. Answered by welcome."""

    protocol: int


class Create(_Said, tag="create"):
    """Open a table and join it. Answered by joined."""

    game: Word
    seats: Annotated[list[SeatAsked], Meta(min_length=1, max_length=6)]
    variant: Word = "base"
    options: dict[Word, Word] = {}
    clock: Annotated[float, Meta(ge=1, le=86_400)] | None = None  # seconds for each decision
    watchers: WatchersSee = "table"


class Join(_Said, tag="join"):
    """Come to a table, or come back to it with a token. Answered by joined."""

    table: Word
    token: Annotated[str, Meta(max_length=100)] | None = None
    name: Name = ""  # of a watcher, for the chat


class Leave(_Said, tag="leave"):
    """Go away from the table, as who hangs up does; one's seats stay one's own."""


class Sit(_Said, tag="sit"):
    """Take an open seat; in a game under way ask for it, or for a bot's."""

    seat: Seat
    name: Name


class AnswerSeat(_Said, tag="answer_seat"):
    """Agree that somebody gets the seat they asked for, or not; who asked says no to ask no longer."""

    request: Count  # its number
    yes: bool


class Stand(_Said, tag="stand"):
    """Leave a seat: it is open again."""

    seat: Seat


class SetSeat(_Said, tag="set_seat"):
    """The host puts a bot on an open seat, or, before the start, makes a bot's seat open."""

    seat: Seat
    kind: Literal["link", "bot"]
    level: Word = ""


class Look(_Said, tag="look"):
    """From now on see the table from this seat; null: as a watcher. Hot-seat players change it."""

    seat: Seat | None


class Play(_Said, tag="move"):
    """Make a move: one of the texts of `moves` or `asides`."""

    seat: Seat
    text: Word
    version: Count  # of the update in which the move was offered


class GiveUp(_Said, tag="give_up"):
    """End the try under way as failed."""

    seat: Seat
    try_number: Count


class AskUndo(_Said, tag="undo"):
    """Take back one's last move: at once where nothing was revealed, else the others are asked."""

    seat: Seat
    version: Count


class AnswerUndo(_Said, tag="answer_undo"):
    """Agree to the undo that somebody asked for, or not."""

    seat: Seat
    yes: bool
    version: Count


class LetBot(_Said, tag="let_bot"):
    """Let a bot play for a player who is away or has left the game, or for oneself."""

    seat: Seat
    level: Word = ""


class TakeBack(_Said, tag="take_back"):
    """Play oneself again where a bot has stood in."""

    seat: Seat


class Rematch(_Said, tag="rematch"):
    """Agree to play again. When all players have, a new table is laid."""

    seat: Seat


class Chat(_Said, tag="chat"):
    """Say something to all at the table."""

    text: Annotated[str, Meta(max_length=1000)]
    seat: Seat | None = None


class React(_Said, tag="react"):
    """A quick reaction; not kept."""

    what: Reaction
    seat: Seat | None = None


class SetWatchers(_Said, tag="set_watchers"):
    """The host says what watchers see: the open table, every seat's view, or nothing.

    That they see secret hands is said before anybody else sits down.
    """

    watchers: WatchersSee


class AskWhy(_Said, tag="why"):
    """Ask a bot why it made the move of this number. Answered by because."""

    number: Count


class CloseTable(_Said, tag="close"):
    """The host ends the table for all."""


class Ping(_Said, tag="ping"):
    """Answered by pong, to measure the way."""


Said = (
    Hello
    | Create
    | Join
    | Leave
    | Sit
    | AnswerSeat
    | Stand
    | SetSeat
    | Look
    | Play
    | GiveUp
    | AskUndo
    | AnswerUndo
    | LetBot
    | TakeBack
    | Rematch
    | Chat
    | React
    | SetWatchers
    | AskWhy
    | CloseTable
    | Ping
)


class _Told(Struct, kw_only=True, tag_field="type"):
    """A message of the server."""


class Value(Struct, kw_only=True):
    """Part of a message."""


class Box(Value):
    """A game on the shelf."""

    name: str
    title: str
    least: int  # seats
    most: int
    variants: list[str]  # the base game first
    options: dict[str, list[str]]  # option -> its values, the default first
    physical: bool  # played with a hand
    secret: bool  # a player sees what others may not: at one screen it is handed over covered
    credits: str


class BotLevel(Value):
    """A bot that can take a seat."""

    name: str
    about: str
    hand: str  # how steady its hand is in the physical games


class Welcome(_Told, tag="welcome"):
    """The shelf, and what the server is."""

    protocol: int
    server: str
    shelf: list[Box]
    bots: list[BotLevel]  # the weakest first; at the end those that the server was started with
    default_bot: str  # who plays if no level is named
    reactions: list[str]
    most_tables: int  # that one address may have open


class Joined(_Told, tag="joined"):
    """You are at the table. Keep the token: it is your seats' secret key."""

    table: str
    token: str
    host: bool
    seats: list[int]  # those you hold


class SeatTold(Value):
    """Who sits on a seat."""

    kind: Literal["open", "person", "bot"]
    name: Words
    level: str | None  # of the bot that plays here, also for a player who is away
    away: bool  # a person without a connection
    mine: bool
    may_sit: Literal["no", "sit", "ask"]  # whether you may sit down there, or ask for it


class Choice(Value):
    """A legal move: its text, and in words."""

    text: str
    label: Words


class Happened(Value):
    """Something that happened, told as this seat may hear it."""

    number: int  # in the log of the table
    seconds: float  # since the table was opened
    kind: Literal["move", "seat", "start", "undo", "clock", "over", "note"]
    who: int | None  # a seat; -1 the referee; null nobody
    text: str  # of a move, less what is secret
    by_bot: bool  # a move of a bot, which can be asked `why`
    shown: str  # what the move turned up before these eyes, in the words of `state.heard`
    sentence: Words  # for people: the live text; what was turned up may stand on lines of its own
    bodies: list[str]  # what the referee saw fall or taken, and what it touched
    place: list[float] | None  # and where that was: x, y, z in metres


class ClockTold(Value):
    """The time for the decision that is open."""

    seconds: float  # for each decision
    seat: int | None  # whose time runs
    left: float  # seconds, when this was sent


class UndoTold(Value):
    """An undo that somebody asked for."""

    seat: int
    waits_for: list[int]  # seats that have not answered


class RequestTold(Value):
    """A seat that somebody asked for."""

    number: int  # answers name it
    seat: int
    name: Words  # of who asks
    waits_for: list[int]  # seats that have not answered
    mine: bool  # you have asked


class OutcomeTold(Value):
    """How the game ended."""

    winners: list[int]
    scores: list[int]
    reason: Words
    sentence: Words
    counted: list[Words]  # by seat: the score with what it counts, as "2 eggs left"
    remark: Words  # how scores decide who wins, as "Fewer is better."; empty if they do not
    fewer_is_better: bool


class TryTold(Value):
    """The physical world: whether a hand is at work, and whose."""

    phase: Literal["resting", "refilling", "trying", "broken"]
    number: int  # of the try; hand frames name it
    seat: int | None  # whose hand it is
    sentence: Words


class Update(_Told, tag="update"):
    """The table as the seat you look from sees it: the whole, after every change."""

    table: str
    number: int  # counts every change
    version: int  # of the game: moves name it, so that a late one is refused
    events: list[Happened]  # since the last update; in the first one: the story so far
    game: str
    variant: str
    options: dict[str, str]
    seats: list[SeatTold]
    started: bool
    looking: int | None  # the seat whose view this is
    turn: int | None  # the seat on turn; -1 the referee; null before the start and at the end
    view: dict[str, Any] | None  # as the rules show it to this seat
    words: list[Words]  # the view in sentences
    moves: list[Choice]  # what this seat may do now
    asides: list[Choice]  # what it may do although it is not on turn
    hand: TryTold | None  # in the physical games
    clock: ClockTold | None
    may_undo: Literal["no", "free", "ask"]  # for the seat you look from
    undo: UndoTold | None
    request: RequestTold | None
    outcome: OutcomeTold | None
    rematch: list[int]  # seats that want to play again
    next_table: str | None  # where the rematch is played
    watchers: WatchersSee
    watching: int  # how many watch


class Scene(_Told, tag="scene"):
    """What there is to draw in the physical world, once after joining. Poses come in this order."""

    names: list[str]
    tick: float
    scene: dict[str, Any]


class Chatted(_Told, tag="chatted"):
    """Somebody said something."""

    number: int
    seconds: float
    seat: int | None
    name: Words
    text: str


class Reacted(_Told, tag="reacted"):
    """Somebody reacted."""

    seat: int | None
    name: Words
    what: Reaction


class Because(_Told, tag="because"):
    """Why a bot made a move."""

    number: int
    sentence: Words


class HandNote(_Told, tag="hand_note"):
    """To the acting player: the hand could not do as it was told."""

    try_number: int
    sentence: Words


class Done(_Told, tag="done"):
    """The message with this id was carried out."""

    id: int


class Refused(_Told, tag="refused"):
    """A message was not carried out, and nothing has changed."""

    id: int
    to: str  # the type of the message, "hand" for a hand frame, "" if it could not be read
    reason: str  # a code: of `Why`, or of the rules
    rule: str  # the rule that says so, or ""
    sentence: Words


class Closed(_Told, tag="closed"):
    """The table is gone; no more updates come."""

    table: str
    sentence: Words


class Pong(_Told, tag="pong"):
    id: int


Told = (
    Welcome
    | Joined
    | Update
    | Scene
    | Chatted
    | Reacted
    | Because
    | HandNote
    | Done
    | Refused
    | Closed
    | Pong
)


class Step(Value):
    """One line of a record, and the table after it."""

    number: int
    seconds: float | None
    who: int | None  # a seat; -1 the referee; null for the set-up
    text: str
    sentence: Words
    view: dict[str, Any]
    words: list[Words]
    track: bool  # a pose track lies beside it


class Replay(Value):
    """A finished game, step by step (over HTTP)."""

    game: str
    variant: str
    options: dict[str, str]
    names: list[Words]
    outcome: OutcomeTold
    steps: list[Step]
    scene: Scene | None
