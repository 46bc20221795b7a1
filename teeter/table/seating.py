"""Who sits where. Before the start seats are free to take; in a game under way only by consent."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Literal

from teeter.rules.contract import NOBODY, SEATS
from teeter.rules.text import Text
from teeter.table.consent import Request
from teeter.table.events import Answer, HandSet, SeatAsked, Seated, SeatTaken, Started
from teeter.table.log import Entry
from teeter.table.names import bot_name, default_name, name_in_words
from teeter.table.refusal import Refusal, Why
from teeter.table.seats import MAX_NAME, Seat, clean
from teeter.table.table_state import TableState

MaySit = Literal["no", "sit", "ask"]


class Seating(TableState):
    """The seats of a table. Changes raise Refusal and change nothing, or return what happened."""

    def sit(self, seat: int, holder: str, name: str, now: float) -> list[Entry]:
        """A person takes a seat, or asks for it; when all are taken the game starts."""
        refusal = self._why_not_sit(seat, holder)
        if refusal is not None:
            raise refusal
        person = Seat("person", clean(name or default_name(seat), MAX_NAME), holder)
        if self.turn is None or self._comes_back(seat, holder):
            return [*self._set(seat, person, now), *self._start_if_full(now)]
        if not self._others_here(holder):
            return self._hand_over(seat, person, now)
        entry = self._ask(seat, person.name, "asks", now)
        self.requests["seat"] = Request(entry.number, seat, holder, person.name)
        return [entry]

    def may_sit(self, seat: int, holder: str) -> MaySit:
        """Whether somebody may take a seat now, or may ask for it."""
        if self.seats[seat].kind == "person":  # asked for every seat of every table: no words are made
            return "no"
        if self._why_not_sit(seat, holder) is not None:
            return "no"
        free = self.turn is None or self._comes_back(seat, holder) or not self._others_here(holder)
        return "sit" if free else "ask"

    def set_always(self, seat: int, holder: str, *, on: bool) -> None:
        """Have the move that answers a question of the game made for a seat, always, or no more.

        So nobody can guess from how long somebody thinks what they hold. It is no part of the log:
        others are not told, and after a restart everybody is asked again.
        """
        self._check_holder(seat, holder)
        if not self.game.always:
            raise Refusal(Why.NOT_ASKED, Text("refused-always"))
        self.standing.pop(seat, None)
        if on:
            self.standing[seat] = holder

    def has_always(self, seat: int) -> bool:
        """Whether whoever plays this seat now has said so."""
        there = self.seats[seat]
        return there.kind == "person" and there.holder == self.standing.get(seat)

    def goes_by_itself(self) -> bool:
        """Whether the decision that is open is made that way."""
        turn = self.turn
        if turn is None or turn < 0 or self.seats[turn].bot or not self.has_always(turn):
            return False
        return self.game.moves[self.game.always] in self.moves(turn)

    def set_help(self, seat: int, holder: str, now: float, *, helped: bool) -> list[Entry]:
        """The hand of one's own seat is helped from the next try on, or free; everybody is told."""
        there = self._check_holder(seat, holder)
        if not self.game.physical:
            raise Refusal(Why.NO_TRY, Text("refused-no-hand"))
        return [] if there.helped == helped else [self._happen(HandSet(helped), seat, now)]

    def answer_seat(self, holder: str, number: int, now: float, *, yes: bool) -> list[Entry]:
        """Agree to somebody on a seat, or not; when the last one has agreed it is theirs.

        Who asks can only say no: then they no longer ask.
        """
        request = self.requests.get("seat")
        waiting = [self.seats[seat].holder for seat in self.waits_for("seat", now)]
        if request is None or request.number != number:
            raise Refusal(Why.NOT_ASKED, Text("refused-nobody-asks"))
        if holder not in (waiting if yes else [*waiting, request.holder]):
            raise Refusal(Why.NOT_ASKED, Text("refused-not-asked"))
        if not yes:
            return self._deny(request, "withdraws" if holder == request.holder else "denied", now)
        self.requests["seat"] = request.and_agreed(holder)
        return self.settle(now)

    def settle(self, now: float) -> list[Entry]:
        """Somebody has answered, or is waited for no longer: what is decided by that."""
        request = self.requests.get("seat")
        if request is None or self.waits_for("seat", now):
            return []
        if not request.agreed:  # nor has anybody said no: the seat can be asked for again
            del self.requests["seat"]
            return [self._ask(request.seat, request.name, "unheard", now)]
        to = Seat("person", request.name, request.holder)
        return self._hand_over(request.seat, to, now, request.agreed)

    def stand(self, seat: int, holder: str, now: float) -> list[Entry]:
        """A person leaves: the seat is open. In a game under way they may come back to it."""
        self._check_holder(seat, holder)
        return self._set(seat, Seat(), now)

    def put_bot(self, seat: int, holder: str, level: str, now: float) -> list[Entry]:
        """The host puts a bot on an open seat, or before the start another one on a bot's."""
        self._check_host(holder)
        self._check_free(seat)
        return [*self._set(seat, _bot(seat, level), now), *self._start_if_full(now)]

    def open_seat(self, seat: int, holder: str, now: float) -> list[Entry]:
        """Before the start the host sends a bot or somebody away: who comes by link may sit there."""
        self._check_host(holder)
        if self.started or self._seat(seat).kind != "person":
            self._check_free(seat)
        return self._set(seat, Seat(), now)

    def seat_again(self, seat: int, there: Seat, now: float) -> list[Entry]:
        """Whoever sat here before sits here in a rematch; a bot that stood in goes on."""
        return [*self._set(seat, there, now), *self._start_if_full(now)]

    def came(self, holder: str) -> None:
        """A holder is connected (again)."""
        self._present.add(holder)
        self._gone.pop(holder, None)

    def went(self, holder: str, now: float) -> None:
        """A holder has no connection any more: what they asked for ends with it."""
        for what, request in list(self.requests.items()):
            if holder == request.holder:
                del self.requests[what]
                if what == "seat":  # or they would ask again and again
                    self._denied.add(request.seat)
        self._present.discard(holder)
        if self.held_by(holder):
            self._gone[holder] = now

    def let_bot(self, seat: int, holder: str, level: str, now: float) -> list[Entry]:
        """A bot plays for oneself, for who has been away for a while, or for who has left the game."""
        there = self._seat(seat)
        if there.kind == "open" and self.turn is not None:
            self._check_seated(holder)
            return self._set(seat, _bot(seat, level), now)
        if there.kind != "person":
            raise Refusal(Why.WRONG_SEAT, Text("refused-nobody-sits", seat=SEATS[seat]))
        if there.holder != holder:
            self._check_seated(holder)
            if self.is_expected(seat, now):
                name = name_in_words(there.name)
                raise Refusal(Why.NOT_AWAY, Text("refused-not-away", name=name))
        return self._set(seat, replace(there, level=level), now)

    def take_back(self, seat: int, holder: str, now: float) -> list[Entry]:
        """A person plays again where a bot stood in."""
        there = self._check_holder(seat, holder)
        if not there.level:
            raise Refusal(Why.NO_BOT, Text("refused-no-bot-plays"))
        return self._set(seat, replace(there, level=""), now)

    def _set(self, seat: int, to: Seat, now: float) -> list[Entry]:
        if to.bot and self.plan.day:
            raise Refusal(Why.WRONG_SEAT, Text("refused-series-bot"))
        return [self._happen(Seated(to), seat, now)]

    def _ask(self, seat: int, name: str, how: Answer, now: float) -> Entry:
        return self._happen(SeatAsked(name, how), seat, now)

    def _deny(self, request: Request, how: Answer, now: float) -> list[Entry]:
        """Nobody gets the seat, and nobody asks for it again before the next move."""
        del self.requests["seat"]
        self._denied.add(request.seat)
        return [self._ask(request.seat, request.name, how, now)]

    def _hand_over(
        self, seat: int, to: Seat, now: float, agreed: frozenset[str] = frozenset()
    ) -> list[Entry]:
        """Everybody at the table has agreed; `absent` says that somebody could not be asked."""
        absent = not self._people() <= agreed | {to.holder}
        return [self._happen(SeatTaken(to, self.seats[seat].name, absent), seat, now)]

    def _start_if_full(self, now: float) -> list[Entry]:
        if self.started or any(seat.kind == "open" for seat in self.seats):
            return []
        rng = Random(self.plan.seed)
        people = [number for number, seat in enumerate(self.seats) if seat.kind == "person"]
        begins = rng.choice(people or range(len(self.seats)))  # people came to play, bots can wait
        setup = self.game.deal(self.plan.options, begins, rng)
        return [self._happen(Started(setup), NOBODY, now)]

    # Checks

    def _why_not_sit(self, seat: int, holder: str) -> Refusal | None:
        """Why somebody can neither take this seat nor ask for it."""
        there, under_way = self._seat(seat), self.turn is not None
        if there.kind == "person" or (there.kind == "bot" and not under_way):
            return Refusal(Why.NOT_OPEN, Text("refused-seat-taken", seat=SEATS[seat]))
        if under_way and self._knows_too_much(seat, holder):
            return Refusal(Why.HAS_SEEN, Text("refused-has-seen"))
        if not under_way or self._comes_back(seat, holder):
            return None
        return self._why_not_ask(seat, holder)

    def _why_not_ask(self, seat: int, holder: str) -> Refusal | None:
        if "seat" in self.requests:
            return Refusal(Why.ASKED_ALREADY, Text("refused-asked-already"))
        if seat in self._denied:
            return Refusal(Why.ASKED_ALREADY, Text("refused-denied"))
        if not self._others_here(holder) and not self._decides_alone(holder):
            return Refusal(Why.NOBODY_HERE, Text("refused-nobody-here"))
        return None

    def _comes_back(self, seat: int, holder: str) -> bool:
        """Whether nobody else has had this seat since they left it."""
        return bool(holder) and self.last[seat] == holder

    def _knows_too_much(self, seat: int, holder: str) -> bool:
        """Whether somebody has seen a hand that who plays this seat must not know.

        Several people at one screen have had several from the start, and may come back to each.
        """
        had, seen = self.held.get(holder, set()), self.shown.get(holder, set())
        others = seen - had if self._comes_back(seat, holder) else (had | seen) - {seat}
        return self.game.secret and bool(others)

    def _others_here(self, holder: str) -> list[int]:
        """The seats of the other people who are here."""
        others = [seat for seat, there in enumerate(self.seats) if there.holder != holder]
        return [seat for seat in others if self.seats[seat].kind == "person" and not self.is_away(seat)]

    def _decides_alone(self, holder: str) -> bool:
        """Whether nobody else has a say, also nobody who is away: who plays against bots alone, or the
        host where only bots play."""
        people = self._people()
        return people == {holder} or (not people and holder == self.plan.host)

    def _people(self) -> set[str]:
        return {seat.holder for seat in self.seats if seat.kind == "person"}

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise Refusal(Why.WRONG_SEAT, Text("refused-seats", last=SEATS[len(self.seats) - 1]))
        return self.seats[seat]

    def _check_free(self, seat: int) -> None:
        """Where the host may put a bot, or send one away."""
        there = self._seat(seat)
        if there.kind == "person":
            raise Refusal(Why.NOT_OPEN, Text("refused-somebody-sits", seat=SEATS[seat]))
        if there.kind == "bot" and self.turn is not None:
            raise Refusal(Why.UNDER_WAY, Text("refused-bot-stays"))

    def _check_holder(self, seat: int, holder: str) -> Seat:
        there = self._seat(seat)
        if there.kind != "person" or there.holder != holder:
            raise Refusal(Why.WRONG_SEAT, Text("refused-not-your-seat", seat=SEATS[seat]))
        return there

    def _check_seated(self, holder: str) -> None:
        if not self.held_by(holder):
            raise Refusal(Why.WRONG_SEAT, Text("refused-not-seated"))

    def _check_host(self, holder: str) -> None:
        if holder != self.plan.host:
            raise Refusal(Why.NOT_HOST, Text("refused-not-host"))


def _bot(seat: int, level: str) -> Seat:
    return Seat("bot", bot_name(level, seat), level=level)
