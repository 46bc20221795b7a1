"""Eruk: turn counters, let nothing flee, remember where the animals hide."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NoReturn, TypedDict

from teeter.games.eruk import extras, house, words
from teeter.rules.contract import (
    NOBODY,
    SEATS,
    BadSetup,
    Game,
    Illegal,
    Move,
    Moves,
    Options,
    Outcome,
    Reason,
    Setup,
    StateWith,
    first_seat,
    shuffled,
)
from teeter.rules.contract import OVER as GAME_OVER
from teeter.rules.text import Text

KINDS: Final = tuple(house.COUNTERS.value)  # herring, salmon, seal, bear, reindeer, igloo
REINDEER: Final = KINDS.index("reindeer")
IGLOO: Final = KINDS.index("igloo")  # the igloo counter for field n has the face IGLOO + n - 1
IGLOOS: Final = house.COUNTERS.value["igloo"]
FACES: Final = (*KINDS[:IGLOO], *(f"igloo-{n + 1}" for n in range(IGLOOS)))
PLACES: Final = sum(house.COUNTERS.value.values())
LAST_SUN: Final = house.SUN_FIELDS.value

EMPTY, UNMARKED = -1, -2  # igloo fields without a figure
UNLISTED: Final = -1

COLLECT, FETCH, NAME, SEARCH, OVER = range(5)
PHASES: Final = ("collect", "fetch", "name", "search", "over")

TURN, STOP, TAKE, SAY = range(40, 44)
MOVES: Final = Moves()
_TURN: Final = [  # by place; stopping takes the free number 0
    MOVES.add("stop", STOP),
    *(MOVES.add(f"turn {place}", TURN, place) for place in range(1, PLACES + 1)),
]
_TAKE: Final = [MOVES.add(f"take igloo {n + 1}", TAKE, n) for n in range(IGLOOS)]
_NAME: Final = [MOVES.add(f"name {kind}", SAY, n) for n, kind in enumerate(KINDS)]
_ANIMALS: Final = _NAME[:REINDEER]
_STOP: Final = _TURN[0]
_WHERE: Final = list(range(-1, PLACES))  # at first every place has its index, and STOP has none
_NONE: Final[list[int]] = []

_CODE: Final = {face: code for code, face in enumerate(FACES)}
_ALL: Final = sorted(  # the faces of all counters, as codes
    [code for code in range(IGLOO) for _ in range(house.COUNTERS.value[KINDS[code]])]
    + list(range(IGLOO, len(FACES)))
)
_COUNTERS: Final = [FACES[code] for code in _ALL]


def _fleeing(open_kinds: int) -> int:
    """The kinds that flee when these kinds are open (both as bits). ERUK-23, ERUK-26."""
    pairs = [(KINDS.index(prey), KINDS.index(by)) for prey, by in house.PURSUERS.value.items()]
    return sum(1 << prey for prey, by in pairs if open_kinds >> prey & 1 and open_kinds >> by & 1)


_FLEEING: Final = [_fleeing(kinds) for kinds in range(1 << IGLOO)]


class PileView(TypedDict):
    top: str | None
    height: int  # rounded up to a step of house.PILE_STEP
    count: int | None  # known only when the game is over


class ErukView(TypedDict):
    """What anybody at the table sees: Eruk has no private information."""

    turn: int
    phase: str
    sun: int
    counters: list[str]  # by place: "?" face down, "" gone, else the face
    igloo: list[
        int | None
    ]  # by field: the seat whose figure stands there, -2 nobody's, None no counter
    figures: list[int]
    piles: list[PileView]
    named: str | None
    shown: tuple[int, str] | None  # the counter turned last
    fled: list[tuple[int, str]]  # the counters that fled from it


class Eruk(StateWith[ErukView]):
    """A game of Eruk."""

    __slots__ = (
        "animals",
        "counts",
        "faces",
        "figures",
        "fled",
        "igloo",
        "kinds",
        "legal",
        "named",
        "naming",
        "open",
        "phase",
        "remembered",
        "shown",
        "sun",
        "tops",
        "wasted",
        "where",
    )

    animals: int  # animal counters still face down; counted in phase 2 only
    counts: list[int]  # size of each seat's pile
    faces: list[int]  # by place; never changed
    figures: list[int]  # figures in each seat's hand
    fled: list[int]  # places that fled in the last move
    igloo: list[int]  # by field: EMPTY, UNMARKED or the seat whose figure stands there
    kinds: int  # bits of the kinds that are open in this turn
    legal: list[Move]  # a turn move for each face-down place, and STOP if legal, in no order
    named: int
    naming: list[Move]
    open: list[int]  # places turned in this turn of phase 1
    phase: int
    remembered: list[int]  # places that fled at some time: everybody has seen them
    shown: int  # the place turned last, 0 for none
    sun: int
    tops: list[int]  # face on top of each pile
    wasted: list[int]  # places left open by wrong calls
    where: list[int]  # by place: its index in `legal`, or UNLISTED; STOP has the number 0

    def moves(self) -> Sequence[Move]:
        phase = self.phase
        if phase == COLLECT or phase == SEARCH:  # noqa: SIM109 - the commonest question by far
            return self.legal
        if phase == NAME:
            return self.naming
        if phase == FETCH:
            return [_TAKE[n] for n, seat in enumerate(self.igloo) if seat == self.turn]
        return ()

    def play(self, move: Move) -> None:
        try:
            verb = move.verb
        except AttributeError:
            raise MOVES.stranger(move, "ERUK-13") from None
        if self.phase == OVER:
            raise Illegal(Reason.OVER, "ERUK-45", GAME_OVER)
        if verb == TURN:  # four verbs, and a direct call is half the price of one through a table
            self._turn(move)
        elif verb == SAY:
            self._name(move)
        elif verb == STOP:
            self._stop()
        elif verb == TAKE:
            self._take(move)
        else:
            raise MOVES.stranger(move, "ERUK-13")

    # Phase 1

    def _turn(self, move: Move) -> None:
        """Turn a counter over. The first of a turn hands its index in `legal` to STOP."""
        place = move.arg
        at = self.where[place]
        phase = self.phase
        if at < 0 or (phase != COLLECT and phase != SEARCH):
            self._refuse_turning(place)
        self.where[place] = UNLISTED
        self.shown = place
        self.fled = _NONE
        face = self.faces[place]
        if phase == SEARCH:
            self._unlist(at)
            self._compare(place, face)
        elif face >= IGLOO:
            self._unlist(at)
            self._build(face - IGLOO)
        else:
            if self.open:
                self._unlist(at)
            else:
                self.legal[at] = _STOP
                self.where[0] = at
            self._open(place, face)

    def _unlist(self, at: int) -> None:
        """Take the move with this index out of `legal`; the last one fills the gap."""
        last = self.legal.pop()
        if at < len(self.legal):
            self.legal[at] = last
            self.where[last.arg] = at

    def _open(self, place: int, face: int) -> None:
        """A counter lies open: the sun may move, and animals may flee."""
        self.open.append(place)
        self.kinds = kinds = self.kinds | 1 << face
        if face == REINDEER:
            self.sun += 1
        if _FLEEING[kinds]:
            self._flee(_FLEEING[kinds])
        elif self.sun == LAST_SUN:
            self._end_turn()

    def _flee(self, fleeing: int) -> None:
        """Every open counter of these kinds (bits) is turned back, and the turn ends."""
        faces = self.faces
        legal = self.legal
        self.fled = [place for place in self.open if fleeing >> faces[place] & 1]
        for place in self.fled:
            self.open.remove(place)
            self.where[place] = len(legal)
            legal.append(_TURN[place])
        self.remembered += self.fled
        self._end_turn()

    def _build(self, field: int) -> None:
        """An igloo counter goes to its field, marked if the player has a figure left."""
        seat = self.turn
        if self.figures[seat]:
            self.figures[seat] -= 1
            self.igloo[field] = seat
        else:
            self.igloo[field] = UNMARKED
        self._end_turn()

    def _stop(self) -> None:
        if self.phase != COLLECT:
            raise Illegal(Reason.NOT_NOW, "ERUK-73", Text("eruk-no-stop-searching"))
        if not self.open:
            raise Illegal(Reason.NOT_NOW, "ERUK-14", Text("eruk-no-stop-yet"))
        self.shown = 0
        self._end_turn()

    def _end_turn(self) -> None:
        """The player takes what is still open; the one to the left goes on."""
        seat = self.turn
        if self.open:
            self.counts[seat] += len(self.open)
            self.tops[seat] = self.faces[self.open[-1]]
            self.open = []
        self.kinds = 0
        if self.where[0] >= 0:
            self._unlist(self.where[0])
            self.where[0] = UNLISTED
        if self.sun == LAST_SUN:
            self.animals = sum(self.faces[move.arg] < REINDEER for move in self.legal)
            self._next_search()
        else:
            seat += 1
            self.turn = seat if seat < self.options.seats else 0

    # Phase 2

    def _next_search(self) -> None:
        """The next player with a figure on the board searches; without one the game is over."""
        seats = self.options.seats
        if self.animals:
            for step in range(1, seats + 1):
                seat = (self.turn + step) % seats
                marked = self.igloo.count(seat)
                if marked:
                    self.turn = seat
                    self.phase = FETCH
                    if marked == 1:
                        self._fetch(self.igloo.index(seat))
                    return
        self._end_game()

    def _fetch(self, field: int) -> None:
        """The figure goes back to its owner, the igloo counter under it onto the pile."""
        self.igloo[field] = EMPTY
        self.figures[self.turn] += 1
        self._keep(IGLOO + field)

    def _keep(self, face: int) -> None:
        self.counts[self.turn] += 1
        self.tops[self.turn] = face
        self.phase = NAME

    def _take(self, move: Move) -> None:
        if self.phase == COLLECT:
            raise Illegal(Reason.NOT_NOW, "ERUK-35", Text("eruk-no-take-yet"))
        if self.phase != FETCH:
            raise Illegal(Reason.NOT_NOW, "ERUK-43", Text("eruk-no-second-take"))
        field = move.arg
        if self.igloo[field] != self.turn:
            raise Illegal(Reason.NOT_THERE, "ERUK-35", Text("eruk-no-figure-there", field=field + 1))
        self.shown = 0
        self.fled = _NONE
        self._fetch(field)

    def _name(self, move: Move) -> None:
        if self.phase != NAME:
            raise Illegal(Reason.NOT_NOW, "ERUK-37", Text("eruk-no-naming-now"))
        if move not in self.naming:
            raise Illegal(Reason.FORBIDDEN, "ERUK-37", Text("eruk-no-such-name"))
        self.named = move.arg
        self.shown = 0
        self.fled = _NONE
        self.phase = SEARCH

    def _compare(self, place: int, face: int) -> None:
        """A counter turned in a search is kept if it shows the named kind."""
        if face < REINDEER:
            self.animals -= 1
        if min(face, IGLOO) == self.named:
            self._keep(face)
            if not self.animals:
                self._end_game()
        else:
            self.wasted.append(place)
            self._next_search()

    def _end_game(self) -> None:
        self.phase = OVER
        self.turn = NOBODY

    def _refuse_turning(self, place: int) -> NoReturn:
        if self.phase == NAME:
            raise Illegal(Reason.NOT_NOW, "ERUK-37", Text("eruk-no-turn-before-naming"))
        if self.phase == FETCH:
            raise Illegal(Reason.NOT_NOW, "ERUK-35", Text("eruk-no-turn-before-taking"))
        rule = "ERUK-14" if self.phase == COLLECT else "ERUK-38"
        raise Illegal(Reason.NOT_THERE, rule, Text("eruk-no-counter-there", place=place))

    # The rest of the contract

    def copy(self) -> Eruk:
        new = Eruk()
        new.options = self.options
        new.turn = self.turn
        new.animals = self.animals
        new.counts = self.counts[:]
        new.faces = self.faces
        new.figures = self.figures[:]
        new.fled = self.fled
        new.igloo = self.igloo[:]
        new.kinds = self.kinds
        new.legal = self.legal[:]
        new.named = self.named
        new.naming = self.naming
        new.open = self.open[:]
        new.phase = self.phase
        new.remembered = self.remembered[:]
        new.shown = self.shown
        new.sun = self.sun
        new.tops = self.tops[:]
        new.wasted = self.wasted[:]
        new.where = self.where[:]
        return new

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        best = max(self.counts)
        winners = tuple(seat for seat, count in enumerate(self.counts) if count == best)
        reason = "all animals turned" if not self.animals else "no figures left on the board"
        return Outcome(winners, tuple(self.counts), reason)

    def _view(self, seat: int | None) -> ErukView:
        over = self.phase == OVER
        return {
            "turn": self.turn,
            "phase": PHASES[self.phase],
            "sun": self.sun,
            "counters": self._seen(),
            "igloo": [None if s == EMPTY else NOBODY if s == UNMARKED else s for s in self.igloo],
            "figures": self.figures[:],
            "piles": [
                {
                    "top": FACES[top] if count else None,
                    "height": -(-count // house.PILE_STEP.value) * house.PILE_STEP.value,
                    "count": count if over else None,
                }
                for top, count in zip(self.tops, self.counts, strict=True)
            ],
            "named": KINDS[self.named] if self.phase == SEARCH else None,
            "shown": (self.shown, FACES[self.faces[self.shown]]) if self.shown else None,
            "fled": [(place, FACES[self.faces[place]]) for place in self.fled],
        }

    def _seen(self) -> list[str]:
        """At each place a face, a counter face down, or nothing."""
        seen = ["?" if at >= 0 else "" for at in self.where]
        for place in (*self.open, *self.wasted):
            seen[place] = FACES[self.faces[place]]
        return seen[1:]

    def turns_up(self, move: Move, seat: int | None) -> str:
        return FACES[self.faces[move.arg]] if move.verb == TURN else ""

    def redeal(self, seat: int | None, rng: Random) -> Eruk:
        """Counters that were never turned change places; what fled was seen by everybody."""
        unseen = [m.arg for m in self.legal if m.arg and m.arg not in self.remembered]
        faces = shuffled([self.faces[place] for place in unseen], rng)
        new = self.copy()
        new.faces = self.faces[:]
        for place, face in zip(unseen, faces, strict=True):
            new.faces[place] = face
        return new

    def to_json(self) -> dict[str, Any]:
        data = super().to_json()
        data["legal"] = [move.arg for move in self.legal]
        data["naming"] = len(self.naming)
        return data

    def read_json(self, options: Options, data: Mapping[str, Any]) -> None:
        legal = [_TURN[place] for place in data["legal"]]
        naming = _NAME[: data["naming"]]
        super().read_json(options, {**data, "legal": legal, "naming": naming})


def new(options: Options, setup: Setup) -> Eruk:
    """A game before its first move. Raises BadSetup."""
    try:
        faces = [_CODE[face] for face in setup["counters"]]
    except KeyError:
        faces = []
    if sorted(faces) != _ALL:
        raise BadSetup("The counters of Eruk are 14 of each animal, 9 reindeer and 9 igloos.")
    state = Eruk()
    state.options = options
    state.turn = first_seat(setup, options)
    state.faces = [-1, *faces]
    state.legal = _TURN[1:]
    state.where = _WHERE[:]
    state.animals = 0
    state.counts = [0] * options.seats
    state.tops = [-1] * options.seats
    state.figures = [house.FIGURES.value] * options.seats
    state.igloo = [EMPTY] * IGLOOS
    state.naming = _NAME if options["naming"] == "all" else _ANIMALS
    state.open = []
    state.fled = _NONE
    state.remembered = []
    state.wasted = []
    state.kinds = state.shown = 0
    state.named = -1
    state.phase = COLLECT
    state.sun = 1
    return state


def deal(options: Options, first: int, rng: Random) -> Setup:
    """All 74 counters mixed face down; chance is handed in."""
    return {"first": [SEATS[first]], "counters": shuffled(_COUNTERS, rng)}


def stand_in(state: Eruk, rng: Random, skill: float) -> Move:
    raise AssertionError("Nobody asks the referee of Eruk anything: it has no chance after the deal.")


GAME: Final = Game(
    name="eruk",
    title="Eruk",
    package="teeter.games.eruk",
    shelf=4,
    seats=range(2, 6),
    choices={"layout": house.LAYOUT.value, "naming": house.NAMING.value},
    turn_rule="ERUK-13",
    setup_keys=("first", "counters"),
    credits="Eruk (Enuk) by Stefan Dorra and Manfred Reindl, published by Queen Games, 2008",
    moves=MOVES,
    new=new,
    empty=Eruk,
    deal=deal,
    stand_in=stand_in,
    describe=words.describe,
    scoring=words.scoring,
    lately=words.lately,
    follows=words.follows,
    view_type=ErukView,
    telling=extras.TELLING,
    undo=extras.UNDO,
    reporting=extras.REPORTING,
    drawing=extras.DRAWING,
    bots="teeter.games.eruk.bots:MINDS",
)
