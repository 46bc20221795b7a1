"""The pieces of Go Cuckoo!: where the sticks and the eggs are, and what can happen to them."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from teeter.games.go_cuckoo import house, sticks
from teeter.games.go_cuckoo.moves import EGG_WORDS, PULLS, STICK_WORDS, STICKS
from teeter.games.go_cuckoo.view import GoCuckooView
from teeter.rules.contract import Move, Options, StateWith

_NO_EGGS: Final[list[Move]] = []


class CuckooTable(StateWith[GoCuckooView]):
    """The pieces. Lists marked * are never changed in place, so copies share them."""

    __slots__ = (
        "away",
        "bottoms",
        "can",
        "front",
        "kept",
        "nest",
        "out",
        "pulls",
        "report_at",
        "reports",
        "sank",
        "supplies",
        "tops",
    )

    away: int  # eggs put away at the start
    bottoms: list[int]  # * colour by stick
    can: int  # eggs in the can
    front: list[int]  # sticks in front of whoever answers: pulled, or fallen and to be put back
    kept: list[int]  # `front` of the turn that a knock interrupts
    nest: int  # eggs in the nest, also those of `out` and `sank`
    out: int  # eggs that fell since Kiki is being set: settled when that try ends (R23)
    pulls: list[list[Move]]  # by top colour: a pull for each stick that stands in the can
    report_at: list[int]  # by the number of a stick's word: its index in `reports`, or -1
    reports: list[Move]  # the words for what sticks can do now, in no order
    sank: int  # as `out`, for eggs that sank
    supplies: list[int]  # eggs by seat
    tops: list[int]  # * colour by stick

    def set_up(self, tops: list[int], bottoms: list[int], seats: int) -> None:
        """All sticks stand, the eggs are shared out."""
        self.tops = tops
        self.bottoms = bottoms
        self.supplies = [house.EGGS.value // seats] * seats
        self.away = house.EGGS.value % seats
        self.nest = self.can = self.out = self.sank = 0
        self.front = []
        self.kept = []
        self.pulls = [[] for _ in sticks.COLOURS]
        for stick, top in enumerate(tops):
            self.pulls[top].append(PULLS[stick])
        self.reports = STICK_WORDS[:]
        self.report_at = list(range(len(STICK_WORDS)))

    # Sticks

    def standing(self) -> int:
        """How many sticks stand in the can."""
        red, yellow, green, blue, purple = self.pulls
        return len(red) + len(yellow) + len(green) + len(blue) + len(purple)

    def is_standing(self, stick: int) -> bool:
        return self.report_at[STICKS + stick] >= 0

    def every_pull(self) -> list[Move]:
        red, yellow, green, blue, purple = self.pulls
        return [*red, *yellow, *green, *blue, *purple]

    def can_fall(self, stick: int) -> bool:
        """Whether a stick is in the can or on the nest, and in no hand."""
        return self.report_at[stick] >= 0

    def grip(self, stick: int) -> None:
        """A standing stick is in the hand now: it neither falls nor tips."""
        self.tip(stick)
        self._take_out(stick)

    def let_stand(self, stick: int) -> None:
        """The stick in the hand was left standing after all."""
        self.pulls[self.tops[stick]].append(PULLS[stick])
        self._put_in(stick)
        self._put_in(STICKS + stick)

    def tip(self, stick: int) -> None:
        """A standing stick lies on the nest now: it may fall, but neither tip nor be pulled."""
        self.pulls[self.tops[stick]].remove(PULLS[stick])
        self._take_out(STICKS + stick)

    def fall(self, stick: int) -> None:
        """A stick falls from can or nest, and is to be put back."""
        if self.is_standing(stick):
            self.tip(stick)
        self._take_out(stick)
        self.front.append(stick)

    def lay(self, stick: int) -> None:
        """A stick counts as laid as soon as it is on its way; it may still fall."""
        self.front.remove(stick)
        self._put_in(stick)

    def lay_all(self) -> None:
        for stick in self.front:
            self._put_in(stick)
        self.front = []

    def _put_in(self, number: int) -> None:
        self.report_at[number] = len(self.reports)
        self.reports.append(STICK_WORDS[number])

    def _take_out(self, number: int) -> None:
        """In `reports` the last word takes the index that becomes free."""
        at = self.report_at[number]
        last = self.reports.pop()
        if last.extra != number:
            self.reports[at] = last
            self.report_at[last.extra] = at
        self.report_at[number] = -1

    def places(self) -> list[str]:
        """Where each stick is: "can", "hand" (being pulled), "front" or "nest"."""
        at = self.report_at
        put_away = {*self.front, *self.kept}
        told = ["can" if standing >= 0 else "nest" for standing in at[STICKS : 2 * STICKS]]
        for stick in range(STICKS):
            if at[stick] < 0:  # nor does it stand: what stands can fall
                told[stick] = "front" if stick in put_away else "hand"
        return told

    def laid(self) -> int:
        """How many sticks lie on the nest: those that can fall but not tip."""
        return len(self.reports) - 2 * self.standing()

    def unseen(self) -> list[int]:
        """The sticks whose bottoms nobody has seen: in the can, or just being pulled."""
        at = self.report_at
        seen = {*self.front, *self.kept}
        return [n for n in range(STICKS) if at[STICKS + n] >= 0 or (at[n] < 0 and n not in seen)]

    # Eggs

    def egg_words(self) -> list[Move]:
        return EGG_WORDS if self.nest > self.out + self.sank else _NO_EGGS

    def lay_egg(self, seat: int) -> None:
        """The same holds for an egg."""
        self.supplies[seat] -= 1
        self.nest += 1

    def richest(self, thief: int) -> list[int]:
        """The other seats with the most eggs; none if nobody else has any (R9)."""
        most = 1
        rich: list[int] = []
        for seat, eggs in enumerate(self.supplies):
            if seat == thief or eggs < most:
                continue
            if eggs > most:
                most = eggs
                rich = []
            rich.append(seat)
        return rich

    # Copies and JSON

    def copy_pieces(self, new: CuckooTable) -> None:
        new.options = self.options
        new.turn = self.turn
        new.away = self.away
        new.bottoms = self.bottoms
        new.can = self.can
        new.front = self.front[:]
        new.kept = self.kept[:]
        new.nest = self.nest
        new.out = self.out
        new.pulls = [pulls[:] for pulls in self.pulls]
        new.report_at = self.report_at[:]
        new.reports = self.reports[:]
        new.sank = self.sank
        new.supplies = self.supplies[:]
        new.tops = self.tops

    def hide_anew(self, rng: Random) -> None:
        """Other bottoms under the tops that everybody sees, from the sticks not seen yet."""
        unseen = self.unseen()
        tops = [self.tops[stick] for stick in unseen]
        bottoms = sticks.hide(tops, [self.bottoms[stick] for stick in unseen], rng)
        self.bottoms = self.bottoms[:]
        for stick, bottom in zip(unseen, bottoms, strict=True):
            self.bottoms[stick] = bottom

    def to_json(self) -> dict[str, Any]:
        data = super().to_json()
        data["pulls"] = [[move.arg for move in pulls] for pulls in self.pulls]
        data["reports"] = [word.extra for word in self.reports]
        return data

    def read_json(self, options: Options, data: Mapping[str, Any]) -> None:
        pulls = [[PULLS[stick] for stick in pulls] for pulls in data["pulls"]]
        reports = [STICK_WORDS[number] for number in data["reports"]]
        super().read_json(options, {**data, "pulls": pulls, "reports": reports})
