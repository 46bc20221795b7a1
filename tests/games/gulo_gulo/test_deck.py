"""Gulo Gulo at the deck, rule by rule: the end of the base game and of the faster one."""

from __future__ import annotations

import pytest

from teeter.games.gulo_gulo.game import GAME, GuloGulo
from teeter.rules.contract import NOBODY, Outcome, Reason
from tests.games.gulo_gulo.table import ALL_EGGS, ROW, attempt, colours_in_deck, leave_one, table
from tests.rules.support import refused, say, texts


def turn_deck(state: GuloGulo, colour: str, report: str = "takes") -> None:
    """Turn the top of the deck, which shows this colour, and try for it."""
    say(GAME, state, "turn deck")
    assert state.view(None)["turned"] == ("junior" if colour == "purple" else colour)
    attempt(state, colour, report)


def matilda_fails_blue() -> GuloGulo:
    """GULO-95: the path is 20 long, Matilda is back on 12."""
    state = table(ROW, 19, deck="R B J Y G")
    turn_deck(state, "red")
    turn_deck(state, "blue", "alarm pole")
    return state


def junior_on_top() -> GuloGulo:
    """GULO-96 and 97: A stands on 20, the last tile, and Gulo junior is on top."""
    state = matilda_fails_blue()
    state.gulos[0] = 20
    state._begin(0)
    return state


@pytest.mark.rule("GULO-57")
def test_arriving_on_the_last_tile_ends_the_turn() -> None:
    state = table(ROW, 17, deck="R B J Y G")
    attempt(state, "yellow")
    assert state.view(None)["gulos"][0] == 19
    assert state.turn == 1


@pytest.mark.rule("GULO-58", "GULO-59")
def test_whoever_begins_on_the_last_tile_must_turn_the_deck_and_steal_its_colour() -> None:
    state = table(ROW, 19, deck="R B J Y G")
    assert state.view(None)["phase"] == "deck"
    assert texts(state.moves()) == {"turn deck"}
    assert refused(GAME, state, "turn tile").rule == "GULO-58"
    assert refused(GAME, state, "choose red").rule == "GULO-58"
    assert refused(GAME, state, "point red-1").rule == "GULO-14"
    assert refused(GAME, state, "takes").rule == "GULO-14"
    say(GAME, state, "turn deck")
    view = state.view(None)
    assert (view["turned"], view["colour"], view["deck"], view["shown"]) == ("red", "red", 4, None)
    assert texts(state.moves()) == {f"point red-{n}" for n in range(1, 6)}
    for other in ("choose yellow", "turn tile", "turn deck"):
        assert refused(GAME, state, other).rule == "GULO-59"


@pytest.mark.rule("GULO-94", "GULO-60", "GULO-71", "GULO-26")
def test_matilda_lays_the_red_tile_jumps_onto_it_and_turns_again() -> None:
    state = table(ROW, 19, deck="R B J Y G")
    turn_deck(state, "red")
    view = state.view(None)
    assert len(view["path"]) == 20
    assert view["path"][19] == "red"
    assert view["gulos"][0] == 20
    assert colours_in_deck(state) == "B J Y G"
    assert view["nest"] == [egg for egg in ALL_EGGS if egg != "red-1"]
    assert (view["turn"], view["phase"], view["turned"]) == (0, "deck", None)
    say(GAME, state, "turn deck")
    assert state.view(None)["turned"] == "blue"


@pytest.mark.rule("GULO-95", "GULO-62", "GULO-63", "GULO-64")
def test_matilda_fails_blue_and_the_tile_goes_under_the_deck() -> None:
    state = matilda_fails_blue()
    view = state.view(None)
    assert view["gulos"][0] == 12
    assert colours_in_deck(state) == "J Y G B"
    assert len(view["path"]) == 20
    assert view["nest"] == ALL_EGGS
    assert view["turn"] == 1
    assert (view["deck"], view["turned"]) == (4, None)


@pytest.mark.rule("GULO-96", "GULO-65", "GULO-67", "GULO-68", "GULO-69")
def test_an_alarm_on_purple_costs_one_tile_and_hides_gulo_junior_again() -> None:
    state = junior_on_top()
    say(GAME, state, "turn deck")
    assert texts(state.moves()) == {"point purple-1", "point purple-2"}
    assert refused(GAME, state, "choose red").rule == "GULO-65"
    say(GAME, state, "point purple-2", "alarm egg green")
    view = state.view(None)
    assert view["gulos"][0] == 19
    assert colours_in_deck(state) == "Y G B J"
    assert view["nest"] == ALL_EGGS
    assert view["turn"] == 1
    assert state.outcome() is None


