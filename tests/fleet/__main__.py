"""The proof at size (`make prove-fleet`): python -m tests.fleet --tables 200 --minutes 25."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path

from tqdm import tqdm

from tests.fleet.proof import WHOLE, prove
from tests.fleet.report import sentences, to_json
from tests.postgres import postgres


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fleet", description=__doc__)
    parser.add_argument("--tables", type=int, default=WHOLE.tables)
    parser.add_argument(
        "--hands", type=int, default=WHOLE.with_hands, help="tables with worlds at work"
    )
    parser.add_argument(
        "--pause", type=float, default=WHOLE.pause, help="seconds in which people think"
    )
    parser.add_argument("--seed", type=int, default=WHOLE.seed)
    parser.add_argument("--minutes", type=float, default=60.0, help="no trouble begins after these")
    parser.add_argument("--log", default="build/fleet.log", help="what the servers log")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    args = parser.parse_args()
    Path(args.log).parent.mkdir(parents=True, exist_ok=True)
    plan = replace(WHOLE, tables=args.tables, with_hands=args.hands, pause=args.pause, seed=args.seed)
    with tqdm(total=len(plan.order()), unit="trouble", mininterval=1.0) as bar:

        def each(trouble: str) -> None:
            bar.set_postfix_str(trouble)
            bar.update()

        proof = prove(postgres(), plan, 60 * args.minutes, args.log, each)
    if args.json is not None:
        args.json.write_text(json.dumps(to_json(proof), indent=1) + "\n")
    sys.stdout.write("".join(f"{line}\n" for line in sentences(proof)))
    return 0 if proof.holds else 1


if __name__ == "__main__":
    sys.exit(main())
