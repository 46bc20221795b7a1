"""Reports on games: is it fair, is it lively, and does every rule matter?"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from teeter.cli import main
from teeter.lab.parallel import Processes
from teeter.lab.report import Findings, Watched, find, plans, sum_up, watch
from teeter.lab.report_charts import columns, ranges
from teeter.lab.report_words import (
    document,
    drama,
    first_seat,
    html,
    length,
    lines,
    seldom,
    unfair_seats,
)
from teeter.lab.statistics import share
from teeter.lab.tournament import Result, TournamentPlan
from teeter.rules.games import GAMES

ERUK = GAMES["eruk"]
PLAN = TournamentPlan("eruk", ERUK.options(2), ("beginner",), 8, 3, "model")


def a_game(
    winner: int, leaders: list[int], happened: dict[tuple[str, int], int] | None = None
) -> Watched:
    result = Result((0, 0), (winner,), (1, 0), "the end", len(leaders))
    return Watched(result, 10, 30, leaders, Counter(happened or {}))


def findings(games: list[Watched]) -> Findings:
    return sum_up(PLAN, games)


def test_every_number_of_players_and_every_variant_is_looked_at() -> None:
    cuckoo = GAMES["go-cuckoo"]
    looked = {(plan.options.seats, plan.options.variant) for plan in plans(cuckoo, "keen", 5, 1)}
    assert {(seats, "base") for seats in cuckoo.seats} | {(4, "fledgling")} <= looked
    mixes = {plan.options["mix"] for plan in plans(cuckoo, "keen", 5, 1)}
    assert mixes == {"normal", "harder"}


def test_the_lead_changes_when_another_seat_is_ahead() -> None:
    assert a_game(0, [-1, 0, 0, -1, 0, 1, 0]).lead_changes == 2


def test_a_comeback_is_a_win_of_somebody_who_was_not_ahead_late() -> None:
    assert a_game(1, [0, 0, 0, 0, 0, 1]).comeback
    assert not a_game(0, [0, 0, 0, 0, 0, 1]).comeback
    assert not a_game(1, [0, 0, -1, -1, -1, -1]).comeback


def test_of_a_game_that_does_not_say_who_is_ahead_no_lead_is_told() -> None:
    unsaid = findings([a_game(0, [-1, -1, -1]), a_game(1, [-1, -1])])
    assert drama(unsaid) == "Wins are shared in 0% of games."
    assert "nan" not in html(ERUK, "keen", 1, [unsaid])
    assert drama(findings([a_game(0, [-1, -1]), a_game(1, [0, 0])])).startswith("The lead changes 0.0")


def test_a_seat_with_a_clear_advantage_is_named() -> None:
    found = findings([a_game(0, [0, 0, 0])] * 40 + [a_game(1, [0, 0, 0])] * 10)
    assert "Beginning is clearly an advantage" in first_seat(found)
    assert unfair_seats(found) == ["first (80% (67% to 89%))", "second (20% (11% to 33%))"]
    turned = replace(found, order=found.order[::-1])
    assert "clearly a disadvantage" in first_seat(turned)


def test_a_small_difference_is_not_called_clear() -> None:
    found = findings([a_game(0, [0, 0, 0])] * 33 + [a_game(1, [0, 0, 0])] * 17)
    assert "or it is chance" in first_seat(found)
    assert unfair_seats(found) == []


def test_equal_seats_are_called_equal() -> None:
    found = findings([a_game(n % 2, [0, 0, 0]) for n in range(400)])
    assert "no sign of an advantage" in first_seat(found)
    assert unfair_seats(found) == []


@pytest.mark.parametrize("wins", range(6, 15))
def test_twenty_games_are_too_few_to_call_a_game_fair(wins: int) -> None:
    found = findings([a_game(int(n >= wins), [0, 0, 0]) for n in range(20)])
    assert first_seat(found).endswith(
        "These are too few games to tell whether beginning is an advantage."
    )
    assert document(ERUK, "keen", 1, [found])["findings"][0]["beginning"] == "too few games"


def test_the_more_players_the_more_games_it_takes_to_tell() -> None:
    """Of six players the first may win 22 % instead of 17 %, and that is a third more."""
    found = findings([a_game(n % 2, [0, 0, 0]) for n in range(40)])
    for games, told in ((400, "too few games"), (4000, "no sign of an advantage")):
        order = (share(games / 6, games),) * 6
        assert told in first_seat(replace(found, seats=6, order=order))


def test_a_game_that_does_not_end_is_called_a_fault() -> None:
    found = findings([a_game(0, [0, 0, 0])] * 4)
    assert "Every game ended" in length(found)
    assert "that is a fault" in length(replace(found, endless=1))


def test_what_goes_with_winning_and_what_hardly_happens_is_said() -> None:
    games = [a_game(0, [0, 0, 0], {("a feast", 0): 2, ("a famine", 1): 1})] * 40
    games += [a_game(0, [0, 0, 0], {("an eclipse", 0): 1})]
    told = seldom(findings(games * 2))
    assert "wins clearly more often: a feast" in told
    assert "less often: a famine" in told
    rare = findings([*games * 2, *[a_game(1, [0])] * 100])
    assert "Hardly ever seen: an eclipse" in seldom(rare)
    assert "All that happened was seen in at least 2% of games." in told


def test_of_a_few_games_nothing_is_said_about_what_is_seldom() -> None:
    assert "too few games" in seldom(findings([a_game(0, [0, 0, 0], {("a feast", 0): 1})] * 2))


@pytest.mark.parametrize("game", GAMES)
def test_a_watched_game_is_seen_in_full(game: str) -> None:
    plan = TournamentPlan(game, GAMES[game].options(2), ("casual",), 1, 3, "model")
    watched = watch((plan, plan.pairings()[0]))
    assert len(watched.leaders) == watched.result.moves
    assert 0 < watched.decisions <= watched.choices
    assert watched.happened
    assert not [what for what, _ in watched.happened if what.endswith((" gave", " blue", " red"))]


def test_a_report_is_json_for_everybody_even_where_nobody_did_it() -> None:
    found = findings([a_game(0, [0, 0], {("rain", -1): 1})] * 3)
    told = json.dumps(found.to_json(), allow_nan=False)
    assert json.loads(told)["matters"] == [{"name": "rain", "games": 1.0, "times": 1.0, "wins": None}]


def test_the_same_games_are_found_on_one_core_and_on_two() -> None:
    assert find(PLAN, Processes(2)).to_json() == find(PLAN, Processes(1)).to_json()


def test_the_page_has_a_plot_and_a_paragraph_for_each_finding() -> None:
    found = find(PLAN, Processes(1))
    page = html(ERUK, "beginner", 3, [found])
    assert page.count("<svg") == 2
    for told in (first_seat(found), length(found), drama(found), seldom(found)):
        assert told.replace("'", "&#x27;") in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert lines(ERUK, 3, [found])[0] == "Eruk, seed 3"


def test_drawings_are_well_formed_even_when_all_is_equal() -> None:
    same = share(5, 10)
    for drawing in (ranges("R", [("a & b", same), ("c", same)], 0.5), columns("C", [("1", 0.0)])):
        assert ElementTree.fromstring(drawing).tag.endswith("svg")


def test_the_command_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "report.html"
    words = ["report", "gulo-gulo", "--games", "2", "--seed", "1", "--bot", "beginner", "--jobs", "1"]
    assert main([*words, "--out", str(page)]) == 0
    out, err = capsys.readouterr()
    assert "With 2 players whoever begins wins" in out
    assert err == f"teeter: the report is written to {page}\n"
    assert "Side by side" in page.read_text()
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [found["seats"] for found in told["findings"][:5]] == [2, 3, 4, 5, 6]


def test_the_command_refuses_a_bot_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", "eruk", "--bot", "nobody"]) == 2
    assert "There is no bot 'nobody'" in capsys.readouterr().err
