"""The contract of a game: what every game promises, and the values it speaks in."""

from __future__ import annotations

import difflib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import count, islice
from random import Random
from typing import Any, Final, Generic, Self, TypeVar, final

from teeter.rules import extras
from teeter.rules.extras import MORE, Alone, Drawing, Reporting, Scoring, Telling, Undo, mypyc_attr
from teeter.rules.extras import SEATS as SEATS  # noqa: PLC0414 - handed on
from teeter.rules.text import MOST_QUOTED, Text, Words, either, quoted

T = TypeVar("T")
V_co = TypeVar("V_co", covariant=True, bound=Mapping[str, object])

REFEREE: Final = -1  # speaks for chance and for the physical world
NOBODY: Final = -2  # is on turn when the game is over
ALONE: Final = range(1, 2)  # how many seats there are for one person
SHOWS: Final = ": "  # in what is heard of a move: after it stands what the move turns up

View = Mapping[str, object]
"""What a seat may know, of any game; each game has a type of its own for its views."""

Setup = dict[str, list[str]]
"""Everything that is laid out or shuffled before the first move, in words."""


@mypyc_attr(allow_interpreted_subclasses=True)  # rooms above the rules have some
class Fault(ValueError):
    """Something is not as it must be; the sentence tells people what."""

    def __init__(self, sentence: Words) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class Unreadable(Fault):
    """The text names no move of this game."""


class BadOptions(Fault):
    """The number of seats, the variant or an option is not one this game has."""


class BadSetup(Fault):
    """The set-up does not hold the pieces of this game."""


class BadState(ValueError):
    """The JSON is not what a state of this game has written."""


class Reason(StrEnum):
    """Why a move is refused, for programs; the sentence beside it is for people."""

    OVER = "over"  # the game has ended
    NOT_YOURS = "not-yours"  # somebody else is asked
    NOT_NOW = "not-now"  # the turn is at another step
    NOT_THERE = "not-there"  # no such piece, tile or card to do it with
    WRONG_COLOUR = "wrong-colour"  # the rules ask for another colour
    FORBIDDEN = "forbidden"  # a rule says no


class Illegal(ValueError):
    """A readable move that the rules refuse. The state is unchanged."""

    def __init__(self, reason: Reason, rule: str, sentence: Words) -> None:
        super().__init__(f"{sentence} ({rule})")
        self.reason = reason
        self.rule = rule
        self.sentence = sentence


OVER: Final = Text("no-over")


@final
class Move:
    """One move in the players' words. A game makes each of its moves once, so `is` compares them."""

    __slots__ = ("arg", "extra", "referee", "text", "verb", "well")

    def __init__(self, text: str, verb: int, arg: int, extra: int, well: bool | None) -> None:
        self.text = text
        self.verb = verb  # the kind of move; no two games share a number, so strangers are noticed
        self.arg = arg  # what it is done to: a place, a colour, a card, a seat
        self.extra = extra  # a second thing, where a move names two
        self.referee = well is not None  # spoken by the REFEREE, not by a seat
        self.well = well  # of the REFEREE's: False if a hand has failed, or something fell

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Moves(dict[str, Move]):
    """Every move there is in a game, by its text."""

    def add(self, text: str, verb: int, arg: int = 0, extra: int = 0) -> Move:
        """A new move of a seat."""
        return self.setdefault(text, Move(text, verb, arg, extra, None))

    def say(self, text: str, verb: int, arg: int = 0, extra: int = 0, *, well: bool = True) -> Move:
        """A new move of the REFEREE."""
        return self.setdefault(text, Move(text, verb, arg, extra, well))

    def parse(self, text: str) -> Move:
        """The move with this text. Raises Unreadable."""
        move = self.get(text)
        if move is None:
            said = quoted(str(text))
            near = [*map(quoted, difflib.get_close_matches(str(text)[:MOST_QUOTED], self, n=3))]
            hint = Text("no-move-near", move=said, near=either([*near])) if near else None
            raise Unreadable(hint or Text("no-move", move=said))
        return move

    def stranger(self, move: object, rule: str) -> Exception:
        """What a game raises that is given something else than a move of its own."""
        if isinstance(move, Move):
            return Illegal(Reason.NOT_THERE, rule, Text("no-such-move", move=move.text))
        return TypeError(f"A state plays a Move, and {move!r:.80} is none; `game.moves` has them all.")


