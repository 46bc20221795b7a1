"""Gulo Gulo: steal eggs from under the alarm pole, and find Gulo junior first."""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate
from random import Random
from typing import Final

from teeter.games.gulo_gulo import alone, extras, house, sight, words
from teeter.games.gulo_gulo.moves import (
    AIM,
    ALARM,
    ALL_OF,
    CHOICES,
    CHOOSE,
    CHOSEN,
    CODE,
    COLOURS,
    DECK,
    DECK_TILE,
    EGGS,
    FACE_DOWN,
    FACES,
    FASTER,
    FROM_DECK,
    FULL_NEST,
    JUNIOR,
    MOVES,
    NO_MOVES,
    ONE_COLOUR,
    OVER,
    PATH,
    PICK,
    POINT,
    POLE_BACK,
    PURPLE,
    REPORTS,
    ROOM,
    SET_BACK,
    SUCCESS,
    TAKES,
    TARGETS,
    TRY,
    TURN_DECK,
    TURN_TILE,
    YARD,
)
from teeter.games.gulo_gulo.refusals import refuse
from teeter.games.gulo_gulo.table import GuloGuloTable
from teeter.games.gulo_gulo.view import GuloGuloView
from teeter.rules.contract import NOBODY, REFEREE, SEATS, BadSetup, Game, Move, Options, Outcome, Setup
from teeter.rules.setup import first_seat, shuffled
from teeter.rules.text import Text, both

_CAUSES: Final = [*house.FAILURES.value]
_UP_TO: Final = [
    *accumulate(house.FAILURES.value.values())
]  # how likely this cause or one before it is


