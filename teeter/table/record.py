"""The record of a finished game: one text file that a person and a program can read.

The format is defined in docs/record.md; this file writes it and reads it back.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from teeter import __version__
from teeter.rules.contract import REFEREE, SEATS, BadOptions, Fault, Options, Outcome, Setup, name_of
from teeter.rules.games import GAMES, game
from teeter.rules.text import Text, Words, quoted

ENGINE: Final = f"teeter {__version__}"
MAGIC: Final = "teeter-record 1"
NO_PHYSICS: Final = "none"  # in the header: no world judged the tries, if there were any
RULE: Final = "---"
LONGEST_NAME: Final = 40  # more than people may have (seats.py): bots are called by their kind, too
_TIME: Final = re.compile(r"-|(0|[1-9]\d{0,8})\.\d{3}", re.ASCII)
_COUNT: Final = re.compile(r"0|[1-9]\d{0,8}", re.ASCII)
_SCORE: Final = re.compile(r"0|-?[1-9]\d{0,8}", re.ASCII)
_WORD: Final = re.compile(r"[!-~]{1,80}")
_WHO: Final = (*SEATS, "REFEREE")


class BadRecord(Fault):
    """This is not the record of a game. Says in which line (0: in none), and why."""

    def __init__(self, line: int, flaw: Words) -> None:
        super().__init__(Text("record-line", line=str(line), flaw=flaw) if line else flaw)
        self.line = line


@dataclass(frozen=True, slots=True)
class RecordLine:
    """One move: when (seconds since the start, None without a clock), who, what."""

    seconds: float | None
    who: int
    text: str
    helped: int | None = None  # of the REFEREE: the seat whose hand it was, if that was helped

    def __str__(self) -> str:
        time = "-" if self.seconds is None else f"{self.seconds:.3f}"
        return f"{time} {name_of(self.who)} {self.text}"


@dataclass(frozen=True, slots=True)
class Record:
    """A finished game: how it was set up, every move, and how it ended."""

    game: str
    options: Options
    names: tuple[str, ...]
    seed: str
    engine: str
    physics: str
    setup: Setup
    outcome: Outcome
    lines: tuple[RecordLine, ...]
    first_line: int = field(default=0, compare=False)  # where the moves begin in the file
    sealed: bool = field(default=True, compare=False)  # the seal fits the lines above it


def write(record: Record) -> str:
    """The text of a record."""
    outcome = record.outcome
    header = [
        MAGIC,
        f"game {record.game}",
        f"variant {record.options.variant}",
        *(f"option {name} {value}" for name, value in record.options.choices),
        f"seats {record.options.seats}",
        *(f"name {SEATS[seat]} {name}" for seat, name in enumerate(record.names)),
        f"seed {record.seed}",
        f"engine {record.engine}",
        f"physics {record.physics}",
        *(" ".join(["setup", key, *pieces]) for key, pieces in record.setup.items()),
        f"result {' '.join(map(name_of, outcome.winners))}",
        f"scores {' '.join(map(str, outcome.scores))}",
        f"reason {outcome.reason}",
        f"moves {len(record.lines)}",
        *_helped(record.lines),
        RULE,
    ]
    body = "\n".join([*header, *map(str, record.lines)]) + "\n"
    return f"{body}seal {_seal(body)}\n"


def _helped(lines: tuple[RecordLine, ...]) -> Iterator[str]:
    """For each seat whose hand was helped, the numbers of the lines that came of it."""
    for seat, letter in enumerate(SEATS):
        numbers = [str(number) for number, line in enumerate(lines, 1) if line.helped == seat]
        if numbers:
            yield " ".join(["helped", letter, *numbers])


def read(told: str | bytes) -> Record:
    """The record that a text or a file holds, its form checked but not its moves. Raises BadRecord.

    What Windows or a mail adds to every text, a mark at its beginning and another end of lines, is
    taken away again.
    """
    text = told if isinstance(told, str) else _decoded(told)
    return _Reader(text.removeprefix("\ufeff").replace("\r\n", "\n")).record()


def _decoded(file: bytes) -> str:
    try:
        return file.decode("utf-8")
    except UnicodeDecodeError as error:
        line = file.count(b"\n", 0, error.start) + 1
        raise BadRecord(line, Text("record-utf8")) from None


def _seal(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()


class _Reader:
    """Reads a record line by line, and knows in which line it is."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = text.split("\n")
        self.at = 0

    def record(self) -> Record:
        if self.line() != MAGIC:
            raise self.bad(Text("record-begins", magic=quoted(MAGIC)))
        name = self.value("game")
        if name not in GAMES:
            raise self.bad(Text("record-game", name=quoted(name)))
        options = self.options(name)
        names = tuple(self.name(seat) for seat in range(options.seats))
        seed, engine, physics = (self.value(key) for key in ("seed", "engine", "physics"))
        setup = {key: self.pieces(key) for key in game(name).setup_keys}
        outcome = self.outcome(options)
        count = self.number("moves")
        helped = self.helped(options, count)
        if self.line() != RULE:
            raise self.bad(Text("record-header", rule=quoted(RULE)))
        first = self.at + 1
        lines = tuple(self.of_hands(self.moves(count), helped))
        sealed = self.seal()
        return Record(name, options, names, seed, engine, physics, setup, outcome, lines, first, sealed)

    def bad(self, flaw: Words) -> BadRecord:
        return BadRecord(self.at, flaw)

    def line(self) -> str:
        self.at += 1
        if self.at > len(self.lines) - 1:  # the last line ends with a line feed too
            raise self.bad(Text("record-middle"))
        return self.lines[self.at - 1]

    def value(self, key: str) -> str:
        line = self.line()
        if not line.startswith(key + " ") or line != " ".join(line.split()) or not line.isprintable():
            raise self.bad(Text("record-here", part=quoted(f"{key} ..."), found=quoted(line)))
        return line[len(key) + 1 :]

    def words(self, key: str) -> list[str]:
        words = self.value(key).split(" ")
        if not all(map(_WORD.fullmatch, words)):
            raise self.bad(Text("record-words"))
        return words

    def number(self, key: str) -> int:
        value = self.value(key)
        if not _COUNT.fullmatch(value):
            raise self.bad(Text("record-number", name=key, value=quoted(value)))
        return int(value)

    def options(self, name: str) -> Options:
        variant = self.value("variant")
        choices = {}
        for choice in game(name).choices:
            words = self.words("option")
            if len(words) != 2 or words[0] != choice:
                raise self.bad(Text("record-part", part=quoted(f"option {choice} ...")))
            choices[choice] = words[1]
        seats = self.number("seats")
        try:
            return game(name).checked(seats, variant, choices)
        except BadOptions as error:
            raise self.bad(error.sentence) from None

    def name(self, seat: int) -> str:
        letter, _, name = self.value("name").partition(" ")
        if letter != SEATS[seat] or not 0 < len(name) <= LONGEST_NAME:
            part = quoted(f"name {SEATS[seat]} ...")
            raise self.bad(Text("record-name", part=part, most=LONGEST_NAME))
        return name

    def pieces(self, key: str) -> list[str]:
        found, *pieces = self.words("setup")
        if found != key:
            raise self.bad(Text("record-part", part=quoted(f"setup {key} ...")))
        return pieces

    def outcome(self, options: Options) -> Outcome:
        letters = self.words("result")
        if letters != [seat for seat in SEATS[: options.seats] if seat in letters]:
            raise self.bad(Text("record-result"))
        winners = tuple(map(SEATS.index, letters))
        words = self.words("scores")
        if len(words) != options.seats or not all(map(_SCORE.fullmatch, words)):
            raise self.bad(Text("record-scores", count=options.seats))
        return Outcome(winners, tuple(map(int, words)), self.value("reason"))

    def helped(self, options: Options, count: int) -> dict[int, int]:
        """By line of the moves: the seat whose hand was helped. Most records have none."""
        found: dict[int, int] = {}
        seats = list(SEATS[: options.seats])
        while self.at < len(self.lines) and self.lines[self.at].startswith("helped "):
            letter, *words = self.words("helped")
            numbers = [int(word) for word in words if _COUNT.fullmatch(word)]
            known = letter in seats and len(numbers) == len(words) > 0
            if (
                not known
                or numbers != sorted({*numbers})
                or not 1 <= numbers[0] <= numbers[-1] <= count
                or not found.keys().isdisjoint(numbers)
            ):
                raise self.bad(Text("record-helped", count=count))
            del seats[: seats.index(letter) + 1]
            found |= dict.fromkeys(numbers, SEATS.index(letter))
        return found

    def of_hands(self, lines: list[RecordLine], helped: dict[int, int]) -> Iterator[RecordLine]:
        for number, line in enumerate(lines, 1):
            if number in helped and line.who != REFEREE:
                raise self.bad(Text("record-not-hand", number=number))
            yield replace(line, helped=helped.get(number))

    def moves(self, count: int) -> list[RecordLine]:
        lines: list[RecordLine] = []
        before = 0.0
        while len(lines) < count:
            time, _, rest = self.line().partition(" ")
            who, _, text = rest.partition(" ")
            if not _TIME.fullmatch(time) or who not in _WHO or not text:
                raise self.bad(Text("record-move"))
            seconds = None if time == "-" else float(time)
            if seconds is not None and seconds < before:
                raise self.bad(Text("record-time"))
            before = seconds or before
            lines.append(RecordLine(seconds, _WHO.index(who) if who in SEATS else -1, text))
        return lines

    def seal(self) -> bool:
        body = "".join(line + "\n" for line in self.lines[: self.at])
        seal = self.value("seal")
        if self.lines[self.at :] != [""]:
            self.at += 1
            raise self.bad(Text("record-after-seal"))
        return seal == _seal(body)
