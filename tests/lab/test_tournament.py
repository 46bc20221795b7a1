"""Tournaments: balanced, repeatable, interruptible, and told in numbers, words and pictures."""

from __future__ import annotations

import json
import math
import re
import signal
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from teeter.bots.bot import Choice, Seen
from teeter.cli import main
from teeter.lab.parallel import Processes
from teeter.lab.playing import Fault
from teeter.lab.rating import against, bradley_terry, pair_share, strengths
from teeter.lab.resumable_jsonl import OtherWork
from teeter.lab.tournament import Result, TournamentPlan, play, run
from teeter.lab.tournament_files import GAMES_FILE, Ledger
from teeter.lab.tournament_page import document, html, lines, standings
from teeter.rules.games import GAMES
from teeter.table.record import read
from teeter.table.replay import check
from tests.lab.processes import HEARS_INTERRUPTS, PATIENCE, wait_until

ERUK = GAMES["eruk"]


def a_plan(*bots: str, games: int = 4, seats: int = 2, game: str = "eruk") -> TournamentPlan:
    return TournamentPlan(game, GAMES[game].options(seats), bots, games, 7, "model")


def all_of(plan: TournamentPlan) -> list[Result]:
    return run(plan, Processes(1), {}, lambda number, result: None)


def won(*winners: int, seated: tuple[int, ...] = (0, 1)) -> Result:
    return Result(seated, winners, (0,) * len(seated), "the end", 10)


# Who meets whom


def test_everybody_meets_everybody_equally_often_on_every_seat() -> None:
    pairings = a_plan("random", "beginner", "casual", games=6).pairings()
    seated = Counter(pairing.seated for pairing in pairings)
    assert set(seated) == {(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)}
    assert set(seated.values()) == {3}


def test_each_deal_is_played_in_every_order_of_seats() -> None:
    pairings = a_plan("random", "beginner", "casual", games=12, seats=3).pairings()
    by_deal = Counter(pairing.seed for pairing in pairings)
    assert set(by_deal.values()) == {6}
    assert len({(pairing.seed, pairing.seated) for pairing in pairings}) == 12


def test_with_fewer_bots_than_seats_some_sit_twice() -> None:
    (line_up,) = a_plan("random", "beginner", seats=4).line_ups()
    assert Counter(line_up) == {0: 2, 1: 2}


# Playing


def test_the_same_seed_gives_the_same_result_on_one_core_and_on_two() -> None:
    plan = a_plan("random", "beginner", games=6)
    assert run(plan, Processes(2), {}, lambda number, result: None) == all_of(plan)


def test_a_tournament_goes_on_where_it_was_left() -> None:
    plan = a_plan("random", "beginner", games=6)
    whole = all_of(plan)
    played: list[int] = []
    again = run(
        plan, Processes(1), {0: whole[0], 3: whole[3]}, lambda number, result: played.append(number)
    )
    assert again == whole
    assert played == [1, 2, 4, 5]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_every_game_ends(game: str) -> None:
    results = all_of(a_plan("beginner", "casual", game=game))
    assert all(result.winners for result in results)


@pytest.mark.parametrize("game", ["gulo-gulo", "pharaoh", "go-cuckoo"])
def test_in_games_of_skill_a_master_with_its_own_hands_beats_a_beginner(game: str) -> None:
    results = all_of(a_plan("beginner", "master", games=8, game=game))
    points = against(results, 2)
    assert points[1][0] > points[0][1]


def cheat(seen: Seen) -> Choice:
    """Says what it may not."""
    return Choice(seen.game.moves["stop"], "I feel like it.")


def clumsy(seen: Seen) -> Choice:
    """Stumbles."""
    raise ValueError("No herring,\nno salmon.")


def mute(seen: Seen) -> None:
    """Says nothing."""


def wordy(seen: Seen) -> Choice:
    """Says the words of a move instead of the move."""
    return Choice("turn 1", "I feel like it.")  # type: ignore[arg-type]


