"""python -m teeter.lab.conformance NAME: whether an installed game keeps what the contract promises."""

from __future__ import annotations

import sys

from teeter.lab.conformance import PROMISES, Broken, cases, hold
from teeter.rules.games import game


def main(name: str) -> int:
    """Tells how each promise was kept; how many were not."""
    broken = 0
    for promise in PROMISES:
        try:
            for case in cases(game(name)):
                hold(promise, case)
        except Broken as error:
            broken += 1
            sys.stdout.write(f"BROKEN  {error}\n")
        else:
            sys.stdout.write(f"kept    {promise.__name__.replace('_', ' ')}\n")
    return broken


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Which game? python -m teeter.lab.conformance NAME")
    sys.exit(min(main(sys.argv[1]), 1))
