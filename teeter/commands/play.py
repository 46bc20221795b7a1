"""teeter play: a table in the browser, or in words in the terminal."""

from __future__ import annotations

import argparse
import os
import sys
import time
import webbrowser
from pathlib import Path
from random import Random
from typing import Any

from teeter.bots.bot import seen_by
from teeter.bots.levels import LEVELS, player_called
from teeter.commands.common import (
    Refused,
    add_command,
    game_flags,
    make_folder,
    options_of,
    seed_of,
    whole,
    write_file,
)
from teeter.commands.serve import bot_flag, bots_of, serve
from teeter.rules.contract import SEATS, Move, State
from teeter.rules.games import GAMES, game
from teeter.rules.referee import StandIn
from teeter.table.record import ENGINE, Record, write
from teeter.table.terminal import Heard, Quit, Terminal


def add(commands: Any) -> None:
    command = add_command(
        commands,
        "play",
        run,
        "Play: starts a server on this machine and opens the browser.",
        "teeter play eruk --text --seats 3 --seed 7",
    )
    command.add_argument("game", nargs="?", metavar="GAME", help="chosen at the table if left out")
    command.add_argument(
        "--port", type=whole(0, 65535), default=0, help="of the server on this machine (any free one)"
    )
    command.add_argument("--no-browser", action="store_true", help="only say where to go")
    command.add_argument("--text", action="store_true", help="play in words, here in the terminal")
    command.add_argument(
        "--level",
        choices=[level.name for level in LEVELS],
        default="casual",
        help="of the bots in the other seats of a table in words (casual)",
    )
    command.add_argument("--seat", choices=SEATS, default="A", help="where you sit (A)")
    command.add_argument("--record", type=Path, metavar="FILE", help="write the finished game here")
    bot_flag(command)
    game_flags(command)


def run(args: argparse.Namespace) -> None:
    if args.text and args.bot:
        raise Refused("your own bots sit at the table in the browser, not at one in words")
    if args.text:
        _play_in_words(args)
    else:
        _play_in_browser(args)


def _play_in_browser(args: argparse.Namespace) -> None:
    from teeter.server.settings import Settings  # noqa: PLC0415 - heavy

    page = f"/?game={game(args.game).name}" if args.game else "/"
    folder = data_folder()
    make_folder(folder)

    def ready(address: str) -> None:
        if not args.no_browser:
            webbrowser.open(address + page)

    bots = bots_of(args.bot)
    settings = Settings(hosts=("127.0.0.1", "localhost"), tables_each=1000, bots=bots)
    serve(f"sqlite:///{folder / 'tables.db'}", settings, "127.0.0.1", args.port, "", ready)


def data_folder() -> Path:
    """Where this person's tables are kept, by the custom of the system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "Teeter"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Teeter"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "teeter"


def _play_in_words(args: argparse.Namespace) -> None:
    chosen = game(args.game if args.game else _ask_for_game())
    options = options_of(chosen, args)
    me = SEATS.index(args.seat)
    if me >= options.seats:
        raise Refused(f"there is no seat {args.seat} among {options.seats}")
    seed = seed_of(args)
    rng = Random(seed)
    setup = chosen.deal(options, rng.randrange(options.seats), rng)
    player = player_called(args.level, chosen.name)

    def bot(state: State, seat: int, heard: Heard) -> tuple[Move, str]:
        choice = player.bot(seen_by(chosen, state, seat, heard, rng))
        return choice.move, choice.why

    start = time.monotonic()
    table = Terminal(
        chosen,
        chosen.new(options, setup),
        me,
        StandIn(rng, args.skill),
        bot,
        _ask,
        print,
        lambda: time.monotonic() - start,
    )
    if chosen.physical:
        print(f"A terminal has no hands: a stand-in referee decides tries, at skill {args.skill}.")
    try:
        outcome = table.play()
    except Quit:
        print("You have left the table.")
        return
    if args.record:
        title = args.level.capitalize()
        names = tuple(
            "You" if seat == me else f"{title} {SEATS[seat]}" for seat in range(options.seats)
        )
        lines = tuple(table.lines)
        record = Record(chosen.name, options, names, str(seed), ENGINE, "none", setup, outcome, lines)
        write_file(args.record, write(record))


def _ask(prompt: str) -> str:
    try:
        return input(prompt)
    except EOFError:
        raise Quit from None


def _ask_for_game() -> str:
    names = list(GAMES)
    for number, name in enumerate(names, 1):
        print(f"{number} {GAMES[name].title}")
    try:
        words = input("Which game? ").strip()
    except EOFError:
        raise Refused("no game was chosen") from None
    if words.isdecimal() and len(words) < 3 and 1 <= int(words) <= len(names):
        return names[int(words) - 1]
    return words
