"""What came of a move is told with the players' names, in every game and language."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest

from teeter.rules.contract import REFEREE, State
from teeter.rules.games import GAMES
from teeter.rules.text import Words
from teeter.table.led import led
from teeter.words.speaker import speaker

NAMES = ("Ada", "Bob", "Cid")
PLAYED = [(name, variant) for name in GAMES for variant in GAMES[name].variants]


@cache
def played(name: str, variant: str = "base") -> list[tuple[str, Words]]:
    """Games by chance: every move with what came of it."""
    game, rng, told = GAMES[name], Random(7), []
    for _ in range(2):
        state: State = game.start(game.options(3, variant), rng)
        while moves := state.moves():
            before = state.view(None)
            by_referee = state.turn == REFEREE and game.physical
            move = game.stand_in(state, rng, 0.7) if by_referee else rng.choice(moves)
            state.play(move)
            told += [(move.text, one) for one in led(game, move.text, before, state.view(None), NAMES)]
    return told


def said(name: str, variant: str, language: str) -> list[tuple[str, str]]:
    say = speaker(language, name)
    return [(text, say(words)) for text, words in played(name, variant)]


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize(("name", "variant"), PLAYED)
def test_every_consequence_is_a_sentence(name: str, variant: str, language: str) -> None:
    told = said(name, variant, language)
    assert told, "something comes of the moves of a game"
    for text, sentence in told:
        assert sentence[0].isupper() or sentence[0] == "¡", (text, sentence)
        assert sentence[-1] in ".!", (text, sentence)
        assert "-led-" not in sentence, (text, sentence)


SAID = {
    "gulo-gulo": ["Egg alarm! {} runs ", "{} sneaks on to the "],
    "pharaoh": ["Landslide! {} slides back ", "{} finds a scarab and has "],
    "go-cuckoo": ["The next stick must have a ", "{} has "],
    "eruk": ["{} keeps ", "It is built into the igloo", "Scared away: ", "It flees."],
    "gulp": ["{} stores "],
}


@pytest.mark.parametrize("name", SAID)
def test_the_players_are_called_by_their_names(name: str) -> None:
    told = [sentence for _, sentence in said(name, "base", "en")]
    for begin in SAID[name]:
        begins = tuple(begin.format(player) for player in NAMES)
        assert any(sentence.startswith(begins) for sentence in told), begin


def test_the_effect_of_an_event_card_is_told_when_it_is_played() -> None:
    pushed = [sentence for text, sentence in said("gulp", "base", "en") if text == "push q-blerries"]
    assert "LULLABY LEECH: Choose another village: its next turn has exactly 1 action." in pushed


def test_an_egg_that_somebody_chose_to_take_is_told_once_with_whose_it_was() -> None:
    told = [
        sentence for text, sentence in said("go-cuckoo", "base", "en") if text.startswith("take from ")
    ]
    assert told
    for sentence in told:
        assert re.fullmatch(r"It was (Ada|Bob|Cid)'s: (Ada|Bob|Cid) has \d+ eggs? now\.", sentence)
