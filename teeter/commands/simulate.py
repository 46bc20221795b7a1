"""teeter simulate: many random games, and what came of them."""

from __future__ import annotations

import argparse
import itertools
from pathlib import Path
from typing import Any

from teeter.commands.common import (
    SKILL,
    a_path,
    add_command,
    check_physical,
    game_flags,
    json_flag,
    make_folder,
    options_of,
    print_json,
    progress,
    refuse_ignored,
    seed_of,
    skill_flag,
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
    skill_flag(command, f"{SKILL}; only with the model")
    command.add_argument(
        "--games", type=whole(1, MAX_GAMES), default=100, metavar="N", help="how many (100)"
    )
    command.add_argument(
        "--referee", choices=["model", "physics"], default="model", help="who judges tries (model)"
    )
    command.add_argument(
        "--hands", choices=list(HANDS), help="of everybody (careful); only with physics"
    )
    command.add_argument("--record", type=a_path, metavar="DIR", help="write every game's record here")
    json_flag(command)


def run(args: argparse.Namespace) -> None:
    chosen = game(args.game)
    options = options_of(chosen, args)
    judge = _judge(chosen, args)
    if args.record:
        make_folder(args.record)
    with progress(args.games, "games") as bar:
        moves = itertools.count(1)

        def step() -> None:
            if args.referee == "physics":  # whose games take minutes
                bar.set_postfix_str(f"{next(moves)} moves", refresh=False)
                bar.update(0)

        def each(number: int, played: Played) -> None:
            if args.record and played.state.outcome():
                _keep(args.record, chosen, played)
            bar.update()

        document = simulate(chosen, options, args.games, seed_of(args), judge, each, step).to_json()
    if args.json:
        print_json(document)
    else:
        _tell_report(chosen, document)
    if document["games"] < args.games:
        kept = f"; their records are in {args.record}" if args.record else ""
        raise KeyboardInterrupt(f"stopped after {document['games']} of {args.games} games{kept}.")


def _judge(chosen: Game, args: argparse.Namespace) -> Judge:
    if args.referee == "model":
        refuse_ignored(args, "--hands", why="is for --referee physics; the model has --skill")
        return by_model(SKILL if args.skill is None else args.skill)
    check_physical(chosen)
    refuse_ignored(args, "--skill", why="is for the model; --referee physics has --hands")
    return by_physics(chosen, args.hands or "careful")


def _keep(folder: Path, chosen: Game, played: Played) -> None:
    path = folder / f"{chosen.name}-{played.seed}.txt"
    write_file(path, write(played.record(chosen)))
    if played.tries:
        write_file(path.with_suffix(TRIES), pack(played.tries))


def _tell_report(chosen: Game, document: dict[str, Any]) -> None:
    moves = document["moves"]
    games = document["games"]
    title = f"{chosen.title}, {document['variant']}, {document['seats']} seats"
    print(f"{title}: {games} game{'s' * (games > 1)}, seed {document['seed']}")
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
