"""teeter simulate: many random games, and what came of them."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from teeter.commands.common import (
    Refused,
    add_command,
    game_flags,
    json_flag,
    make_folder,
    options_of,
    print_json,
    progress,
    seed_of,
    whole,
    write_file,
)
from teeter.lab.simulate import Judge, Played, by_model, by_physics, simulate
from teeter.physics.hands import HANDS
from teeter.rules.contract import SEATS, Game
from teeter.rules.games import game
from teeter.table.record import write
from teeter.table.tries import TRIES, pack

MAX_GAMES = 10_000_000


def add(commands: Any) -> None:
    command = add_command(
        commands,
        "simulate",
        run,
        "Play random legal games and report lengths, winners and endings.",
        "teeter simulate gulo-gulo --seats 4 --variant faster --games 1000 --seed 7",
    )
    command.add_argument("game", metavar="GAME")
    game_flags(command)
    command.add_argument("--games", type=whole(1, MAX_GAMES), default=100, metavar="K")
    command.add_argument(
        "--referee", choices=["model", "physics"], default="model", help="who judges tries (model)"
    )
    command.add_argument(
        "--hands", choices=list(HANDS), default="careful", help="with physics (careful)"
    )
    command.add_argument("--record", type=Path, metavar="DIR", help="write every game's record here")
    json_flag(command)


def run(args: argparse.Namespace) -> None:
    chosen = game(args.game)
    options = options_of(chosen, args)
    if args.record:
        make_folder(args.record)
    with progress(args.games, "games") as bar:

        def each(number: int, played: Played) -> None:
            if args.record and played.state.outcome():
                path = args.record / f"{chosen.name}-{played.seed}.txt"
                write_file(path, write(played.record(chosen)))
                if played.tries:
                    write_file(path.with_suffix(TRIES), pack(played.tries))
            bar.update()

        report = simulate(chosen, options, args.games, seed_of(args), _judge(chosen, args), each)
    document = report.to_json()
    if args.json:
        print_json(document)
    else:
        _tell_report(chosen, document)


def _judge(chosen: Game, args: argparse.Namespace) -> Judge:
    if args.referee == "model":
        return by_model(args.skill)
    from teeter.physics.stages import STAGES  # noqa: PLC0415 - only this referee needs it

    if chosen.name not in STAGES:
        raise Refused(f"{chosen.title} has no physical table; {', '.join(STAGES)} have one")
    return by_physics(chosen, args.hands)


def _tell_report(chosen: Game, document: dict[str, Any]) -> None:
    moves = document["moves"]
    games = document["games"]
    print(f"{chosen.title}, {document['variant']}, {document['seats']} seats: {games} games")
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
    print(f"shared wins: {document['shared_wins']}")
    for reason, count in document["reasons"].items():
        print(f"ended because: {reason}: {count}")
