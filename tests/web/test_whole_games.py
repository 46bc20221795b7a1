"""Each of the five games from the shelf to its result, with the mouse on the table, against a bot.

Whole games at a bowl or a can are long; of those at a bowl at least the last turns are always played.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from teeter.bots.levels import Player, player_called
from teeter.rules.games import GAMES
from teeter.server.bots import Bots
from teeter.server.settings import Settings
from tests.server.client import Running, running
from tests.web.choosing import surest
from tests.web.conftest import Sit
from tests.web.endgame import store_near_the_end
from tests.web.hands import Mouse, give_up, is_to_lay, lay, take, wait_for_the_hand
from tests.web.person import OWN, Person

# Thinks little and has the hands of the calibration that drop the least, so that a game is soon over.
STEADY: Final = Player("steady", "soon done", player_called("keen").bot, hands="careful")
FAST: Final = Settings(bot_waits=0.0, bot_answers=0.0, aftermath=0.0, bots=Bots([STEADY]))
SOMETHING: Final = f"() => document.querySelector('.result, .giveup, {OWN}')"


@dataclass(frozen=True)
class Form:
    """The shortest form of a game, and how it is played to be short."""

    options: dict[str, str] = field(default_factory=dict)
    bot: str = "casual"
    bots: int = 1
    goes: float = 0.5  # which of the offered moves, from the first (0) to the last (1)
    tries: int = 1000  # by hand; the others are given up, because the bot gets there sooner
    pace: float = 4.0  # about as fast as the world can run, with time left for pictures of it


FORMS: Final = {
    "eruk": Form(),
    "gulp": Form({"Cards in the deck": "52"}),
    "gulo-gulo": Form({"Variant": "faster"}, STEADY.name, goes=0.0),
    "pharaoh": Form({"Variant": "race"}, STEADY.name, goes=1.0),
    # five people have four eggs each, and somebody is soon rid of them
    "go-cuckoo": Form({"Variant": "fledgling"}, STEADY.name, bots=4, tries=3, pace=12.0),
}
LONG: Final = (
    "gulo-gulo",
    "pharaoh",
    "go-cuckoo",
)  # up to twenty turns of bots, with several tries in each
# Of a stored game: its seed, and after how many moves it would be over, had nobody an accident.
ENDS: Final = {"gulo-gulo": ("2", 4), "pharaoh": ("6", 3)}
MOST_TABLES: Final = 6
FEW: Final = 3  # tries in which such a game should end; else another table is sat down at


@pytest.fixture
def server(game: str, tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, replace(FAST, pace=FORMS[game].pace)) as up:
        yield up


class Game:
    """Somebody who plays a game out."""

    def __init__(self, ann: Person, server: Running, form: Form) -> None:
        self.ann = ann
        self.surest = surest(server)
        self.form = form
        self.by_mouse = 0  # decisions that were made on the table
        self.tries = 0

    def play_out(self, tries: int | None = None) -> bool:
        """Until there is a result: False if so many tries did not bring one."""
        while True:
            self.ann.wait_until(SOMETHING)
            if self.ann.result.count():
                return True
            if self.tries == tries:
                return False
            if self.ann.page.locator(".giveup").count():
                self.try_it()
            else:
                self.choose()

    def try_it(self) -> None:
        wait_for_the_hand(self.ann, self.surest)
        self.tries += 1
        if self.tries > self.form.tries:
            give_up(self.ann)
        else:
            (lay if is_to_lay(self.ann) else take)(self.ann, Mouse(self.ann))

    def choose(self) -> None:
        """Take one of the lit things on the table; what is not on the table has its button."""
        on_table = self.ann.places()
        moves = [move for move in self.ann.moves() if move in on_table]
        if moves:
            self.by_mouse += 1
            self.ann.click_on_table(self.best(moves))
        elif offered := self.ann.moves():
            self.ann.press(offered[0])

    def best(self, moves: list[str]) -> str:
        """The piece that is the surest; of other moves, one that goes far."""
        if moves[0].startswith("point "):
            return self.surest(self.ann, moves)
        return moves[round(self.form.goes * (len(moves) - 1))]


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[pytest.mark.slow] * (game in LONG)) for game in FORMS]
)
def test_a_whole_game_with_the_mouse(
    game: str, server: Running, browser: Browser, sit_down: Sit
) -> None:
    form = FORMS[game]
    ann = sit_down(browser)
    ann.choose_seats(game, "me", *["bot"] * form.bots)
    for label, value in form.options.items():
        ann.page.get_by_label(label).select_option(value)
    for level in ann.page.get_by_label("Level of the bot on seat").all():
        level.select_option(form.bot)
    ann.lay_the_table()
    play_to_the_result(ann, server, game)


@pytest.mark.parametrize("game", ENDS)
def test_the_last_turns_of_a_game_with_the_mouse(
    game: str, server: Running, browser: Browser, sit_down: Sit
) -> None:
    form, (seed, left) = FORMS[game], ENDS[game]
    options = GAMES[game].options(2, form.options["Variant"])
    ann = sit_down(browser)
    for _ in range(MOST_TABLES):  # an accident costs many turns
        (place,) = store_near_the_end(server, game, options, seed=seed, bot=form.bot, left=left)
        place.give_to(ann.context)
        ann.open(f"/t/{place.table}")
        ann.wait_for_picture()
        played = Game(ann, server, form)
        if played.play_out(FEW):
            return check_the_end(played, game)
    pytest.fail(f"no game was won at {MOST_TABLES} tables")


def play_to_the_result(ann: Person, server: Running, game: str) -> None:
    ann.wait_for_picture()
    played = Game(ann, server, FORMS[game])
    assert played.play_out()
    check_the_end(played, game)


def check_the_end(played: Game, game: str) -> None:
    ann = played.ann
    assert played.by_mouse > 0
    expect(ann.result.locator(".winner")).not_to_have_count(0)
    expect(ann.result.get_by_role("button", name="Play again")).to_be_visible()
    if GAMES[game].physical:
        watch_the_last_try(ann)


def watch_the_last_try(ann: Person) -> None:
    """The replay shows how things moved in the hand, from the track of the try."""
    ann.page.get_by_role("button", name="Watch it again").click()
    with ann.page.expect_response(lambda answer: "/tracks/" in answer.url) as track:
        ann.page.get_by_role("button", name="To the end").click()
    assert track.value.ok
    expect(ann.page.locator(".film .outcome")).to_be_visible()
