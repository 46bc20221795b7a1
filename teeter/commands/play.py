"""teeter play: a table in the browser, or in words in the terminal."""

from __future__ import annotations

import argparse
import logging
import time
import webbrowser
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from teeter.bots.bot import seen_by
from teeter.bots.levels import LEVELS, player_called
from teeter.bots.reasons import reason_of
from teeter.commands.common import (
    SKILL,
    Commands,
    Refused,
    a_path,
    add_command,
    check_file,
    check_skill,
    game_flags,
    options_of,
    refuse_ignored,
    seed_of,
    skill_flag,
    whole,
    write_file,
)
from teeter.commands.in_words import Keeper, language_flag, language_of, loaded, page_of, sayer
from teeter.commands.kept import (
    ServedAlready,
    database,
    db_flag,
    program,
    tell_where,
    where_it_answers,
)
from teeter.commands.serve import bot_flag, bots_of, serve
from teeter.hands.model_referee import ModelReferee
from teeter.rules.contract import SEATS, Game, Move, State
from teeter.rules.games import GAMES, game
from teeter.rules.text import Text, Words
from teeter.table.log import TablePlan
from teeter.table.record import NO_PHYSICS, write
from teeter.table.saved import BadSaved, Saved, save, saved_of
from teeter.table.terminal import HOLDER, Doors, Heard, Quit, Terminal, laid
from teeter.words.speaker import english

PORT: Final = 8338  # TEET on the keys of a telephone: the browser keeps seats by address
IN_WORDS: Final = (
    "--seats",
    "--variant",
    "--option",
    "--seed",
    "--skill",
    "--level",
    "--seat",
    "--record",
    "--load",
    "--language",
)
IN_BROWSER: Final = ("--port", "--no-browser", "--db", "--bot")


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "play",
        run,
        "Play: starts a server on this machine and opens the browser.",
        "teeter play eruk --text --seats 3 --seed 7",
    )
    command.add_argument("game", nargs="?", metavar="GAME", help="chosen at the table if left out")
    command.add_argument(
        "--port",
        type=whole(0, 65535),
        help=f"of the server on this machine ({PORT}, or any free one if that is taken)",
    )
    command.add_argument("--no-browser", action="store_true", help="only say where to go")
    db_flag(command)
    command.add_argument(
        "--text",
        action="store_true",
        help="play in words, here in the terminal; only then can the game and your seat be set here",
    )
    command.add_argument(
        "--level",
        choices=[level.name for level in LEVELS],
        help="of the bots in the other seats (casual)",
    )
    command.add_argument("--seat", choices=SEATS, help="where you sit (A)")
    command.add_argument("--record", type=a_path, metavar="FILE", help="write the finished game here")
    command.add_argument(
        "--load", type=a_path, metavar="FILE", help="go on with a game that was kept by saying: save"
    )
    language_flag(command)
    bot_flag(command)
    game_flags(command)
    skill_flag(command, f"{SKILL}")


def run(args: argparse.Namespace) -> None:
    if args.text:
        refuse_ignored(args, *IN_BROWSER, why="is for a table in the browser; leave out --text")
        _play_in_words(args)
    else:
        refuse_ignored(
            args, *IN_WORDS, why="is for a table in words; add --text, or choose in the browser"
        )
        _play_in_browser(args)


def _play_in_browser(args: argparse.Namespace) -> None:
    from teeter.server.settings import Settings  # noqa: PLC0415 - heavy

    page = f"/play/{game(args.game).name}" if args.game else "/"
    bots = bots_of(args.bot)
    url = database(args.db)
    settings = Settings(tables_each=1000, bots=bots)
    ports = (PORT, 0) if args.port is None else (args.port,)
    try:
        serve(url, settings, "127.0.0.1", ports, partial(_tell, args, page, url), logging.WARNING)
    except ServedAlready as already:
        _join(args, page, already)


