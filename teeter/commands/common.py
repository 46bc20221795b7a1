"""What the commands share: their arguments, their files, their JSON, their progress bar."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import SystemRandom
from secrets import token_hex
from typing import Any, Final, TypeAlias, TypeVar

from teeter.bots.levels import BadBot, player_called
from teeter.lab.parallel import Processes, Workers
from teeter.lab.played import Files
from teeter.lab.resumable_jsonl import OtherWork
from teeter.rules.chance import heeds_skill
from teeter.rules.contract import Fault, Game, Options
from teeter.rules.games import GAMES
from teeter.table.gamefile import RECORD
from teeter.table.try_files import beside

MAX_SEED: Final = 2**63 - 1
CONTROLS: Final = re.compile(
    "[\x7f-\x9f]"
)  # JSON leaves them as they are: some are orders to a terminal
SKILL: Final = 0.8  # of hands of which nothing else is said
T = TypeVar("T")
Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class Refused(Fault):
    """What the person asked for cannot be done, and why."""


def add_command(
    commands: Commands, name: str, run: Callable[[argparse.Namespace], None], about: str, example: str
) -> argparse.ArgumentParser:
    command = commands.add_parser(
        name,
        help=about,
        description=about,
        epilog=f"example: {example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.set_defaults(run=run)
    return command


def json_flag(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help="one JSON document on standard output")


def game_flags(command: argparse.ArgumentParser) -> None:
    command.add_argument("--seats", type=whole(1, 99), metavar="N", help="how many players")
    command.add_argument("--variant", metavar="V", help="a variant of the game (base)")
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    seed_flag(command)


def skill_flag(command: argparse.ArgumentParser, usual: str) -> None:
    command.add_argument("--skill", type=share, metavar="P", help=f"of all hands, 0 to 1 ({usual})")


def seed_flag(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--seed",
        type=whole(0, MAX_SEED),
        metavar="S",
        help="the seed of all chance (one is drawn, and told)",
    )


def workers_flags(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--jobs", type=whole(1, 512), metavar="J", help="work on so many cores of this machine (all)"
    )
    command.add_argument(
        "--cluster",
        type=_address,
        metavar="ADDRESS",
        help="work on all cores of a Ray cluster: ray://HOST:PORT, or auto, see docs/cluster.md",
    )


def _address(text: str) -> str:
    """A type of argument: where a cluster is."""
    found = re.fullmatch(r"(?:ray://)?[^\s/:]+:([0-9]{1,5})", text)
    if text == "auto" or (found and 0 < int(found[1]) < 2**16):
        return text
    raise argparse.ArgumentTypeError(f"a cluster is auto, or ray://HOST:PORT, not {text[:60]!r}")


def workers_of(args: argparse.Namespace, *, physical: bool = False) -> Workers:
    """Who does the work: processes, or a cluster whose nodes have to prove themselves first."""
    if args.cluster is None:
        return Processes(args.jobs or os.cpu_count() or 1)
    refuse_ignored(args, "--jobs", why="is for this machine; a cluster works on all its cores")
    from teeter.lab.cluster import Cluster  # noqa: PLC0415 - seldom needed

    return Cluster(args.cluster, physical=physical, say=_warn)


def _warn(sentence: str) -> None:
    print(f"teeter: {sentence}", file=sys.stderr)


def referee_flag(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--referee", choices=["model", "physics"], default="model", help="who judges tries (model)"
    )


def record_flag(command: argparse.ArgumentParser) -> None:
    command.add_argument("--record", type=a_path, metavar="DIR", help="write every game's record here")


def a_path(text: str) -> Path:
    """A type of argument: a file or a folder. An empty word would be this folder, by accident."""
    if not text:
        raise argparse.ArgumentTypeError("a file or a folder has a name")
    return Path(text)


def whole(low: int, high: int) -> Callable[[str], int]:
    """A type of argument: a whole number within bounds."""

    def number(text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) <= 19 and low <= int(text) <= high:
            return int(text)
        raise argparse.ArgumentTypeError(f"{text[:30]!r} is not a whole number from {low} to {high}")

    return number


def share(text: str) -> float:
    """A type of argument: a number from 0 to 1."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= 1:
        raise argparse.ArgumentTypeError(f"{text[:30]!r} is not a number from 0 to 1")
    return value


