"""The searcher, which plays any game: legal, fair, the same with the same seed, better than chance."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teeter.bots.bot import Bot, seen_by
from teeter.bots.levels import LEVELS, about, random_bot
from teeter.bots.reasons import LATER, OverheardWith
from teeter.bots.search import Budget, Tried, search
from teeter.bots.searcher import BUDGETS, SECONDS, aloud, searcher
from teeter.lab.conformance.cases import Case, play_some
from teeter.rules.contract import NOBODY, REFEREE, Game
from teeter.rules.extras import resolved
from teeter.rules.games import GAMES
from teeter.words.speaker import english
from tests.bots.play import decisions, shares
from tests.rules.cases import CASES
from tests.sixth_game import NIM

HASTY = Budget(playouts=8)


@pytest.fixture
def nim(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game of another package that has no bots of its own."""
    monkeypatch.syspath_prepend(NIM)
    game: Game = resolved("teeter_nim.game:GAME")
    return game


@pytest.mark.parametrize("case", CASES, ids=str)
@settings(max_examples=8)
@given(seed=st.integers(0, 2**32))
def test_it_never_proposes_what_is_not_legal(case: Case, seed: int) -> None:
    state, rng = play_some(case, seed)
    while state.turn == REFEREE:
        state.play(case.game.stand_in(state, rng, 0.8))
    if state.turn == NOBODY:
        return
    before = state.to_json()
    choice = searcher(HASTY)(seen_by(case.game, state, state.turn, [], rng))
    assert choice.move in state.moves()
    assert english(choice.why).endswith(".")
    assert state.to_json() == before


def won(game: Game, bot: Bot, games: int) -> float:
    """The share of games that it wins against chance, with the same hands.

    Gulo Gulo is not among them: there the level is the hand, and 40 games tell nothing.
    """
    return shares(game, [bot, random_bot], games)[0] / games


@pytest.mark.parametrize(
    ("name", "playouts", "games", "least"),
    [
        ("eruk", 40, 10, 0.6),
        ("gulp", 20, 6, 0.8),
        ("pharaoh", 10, 6, 0.8),
        pytest.param("go-cuckoo", 40, 16, 0.6, marks=pytest.mark.slow),  # dealing sticks anew is slow
    ],
)
def test_it_beats_chance(name: str, playouts: int, games: int, least: float) -> None:
    assert won(GAMES[name], searcher(Budget(playouts)), games) >= least


def test_it_beats_chance_in_a_game_of_another_package(nim: Game) -> None:
    assert won(nim, searcher(Budget(40)), 150) >= 0.55


@pytest.mark.parametrize("name", GAMES)
def test_its_choice_depends_on_nothing_a_seat_cannot_know(name: str) -> None:
    game = GAMES[name]
    bot = searcher(HASTY)
    asked = 0
    for number, (state, seen, _) in enumerate(
        decisions(game, game.options(3), [random_bot] * 3, 8, 600)
    ):
        if number % 29:
            continue
        here = bot(seen_by(game, state, seen.seat, seen.heard, Random(number)))
        for luck in range(3):
            other = state.redeal(seen.seat, Random(luck))
            assert bot(seen_by(game, other, seen.seat, seen.heard, Random(number))) == here
        asked += 1
    assert asked > 2


def test_the_same_seed_gives_the_same_thoughts() -> None:
    game = GAMES["gulp"]
    state = game.start(game.options(3), Random(1))
    roots = [search(game, 0, lambda r: state.redeal(0, r), Budget(50), Random(2)) for _ in range(2)]
    assert [*roots[0].moves.items()] == [*roots[1].moves.items()]
    assert roots[0].best() == roots[1].best()


def test_every_imagined_game_counts_for_one_move() -> None:
    game = GAMES["eruk"]
    state = game.start(game.options(2), Random(1), first=0)
    state.play(game.moves["turn 1"])
    root = search(game, 0, lambda r: state.redeal(0, r), Budget(30), Random(2))
    assert sum(tried.count for tried in root.moves.values()) == 30
    assert sum(tried.count for tried in root.verbs.values()) == 30
    assert all(0 <= tried.mean <= 1 for tried in root.moves.values())


def test_what_is_seldom_offered_is_not_taken_for_neglected() -> None:
    often = Tried(count=4, won=2.0, offered=100)
    seldom = Tried(count=4, won=2.0, offered=8)
    assert often.promise > seldom.promise


def test_a_clock_ends_a_long_thought() -> None:
    now = iter(range(1000))
    bot = searcher(Budget(10_000), clock=lambda: SECONDS * next(now))
    game = GAMES["eruk"]
    state = game.start(game.options(2), Random(1), first=0)
    assert bot(seen_by(game, state, 0, [], Random(1))).move in state.moves()
    assert next(now) < 5


def test_who_has_no_choice_does_not_think() -> None:
    state = GAMES["eruk"].start(GAMES["eruk"].options(2), Random(1), first=0)
    seen = seen_by(GAMES["eruk"], state, 0, [], Random(1))

    def never(rng: Random) -> None:
        raise AssertionError("nothing is to be imagined")

    choice = searcher(HASTY)(replace(seen, moves=seen.moves[:1], redealt=never))  # type: ignore[arg-type]
    assert choice.move is seen.moves[0]
    assert english(choice.why) == "I see no other move."


def test_the_levels_of_a_game_without_bots_imagine_more_and_more() -> None:
    budgets = [BUDGETS[level.name].playouts for level in LEVELS]
    assert budgets == sorted(set(budgets))
    bare = replace(GAMES["eruk"], bots="")
    told = [english(about(level, bare)) for level in LEVELS]
    assert told[0] == (
        "plays on in its head, 10 times for each move: this game has no bots of its own yet"
    )
    assert len(set(told)) == len(LEVELS)


def test_where_players_have_secrets_it_tells_none() -> None:
    told = aloud(OverheardWith("gulp", 0, {}, "keep a card"))
    assert told != LATER
    assert english(told) == "I have played it on in my head, and this looks best."
