"""Simulated games, and the report on them."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from teeter.cli import main
from teeter.lab import playing
from teeter.lab import simulate as lab
from teeter.lab.judging import Judge
from teeter.lab.parallel import Processes
from teeter.lab.simulate import Ended, Games, simulate
from teeter.rules.games import GAMES
from teeter.table.record import read
from teeter.table.replay import check

ERUK = GAMES["eruk"]


def test_a_report_counts_games_winners_and_endings() -> None:
    report = simulate(ERUK, ERUK.options(3), 20, 7, Judge("model", 0.8)).to_json()
    assert report["games"] == 20
    assert sum(report["reasons"].values()) == 20
    assert sum(report["wins"]) == sum(report["wins_by_order"])
    assert sum(report["wins"]) >= 20 + report["shared_wins"]
    moves = report["moves"]
    assert 20 < moves["shortest"] <= moves["median"] <= moves["longest"] < 400
    assert moves["shortest"] <= moves["mean"] <= moves["longest"]


def test_the_same_seed_gives_the_same_report() -> None:
    game = GAMES["go-cuckoo"]
    first, second = (
        simulate(game, game.options(4), 5, 3, Judge("model", 0.7)).to_json() for _ in range(2)
    )
    assert first == second
    assert first != simulate(game, game.options(4), 5, 4, Judge("model", 0.7)).to_json()


def test_every_game_is_seen_as_it_ends() -> None:
    seen: list[Ended] = []
    simulate(ERUK, ERUK.options(2), 3, 1, Judge("model", 0.8), seen.append, keeps=True)
    assert [ended.number for ended in seen] == [0, 1, 2]
    assert all(ended.winners for ended in seen)
    records = [read(ended.files.record) for ended in seen if ended.files]
    assert [record.seed for record in records] == ["1-0", "1-1", "1-2"]


@pytest.mark.parametrize("bots", [(), ("beginner", "random")], ids=["chance", "bots"])
def test_the_games_are_the_same_on_one_core_and_on_two(
    bots: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "HEAD_START", 0.0)  # all but the first game are for other processes
    one: dict[int, Ended] = {}
    two: dict[int, Ended] = {}
    alone = simulate(
        ERUK, ERUK.options(3), 9, 1, Judge("model", 0.8), by_number(one), bots=bots, keeps=True
    )
    monkeypatch.setattr(Games, "play", not_here_after(1 if not bots else 0, Games.play))
    shared = simulate(
        ERUK,
        ERUK.options(3),
        9,
        1,
        Judge("model", 0.8),
        by_number(two),
        bots=bots,
        keeps=True,
        workers=Processes(2),
    )
    assert shared == alone
    assert one == two
    assert len(one) == 9


def by_number(found: dict[int, Ended]) -> Callable[[Ended], None]:
    return lambda ended: found.update({ended.number: ended})


def not_here_after(most: int, real: Callable[..., Ended]) -> Callable[..., Ended]:
    """The game that this process may play itself; the others it must leave to its workers."""
    played = itertools.count()

    def play(kind: Games, number: int, step: lab.Step = lambda: None) -> Ended:
        assert next(played) < most
        return real(kind, number, step)

    return play


def test_bots_take_the_seats_in_turn_and_are_named_in_the_record() -> None:
    seen: list[Ended] = []
    game = GAMES["gulo-gulo"]
    judge = Judge("model")
    bots = ("beginner", "master")
    report = simulate(game, game.options(3), 4, 1, judge, seen.append, bots=bots, keeps=True)
    assert report.to_json()["bots"] == ["beginner", "master", "beginner"]
    assert report.to_json()["referee"] == "model, own hands"
    records = [read(ended.files.record) for ended in seen if ended.files]
    assert [record.names for record in records] == [("beginner", "master", "beginner")] * 4
    assert len({record.setup["first"][0] for record in records}) > 1, "chance says who begins"
    for record in records:
        check(record)


def test_bots_play_better_than_chance() -> None:
    report = simulate(ERUK, ERUK.options(2), 8, 1, Judge("model", 0.8), bots=("keen", "random"))
    assert report.wins[0] > report.wins[1]


def test_the_command_seats_bots_and_keeps_their_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", "eruk", "--bots", "beginner,random", "--games", "4", "--seed", "6"]
    folders = [tmp_path / "one", tmp_path / "two"]
    told = []
    for jobs, folder in enumerate(folders, 1):
        assert main([*words, "--jobs", str(jobs), "--record", str(folder), "--json"]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]
    one, two = ({path.name: path.read_text() for path in folder.iterdir()} for folder in folders)
    assert one == two
    assert sorted(one) == [f"eruk-6-{number}.txt" for number in range(4)]
    assert main(["replay", str(folders[0] / "eruk-6-3.txt"), "--check"]) == 0
    assert "beginner, random" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--bots", "random,nobody"], "There is no bot 'nobody'"),
        (["--bots", "random,greedy"], "plays only gulp"),
        (["--bots", "random,beginner,casual"], "there are 3 bots for 2 seats"),
        (["--bots", "tests.lab.test_tournament:mute"], "which is not a Choice of a move"),
    ],
)
def test_bots_that_cannot_play_are_refused(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "eruk", "--seats", "2", "--games", "2", "--jobs", "1", *words]) == 2
    assert told in capsys.readouterr().err


def test_skilled_hands_need_fewer_moves() -> None:
    game = GAMES["gulo-gulo"]
    clumsy, careful = (
        simulate(game, game.options(2), 20, 1, Judge("model", skill)).to_json()["moves"]["mean"]
        for skill in (0.4, 0.9)
    )
    assert careful < clumsy


def test_an_endless_game_is_stopped_and_said(monkeypatch: pytest.MonkeyPatch) -> None:

    monkeypatch.setattr(playing, "MAX_MOVES", 10)
    report = simulate(ERUK, ERUK.options(2), 2, 1, Judge("model", 0.8)).to_json()
    assert report["reasons"] == {"stopped after 10 moves": 2}
    assert report["wins"] == [0, 0]
