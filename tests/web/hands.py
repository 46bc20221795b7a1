"""Somebody's hand at the table, by mouse, touch or keyboard: what it does, and what is seen of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.web.person import DESK, OWN, Person

MOST_STROKES: Final = 6  # at one piece; then it is given up
MOST_PLACES: Final = 12  # where one piece is laid
STEPS: Final = 30  # pictures that a drag takes
A_WHILE: Final = 5_000  # milliseconds
SIDE, LOW, HIGH = 0.8, 0.66, 0.06  # of the picture: free of panels, beside the pieces
ASIDE: Final = 12  # pixels by which the next stroke goes to another side
HINT: Final = "(document.querySelector('.hand-hint')?.textContent ?? '')"
# the word of the referee that ends a try
CLOSING: Final = (
    "is out|left standing|rests\\.|lies on the table|fell out of|(pole|staff) touched|swept|given up"
    "|Kiki (sits|fell|was)"
)
SAID: Final = f"""[...document.querySelectorAll('.story li')]
  .map(line => line.textContent).filter(text => /{CLOSING}/.test(text))"""
CLOSED: Final = f"/^(You hold|Nothing is held)/.test({HINT})"
LOST: Final = f"!/^You hold/.test({HINT})"
LOW_ENOUGH: Final = f"/^Low enough/.test({HINT})"
IN_HAND: Final = f"/^(Drag down|Low enough)/.test({HINT})"
LETS_GO: Final = f"/^Let go/.test({HINT})"
A_PICTURE: Final = "() => new Promise(requestAnimationFrame)"


class Hand(ABC):
    """Closes, goes up or down, and opens again."""

    def __init__(self, ann: Person) -> None:
        self.page = ann.page
        box = ann.page.locator(".picture canvas").bounding_box()
        assert box
        self.x = box["x"] + box["width"] * SIDE
        self.low = box["y"] + box["height"] * LOW
        self.high = box["y"] + box["height"] * HIGH

    @abstractmethod
    def close(self) -> None:
        """Reach for the piece."""

    @abstractmethod
    def lift(self) -> None: ...

    @abstractmethod
    def lower(self, aside: float) -> None: ...

    @abstractmethod
    def rest(self) -> None:
        """Take the finger off."""

    def open(self) -> None:
        """Let go, or stop reaching."""
        self.rest()


class Pointer(Hand):
    """Drags: as slowly as pictures come, as whoever looks at them does."""

    @abstractmethod
    def press(self, x: float, y: float) -> None: ...

    @abstractmethod
    def move(self, x: float, y: float) -> None: ...

    def close(self) -> None:
        self._press_on_table(self.x, self.low)

    def lift(self) -> None:
        self._drag(self.low, self.high)

    def lower(self, aside: float) -> None:
        self._press_on_table(self.x, self.high + 2 * ASIDE)
        self.move(self.x + aside, self.high + 2 * ASIDE)
        self._drag(self.high + 2 * ASIDE, self.low, aside)

    def _press_on_table(self, x: float, y: float) -> None:
        found = "([x, y]) => document.elementFromPoint(x, y).tagName"
        assert self.page.evaluate(found, [x, y]) == "CANVAS", "a panel lies over the table here"
        self.press(x, y)

    def _drag(self, start: float, end: float, aside: float = 0.0) -> None:
        for step in range(1, STEPS + 1):
            self.move(self.x + aside, start + (end - start) * step / STEPS)
            self.page.evaluate(A_PICTURE)


class Mouse(Pointer):
    def press(self, x: float, y: float) -> None:
        self.page.mouse.move(x, y)
        self.page.mouse.down()

    def move(self, x: float, y: float) -> None:
        self.page.mouse.move(x, y)

    def rest(self) -> None:
        self.page.mouse.up()


class Finger(Pointer):
    def __init__(self, ann: Person) -> None:
        super().__init__(ann)
        self._glass = ann.context.new_cdp_session(ann.page)

    def press(self, x: float, y: float) -> None:
        self._touch("touchStart", (x, y))

    def move(self, x: float, y: float) -> None:
        self._touch("touchMove", (x, y))

    def rest(self) -> None:
        self._touch("touchEnd")

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        told = {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        self._glass.send("Input.dispatchTouchEvent", told)


class Keys(Hand):
    """Whoever has the hand needs nothing but keys: the table has the focus already."""

    def close(self) -> None:
        self.page.keyboard.press("Space")

    def lift(self) -> None:
        self.page.keyboard.down("ArrowUp")

    def lower(self, aside: float) -> None:
        self.page.keyboard.down("KeyE")
        for _ in range(round(aside)):
            self.page.evaluate(A_PICTURE)
        self.page.keyboard.up("KeyE")
        self.page.keyboard.down("ArrowDown")

    def rest(self) -> None:
        for key in ("ArrowUp", "ArrowDown"):
            self.page.keyboard.up(key)

    def open(self) -> None:
        self.rest()
        self.page.keyboard.press("Space")


HANDS: Final[tuple[Callable[[Person], Hand], ...]] = (Mouse, Finger, Keys)


# What is seen


def said(ann: Person) -> list[str]:
    """With which words of the referee the tries ended."""
    found: list[str] = ann.page.evaluate(f"() => {SAID}")
    return found


def over(ends: int) -> str:
    """In the browser's words: more tries have ended than these."""
    return f"{SAID}.length > {ends}"


