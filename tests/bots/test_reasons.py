"""Why bots did what they did: nothing that only one seat knows, nothing empty, in more than one way."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from functools import cache
from itertools import islice
from random import Random
from zlib import crc32

import pytest

from teeter.bots.bot import Bot, Choice, Seen, seen_by
from teeter.bots.levels import LEVELS, Player, players
from teeter.bots.reasons import LATER, reason_of
from teeter.bots.wording import filled, tenths
from teeter.rules.contract import Game, Move, State
from teeter.rules.games import GAMES
from teeter.rules.text import Text
from teeter.words.speaker import english
from tests.bots.play import bots_of, decisions
from tests.rules.cases import CASES

MOST = 300  # decisions of one game: long enough for every kind of moment
NAMES = [level.name for level in LEVELS]


# What may be told while the game goes on


def the_bots(game: Game) -> list[tuple[Player, Bot]]:
    """All that play this game, each with its mind; the master of Gulp thinks less."""
    others = [bot for bot in players(game).values() if bot not in LEVELS]
    return [*zip(LEVELS, bots_of(game), strict=True), *((player, player.bot) for player in others)]


def told(
    game: Game, state: State, seen: Seen, player: Player, bot: Bot, asker: int | None
) -> tuple[str, str]:
    """What the asker hears of this bot's move, and its answer to "why?"."""
    choice = bot(seen_by(game, state, seen.seat, seen.heard, Random(len(seen.heard))))
    return state.heard(choice.move, asker), english(reason_of(choice, player.aloud, game, state).now)


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_are_alike_to_the_asker_give_the_same_answer(name: str) -> None:
    """For the same move: by every level and yardstick, asked by every other seat and a spectator."""
    game = GAMES[name]
    pairs = 0
    for seats in (2, 3):
        bots = bots_of(game)
        played = decisions(
            game, game.options(seats), [bots[n] for n in range(1, seats + 1)], seats, MOST
        )
        for number, (state, seen, _) in enumerate(played):
            if number % 5:
                continue
            for asker in (None, (seen.seat + 1) % seats):
                other = state.redeal(asker, Random(number))
                assert other.view(asker) == state.view(asker)
                for player, bot in the_bots(game):
                    here = told(game, state, seen, player, bot, asker)
                    there = told(game, other, seen, player, bot, asker)
                    pairs += here[0] == there[0]
                    assert here[0] != there[0] or here[1] == there[1]
    assert pairs > 100


def a_bot_with_an_open_mouth(seen: Seen) -> Choice:
    """Says what it holds."""
    return Choice(seen.moves[0], f"I hold {seen.view.get('hand', [])}.")


@pytest.mark.parametrize("name", GAMES)
def test_ones_own_bot_is_heard_at_once_only_where_nobody_has_secrets(name: str) -> None:
    game = GAMES[name]
    state = game.start(game.options(2), Random(1), first=0)
    choice = a_bot_with_an_open_mouth(seen_by(game, state, state.turn, [], Random(1)))
    reason = reason_of(choice, None, game, state)
    assert reason.later == choice.why
    assert reason.now == (LATER if name == "gulp" else choice.why)


@pytest.mark.parametrize("level", range(len(LEVELS)), ids=NAMES)
def test_when_the_game_is_over_a_player_of_gulp_says_the_same_and_more(level: int) -> None:
    game = GAMES["gulp"]
    bot, aloud = bots_of(game)[level], LEVELS[level].aloud
    more = 0
    for state, _, choice in decisions(game, game.options(2), [bot, bot], 1, MOST):
        reason = reason_of(choice, aloud, game, state)
        assert english(reason.later).startswith(english(reason.now))
        more += reason.later != reason.now
    assert more > 10


# What is said


@cache
def heard(name: str) -> dict[str, list[tuple[str, str]]]:
    """By level: the first word of a move and what is said of it, in games of all kinds.

    Half of the games are played at a table with hands, where every try has its own chance.
    """
    game = GAMES[name]
    cases = [case for case in CASES if case.game is game]
    said: dict[str, list[tuple[str, str]]] = {level.name: [] for level in LEVELS}
    for seed, case in enumerate([*cases, *cases] if game.physical else cases):
        options = case.options(Random(seed))
        odds = made_up if seed >= len(cases) else None
        for level, bot in zip(LEVELS, bots_of(game), strict=True):
            for state, _, choice in decisions(game, options, [bot] * options.seats, seed, MOST, odds):
                reason = reason_of(choice, level.aloud, game, state)
                verb = choice.move.text.split()[0]
                told = {english(reason.now), english(reason.later)}
                said[level.name] += [(verb, sentence) for sentence in told]
    return said


