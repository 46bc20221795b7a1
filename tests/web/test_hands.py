"""Stealing, pulling and laying by mouse, touch and keyboard, in the real world of the server."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from itertools import count

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import Sit
from tests.web.person import DESK, OWN, Person

Gesture = Callable[[Person, float, float], None]
HINT = "document.querySelector('.hand-hint')?.textContent ?? ''"
OVER = f"(!document.querySelector('.giveup') || /^Drag down/.test({HINT}))"  # the next is to lay it
HELD_OR_OVER = f"() => {OVER} || /^(You hold|Nothing is held)/.test({HINT})"
LOST_OR_OVER = f"() => {OVER} || !/^You hold/.test({HINT})"
OPEN = """() => !/^Nothing is held/.test(document.querySelector('.hand-hint')?.textContent ?? '')"""
LIFT = 320  # pixels upwards
STEPS = 40
MOST_STROKES = 20
MOST_MISSES = 4


def begin_a_try(browser: Browser, sit_down: Sit, game: str, **context: object) -> Person:
    """Two people at one screen, so that no bot has to be waited for; up to the hand standing ready."""
    ann = sit_down(browser, **context)
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


def grip(ann: Person, press: Callable[[], object], release: Callable[[], object]) -> None:
    """Close the hand on the piece; where neighbours are in the way, again, and then on another."""
    for miss in count(1):
        press()
        ann.wait_until(HELD_OR_OVER)
        if not hint(ann).startswith("Nothing is held"):
            return
        release()
        ann.wait_until(OPEN)
        if miss % MOST_MISSES == 0:
            ann.page.locator(".giveup").click()
            ann.wait_until(f"() => {OVER}")
            wait_for_the_hand(ann)


def hint(ann: Person) -> str:
    """What is said to the hand; nothing after the try."""
    return str(ann.page.evaluate("() => document.querySelector('.hand-hint')?.textContent ?? ''"))


def middle(ann: Person) -> tuple[float, float]:
    box = ann.page.locator(".picture canvas").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def by_mouse(ann: Person, x: float, y: float) -> None:
    """Grip and lift; what slips out of the hand is gripped again."""
    for _ in range(MOST_STROKES):
        ann.page.mouse.move(x, y)
        grip(ann, ann.page.mouse.down, ann.page.mouse.up)
        ann.page.mouse.move(x, y - LIFT, steps=STEPS)
        ann.wait_until(LOST_OR_OVER)
        ann.page.mouse.up()
        if ann.page.evaluate(f"() => {OVER}"):
            return


def by_touch(ann: Person, x: float, y: float) -> None:
    finger = ann.context.new_cdp_session(ann.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        told = {"type": kind, "touchPoints": [{"x": px, "y": py} for px, py in points]}
        finger.send("Input.dispatchTouchEvent", told)

    grip(ann, lambda: touch("touchStart", (x, y)), lambda: touch("touchEnd"))
    for step in range(STEPS):
        touch("touchMove", (x, y - LIFT * step / STEPS))
    touch("touchEnd")


def by_keyboard(ann: Person, x: float, y: float) -> None:
    space = partial(ann.page.locator(".picture canvas").press, "Space")
    grip(ann, space, space)
    ann.page.keyboard.down("ArrowUp")
    ann.page.keyboard.down("PageUp")


@pytest.mark.slow
@pytest.mark.parametrize("gesture", [by_mouse, by_touch, by_keyboard])
def test_an_egg_is_stolen(gesture: Gesture, browser: Browser, sit_down: Sit) -> None:
    ann = begin_a_try(browser, sit_down, "gulo-gulo", viewport=DESK, has_touch=gesture is by_touch)
    gesture(ann, *middle(ann))
    # the referee speaks: stolen or alarm, by what the hand did
    expect(ann.page.locator(".story")).to_contain_text(re.compile("egg is out|fell|pole|pushed"))


@pytest.mark.slow
def test_a_boulder_is_taken_with_the_mouse(browser: Browser, sit_down: Sit) -> None:
    ann = begin_a_try(browser, sit_down, "pharaoh")
    by_mouse(ann, *middle(ann))
    expect(ann.page.locator(".story")).to_contain_text(re.compile("boulder|staff"))


@pytest.mark.slow
def test_a_stick_is_pulled_and_laid_with_the_mouse(browser: Browser, sit_down: Sit) -> None:
    ann = begin_a_try(browser, sit_down, "go-cuckoo")
    while "lower" not in hint(ann):  # whoever's pull fails leaves the next one to the other
        by_mouse(ann, *middle(ann))
        wait_for_the_hand(ann)
    before = ann.version()
    for _ in range(MOST_STROKES):
        lower(ann, *middle(ann))
        if ann.version() > before:
            break
    ann.wait_past(before)


def lower(ann: Person, x: float, y: float) -> None:
    """One stroke downwards; a hand that is let go too high keeps what it holds."""
    ann.page.mouse.move(x, y - LIFT / 2)
    ann.page.mouse.down()
    ann.page.mouse.move(x, y + LIFT / 2, steps=STEPS)
    ann.page.mouse.up()


def test_a_try_can_be_given_up(browser: Browser, sit_down: Sit) -> None:
    ann = begin_a_try(browser, sit_down, "gulo-gulo")
    before = ann.version()
    ann.page.locator(".giveup").click()
    ann.wait_past(before)
    expect(ann.page.locator(".story")).to_contain_text("given up")
