"""Pharaoh's Gulo Gulo, rule by rule: the mummy's walks and its curse."""

from __future__ import annotations

import pytest

from teeter.games.pharaoh.game import GAME, Pharaoh
from teeter.games.pharaoh.pieces import FIELDS
from tests.games.pharaoh.table import mummy, put, put_mummy, shown, table, take, where
from tests.rules.support import say, texts

PLAIN = "Y0 W0 Y0 W0 Y0 W0 R0 B0 R0 B0"  # ten markers without heads: P1 to P10


def paint(state: Pharaoh, **markers: str) -> None:
    """Exchange face-up markers for any others: P4="B2" (house data may not have that one)."""
    for name, marker in markers.items():
        field = FIELDS.index(name)
        colour = ["R", "B", "Y", "W"].index(marker[0])
        state.faces[field] = colour * 4 + int(marker[1])
        state.shown = [fields & ~(1 << field) for fields in state.shown]
        state.shown[colour] |= 1 << field


def board(up_to: str = "P13", **markers: str) -> Pharaoh:
    """A in the pit; all pyramid markers yellow without heads but for these; no scarab fields."""
    state = table("", PLAIN, up_to=up_to)
    state.scarab_fields = []
    names = [name for name in shown(state) if name[0] == "P"]
    paint(state, **(dict.fromkeys(names, "Y0") | markers))
    put(state, A="PIT")
    return state


# Heads


@pytest.mark.rule("PHAR-88", "PHAR-51", "PHAR-53")
def test_two_heads_move_the_mummy_two_fields_onto_a_marker_that_it_blocks() -> None:
    state = board("P5", P4="B2")
    put(state, A="P3")
    take(state, "blue", "go P4")
    assert mummy(state) == ("P12", "entrance")
    assert state.view(None)["blocked"] == "P12"
    assert state.view(None)["walk"] == ["P13", "P12"]


@pytest.mark.rule("PHAR-89", "PHAR-52")
def test_a_mummy_that_ends_on_a_head_goes_on() -> None:
    state = board(P4="B2", P12="W1")
    put(state, A="P3")
    take(state, "blue", "go P4")
    assert mummy(state) == ("P11", "entrance")
    assert state.view(None)["walk"] == ["P13", "P12", "P11"]


@pytest.mark.rule("PHAR-51")
def test_heads_on_a_face_down_marker_do_not_move_the_mummy() -> None:
    state = table("", PLAIN + " R3 B2 W1", up_to="P11")  # P12, under B2, is face down
    state.scarab_fields = []
    paint(state, P4="B2")
    put(state, A="P3")
    take(state, "blue", "go P4")
    assert mummy(state) == ("P12", "entrance")


@pytest.mark.rule("PHAR-110")
def test_turning_a_marker_with_heads_moves_nobody() -> None:
    state = table("", "R3", up_to="D7")
    say(GAME, state, "turn marker", "takes", "stay")
    assert shown(state)["P1"] == "red"
    assert mummy(state) == ("P14", "entrance")
    assert state.view(None)["walk"] == []


@pytest.mark.rule("PHAR-90", "PHAR-54", "PHAR-55")
def test_the_mummy_turns_round_at_the_entrance_and_before_the_chamber() -> None:
    state = board(P6="R3", P9="B2")
    put(state, A="P5")
    put_mummy(state, "P2")
    take(state, "red", "go P6")
    assert mummy(state) == ("P3", "chamber")
    assert state.view(None)["walk"] == ["P1", "P2", "P3"]
    put(state, B="P8")
    put_mummy(state, "P13", 1)
    take(state, "blue", "go P9")
    assert mummy(state) == ("P13", "entrance")
    assert state.view(None)["walk"] == ["P14", "P13"]


@pytest.mark.rule("PHAR-54")
@pytest.mark.parametrize(("start", "facing", "end"), [("P2", -1, "chamber"), ("P13", 1, "entrance")])
def test_it_turns_round_at_once_also_when_its_walk_ends_there(
    start: str, facing: int, end: str
) -> None:
    state = board(P6="W1")
    put_mummy(state, start, facing)
    take(state, "white", "go P6")
    assert mummy(state) == ("P1" if facing == -1 else "P14", end)


