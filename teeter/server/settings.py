"""What can be set about a server; the defaults are for play."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from teeter.lab.lookback.curve import DECISIONS
from teeter.server.bots import Bots

DAY: Final = 86_400.0
WEB: Final = Path(__file__).parents[1] / "web_dist"  # the browser client, where it was built


@dataclass(frozen=True, slots=True)
class Settings:
    """Limits, waits and paces, in seconds where nothing else is said."""

    # Who may come
    origins: tuple[str, ...] = ()  # pages of other hosts that may connect
    hosts: tuple[str, ...] = ()  # names this server answers to, beside those of its own machine
    proxies: tuple[str, ...] = ()  # addresses or networks whose word on addresses is believed
    address: str = ""  # of this server's own socket, where several servers share a database
    figures: Path | None = None  # where processes behind one port leave theirs for each other
    workers: int = 1  # how many there are of these
    worker: int = 0  # which of them this is
    metrics_everywhere: bool = False  # figures for everybody, and not for this machine alone
    web: Path = WEB
    # What one address or connection may take; docs/protocol.md names these bounds
    connections: int = 4000  # in all, or as many as the system has files for
    connections_each: int = 256  # of one address
    request_limit: float = 10.0  # for a request to be said, after connecting or after another
    body_limit: float = 30.0  # for the body of a request
    hello_limit: float = 10.0  # for the first message of a socket
    stall_limit: float = 20.0  # that a client reads nothing of what waits for it
    waiting: int = 2 * 2**20  # bytes that wait for a socket which does not read, before it is closed
    messages: float = 20.0  # JSON messages a second of one connection
    hands: float = 150.0  # hand frames a second
    household: float = 8.0  # connections of one address that may all do as much as one, at once
    warnings: int = 200  # messages too many before a connection is closed
    chats: float = 2.0  # chat lines a second of all players of a table, and as many of all its watchers
    chats_at_once: float = 60.0
    reactions: float = 4.0  # likewise
    reactions_at_once: float = 60.0
    seatings: float = 1.0  # changes of seats, help, watchers or listing a second at one table
    seatings_at_once: float = 40.0
    undos: float = 0.5  # moves taken back a second at one table
    undos_at_once: float = 40.0
    seat_requests: float = 1 / 120  # a second of one address at one table, and six at once
    tables_each: int = 20  # open tables of one address with somebody at them
    open_tables: bool = True  # hosts may show their tables to everybody
    open_tables_each: int = 5  # of one address that are shown
    open_tables_most: int = 30  # that are shown in all
    open_tables_every: float = 1.0  # how often they are told anew, if something has changed
    new_tables: float = 1 / 30  # a second of one address, and twice `tables_each` at once
    new_series: float = 1 / 300  # of a day, a second of one address, and twelve at once
    replays: float = 0.5  # games shown step by step, a second of one address, and twenty at once
    look_backs: float = 1 / 30  # at games, a second of one address, and six at once
    look_back_decisions: int = DECISIONS  # in all games that are imagined for one
    work_each: int = 4  # large answers made and sent at once for one address; others wait
    work: int = 32  # and in all
    thoughts_each: int = 2  # looks back and advice that are waited for by one address; others wait
    thoughts: int = 8  # and in all
    disk_least: int = 64 * 2**20  # bytes free beside a SQLite file, below which the server is not well
    # Play
    bots: Bots = field(default_factory=Bots)
    bot_waits: float = 0.7  # before a bot moves, so that people can follow
    bot_answers: float = 0.35  # more for a question to which the answer could tell what it holds
    bot_limit: float = 30.0  # for a bot's thoughts, until any move is made for it
    pace: float = 1.0  # how fast the physical world runs against the clock
    aftermath: float = 1.5  # that a failed try stays in sight before the world is set up anew
    spare_worlds: int = 2  # full bowls of each game, made ahead
    hand_idle: float = 20.0  # without a command, until the world of a try stands still
    set_up_limit: float = 60.0  # for setting up a world, until its thread is given up
    silence_limit: float = 20.0  # of the thread of a try, until it is given up
    room_idle: float = 300.0  # that an empty table stays in memory
    room_over: float = 30.0  # if its game is over
    close_after: float = 14 * DAY  # without a change, until an open table is closed
    forget_after: float = 90 * DAY  # without a change, until a table is deleted
    sweep_every: float = 60.0
    film: bytes | None = None  # the file of a game that is shown at /replay
    seeds: tuple[str, ...] = field(default=())  # of the first tables, for tests; chance after that