def _tell(args: argparse.Namespace, page: str, url: str, address: str) -> None:
    """Where the table is, for whom, and where it is kept."""
    print(f"Teeter is served at {address}{page} (stop with Ctrl-C).")
    if args.port is None and not address.endswith(f":{PORT}"):
        print(
            f"Port {PORT} is taken, so it is another one: seats that you took there are not known here."
        )
    print(f"Only this computer can open it; for your home network: {program()} serve --host 0.0.0.0")
    tell_where(url)
    if not args.no_browser:
        webbrowser.open(address + page)


def _join(args: argparse.Namespace, page: str, already: ServedAlready) -> None:
    """Open the server that has these tables, as whoever starts Teeter twice would expect."""
    address = where_it_answers(already.address)
    if address is None:
        raise already
    refuse_ignored(
        args, "--port", "--bot", why=f"comes too late: Teeter runs already at {address}; stop it first"
    )
    print(f"Teeter runs already, with these tables, at {address}{page}.")
    if not args.no_browser:
        webbrowser.open(address + page)


def _play_in_words(args: argparse.Namespace) -> None:
    saved = loaded(args) if args.load else _dealt(args)
    try:
        table = saved.table()
    except BadSaved as error:
        raise Refused(f"{args.load}: {english(error.sentence)}") from None
    if args.record:
        check_file(args.record)
    chosen, me, level, skill = table.game, saved.seat, saved.level, saved.skill
    rng = Random(f"{saved.seed} {table.number}")
    player = player_called(level, chosen.name)
    language = language_of(args.language or saved.language or None)
    say = sayer(language, chosen.name)

    def bot(state: State, seat: int, heard: Heard) -> tuple[Move, Words]:
        choice = player.bot(seen_by(chosen, state, seat, heard, rng))
        return choice.move, reason_of(choice, player.aloud, chosen, state).now

    keeper = Keeper(chosen.name, lambda: save(table, me, level, skill, language), args.load)
    start = time.monotonic() - (table.lines[-1].seconds or 0.0 if table.lines else 0.0)
    person = Terminal(
        table,
        me,
        ModelReferee(rng, skill),
        bot,
        Doors(
            ask=_ask,
            tell=print,
            say=say,
            clock=lambda: time.monotonic() - start,
            rules=partial(_rules, chosen, language, say),
            save=keeper.save,
        ),
    )
    if chosen.physical:
        print(say(Text("terminal-no-hands", skill=skill)))
    if args.seed is None and not args.load:
        print(say(Text("terminal-seed", seed=str(saved.seed))))
    try:
        person.play()
    except Quit:
        print(say(Text("terminal-left")))
        return
    if args.record:
        write_file(args.record, write(table.record(NO_PHYSICS)))


def _dealt(args: argparse.Namespace) -> Saved:
    """A new game, as it would be saved before its first move."""
    chosen = game(args.game if args.game else _ask_for_game(sayer(args.language)))
    options = options_of(chosen, args)
    check_skill(chosen, args)
    me = SEATS.index(args.seat or SEATS[0])
    if me >= options.seats:
        raise Refused(f"there is no seat {args.seat} among {options.seats}")
    level = args.level or "casual"
    skill = SKILL if args.skill is None else args.skill
    plan = TablePlan(chosen.name, options, str(seed_of(args)), 0.0, HOLDER)
    return saved_of(laid(plan, me, level), me, level, skill)


def _rules(chosen: Game, language: str, say: Callable[[Words], str], words: str) -> str:
    try:
        return page_of(chosen, language, words)
    except Refused as no:
        return say(no.sentence)


def _ask(prompt: str) -> str:
    try:
        return input(prompt)
    except EOFError:
        raise Quit from None


def _ask_for_game(say: Callable[[Words], str]) -> str:
    known: dict[str, str] = {}
    for number, (name, one) in enumerate(GAMES.items(), 1):
        print(f"{number} {one.title}")
        known |= dict.fromkeys((str(number), name, one.title.lower()), name)
    while True:
        try:
            words = input(f"{say(Text('terminal-which-game'))} ").strip()
        except EOFError:
            raise Refused("no game was chosen") from None
        if words.lower() in known:
            return known[words.lower()]
        print(say(Text("terminal-no-game", said=repr(words[:40]), last=len(GAMES))))
