"""The protocol: every message of the server to a client.

What clients say stands in said.py, the binary frames in frames.py. docs/protocol.md tells it all to
people; web/src/protocol.ts is made from these files.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

from teeter.rules.contract import View
from teeter.rules.text import Words
from teeter.table.events import WatchersSee

PROTOCOL: Final = 3  # a client says which one it speaks, and is refused if we speak another
MAX_TEXT: Final = 16_384  # bytes of a JSON message
Reaction = Literal["clap", "laugh", "gasp", "heart", "think", "hurry"]


class _Told(Struct, kw_only=True, tag_field="type"):
    """A message of the server."""


class Value(Struct, kw_only=True):
    """Part of a message."""


class BotLevel(Value):
    """A bot that can take a seat."""

    name: str
    about: Words  # how it plays this game
    hand: str  # how steady its hand is in the physical games


class Box(Value):
    """A game on the shelf."""

    name: str
    title: str
    least: int  # seats
    most: int
    variants: list[str]  # the base game first
    options: dict[str, list[str]]  # option -> its values, the default first
    physical: bool  # played with a hand
    alone: list[str]  # variants for one person: `practice`, and `series` where there is one a day
    secret: bool  # a player sees what others may not: at one screen it is handed over covered
    credits: Words
    bots: list[BotLevel]  # the weakest first; at the end those that the server was started with


class Welcome(_Told, tag="welcome"):
    """The shelf, and what the server is."""

    protocol: int
    server: str
    shelf: list[Box]
    default_bot: str  # who plays if no level is named
    reactions: list[str]
    most_tables: int  # that one address may have open
    open_tables: bool  # whether hosts may show their tables to everybody here


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
    helped: bool  # its hand reaches by itself, steadily: a handicap that all see
    mine: bool
    may_sit: Literal["no", "sit", "ask"]  # whether you may sit down there, or ask for it
    always: bool | None  # of your own seats: it always answers the same; null: nothing to answer


class Choice(Value):
    """A legal move: its text, and in words."""

    text: str
    label: Words


Kind = Literal["move", "seat", "start", "undo", "clock", "over", "note"]


class Happened(Value):
    """Something that happened, told as this seat may hear it."""

    number: int  # in the log of the table
    seconds: float  # since the table was opened
    kind: Kind
    who: int | None  # a seat; -1 the referee; null nobody
    sentence: Words  # for people: the live text; what was turned up may stand on lines of its own
    text: str = ""  # of a move, less what is secret
    by_bot: bool = False  # a move of a bot, which can be asked `why`
    shown: str = ""  # what the move turned up before these eyes, in the words of `state.heard`
    bodies: list[str] = []  # what the referee saw fall or taken, and what it touched
    place: list[float] | None = None  # and where that was: x, y, z in metres
    well: bool | None = None  # what the referee says: false for a fall or an alarm; null: a seat speaks


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
    decisive: int  # the step of the replay from which on the winners were ahead until the end
    scores: list[int]
    reason: Words
    sentence: Words
    counted: list[Words]  # by seat: the score with what it counts, as "2 eggs left"
    remark: Words  # how scores decide who wins, as "Fewer is better."; empty if they do not
    fewer_is_better: bool
    feats: list[
        Words
    ]  # up to three: what the game will be remembered for, as "Boldest theft: Ada, ..."


Phase = Literal["resting", "refilling", "trying", "broken"]


class TryTold(Value):
    """The physical world: whether a hand is at work, and whose."""

    phase: Phase
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
    by_itself: bool  # your seat on turn answers as it always does: nobody has to come
    turn: int | None  # the seat on turn; -1 the referee; null before the start and at the end
    view: View | None  # as the rules show it to this seat
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
    listed: bool  # everybody who comes here is shown the way to this table


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


class OpenTable(Value):
    """A table that its host shows to everybody who comes here."""

    table: str
    game: str
    variant: str
    names: list[Words]  # of those who sit there
    free: int  # seats
    started: bool  # if so, a free seat has to be asked for
    watch: bool  # whether one may see the game without a seat
    seconds: float  # that it has been shown


class OpenTables(_Told, tag="open_tables"):
    """All of them that are told, those that wait for players first: to who has asked."""

    tables: list[OpenTable]


class Because(_Told, tag="because"):
    """Why a bot made a move."""

    number: int
    sentence: Words


class Odds(_Told, tag="odds"):
    """In practice: how likely an average hand succeeds with what may be tried."""

    version: int  # of the table for which this is true
    odds: dict[str, float]  # by the text of a move: from 0 to 1


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


class Elsewhere(_Told, tag="elsewhere"):
    """The table is with another server of the same house; nothing was done here. Go there and join."""

    id: int  # of the message that was not carried out; 0: the table has moved under you
    table: str  # "" for one that is not opened yet: ask again
    address: str  # of the other server's socket; "" if it is not known: connect again


class Pong(_Told, tag="pong"):
    id: int


Told = (
    Welcome
    | Joined
    | Update
    | Scene
    | Chatted
    | Reacted
    | OpenTables
    | Because
    | Odds
    | HandNote
    | Done
    | Refused
    | Closed
    | Elsewhere
    | Pong
)


class Placed(Value):
    """A place on the board of a day."""

    place: int
    name: str
    count: int
    seconds: float  # that the fingers were among the pieces
    helped: bool  # by a hand that reaches by itself
    mine: bool


class OwnSeries(Value):
    """What became of one's own series of a day."""

    table: str
    status: Literal["open", "checking", "counts", "refused"]  # checking: its tries are run again
    count: int | None = None
    seconds: float | None = None
    counted: Words = ""  # the count with what it counts, as "2 eggs"
    place: int | None = None
    card: str = ""  # when it is over: what was taken in symbols, to be shared
    sentence: Words = ""  # why it does not count


class Day(Value):
    """The board of a day (over HTTP), the best first."""

    game: str
    day: str  # as 2026-11-17, by UTC
    left: float  # seconds until the next day begins
    counts: Words  # what is counted, as "eggs"
    board: list[Placed]
    played: int  # series that count, also those below the board
    mine: OwnSeries | None  # at the table that was asked for


class Step(Value):
    """One line of a record, and the table after it."""

    number: int
    seconds: float | None
    who: int | None  # a seat; -1 the referee; null for the set-up
    text: str
    well: bool | None  # as in Happened
    sentence: Words
    view: View
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
