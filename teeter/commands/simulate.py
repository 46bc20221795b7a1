"""teeter simulate: many games of random players or bots, and what came of them."""

from __future__ import annotations

import argparse
import itertools
from typing import Any, Final

from teeter.commands.common import (
    SKILL,
    Commands,
    Refused,
    add_command,
    bots_called,
    check_physical,
    check_skill,
    game_flags,
    json_flag,
    make_folder,
    options_of,
    print_json,
    progress,
    record_flag,
    referee_flag,
    refuse_ignored,
    seed_of,
    skill_flag,
    whole,
    workers_flags,
    workers_of,
    write_game,
)
from teeter.hands.manners import HANDS
from teeter.lab.judging import Judge
from teeter.lab.playing import Fault
from teeter.lab.simulate import Ended, Report, simulate
from teeter.rules.contract import SEATS, Game, Options
from teeter.rules.games import game

MAX_GAMES: Final = 10_000_000
EVERY: Final = {"model": 1000, "physics": 1}  # so many moves the bar moves


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "simulate",
        run,
        "Play games of random players or bots and report lengths, winners and endings.",
        "teeter simulate gulo-gulo --bots keen,master --games 1000 --seed 7 --record games",
    )
    command.add_argument("game", metavar="GAME")
    game_flags(command)
    command.add_argument(
        "--bots",
        metavar="A,B,...",
        help="who sits on the seats, in turn: levels, yardsticks, or module:function (any legal moves)",
    )
    skill_flag(command, f"{SKILL}, or each bot's own; only with the model")
    command.add_argument(
        "--games", type=whole(1, MAX_GAMES), default=100, metavar="N", help="how many (100)"
    )
    referee_flag(command)
    command.add_argument(
        "--hands",
        choices=list(HANDS),
        help="of everybody (careful, or each bot's own); only with physics",
    )
    workers_flags(command)
    record_flag(command)
    json_flag(command)


def run(args: argparse.Namespace) -> None:
    chosen = game(args.game)
    document = _played(chosen, args).to_json()
    if args.json:
        print_json(document)
    else:
        _tell_report(chosen, document)
    if document["games"] < args.games:
        kept = f"; their records are in {args.record}" if args.record else ""
        raise KeyboardInterrupt(f"stopped after {document['games']} of {args.games} games{kept}.")


def _played(chosen: Game, args: argparse.Namespace) -> Report:
    options = options_of(chosen, args)
    bots, judge, seed = _bots(chosen, options, args), _judge(chosen, args), seed_of(args)
    if args.record:
        make_folder(args.record)
    physical = args.referee == "physics"
    with workers_of(args, physical=physical) as workers, progress(args.games, "games") as bar:
        moves = itertools.count(1)

        def step() -> None:
            made = next(moves)
            if made % EVERY[args.referee] == 0:  # a game can take minutes
                bar.set_postfix_str(f"{made} moves", refresh=False)
                bar.update(0)

        def each(ended: Ended) -> None:
            if ended.files:
                write_game(args.record, f"{chosen.name}-{seed}-{ended.number}", ended.files)
            bar.update()

        try:
            return simulate(
                chosen,
                options,
                args.games,
                seed,
                judge,
                each,
                step,
                bots=bots,
                keeps=args.record is not None,
                workers=workers,
            )
        except Fault as fault:
            raise Refused(str(fault)) from None


def _bots(chosen: Game, options: Options, args: argparse.Namespace) -> tuple[str, ...]:
    if args.bots is None:
        return ()
    bots = bots_called(args.bots, chosen)
    if len(bots) > options.seats:
        raise Refused(f"there are {len(bots)} bots for {options.seats} seats")
    return bots


def _judge(chosen: Game, args: argparse.Namespace) -> Judge:
    own = args.bots is not None  # everybody has skill and hands of its own
    if args.referee == "model":
        check_skill(chosen, args)
        refuse_ignored(args, "--hands", why="is for --referee physics; the model has --skill")
        usual = None if own else SKILL
        return Judge("model", skill=usual if args.skill is None else args.skill)
    check_physical(chosen)
    refuse_ignored(args, "--skill", why="is for the model; --referee physics has --hands")
    return Judge("physics", hands=args.hands or (None if own else "careful"))


def _tell_report(chosen: Game, document: dict[str, Any]) -> None:
    moves = document["moves"]
    games = document["games"]
    title = f"{chosen.title}, {document['variant']}, {document['seats']} seats"
    print(f"{title}: {games} game{'s' * (games > 1)}, seed {document['seed']}")
    if document["bots"]:
        seated = zip(SEATS, document["bots"], strict=False)
        print(f"seats: {', '.join(f'{seat} {name}' for seat, name in seated)}")
    if chosen.physical:
        print(f"tries judged by: {document['referee']}")
    print(
        f"moves a game: {moves['shortest']} to {moves['longest']},"
        f" median {moves['median']:g}, mean {moves['mean']:g}"
    )
    for title, wins in (("seat", document["wins"]), ("order", document["wins_by_order"])):
        labels = SEATS if title == "seat" else "123456"
        told = ", ".join(
            f"{label} {count} ({count / games:.1%})" for label, count in zip(labels, wins, strict=False)
        )
        print(f"wins by {title}: {told}")
    print(f"shared wins, which count for each who won: {document['shared_wins']}")
    for reason, count in document["reasons"].items():
        print(f"ended because: {reason}: {count}")
