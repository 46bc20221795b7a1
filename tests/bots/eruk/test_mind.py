"""Players of Eruk, as one would see them play."""

from __future__ import annotations

from teeter.bots.bot import Choice
from teeter.bots.levels import player_called
from teeter.games.eruk.bots.levels import MASTER, random_namer
from teeter.games.eruk.bots.memory import PERFECT
from teeter.games.eruk.bots.mind import ANY, Style, player
from teeter.words.speaker import english
from tests.bots.eruk.test_memory import a_table
from tests.bots.play import points

MOVES = ("turn 1", "turn 2")  # a salmon, then a herring, which fled: B is on turn


def the_master(*moves: str) -> Choice:
    seen, _ = a_table(*moves)
    return player(MASTER)(seen)


def test_the_master_takes_the_counter_it_remembers_and_says_so() -> None:
    choice = the_master(*MOVES)
    assert choice.move.text == "turn 2"
    assert "a herring" in english(choice.why)
    assert "at 2" in english(choice.why).lower()


def test_the_master_turns_something_new_when_it_knows_nothing() -> None:
    choice = the_master()
    assert choice.move.text.startswith("turn ")
    assert english(choice.why).endswith("unseen counter.")


def test_by_feeling_one_stops_at_about_so_many() -> None:
    seen, _ = a_table("turn 3", "turn 31", "turn 62", "turn 63")
    assert sum(face not in ("", "?") for face in seen.view["counters"]) == 4
    choice = player(Style(PERFECT, enough=3, gift=0.0, naming=ANY))(seen)
    assert choice.move.text == "stop"
    assert "4 counters" in english(choice.why)


def test_the_master_beats_somebody_who_remembers_all_but_names_by_chance() -> None:
    won, lost = points("eruk", [player_called("master").bot, random_namer], 12)
    assert won > lost