class GuloGulo(GuloGuloTable):
    """A game of Gulo Gulo."""

    __slots__ = ()

    def moves(self) -> tuple[Move, ...]:
        phase = self.phase
        if phase == TRY:
            return REPORTS
        if phase == CHOOSE:
            return CHOICES[self.ahead[self.gulos[self.turn]]]
        if phase == POINT:
            return TARGETS[self.colour][self.nest >> self.colour * ROOM & ONE_COLOUR]
        return FROM_DECK if phase == DECK else NO_MOVES

    def asides(self, who: int) -> tuple[Move, ...]:
        """Another target until the hand touches something (R16); the pole that fell by itself."""
        if self.phase == TRY:
            if who != self.thief:
                return NO_MOVES
            others = self.nest & ~(1 << self.egg)
            return TARGETS[self.colour][others >> self.colour * ROOM & ONE_COLOUR]
        return SET_BACK if who == REFEREE and self.phase != OVER else NO_MOVES

    def play(self, move: Move) -> None:
        try:
            verb = move.verb
        except AttributeError:
            raise MOVES.stranger(move, "GULO-13") from None
        if verb == AIM:  # the commonest verbs: a direct call is half the price of one through a table
            self._aim(move)
        elif verb == TAKES:
            self._takes(move)
        elif verb == PICK:
            self._pick(move)
        elif verb in _PLAY:
            _PLAY[verb](self, move)
        else:
            raise MOVES.stranger(move, "GULO-13")

    # Fixing a colour and a target

    def _turn_tile(self, move: Move) -> None:
        place = self.opened + 1
        if self.phase != CHOOSE or place == len(self.path):
            refuse(self, move)
        self.opened = self.shown = place
        self.colour = self.path[place]
        self._show_ahead()
        if place == PATH:
            self.ahead = [mask & ~FACE_DOWN for mask in self.ahead]
        self.phase = POINT

    def _show_ahead(self) -> None:
        """The newest face-up tile lies ahead of all places back to the last one of its colour."""
        ahead = self.ahead
        colour = 1 << self.colour
        place = self.opened - 1
        while place >= 0 and not ahead[place] & colour:
            ahead[place] |= colour
            place -= 1

    def _pick(self, move: Move) -> None:
        if self.phase != CHOOSE or not self.ahead[self.gulos[self.turn]] & move.extra:
            refuse(self, move)
        self.colour = move.arg
        self.shown = CHOSEN
        self.phase = POINT

    def _turn_deck(self, move: Move) -> None:
        if self.phase != DECK:
            refuse(self, move)
        self.colour = self.deck[0]
        self.deck = self.deck[1:]
        self.seen = self.seen[1:]
        self.shown = DECK_TILE
        if self.colour == JUNIOR and self.options.variant == FASTER:
            self._win(self.turn)
        else:
            self.phase = POINT

    def _aim(self, move: Move) -> None:
        """Point out an egg; while the referee watches, another one (R16)."""
        egg = move.arg
        if move.extra != self.colour or not self.nest >> egg & 1:
            refuse(self, move)
        if self.phase == POINT:
            self.thief = self.turn
            self.turn = REFEREE
            self.phase = TRY
        elif self.phase != TRY or egg == self.egg:
            refuse(self, move)
        self.egg = egg

    # What the referee saw

    def _takes(self, move: Move) -> None:
        """The egg goes into the bag and the Gulo forward; the last of a colour earns another turn."""
        if self.phase != TRY:
            refuse(self, move)
        self.said = move.arg
        seat = self.thief
        colour = self.colour
        self.nest &= ~(1 << self.egg)
        if colour == PURPLE:
            self._win(seat)
            return
        again = self._goes_forward(seat, colour)
        if not self.nest & ALL_OF[colour]:
            self.nest = FULL_NEST
            again = True
        if not again:
            seat += 1
        self._begin(seat)

    def _goes_forward(self, seat: int, colour: int) -> bool:
        """Move a Gulo after a theft; True if its player goes on at once."""
        if self.shown == DECK_TILE:
            self._keep_deck_tile(seat)
            return True
        place = self.path.index(colour, self.gulos[seat] + 1)
        self.gulos[seat] = place
        return place == PATH and self.options.variant == FASTER

    def _keep_deck_tile(self, seat: int) -> None:
        """It becomes the last tile of the path (GULO-60); in the variant it goes back (GULO-77)."""
        if self.options.variant == FASTER:
            self._put_under_deck()
            return
        self.path = [*self.path, self.colour]
        self.opened += 1
        self.ahead.append(0)
        self._show_ahead()
        self.gulos[seat] = self.opened

    def _put_under_deck(self) -> None:
        self.deck = [*self.deck, self.colour]
        self.seen = [*self.seen, 1]

    def _alarm(self, move: Move) -> None:
        """The Gulo goes back, all eggs return to the nest, and the left-hand neighbour plays."""
        if self.phase != TRY:
            refuse(self, move)
        self.said = move.arg
        seat = self.thief
        if self.shown == DECK_TILE:
            self._put_under_deck()
        self.gulos[seat] = self._retreat(self.gulos[seat])
        self.nest = FULL_NEST
        self._begin(seat + 1)

    def _retreat(self, place: int) -> int:
        """The nearest tile behind of the failed colour, else START; after purple just one back."""
        colour = self.colour
        place -= 1
        if colour != PURPLE:
            path = self.path
            while place > 0 and path[place] != colour:
                place -= 1
        return max(place, 0)

    def _pole_back(self, move: Move) -> None:
        """The pole fell by itself and stands again: nothing else changes (GULO-41)."""
        if self.phase in (TRY, OVER):
            refuse(self, move)

    def _begin(self, seat: int) -> None:
        """The turn of a seat; where nothing lies ahead of its Gulo, the deck does."""
        if seat == len(self.gulos):
            seat = 0
        self.turn = seat
        self.phase = CHOOSE if self.ahead[self.gulos[seat]] else DECK

    def _win(self, seat: int) -> None:
        self.thief = seat
        self.turn = NOBODY
        self.phase = OVER

    # The rest of the contract

    def copy(self) -> GuloGulo:
        new = GuloGulo()
        new.options = self.options
        new.turn = self.turn
        new.ahead = self.ahead[:]
        new.colour = self.colour
        new.deck = self.deck
        new.egg = self.egg
        new.gulos = self.gulos[:]
        new.nest = self.nest
        new.opened = self.opened
        new.path = self.path
        new.phase = self.phase
        new.said = self.said
        new.seen = self.seen
        new.shown = self.shown
        new.thief = self.thief
        return new

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        faster = self.options.variant == FASTER
        reason = "found Gulo junior" if faster else "stole the purple egg"
        return Outcome((self.thief,), tuple(self.gulos), reason)

    def _view(self, seat: int | None) -> GuloGuloView:
        return sight.view(self)

    def turns_up(self, move: Move, seat: int | None) -> str:
        return sight.turned_up(self, move)

    def redeal(self, seat: int | None, rng: Random) -> GuloGulo:
        new = self.copy()
        sight.deal_anew(new, rng)
        return new


