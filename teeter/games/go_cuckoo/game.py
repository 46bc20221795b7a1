"""Go Cuckoo!: pull sticks, build the nest, lay your eggs and set Kiki on top."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from teeter.games.go_cuckoo import extras, house, sight, sticks, words
from teeter.games.go_cuckoo import moves as say
from teeter.games.go_cuckoo.moves import (
    BUILD,
    CHOOSE,
    FIRST_PULL,
    KNOCKED,
    LAY,
    LAY_EGG,
    MAY_LAY,
    MUST_LAY,
    NEXT_PULL,
    NOTHING,
    OVER,
    PLACE_KIKI,
    PULL,
    REACH,
    SIT,
    TRY,
)
from teeter.games.go_cuckoo.odds import stand_in
from teeter.games.go_cuckoo.refusals import refuse
from teeter.games.go_cuckoo.turn import SANK, SITS, TRIES, UNPAID, CuckooTurn
from teeter.games.go_cuckoo.view import GoCuckooView
from teeter.rules.contract import REFEREE, SEATS, Game, Move, Options, Outcome, Setup
from teeter.rules.extras import PRACTICE, Alone
from teeter.rules.setup import first_seat
from teeter.rules.text import Text, both

REASONS: Final = ("", words.KIKI_SITS, words.KIKI_SANK, words.NO_STICK)

_FLEDGLING: Final = "fledgling"


class GoCuckoo(CuckooTurn):
    """A game of Go Cuckoo!"""

    __slots__ = ()

    def moves(self) -> Sequence[Move]:
        phase = self.phase
        if phase == TRY:
            trying = self.trying
            return self._words(say.BROKEN_OFF if trying == PULL and self.fallen else trying)
        if phase == REACH:
            return self._words(say.ONLY_TOUCH)
        if phase == KNOCKED:
            return self._words(say.ONLY_CALM)
        return self._choices(phase)

    def _choices(self, phase: int) -> Sequence[Move]:
        """What a seat may do at a step that is not the REFEREE's."""
        if phase == FIRST_PULL:
            return self.every_pull()
        if phase == BUILD:
            return [say.LAYS[stick] for stick in self.front]
        if phase == NEXT_PULL:
            return self.pulls[self.need] or self.every_pull()
        if phase == CHOOSE:
            return [say.TAKES[seat] for seat in self.richest(self.turn)]
        return say.AT_STEP[phase]

    def asides(self, who: int) -> Sequence[Move]:
        """While a player thinks things may fall; before the touch another stick may be meant (R29)."""
        if who == REFEREE:
            return self._words(say.ANY_TIME) if self.turn >= 0 else ()
        if self.phase == REACH and self.trying == PULL and who == self.player:
            return [move for move in self.every_pull() if move.arg != self.hand]
        return ()

    def _words(self, step: int) -> list[Move]:
        """What the REFEREE can say: the words of this step, and what can happen at any moment."""
        seats = self.options.seats
        by_eggs = say.SAYINGS[step][seats][seats if self.paused else self.answers]
        return by_eggs[self.nest > self.out + self.sank] + self.reports

    def play(self, move: Move) -> None:
        try:
            verb = move.verb
        except AttributeError:
            raise say.MOVES.stranger(move, "CUCK-08") from None
        if verb == PULL:  # the commonest verbs: a direct call is half the price of one through a table
            self._pull(move)
        elif verb == say.TOUCHES:
            self._touches(move)
        elif verb == say.PULLED:
            self._pulled(move)
        elif verb == LAY:
            self._lay(move)
        elif verb == say.RESTS:
            self._rests(move)
        elif (play := _PLAY.get(verb)) is not None:
            play(self, move)
        else:
            raise say.MOVES.stranger(move, "CUCK-08")

    # What seats declare

    def _pull(self, move: Move) -> None:
        stick = move.arg
        phase = self.phase
        if not self.is_standing(stick):
            refuse(self, move)
        if phase == FIRST_PULL:
            self.phase = REACH
        elif phase == REACH and self.trying == PULL and stick != self.hand:
            pass
        elif phase == NEXT_PULL and (self.tops[stick] == self.need or not self.pulls[self.need]):
            self.grip(stick)
            self.phase = TRY
        else:
            refuse(self, move)
        self.trying = PULL
        self.hand = stick
        self.turn = REFEREE

    def _lay(self, move: Move) -> None:
        stick = move.arg
        if self.phase != BUILD or stick not in self.front:
            refuse(self, move)
        self.lay(stick)
        self.trying = LAY
        self.hand = stick
        self.phase = TRY
        self.turn = REFEREE

    def _lay_egg(self, move: Move) -> None:
        if self.phase == MAY_LAY:
            self.lay_egg(self.player)
            self.phase = TRY
        elif self.phase == MUST_LAY:
            self.phase = REACH
        else:
            refuse(self, move)
        self.trying = LAY_EGG
        self.turn = REFEREE

    def _no_egg(self, move: Move) -> None:
        if self.phase != MAY_LAY:
            refuse(self, move)
        self.end_turn()

    def _place_kiki(self, move: Move) -> None:
        if self.phase != SIT:
            refuse(self, move)
        self.trying = PLACE_KIKI
        self.phase = REACH
        self.turn = REFEREE

    def _take(self, move: Move) -> None:
        if self.phase != CHOOSE or move.arg not in self.richest(self.turn):
            refuse(self, move)
        self.take_from(move.arg)
        self.go_on()

    # What the REFEREE says of a try

    def _touches(self, move: Move) -> None:
        """From now on the player answers for the nest, and the kind of turn is fixed."""
        if self.phase != REACH:
            refuse(self, move)
        self.answers = self.player
        self.fallen = self.sunk = 0
        self.phase = TRY
        if self.trying == PULL:
            self.grip(self.hand)
        elif self.trying == LAY_EGG:
            self.lay_egg(self.player)

    def _pulled(self, move: Move) -> None:
        if self.phase != TRY or self.trying != PULL:
            refuse(self, move)
        stick = self.hand
        self.front.append(stick)
        self.quiet = 0
        self.tries += 1
        self.need = self.bottoms[stick]
        self.trying = NOTHING
        if self.need == self.tops[stick]:
            self.matched = True
        elif self.tries == TRIES:
            self.matched = self.options.variant == _FLEDGLING
        self.go_on()

    def _left_standing(self, move: Move) -> None:
        if self.phase != TRY or self.trying != PULL or not self.fallen:
            refuse(self, move)
        self.let_stand(self.hand)
        self.trying = NOTHING
        self.go_on()

    def _rests(self, move: Move) -> None:
        trying = self.trying
        if self.phase != TRY or (trying != LAY and trying != LAY_EGG):
            refuse(self, move)
        self.trying = NOTHING
        if trying == LAY_EGG and not self.fallen:
            self.end_turn()
        else:
            self.go_on()

    def _kiki_stands(self, move: Move) -> None:
        if self.phase != TRY or self.trying != PLACE_KIKI:
            refuse(self, move)
        if self.fallen:
            self._kiki_aside()
        else:
            self.end_game(SITS)

    def _kiki_fell(self, move: Move) -> None:
        if self.phase != TRY or self.trying != PLACE_KIKI:
            refuse(self, move)
        self.fallen += 1
        self._kiki_aside()

    def _kiki_aside(self) -> None:
        """The try has failed: what fell with it is settled now."""
        self.nest -= self.out + self.sank
        self.supplies[self.player] += self.out
        self.can += self.sank
        if self.sank:
            self.sunk = UNPAID
        self.out = self.sank = 0
        self.trying = NOTHING
        self.go_on()

    def _kiki_sank(self, move: Move) -> None:
        """The game is over; eggs that fell with her stay counted as in the nest (R23)."""
        if self.phase != TRY or self.trying != PLACE_KIKI:
            refuse(self, move)
        self.out = self.sank = 0
        self.end_game(SANK)

    # What falls, at any moment

    def _fell_egg(self, move: Move) -> None:
        if self.phase == OVER or not self.egg_words():
            refuse(self, move)
        if self.phase == TRY and self.trying == PLACE_KIKI:
            self.out += 1
        else:
            self.nest -= 1
            self.supplies[self.answers] += 1
        self._fell()

    def _sank_egg(self, move: Move) -> None:
        if self.phase == OVER or not self.egg_words():
            refuse(self, move)
        if self.phase == TRY and self.trying == PLACE_KIKI:
            self.sank += 1
        else:
            self.nest -= 1
            self.can += 1
            self.sunk = self.sunk or UNPAID
        self._fell()

    def _fell_stick(self, move: Move) -> None:
        if self.phase == OVER or not self.can_fall(move.arg):
            refuse(self, move)
        self.fall(move.arg)
        self._fell()

    def _tipped(self, move: Move) -> None:
        """A standing stick that came to lie on the nest is a laid one, and nobody's fault."""
        if self.phase == OVER or not self.is_standing(move.arg):
            refuse(self, move)
        self.tip(move.arg)
        if self.phase != TRY and self.phase != KNOCKED:
            self.go_on()

    def _fell(self) -> None:
        """In a try or a knock the closing word settles it, otherwise it is settled at once."""
        self.fallen += 1
        if self.phase != TRY and self.phase != KNOCKED:
            self.go_on()

    # Knocks

    def _knock(self, move: Move) -> None:
        seat = move.arg
        if self.phase == OVER or self.paused or seat == self.answers or seat >= self.options.seats:
            refuse(self, move)
        self.interrupt(seat)

    def _calm(self, move: Move) -> None:
        if self.phase != KNOCKED:
            refuse(self, move)
        self.go_on()

    # The rest of the contract

    def copy(self) -> GoCuckoo:
        new = GoCuckoo()
        self.copy_turn(new)
        return new

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        eggs = self.supplies
        seats = range(len(eggs))
        if self.ending == SITS:
            winners: tuple[int, ...] = (self.player,)
        elif len(eggs) == 1:
            winners = (0,)
        elif self.ending == SANK:
            best = max if self.options["kiki"] == "most" else min
            wanted = best(eggs[seat] for seat in seats if seat != self.player)
            winners = tuple(s for s in seats if s != self.player and eggs[s] == wanted)
        else:
            winners = tuple(seat for seat in seats if eggs[seat] == min(eggs))
        return Outcome(winners, tuple(eggs), REASONS[self.ending])

    def _view(self, seat: int | None) -> GoCuckooView:
        return sight.view(self)

    def turns_up(self, move: Move, seat: int | None) -> str:
        return sight.turned_up(self, move)

    def redeal(self, seat: int | None, rng: Random) -> GoCuckoo:
        new = self.copy()
        new.hide_anew(rng)
        return new


