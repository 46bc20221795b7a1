"""Pharaoh's Gulo Gulo: take boulders from the mummy trap, dodge the mummy, free it from its curse."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from teeter.games.pharaoh import alone, extras, house, sight, words
from teeter.games.pharaoh.moves import (
    ANNOUNCED,
    ASIDES,
    CAN_DECLINE,
    CAN_ENTER,
    CAN_TURN,
    CHOICES,
    CHOOSE,
    CLEAN,
    DECLINE,
    ENTER,
    EXPLORE,
    GO,
    GOING,
    LANDSLIDE,
    MOVE,
    MOVES,
    OVER,
    ROW,
    STAND,
    STAY,
    TAKES,
    TRIES,
    TRY,
    TURN,
    failure,
)
from teeter.games.pharaoh.pieces import (
    BURIAL,
    CHAMBER,
    COLOURS,
    ENTRANCE,
    FIELDS,
    HEAD_BITS,
    HEADS,
    LAST,
    MARKED,
    NO_MUMMY,
    PIT,
    START,
    TO_ENTRANCE,
    bits,
    deal,
    laid_out,
)
from teeter.games.pharaoh.refusals import refusal
from teeter.games.pharaoh.table import PharaohTable
from teeter.games.pharaoh.view import PharaohView
from teeter.rules.contract import NOBODY, REFEREE, Game, Move, Options, Outcome, Setup
from teeter.rules.extras import PRACTICE, Alone
from teeter.rules.setup import first_seat
from teeter.rules.text import Text, both

_FULL: Final = [house.BOULDERS.value[colour] for colour in COLOURS]
_LIMIT: Final = house.SCARAB_LIMIT.value
_TO_ENTER: Final = house.SCARABS_TO_ENTER.value
_SCARAB_FIELDS: Final = [FIELDS.index(name) for name in house.SCARAB_FIELDS.value]
_NOWHERE: Final[list[int]] = []


class Pharaoh(PharaohTable):
    """A game of Pharaoh's Gulo Gulo."""

    __slots__ = ()

    def moves(self) -> Sequence[Move]:
        phase = self.phase
        if phase == TRY:
            return TRIES
        if phase == EXPLORE:
            at = self.at[self.turn]
            can = self.colours_ahead(at) if self.race else self.seen
            if self.free_markers():
                can += CAN_TURN
            if at == LAST and self.scarabs[self.turn] >= _TO_ENTER[self.options.variant]:
                can += CAN_ENTER
            if self.extra:
                can += CAN_DECLINE
            return CHOICES[can]
        if phase == MOVE:
            shown = self.shown[self.asked]
            at = self.at[self.turn]
            behind = 0 if self.race else shown & (1 << at) - 1
            ahead = shown & -2 << at
            return GOING[behind.bit_length() * ROW + (ahead & -ahead).bit_length()]
        return ()

    def asides(self, who: int) -> Sequence[Move]:
        """A staff that falls outside a try is stood up again, and no harm done. PHAR-35."""
        return ASIDES if who == REFEREE and self.phase in (EXPLORE, MOVE) else ()

    def play(self, move: Move) -> None:
        if move not in self.moves() and move not in self.asides(REFEREE):
            raise refusal(self, move)
        verb = move.verb
        if verb == TAKES:  # the commonest verbs: a direct call is half the price of one through a table
            self._takes(move)
        elif verb == CHOOSE:
            self._choose(move)
        elif verb == GO:
            self._go(move)
        elif verb == STAY:
            self._stay(move)
        else:
            _PLAY[verb](self, move)

    # Phase 1: explore

    def _turn(self, move: Move) -> None:
        """The first marker along the track that the mummy does not block. PHAR-19, R5."""
        place = self.next_marker()
        bit = 1 << place
        colour = self.faces[place] >> HEAD_BITS
        self.hidden ^= bit
        self.shown[colour] |= bit
        self.seen |= 1 << colour
        self._ask(colour)

    def _choose(self, move: Move) -> None:
        self._ask(move.arg)

    def _enter(self, move: Move) -> None:
        self.at[self.turn] = CHAMBER
        self._ask_burial()

    def _ask_burial(self) -> None:
        """The next burial marker is turned, unless an earlier visitor did it. PHAR-63 to 65."""
        place = CHAMBER + self.taken
        self.hidden &= ~(1 << place)
        self._ask(self.faces[place] >> HEAD_BITS)

    def _ask(self, colour: int) -> None:
        """Now a boulder of this colour is to be taken: the referee will say how it went."""
        self.asked = colour
        self.walk = _NOWHERE
        self.phase = TRY
        self.turn = REFEREE

    def _decline(self, move: Move) -> None:
        self.walk = _NOWHERE
        self._next_player()

    def _takes(self, move: Move) -> None:
        self.bowl[self.asked] -= 1
        if self.at[self.player] == CHAMBER:
            self._take_in_chamber()
        else:
            self.phase = MOVE
            self.turn = self.player

    def _take_in_chamber(self) -> None:
        self.taken += 1
        if self.taken == len(BURIAL):
            self.phase = OVER
            self.turn = NOBODY
            return
        if not self.bowl[self.asked]:
            self.bowl = _FULL[:]
        self._ask_burial()

    def _landslide(self, move: Move) -> None:
        """Back to the start or the pit, or in the variation to a colour on the way. PHAR-45 to 48."""
        seat = self.player
        at = self.at[seat]
        back = PIT if at >= PIT else START
        if self.options.variant == "landslide" and at != CHAMBER:
            colour = self.asked if move.arg == ANNOUNCED else move.arg
            behind = self.shown[colour] & (1 << at) - 1
            back = max(back, behind.bit_length() - 1)
        self.at[seat] = back
        self.taken = 0
        self.bowl = _FULL[:]
        self._next_player()

    def _stand(self, move: Move) -> None:
        """Nothing has changed."""

    # Phase 2: move

    def _go(self, move: Move) -> None:
        """Land on a field: first its scarab, then the mummy on it, then its heads. R25."""
        seat = self.turn
        field = move.arg
        self.at[seat] = field
        if field in self.scarab_fields and self.scarabs[seat] < _LIMIT[self.options.variant]:
            self.scarabs[seat] += 1
        if field == self.mummy:
            self._give_scarab(seat)
        heads = self.faces[field] & HEADS
        if heads and not self.race:
            self._walk(heads)
        self._end_move()

    def _stay(self, move: Move) -> None:
        self._end_move()

    def _end_move(self) -> None:
        """Whoever took the last boulder of a colour rebuilds and has an extra turn. PHAR-37, 38."""
        if self.bowl[self.asked]:
            self._next_player()
        else:
            self.bowl = _FULL[:]
            self.extra = True
            self.phase = EXPLORE

    def _next_player(self) -> None:
        seat = self.player + 1
        self.player = self.turn = seat if seat < self.options.seats else 0
        self.extra = False
        self.phase = EXPLORE

    # The mummy

    def _walk(self, steps: int) -> None:
        """The mummy goes so many fields, then on and on as long as it ends on heads. PHAR-51 to 54."""
        mummy = self.mummy
        facing = self.facing
        ends = [mummy * facing]  # field and facing in one number
        self.walk = walk = []
        while steps:
            for _ in range(steps):
                mummy += facing
                walk.append(mummy)
                if mummy in (ENTRANCE, LAST):
                    facing = -facing
                if mummy in self.at:
                    self._curse(mummy)
            steps = 0 if self.hidden >> mummy & 1 else self.faces[mummy] & HEADS
            if mummy * facing in ends:  # it would run for ever: R14
                steps = 0
            ends.append(mummy * facing)
        self.mummy = mummy
        self.facing = facing

    def _curse(self, field: int) -> None:
        """Everybody the mummy passes or meets gives up a scarab. PHAR-58."""
        for seat, at in enumerate(self.at):
            if at == field:
                self._give_scarab(seat)

    def _give_scarab(self, seat: int) -> None:
        """Without a scarab to give, the figure goes back to the pit. PHAR-59."""
        if self.scarabs[seat]:
            self.scarabs[seat] -= 1
        else:
            self.at[seat] = PIT

    # The rest of the contract

    def copy(self) -> Pharaoh:
        new = Pharaoh()
        new.options = self.options
        new.turn = self.turn
        new.asked = self.asked
        new.at = self.at[:]
        new.bowl = self.bowl[:]
        new.box = self.box
        new.extra = self.extra
        new.faces = self.faces
        new.facing = self.facing
        new.hidden = self.hidden
        new.mummy = self.mummy
        new.phase = self.phase
        new.player = self.player
        new.race = self.race
        new.scarab_fields = self.scarab_fields
        new.scarabs = self.scarabs[:]
        new.seen = self.seen
        new.shown = self.shown[:]
        new.taken = self.taken
        new.walk = self.walk
        return new

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return Outcome((self.player,), tuple(self.at), "took both boulders in the burial chamber")

    def _view(self, seat: int | None) -> PharaohView:
        return sight.view(self)

    def turns_up(self, move: Move, seat: int | None) -> str:
        return sight.turned_up(self, move)

    def redeal(self, seat: int | None, rng: Random) -> Pharaoh:
        new = self.copy()
        sight.deal_anew(new, rng)
        return new


