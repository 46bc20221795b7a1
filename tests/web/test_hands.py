"""Stealing, pulling and laying by mouse, touch and keyboard, in the real world of the server."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import Sit
from tests.web.person import DESK, OWN, PATIENCE, Person

Gesture = Callable[[Person, float, float], None]
LIFT = 260  # pixels upwards
STEPS = 40


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


def holding(ann: Person) -> None:
    expect(ann.page.locator(".hand-hint")).to_contain_text("You hold", timeout=PATIENCE)


def middle(ann: Person) -> tuple[float, float]:
    box = ann.page.locator(".picture canvas").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def by_mouse(ann: Person, x: float, y: float) -> None:
    ann.page.mouse.move(x, y)
    ann.page.mouse.down()
    holding(ann)
    ann.page.mouse.move(x, y - LIFT, steps=STEPS)
    ann.page.mouse.up()


def by_touch(ann: Person, x: float, y: float) -> None:
    finger = ann.context.new_cdp_session(ann.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        told = {"type": kind, "touchPoints": [{"x": px, "y": py} for px, py in points]}
        finger.send("Input.dispatchTouchEvent", told)

    touch("touchStart", (x, y))
    holding(ann)
    for step in range(STEPS):
        touch("touchMove", (x, y - LIFT * step / STEPS))
    touch("touchEnd")


def by_keyboard(ann: Person, x: float, y: float) -> None:
    ann.page.locator(".picture canvas").focus()
    ann.page.keyboard.press("Space")
    holding(ann)
    ann.page.keyboard.down("ArrowUp")
    ann.page.keyboard.down("PageUp")


@pytest.mark.parametrize("gesture", [by_mouse, by_touch, by_keyboard])
def test_an_egg_is_stolen(gesture: Gesture, browser: Browser, sit_down: Sit) -> None:
    ann = begin_a_try(browser, sit_down, "gulo-gulo", viewport=DESK, has_touch=gesture is by_touch)
    before = ann.version()
    gesture(ann, *middle(ann))
    ann.wait_past(before)  # the referee has spoken: stolen or alarm, by what the hand did
    last = ann.page.locator(".story li").all_inner_texts()
    assert any("egg is out" in line or "nest" in line or "pole" in line for line in last[-4:]), last


def test_a_boulder_is_taken_with_the_mouse(browser: Browser, sit_down: Sit) -> None:
    ann = begin_a_try(browser, sit_down, "pharaoh")
    before = ann.version()
    by_mouse(ann, *middle(ann))
    ann.wait_past(before)


def test_a_stick_is_pulled_and_laid_with_the_mouse(browser: Browser, sit_down: Sit) -> None:
    ann = begin_a_try(browser, sit_down, "go-cuckoo")
    hint = ann.page.locator(".hand-hint")
    while "lower" not in hint.inner_text():  # whoever's pull fails leaves the next one to the other
        before = ann.version()
        by_mouse(ann, *middle(ann))
        ann.wait_past(before)
        wait_for_the_hand(ann)
    before = ann.version()
    x, y = middle(ann)
    ann.page.mouse.move(x, y)
    ann.page.mouse.down()
    ann.page.mouse.move(x, y + LIFT, steps=STEPS)
    ann.page.mouse.up()
    ann.wait_past(before)


def test_a_try_can_be_given_up(browser: Browser, sit_down: Sit) -> None:
    ann = begin_a_try(browser, sit_down, "gulo-gulo")
    before = ann.version()
    ann.page.locator(".giveup").click()
    ann.wait_past(before)
    expect(ann.page.locator(".story")).to_contain_text("given up")
