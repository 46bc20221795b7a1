"""The command line: one voice for all of Teeter."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Any, Final, NoReturn

from teeter import __version__
from teeter.commands import (
    bench,
    calibrate,
    doctor,
    evaluate,
    games,
    mcp,
    picture,
    play,
    replay,
    report,
    rules,
    serve,
    simulate,
    tournament,
)
from teeter.commands.common import Refused
from teeter.lab.parallel import NoWorkers, WorkersLost, WorkFailed
from teeter.rules.contract import BadOptions, Fault
from teeter.words.speaker import english

COMMANDS: Final = (
    play,
    serve,
    doctor,
    games,
    rules,
    simulate,
    replay,
    picture,
    tournament,
    report,
    calibrate,
    evaluate,
    mcp,
    bench,
)


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the usage lines."""

    mixing = False  # words and flags are being told apart just now

    def parse_known_args(  # type: ignore[override]  # it hands on what it was given
        self, args: Sequence[str] | None = None, namespace: Any = None
    ) -> Any:
        """Flags may stand between words, too: `rules eruk --language fr score`."""
        if self.mixing or len(self._get_positional_actions()) < 2:
            return super().parse_known_args(args, namespace)
        self.mixing = True
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self.mixing = False

    def error(self, message: str) -> NoReturn:
        raise Refused(message)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. 0: done; 2: refused, 130: interrupted, each with a sentence on standard error."""
    try:
        args = parser().parse_args(argv)
        args.words = sys.argv[1:] if argv is None else argv  # for who has to call it once more
        args.run(args)
        sys.stdout.flush()
    except (Refused, BadOptions, NoWorkers, WorkersLost, WorkFailed) as error:
        print(f"teeter: {_said(error)}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # whoever read us has had enough: no failure, and no word at exit either
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt as interrupt:
        print(f"teeter: {str(interrupt) or 'stopped.'}", file=sys.stderr)
        return 130
    return 0


def _said(error: Exception) -> str:
    """Why not, in English as all that this command line says."""
    return english(error.sentence) if isinstance(error, Fault) else str(error)


def _lost(_: argparse.Namespace) -> NoReturn:
    raise Refused("a COMMAND is missing: `teeter --help` lists them all")


def parser() -> Parser:
    """The whole command line."""
    top = Parser(prog="teeter", description="A table for five real board games.")
    top.add_argument("--version", action="version", version=f"teeter {__version__}")
    top.set_defaults(run=_lost)
    commands = top.add_subparsers(metavar="COMMAND", parser_class=Parser)
    for command in COMMANDS:
        command.add(commands)
    return top


if __name__ == "__main__":
    sys.exit(main())
