"""Go Cuckoo! in words: its moves in the story, its sticks by their colours, in four languages."""

from __future__ import annotations

from typing import cast

import pytest

from teeter.games.go_cuckoo.game import GAME, REASONS
from teeter.games.go_cuckoo.view import GoCuckooView
from teeter.games.go_cuckoo.words import label, seen, told
from teeter.rules.text import Words
from teeter.words.speaker import english, speaker
from tests.games.go_cuckoo.table import pull, table
from tests.rules.support import refused

LANGUAGES = ("en", "de", "fr", "es")
VIEW = cast(GoCuckooView, {"sticks": ["red/?", "red/blue"]})
SAID = {
    "pull 12": ("Pull stick 12", "Ann pulls stick 12."),
    "lay 3": ("Lay stick 3", "Ann lays stick 3."),
    "lay egg": ("Lay an egg", "Ann lays an egg."),
    "no egg": ("Lay no egg", "Ann lays no egg."),
    "place kiki": ("Set Kiki on the nest", "Ann sets Kiki on the nest."),
    "take from C": ("Take an egg from seat C", "Ann takes an egg."),
}
REFEREE = {
    "fell egg": "An egg fell on the table.",
    "fell stick 70": "Stick 70 fell on the table.",
    "tipped stick 2": "Stick 2 tipped over onto the nest.",
    "knock B": "Seat B knocked the table.",
    "rests": "It rests.",
    "kiki sank": "Kiki sank into the can.",
}


def said(words: Words) -> list[str]:
    return [speaker(language, "go-cuckoo")(words) for language in LANGUAGES]


@pytest.mark.parametrize("text", SAID)
def test_a_move_has_a_button_and_a_line_of_the_story(text: str) -> None:
    assert (english(label(text)), english(told(text, "", "Ann"))) == SAID[text]


@pytest.mark.parametrize("text", REFEREE)
def test_what_the_referee_says_is_a_sentence(text: str) -> None:
    assert english(told(text, "", None)) == REFEREE[text]


def test_every_move_of_the_game_can_be_told_in_every_language() -> None:
    for move in GAME.moves.values():
        for story in said(told(move.text, "", None if move.referee else "Ann")):
            assert story.endswith(".")
            assert "go-cuckoo" not in story


def test_a_standing_stick_is_known_by_its_top_and_a_pulled_one_by_both_ends() -> None:
    assert said(label("pull 1", VIEW)) == [
        "Pull stick 1 (red top)",
        "Stäbchen 1 (oben rot) ziehen",
        "Tirer le bâtonnet 1 (rouge en haut)",
        "Sacar el palito 1 (rojo arriba)",
    ]
    assert said(label("lay 2", VIEW)) == [
        "Lay stick 2 (red and blue)",
        "Stäbchen 2 (rot und blau) legen",
        "Poser le bâtonnet 2 (rouge et bleu)",
        "Poner el palito 2 (rojo y azul)",
    ]
    assert label("lay egg", VIEW) == label("lay egg")


def test_a_stick_that_is_pulled_shows_both_its_ends() -> None:
    assert english(told("pulled", "red/green", None)) == "The stick is out.\nNow to be seen: red/green."
    assert said(seen("yellow/purple")) == [
        "Now to be seen: yellow/purple.",
        "Jetzt zu sehen: gelb/lila.",
        "Maintenant visible : jaune/violet.",
        "Ahora a la vista: amarillo/morado.",
    ]


def test_a_refusal_names_stick_and_colour_in_every_language() -> None:
    state = table("r/g g/p r/b", 2)
    pull(state, 1)
    assert said(refused(GAME, state, "pull 1").sentence) == [
        "Stick 1 is not standing in the can.",
        "Stäbchen 1 steht nicht in der Dose.",
        "Le bâtonnet 1 n\u2019est pas dressé dans la boîte.",
        "El palito 1 no está de pie en la lata.",
    ]
    assert said(refused(GAME, state, "pull 3").sentence) == [
        "Pull a stick with a green top.",
        "Zieh ein Stäbchen, das oben grün ist.",
        "Tire un bâtonnet au sommet vert.",
        "Saca un palito que sea verde por arriba.",
    ]


@pytest.mark.parametrize("reason", REASONS[1:])
def test_it_is_told_in_every_language_why_a_game_has_ended(reason: str) -> None:
    scoring = GAME.scoring(GAME.options(2), reason)
    assert english(scoring.why) == reason
    assert len({*said(scoring.why)}) == len(LANGUAGES)
    assert said(scoring.told(1)) == ["1 egg left", "1 Ei übrig", "encore 1 œuf", "queda 1 huevo"]
    assert said(scoring.told(0)) == [
        "no eggs left",
        "keine Eier übrig",
        "plus d\u2019œufs",
        "sin huevos",
    ]