def new(options: Options, setup: Setup) -> GoCuckoo:
    """A game before its first move. Raises BadSetup."""
    state = GoCuckoo()
    state.options = options
    state.set_up(*sticks.read(setup.get("sticks", []), options["mix"]), options.seats)
    state.begin(first_seat(setup, options))
    return state


def deal(options: Options, first: int, rng: Random) -> Setup:
    """The bundle of sticks is set into the can; chance is handed in."""
    return {"first": [SEATS[first]], "sticks": sticks.deal(options["mix"], rng)}


GAME: Final = Game(
    name="go-cuckoo",
    title="Go Cuckoo!",
    package="teeter.games.go_cuckoo",
    shelf=3,
    seats=range(2, say.MOST_SEATS + 1),
    variants=("base", _FLEDGLING),
    choices={"mix": tuple(house.MIX.value), "kiki": house.KIKI.value, "repair": house.REPAIR.value},
    turn_rule="CUCK-08",
    setup_keys=("first", "sticks"),
    credits=Text(
        "credits-drawn",
        title="Go Cuckoo!",
        by=both(["Viktor Bautista i Roca", "Josep M. Allué"]),
        art="Monsuros",
        publisher="Devir",
    ),
    moves=say.MOVES,
    new=new,
    empty=GoCuckoo,
    deal=deal,
    acting=extras.acting,
    view_type=GoCuckooView,
    telling=extras.TELLING,
    undo=extras.UNDO,
    reporting=extras.REPORTING,
    alone=Alone((PRACTICE,), GoCuckoo),
    bots="teeter.games.go_cuckoo.bots:MINDS",
    encoding="teeter.games.go_cuckoo.encoding:ENCODING",
    chance="teeter.games.go_cuckoo.chance:CHANCE",
    stand_in=stand_in,
    describe=words.describe,
    scoring=words.scoring,
    physical="teeter.games.go_cuckoo.physical:PHYSICAL",
)

# Those that `play` does not call itself.
_PLAY: Final = {
    LAY_EGG: GoCuckoo._lay_egg,
    say.NO_EGG: GoCuckoo._no_egg,
    PLACE_KIKI: GoCuckoo._place_kiki,
    say.TAKE: GoCuckoo._take,
    say.LEFT: GoCuckoo._left_standing,
    say.STANDS: GoCuckoo._kiki_stands,
    say.KIKI_FELL: GoCuckoo._kiki_fell,
    say.KIKI_SANK: GoCuckoo._kiki_sank,
    say.FELL_EGG: GoCuckoo._fell_egg,
    say.SANK_EGG: GoCuckoo._sank_egg,
    say.FELL_STICK: GoCuckoo._fell_stick,
    say.TIPPED: GoCuckoo._tipped,
    say.KNOCK: GoCuckoo._knock,
    say.CALM: GoCuckoo._calm,
}
