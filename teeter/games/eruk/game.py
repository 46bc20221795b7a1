"""Eruk: turn counters, let nothing flee, remember where the animals hide."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NoReturn

from teeter.games.eruk import extras, house, words
from teeter.games.eruk.moves import (
    ALL,
    ANIMALS,
    CODE,
    COLLECT,
    COUNTERS,
    EMPTY,
    FETCH,
    FLEEING,
    IGLOO,
    IGLOOS,
    LAST_SUN,
    MOVES,
    NAME,
    NAMES,
    NONE,
    OVER,
    REINDEER,
    SAY,
    SEARCH,
    STOP,
    STOPS,
    TAKE,
    TAKES,
    TURN,
    TURNS,
    UNLISTED,
    UNMARKED,
    WHERE,
)
from teeter.games.eruk.table import ErukTable
from teeter.games.eruk.view import ErukView
from teeter.rules.contract import (
    NOBODY,
    SEATS,
    BadSetup,
    Game,
    Illegal,
    Move,
    Options,
    Reason,
    Setup,
)
from teeter.rules.contract import OVER as GAME_OVER
from teeter.rules.setup import first_seat, shuffled
from teeter.rules.text import Text, both


class Eruk(ErukTable):
    """A game of Eruk."""

    __slots__ = ()

    def moves(self) -> Sequence[Move]:
        phase = self.phase
        if phase == COLLECT or phase == SEARCH:  # noqa: SIM109 - the commonest question by far
            return self.legal
        if phase == NAME:
            return self.naming
        if phase == FETCH:
            return [TAKES[n] for n, seat in enumerate(self.igloo) if seat == self.turn]
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
        self.fled = NONE
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
                self.legal[at] = STOPS
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
        if FLEEING[kinds]:
            self._flee(FLEEING[kinds])
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
            legal.append(TURNS[place])
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
        self.fled = NONE
        self._fetch(field)

    def _name(self, move: Move) -> None:
        if self.phase != NAME:
            raise Illegal(Reason.NOT_NOW, "ERUK-37", Text("eruk-no-naming-now"))
        if move not in self.naming:
            raise Illegal(Reason.FORBIDDEN, "ERUK-37", Text("eruk-no-such-name"))
        self.named = move.arg
        self.shown = 0
        self.fled = NONE
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

    def redeal(self, seat: int | None, rng: Random) -> Eruk:
        """Counters that were never turned change places; what fled was seen by everybody."""
        unseen = [m.arg for m in self.legal if m.arg and m.arg not in self.remembered]
        faces = shuffled(sorted([self.faces[place] for place in unseen]), rng)
        new = self.copy()
        new.faces = self.faces[:]
        for place, face in zip(unseen, faces, strict=True):
            new.faces[place] = face
        return new


def new(options: Options, setup: Setup) -> Eruk:
    """A game before its first move. Raises BadSetup."""
    try:
        faces = [CODE[face] for face in setup["counters"]]
    except KeyError:
        faces = []
    if sorted(faces) != ALL:
        raise BadSetup(Text("eruk-no-setup"))
    state = Eruk()
    state.options = options
    state.turn = first_seat(setup, options)
    state.faces = [-1, *faces]
    state.legal = TURNS[1:]
    state.where = WHERE[:]
    state.animals = 0
    state.counts = [0] * options.seats
    state.tops = [-1] * options.seats
    state.figures = [house.FIGURES.value] * options.seats
    state.igloo = [EMPTY] * IGLOOS
    state.naming = NAMES if options["naming"] == "all" else ANIMALS
    state.open = []
    state.fled = NONE
    state.remembered = []
    state.wasted = []
    state.kinds = state.shown = 0
    state.named = -1
    state.phase = COLLECT
    state.sun = 1
    return state


def deal(options: Options, first: int, rng: Random) -> Setup:
    """All 74 counters mixed face down; chance is handed in."""
    return {"first": [SEATS[first]], "counters": shuffled(COUNTERS, rng)}


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
    credits=Text(
        "credits",
        title="Eruk (Enuk)",
        by=both(["Stefan Dorra", "Manfred Reindl"]),
        publisher="Queen Games, 2008",
    ),
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
    encoding="teeter.games.eruk.encoding:ENCODING",
    chance="teeter.games.eruk.chance:CHANCE",
)