def new(options: Options, setup: Setup) -> Pharaoh:
    """A game before its first move. Raises BadSetup."""
    state = Pharaoh()
    state.options = options
    state.player = state.turn = first_seat(setup, options)
    state.faces, state.box = laid_out(setup)
    state.race = options.variant in ("race", PRACTICE)
    state.asked = -1
    state.at = [START] * options.seats
    state.bowl = _FULL[:]
    state.extra = False
    state.facing = TO_ENTRANCE
    state.hidden = bits(MARKED) | bits(BURIAL)
    state.mummy = NO_MUMMY if state.race else LAST
    state.phase = EXPLORE
    state.scarab_fields = [] if state.race else _SCARAB_FIELDS[:]
    state.scarabs = [0] * options.seats
    state.seen = state.taken = 0
    state.shown = [0] * len(COLOURS)
    state.walk = _NOWHERE
    return state


def any_new(options: Options, setup: Setup) -> PharaohTable:
    """The same, also for one person. Raises BadSetup."""
    state = new(options, setup)
    if options.variant != PRACTICE:
        return state
    practised = alone.PharaohAlone()
    practised.read_json(options, state.to_json())
    return practised


def stand_in(state: Pharaoh, rng: Random, skill: float) -> Move:
    """What the trap did, by chance: a success as often as `skill` says."""
    assert state.phase == TRY, "The referee is asked only while somebody takes a boulder."
    return CLEAN if rng.random() < skill else failure(state.bowl, rng)


