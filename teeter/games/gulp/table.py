"""The table of a game of Gulp: what lies on it, and what every action and event does with it."""

from __future__ import annotations

from typing import Final

from teeter.games.gulp import house
from teeter.games.gulp.river import BONUS, COUNT, EVENT_OF, caused, worth_in
from teeter.games.gulp.view import GulpView
from teeter.rules.contract import NOBODY, Illegal, Reason, StateWith
from teeter.rules.text import Text

HAND_LIMIT: Final = house.HAND_LIMIT.value
ACTIONS: Final = house.ACTIONS.value
ONE: Final = -1  # in `pace`: exactly one action, whatever else is added (R23)
NOT_YET: Final = -1  # in `last_turns`: the deck is not empty
NO_CARD: Final = -1

SETTLING: Final = 0
ACTING: Final = 1
HARVESTING: Final = 2
ASKING: Final = 3
OFFERING: Final = 4
ANSWERING: Final = 5
KEEPING: Final = 6
BURYING: Final = 7
GULPING: Final = 8
FILLING: Final = 9
DISCARDING: Final = 10
COPYING: Final = 11
CHOOSING: Final = 12
DROPPING: Final = 13
DEALING: Final = 14
OVER: Final = 15
PHASES: Final = (
    *("settle", "act", "harvest", "window"),
    *("event offer", "event answer", "event keep", "event under", "event gulp", "event fill"),
    *("event discard", "event copy", "event choose", "event drops", "event deals"),
    "over",
)

# News: what a village stored, as an index of house.BONUSES or one of these two.
HARVESTED: Final = len(BONUS)
FROZEN: Final = len(BONUS) + 1
NEWS: Final = (*house.BONUSES.value, "harvest", "frostquake")
NO_NEWS: Final[list[int]] = []

# What everybody waits for in a phase, and the rule that says so.
_WAITING: Final = {
    SETTLING: ("GULP-10", Text("gulp-no-place-first")),
    HARVESTING: ("GULP-22", Text("gulp-no-store-first")),
    ASKING: ("GULP-51", Text("gulp-no-window-first")),
}
_EVENT_FIRST: Final = ("GULP-20", Text("gulp-no-event-first"))

# By the number of villages and by village: the others, beginning to its left.
_TO_THE_LEFT: Final = [
    [[*range(seat + 1, seats), *range(seat)] for seat in range(seats)]
    for seats in range(max(house.LIMITS.value) + 1)
]


