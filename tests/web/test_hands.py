"""Stealing, pulling and laying by mouse, touch and keyboard, in the real world of the server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, expect

from teeter.server.settings import Settings
from tests.server.client import Running, running
from tests.web.choosing import surest
from tests.web.conftest import Sit
from tests.web.hands import (
    CLOSED,
    HANDS,
    Hand,
    Mouse,
    begin_a_try,
    give_up,
    is_to_lay,
    lay,
    over,
    said,
    spot,
    take,
    wait_a_while,
    wait_for_the_hand,
)
from tests.web.midgame import has_to_lay
from tests.web.occasions import NOTES_OCCASIONS
from tests.web.person import PHONE, PHONE_ON_ITS_SIDE, Person

pytestmark = pytest.mark.timeout(1500)  # a slow machine draws few pictures, and a person waits for them
# The same worlds every time: whatever becomes of a try in them, the next one is made like it.
MOST_TRIES = 12
SETTINGS = Settings(
    bot_waits=0.0, bot_answers=0.0, aftermath=0.2, tables_each=1000, seeds=("nest",) * 100
)
WIDE = 160  # pixels: to the other side of the nest
QUICKLY = 4.0  # about as fast as the world can run: what is drawn meanwhile takes most of the time
AS_AT_HOME = pytest.param(1.0, marks=pytest.mark.slow)


@pytest.fixture(scope="module", params=[QUICKLY, AS_AT_HOME], ids="pace {}".format)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("hands"), replace(SETTINGS, pace=request.param)) as up:
        yield up


@pytest.mark.parametrize("of", HANDS, ids=lambda of: of.__name__)
@pytest.mark.parametrize("game", ["gulo-gulo", "pharaoh"])
def test_a_piece_is_taken_out_of_the_bowl(
    game: str, of: Callable[[Person], Hand], server: Running, browser: Browser, sit_down: Sit
) -> None:
    choose = surest(server)
    ann = begin_a_try(browser, sit_down, game, choose, has_touch=True)
    for _ in range(MOST_TRIES):
        wait_for_the_hand(ann, choose)
        if "is out" in take(ann, of(ann)):  # else it ended with an alarm, and there is a next one
            return
    pytest.fail(f"{MOST_TRIES} tries, and nothing was taken")


@pytest.mark.parametrize("of", HANDS, ids=lambda of: of.__name__)
def test_a_stick_is_pulled(
    of: Callable[[Person], Hand], server: Running, browser: Browser, sit_down: Sit
) -> None:
    choose = surest(server)
    ann = begin_a_try(browser, sit_down, "go-cuckoo", choose, has_touch=True)
    for _ in range(MOST_TRIES):
        wait_for_the_hand(ann, choose)
        if is_to_lay(ann):
            give_up(ann)  # then the table lays it
        elif "is out of the can" in take(ann, of(ann)):
            return
    pytest.fail(f"{MOST_TRIES} tries, and nothing was pulled")


@pytest.mark.parametrize(
    "of", [Mouse, *(pytest.param(of, marks=pytest.mark.slow) for of in HANDS if of is not Mouse)]
)
def test_a_stick_is_laid_on_the_nest(
    of: Callable[[Person], Hand], server: Running, browser: Browser, sit_down: Sit
) -> None:
    """The table stands before the very act: most of this test's time would go into pulling."""
    ann = sit_down(browser, has_touch=True)
    place = has_to_lay(server)
    place.give_to(ann.context)
    ann.open(f"/t/{place.table}")
    ann.wait_for_picture()
    wait_for_the_hand(ann)
    for _ in range(MOST_TRIES):
        if is_to_lay(ann):
            if "rests" in lay(ann, of(ann)):
                return
        else:
            give_up(ann)  # another stick is to be pulled: the table does it
        wait_for_the_hand(ann)
    pytest.fail(f"{MOST_TRIES} tries, and nothing was laid")


