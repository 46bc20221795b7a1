"""What is said of the moves of Eruk."""

from __future__ import annotations

import pytest

from teeter.games.eruk.words import label, told
from teeter.words.speaker import speaker

SAID = {
    "turn 7": ("Turn counter 7", "Ann turns counter 7: a seal."),
    "stop": ("Stop", "Ann stops."),
    "take igloo 3": ("Take igloo 3", "Ann takes igloo 3."),
    "name bear": ("Name bear", "Ann names bear."),
}


@pytest.mark.parametrize("text", SAID)
def test_a_move_has_a_button_and_a_line_of_the_story(text: str) -> None:
    say = speaker("en", "eruk")
    shown = "seal" if text.startswith("turn") else ""
    assert (say(label(text)), say(told(text, shown, "Ann"))) == SAID[text]


def test_an_igloo_that_is_turned_up_is_told_by_its_number_in_every_language() -> None:
    story = told("turn 7", "igloo-4", "Ann")
    assert [speaker(language, "eruk")(story) for language in ("en", "de", "fr", "es")] == [
        "Ann turns counter 7: igloo 4.",
        "Ann dreht Plättchen 7 um: Iglu 4.",
        "Ann retourne le jeton 7 : igloo 4.",
        "Ann da la vuelta a la ficha 7: iglú 4.",
    ]
