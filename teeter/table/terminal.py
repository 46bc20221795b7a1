"""The table in a terminal: everything in words, moves by number, by their words or by their text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from teeter.rules.contract import REFEREE, SEATS, Game, Illegal, Move, Outcome, State, Unreadable, act
from teeter.rules.text import Text, Words
from teeter.table.events import Reported
from teeter.table.log import Entry, TablePlan
from teeter.table.numbering import listed, numbered
from teeter.table.refusal import Refusal
from teeter.table.scores import result
from teeter.table.sentences import made, sentence
from teeter.table.table import Table
from teeter.table.typed import begun, folded, meant


class Referee(Protocol):
    """Who answers when the REFEREE is on turn: the rules know neither chance nor physics."""

    def report(self, game: Game, state: State) -> Move:
        """The REFEREE's next move."""


Heard = Sequence[tuple[int, str]]
Bot = Callable[[State, int, Heard], tuple[Move, Words]]
"""For a seat, and all that it has heard: its move, and why."""

HOLDER: Final = "you"  # of the one person's seat
FEW: Final = 12  # moves that have a line each
HELP: Final = Text("terminal-help")
COMMANDS: Final = ("table", "moves", "why", "rules", "undo", "save", "quit")
ABOUT: Final = tuple(Text(f"terminal-about-{name}") for name in COMMANDS)


class Quit(Exception):
    """The person has left the table."""


@dataclass(frozen=True, slots=True)
class Doors:
    """What joins a table to the person and the world outside."""

    ask: Callable[[str], str]  # raises Quit
    tell: Callable[[str], None]
    say: Callable[[Words], str]  # a sentence in the person's language
    clock: Callable[[], float]
    rules: Callable[[str], str]  # the game's page, or its parts about a word
    save: Callable[[str], list[Words]]  # keeps the game under a name, and what to say of that


def laid(plan: TablePlan, me: int, level: str) -> Table:
    """A table where one person sits, and bots of a level in all other seats."""
    table = Table(plan, plan.opened)
    table.came(HOLDER)
    for seat in range(plan.options.seats):
        if seat == me:
            table.sit(seat, HOLDER, "", plan.opened)
        else:
            table.put_bot(seat, HOLDER, level, plan.opened)
    return table


