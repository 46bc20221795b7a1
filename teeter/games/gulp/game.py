"""Gulp: push the River, harvest at the right moment, and never store more than the limit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from teeter.games.gulp import events, extras, house, pushing, sight
from teeter.games.gulp import moves as words
from teeter.games.gulp import words as plain_words
from teeter.games.gulp.river import (
    BUTT_KIND,
    CARDS,
    COUNT,
    EVENT_OF,
    TENS,
)
from teeter.games.gulp.setup import deal, lay_out
from teeter.games.gulp.shown import turned_up
from teeter.games.gulp.table import (
    ACTING,
    ASKING,
    DROPPING,
    HAND_LIMIT,
    HARVESTED,
    HARVESTING,
    NO_CARD,
    NO_NEWS,
    OVER,
    SETTLING,
    GulpTable,
    card_of,
    has,
)
from teeter.games.gulp.view import GulpView
from teeter.rules.contract import (
    Game,
    Illegal,
    Move,
    Options,
    Outcome,
    Reason,
    Setup,
)
from teeter.rules.text import Text

_DRAWN: Final = house.DRAWN.value
_SHOWS_NOTHING: Final = (words.SETTLE, words.HARVEST)  # more than their text says


def _actions_with(kind: int, barred: bool) -> tuple[Move, ...]:
    """What a card in hand can be used for in a free action, by a village with or without logs."""
    legal = []
    if kind != BUTT_KIND and not barred:
        legal.append(words.PUSHES[kind])
    if EVENT_OF[kind] < 0:
        legal.append(words.HARVESTS[kind])
    if kind in TENS and not barred:
        legal.append(words.SACRIFICES[kind])
    return tuple(legal)


_FREE: Final = [_actions_with(card % COUNT, barred=False) for card in range(CARDS)]
_BARRED: Final = [_actions_with(card % COUNT, barred=True) for card in range(CARDS)]


class Gulp(GulpTable):
    """A game of Gulp.

    Every game ends. Cards only go from the deck to hands, to the River and to the discard pile;
    CHEEK POUCHES puts some back, but has cost a push. So if a card in the deck counts 3, in hand 2
    and in the River 1, every draw, push, sacrifice and harvest lowers the sum. What is left is passing,
    and while there is a deck only a village with ten cards behind BOGGLE LOGS may pass: ten cards are
    never all BUTTs, and fewer than ten must draw. Logs last one round, and new ones cost a push.
    So the sum sinks until the deck is empty, and the final round has a fixed number of turns with
    finitely many actions (more actions come from pushes only).
    """

    __slots__ = ()

    def moves(self) -> Sequence[Move]:
        phase = self.phase
        if phase == ASKING:
            return pushing.answers(self)
        if phase == ACTING:
            return self._actions()
        if phase == HARVESTING:
            return self._more_to_harvest()
        if phase == OVER:
            return ()
        if phase == SETTLING:
            return [move for move in words.SETTLES if move.arg not in self.spots]
        return events.LEGAL[phase](self)

    def _actions(self) -> list[Move]:
        hand = self.hands[self.active]
        barred = self.logs[self.active] != 0
        draw = len(hand) < HAND_LIMIT and len(self.deck) > 0
        legal = [words.DRAW_TWO] if draw else []
        actions_with = _BARRED if barred else _FREE
        for card in hand:
            if card < COUNT or not has(hand, card - COUNT):  # twins are one choice
                legal += actions_with[card]
        if not draw and (barred or not legal):
            legal.append(words.PASS_IT)
        return legal

    def _more_to_harvest(self) -> list[Move]:
        hand = self.hands[self.active]
        legal = [words.STORE_IT]
        for card in hand:
            if card < COUNT or not has(hand, card - COUNT):
                legal += _BARRED[card]  # nothing but its harvest
        return legal

    def play(self, move: Move) -> None:
        try:
            verb = move.verb
        except AttributeError:
            raise words.MOVES.stranger(move, "GULP-13") from None
        news = self.news
        self.news = NO_NEWS
        try:
            self._do(verb, move)
        except Illegal:
            self.news = news
            raise

    def _do(self, verb: int, move: Move) -> None:
        # The commonest first: a direct call is half the price of one through a table.
        if verb == words.LET_PASS:
            pushing.let_pass(self, move)
        elif verb == words.PUSH:
            pushing.push(self, move)
        elif verb == words.DRAW:
            self._draw(move)
        elif verb == words.HARVEST:
            self._harvest(move)
        elif verb == words.STORE:
            self._store(move)
        else:
            play = _PLAY.get(verb)
            if play is None:
                raise words.MOVES.stranger(move, "GULP-13")
            play(self, move)

    # Villages

    def _settle(self, move: Move) -> None:
        """Counter-clockwise from the dealer; the last to settle has the first turn."""
        if self.phase != SETTLING:
            raise self.wrong_time("GULP-10", Text("gulp-no-settle"))
        if move.arg in self.spots:
            raise Illegal(Reason.FORBIDDEN, "GULP-11", Text("gulp-no-spot-taken", spot=move.arg))
        self.spots[self.turn] = move.arg
        if 0 in self.spots:
            self.turn = (self.turn or len(self.hands)) - 1
        else:
            self.begin_turn(self.turn)

    # Actions

    def _draw(self, move: Move) -> None:
        if self.phase != ACTING:
            raise self.wrong_time("GULP-17", Text("gulp-no-draw"))
        if not self.deck:
            raise Illegal(Reason.NOT_THERE, "GULP-68", Text("gulp-no-deck"))
        if len(self.hands[self.active]) >= HAND_LIMIT:
            raise Illegal(Reason.FORBIDDEN, "GULP-15", Text("gulp-no-full-hand"))
        self.actions -= 1
        self.draw_cards(self.active, _DRAWN)
        self.end_action()

    def _harvest(self, move: Move) -> None:
        phase = self.phase
        if phase not in (ACTING, HARVESTING):
            raise self.wrong_time("GULP-17", Text("gulp-no-harvest"))
        kind = move.arg
        if EVENT_OF[kind] >= 0:
            raise Illegal(Reason.FORBIDDEN, "GULP-23", Text("gulp-no-event-harvest"))
        card = card_of(kind, self.hands[self.active])
        if card == NO_CARD:
            raise Illegal(Reason.NOT_THERE, "GULP-22", Text("gulp-no-such-card"))
        self.take_from_hand(self.active, card)
        self.harvested.append(card)
        if phase == ACTING:
            self.actions -= 1
            self.phase = HARVESTING

    def _store(self, move: Move) -> None:
        if self.phase != HARVESTING:
            raise self.wrong_time("GULP-22", Text("gulp-no-store"))
        self.harvest(self.active, HARVESTED, self.harvested)
        self.harvested = []
        self.end_action()

    def _pass(self, move: Move) -> None:
        """Only whoever can neither draw nor push (R6); it spends one action (R24)."""
        if self.phase != ACTING:
            raise self.wrong_time("GULP-16", Text("gulp-no-pass"))
        if move not in self._actions():
            raise Illegal(Reason.FORBIDDEN, "GULP-16", Text("gulp-no-pass-yet"))
        self.actions -= 1
        self.end_action()

    # The rest of the contract

    def copy(self) -> Gulp:
        new = Gulp()
        new.options = self.options
        new.turn = self.turn
        new.actions = self.actions
        new.active = self.active
        new.before = self.before
        new.deck = self.deck[:]
        new.declared = self.declared
        new.discard = self.discard[:]
        new.event = self.event
        new.gulped = self.gulped
        new.hands = [hand[:] for hand in self.hands]
        new.harvested = self.harvested[:]
        new.kept = self.kept
        new.known = self.known
        new.last_turns = self.last_turns
        new.logs = self.logs
        new.looked = self.looked
        new.mixed = self.mixed
        new.news = self.news
        new.pace = self.pace[:]
        new.phase = self.phase
        new.placed = self.placed
        new.pool = self.pool
        new.pusher = self.pusher
        new.queue = self.queue
        new.removed = self.removed
        new.river = self.river
        new.sacrifice = self.sacrifice
        new.single = self.single
        new.spots = self.spots[:]
        new.stored = self.stored[:]
        new.waves = self.waves
        return new

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        scores = sight.final_stores(self)
        best = max(scores)  # no store is above the limit, so the highest is the closest
        winners = tuple(seat for seat, score in enumerate(scores) if score == best)
        return Outcome(winners, tuple(scores), "the deck ran out")

    def _view(self, seat: int | None) -> GulpView:
        return sight.view(self, seat)

    def redeal(self, seat: int | None, rng: Random) -> Gulp:
        new = self.copy()
        sight.deal_anew(new, seat, rng)
        return new

    def spoken(self, move: Move, seat: int | None) -> str:
        return sight.spoken(self, move, seat)

    def turns_up(self, move: Move, seat: int | None) -> str:
        if move.verb in _SHOWS_NOTHING:
            return ""
        after = self.copy()
        after.play(move)
        return turned_up(self, after, seat)


def new(options: Options, setup: Setup) -> Gulp:
    """A game before its first move. Raises BadSetup."""
    state = Gulp()
    lay_out(state, options, setup)
    return state


def stand_in(state: Gulp, rng: Random, skill: float) -> Move:
    """Chance: each card of the hand, or of the shuffled hands, with the same odds."""
    if state.phase == DROPPING:
        hand = state.hands[state.queue[0]]
        return words.DROPPED[hand[int(rng.random() * len(hand))] % COUNT]
    return words.DEALT[state.pool[int(rng.random() * len(state.pool))] % COUNT]


GAME: Final = Game(
    name="gulp",
    title="Gulp",
    package="teeter.games.gulp",
    shelf=5,
    seats=range(2, 5),
    choices={"deck": house.DECKS.value},
    turn_rule="GULP-13",
    setup_keys=("first", "deck", "removed"),
    credits=Text("credits-alone", title="Gulp", by="Alex Coulombe"),
    moves=words.MOVES,
    new=new,
    empty=Gulp,
    deal=deal,
    stand_in=stand_in,
    skilled=False,
    describe=plain_words.describe,
    secret=True,
    scoring=plain_words.scoring,
    lately=plain_words.lately,
    always="let pass",
    view_type=GulpView,
    telling=extras.TELLING,
    undo=extras.UNDO,
    reporting=extras.REPORTING,
    bots="teeter.games.gulp.bots:MINDS",
    encoding="teeter.games.gulp.encoding:ENCODING",
    chance="teeter.games.gulp.chance:CHANCE",
)

# Those that `play` does not call itself.
_PLAY: Final[dict[int, Callable[[Gulp, Move], None]]] = {
    words.SETTLE: Gulp._settle,
    words.PASS: Gulp._pass,
    **pushing.PLAY,
    **events.PLAY,
}