@dataclass(frozen=True, slots=True)
class Options:
    """How a game is played: seats, variant, and the choices the game offers."""

    seats: int
    variant: str
    choices: tuple[tuple[str, str], ...] = ()

    def __getitem__(self, choice: str) -> str:
        for name, value in self.choices:
            if name == choice:
                return value
        raise KeyError(choice)

    def __reduce__(self) -> tuple[object, ...]:
        """For pickles and copies: a frozen class that is compiled cannot be filled in afterwards."""
        return Options, (self.seats, self.variant, self.choices)

    def to_json(self) -> dict[str, object]:
        return {"seats": self.seats, "variant": self.variant, "choices": dict(self.choices)}


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won (several share a win), everybody's score, and why."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str

    def __reduce__(self) -> tuple[object, ...]:
        """As with options."""
        return Outcome, (self.winners, self.scores, self.reason)


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages are not compiled
class StateWith(ABC, Generic[V_co]):
    """A game under way, and the type of its views. `play` changes it in place, `copy` gives another.

    Slots hold numbers, strings, lists of those, and Options: whatever JSON can carry.
    """

    __slots__ = ("options", "turn")

    options: Options
    turn: int  # the seat to move, or REFEREE, or NOBODY

    @abstractmethod
    def moves(self) -> Sequence[Move]:
        """Every legal move of whoever is on turn. To be read, not kept: `play` may change it."""

    def asides(self, who: int) -> Sequence[Move]:
        """Every legal move of somebody who is not on turn."""
        return ()

    @abstractmethod
    def play(self, move: Move) -> None:
        """Make a move of `moves`, or of somebody's `asides`. Raises Illegal and changes nothing.

        Also a move of another game is Illegal; what is no Move at all is a TypeError.
        """

    @abstractmethod
    def copy(self) -> Self:
        """An independent state, equal to this one."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The result, or None while the game goes on."""

    def view(self, seat: int | None) -> V_co:
        """All that this seat may know (None: a spectator), ready for JSON. The only door.

        Raises ValueError for whoever is neither: REFEREE and NOBODY have no eyes.
        """
        if seat is not None and seat not in range(self.options.seats):
            raise ValueError(
                f"There is no seat {seat!r} among {self.options.seats}; a spectator is None."
            )
        return self._view(seat)

    @abstractmethod
    def _view(self, seat: int | None) -> V_co:
        """What `view` shows a seat that is there, or a spectator."""

    @abstractmethod
    def redeal(self, seat: int | None, rng: Random) -> Self:
        """A copy in which everything this seat cannot know is dealt anew, from its view alone.

        States with the same view and the same chance give the same copy: sort before you shuffle, or a
        bot that searches with a seed plays by what it cannot know.
        """

    def heard(self, move: Move, seat: int | None) -> str:
        """What a seat hears and sees of a legal move about to be played: "turn 17: seal".

        Whoever keeps all that was heard knows whatever this seat has seen, also what is covered again.
        """
        shown = self.turns_up(move, seat)
        return f"{self.spoken(move, seat)}{SHOWS}{shown}" if shown else self.spoken(move, seat)

    def spoken(self, move: Move, seat: int | None) -> str:
        """The text of a move as a seat hears it: less what is secret."""
        return move.text

    @abstractmethod
    def turns_up(self, move: Move, seat: int | None) -> str:
        """What a legal move about to be played turns up before a seat's eyes; "" is nothing."""

    def to_json(self) -> dict[str, object]:
        """The whole state, hidden parts too, ready for JSON."""
        data: dict[str, object] = {"options": self.options.to_json(), "turn": self.turn}
        for name in sorted(_fields(type(self))):
            data[name] = _plain(getattr(self, name))
        return data

    def read_json(self, options: Options, data: Mapping[str, Any]) -> None:
        """Fill a new state with what `to_json` wrote."""
        self.options = options
        self.turn = data["turn"]
        for name in _fields(type(self)):
            setattr(self, name, _plain(data[name]))


State = StateWith[View]
"""A state of any game, for whoever does not know which."""


def _fields(cls: type) -> set[str]:
    """The slots of a game's own classes; mypyc keeps their names in an attribute of its own."""
    own = [vars(base) for base in cls.__mro__ if base is not StateWith and issubclass(base, StateWith)]
    names = [slots.get("__mypyc_attrs__") or slots.get("__slots__") or () for slots in own]
    return {name for some in names for name in some} - {"options", "turn", "__dict__"}


def _plain(value: object) -> object:
    return [_plain(item) for item in value] if isinstance(value, list | tuple) else value


_FREE_VERBS: Final = count(1000)  # those of Teeter's own games lie below, and are fixed


def verbs(number: int) -> list[int]:
    """So many numbers for kinds of moves that no other game has. They differ from run to run."""
    return list(islice(_FREE_VERBS, number))


# What a game gets that does not say


def _points(options: Options, reason: str) -> Scoring:
    return Scoring(Text("score-points"), lambda score: Text("score-point-count", count=score), MORE)


def _by_chance(state: State, rng: Random, skill: float) -> Move:
    return rng.choice(state.moves())