GAME: Final = Game(
    name="pharaoh",
    title="Pharaoh's Gulo Gulo",
    package="teeter.games.pharaoh",
    shelf=2,
    seats=range(2, 7),
    variants=("base", "landslide", "race"),
    turn_rule="PHAR-15",
    setup_keys=("first", "desert", "pyramid", "burial", "box"),
    credits=Text(
        "credits-drawn",
        title="Pharaoh's Gulo Gulo",
        by=both(["Wolfgang Kramer", "Jürgen P.K. Grunau", "Hans Raggan"]),
        art="Eva Czerwenka",
        publisher="HABA, 2015",
    ),
    moves=MOVES,
    new=any_new,
    empty=Pharaoh,
    deal=deal,
    acting=extras.acting,
    view_type=PharaohView,
    telling=extras.TELLING,
    undo=extras.UNDO,
    reporting=extras.REPORTING,
    drawing=extras.DRAWING,
    alone=Alone((PRACTICE,), alone.PharaohAlone),
    bots="teeter.games.pharaoh.bots:MINDS",
    encoding="teeter.games.pharaoh.encoding:ENCODING",
    chance="teeter.games.pharaoh.chance:CHANCE",
    stand_in=stand_in,
    describe=words.describe,
    scoring=words.scoring,
    lately=words.lately,
    physical="teeter.games.pharaoh.physical:PHYSICAL",
)

# Those that `play` does not call itself.
_PLAY: Final = {
    TURN: Pharaoh._turn,
    ENTER: Pharaoh._enter,
    DECLINE: Pharaoh._decline,
    LANDSLIDE: Pharaoh._landslide,
    STAND: Pharaoh._stand,
}
