"""What a game tells the rooms beside its rules; a game that leaves something out gets what is here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Final

from teeter.rules.text import Text, Words

if TYPE_CHECKING:
    # What only the compiler of the rules reads, handed on.
    from mypy_extensions import mypyc_attr as mypyc_attr  # noqa: PLC0414

    from teeter.rules.contract import Move, State, View
else:

    def mypyc_attr(**_):
        return lambda cls: cls


SEATS: Final = "ABCDEF"  # how texts name the seats 0, 1, 2, ...
A_SEAT: Final = (
    frozenset(  # the last word of what holds a seat, as the plain board of the page takes it
        ["turn", "player", "seat", "who", "owner", "leader", "dealer", "winner", "loser", "starter"]
    )
)
NOTHING: Final = "-"

Happening = tuple[str, int]  # what, and the seat that did it (or -1)


def no_words(view: View) -> Sequence[Words]:
    return []


def nobody(view: View) -> int | None:
    return None


def plain_words(view: View) -> Sequence[Words]:
    """A view, a line for each of its parts; seats by their letters, as texts name them."""
    return [f"{name.replace('_', ' ').capitalize()}: {_plain(name, view[name])}." for name in view]


def _plain(name: str, value: object) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(_plain("", one) for one in value) or NOTHING
    if isinstance(value, int) and name.rpartition("_")[2] in A_SEAT:
        return SEATS[value] if 0 <= value < len(SEATS) else NOTHING
    return NOTHING if value is None or value == "" else str(value)


def _text(text: str, view: View | None) -> Words:
    return f"{text[:1].upper()}{text[1:]}"


def _by(text: str, shown: str, name: Words | None) -> Words:
    move = f"{text}: {shown}" if shown else text
    return _text(f"{move}.", None) if name is None else Text("told-move", name=name, move=move)


def _same(words: str) -> Words:
    return words


@dataclass(frozen=True, slots=True)
class Scoring:
    """What the scores of a game mean, in words."""

    counts: Words  # what they count: "eggs left"
    told: Callable[[int], Words]  # one score: "2 eggs left"
    remark: Words = ""  # how they decide who wins: "Fewer is better."; nothing if they do not
    fewer_is_better: bool = False
    why: Words = ""  # why the game has ended
    with_score: Callable[[int], Words] | None = None  # why the winner's score has won, if that decides


MORE: Final = Text("score-more")
FEWER: Final = Text("score-fewer")


@dataclass(frozen=True, slots=True)
class Deed:
    """A move that was made, as a watcher saw it: what people are told came of it follows from this."""

    text: str
    before: Any  # the view of a watcher before the move
    after: Any  # and after it
    names: Sequence[Words]  # of the players, by seat


@dataclass(frozen=True, slots=True)
class Feat:
    """Something that a seat did and is remembered for."""

    key: str  # of its words: with a name and a count
    seat: int
    amount: int = 1
    adds: bool = True  # amounts of a seat are added up; else the largest one counts


def _no_feats(deed: Deed) -> Iterable[Feat]:
    return ()


def _lately_only(deed: Deed) -> Sequence[Words] | None:
    return None


@dataclass(frozen=True, slots=True)
class Telling:
    """How moves are told to people. Without it a move is told by its text."""

    # The text of a move, and the view of who may make it -> what stands on its button.
    label: Callable[[str, Any], Words] = _text
    # The same text, what the move turned up, and who made it (None: the referee) -> what happened.
    told: Callable[[str, str, Words | None], Words] = _by
    # What a move turned up, in a sentence of its own, where the referee has told of the move.
    shown: Callable[[str], Words] = _same
    # What came of a move, a sentence each, with the players' names; None: what `lately` says.
    led: Callable[[Deed], Sequence[Words] | None] = _lately_only
    # The keys of all feats, the most telling ones first, and which of them a move was.
    feats: Sequence[str] = ()
    did: Callable[[Deed], Iterable[Feat]] = _no_feats


@dataclass(frozen=True, slots=True)
class Undo:
    """Which moves of a seat have told something, so that only all together may take them back."""

    # First words of moves that turn something over. Everybody may have seen it before, but an undo
    # would show it again to those who have forgotten: in some games memory counts.
    turns: tuple[str, ...] = ()
    # Whether another move told something depends on what lies hidden, so it is found out by trying.
    by_trying: bool = True


def _all_equal(state: State) -> list[int]:
    return [0] * state.options.seats


def _first_word(state: State, who: int, move: Move) -> Iterable[Happening]:
    return [(move.text.split()[0], who)]


@dataclass(frozen=True, slots=True)
class Reporting:
    """What a report looks at in a running game."""

    standing: Callable[[Any], Sequence[int]] = _all_equal  # state -> how far each seat has come
    # state after a move, who made it, the move -> what it brought about
    happened: Callable[[Any, int, Move], Iterable[Happening]] = _first_word


SERIES: Final = "series"  # alone, until something falls: how many? There is one for each day
PRACTICE: Final = "practice"  # alone, as long as one likes, and every try can be taken back


def _no_state() -> State:
    raise NotImplementedError("this game is not played alone")


def _no_card(view: View) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Alone:
    """What one person may do alone with the world of a game, in the game's own moves, views and words.

    The variants are for one seat: PRACTICE, and SERIES where the game has one.
    """

    variants: tuple[str, ...] = ()
    empty: Callable[[], State] = _no_state  # a state with nothing in it, to be read from JSON
    # A series that is over as one line of symbols, to be shared: what was taken, and how it ended.
    card: Callable[[Any], str] = _no_card


@dataclass(frozen=True, slots=True)
class Drawn:
    """A value by which the page draws, as TypeScript has it."""

    about: str
    kind: str  # its type there
    value: object


@dataclass(frozen=True, slots=True)
class Drawing:
    """What the page draws by: colours of the figures by seat, and further values by name."""

    figures: Sequence[str] = ()
    values: Mapping[str, Drawn] = field(default_factory=dict)


@cache
def resolved(reference: str) -> Any:
    """What "package.module:NAME" names: so a game can name what its rules must not import."""
    return resolve_name(reference)
