"""teeter replay: a recorded game, shown in the browser, told in words, or checked."""

from __future__ import annotations

import argparse
import math
import tempfile
import webbrowser
from collections.abc import Callable
from logging import WARNING
from pathlib import Path

from teeter.commands.common import (
    Commands,
    Refused,
    a_path,
    add_command,
    json_flag,
    print_json,
    progress,
    refuse_ignored,
    whole,
)
from teeter.commands.in_words import language_flag, sayer
from teeter.commands.look_back import tell_look_back
from teeter.commands.serve import serve
from teeter.rules.contract import SEATS, State
from teeter.rules.games import GAMES
from teeter.rules.text import Text, Words
from teeter.table.gamefile import GameFile
from teeter.table.names import name_in_words
from teeter.table.record import BadRecord, Record, read
from teeter.table.replay import check
from teeter.table.scores import result, scores
from teeter.table.story import story
from teeter.table.try_files import Compared, beside, run_again, unpack
from teeter.words.speaker import english


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "replay",
        run,
        "Watch a recorded game in the browser, have it told, or check it.",
        "teeter replay game.txt --look-back",
    )
    command.add_argument(
        "file", type=a_path, metavar="FILE", help="a record, or a zip file with its tries"
    )
    command.add_argument(
        "--text", action="store_true", help="tell it move by move, here in the terminal"
    )
    language_flag(command)
    command.add_argument("--check", action="store_true", help="only say whether it is right")
    command.add_argument(
        "--physics", action="store_true", help="also run every try again, from the file beside it"
    )
    command.add_argument(
        "--look-back", action="store_true", help="tell everybody's chances, and what turned them"
    )
    command.add_argument(
        "--port", type=whole(0, 65535), help="of the server on this machine (any free one)"
    )
    command.add_argument("--no-browser", action="store_true", help="only say where to go")
    json_flag(command)


def run(args: argparse.Namespace) -> None:
    in_words = args.text or args.check or args.physics or args.look_back or args.json
    if in_words:
        refuse_ignored(args, "--port", "--no-browser", why="is for the browser")
    _refuse_unheard(args)
    try:
        game = GameFile.at(args.file)
        record = read(game.record)
        final = check(record)
        again = _run_again(args.file, record, game.tries) if args.physics else None
    except BadRecord as error:
        raise Refused(f"{args.file}: {english(error.sentence)}") from None
    except OSError as error:
        raise Refused(f"{args.file} cannot be read: {error.strerror}") from None
    if args.look_back:
        tell_look_back(args, record, game.tries)
    elif in_words:
        _tell(args, record, final, again)
    else:
        _show(args, game.to_bytes(record.game))


def _refuse_unheard(args: argparse.Namespace) -> None:
    """Refuse what would make no difference beside the others."""
    if args.look_back:
        refuse_ignored(args, "--text", "--check", "--physics", why="is not told with --look-back")
    if args.check:
        refuse_ignored(args, "--text", why="is not told with --check")
    if args.json:
        refuse_ignored(args, "--text", why="is not told with --json")
    if not args.text:
        refuse_ignored(args, "--language", why="is for --text")


def _show(args: argparse.Namespace, film: bytes) -> None:
    """Serve the game to the browser of this machine, until a signal comes."""
    from teeter.server.settings import Settings  # noqa: PLC0415 - heavy

    def tell(address: str) -> None:
        page = f"{address}/replay"
        print(f"The game is shown at {page} (stop with Ctrl-C).")
        if not args.no_browser:
            webbrowser.open(page)

    with tempfile.TemporaryDirectory(prefix="teeter-") as folder:
        settings = Settings(film=film)
        serve(f"sqlite:///{folder}/tables.db", settings, "127.0.0.1", (args.port or 0,), tell, WARNING)


def _tell(args: argparse.Namespace, record: Record, final: State, again: list[Compared] | None) -> None:
    if args.json:
        print_json(_record_json(record, again))
        return
    say = sayer(args.language, record.game) if args.text else english
    names = ", ".join(say(name_in_words(name)) for name in record.names)
    print(f"{GAMES[record.game].title}, {record.options.variant}: {names}")
    if not args.check:
        _tell_moves(record, final, say)
    for sentence in result(GAMES[record.game], record.options, record.outcome):
        print(say(sentence))
    print(say(Text("terminal-legal", count=len(record.lines))))
    if again is not None:
        _tell_tries(again)


def _run_again(path: Path, record: Record, packed: bytes | None) -> list[Compared]:
    """Every try of the record, run again from the hand's path."""
    if packed is None:
        raise Refused(f"{beside(path)} cannot be read: the record has no tries beside it")
    tries = unpack(packed)
    with progress(len(tries), "tries") as bar:
        compared = []
        for each in run_again(record, tries):
            compared.append(each)
            bar.update()
    return compared


def _tell_tries(compared: list[Compared]) -> None:
    apart = max((each.apart for each in compared), default=0.0)
    far = f"no piece is more than {1000 * apart:.2f} mm from its track"
    if not math.isfinite(apart):
        far = "not all that their tracks show was seen again"
    print(f"All {len(compared)} tries come out as recorded; {far}.")
    others = list(dict.fromkeys(each.physics for each in compared if not each.same))
    if others:
        from teeter.physics.engine import PHYSICS  # noqa: PLC0415 - heavy, and seldom needed

        print(f"They can be compared only loosely: recorded with {'; '.join(others)},")
        print(f"run again with {PHYSICS}.")


def _record_json(record: Record, again: list[Compared] | None) -> dict[str, object]:
    tries = [_try_json(each) for each in again or ()]
    return {
        "game": record.game,
        **record.options.to_json(),
        "names": list(record.names),
        "moves": len(record.lines),
        "winners": [SEATS[seat] for seat in record.outcome.winners],
        "scores": list(record.outcome.scores),
        "scores_in_words": [
            english(told) for told in scores(GAMES[record.game], record.options, record.outcome)
        ],
        "reason": record.outcome.reason,
        "legal": True,
        **({} if again is None else {"tries": tries}),
    }


def _try_json(compared: Compared) -> dict[str, object]:
    return {
        "said": compared.said,
        "apart": compared.apart if math.isfinite(compared.apart) else None,
        "physics": compared.physics,
        "loosely": not compared.same,
    }


def _tell_moves(record: Record, final: State, say: Callable[[Words], str]) -> None:
    """In the words in which a table in the terminal tells them, and how it looks in the end."""
    for line, _state, sentence in story(record, None):
        if line:
            print(say(sentence))
    for sentence in GAMES[record.game].describe(final.view(None)):
        print(say(sentence))
