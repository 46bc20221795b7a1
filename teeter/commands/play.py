"""teeter play: a table in the terminal."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from random import Random
from typing import Any

from teeter.bots.simple import random_player
from teeter.commands.common import Refused, add_command, game_flags, options_of, seed_of, write_file
from teeter.rules.contract import SEATS
from teeter.rules.games import GAMES, game
from teeter.rules.referee import StandIn
from teeter.table.record import ENGINE, Record, write
from teeter.table.terminal import Quit, Terminal


def add(commands: Any) -> None:
    command = add_command(
        commands,
        "play",
        run,
        "Play in the terminal against random players.",
        "teeter play eruk --text --seats 3 --seed 7",
    )
    command.add_argument("game", nargs="?", metavar="GAME", help="asked for if left out")
    command.add_argument("--text", action="store_true", help="play in words, here in the terminal")
    command.add_argument("--seat", choices=SEATS, default="A", help="where you sit (A)")
    command.add_argument("--record", type=Path, metavar="FILE", help="write the finished game here")
    game_flags(command)


def run(args: argparse.Namespace) -> None:
    if not args.text:
        raise Refused("there is only the table in words so far: add --text")
    chosen = game(args.game if args.game else _ask_for_game())
    options = options_of(chosen, args)
    me = SEATS.index(args.seat)
    if me >= options.seats:
        raise Refused(f"there is no seat {args.seat} among {options.seats}")
    seed = seed_of(args)
    rng = Random(seed)
    setup = chosen.deal(options, rng.randrange(options.seats), rng)
    start = time.monotonic()
    table = Terminal(
        chosen,
        chosen.new(options, setup),
        me,
        StandIn(rng, args.skill),
        lambda view, moves: random_player(view, moves, rng),
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
        names = tuple("You" if seat == me else f"Random {SEATS[seat]}" for seat in range(options.seats))
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
