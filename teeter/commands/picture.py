"""teeter picture: what stands on the table, drawn into a file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from teeter.commands.checkout import need
from teeter.commands.common import (
    Commands,
    a_path,
    add_command,
    check_file,
    check_physical,
    json_flag,
    print_json,
    seed_flag,
    seed_of,
    whole,
    write_file,
)
from teeter.rules.games import game
from teeter.words.speaker import english

MAX_SIDE: Final = 4000


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "picture",
        run,
        "Draw a moment of a physical game, without a screen.",
        "teeter picture gulo-gulo --seed 3 --moment hand --out nest.png",
    )
    command.add_argument("game", metavar="GAME", help="one of the physical games")
    command.add_argument("--out", type=_png, required=True, metavar="FILE", help="a PNG file")
    command.add_argument(
        "--moment", choices=["start", "hand", "late", "fall"], default="start", help="of a game (start)"
    )
    seed_flag(command)
    command.add_argument("--width", type=whole(16, MAX_SIDE), default=800, metavar="PIXELS")
    command.add_argument("--height", type=whole(16, MAX_SIDE), default=600, metavar="PIXELS")
    json_flag(command)


def _png(text: str) -> Path:
    path = a_path(text)
    if path.suffix.lower() != ".png":
        raise argparse.ArgumentTypeError(f"a picture is a PNG file; call it {path.with_suffix('.png')}")
    return path


def run(args: argparse.Namespace) -> None:
    need("tools")
    from teeter.physics.raytracer import png, render  # noqa: PLC0415
    from tools.picture.moments import at  # noqa: PLC0415 - heavy, and seldom needed

    chosen = game(args.game)
    check_physical(chosen)
    check_file(args.out)
    seed = seed_of(args)
    stage, state = at(args.moment, chosen, seed)
    write_file(args.out, png(render(stage.shown(state.view(None)), args.width, args.height)))
    sentences = [english(words) for words in chosen.describe(state.view(None))]
    if args.json:
        told = {"game": chosen.name, "seed": seed, "moment": args.moment, "file": str(args.out)}
        print_json({**told, "words": sentences})
        return
    print(f"{args.out}: {chosen.title}, seed {seed}, {args.moment}.")
    for sentence in sentences:
        print(sentence)
