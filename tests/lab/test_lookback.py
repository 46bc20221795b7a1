"""A look back: chances that add up, end at the result and change where something happened."""

from __future__ import annotations

import functools
from dataclasses import replace
from random import Random

import msgspec
import pytest

from teeter.lab.judging import Judge
from teeter.lab.lookback import curve
from teeter.lab.lookback.looking import look_back
from teeter.lab.lookback.master import advice
from teeter.lab.lookback.past import CannotLookBack, Past
from teeter.lab.lookback.playouts import Playouts
from teeter.lab.lookback.told import LookBack
from teeter.lab.lookback.tries import all_odds, looks_before
from teeter.lab.playing import Sitting, play_bots
from teeter.rules.contract import NOBODY, REFEREE
from teeter.rules.games import GAMES
from teeter.table.record import BadRecord, Record
from teeter.table.try_files import unpack
from teeter.words.catalogues import LANGUAGES
from teeter.words.speaker import english, speaker
from tests.says import says
from tests.tries import CANNOT_BE, an_old_try, changed
from tests.web.films import a_theft

FEW = 3_000  # decisions: enough to see that it is right, not how fine it is
ENOUGH = 20_000  # to find the theft that decides
FIRST = curve.FIRST


@functools.cache
def played(game: str, seats: int = 2, seed: str = "look") -> Record:
    bots = ("keen", "casual", "casual", "casual")[:seats]
    options = GAMES[game].options(seats)
    return play_bots(Sitting(game, options, bots, seed, Judge("model", 0.8))).record(GAMES[game])


@functools.cache
def looked(game: str, seats: int = 2) -> LookBack:
    return look_back(Past.of(played(game, seats)), decisions=FEW)


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(curve, "FIRST", 6)


@pytest.mark.parametrize("game", GAMES)
def test_chances_add_up_and_end_at_the_result(game: str) -> None:
    told = looked(game)
    for point in told.points:
        assert sum(chance.value for chance in point.chances) == pytest.approx(1.0, abs=1e-3)
        assert all(0 <= one.low <= one.value <= one.high <= 1 for one in point.chances)
    assert [point.step for point in told.points] == sorted({point.step for point in told.points})
    first, *_, last = told.points
    assert (first.step, last.step) == (0, told.last)
    assert last.games == 0
    assert [one.value for one in last.chances] == [float(seat in told.winners) for seat in (0, 1)]
    assert all(point.games >= curve.TOGETHER for point in told.points[:-1])
    assert len(told.points) <= curve.MOST


@pytest.mark.parametrize("game", GAMES)
def test_at_the_start_nobody_is_far_ahead(game: str) -> None:
    """Whoever begins may have a little more: an even chance lies within the interval, or near it."""
    start = looked(game).points[0]
    assert all(one.low - 0.1 < 0.5 < one.high + 0.1 for one in start.chances)


@pytest.mark.parametrize("game", ["gulo-gulo", "eruk"])
def test_the_same_record_has_the_same_look_back_and_another_seed_another_one(game: str) -> None:
    record = played(game)
    again = look_back(Past.of(record), decisions=FEW)
    assert msgspec.json.encode(again) == msgspec.json.encode(looked(game))
    other = look_back(Past.of(replace(record, seed="another")), decisions=FEW)
    assert other.points != again.points


def test_three_seats_share_the_chances() -> None:
    told = looked("eruk", 3)
    assert all(len(point.chances) == 3 for point in told.points)
    start = told.points[0]
    assert all(one.low - 0.1 < 1 / 3 < one.high + 0.1 for one in start.chances)


def test_just_before_a_win_that_nothing_can_stop_the_winner_is_sure_of_it() -> None:
    """In Gulp the last move only counts up: from the position before it every game ends the same."""
    record = played("gulp")
    past, playouts = Past.of(record), Playouts(GAMES["gulp"])
    (winner,) = record.outcome.winners
    for number in range(16):
        shares = playouts.shares(past.states[-2], past.heard[:-1], Random(number))
        assert shares == [float(seat == winner) for seat in (0, 1)]


def test_chances_do_not_change_by_what_a_watcher_cannot_see() -> None:
    """The tiles that lie face down are dealt anew in each imagined game."""
    past = Past.of(played("gulo-gulo"))
    state = past.states[0]
    hidden = state.redeal(None, Random(5))
    assert hidden.to_json() != state.to_json()
    playouts = Playouts(past.game)
    shares = [
        [playouts.shares(one, (), Random(f"{number}")) for number in range(8)]
        for one in (state, hidden)
    ]
    assert shares[0] == shares[1]


