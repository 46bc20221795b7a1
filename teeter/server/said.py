"""What clients say: every message to the server."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from teeter.server.protocol import Reaction
from teeter.table.events import WatchersSee

Name = Annotated[str, Meta(max_length=64)]  # cleaned and shortened to MAX_NAME by the server
Word = Annotated[str, Meta(max_length=80)]
Seat = Annotated[int, Meta(ge=0, le=5)]
Count = Annotated[int, Meta(ge=0, le=2**53)]


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


class PlayDay(_Said, tag="play_day"):
    """Play today's series of a game, or come back to it: with the same token there is one a day.

    Answered by joined.
    """

    game: Word
    name: Name
    token: Annotated[str, Meta(max_length=100)] | None = None


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


class Always(_Said, tag="always"):
    """Have the same answer given for a seat whenever the game asks (Gulp: let it pass), or no more."""

    seat: Seat
    on: bool


class SetHelp(_Said, tag="set_help"):
    """Have the hand of one's own seat helped from the next try on, or no more. All see it."""

    seat: Seat
    helped: bool


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


class SetListed(_Said, tag="set_listed"):
    """The host shows this table to everybody who comes here, or no more."""

    listed: bool


class ListTables(_Said, tag="list_tables"):
    """Hear of the tables that are shown to everybody, now and whenever they change, or no more.

    Answered by open_tables. It ends when one comes to a table.
    """

    on: bool


class AskWhy(_Said, tag="why"):
    """Ask a bot why it made the move of this number. Answered by because."""

    number: Count


class AskOdds(_Said, tag="ask_odds"):
    """In practice: how likely is what may be tried now? Answered by odds."""

    seat: Seat


class CloseTable(_Said, tag="close"):
    """The host ends the table for all."""


class Ping(_Said, tag="ping"):
    """Answered by pong, to measure the way."""


AtTable = (
    Play
    | AskUndo
    | AnswerUndo
    | AnswerSeat
    | Stand
    | SetSeat
    | LetBot
    | TakeBack
    | SetHelp
    | SetWatchers
    | SetListed
    | Rematch
)
"""What changes a table, and asks for nothing else."""

Said = (
    Hello
    | Create
    | PlayDay
    | ListTables
    | Join
    | Leave
    | Sit
    | Look
    | Always
    | GiveUp
    | Chat
    | React
    | AskWhy
    | AskOdds
    | CloseTable
    | Ping
    | AtTable
)
