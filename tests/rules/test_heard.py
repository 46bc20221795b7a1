"""What is heard of moves tells everything that is seen: whoever only listens can play along."""

from __future__ import annotations

from random import Random
from typing import cast

from teeter.games.eruk.game import GAME as ERUK
from teeter.games.eruk.view import ErukView
from teeter.games.go_cuckoo.game import GAME as CUCKOO
from teeter.games.gulo_gulo.game import GAME as GULO
from teeter.games.gulp.game import GAME as GULP
from teeter.games.pharaoh.game import GAME as PHARAOH
from teeter.lab.conformance.cases import next_move, start
from teeter.rules.contract import NOBODY, Game, State
from tests.games.eruk.table import table as ice
from tests.games.go_cuckoo.table import table as can
from tests.games.gulo_gulo.table import ROW
from tests.games.gulo_gulo.table import table as yard
from tests.games.gulp.table import table as river
from tests.games.pharaoh.table import put
from tests.games.pharaoh.table import table as pyramid
from tests.rules.cases import CASES
from tests.rules.support import say


def heard(game: Game, state: State, text: str, seat: int | None = None) -> str:
    """What a seat hears of a move, which is then played."""
    move = game.moves.parse(text)
    told = state.heard(move, seat)
    state.play(move)
    return told


def test_every_face_of_eruk_is_told_when_it_is_turned_up() -> None:
    rng = Random(6)
    case = next(case for case in CASES if case.game is ERUK)
    state = start(case, rng)
    told = {}
    while state.turn != NOBODY:
        move = next_move(case, state, rng)
        text, _, face = state.heard(move, None).partition(": ")
        state.play(move)
        view = cast(ErukView, state.view(None))
        assert bool(face) == text.startswith("turn ")
        if face:
            told[int(text.removeprefix("turn "))] = face
            assert view["shown"] == (int(text.removeprefix("turn ")), face)
        assert all(told[place] == face for place, face in view["fled"])


def test_eruk_tells_faces_and_nothing_else() -> None:
    state = ice("herring igloo-3")
    assert heard(ERUK, state, "turn 1", 1) == "turn 1: herring"
    assert heard(ERUK, state, "stop") == "stop"
    assert heard(ERUK, state, "turn 2") == "turn 2: igloo-3"


def test_gulo_gulo_tells_tiles_of_the_path_and_of_the_deck() -> None:
    state = yard("| R")
    assert heard(GULO, state, "turn tile") == "turn tile: red"
    assert heard(GULO, state, "point red-1") == "point red-1"
    state = yard(ROW, 19, deck="B R Y G J")
    assert heard(GULO, state, "turn deck") == "turn deck: blue"


def test_pharaoh_tells_markers_with_their_heads_and_those_of_the_chamber() -> None:
    state = pyramid("R", "B2", "W R", up_to="D7")
    assert heard(PHARAOH, state, "turn marker") == "turn marker: P1 blue with 2 mummy heads"
    assert heard(PHARAOH, state, "takes") == "takes"
    say(PHARAOH, state, "stay")
    state = pyramid(burial="W R")
    put(state, A="P14")
    state.scarabs[0] = 2
    assert heard(PHARAOH, state, "enter") == "enter: burial marker white"
    assert heard(PHARAOH, state, "takes") == "takes: burial marker red"
    say(PHARAOH, state, "landslide staff")
    put(state, B="P14")
    state.scarabs[1] = 2
    assert heard(PHARAOH, state, "enter") == "enter"  # it lies open since A was there
    assert heard(PHARAOH, state, "takes") == "takes"
    assert heard(PHARAOH, state, "takes") == "takes"


def test_go_cuckoo_tells_both_ends_of_a_stick_when_they_are_seen_first() -> None:
    state = can("r/g g/p p/p b/y")
    say(CUCKOO, state, "pull 1", "touches")
    assert heard(CUCKOO, state, "tipped stick 4") == "tipped stick 4: blue/yellow"
    assert heard(CUCKOO, state, "fell stick 4") == "fell stick 4"
    assert heard(CUCKOO, state, "fell stick 3") == "fell stick 3: purple/purple"
    assert heard(CUCKOO, state, "pulled") == "pulled: red/green"


def test_gulp_tells_who_draws_the_cards_and_nobody_else() -> None:
    state = river("5-blornn", "6-blornn", top="2-grettuce 3-grettuce")
    move = GULP.moves["draw"]
    assert state.heard(move, 0) == "draw: you get 2-grettuce, 3-grettuce"
    assert [state.heard(move, seat) for seat in (1, None)] == ["draw", "draw"]


def test_gulp_tells_everybody_the_river_that_comes_after_a_sacrifice() -> None:
    state = river("10-blornn", "6-blornn", top="2-grettuce 3-grettuce 4-blornn 5-blornn 6-grabbles")
    say(GULP, state, "sacrifice 10-blornn")
    assert heard(GULP, state, "let pass") == (
        "let pass: the River becomes 2-grettuce, 3-grettuce, 4-blornn, 5-blornn, 6-grabbles"
    )


def test_gulp_tells_what_freezes_in_a_hand() -> None:
    state = river("a-blornn 2-blornn 3-blornn 4-grabbles q-grabbles 6-blerries 7-blerries", "6-blornn")
    say(GULP, state, "push a-blornn")
    assert heard(GULP, state, "let pass", 1) == (
        "let pass: A harvests 2-blornn, 3-blornn, 4-grabbles, 6-blerries, 7-blerries"
    )


def test_gulp_tells_the_looker_what_is_looked_at() -> None:
    state = river("a-grabbles", "5-blornn", top="2-grettuce 3-grettuce 4-grettuce 5-grettuce")
    say(GULP, state, "push a-grabbles")
    move = GULP.moves["let pass"]
    looked = "let pass: you look at 2-grettuce, 3-grettuce, 4-grettuce, 5-grettuce"
    assert [state.heard(move, seat) for seat in (0, 1, None)] == [looked, "let pass", "let pass"]


def test_gulp_lays_all_hands_open_at_the_end() -> None:
    state = river("5-blornn", "", deck=0)
    say(GULP, state, "push 5-blornn")
    told = ""
    while state.turn != NOBODY:
        told = heard(GULP, state, state.moves()[-1].text)
    assert told == "pass: A is left with nothing; B is left with nothing"