class Terminal:
    """One person at a table."""

    def __init__(self, table: Table, me: int, referee: Referee, bot: Bot, doors: Doors) -> None:
        self.table = table
        self.game = table.game
        self.me = me
        self.referee = referee
        self.bot = bot
        self.doors = doors
        self.reasons: list[tuple[list[Words], Words]] = []  # what bots did since my last move, and why
        # Table and moves, in this turn.
        self._told: tuple[Sequence[Words], dict[int, str]] | None = None
        self._texts = {text.lower(): text for text in self.game.moves}
        self._commands: dict[str, Callable[[str], None]] = {"exit": self._quit}
        for name, do in {
            "help": self._help,
            "table": lambda _: self._show_table(),
            "look": lambda _: self._show_table(),
            "moves": lambda _: self._show_moves(),
            "why": lambda _: self._show_reasons(),
            "rules": lambda words: doors.tell(doors.rules(words)),
            "undo": self._undo,
            "save": lambda name: self._tell(*doors.save(name)),
            "quit": self._quit,
        }.items():
            self._commands |= {name: do, folded(doors.say(Text(f"command-{name}"))): do}

    @property
    def state(self) -> State:
        assert self.table.state is not None, "all seats are taken, so the game has begun"
        return self.table.state

    def play(self) -> Outcome:
        """Play to the end. Raises Quit."""
        self.doors.tell(self.game.title)
        self._tell(Text("terminal-seat", seat=SEATS[self.me]), HELP)
        while self.table.turn is not None:
            self._step(self.table.turn)
        self._show_table()
        outcome = self.table.outcome
        assert outcome is not None, "nobody is on turn, so the game is over"
        self._tell(*result(self.game, self.state.options, outcome))
        return outcome

    def _step(self, who: int) -> None:
        table, now = self.table, self.doors.clock()
        if who == self.me:
            self._my_turn()
            return
        self._told = None
        if who != REFEREE:
            move, why = self.bot(self.state, who, table.heard_by(who))
            self.reasons.append((self._hear(table.play_for(who, move.text, table.version, now)), why))
        elif self.game.physical:
            move = self.referee.report(self.game, self.state)
            said = made(self.game.name, move.text, None)
            self._hear(table.report(Reported(move.text, said), now))
        else:
            self._hear(table.chance(now))

    def _tell(self, *sentences: Words) -> None:
        for one in sentences:
            self.doors.tell(self.doors.say(one))

    def _hear(self, entries: list[Entry]) -> list[Words]:
        """What has just happened, as I hear it, and what came of it for all to see."""
        told = [sentence(self.table, entry, self.me) for entry in entries]
        self.doors.tell(self._said(told))
        self._tell(*(one for entry in entries for one in entry.led))
        return told

    def _said(self, sentences: Sequence[Words]) -> str:
        return " ".join(map(self.doors.say, sentences))

    # What can be asked

    def _show_table(self, but: Sequence[Words] = ()) -> None:
        self._tell(*(one for one in self.game.describe(self.state.view(self.me)) if one not in but))

    def _show_news(self) -> None:
        """What I need to know to go on: all, or in the middle of my turn what has changed."""
        view, labels = self.state.view(self.me), self._labels()
        lines, lately = self.game.describe(view), self.game.lately(view)
        if self._told is None:
            self._show_table(but=lately)
            self._show_moves()
        else:
            before, could = self._told
            self._show_table(but=[*before, *lately, *self.game.follows(view)])
            self._show_new_moves(labels, could)
        self._told = lines, labels

    def _show_new_moves(self, labels: dict[int, str], could: dict[int, str]) -> None:
        """Only these, if I still can do all that I could but what I did."""
        still = could.items() & labels.items()
        if not still or len(still) < len(could) - 1:
            self._show_moves()
            return
        new = {number: words for number, words in labels.items() if could.get(number) != words}
        if new:
            self._tell(Text("terminal-moves-more", moves="; ".join(listed(new))))

    def _numbered_moves(self) -> dict[int, Move]:
        """My legal moves, each by the number that means it."""
        legal = set(self.state.moves())
        return numbered(self.game, [move for move in self.game.moves.values() if move in legal])

    def _labels(self) -> dict[int, str]:
        """My legal moves in words, by the same numbers."""
        view = self.state.view(self.me)
        return {
            number: self.doors.say(self.game.telling.label(move.text, view))
            for number, move in sorted(self._numbered_moves().items())
        }

    def _show_moves(self) -> None:
        labels = self._labels()
        if len(labels) > FEW:
            self._tell(Text("terminal-moves-all", moves="; ".join(listed(labels))))
        else:
            self._tell(Text("terminal-moves"))
            for number, words in labels.items():
                self.doors.tell(f"{number} {words}")

    def _show_reasons(self) -> None:
        if not self.reasons:
            self._tell(Text("terminal-nobody-moved"))
        for did, why in self.reasons:
            self.doors.tell(f"{self._said(did)} {self.doors.say(why)}")

    def _help(self, _: str) -> None:
        self._tell(HELP, *ABOUT)

    def _quit(self, _: str) -> None:
        raise Quit

    def _undo(self, _: str) -> None:
        """By the table's own rules: what a hand has done is done, and bots do not object."""
        try:
            undone = self.table.ask_undo(self.me, HOLDER, self.table.version, self.doors.clock())
        except Refusal as no:
            self._tell(no.sentence)
            return
        self.reasons.clear()
        self._hear(undone)
        self._told = None
        self._show_table()
        self._show_moves()

    # My move

    def _my_turn(self) -> None:
        """I am asked until I make a move."""
        self._show_news()
        move = None
        while move is None:
            words = " ".join(self.doors.ask("> ").split())
            name, _, rest = words.partition(" ")
            command = self._commands.get(folded(name))
            if command is None and words.lower() not in self._texts:
                move = self._short(words)
                command = None if move else begun(name, self._commands)
            if command:
                command(rest)
            elif move is None:
                move = self._understood(words.lower())
        self.reasons.clear()
        self._hear(self.table.play_for(self.me, move.text, self.table.version, self.doors.clock()))

    def _short(self, words: str) -> Move | None:
        """The legal move that is meant by some of its words."""
        moves = self._numbered_moves()
        return meant(words, {text: moves[number] for number, text in self._labels().items()})

    def _understood(self, words: str) -> Move | None:
        """The legal move that is meant, or None after saying why not."""
        moves = self._numbered_moves()
        if words.isdecimal() and len(words) < 5:
            if int(words) not in moves:
                self._tell(Text("terminal-no-move", number=str(int(words))), HELP)
            return moves.get(int(words))
        said = {text.lower(): moves[number] for number, text in self._labels().items()}
        if words in said:
            return said[words]
        try:
            move = self.game.moves.parse(self._texts.get(words, words))
            act(self.game, self.state.copy(), self.me, move)
        except Illegal as no:
            self.doors.tell(f"{self.doors.say(no.sentence)} ({no.rule})")
        except Unreadable as no:
            self._tell(no.sentence, HELP)
        else:
            return move
        return None