def new(options: Options, setup: Setup) -> GuloGulo:
    """A game before its first move. Raises BadSetup."""
    path = [CODE.get(face, -1) for face in setup.get("path", ())]
    deck = [CODE.get(face, -1) for face in setup.get("deck", ())]
    if sorted(path + deck) != [*YARD, JUNIOR]:
        raise BadSetup(Text("gulo-gulo-no-tiles"))
    if len(path) != PATH or JUNIOR in path:
        raise BadSetup(Text("gulo-gulo-no-path"))
    state = GuloGulo()
    state.options = options
    state.turn = first_seat(setup, options)
    state.thief = state.turn
    state.path = [-1, *path]
    state.deck = deck
    state.seen = [0] * len(deck)
    state.gulos = [0] * options.seats
    state.ahead = [FACE_DOWN] * PATH + [0]
    state.nest = FULL_NEST
    state.opened = state.colour = state.egg = 0
    state.shown = CHOSEN
    state.said = -1
    state.phase = CHOOSE
    return state


def any_new(options: Options, setup: Setup) -> GuloGuloTable:
    """The same, also for one person. Raises BadSetup."""
    return (alone.new if options.variant in extras.ALONE.variants else new)(options, setup)


def deal(options: Options, first: int, rng: Random) -> Setup:
    """The yard tiles mixed; four of them and Gulo junior mixed again as the deck."""
    if options.variant in extras.ALONE.variants:
        return alone.deal(SEATS[first])
    yard = shuffled(YARD, rng)
    deck = shuffled([*yard[PATH:], JUNIOR], rng)
    return {
        "first": [SEATS[first]],
        "path": [FACES[face] for face in yard[:PATH]],
        "deck": [FACES[face] for face in deck],
    }


def stand_in(state: GuloGuloTable, rng: Random, skill: float) -> Move:
    """A referee without a nest: a try succeeds with the probability `skill`."""
    if rng.random() < skill:
        return SUCCESS
    cause = _CAUSES[bisect(_UP_TO, rng.random() * _UP_TO[-1], 0, len(_CAUSES) - 1)]  # as `rng.choices`
    if cause == "egg":
        fell = rng.choice([egg for egg in EGGS if state.nest >> egg & 1])
        cause = f"egg {COLOURS[fell // ROOM]}"
    return MOVES[f"alarm {cause}"]


GAME: Final = Game(
    name="gulo-gulo",
    title="Gulo Gulo",
    package="teeter.games.gulo_gulo",
    shelf=1,
    seats=range(2, 7),
    variants=("base", FASTER),
    turn_rule="GULO-13",
    setup_keys=("first", "path", "deck"),
    credits=Text(
        "credits-drawn",
        title="Gulo Gulo",
        by=both(["Hans Raggan", "Jürgen P. K. Grunau", "Wolfgang Kramer"]),
        art="Victor Boden",
        publisher="Zoch, 2003",
    ),
    moves=MOVES,
    new=any_new,
    empty=GuloGulo,
    deal=deal,
    acting=extras.acting,
    view_type=GuloGuloView,
    telling=extras.TELLING,
    undo=extras.UNDO,
    reporting=extras.REPORTING,
    drawing=extras.DRAWING,
    alone=extras.ALONE,
    bots="teeter.games.gulo_gulo.bots:MINDS",
    encoding="teeter.games.gulo_gulo.encoding:ENCODING",
    chance="teeter.games.gulo_gulo.chance:CHANCE",
    stand_in=stand_in,
    describe=words.describe,
    scoring=words.scoring,
    physical="teeter.games.gulo_gulo.physical:PHYSICAL",
)

# Those that `play` does not call itself.
_PLAY: Final = {
    TURN_TILE: GuloGulo._turn_tile,
    TURN_DECK: GuloGulo._turn_deck,
    ALARM: GuloGulo._alarm,
    POLE_BACK: GuloGulo._pole_back,
}