@pytest.mark.rule("GULO-97", "GULO-66", "GULO-11", "GULO-65")
def test_a_purple_egg_frees_gulo_junior_and_wins() -> None:
    state = junior_on_top()
    turn_deck(state, "purple")
    assert state.outcome() == Outcome((0,), (20, 0, 0), "stole the purple egg")
    assert state.turn == NOBODY
    assert state.moves() == ()
    assert state.asides(-1) == ()
    assert state.view(None)["turned"] == "junior"
    assert state.view(None)["nest"] == [egg for egg in ALL_EGGS if egg != "purple-1"]
    for text in (
        "turn tile",
        "choose red",
        "turn deck",
        "point purple-2",
        "takes",
        "sets the pole back",
    ):
        refusal = refused(GAME, state, text)
        assert (refusal.reason, refusal.rule) == (Reason.OVER, "GULO-66")


@pytest.mark.rule("GULO-61", "GULO-60")
def test_the_deck_goes_on_without_limit_until_gulo_junior() -> None:
    state = table(ROW, 19, deck="R B Y G J")
    for colour in ("red", "blue", "yellow", "green"):
        turn_deck(state, colour)
        assert state.turn == 0
    assert state.view(None)["path"][19:] == ["red", "blue", "yellow", "green"]
    assert (state.view(None)["gulos"][0], state.view(None)["deck"]) == (23, 1)
    turn_deck(state, "purple", "alarm sweep")
    assert (state.view(None)["gulos"][0], state.view(None)["deck"]) == (22, 1)
    assert state.turn == 1


@pytest.mark.rule("GULO-62", "GULO-79", "GULO-48", "GULO-50")
@pytest.mark.parametrize("variant", GAME.variants)
def test_a_deck_alarm_without_that_colour_behind_goes_to_start(variant: str) -> None:
    state = table("G R Y " * 6 + "B", 19, deck="B B J B B", variant=variant)  # R13, R21
    turn_deck(state, "blue", "alarm pole")
    assert state.view(None)["gulos"][0] == 0
    assert colours_in_deck(state) == "B J B B B"


@pytest.mark.rule("GULO-101", "GULO-70", "GULO-112")
def test_a_gulo_on_an_older_last_tile_must_first_steal_onto_the_newest() -> None:
    state = table(ROW, 19, 19, deck="R B J Y G")  # R14
    turn_deck(state, "red")
    turn_deck(state, "blue", "alarm pole")
    assert state.turn == 1
    assert texts(state.moves()) == {"choose red"}
    assert refused(GAME, state, "turn deck").rule == "GULO-23"
    attempt(state, "red")
    assert state.view(None)["gulos"][1] == 20


@pytest.mark.rule("GULO-112")
def test_several_players_open_the_deck_each_on_their_own_turn() -> None:
    state = table(ROW, 19, 19, deck="R B J Y G")
    turn_deck(state, "red", "alarm pole")
    assert state.turn == 1
    turn_deck(state, "blue")
    assert state.view(None)["gulos"][:2] == [18, 20]


@pytest.mark.rule("GULO-102", "GULO-67", "GULO-70")
def test_one_tile_back_after_purple_locks_the_deck_again() -> None:
    state = junior_on_top()
    turn_deck(state, "purple", "alarm pole")
    state._begin(0)
    assert texts(state.moves()) == {"choose red"}
    assert refused(GAME, state, "turn deck").rule == "GULO-23"
    attempt(state, "red")
    state._begin(0)
    assert texts(state.moves()) == {"turn deck"}


@pytest.mark.rule("GULO-54", "GULO-56", "GULO-57")
def test_an_extra_turn_won_by_reaching_the_last_tile_opens_the_deck() -> None:
    state = table(ROW, 17, deck="R B J Y G")  # R12
    leave_one(state, "yellow")
    attempt(state, "yellow")
    assert state.view(None)["gulos"][0] == 19
    assert state.view(None)["nest"] == ALL_EGGS
    assert state.turn == 0
    assert texts(state.moves()) == {"turn deck"}


