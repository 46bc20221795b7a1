"""The stand-in: a referee for mass simulation that judges like the world, where data are there."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import cast

import pytest

from teeter.games.go_cuckoo import house as go_cuckoo_house
from teeter.games.gulo_gulo import house as gulo_gulo_house
from teeter.games.pharaoh import house as pharaoh_house
from teeter.hands.bowl import success as at_the_bowl
from teeter.hands.can import success as at_the_can
from teeter.hands.model_referee import ModelReferee
from teeter.hands.success_model import STEADINESS, Data, chance, steadiness, with_hand
from teeter.rules.contract import NOBODY, REFEREE, State
from teeter.rules.games import GAMES
from tests.physical import PHYSICAL
from tests.stand_in import StandIn

BOWL_LOOKS = [{"buried": 0.0, "near": 0.0, "left": left, "tilt": 3.0} for left in (22.0, 11.0)]
CAN_LOOKS = [{"laid": 8.0, "eggs": 1.0, "load": 0.3}]


def to_a_try(name: str) -> State:
    game = GAMES[name]
    state = game.start(game.options(2), Random(3), first=0)
    while state.turn != REFEREE:
        state.play(sorted(state.moves(), key=lambda move: move.text)[0])
    return state


def to_kiki() -> State:
    """The first try of a game in which somebody sets Kiki on the nest."""
    game, luck = GAMES["go-cuckoo"], Random(3)
    referee = StandIn(luck, 1.0)
    state = game.start(game.options(2), luck, first=0)
    while state.view(None)["declared"] != "place kiki" or state.view(None)["phase"] != "try":
        assert state.turn != NOBODY, "somebody ran out of eggs before it was over"
        moves = sorted(state.moves(), key=lambda move: move.text)
        state.play(referee.report(game, state) if state.turn == REFEREE else luck.choice(moves))
    return state


def taken(name: str, weights: dict[str, float], word: str, skill: float = 0.8) -> float:
    """How often this word is said, in many tries at the same place."""
    game, state = GAMES[name], to_a_try(name)
    looks = CAN_LOOKS if name == "go-cuckoo" else BOWL_LOOKS
    data = cast(Data, {"weights": weights, "looks": looks})
    physical, rng = PHYSICAL[name], Random(1)
    while "touches" in {move.text for move in state.moves()}:
        state.play(physical.judge(data, game, state, rng, skill))
    said = [physical.judge(data, game, state, rng, skill).text for _ in range(2000)]
    return said.count(word) / len(said)


def test_a_skill_is_the_chance_of_an_easy_try() -> None:
    assert [steadiness(skill) for skill in (0.4, 0.7, 0.9)] == pytest.approx([0.0, 0.5, 1.0])
    assert steadiness(0.0) == 0.0
    assert steadiness(0.8) == pytest.approx(0.75)
    assert steadiness(1.0) > 1.0


@pytest.mark.parametrize(("name", "word"), [("gulo-gulo", "takes"), ("pharaoh", "takes")])
def test_tries_succeed_as_often_as_the_data_say(name: str, word: str) -> None:
    assert taken(name, {"always": 0.0}, word) == pytest.approx(0.5, abs=0.05)
    assert taken(name, {"always": 2.0}, word) == pytest.approx(0.88, abs=0.04)
    assert taken(name, {"skill": 4.0}, word, 0.4) == pytest.approx(0.5, abs=0.05)
    assert taken(name, {"skill": 4.0}, word, 0.9) > 0.95


def test_sticks_come_out_as_often_as_the_data_say() -> None:
    assert taken("go-cuckoo", {"always": 1.0}, "pulled") == pytest.approx(0.73, abs=0.05)
    assert taken("go-cuckoo", {"always": 1.0, "load": -10.0}, "pulled") < 0.3


@pytest.mark.parametrize("skill", [0.5, 0.93])
def test_kiki_stands_as_often_as_the_data_say_though_she_can_fall_in_two_ways(skill: float) -> None:
    game, state, rng = GAMES["go-cuckoo"], to_kiki(), Random(1)
    data = cast(Data, {"weights": {"always": 0.4}, "looks": CAN_LOOKS})
    judge = PHYSICAL["go-cuckoo"].judge
    said = [judge(data, game, state, rng, skill).text for _ in range(2000)]
    assert said.count("kiki stands") / len(said) == pytest.approx(0.6, abs=0.05)


SET_UPS = {"gulo-gulo": 200, "pharaoh": 200, "go-cuckoo": 200}  # as docs/physics.md tells


@pytest.mark.parametrize("name", PHYSICAL)
def test_every_physical_game_has_a_model_that_was_fitted_and_tells_how_well(name: str) -> None:
    data = PHYSICAL[name].fitted
    assert data is not None
    assert data["set_ups"] == SET_UPS[name]
    assert data["error"]["calibration"] <= 0.06
    assert data["error"]["brier"] < data["error"]["brier_of_the_mean"]


@pytest.mark.parametrize("name", PHYSICAL)
def test_without_data_the_odds_of_the_house_decide(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PHYSICAL[name], "fitted", None)
    game, state = GAMES[name], to_a_try(name)
    model, house = ModelReferee(Random(5), 0.8), StandIn(Random(5), 0.8)
    assert [model.report(game, state) for _ in range(50)] == [
        house.report(game, state) for _ in range(50)
    ]


CALLED = {
    "piece": {"gulo-gulo": "egg", "pharaoh": "boulder"},
    "pole": {"pharaoh": "staff"},
    "sweep": {"pharaoh": "foul"},
}


@pytest.mark.parametrize(
    ("name", "told"),
    [("gulo-gulo", gulo_gulo_house.FAILURES.value), ("pharaoh", pharaoh_house.LANDSLIDES.value)],
)
def test_tries_at_the_bowl_fail_as_they_did_in_the_physics(name: str, told: dict[str, int]) -> None:
    data = PHYSICAL[name].fitted
    assert data is not None
    counts = {CALLED.get(cause, {}).get(name, cause): n for cause, n in data["causes"].items()}
    assert told == counts
    model, game, state = ModelReferee(Random(1), 0.4), GAMES[name], to_a_try(name)
    said = Counter(model.report(game, state).text.partition(" ")[2] for _ in range(3000))
    del said[""]  # those that were taken
    for cause, count in counts.items():
        failed = sum(n for words, n in said.items() if words.startswith(cause)) / said.total()
        assert failed == pytest.approx(count / sum(counts.values()), abs=0.05)


def test_things_fall_at_the_can_as_they_did_in_the_physics() -> None:
    data = PHYSICAL["go-cuckoo"].fitted
    assert data is not None
    n = data["causes"]
    eggs = n["fell egg"] + n["sank egg"]
    assert go_cuckoo_house.EGG_SHARE.value == pytest.approx(eggs / (eggs + n["fell stick"]), abs=0.006)
    assert go_cuckoo_house.SINK_SHARE.value == pytest.approx(n["sank egg"] / eggs, abs=0.006)
    sinks, falls = go_cuckoo_house.KIKI_SINKS.value, go_cuckoo_house.KIKI_FALLS.value
    drops = n["kiki sank"] / (n["kiki sank"] + n["kiki fell"])
    assert sinks / (sinks + falls) == pytest.approx(drops, abs=0.01)


def test_what_is_tried_at_the_can() -> None:
    told = [at_the_can.task_of(text) for text in ("pull 12", "lay 3", "lay egg", "place kiki")]
    assert told == ["pull", "lay", "egg", "kiki"]


def test_the_guesses_of_the_house_give_each_hand_about_what_it_should_have() -> None:
    """Promise 6: an easy egg of a full nest, and a pull from a late one."""
    for hand, goal in (("careful", 0.9), ("average", 0.7), ("clumsy", 0.4)):
        told = with_hand(STEADINESS[hand], at_the_bowl.features("red", BOWL_LOOKS[0]))
        assert chance(at_the_bowl.GUESSED, told) == pytest.approx(goal, abs=0.1)
    late = {"laid": 24.0, "eggs": 6.0, "load": 0.3}
    for hand, goal in (("careful", 0.9), ("clumsy", 0.5)):
        told = with_hand(STEADINESS[hand], at_the_can.features("pull", late))
        assert chance(at_the_can.GUESSED, told) == pytest.approx(goal, abs=0.1)
