"""A game in words that is not over, in a file: how it was dealt, and every move, to go on another day.

The file holds what is hidden at the table, too. A finished game is kept as a record instead.
"""

from __future__ import annotations

from typing import Final

import msgspec

from teeter.rules.contract import REFEREE, Fault, Setup
from teeter.rules.games import game
from teeter.table.events import Reported
from teeter.table.log import TablePlan
from teeter.table.record import RecordLine
from teeter.table.refusal import Refusal
from teeter.table.sentences import made
from teeter.table.table import Table
from teeter.table.terminal import HOLDER, laid
from teeter.words.speaker import english_quoted

FORM: Final = 1
MOST_BYTES: Final = 4_000_000  # far more than the longest game has


class BadSaved(Fault):
    """This is not a saved game, or not one that can be gone on with. Says why in a sentence."""


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that is not over."""

    teeter_saved: int
    game: str
    seats: int
    variant: str
    choices: dict[str, str]
    seed: str
    seat: int  # the person's
    level: str  # of the bots
    skill: float  # of all hands
    setup: Setup
    moves: list[tuple[float, int, str]]  # seconds, who, what
    language: str = ""  # of the person; in older files that of the computer

    def table(self) -> Table:
        """The table as it was left. Raises BadSaved."""
        try:
            options = game(self.game).checked(self.seats, self.variant, self.choices)
            table = laid(TablePlan(self.game, options, self.seed, 0.0, HOLDER), self.seat, self.level)
            if table.setup != self.setup:
                raise BadSaved("This game was dealt by another version of Teeter.")
            for seconds, who, text in self.moves:
                _play(table, RecordLine(seconds, who, text))
        except (Refusal, Fault) as no:
            raise BadSaved(no.sentence) from None
        if table.turn is None:
            raise BadSaved("This game is over.")
        return table


def _play(table: Table, line: RecordLine) -> None:
    if line.who == REFEREE:
        said = Reported(line.text, made(table.game.name, line.text, None))
        table.report(said, line.seconds or 0.0)
    else:
        table.play_for(line.who, line.text, table.version, line.seconds or 0.0)


def saved_of(table: Table, seat: int, level: str, skill: float, language: str = "") -> Saved:
    """A table as it is now, to be gone on with."""
    plan = table.plan
    return Saved(
        teeter_saved=FORM,
        game=plan.game,
        seats=plan.options.seats,
        variant=plan.options.variant,
        choices=dict(plan.options.choices),
        seed=plan.seed,
        seat=seat,
        level=level,
        skill=skill,
        setup=table.setup,
        moves=[(line.seconds or 0.0, line.who, line.text) for line in table.lines],
        language=language,
    )


def save(table: Table, seat: int, level: str, skill: float, language: str = "") -> bytes:
    """The content of the file."""
    saved = saved_of(table, seat, level, skill, language)
    return msgspec.json.format(msgspec.json.encode(saved), indent=1) + b"\n"


def load(file: bytes) -> Saved:
    """What `save` has written. Raises BadSaved."""
    if len(file) > MOST_BYTES:
        raise BadSaved("The file is too large for a saved game.")
    try:
        saved = msgspec.json.decode(file, type=Saved)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        why = english_quoted(error)  # it names what the file holds
        raise BadSaved(f"This is not a saved game of Teeter: {why}.") from None
    if saved.teeter_saved != FORM:
        raise BadSaved(f"This game is saved in form {saved.teeter_saved}; form {FORM} can be read.")
    if not 0 <= saved.seat < saved.seats or not 0 <= saved.skill <= 1:
        raise BadSaved("There is no such seat, or no such skill.")
    return saved
