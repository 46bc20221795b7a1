"""Simulated games, and the report on them."""

from __future__ import annotations

import pytest

from teeter.lab import simulate as lab
from teeter.lab.simulate import Played, by_model, simulate
from teeter.rules.games import GAMES

ERUK = GAMES["eruk"]


def test_a_report_counts_games_winners_and_endings() -> None:
    report = simulate(ERUK, ERUK.options(3), 20, 7, by_model(0.8)).to_json()
    assert report["games"] == 20
    assert sum(report["reasons"].values()) == 20
    assert sum(report["wins"]) == sum(report["wins_by_order"])
    assert sum(report["wins"]) >= 20 + report["shared_wins"]
    moves = report["moves"]
    assert 20 < moves["shortest"] <= moves["median"] <= moves["longest"] < 400
    assert moves["shortest"] <= moves["mean"] <= moves["longest"]


def test_the_same_seed_gives_the_same_report() -> None:
    game = GAMES["go-cuckoo"]
    first, second = (simulate(game, game.options(4), 5, 3, by_model(0.7)).to_json() for _ in range(2))
    assert first == second
    assert first != simulate(game, game.options(4), 5, 4, by_model(0.7)).to_json()


def test_every_game_is_seen_as_it_ends() -> None:
    seen: list[tuple[int, Played]] = []
    simulate(
        ERUK, ERUK.options(2), 3, 1, by_model(0.8), lambda number, played: seen.append((number, played))
    )
    assert [number for number, _ in seen] == [0, 1, 2]
    assert all(played.state.outcome() for _, played in seen)
    assert [played.seed for _, played in seen] == ["1-0", "1-1", "1-2"]


def test_skilled_hands_need_fewer_moves() -> None:
    game = GAMES["gulo-gulo"]
    clumsy, careful = (
        simulate(game, game.options(2), 20, 1, by_model(skill)).to_json()["moves"]["mean"]
        for skill in (0.4, 0.9)
    )
    assert careful < clumsy


def test_an_endless_game_is_stopped_and_said(monkeypatch: pytest.MonkeyPatch) -> None:

    monkeypatch.setattr(lab, "MAX_MOVES", 10)
    report = simulate(ERUK, ERUK.options(2), 2, 1, by_model(0.8)).to_json()
    assert report["reasons"] == {lab.ENDLESS: 2}
    assert report["wins"] == [0, 0]
