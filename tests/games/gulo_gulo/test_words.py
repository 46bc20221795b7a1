"""Gulo Gulo in words: its moves in the story, and in the languages people read."""

from __future__ import annotations

import pytest

from teeter.games.gulo_gulo.game import GAME
from teeter.games.gulo_gulo.words import label, told
from teeter.rules.contract import SHOWS
from teeter.words.speaker import english, speaker
from tests.games.gulo_gulo.table import table
from tests.rules.support import described, refused, say


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("turn tile", "Turn the next tile"),
        ("turn deck", "Turn the top tile of the deck"),
        ("choose red", "Choose red"),
        ("point green-1", "Point at green egg 1"),
    ],
)
def test_a_button_says_its_move(text: str, said: str) -> None:
    assert english(label(text)) == said


@pytest.mark.parametrize(
    ("heard", "name", "said"),
    [
        ("turn tile: green", "Ann", "Ann turns the next tile: a green tile."),
        ("turn deck: junior", "Ann", "Ann turns the top tile of the deck: Gulo junior."),
        ("choose red", "Ann", "Ann chooses red."),
        ("point purple-2", "Ann", "Ann points at purple egg 2."),
        ("takes", None, "The egg is stolen."),
        ("alarm egg yellow", None, "A yellow egg fell out."),
        ("sets the pole back", None, "The pole fell by itself and stands again."),
    ],
)
def test_a_story_tells_what_was_done_and_what_it_turned_up(
    heard: str, name: str | None, said: str
) -> None:
    text, _, shown = heard.partition(SHOWS)
    assert english(told(text, shown, name)) == said


def test_an_alarm_can_stand_in_the_middle_of_a_sentence() -> None:
    state = table("R B", seats=2)
    say(GAME, state, "choose blue", "point blue-2", "alarm egg green")
    assert (
        described(GAME, state.view(None))[-2]
        == "The last try: A at blue egg 2: alarm: a green egg fell out."
    )


def test_a_colour_bends_as_the_language_wants_it() -> None:
    no = refused(GAME, table("R B", seats=2), "choose green")
    story = told("turn tile", "green", "Ann")
    assert speaker("de", "gulo-gulo")(no.sentence) == "Vor dir liegt kein grünes Plättchen offen."
    assert speaker("fr", "gulo-gulo")(story) == "Ann retourne la tuile suivante : une tuile verte."
    assert (
        speaker("es", "gulo-gulo")(story) == "Ann da la vuelta a la loseta siguiente: una loseta verde."
    )
