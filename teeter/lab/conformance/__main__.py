"""python -m teeter.lab.conformance NAME: whether an installed game keeps what the contract promises."""

from __future__ import annotations

import sys

from teeter.lab.conformance import PROMISES, Broken, cases, hold
from teeter.rules.contract import BadOptions
from teeter.rules.games import game
from teeter.words.speaker import english


def main(name: str) -> int:
    """Tells how each promise was kept. 0: all were, 1: not all, 2: there is no such game."""
    try:
        game(name)
    except BadOptions as error:
        sys.stderr.write(f"{english(error.sentence)}\n")
        return 2
    broken = False
    for promise in PROMISES:
        try:
            for case in cases(game(name)):
                hold(promise, case)
        except Broken as error:
            broken = True
            sys.stdout.write(f"BROKEN  {error}\n")
            if promise is PROMISES[0]:
                break
        else:
            sys.stdout.write(f"kept    {promise.__name__.replace('_', ' ')}\n")
    return int(broken)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Which game? python -m teeter.lab.conformance NAME")
    sys.exit(main(sys.argv[1]))