def leaver(seen: Seen) -> Choice:
    """Wants to end the whole program."""
    raise SystemExit("I have had enough.")


def lost(seen: Seen) -> Choice:
    """Plays another game."""
    return Choice(GAMES["gulp"].moves["draw"], "I feel like it.")


UNFIT = {
    "cheat": r"proposed 'stop', which is not legal: Turn over .+ \(ERUK-14\), in Eruk 7-0-1-0\.",
    "leaver": r"failed with SystemExit: I have had enough \(test_.+.py, line \d+\), in Eruk",
    "clumsy": r"failed with ValueError: No herring, no salmon \(test_.+.py, line \d+\), in Eruk",
    "mute": "answered 'None', which is not a Choice of a move, in Eruk",
    "wordy": "answered .+, which is not a Choice of a move, in Eruk",
    "lost": "proposed 'draw', which is not legal: .+, in Eruk",
}


@pytest.mark.parametrize(("name", "told"), UNFIT.items(), ids=UNFIT)
def test_a_bot_that_is_not_fit_to_play_is_named_with_its_fault_and_the_game(
    name: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = f"{__name__}:{name}"
    plan = a_plan(bots, "random")
    with pytest.raises(Fault, match=f"{name} {told}"):
        play(plan, plan.pairings()[0])
    for words in (
        ["tournament", "eruk", "--bots", f"{bots},random"],
        ["report", "eruk", "--bot", bots],
    ):
        assert main([*words, "--games", "2", "--seed", "7", "--jobs", "1"]) == 2
        told = capsys.readouterr().err
        assert told.startswith(f"teeter: {bots} ")
        assert len(told.splitlines()) == 1


# The file


def test_the_games_are_kept_and_read_again(tmp_path: Path) -> None:
    plan = a_plan("random", "beginner")
    ledger = Ledger(tmp_path, plan)
    results = all_of(plan)
    for number, result in enumerate(results):
        ledger.add(number, result)
    again = Ledger(tmp_path, plan)
    assert [again.done[number] for number in range(4)] == results


def test_a_line_that_a_break_cut_short_is_played_again(tmp_path: Path) -> None:
    plan = a_plan("random", "beginner")
    ledger = Ledger(tmp_path, plan)
    ledger.add(0, won(0))
    with (tmp_path / GAMES_FILE).open("a") as file:
        file.write("[1, [0, 1], [0")
    again = Ledger(tmp_path, plan)
    assert list(again.done) == [0]
    assert (tmp_path / GAMES_FILE).read_text().count("\n") == 2


OTHERS = {
    "bots": ({"bots": ("random", "casual")}, "bots 'random,beginner', not 'random,casual'."),
    "seed": ({"seed": 8}, "seed 7, not 8."),
    "skill": ({"skill": 0.5}, "skill none, not 0.5."),
    "seats": ({"options": ERUK.options(3)}, "seats 2, not 3."),
    "naming": ({"options": ERUK.options(2, naming="all")}, "choices 'layout=rows,naming=animals'"),
}


@pytest.mark.parametrize(("other", "told"), OTHERS.values(), ids=OTHERS)
def test_the_folder_of_another_tournament_is_refused_with_what_differs(
    tmp_path: Path, other: dict[str, Any], told: str
) -> None:
    plan = a_plan("random", "beginner")
    Ledger(tmp_path, plan)
    with pytest.raises(OtherWork, match=re.escape(told)):
        Ledger(tmp_path, replace(plan, **other))


def test_the_folder_of_an_earlier_teeter_is_refused(tmp_path: Path) -> None:
    plan = a_plan("random", "beginner")
    (tmp_path / "games.jsonl").write_text(json.dumps(plan.to_json()) + "\n")
    with pytest.raises(OtherWork, match="not written by this version"):
        Ledger(tmp_path, plan)


def test_more_games_of_the_same_tournament_come_after_those_that_were_played() -> None:
    few, many = (a_plan("random", "beginner", "casual", games=games) for games in (2, 5))
    assert many.pairings()[: len(few.pairings())] == few.pairings()


def test_a_tournament_is_extended_by_playing_only_what_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["tournament", "eruk", "--bots", "random,beginner,random-namer", "--jobs", "1"]
    words += ["--json", "--out", str(tmp_path)]
    assert main([*words, "--games", "2", "--seed", "3"]) == 0
    before = (tmp_path / "games.jsonl").read_text()
    assert main([*words, "--games", "4"]) == 0, "the seed is that of the games that are there"
    after = (tmp_path / "games.jsonl").read_text()
    assert after.startswith(before)
    assert after.count("\n") == before.count("\n") + 6
    capsys.readouterr()
    assert main([*words, "--games", "4", "--out", str(tmp_path / "whole"), "--seed", "3"]) == 0
    whole = json.loads(capsys.readouterr().out)
    assert json.loads((tmp_path / "result.json").read_text()) == whole
    assert main([*words, "--games", "2", "--seed", "4"]) == 2
    assert "seed 3, not 4. Choose another folder." in capsys.readouterr().err


def test_the_records_of_a_tournament_are_kept_and_right(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, games = tmp_path / "out", tmp_path / "games"
    words = ["tournament", "gulo-gulo", "--bots", "random,beginner", "--seed", "3", "--jobs", "1"]
    words += ["--out", str(out)]
    assert main([*words, "--games", "2"]) == 0
    ledger = (out / "games.jsonl").read_text()
    assert main([*words, "--games", "4", "--record", str(games)]) == 0, "also of games played before"
    assert (out / "games.jsonl").read_text().startswith(ledger)
    assert (out / "games.jsonl").read_text().count("\n") == 5
    assert sorted(path.name for path in games.iterdir()) == [f"gulo-gulo-3-{n}.txt" for n in range(4)]
    results = [json.loads(line) for line in (out / "games.jsonl").read_text().splitlines()[1:]]
    for number, seated, winners, *_ in results:
        record = read((games / f"gulo-gulo-3-{number}.txt").read_bytes())
        check(record)
        assert record.names == tuple(("random", "beginner")[bot] for bot in seated)
        assert list(record.outcome.winners) == winners


def test_nothing_is_written_through_a_link_that_lies_in_a_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, mine, new = tmp_path / "out", tmp_path / "mine", tmp_path / "new"
    out.mkdir()
    mine.write_text("precious")
    (out / "result.json").symlink_to(mine)
    (out / "eruk-3-0.txt").symlink_to(new)
    words = ["tournament", "eruk", "--bots", "random,beginner", "--seed", "3", "--jobs", "1"]
    words += ["--games", "1", "--out", str(out), "--record", str(out)]
    assert main(words) == 0
    assert mine.read_text() == "precious"
    assert not new.exists()
    (out / "games.jsonl").unlink()
    (out / "games.jsonl").symlink_to(new)
    assert main(words) == 2
    assert "games.jsonl is a link to another file. Choose another folder." in capsys.readouterr().err
    assert not new.exists()


# Ratings


def test_a_shared_win_is_half_a_point_for_each() -> None:
    points = against([won(0), won(0), won(1), won(0, 1)], 2)
    assert points == [[0.0, 2.5], [1.5, 0.0]]
    assert pair_share(points, 0, 1).value == 2.5 / 4


def test_ten_times_as_many_wins_are_four_hundred_points() -> None:
    one, other = bradley_terry([[0.0, 10_000.0], [1_000.0, 0.0]])
    assert math.isclose(one - other, 400, abs_tol=1)
    assert math.isclose((one + other) / 2, 1500)


def test_a_clean_sweep_has_a_finite_rating_and_an_interval() -> None:
    first, second = strengths(("a", "b"), [won(0)] * 20, 1)
    assert first.rating.value > second.rating.value
    assert 1500 < first.rating.low < first.rating.value < first.rating.high < 3000
    assert first.wins.low > 0.8


def test_who_wins_at_a_table_of_three_beats_both_others() -> None:
    points = against([won(1, seated=(2, 0, 1))], 3)
    assert points[0] == [0.0, 1.0, 1.0]
    assert points[1] == points[2] == [0.0, 0.0, 0.0]


# What is told


def test_the_page_needs_nothing_else_and_names_everybody() -> None:
    plan = a_plan("random", "beginner", "casual")
    told = standings(plan, all_of(plan))
    page = html(told)
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert "<script" not in page
    drawing = page[page.index("<svg") : page.index("</svg>") + 6]
    assert ElementTree.fromstring(drawing).tag.endswith("svg")
    for name in plan.bots:
        assert f">{name}<" in page
    written = document(told)
    assert json.loads(json.dumps(written)) == written
    assert sum(told.points_by_seat) == told.played == written["played"] == 12
    assert any("against" in line for line in lines(told))


def test_of_two_who_never_beat_each_other_nothing_is_told() -> None:
    plan = TournamentPlan("eruk", ERUK.options(3), ("master", "casual", "random"), 2, 1, "model")
    told = standings(plan, [won(0, seated=(0, 1, 2))] * 2)
    written = json.loads(json.dumps(document(told), allow_nan=False))
    assert written["cross"][1] == [told.cross[1][0].to_json(), None, None]
    assert "nan" not in html(told) + " ".join(lines(told))


def test_the_command_plays_resumes_and_writes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["tournament", "eruk", "--bots", "random,beginner", "--games", "4", "--seed", "3"]
    words += ["--jobs", "1", "--json", "--out", str(tmp_path)]
    assert main(words) == 0
    first = json.loads(capsys.readouterr().out)
    assert main(words) == 0
    assert json.loads(capsys.readouterr().out) == first
    assert json.loads((tmp_path / "result.json").read_text()) == first
    assert (tmp_path / "result.html").read_text().startswith("<!doctype html>")


def test_an_interrupted_tournament_says_so_and_goes_on_when_it_is_run_again(tmp_path: Path) -> None:
    words = ["tournament", "eruk", "--bots", "random,beginner", "--seed", "3", "--out", str(tmp_path)]
    games = tmp_path / "games.jsonl"
    for_hours = [*words, "--games", "100000", "--jobs", "2"]  # it cannot end before it is interrupted
    with subprocess.Popen(
        [sys.executable, "-c", HEARS_INTERRUPTS, *for_hours], stderr=subprocess.PIPE, text=True
    ) as first:
        wait_until(lambda: games.exists() and games.read_text().count("\n") > 3)
        first.send_signal(signal.SIGINT)
        told = first.communicate(timeout=PATIENCE)[1]
    assert first.returncode == 130
    kept = games.read_text().splitlines()
    where = re.escape(f"; they are in {tmp_path}, and the same command goes on.\n")
    said = re.fullmatch(rf"teeter: stopped after (\d+) of 100000 games{where}", told)
    assert said
    assert int(said[1]) in (len(kept) - 1, len(kept) - 2), "the last may have been on its way"
    assert main([*words, "--games", "20", "--jobs", "1"]) == 0
    assert games.read_text().splitlines()[: len(kept)] == kept
    plan = TournamentPlan("eruk", ERUK.options(2), ("random", "beginner"), 20, 3, "model")
    told_at_last = json.loads((tmp_path / "result.json").read_text())
    assert told_at_last == json.loads(json.dumps(document(standings(plan, all_of(plan)))))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["eruk", "--bots", "random"], "at least two different bots"),
        (["eruk", "--bots", "random,greedy"], "plays only gulp"),
        (["eruk", "--bots", "random,beginner", "--referee", "physics"], "no physical table"),
        (["eruk", "--bots", "random,nobody"], "There is no bot 'nobody'"),
    ],
)
def test_the_command_refuses_before_it_plays(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tournament", *words]) == 2
    assert told in capsys.readouterr().err
