"""Somebody's hand at the table, by mouse, touch or keyboard: what it does, and what is seen of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.web.choosing import Choose
from tests.web.person import DESK, OWN, Person

MOST_STROKES: Final = 4  # at one piece; then it is given up
PLACES: Final = (0, -1, 1, -2, 2)  # where one piece is laid: in the middle first
STEPS: Final = 20  # pictures that a drag takes
# What may come or not is waited for as long as this, and for as many pictures: a hand moves with them,
# and a busy machine draws few.
A_WHILE: Final = 10_000  # milliseconds
PICTURES: Final = 60
NEVER: Final = 240_000  # milliseconds: a limit for failures
MOST_CLICKS: Final = 20
HIGH: Final = 0.12  # of the picture: as high as a piece is drawn
ASIDE: Final = 12  # pixels by which the next stroke goes to another side
FINGER: Final = 56  # pixels above a finger where it aims
CLOSE: Final = 2.0  # pixels that keys leave to go
MOST_KEYS: Final = 150
HINT: Final = "(document.querySelector('.hand-hint')?.textContent ?? '')"
# the word of the referee that ends a try
CLOSING: Final = (
    "is out|left standing|rests\\.|lies on the table|fell out of|(pole|staff) touched"
    "|pushed other things|given up|Kiki (sits|fell|was)"
)
SAID: Final = f"""[...document.querySelectorAll('.story li')]
  .map(line => line.textContent).filter(text => /{CLOSING}/.test(text))"""
CLOSED: Final = f"/^(You hold|Nothing between|Something is in the way)/.test({HINT})"
LOST: Final = f"!/^You hold/.test({HINT})"
LIES: Final = f"/^It lies/.test({HINT})"
IN_HAND: Final = f"/over the nest|^(Lowering|It lies|Too high)|stays in your hand/.test({HINT})"
LETS_GO: Final = f"/^Let go/.test({HINT})"
A_PICTURE: Final = "() => new Promise(requestAnimationFrame)"
MIDDLE: Final = """name => {
  const sign = document.querySelector(name);
  if (!sign || sign.hidden) return null;
  const box = sign.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
LIES_THERE: Final = "([x, y]) => document.elementFromPoint(x, y).cloneNode(false).outerHTML"
Spot = tuple[float, float]


class Hand(ABC):
    """Comes over a place, goes down, draws up what it holds, and lets go."""

    def __init__(self, ann: Person) -> None:
        self.ann = ann
        self.page = ann.page
        box = ann.page.locator(".picture canvas").bounding_box()
        assert box
        self.top = box["y"] + box["height"] * HIGH

    @abstractmethod
    def aim(self, at: Spot) -> None:
        """Be over what is seen there."""

    @abstractmethod
    def press(self) -> None:
        """Go down, and grip what is there."""

    @abstractmethod
    def lift(self) -> None: ...

    @abstractmethod
    def release(self) -> None:
        """Let go, or stop going down."""

    def arrive(self) -> None:
        """Wait until the hand is over its aim, or as near as it can be: it keeps clear of the pole."""
        wait_a_while(self.ann, f"document.querySelector('.hand-aim[data-over=true]') || !{HINT}")

    def wait(self, pictures: int) -> None:
        for _ in range(pictures):
            self.page.evaluate(A_PICTURE)


class Pointer(Hand):
    """Drags: as slowly as pictures come, as whoever looks at them does."""

    at: Spot = (0.0, 0.0)

    @abstractmethod
    def move(self, to: Spot) -> None: ...

    def aim(self, at: Spot) -> None:
        there = self.page.evaluate(LIES_THERE, at)
        assert there.startswith("<canvas"), f"over the table lies here: {there}"
        self.at = at
        self.move((at[0] - ASIDE, at[1]))
        self.move(at)
        self.wait(2)
        self.arrive()

    def lift(self) -> None:
        self.drag((self.at[0], self.top))

    def drag(self, to: Spot) -> None:
        """There, in as many pictures as a person takes for it."""
        (x, y), (left, up) = self.at, (to[0] - self.at[0], to[1] - self.at[1])
        for step in range(1, STEPS + 1):
            self.at = (x + left * step / STEPS, y + up * step / STEPS)
            self.move(self.at)
            self.page.evaluate(A_PICTURE)


class Mouse(Pointer):
    def move(self, to: Spot) -> None:
        self.page.mouse.move(*to)

    def press(self) -> None:
        self.page.mouse.down()

    def release(self) -> None:
        self.page.mouse.up()


class Finger(Pointer):
    """One on the picture, and a thumb on the one button."""

    def __init__(self, ann: Person) -> None:
        super().__init__(ann)
        self._glass = ann.context.new_cdp_session(ann.page)
        self._down = False
        self._thumb: list[Spot] = []

    def move(self, to: Spot) -> None:
        self._touch("touchMove" if self._down else "touchStart", (to[0], to[1] + FINGER), *self._thumb)
        self._down = True

    def press(self) -> None:
        self._thumb = [self.page.evaluate(MIDDLE, ".hand-grip")]
        self._touch("touchStart", (self.at[0], self.at[1] + FINGER), *self._thumb)

    def release(self) -> None:
        """Both leave the glass; what was taken stays in the hand until the next tap."""
        self._touch("touchEnd")
        self._down, self._thumb = False, []
        self.wait(2)
        again = self.page.locator(".hand-grip", has_text="Let go")
        if again.count():
            self._touch("touchStart", self.page.evaluate(MIDDLE, ".hand-grip"))
            self._touch("touchEnd")

    def _touch(self, kind: str, *points: Spot) -> None:
        told = {
            "type": kind,
            "touchPoints": [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)],
        }
        self._glass.send("Input.dispatchTouchEvent", told)