def hint(ann: Person) -> str:
    """What is said to the hand; nothing after the try."""
    return str(ann.page.evaluate(f"() => {HINT}"))


# What is done


def begin_a_try(
    browser: Browser, sit_down: Callable[..., Person], game: str, **context: object
) -> Person:
    """Two people at one screen, so that no bot has to be waited for; up to the hand standing ready."""
    ann = sit_down(browser, **{"viewport": DESK, **context})
    ann.choose_seats(game, "me", "screen")
    ann.lay_the_table()
    ann.wait_for_picture()
    wait_for_the_hand(ann)
    return ann


def wait_for_the_hand(ann: Person) -> None:
    """Decide what there is to decide, for pieces in sight, until the hand stands ready."""
    ready = ann.page.locator(".giveup")
    while ready.count() == 0:
        ann.wait_until(f"() => document.querySelector('.giveup, {OWN}')")
        if ready.count() == 0 and (offered := ann.moves()):
            in_sight = [move for move in offered if move in ann.places()]
            ann.press((in_sight or offered)[0])
    expect(ann.page.locator(".hand-hint")).to_be_visible()


def is_to_lay(ann: Person) -> bool:
    """Whether the hand that stands ready holds something already."""
    return bool(ann.page.evaluate(f"() => {IN_HAND}"))


def take(ann: Person, hand: Hand) -> str:
    """Close and lift; what is missed or lost is gripped again. The referee's last word."""
    ends = len(said(ann))
    for _ in range(MOST_STROKES):
        hand.close()
        ann.wait_until(f"() => {CLOSED} || {over(ends)}")
        if hint(ann).startswith("You hold"):
            hand.lift()
            ann.wait_until(f"() => {LOST} || {over(ends)}")
        if len(said(ann)) > ends:
            hand.rest()
            return said(ann)[-1]
        hand.open()
        ann.wait_until(f"() => !{CLOSED} || {over(ends)}")
    give_up(ann)
    return "given up"


def give_up(ann: Person) -> None:
    ends = len(said(ann))
    ann.page.locator(".giveup").click()
    ann.wait_until(f"() => {over(ends)}")


def wait_a_while(ann: Person, condition: str) -> None:
    """For what may come or not; then somebody goes about it otherwise."""
    with suppress(PlaywrightTimeout):
        ann.page.wait_for_function(f"() => {condition}", timeout=A_WHILE, polling=50)


def lay(ann: Person, hand: Hand) -> str:
    """Lower what is held and let go; if it would not stay there, beside it. The referee's last word."""
    ends = len(said(ann))
    for stroke in range(MOST_PLACES):
        hand.lower(ASIDE * stroke)
        wait_a_while(ann, f"{LOW_ENOUGH} || {over(ends)}")
        hand.open()
        wait_a_while(ann, f"{LETS_GO} || {over(ends)}")  # else it was still too high
        ann.wait_until(f"() => {IN_HAND} || {over(ends)}")  # or it would not have stayed there
        if len(said(ann)) > ends:
            return said(ann)[-1]
    raise AssertionError(f"{MOST_PLACES} places, and it stayed in none")