def refuse_ignored(args: argparse.Namespace, *flags: str, why: str) -> None:
    """Refuse what was said and would go unheard."""
    values = [(flag, getattr(args, flag[2:].replace("-", "_"))) for flag in flags]
    said = [flag for flag, value in values if not (value is None or value is False or value == [])]
    if said:
        raise Refused(f"{said[0]} {why}")


def options_of(chosen: Game, args: argparse.Namespace) -> Options:
    choices: dict[str, str] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refused(f"an option is written NAME=VALUE, not {name[:40]!r}")
        if name in choices:
            raise Refused(f"the option {name[:40]!r} is given twice")
        choices[name] = value
    return chosen.checked(args.seats, "base" if args.variant is None else args.variant, choices)


def bots_called(text: str, chosen: Game) -> tuple[str, ...]:
    """The bots of a list with commas; each is there and plays this game."""
    names = tuple(name.strip() for name in text.split(","))
    try:
        for name in names:
            player_called(name, chosen.name)
    except BadBot as error:
        raise Refused(str(error)) from None
    return names


def seed_of(args: argparse.Namespace) -> int:
    return SystemRandom().randrange(2**32) if args.seed is None else int(args.seed)


def print_json(document: object) -> None:
    print(json_text(document))


def json_text(document: object) -> str:
    """What every reader of JSON takes: without NaN and Infinity; no terminal obeys any of it."""
    text = json.dumps(document, indent=2, ensure_ascii=False, allow_nan=False)
    return CONTROLS.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def progress(total: int, unit: str) -> Any:
    """A bar on standard error, shown when the work takes longer than a moment."""
    from tqdm import tqdm  # noqa: PLC0415 - only long work needs it

    hidden = not sys.stderr.isatty()
    return tqdm(total=total, unit=unit, delay=1.0, miniters=0, disable=hidden, leave=False)


def check_file(path: Path) -> None:
    """Refuse early: before long work whose result could not be written in the end."""
    if path.is_dir():
        raise Refused(f"{path} cannot be written: it is a folder")
    if not path.parent.is_dir():
        raise Refused(f"{path} cannot be written: there is no folder {path.parent}")


def check_skill(chosen: Game, args: argparse.Namespace) -> None:
    """Refuse a skill in a game where none is asked for."""
    if not heeds_skill(chosen):
        refuse_ignored(args, "--skill", why=f"changes nothing: {chosen.title} has no tries")


def check_physical(chosen: Game) -> None:
    """Refuse what needs hands in a game that is played without."""
    if not chosen.physical:
        have = ", ".join(name for name, one in GAMES.items() if one.physical)
        raise Refused(f"{chosen.title} has no physical table; {have} have one")


def write_file(path: Path, content: str | bytes) -> None:
    """A file that the person named; through a link, as they will have meant it."""
    try:
        path.write_bytes(_bytes(content))
    except OSError as error:
        raise Refused(f"{path} cannot be written: {error.strerror}") from None


def write_in(folder: Path, name: str, content: str | bytes) -> None:
    """A file that we name, in whosever folder: in place of a link that is there, not through it."""
    path, draft = folder / name, folder / f".{name}.{token_hex(4)}"
    try:
        with draft.open("xb") as file:  # only if it is not there: nor does this follow a link
            file.write(_bytes(content))
        draft.replace(path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink()
        raise Refused(f"{path} cannot be written: {error.strerror}") from None


def _bytes(content: str | bytes) -> bytes:
    return content.encode("utf-8") if isinstance(content, str) else content


def write_game(folder: Path, name: str, files: Files) -> None:
    """The record of a game, and its tries beside it."""
    path = folder / f"{name}{RECORD}"
    if path.exists() and path.read_bytes() != files.record.encode("utf-8"):
        raise Refused(f"{path} holds another game already: choose another folder or another --seed")
    if files.tries is not None:
        write_in(folder, beside(path).name, files.tries)
    write_in(folder, path.name, files.record)


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(f"{path} cannot be made: {error.strerror}") from None


def go_on(folder: Path, begin: Callable[[], T], what: str) -> T:
    """Begin in a folder, or where an earlier run stopped there; refused if that cannot be."""
    make_folder(folder)
    try:
        return begin()
    except OtherWork as error:
        raise Refused(f"{error} Choose another folder.") from None
    except OSError as error:
        raise Refused(f"{folder} cannot be written: {error.strerror}") from None
    except (TypeError, ValueError) as error:
        raise Refused(f"the {what} in {folder} cannot be read: {error}") from None