class Keys(Hand):
    """Whoever has the hand needs nothing but keys: the table has the focus already."""

    def aim(self, at: Spot) -> None:
        """Near first, then finely: Shift keeps steady."""
        for steady in (False, True):
            if steady:
                self.page.keyboard.down("Shift")
            for _ in range(MOST_KEYS):
                here = self.page.evaluate(MIDDLE, ".hand-aim")
                if here is None or not self._step(at[0] - here[0], at[1] - here[1], steady=steady):
                    break
        self.page.keyboard.up("Shift")
        self.arrive()

    def _step(self, right: float, down: float, *, steady: bool) -> bool:
        """One picture of a key nearer; False when it is near enough."""
        near = CLOSE if steady else 5 * CLOSE
        if max(abs(right), abs(down)) < near:
            return False
        if abs(right) > abs(down):
            key = "ArrowRight" if right > 0 else "ArrowLeft"
        else:
            key = "ArrowDown" if down > 0 else "ArrowUp"
        self.page.keyboard.down(key)
        self.wait(1)
        self.page.keyboard.up(key)
        self.wait(1)
        return True

    def press(self) -> None:
        self.page.keyboard.press("Space")

    def lift(self) -> None:
        self.page.keyboard.down("ArrowUp")

    def release(self) -> None:
        self.page.keyboard.up("ArrowUp")
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
    browser: Browser,
    sit_down: Callable[..., Person],
    game: str,
    choose: Choose | None = None,
    **context: object,
) -> Person:
    """Two people at one screen, so that no bot has to be waited for; up to the hand standing ready."""
    ann = sit_down(browser, **{"viewport": DESK, **context})
    ann.choose_seats(game, "me", "screen")
    ann.lay_the_table()
    ann.wait_for_picture()
    wait_for_the_hand(ann, choose)
    return ann