# Ends of walks that throw the mummy from the entrance to the chamber and back for ever.
LOOP = {"P1": 3, "P4": 3, "P7": 3, "P10": 3, "P13": 1, "P14": 3, "P11": 3, "P8": 3, "P5": 3, "P2": 1}
UP = [f"P{n}" for n in range(2, 15)]
DOWN = [f"P{n}" for n in range(13, 0, -1)]


@pytest.mark.rule("PHAR-52")
def test_an_endless_chain_stops_where_it_repeats() -> None:
    """Field and facing count (R14): here the mummy comes to P1 a second time."""
    state = board("P14", P6="W2", **{name: f"B{heads}" for name, heads in LOOP.items()})
    put_mummy(state, "P3")
    take(state, "white", "go P6")
    assert state.view(None)["walk"] == ["P2", "P1", *UP, *DOWN]
    assert mummy(state) == ("P1", "chamber")


@pytest.mark.rule("PHAR-52")
def test_the_place_where_a_chain_started_counts_too() -> None:
    state = board("P14", P6="W1", **{name: f"B{heads}" for name, heads in LOOP.items()})
    put_mummy(state, "P2")
    take(state, "white", "go P6")
    assert state.view(None)["walk"] == ["P1", *UP, *DOWN[:-1]]
    assert mummy(state) == ("P2", "entrance")


@pytest.mark.rule("PHAR-52")
def test_a_chain_goes_on_from_the_same_field_when_the_mummy_looks_the_other_way() -> None:
    state = board(P6="W1", P3="B2", P1="B2")
    put_mummy(state, "P4")
    take(state, "white", "go P6")
    assert state.view(None)["walk"] == ["P3", "P2", "P1", "P2", "P3", "P4", "P5"]
    assert mummy(state) == ("P5", "chamber")


# The curse


@pytest.mark.rule("PHAR-91", "PHAR-58", "PHAR-59", "PHAR-60")
def test_the_mummy_takes_a_scarab_from_everybody_it_passes_or_meets() -> None:
    state = board("P13", P5="R3")
    put(state, A="P13", B="P12", C="P11")
    state.scarabs = [1, 0, 2]
    state.at.append(FIELDS.index("P4"))  # D, whose move it is
    state.scarabs.append(1)
    state.options = GAME.options(4)
    state.turn = state.player = 3
    take(state, "red", "go P5")
    assert where(state) == ["P13", "PIT", "P11", "P5"]
    assert state.view(None)["scarabs"] == [0, 0, 1, 1]
    assert state.view(None)["stock"] == 22
    assert mummy(state) == ("P11", "entrance")


@pytest.mark.rule("PHAR-92", "PHAR-56", "PHAR-59")
@pytest.mark.parametrize(("scarabs", "field"), [(0, "PIT"), (1, "P8")])
@pytest.mark.parametrize("start", ["P6", "P11"])
def test_whoever_lands_on_the_mummy_pays_or_goes_to_the_pit(
    start: str, scarabs: int, field: str
) -> None:
    state = board(P8="B0")
    put(state, A=start)
    put_mummy(state, "P8")
    state.scarabs = [scarabs, 2, 2]
    take(state, "blue", "go P8")
    assert where(state)[0] == field
    assert state.view(None)["scarabs"] == [0, 2, 2]


@pytest.mark.rule("PHAR-93", "PHAR-57")
def test_on_a_scarab_field_with_the_mummy_the_scarab_is_given_away_at_once() -> None:
    state = board(P8="B0")
    state.scarab_fields = [FIELDS.index("P8")]
    put(state, A="P6")
    put_mummy(state, "P8")
    take(state, "blue", "go P8")
    assert where(state)[0] == "P8"
    assert state.view(None)["scarabs"][0] == 0
    assert state.view(None)["stock"] == 24