@dataclass(frozen=True, slots=True)
class Game:
    """One game of the list: what it is called, how it may be played, and how it starts."""

    name: str
    title: str
    package: str  # where it lives: there lie its pages
    seats: range
    turn_rule: str  # the rule that says who is on turn
    setup_keys: tuple[str, ...]  # the parts of its set-up, in order
    moves: Moves
    new: Callable[[Options, Setup], State]  # raises BadSetup
    empty: Callable[[], State]  # a state with nothing in it, to be read from JSON
    deal: Callable[[Options, int, Random], Setup]  # options, the seat that begins, chance
    variants: tuple[str, ...] = field(default=("base",))  # the base game first
    # Option -> its values, the default first.
    choices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    credits: Words = field(default="")
    shelf: int = field(default=100)  # where it stands among the games; beside each other by name
    # A referee without a world: state, chance, skill.
    stand_in: Callable[[Any, Random, float], Move] = field(default=_by_chance)
    skilled: bool = field(default=True)  # False: all that its referee says is chance, as with cards
    describe: Callable[[Any], Sequence[Words]] = field(default=extras.plain_words)  # a view in words
    scoring: Callable[[Options, str], Scoring] = field(default=_points)  # options, why the game ended
    # What the last move led to.
    lately: Callable[[Any], Sequence[Words]] = field(default=extras.no_words)
    # What is known to who heard all moves.
    follows: Callable[[Any], Sequence[Words]] = field(default=extras.no_words)
    always: str = field(default="")  # a move that a seat may have made for it whenever it is asked
    physical: str = field(default="")  # where its `PhysicalGame` is: "package.physical:PHYSICAL"
    secret: bool = field(default=False)  # a seat sees what others may not, like cards in a hand
    # Whose hand is at work while the referee watches, by the view of a spectator.
    acting: Callable[[Any], int | None] = field(default=extras.nobody)
    view_type: type | None = field(default=None)  # the TypedDict of its views
    telling: Telling = field(default_factory=Telling)
    undo: Undo = field(default_factory=Undo)
    reporting: Reporting = field(default_factory=Reporting)
    drawing: Drawing = field(default_factory=Drawing)
    alone: Alone = field(default_factory=Alone)  # what one person may play; `new` knows these variants
    bots: str = field(default="")  # the reference of its Minds (teeter/bots/levels.py)
    encoding: str = field(default="")  # that of its Encoding (teeter/rules/encoding.py)
    chance: str = field(default="")  # that of its Chance (teeter/rules/chance.py)

    def options(self, seats: int | None = None, variant: str = "base", **choices: str) -> Options:
        """Checked options. Raises BadOptions."""
        return self.checked(seats, variant, choices)

    def checked(self, seats: int | None, variant: str, choices: Mapping[str, str]) -> Options:
        """The same for what somebody has written: any name may stand among the choices."""
        places = ALONE if variant in self.alone.variants else self.seats
        count = places[0] if seats is None else seats
        if type(count) is not int or count not in places:
            least, most = places[0], places[-1]
            told = Text("no-seats", game=self.title, least=least, most=most, count=repr(count))
            raise BadOptions(told)
        if variant not in self.variants and variant not in self.alone.variants:
            there: list[Words] = [*self.variants]
            raise BadOptions(Text("no-variant", game=self.title, variant=quoted(variant), there=there))
        for name, value in choices.items():
            allowed = self.choices.get(name)
            if allowed is None:
                raise BadOptions(self._no_option(name))
            if value not in allowed:
                values = either([*allowed])
                raise BadOptions(
                    Text("no-value", game=self.title, option=name, values=values, value=quoted(value))
                )
        chosen = tuple((name, choices.get(name, values[0])) for name, values in self.choices.items())
        return Options(count, variant, chosen)

    def _no_option(self, name: str) -> Text:
        there: list[Words] = [*self.choices]
        return Text("no-option", game=self.title, option=quoted(name), count=len(there), there=there)

    def start(self, options: Options, rng: Random, first: int | None = None) -> State:
        """A new game, dealt by chance; without `first` chance also says who begins."""
        seat = int(rng.random() * options.seats) if first is None else first
        return self.new(options, self.deal(options, seat, rng))

    def from_json(self, data: Mapping[str, Any]) -> State:
        """The state that `State.to_json` wrote. Raises BadOptions and BadState."""
        try:
            given = data["options"]
            options = self.checked(given["seats"], given["variant"], given["choices"])
            alone = options.variant in self.alone.variants
            state: State = self.alone.empty() if alone else self.empty()
            state.read_json(options, data)
        except (LookupError, TypeError) as error:
            raise BadState(f"This is not the JSON of a state of {self.title}: {error}.") from None
        return state


def name_of(who: int) -> str:
    """How texts name a seat or the referee: A, B, ... or REFEREE."""
    return "REFEREE" if who == REFEREE else SEATS[who]


def act(game: Game, state: State, who: int, move: Move) -> None:
    """Play a move in somebody's name. Raises Illegal, also when it is not theirs to make."""
    if move.referee is (who == REFEREE) and (who == state.turn or move in state.asides(who)):
        state.play(move)
        return
    if state.turn == NOBODY:
        raise Illegal(Reason.OVER, game.turn_rule, OVER)
    if move.referee is not (who == REFEREE):
        owner = "referee" if move.referee else "player"
        raise Illegal(Reason.NOT_YOURS, game.turn_rule, Text("no-say", owner=owner, move=move.text))
    turn = Text("no-turn", turn=name_of(state.turn), who=name_of(who))
    raise Illegal(Reason.NOT_YOURS, game.turn_rule, turn)