def wait_for_the_hand(ann: Person, choose: Choose | None = None) -> None:
    """Decide what there is to decide, for pieces in sight, until the hand stands ready."""
    ready = ann.page.locator(".giveup")
    while ready.count() == 0:
        ann.wait_until(f"() => document.querySelector('.giveup, {OWN}')")
        if ready.count() == 0 and (offered := ann.moves()):
            in_sight = [move for move in offered if move in ann.places()]
            among = in_sight or offered
            ann.press(choose(ann, among) if choose else among[0])
    expect(ann.page.locator(".hand-hint")).to_be_visible()


def is_to_lay(ann: Person) -> bool:
    """Whether the hand that stands ready holds something already."""
    return bool(ann.page.evaluate(f"() => {IN_HAND}"))


def spot(ann: Person, sign: str) -> Spot:
    """Where a sign over the picture is seen, as soon as it is."""
    x, y = ann.page.wait_for_function(MIDDLE, arg=sign, polling=50).json_value()
    return (x, y)


def spot_unless_over(ann: Person, sign: str, ends: int) -> Spot | None:
    """The same, or None if the try has ended meanwhile: then there is no sign any more."""
    seen = f"name => ({MIDDLE})(name) ?? ({over(ends)} && 'over')"
    found = ann.page.wait_for_function(seen, arg=sign, polling=50).json_value()
    return None if found == "over" else (found[0], found[1])


def take(ann: Person, hand: Hand) -> str:
    """Over it, down and out; what is missed or lost is taken again. The referee's last word."""
    ends = len(said(ann))
    for _ in range(MOST_STROKES):
        at = spot_unless_over(ann, ".hand-marker", ends)
        if at is None:
            return said(ann)[-1]
        hand.aim(at)
        hand.press()
        wait_a_while(ann, f"{CLOSED} || {over(ends)}")  # or it was in vain: then once more
        if hint(ann).startswith("You hold"):
            hand.lift()
            ann.wait_until(f"() => {LOST} || {over(ends)}")
        hand.release()
        ann.wait_until(f"() => !{CLOSED} || {over(ends)}")
        if len(said(ann)) > ends:
            return said(ann)[-1]
    give_up(ann, ends)
    return "given up"


def give_up(ann: Person, before: int | None = None) -> None:
    """Unless the try has ended by itself since so many had."""
    ends = len(said(ann)) if before is None else before
    for _ in range(MOST_CLICKS):
        ann.wait_until(f"() => document.querySelector('.giveup') || {over(ends)}")
        if len(said(ann)) > ends:
            return
        with suppress(
            PlaywrightTimeout
        ):  # it may just have ended, or the page was too busy to be clicked on
            ann.page.locator(".giveup").click(timeout=A_WHILE)
        wait_a_while(ann, over(ends))
    ann.wait_until(f"() => {over(ends)}")


def wait_a_while(ann: Person, condition: str) -> None:
    """For what may come or not; then somebody goes about it otherwise."""
    ann.page.evaluate(f"""async () => {{
      let pictures = 0;
      const count = () => {{ pictures += 1; next = requestAnimationFrame(count); }};
      let next = requestAnimationFrame(count);
      const began = performance.now();
      const took = () => performance.now() - began;
      while (!({condition}) && took() < {NEVER} && (took() < {A_WHILE} || pictures < {PICTURES}))
        await new Promise(soon => setTimeout(soon, 50));
      cancelAnimationFrame(next);
    }}""")


def lay(ann: Person, hand: Hand) -> str:
    """Lower what is held and let go; if it would not stay there, beside it. The referee's last word."""
    ends = len(said(ann))
    x, y = spot(ann, ".hand-aim")
    for beside in PLACES:
        hand.aim((x + ASIDE * beside, y))
        hand.press()
        wait_a_while(ann, f"{LIES} || {over(ends)}")
        hand.release()
        wait_a_while(ann, f"{LETS_GO} || {over(ends)}")  # else it was still too high
        ann.wait_until(f"() => {IN_HAND} || {over(ends)}")  # or it would not have stayed there
        if len(said(ann)) > ends:
            return said(ann)[-1]
    give_up(ann, ends)
    return "given up"