def made_up(move: Move) -> float:
    """A chance from 0 to 1 for every try, always the same."""
    return crc32(move.text.encode()) % 101 / 100


NONSENSE = {
    "nothing at all": r"(?<![\w.])0(\.0)?( |%|$)",
    "less than nothing": r"(?<!\w)-\d",
    "none or all of ten": r"\b(0|10) in 10\b",
    "certainty": r"\b100%",
    "all of them": r"\b(\d+) of the \1\b",
    "one of many": r"(?<![\w.])1 (crops|steps|turns|fields|tiles|counters|cards)\b",
    "many of one": r"(?<![\w.])(?!1 )[\d.]+ (crop|step|turn|field|tile|counter|card)\b",
    "one are": r"(?<![\w.])1 of the \d+ [a-z ]*are\b",
    "a slot": r"[{}]",
    "a doubled stop": r"\.\.|[?!]\.|  ",
}


@pytest.mark.parametrize("name", GAMES)
def test_no_reason_is_empty_or_ungrammatical(name: str) -> None:
    for said in heard(name).values():
        for _, sentence in said:
            found = [flaw for flaw, pattern in NONSENSE.items() if re.search(pattern, sentence)]
            assert not found, f"{sentence!r} tells of {found[0]}"
            assert sentence.endswith(".")
            assert sentence[0].isupper() or sentence[0].isdigit()


FILLED = (
    r"[A-Z][A-Z']+( [A-Z']+)*|(Grettuce|Grabbles|Blornn|Blerries) \d+|\b[\d.]+%?|\b[A-F]\b|[DP]\d+"
    r"|(?i:\b(an? )?(red|blue|green|yellow|purple|white)\b)"
    r"|(?i:\b(an? )?(herring|salmon|seals?|bears?|reindeer|igloos?)\b)"
)


def bare(sentence: str) -> str:
    """The first sentence of a reason, without what is filled in."""
    return re.sub(FILLED, "#", sentence.partition(". ")[0])


@pytest.mark.parametrize("name", GAMES)
def test_every_level_has_more_than_one_way_to_say_a_thing(name: str) -> None:
    for level, said in heard(name).items():
        ways: dict[str, Counter[str]] = defaultdict(Counter)
        for verb, sentence in said:
            ways[verb][bare(sentence)] += 1
        for verb, counted in ways.items():
            if counted.total() >= 20:
                most = counted.most_common(1)[0][1]
                assert most < counted.total() * 0.9, f"{level}, {verb}: {counted}"


@pytest.mark.parametrize("name", GAMES)
def test_no_two_levels_speak_alike(name: str) -> None:
    words = [{bare(sentence) for _, sentence in said} for said in heard(name).values()]
    for n, mine in enumerate(words):
        for others in words[:n]:
            assert len(mine - others) >= 5


def test_the_way_depends_on_the_position_alone() -> None:
    told = [filled(("one", {"n": 1}), f"position {n}") for n in range(60)]
    assert told == [filled(("one", {"n": 1}), f"position {n}") for n in range(60)]
    assert {str(way) for way in told} == {"one-1(n=1)", "one-2(n=1)"}


@pytest.mark.parametrize(
    ("value", "words"),
    [(1.0, "1 field"), (0.98, "1 field"), (2.0, "2 fields"), (2.44, "2.4 fields"), (-0.04, "0 fields")],
)
def test_numbers_in_texts_are_counted_as_people_do(value: float, words: str) -> None:
    assert english(Text("pharaoh-fields", fields=tenths(value))) == words


def test_a_reason_is_made_only_if_somebody_asks() -> None:
    """A tournament asks nobody, so it does not pay for sentences."""
    asked = []

    def reason() -> str:
        asked.append(1)
        return "Because."

    choice = Choice(GAMES["eruk"].moves["stop"], reason)
    assert not asked
    assert choice.why == "Because."
    assert asked


@pytest.mark.parametrize("name", GAMES)
def test_no_level_makes_its_reason_before_it_is_asked(name: str) -> None:
    game = GAMES[name]
    for bot in bots_of(game):
        for _, _, choice in islice(decisions(game, game.options(2), [bot, bot], 2), 30):
            assert callable(choice.reason)