def test_a_turning_point_is_a_large_change_told_in_every_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(curve, "FIRST", FIRST)
    told = look_back(Past.of(played("gulo-gulo")), decisions=ENOUGH)
    assert 1 <= len(told.turning_points) <= 3
    at = {point.step: point for point in told.points}
    for turned in told.turning_points:
        assert sum(at[turned.step].chances[seat].value for seat in told.winners) == pytest.approx(
            turned.after, abs=1e-3
        )
        assert abs(turned.after - turned.before) >= 0.05
        for language in LANGUAGES:
            said = speaker(language)(turned.sentence)
            assert f"{round(100 * turned.before)}\u00a0%" in said
    last = told.turning_points[-1]
    assert last.odds is not None, "the game ends with a theft"
    assert "The odds of the try were" in english(last.sentence)


@pytest.mark.parametrize("game", ["gulo-gulo", "pharaoh", "go-cuckoo"])
def test_every_try_has_odds_and_says_how_it_went(game: str) -> None:
    record, told = played(game), looked(game)
    assert told.tries
    assert all(0 < one.odds < 1 and not one.seen for one in told.tries)
    words = {one.step: record.lines[one.step - 1] for one in told.tries}
    assert all(line.who == REFEREE for line in words.values())
    if game == "gulo-gulo":
        assert all(one.well is (words[one.step].text == "takes") for one in told.tries)


def test_a_try_that_was_written_down_has_the_odds_of_its_very_nest() -> None:
    record, packed = a_theft()
    past, tries = Past.of(record), unpack(packed)
    first, *others = all_odds(past, looks_before(past, tries))
    assert first.seen
    assert 0 < first.odds < 1
    assert not any(one.seen for one in others)
    assert advice(past, first.begun - 1, tries).text.startswith("point ")


@pytest.mark.parametrize("saved", CANNOT_BE)
def test_a_world_that_cannot_be_is_named_with_the_move_that_came_of_it(saved: str) -> None:
    past = Past.of(played("gulo-gulo"))
    told = changed(an_old_try("gulo-gulo"), after=1, saved=saved)
    with pytest.raises(BadRecord, match="its world cannot be") as caught:
        looks_before(past, [told])
    spoken = [line for line in past.record.lines if line.who == REFEREE]
    assert past.record.lines[caught.value.line - past.record.first_line] is spoken[1]


def test_a_nest_without_the_stick_that_is_pulled_is_refused() -> None:
    past = Past.of(played("go-cuckoo"))
    empty = '{"laid": [], "fallen": [], "poses": {}}'
    looks = looks_before(past, [changed(an_old_try("go-cuckoo"), after=0, saved=empty)])
    with pytest.raises(BadRecord, match="its world cannot be"):
        all_odds(past, looks)


def test_games_without_hands_have_no_tries() -> None:
    assert looked("eruk").tries == looked("gulp").tries == []


@pytest.mark.parametrize("game", GAMES)
def test_a_master_says_what_it_would_have_done_and_why(game: str) -> None:
    past = Past.of(played(game))
    steps = looked(game).decisions
    for step in (steps[0], steps[len(steps) // 2], steps[-1]):
        told = advice(past, step)
        assert told.seat == past.states[step].turn
        assert told.text in [move.text for move in past.states[step].moves()]
        assert english(told.move)
        assert english(told.why)
        assert told.same is (told.text == past.record.lines[step].text)
        assert advice(past, step) == told


@pytest.mark.parametrize("game", GAMES)
def test_a_master_knows_only_what_its_seat_knew(game: str) -> None:
    """The same choice in a world that its seat cannot tell from the true one."""
    past = Past.of(played(game))
    steps = looked(game).decisions
    step = steps[len(steps) // 3]
    seat = past.states[step].turn
    states = list(past.states)
    states[step] = past.states[step].redeal(seat, Random(3))
    assert states[step].to_json() != past.states[step].to_json()
    other = Past(past.record, past.game, tuple(states), past.heard)
    assert advice(other, step) == advice(past, step)


def test_a_master_is_asked_only_where_somebody_had_to_choose() -> None:
    past = Past.of(played("gulo-gulo"))
    trying = next(step for step, state in enumerate(past.states) if state.turn == REFEREE)
    over = next(step for step, state in enumerate(past.states) if state.turn == NOBODY)
    for step in (trying, over):
        with pytest.raises(CannotLookBack, check=says("Nobody had to choose here.")):
            advice(past, step)
    for step in (-1, past.last + 1):
        with pytest.raises(CannotLookBack, check=says("no such step")):
            advice(past, step)
