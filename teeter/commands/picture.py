"""teeter picture: what stands on the table, drawn into a file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final

from teeter.commands.common import (
    MAX_SEED,
    Refused,
    add_command,
    json_flag,
    print_json,
    seed_of,
    whole,
    write_file,
)
from teeter.rules.games import game

MAX_SIDE: Final = 4000


def add(commands: Any) -> None:
    command = add_command(
        commands,
        "picture",
        run,
        "Draw the freshly filled nest or mummy trap, without a screen.",
        "teeter picture gulo-gulo --seed 3 --out nest.png",
    )
    command.add_argument("game", metavar="GAME", help="gulo-gulo or pharaoh")
    command.add_argument("--out", type=Path, required=True, metavar="FILE", help="a PNG file")
    command.add_argument("--seed", type=whole(0, MAX_SEED), metavar="S", help="of the pour")
    command.add_argument("--width", type=whole(16, MAX_SIDE), default=800, metavar="PIXELS")
    command.add_argument("--height", type=whole(16, MAX_SIDE), default=600, metavar="PIXELS")
    json_flag(command)


def run(args: argparse.Namespace) -> None:
    from teeter.physics.bowl.filling import fill  # noqa: PLC0415
    from teeter.physics.bowl.parts import BOWLS  # noqa: PLC0415 - heavy, and only this command needs it
    from teeter.physics.bowl.predicates import tilt  # noqa: PLC0415
    from teeter.physics.bowl.world import World  # noqa: PLC0415
    from teeter.physics.picture import png, render  # noqa: PLC0415

    chosen = game(args.game)
    if chosen.name not in BOWLS:
        raise Refused(f"{chosen.title} has no bowl to draw; {' and '.join(BOWLS)} have one")
    world = World(BOWLS[chosen.name])
    seed = seed_of(args)
    pours = fill(world, seed)
    write_file(args.out, png(render(world, args.width, args.height)))
    if args.json:
        told = {
            "game": chosen.name,
            "seed": seed,
            "pours": pours,
            "tilt_degrees": round(tilt(world), 2),
        }
        print_json({**told, "file": str(args.out)})
    else:
        print(f"{args.out}: {chosen.title}, seed {seed}; the pole leans {tilt(world):.1f} degrees.")