@pytest.mark.slow
@pytest.mark.parametrize("of", HANDS, ids=lambda of: of.__name__)
def test_a_stick_is_pulled_and_laid(
    of: Callable[[Person], Hand], browser: Browser, sit_down: Sit
) -> None:
    ann = begin_a_try(browser, sit_down, "go-cuckoo", has_touch=True)
    missing = {"is out of the can", "rests"}
    for _ in range(MOST_TRIES):
        wait_for_the_hand(ann)
        do = lay if is_to_lay(ann) else take
        word = do(ann, of(ann))
        missing = {well for well in missing if well not in word}
        if not missing:
            return
    pytest.fail(f"{MOST_TRIES} tries, and never: {missing}")


TABLET = {"width": 820, "height": 1180}


@pytest.mark.parametrize("view", [PHONE, PHONE_ON_ITS_SIDE, TABLET], ids=["phone", "side", "tablet"])
def test_most_of_a_small_screen_is_table_in_a_try(
    view: dict[str, int], browser: Browser, sit_down: Sit
) -> None:
    ann = begin_a_try(browser, sit_down, "gulo-gulo", viewport=view, has_touch=True)
    page = ann.page
    expect(page.locator(".side")).to_be_hidden()
    picture, words, thumb = (
        page.locator(name).bounding_box() for name in (".picture canvas", ".hand-said", ".hand-grip")
    )
    assert picture
    assert words
    assert thumb
    lowest = picture["height"] if view is PHONE_ON_ITS_SIDE else words["y"] - picture["y"]
    assert lowest >= 0.65 * view["height"]
    assert words["x"] + words["width"] < thumb["x"]  # not under the thumb
    assert min(thumb["width"], thumb["height"]) >= 56
    assert thumb["x"] > view["width"] / 2
    assert ann.serious_findings() == []
    page.locator(".hand-more summary").click()
    page.locator(".hand-giveup").click()
    expect(page.locator(".side")).to_be_visible()


TAKES_IT_AGAIN = """window.again = [];
new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {
  if (node.classList?.contains('hand-again')) { window.again.push(node.textContent); node.click(); }
}))).observe(document, {childList: true, subtree: true});"""


def sweep(ann: Person, hand: Mouse) -> None:
    """Down into the nest, and across it from side to side until something gives."""
    ends = len(said(ann))
    at = spot(ann, ".hand-marker")
    hand.aim(at)
    hand.press()
    wait_a_while(ann, f"{CLOSED} || {over(ends)}")
    for aside in (-WIDE, WIDE, -WIDE, WIDE):
        if len(said(ann)) == ends:
            hand.drag((at[0] + aside, at[1]))
    hand.release()
    give_up(ann, ends)


def test_an_alarm_is_told_over_the_picture_and_can_be_seen_again(
    browser: Browser, sit_down: Sit
) -> None:
    def comes(*args: object, **context: object) -> Person:
        ann: Person = sit_down(*args, **context)
        ann.context.add_init_script(NOTES_OCCASIONS)
        ann.context.add_init_script(TAKES_IT_AGAIN)
        return ann

    ann = begin_a_try(browser, comes, "gulo-gulo")
    for _ in range(MOST_TRIES):
        wait_for_the_hand(ann)
        sweep(ann, Mouse(ann))
        if told := ann.page.evaluate("() => window.again"):
            assert set(told) == {"See it again"}
            assert "Egg alarm!" in ann.page.evaluate("() => window.occasions.at(-1)")
            return
    pytest.fail(f"{MOST_TRIES} sweeps, and no alarm")


def test_a_try_can_be_given_up(browser: Browser, sit_down: Sit) -> None:
    ann = begin_a_try(browser, sit_down, "gulo-gulo")
    before = ann.version()
    ann.page.locator(".giveup").click()
    ann.wait_past(before)
    expect(ann.page.locator(".story")).to_contain_text("given up")