class GulpTable(StateWith[GulpView]):
    """The things on the table. Lists marked * are never changed in place, so copies share them."""

    __slots__ = (
        "actions",
        "active",
        "before",
        "deck",
        "declared",
        "discard",
        "event",
        "gulped",
        "hands",
        "harvested",
        "kept",
        "known",
        "last_turns",
        "logs",
        "looked",
        "mixed",
        "news",
        "pace",
        "phase",
        "placed",
        "pool",
        "pusher",
        "queue",
        "removed",
        "river",
        "sacrifice",
        "single",
        "spots",
        "stored",
        "waves",
    )

    actions: int  # actions left in this turn
    active: int  # whose turn it is, whoever is asked in between
    before: list[int]  # * the River before the push whose event is carried out
    deck: list[int]  # cards; the top is the last
    declared: int  # the card somebody plays while the others are asked for a BUTT
    discard: list[int]  # the top is the last
    event: int  # the event carried out last
    gulped: list[int]  # * River spots that RIVER GULPERS emptied and may fill
    hands: list[list[int]]
    harvested: list[int]
    kept: int  # cards that CHEEK POUCHES has kept so far
    known: list[int]  # * by card: the seats (bits) that know where it lies though it is not theirs
    last_turns: int  # turns still to begin in the final round, or NOT_YET
    logs: list[int]  # * by seat: the seats (bits) whose BOGGLE LOGS lie before it
    looked: list[int]  # * cards of CHEEK POUCHES, from the top
    mixed: int  # the seats (bits) whose hands HICCUP HURRICANE shuffles
    news: list[int]  # * what was stored in the last move: seat, index of NEWS, crops; and so on
    pace: list[int]  # by seat: more actions in its next turn, or ONE
    phase: int
    placed: list[int]  # * the River when that event had been placed
    pool: list[int]  # * cards that HICCUP HURRICANE has still to deal
    pusher: int  # who plays the declared card
    queue: list[int]  # * seats whose part of the event is still to come, in order
    removed: list[int]  # * cards taken out unseen for a short game
    river: list[int]  # * spots 1 to 5
    sacrifice: bool  # whether the declared card is a Boggle Sacrifice
    single: bool  # this turn has exactly one action
    spots: list[int]  # by seat: its village spot, 0 before it is placed
    stored: list[int]  # by seat: all crops it ever stored; the store follows from it (R9)
    waves: int  # the seats (bits) whose WAVE O' BOGGLES turns the River

    # Turns

    def begin_turn(self, seat: int) -> None:
        """What lasted until this seat's turn ends, and its actions are counted."""
        self.active = self.turn = seat
        self.phase = ACTING
        self.waves &= ~(1 << seat)
        if any(owners for owners in self.logs):
            self.logs = [owners & ~(1 << seat) for owners in self.logs]
        pace = self.pace[seat]
        self.single = pace == ONE
        self.actions = 1 if pace == ONE else ACTIONS + pace
        self.pace[seat] = 0

    def end_action(self) -> None:
        """The active player goes on, or the next one does. GULP-68: an empty deck is noticed here."""
        if not self.deck and self.last_turns == NOT_YET:
            self.last_turns = len(self.hands)
        if self.actions:
            self.turn = self.active
            self.phase = ACTING
        elif self.last_turns == 0:
            self.turn = NOBODY
            self.phase = OVER
        else:
            if self.last_turns != NOT_YET:
                self.last_turns -= 1
            seat = self.active + 1
            self.begin_turn(seat if seat < len(self.hands) else 0)

    def finish_event(self) -> None:
        """The second look at the River (R8e), then the action is over."""
        if self.river != self.placed:
            self.reward(self.active, caused(self.before, self.placed, self.river))
        self.end_action()

    # Stores

    def reward(self, seat: int, bonuses: list[int]) -> None:
        for bonus in bonuses:
            self.store(seat, bonus, BONUS[bonus])

    def harvest(self, seat: int, what: int, cards: list[int]) -> None:
        """One store event with the sum of these cards (R7); they go to the discard pile."""
        worth = worth_in(self.river)
        self.store(seat, what, sum(worth[card] for card in cards))
        self.discard += cards

    def store(self, seat: int, what: int, crops: int) -> None:
        self.stored[seat] += crops
        self.news = [*self.news, seat, what, crops]

    # Cards

    def draw_cards(self, seat: int, count: int) -> None:
        """From the top of the deck, as far as the deck and the hand limit allow. GULP-15, R5."""
        hand = self.hands[seat]
        deck = self.deck
        room = min(HAND_LIMIT - len(hand), len(deck))
        for _ in range(min(count, room)):
            hand.append(deck.pop())

    def take_from_hand(self, seat: int, card: int) -> None:
        """A card leaves a hand for all to see; nobody can tell it from its twin."""
        hand = self.hands[seat]
        hand.remove(card)
        twin = twin_of(card)
        if self.known[twin] and has(hand, twin):
            known = self.known[:]
            known[twin] &= known[card]
            self.known = known

    # Villages

    def clockwise(self) -> list[int]:
        """The other players, beginning to the left of the active one. GULP-21."""
        return _TO_THE_LEFT[len(self.hands)][self.active]

    def reach(self) -> list[int]:
        """Everybody downstream of the active player, and that player last. GULP-21, R21, R14."""
        here = self.spots[self.active]
        backwards = self.waves != 0
        downstream = [s for s in self.clockwise() if (self.spots[s] < here) == backwards]
        downstream.append(self.active)
        return downstream

    # Refusals

    def wrong_time(self, rule: str, sentence: Text) -> Illegal:
        """Why a move does not fit the phase: what is waited for, or in a free moment this rule."""
        if self.phase == OVER:
            return Illegal(Reason.OVER, "GULP-68", Text("no-over"))
        if self.phase != ACTING:
            rule, sentence = _WAITING.get(self.phase, _EVENT_FIRST)
        return Illegal(Reason.NOT_NOW, rule, sentence)


def twin_of(card: int) -> int:
    """The other card of the same kind."""
    return card + COUNT if card < COUNT else card - COUNT


def card_of(kind: int, cards: list[int]) -> int:
    """The first of these cards that is of this kind, or NO_CARD."""
    twin = kind + COUNT
    for card in cards:
        if card in (kind, twin):
            return card
    return NO_CARD


def has(cards: list[int], card: int) -> bool:
    """Whether a card is among these. (Written out, because compiled it is four times `in`.)"""
    for other in cards:  # noqa: SIM110 - as above
        if other == card:
            return True
    return False


def crops_among(cards: list[int]) -> list[int]:
    """The crop count cards among these, in their order."""
    return [card for card in cards if EVENT_OF[card] < 0]
