"""Players of Gulp, as one would see them play."""

from __future__ import annotations

import pytest

from teeter.bots.bot import Choice
from teeter.bots.reasons import overheard, reason_of
from teeter.games.gulp.bots.aloud import aloud
from teeter.games.gulp.bots.goals import beginner, greedy
from teeter.games.gulp.bots.mind import quick, searcher
from teeter.games.gulp.bots.outlook import missing, outlook
from teeter.games.gulp.bots.search import Budget
from teeter.games.gulp.game import Gulp
from teeter.games.gulp.river import BLUE, GREEN
from teeter.words.speaker import english
from tests.bots.gulp.scenes import GULP, a_village, seen

MIXED = ["2-grettuce", "4-blornn", "6-grabbles", "9-blerries", "k-blornn"]
NEARLY_GREEN = ["2-grettuce", "4-grabbles", "7-grettuce", "9-grabbles", "3-blornn"]
QUICK = quick()
SEARCHER = searcher(Budget(moves=600, width=6), 1.0)


def harvest(state: Gulp) -> list[Choice]:
    """All choices of the quick player until something else than a harvest is asked."""
    choices = []
    while state.view(0)["phase"] in ("act", "harvest"):
        choices.append(QUICK(seen(state)))
        state.play(choices[-1].move)
        if choices[-1].move.text == "store":
            break
    return choices


def test_a_harvest_stops_exactly_at_the_limit() -> None:
    state = a_village(
        ["9-blornn", "5-blerries", "8-grettuce", "6-grabbles"], MIXED, (286, 0), last_turns=1
    )
    texts = [choice.move.text for choice in harvest(state)]
    assert texts[-1] == "store"
    assert state.view(0)["stores"][0] == 300


@pytest.mark.parametrize("bot", [QUICK, SEARCHER])
def test_a_push_that_juices_the_river_is_made(bot: object) -> None:
    state = a_village(["8-grettuce", "3-blerries", "q-blornn"], NEARLY_GREEN, actions=1)
    choice = bot(seen(state))  # type: ignore[operator]
    assert choice.move.text == "push 8-grettuce"
    assert "25 crops" in english(choice.why)
    assert "uiced" in english(choice.why)


def test_nobody_at_the_limit_wants_a_bonus() -> None:
    state = a_village(["8-grettuce", "q-blornn"], NEARLY_GREEN, (300, 120), last_turns=1)
    assert QUICK(seen(state)).move.text != "push 8-grettuce"


def test_the_outlook_rises_with_the_store_and_falls_with_fungus() -> None:
    hopes = [outlook(a_village([], MIXED, (stored, 0)), 0) for stored in (0, 100, 200, 290, 380)]
    assert hopes[:4] == sorted(hopes[:4])
    assert hopes[4] < hopes[3]


def test_at_the_end_the_outlook_is_the_score() -> None:
    state = a_village(["9-blornn"], MIXED, (250, 0), last_turns=0)
    assert outlook(state, 0) == 241


def test_pushes_that_are_missing_until_a_colour_fills_the_river() -> None:
    state = a_village([], NEARLY_GREEN)
    assert missing(state.river, GREEN, backwards=False) == 1
    assert missing(state.river, BLUE, backwards=False) == 5
    assert missing(state.river, BLUE, backwards=True) == 4


def test_a_butt_stops_what_brings_much_and_nothing_else() -> None:
    for card, answer in (("8-grettuce", "butt"), ("8-blornn", "let pass")):
        state = a_village([card, "2-blornn"], NEARLY_GREEN, others=["j-blerries", "2-blerries"])
        state.play(GULP.moves[f"push {card}"])
        assert QUICK(seen(state, 1)).move.text == answer


def test_why_a_card_may_pass_does_not_tell_whether_there_was_a_butt_until_the_end() -> None:
    now, later = set(), []
    for others in (["j-blerries", "2-blerries"], ["3-blerries", "2-blerries"]):
        state = a_village(["5-blornn", "2-blornn"], MIXED, others=others)
        state.play(GULP.moves["push 5-blornn"])
        choice = SEARCHER(seen(state, 1))
        assert choice.move.text == "let pass"
        reason = reason_of(choice, aloud("master"), GULP, state)
        now.add(english(reason.now))
        later.append(english(reason.later).removeprefix(english(reason.now)))
    assert len(now) == 1
    assert later[0] in (" I kept my BUTT for later.", " I had a BUTT and did not want to spend it.")
    assert later[1] in (" I had no BUTT anyway.", " Without a BUTT there was nothing to decide.")


def test_the_searcher_says_at_the_end_how_it_stood() -> None:
    state = a_village(["8-grettuce", "3-blerries"], NEARLY_GREEN)
    choice = SEARCHER(seen(state))
    assert "win" in english(choice.why)
    assert "win" not in english(reason_of(choice, aloud("master"), GULP, state).now)


def test_what_a_bonus_pays_is_known_to_all() -> None:
    state = a_village(["8-grettuce", "3-blerries"], NEARLY_GREEN)
    told = english(aloud("keen")(overheard(GULP, state, GULP.moves["push 8-grettuce"])))
    assert told in ("That stores 25 crops at once: juiced.", "I get 25 crops at once: juiced.")


@pytest.mark.parametrize(
    ("stored", "move", "words"),
    [
        (300, "draw", ("exactly", "exactly")),
        (320, "draw", ("fungus", "fungus")),
        (299, "draw", ("1 crop,", "1 crop:")),
        (100, "harvest 8-grettuce", ("stores 8 crops", "200 crops")),
        (299, "harvest 8-grettuce", ("rid of", "better harvested")),
    ],
)
def test_what_is_said_aloud_fits_the_store(stored: int, move: str, words: tuple[str, str]) -> None:
    state = a_village(["8-grettuce", "3-blerries"], MIXED, (stored, 0))
    told = english(aloud("keen")(overheard(GULP, state, GULP.moves[move])))
    assert any(word in told for word in words)


@pytest.mark.parametrize(
    ("stored", "words"),
    [
        (100, ("to 108", "to 108 of 300")),
        (292, ("exactly", "exactly")),
        (298, ("294", "294")),
        (400, ("192", "192")),
    ],
)
def test_a_stored_harvest_is_told_by_what_it_makes_of_the_store(
    stored: int, words: tuple[str, str]
) -> None:
    state = a_village(["8-grettuce", "3-blerries"], MIXED, (stored, 0))
    state.play(GULP.moves["harvest 8-grettuce"])
    told = english(aloud("keen")(overheard(GULP, state, GULP.moves["store"])))
    assert any(word in told for word in words)


def test_a_search_is_the_same_with_the_same_seed() -> None:
    state = a_village(["8-grettuce", "3-blerries", "7-blornn"], MIXED)
    assert SEARCHER(seen(state)) == SEARCHER(seen(state))


def test_the_greedy_one_harvests_all_it_has() -> None:
    state = a_village(["9-blornn", "5-blerries"], MIXED, (295, 0))
    texts = []
    for _ in range(3):
        texts.append(greedy(seen(state)).move.text)
        state.play(GULP.moves[texts[-1]])
    assert texts == ["harvest 5-blerries", "harvest 9-blornn", "store"]


def test_a_beginner_fills_its_hand_first() -> None:
    state = a_village(["9-blornn"], MIXED)
    texts = [beginner(seen(state, seed=seed)).move.text for seed in range(20)]
    assert texts.count("draw") > 10
