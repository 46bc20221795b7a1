"""What a table in words needs of the machine: a language, the game's page, a file to keep it in."""

from __future__ import annotations

import argparse
import locale
import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

from teeter.bots.levels import LEVELS
from teeter.commands.common import Refused, refuse_ignored, write_file
from teeter.commands.plain import plain
from teeter.rules.contract import Fault, Game
from teeter.rules.games import game
from teeter.rules.text import Text, Words, quoted
from teeter.table.saved import BadSaved, Saved, load
from teeter.words.catalogues import ENGLISH, LANGUAGES
from teeter.words.speaker import english, speaker

_BY_NAME: Final = {"german": "de", "french": "fr", "spanish": "es"}  # how Windows says it
WIDEST: Final = 100  # letters in a line that are still easy to read
SAID_BY_FILE: Final = ("--seats", "--variant", "--option", "--seed", "--skill", "--level", "--seat")
SECRETS: Final = Text("terminal-secrets")


def language_flag(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--language", choices=LANGUAGES, help="of the words here (that of this computer, or English)"
    )


def language_of(asked: str | None) -> str:
    """The language that was asked for, else that of the computer if we speak it."""
    if asked is not None:
        return asked
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    here = next(filter(None, settings), None) or locale.getlocale()[0] or ""
    spoken = re.split("[-_.]", here.lower())[0]
    code = _BY_NAME.get(spoken, spoken)
    return code if code in LANGUAGES else ENGLISH


def sayer(asked: str | None, *games: str) -> Callable[[Words], str]:
    """Who says our words in a language, in a game or where none is chosen yet."""
    return speaker(language_of(asked), *games)


def page_of(chosen: Game, asked: str | None, words: str = "") -> str:
    """The page of a game in plain text, or the parts whose titles have these words. Raises Refused."""
    from teeter.server.languages import page  # noqa: PLC0415 - a library that only servers need

    text = page(chosen, language_of(asked))
    width = min(shutil.get_terminal_size().columns, WIDEST)
    if not words:
        return plain(text, width)
    parts = [f"## {part}".rstrip() for part in text.split("\n## ")[1:]]
    titles = [part.partition("\n")[0].removeprefix("## ") for part in parts]
    found = [part for part, title in zip(parts, titles, strict=True) if words.lower() in title.lower()]
    if not found:
        raise Refused(Text("terminal-no-part", part=quoted(words), there=[*titles]))
    return plain("\n\n".join(found), width)


def loaded(args: argparse.Namespace) -> Saved:
    """The saved game of --load. Raises Refused, also for what that game says itself."""
    refuse_ignored(args, *SAID_BY_FILE, why="is said by the saved game; leave it out")
    try:
        saved = load(args.load.read_bytes())
        if args.game and game(args.game).name != saved.game:
            raise BadSaved(f"This is a game of {game(saved.game).title}.")
        if saved.level not in [level.name for level in LEVELS]:
            raise BadSaved(f"There is no bot {saved.level[:40]!r}.")
        if saved.language not in ("", *LANGUAGES):
            raise BadSaved(f"There is no language {saved.language[:40]!r}.")
    except OSError as error:
        raise Refused(f"{args.load} cannot be read: {error.strerror}") from None
    except Fault as error:
        raise Refused(f"{args.load}: {english(error.sentence)}") from None
    return saved


class Keeper:
    """Keeps a game in a file: that of --load, or a new one; what else lies there stays as it is."""

    def __init__(self, game_name: str, content: Callable[[], bytes], loaded_from: Path | None) -> None:
        self._content = content
        self._usual = loaded_from or Path(f"{game_name}.saved.json")
        self._ours = {self._usual} if loaded_from else set()

    def save(self, name: str) -> list[Words]:
        """Write the file; what there is to say of it."""
        path = Path(name) if name else self._usual
        if path not in self._ours and path.exists():
            return [Text("terminal-file-there", path=str(path))]
        try:
            write_file(path, self._content())
        except Refused:
            return [Text("terminal-not-written", path=str(path))]
        self._ours.add(path)
        command = f"teeter play --text --load {path}"
        return [Text("terminal-kept", command=command), SECRETS]
