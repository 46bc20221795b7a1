"""What is said of the moves of Pharaoh's Gulo Gulo."""

from __future__ import annotations

import pytest

from teeter.games.pharaoh.game import GAME
from teeter.games.pharaoh.words import label, told
from teeter.words.speaker import english, speaker

LANGUAGES = ("en", "de", "fr", "es")
SAID = {
    "choose red": ("Choose red", "Ann chooses red."),
    "turn marker": ("Turn the next marker", "Ann turns the next marker."),
    "enter": ("Enter the burial chamber", "Ann enters the burial chamber."),
    "decline": ("Decline the extra turn", "Ann declines the extra turn."),
    "go P6": ("Go to pyramid field 6", "Ann goes to pyramid field 6."),
    "stay": ("Stay", "Ann stays."),
}
REFEREE = {
    "takes": "The boulder is taken.",
    "landslide staff": "The staff fell.",
    "landslide boulder blue": "One blue boulder fell out.",
    "landslide foul": "That was a foul.",
    "landslide gave up": "The try was given up.",
    "stands the staff up": "The staff fell by itself and stands again.",
}


@pytest.mark.parametrize("text", SAID)
def test_a_move_has_a_button_and_a_line_of_the_story(text: str) -> None:
    assert (english(label(text)), english(told(text, "", "Ann"))) == SAID[text]


@pytest.mark.parametrize("text", REFEREE)
def test_what_the_referee_says_is_a_sentence(text: str) -> None:
    assert english(told(text, "", None)) == REFEREE[text]


def test_every_move_of_the_game_can_be_told_in_every_language() -> None:
    for move in GAME.moves.values():
        for language in LANGUAGES:
            say = speaker(language, "pharaoh")
            story = say(told(move.text, "", None if move.referee else "Ann"))
            assert story.endswith(".")
            assert "pharaoh-" not in say(label(move.text)) + story


@pytest.mark.parametrize(
    ("text", "shown", "story"),
    [
        ("turn marker", "D1 red", "Ann turns the next marker: red."),
        (
            "turn marker",
            "P1 blue with 1 mummy head",
            "Ann turns the next marker: blue with 1 mummy head.",
        ),
        ("enter", "burial marker white", "Ann enters the burial chamber: burial marker white."),
    ],
)
def test_a_marker_is_told_with_the_move_that_turns_it(text: str, shown: str, story: str) -> None:
    assert english(told(text, shown, "Ann")) == story


def test_a_marker_has_its_heads_in_every_language() -> None:
    story = told("turn marker", "P1 white with 2 mummy heads", "Ann")
    assert [speaker(language, "pharaoh")(story) for language in LANGUAGES] == [
        "Ann turns the next marker: white with 2 mummy heads.",
        "Ann dreht den nächsten Marker um: weiß mit 2 Mumienköpfen.",
        "Ann retourne le marqueur suivant : blanc avec 2 têtes de momie.",
        "Ann da la vuelta al marcador siguiente: blanco con 2 cabezas de momia.",
    ]


def test_the_second_burial_marker_is_told_when_the_first_boulder_is_out() -> None:
    story = told("takes", "burial marker red", None)
    assert english(story) == "The boulder is taken.\nNow to be seen: burial marker red."
    after_a_try = GAME.telling.shown("burial marker red")
    assert [speaker(language, "pharaoh")(after_a_try) for language in LANGUAGES] == [
        "Now to be seen: burial marker red.",
        "Jetzt zu sehen: Grabmarker rot.",
        "Maintenant visible : marqueur funéraire rouge.",
        "Ahora a la vista: marcador funerario rojo.",
    ]