@pytest.mark.rule("GULO-71", "GULO-55")
def test_the_last_egg_at_the_deck_refills_and_adds_no_turn_to_playing_on() -> None:
    state = table(ROW, 19, deck="R B J Y G")  # R15
    leave_one(state, "red")
    turn_deck(state, "red")
    assert state.view(None)["nest"] == ALL_EGGS
    assert state.turn == 0
    turn_deck(state, "blue", "alarm pole")
    assert state.turn == 1


# The faster game


@pytest.mark.rule("GULO-103", "GULO-73", "GULO-74", "GULO-75", "GULO-76", "GULO-77")
def test_in_the_faster_game_the_last_tile_opens_the_deck_at_once_and_junior_wins() -> None:
    state = table(ROW, 17, deck="G B J R Y", variant="faster")
    attempt(state, "yellow")
    assert (state.view(None)["gulos"][0], state.turn) == (19, 0)
    assert texts(state.moves()) == {"turn deck"}
    assert refused(GAME, state, "choose red").rule == "GULO-74"
    say(GAME, state, "turn deck")
    assert refused(GAME, state, "turn deck").rule == "GULO-76"
    attempt(state, "green")
    assert colours_in_deck(state) == "B J R Y G"
    assert (state.view(None)["gulos"][0], len(state.view(None)["path"])) == (19, 19)
    turn_deck(state, "blue")
    assert colours_in_deck(state) == "J R Y G B"
    say(GAME, state, "turn deck")
    assert state.outcome() == Outcome((0,), (19, 0, 0), "found Gulo junior")
    assert state.view(None)["turned"] == "junior"
    assert state.view(None)["nest"].count("purple-1") == 1
    assert refused(GAME, state, "point purple-1").rule == "GULO-75"


@pytest.mark.rule("GULO-104", "GULO-79", "GULO-80", "GULO-81")
def test_in_the_faster_game_a_failure_at_the_deck_goes_back_by_its_colour() -> None:
    state = table(ROW, 17, deck="G B J R Y", variant="faster")
    attempt(state, "yellow")
    turn_deck(state, "green", "alarm pole")
    view = state.view(None)
    assert view["gulos"][0] == 14
    assert colours_in_deck(state) == "B J R Y G"
    assert view["nest"] == ALL_EGGS
    assert view["turn"] == 1


@pytest.mark.rule("GULO-73", "GULO-54")
def test_in_the_faster_game_last_tile_and_last_egg_together_give_one_turn() -> None:
    state = table(ROW, 17, deck="G B J R Y", variant="faster")  # R23
    leave_one(state, "yellow")
    attempt(state, "yellow")
    assert state.view(None)["nest"] == ALL_EGGS
    assert state.turn == 0
    turn_deck(state, "green", "alarm pole")
    assert state.turn == 1


@pytest.mark.rule("GULO-78", "GULO-75")
def test_in_the_faster_game_at_most_five_tiles_are_turned_without_an_alarm() -> None:
    state = table(ROW, 17, deck="R B Y G J", variant="faster")
    attempt(state, "yellow")
    for colour in ("red", "blue", "yellow", "green"):
        turn_deck(state, colour)
    say(GAME, state, "turn deck")
    assert state.outcome() is not None


@pytest.mark.rule("GULO-75")
def test_in_the_faster_game_whoever_turns_gulo_junior_wins_with_the_first_tile_too() -> None:
    state = table(ROW, 4, 19, deck="J R B Y G", turn="B", variant="faster")
    say(GAME, state, "turn deck")
    assert state.outcome() == Outcome((1,), (4, 19, 0), "found Gulo junior")
    assert state.view(None)["player"] == 1


@pytest.mark.rule("GULO-72")
def test_the_faster_game_is_the_base_game_along_the_path() -> None:
    base, faster = (table("R B Y G | Y", 1, 2, variant=variant) for variant in ("base", "faster"))
    for text in ("turn tile", "point yellow-1", "takes", "choose green", "point green-2", "alarm pole"):
        assert base.view(None) == faster.view(None)
        assert texts(base.moves()) == texts(faster.moves())
        say(GAME, base, text)
        say(GAME, faster, text)
    assert base.view(None) == faster.view(None)
    assert base.view(None)["gulos"] == [3, 0, 0]
