"""teeter replay: a recorded game, told or checked."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from teeter.commands.common import Refused, add_command, json_flag, print_json, progress
from teeter.rules.contract import SEATS, State
from teeter.rules.games import GAMES
from teeter.table.record import BadRecord, Record, read
from teeter.table.replay import check, replay
from teeter.table.terminal import result
from teeter.table.tries import Compared, beside, run_again, unpack

MAX_BYTES = 64 * 2**20


def add(commands: Any) -> None:
    command = add_command(
        commands,
        "replay",
        run,
        "Tell a recorded game move by move, or check it.",
        "teeter replay game.txt --check --physics",
    )
    command.add_argument("file", type=Path, metavar="FILE")
    command.add_argument("--check", action="store_true", help="only say whether it is right")
    command.add_argument(
        "--physics", action="store_true", help="also run every try again, from the file beside it"
    )
    json_flag(command)


def run(args: argparse.Namespace) -> None:
    try:
        record = read(_read(args.file))
        final = check(record)
        again = _run_again(args.file, record) if args.physics else None
        if args.json:
            print_json(_record_json(record, again))
        else:
            _tell_record(record, final, moves=not args.check)
            if again is not None:
                _tell_tries(record, again)
    except BadRecord as error:
        raise Refused(f"{args.file}: {error}") from None


def _run_again(path: Path, record: Record) -> list[Compared]:
    """Every try of the record, run again from the hand's path."""
    tries = unpack(_bytes(beside(path)))
    with progress(len(tries), "tries") as bar:
        compared = []
        for each in run_again(record, tries):
            compared.append(each)
            bar.update()
    return compared


def _tell_tries(record: Record, compared: list[Compared]) -> None:
    from teeter.physics.engine import PHYSICS  # noqa: PLC0415 - heavy, and seldom needed

    apart = max((each.apart for each in compared), default=0.0)
    far = f"no piece is more than {1000 * apart:.2f} mm from its track"
    print(f"All {len(compared)} tries come out as recorded; {far}.")
    if record.physics != PHYSICS:
        print(f"They were recorded with {record.physics} and run again with {PHYSICS}.")


def _record_json(record: Record, again: list[Compared] | None) -> dict[str, Any]:
    tries = {"tries": [{"said": each.said, "apart": each.apart} for each in again]} if again else {}
    return {
        "game": record.game,
        **record.options.to_json(),
        "names": list(record.names),
        "moves": len(record.lines),
        "winners": [SEATS[seat] for seat in record.outcome.winners],
        "scores": list(record.outcome.scores),
        "reason": record.outcome.reason,
        "legal": True,
        **tries,
    }


def _tell_record(record: Record, final: State, moves: bool) -> None:
    chosen = GAMES[record.game]
    print(f"{chosen.title}, {record.options.variant}: {', '.join(record.names)}")
    if moves:
        for line, _state in replay(record):
            if line:
                print(line)
        for sentence in chosen.describe(final.view(None)):
            print(sentence)
    print(f"{result(record.outcome)} All {len(record.lines)} moves are legal.")


def _bytes(path: Path) -> bytes:
    try:
        if path.stat().st_size > MAX_BYTES:
            raise Refused(f"{path} is too large for a record")
        return path.read_bytes()
    except OSError as error:
        raise Refused(f"{path} cannot be read: {error.strerror}") from None


def _read(path: Path) -> str:
    try:
        return _bytes(path).decode("utf-8")
    except UnicodeDecodeError:
        raise Refused(f"{path} is not a text file in UTF-8") from None
