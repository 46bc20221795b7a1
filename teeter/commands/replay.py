"""teeter replay: a recorded game, told or checked."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from teeter.commands.common import Refused, add_command, json_flag, print_json
from teeter.rules.contract import SEATS, State
from teeter.rules.games import GAMES
from teeter.table.record import BadRecord, Record, read
from teeter.table.replay import check, replay
from teeter.table.terminal import result

MAX_BYTES = 64 * 2**20


def add(commands: Any) -> None:
    command = add_command(
        commands,
        "replay",
        run,
        "Tell a recorded game move by move, or check it.",
        "teeter replay game.txt --check",
    )
    command.add_argument("file", type=Path, metavar="FILE")
    command.add_argument("--check", action="store_true", help="only say whether it is right")
    json_flag(command)


def run(args: argparse.Namespace) -> None:
    try:
        record = read(_read(args.file))
        final = check(record)
        if args.json:
            print_json(_record_json(record))
        else:
            _tell_record(record, final, moves=not args.check)
    except BadRecord as error:
        raise Refused(f"{args.file}: {error}") from None


def _record_json(record: Record) -> dict[str, Any]:
    return {
        "game": record.game,
        **record.options.to_json(),
        "names": list(record.names),
        "moves": len(record.lines),
        "winners": [SEATS[seat] for seat in record.outcome.winners],
        "scores": list(record.outcome.scores),
        "reason": record.outcome.reason,
        "legal": True,
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


def _read(path: Path) -> str:
    try:
        if path.stat().st_size > MAX_BYTES:
            raise Refused(f"{path} is too large for a record")
        return path.read_bytes().decode("utf-8")
    except OSError as error:
        raise Refused(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Refused(f"{path} is not a text file in UTF-8") from None