@pytest.mark.rule("PHAR-57", "PHAR-50")
def test_with_four_scarabs_none_is_received_but_one_is_given() -> None:
    state = board(P8="B0")
    state.scarab_fields = [FIELDS.index("P8")]
    put(state, A="P6")
    put_mummy(state, "P8")
    state.scarabs[0] = 4
    take(state, "blue", "go P8")
    assert state.view(None)["scarabs"][0] == 3


@pytest.mark.rule("PHAR-95", "PHAR-43", "PHAR-44")
def test_jumping_over_the_mummy_costs_nothing() -> None:
    state = board(P10="B0")
    put(state, A="P5", B="P8")
    put_mummy(state, "P7")
    state.scarabs = [1, 1, 1]
    take(state, "blue", "go P10")
    assert where(state)[0] == "P10"
    assert state.view(None)["scarabs"] == [1, 1, 1]


@pytest.mark.rule("PHAR-56", "PHAR-51")
def test_heads_act_also_when_the_mummy_has_just_sent_the_figure_to_the_pit() -> None:
    """First the scarab, then the mummy, then the heads (R25)."""
    state = board(P8="B2")
    put(state, A="P6", B="P7")
    put_mummy(state, "P8")
    state.scarabs[1] = 1
    take(state, "blue", "go P8")
    assert where(state)[:2] == ["PIT", "P7"]
    assert state.view(None)["scarabs"][1] == 0
    assert mummy(state) == ("P6", "entrance")


@pytest.mark.rule("PHAR-58")
def test_the_mummy_leaving_a_shared_field_does_not_count_as_passing() -> None:
    state = board(P8="B2")
    put(state, A="P9", B="P10")
    put_mummy(state, "P10")
    state.scarabs = [0, 3, 0]
    take(state, "blue", "go P8")
    assert where(state)[:2] == ["PIT", "P10"]  # A stood in the way of the walk P9, P8
    assert state.view(None)["scarabs"] == [0, 3, 0]


@pytest.mark.rule("PHAR-58")
def test_whoever_is_passed_twice_pays_twice() -> None:
    state = board(P6="R3")
    put(state, A="P5", B="P2", C="P2")
    put_mummy(state, "P3")
    state.scarabs = [0, 3, 1]
    take(state, "red", "go P6")
    assert state.view(None)["walk"] == ["P2", "P1", "P2"]
    assert state.view(None)["scarabs"] == [0, 1, 0]
    assert where(state)[1:] == ["P2", "PIT"]


@pytest.mark.rule("PHAR-106")
def test_the_mummy_never_meets_those_outside_or_in_the_pit() -> None:
    state = board(P6="R3")
    put(state, A="P5", B="PIT", C="D7")
    put_mummy(state, "P2")
    state.scarabs = [0, 2, 2]
    take(state, "red", "go P6")
    assert state.view(None)["walk"] == ["P1", "P2", "P3"]
    assert where(state)[1:] == ["PIT", "D7"]
    assert state.view(None)["scarabs"] == [0, 2, 2]


@pytest.mark.rule("PHAR-51", "PHAR-38")
def test_the_walk_is_told_until_the_next_move_and_an_extra_turn_follows_all_effects() -> None:
    state = board("P5", P4="B2")
    put(state, A="P3")
    state.bowl = [5, 1, 5, 5]
    take(state, "blue", "go P4")
    assert (state.turn, mummy(state)[0]) == (0, "P12")
    say(GAME, state, "stands the staff up")
    assert state.view(None)["walk"] == ["P13", "P12"]
    other = state.copy()
    say(GAME, state, "decline")
    assert state.view(None)["walk"] == []
    say(GAME, other, "choose blue")
    assert other.view(None)["walk"] == []


@pytest.mark.rule("PHAR-53")
def test_a_colour_on_the_track_stays_open_while_the_mummy_stands_on_it() -> None:
    state = board("P9", P8="B0")
    put_mummy(state, "P8")
    assert state.view(None)["blocked"] is None
    assert {"choose blue", "turn marker"} <= texts(state.moves())
