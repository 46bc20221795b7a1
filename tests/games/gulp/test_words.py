"""Gulp in words: its moves on buttons and in the story."""

from __future__ import annotations

from random import Random

import pytest

from teeter.games.gulp.game import GAME
from teeter.games.gulp.led import led
from teeter.games.gulp.words import label, told
from teeter.rules.contract import SHOWS
from teeter.rules.extras import Deed
from teeter.words.speaker import english, speaker


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("push 7-blornn", "Push Blornn 7"),
        ("fill 3 10-grabbles", "Fill River spot 3 with Grabbles 10"),
        ("let pass", "Let it pass"),
    ],
)
def test_a_button_says_its_move(text: str, said: str) -> None:
    assert english(label(text)) == said


def test_every_move_has_a_button_and_a_story_in_every_language() -> None:
    for text in GAME.moves:
        for words in (label(text), told(text, "", "Ann")):
            said = {speaker(language)(words) for language in ("en", "de", "fr", "es")}
            assert all(said)
            assert not any("gulp-" in one for one in said), text


def test_who_does_not_see_a_card_hears_of_a_card() -> None:
    heard, _, shown = f"keep a card{SHOWS}".partition(SHOWS)
    assert "card" in english(told(heard, shown, "Ann"))


def test_at_the_end_every_hand_is_told_with_its_players_name_the_empty_one_too() -> None:
    state = GAME.start(GAME.options(2), Random(3), first=0)
    before, after = state.view(None), {**state.view(None), "left": [["7-blornn"], []]}
    said = [english(one) for one in led(Deed("pass", before, after, ["Ann", "Ben"]))]
    assert said[-2:] == ["Ann is left with Blornn 7.", "Ben has no card left."]
    told_once = english(told("pass", "A is left with 7-blornn; B is left with nothing", "Ann"))
    assert told_once == "Ann passes."
