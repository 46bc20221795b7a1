"""A game that does not keep what the contract promises is found out, in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from teeter.lab.conformance import PROMISES, Broken, cases, hold
from teeter.lab.conformance.__main__ import main
from teeter.rules.contract import Game, Illegal, Move, Options, Reason, Setup, State, StateWith
from tests.sixth_game import NIM

Spoil = Callable[[pytest.MonkeyPatch, type[State]], None]


def nim(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(NIM)
    from teeter_nim.game import GAME  # noqa: PLC0415 - it is not installed

    return GAME


def broken(game: Game) -> list[str]:
    """What is said of all promises that a game does not keep."""
    told = []
    for promise in PROMISES:
        try:
            for case in cases(game):
                hold(promise, case)
        except Broken as error:
            told.append(str(error))
    return told


def test_a_game_that_keeps_all_is_said_to(monkeypatch: pytest.MonkeyPatch) -> None:
    assert broken(nim(monkeypatch)) == []


def shares_its_copy(monkeypatch: pytest.MonkeyPatch, state: type[State]) -> None:
    monkeypatch.setattr(state, "copy", lambda self: self)


def shows_the_heap(monkeypatch: pytest.MonkeyPatch, state: type[State]) -> None:
    view = state._view

    def shown(self: Any, seat: int | None) -> Any:
        return {**view(self, seat), "left": self.heap}

    monkeypatch.setattr(state, "_view", shown)


def plays_what_is_not_listed(monkeypatch: pytest.MonkeyPatch, state: type[State]) -> None:
    moves = state.moves

    def fewer(self: Any) -> Sequence[Move]:
        return moves(self)[:1]

    play = state.play

    def anything(self: Any, move: Move) -> None:
        monkeypatch.setattr(state, "moves", moves)
        try:
            play(self, move)
        finally:
            monkeypatch.setattr(state, "moves", fewer)

    monkeypatch.setattr(state, "moves", fewer)
    monkeypatch.setattr(state, "play", anything)


def refuses_by_a_rule_of_another_game(monkeypatch: pytest.MonkeyPatch, state: type[State]) -> None:
    def refusal(self: Any, move: Any) -> Exception:
        return Illegal(Reason.NOT_NOW, "CHESS-1", "No.")

    monkeypatch.setattr(state, "_refusal", refusal)


def deals_by_itself(monkeypatch: pytest.MonkeyPatch, state: type[State]) -> None:
    redeal = state.redeal

    def by_the_truth(self: Any, seat: int | None, rng: Random) -> State:
        return redeal(self, seat, Random(self.heap))

    monkeypatch.setattr(state, "redeal", by_the_truth)


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (shares_its_copy, "copies are independent. The state is another one after moves of its copy."),
        (shows_the_heap, "sees something that it may not know."),
        (plays_what_is_not_listed, "a move is played exactly if it is listed. "),
        (refuses_by_a_rule_of_another_game, "names no rule of NIM."),
        (deals_by_itself, "could find out what it may not know."),
    ],
)
def test_a_fault_of_a_state_is_told(spoil: Spoil, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = nim(monkeypatch)
    spoil(monkeypatch, type(game.empty()))
    said = broken(game)
    assert [one for one in said if told in one and "(nim base, seed " in one], said


def takes_any_setup(game: Game) -> Game:
    def new(options: Options, setup: Setup) -> State:
        return game.new(options, {"first": ["A"], "heap": ["15"]})

    return replace(game, new=new)


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        (lambda game: replace(game, secret=True), "`secret` is True, which is not so."),
        (takes_any_setup, "a broken set up is refused in a sentence. "),
        (
            lambda game: replace(game, lately=lambda view: ["No."]),
            "`describe` does not say",
        ),
    ],
)
def test_a_fault_of_a_game_is_told(
    changed: Callable[[Game], Game], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = broken(changed(nim(monkeypatch)))
    assert [one for one in said if told in one], said


def test_the_program_names_each_promise(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("gulp") == 0
    told = capsys.readouterr().out.splitlines()
    assert [line[:8] for line in told] == ["kept    "] * len(PROMISES)


def test_what_a_game_lacks_before_it_can_begin_is_told_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    unfinished = replace(nim(monkeypatch), new=lambda options, setup: StateWith())  # type: ignore[abstract]
    monkeypatch.setattr("teeter.lab.conformance.__main__.game", lambda name: unfinished)
    assert main("nim") == 1
    (told,) = capsys.readouterr().out.splitlines()
    assert told.startswith("BROKEN  a game can begin. TypeError(")
    assert "turns_up" in told


def test_a_game_that_is_not_there_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("nosuch") == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("There is no game 'nosuch'")
