"""The four levels at every game: fair, legal, the same with the same seed, and in order."""

from __future__ import annotations

import sys
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from teeter.bots.bot import Choice, Seen, seen_by
from teeter.bots.levels import LEVELS, RANDOM, BadBot, about, everybody, levels, player_called
from teeter.lab.conformance.cases import Case
from teeter.rules.contract import Move
from teeter.rules.games import GAMES
from teeter.words.speaker import english
from tests.bots.play import HASTY_MASTER, bots_of, decisions, points
from tests.rules.cases import CASES

NAMES = [level.name for level in LEVELS]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_all_levels_finish_a_game_with_legal_moves_and_reasons(case: Case) -> None:
    """Random seats and numbers of players; the stand-in judges the tries."""
    rng = Random(5)
    bots = bots_of(case.game)
    options = case.options(rng)
    seated = [rng.choice(bots) for _ in range(options.seats)]
    made = 0
    for state, seen, choice in decisions(case.game, options, seated, 1):
        assert choice.move in state.moves()
        assert choice.move in seen.moves
        assert english(choice.why).endswith(".")
        assert english(choice.why)[0].isupper() or english(choice.why)[0].isdigit()
        assert "\n" not in english(choice.why)
        made += 1
    assert made > 10
    assert state.outcome()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_choice_depends_on_nothing_a_seat_cannot_know(game: object) -> None:
    """The same view with other hidden pieces gives the same choice, for every level."""
    chosen = GAMES[game.name]  # type: ignore[attr-defined]
    bots = bots_of(chosen)
    options = chosen.options(3)
    asked = 0
    for number, (state, seen, _) in enumerate(decisions(chosen, options, [bots[1]] * 3, 8)):
        if number % 9:
            continue
        for bot in bots:
            here = bot(seen_by(chosen, state, seen.seat, seen.heard, Random(number)))
            for luck in range(2):
                other = state.redeal(seen.seat, Random(luck))
                assert other.view(seen.seat) == seen.view
                there = bot(seen_by(chosen, other, seen.seat, seen.heard, Random(number)))
                assert there == here
        asked += 1
    assert asked > 5


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", range(len(LEVELS)), ids=NAMES)
def test_the_same_seed_gives_the_same_game(name: str, level: int) -> None:
    game = GAMES[name]
    bot = bots_of(game)[level]

    def told() -> list[Choice]:
        played = decisions(game, game.options(2), [bot, bot], 3)
        return [choice for _, _, choice in islice(played, 40)]

    assert told() == told()


@pytest.mark.parametrize(("name", "games"), [("pharaoh", 10), ("go-cuckoo", 60), ("eruk", 6)])
def test_the_best_mind_is_not_worse_than_the_worst_with_the_same_hands(name: str, games: int) -> None:
    bots = bots_of(GAMES[name])
    best, worst = points(name, [bots[3], bots[0]], games)
    assert best >= worst


def test_each_level_of_gulp_beats_the_one_below() -> None:
    for below, above in ((0, 1), (1, 2)):
        bots = bots_of(GAMES["gulp"])
        won, lost = points("gulp", [bots[above], bots[below]], 16)
        assert won > lost


def test_a_short_search_beats_quick_judgement_at_gulp() -> None:
    won, lost = points("gulp", [HASTY_MASTER, bots_of(GAMES["gulp"])[2]], 6)
    assert won > lost


def test_each_level_of_eruk_beats_the_one_below() -> None:
    bots = bots_of(GAMES["eruk"])
    for below, above in ((0, 1), (1, 2), (2, 3)):
        won, lost = points("eruk", [bots[above], bots[below]], 24)
        assert won > lost


def test_hands_get_steadier_with_the_level() -> None:
    skills = [level.skill for level in LEVELS]
    assert skills == sorted(set(skills))


def test_a_clock_ends_a_long_thought() -> None:
    """The search stops at the first look at the clock, and still gives a legal move."""
    now = iter(range(10_000))
    master = levels(clock=lambda: 10.0 * next(now))[3]
    game = GAMES["gulp"]
    state = game.start(game.options(2), Random(1))
    choice = master.bot(seen_by(game, state, state.turn, [], Random(1)))
    assert choice.move in state.moves()
    assert next(now) < 5


# Names


def favourite(seen: Seen) -> Choice:
    """Always the first move."""
    return Choice(seen.moves[0], "It is the first.")


def test_anybodys_function_is_a_bot() -> None:
    player = player_called(f"{__name__}:favourite", "eruk")
    assert player.about == "Always the first move."
    game = GAMES["eruk"]
    state = game.start(game.options(2), Random(1), first=0)
    assert player.bot(seen_by(game, state, 0, [], Random(1))).move.text == "turn 1"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, in which one stands."""
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(("says", "about"), [("", ""), ("'  '", ""), ("' Bold. \\n More.'", "Bold.")])
def test_a_bot_in_the_folder_one_stands_in_is_found(folder: Path, says: str, about: str) -> None:
    name = f"my_own_bot_{len(says)}"
    (folder / f"{name}.py").write_text(f"def bot(seen):\n    {says}\n    return None\n")
    assert english(player_called(f"{name}:bot").about) == (about or "somebody's own bot")


def test_a_bot_with_a_slip_in_its_file_is_refused_with_the_line_of_the_slip(folder: Path) -> None:
    (folder / "my_broken_bot.py").write_text("def bot(seen:\n")
    with pytest.raises(BadBot, match=r"cannot be loaded: .*my_broken_bot.py, line 1"):
        player_called("my_broken_bot:bot")


@pytest.mark.parametrize(
    ("name", "game", "told"),
    [
        ("grandmaster", "eruk", "There is no bot 'grandmaster'; there is beginner, casual"),
        ("greedy", "eruk", "plays only gulp, not eruk"),
        ("no_such_module:bot", None, "cannot be loaded: No module named 'no_such_module'"),
        ("teeter.bots.simple:nobody", None, "has no function 'nobody'"),
        (":bot", None, "cannot be loaded"),
        (".mine:bot", None, "cannot be loaded"),
    ],
)
def test_a_bot_that_is_not_there_is_refused_with_a_sentence(
    name: str, game: str | None, told: str
) -> None:
    with pytest.raises(BadBot, match=told):
        player_called(name, game)


def test_every_bot_says_what_it_is() -> None:
    assert set(NAMES) < set(everybody())
    assert all(player.about for player in everybody().values())


def test_moves_come_in_an_order_that_tells_nothing() -> None:
    game = GAMES["eruk"]
    state = game.start(game.options(2), Random(1), first=0)
    seen = seen_by(game, state, 0, [], Random(1))
    texts = [move.text for move in seen.moves]
    assert texts == sorted(texts)
    assert all(isinstance(move, Move) for move in seen.moves)


def test_what_is_told_of_a_level_is_true_of_the_game() -> None:
    bare = replace(GAMES["eruk"], bots="")
    assert english(about(LEVELS[0], GAMES["eruk"])) == "plays by simple goals, and makes mistakes"
    assert english(about(LEVELS[0], bare)).endswith("this game has no bots of its own yet")
    assert about(RANDOM, bare) == RANDOM.about
