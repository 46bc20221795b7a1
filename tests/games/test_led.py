"""What came of a move is told with the players' names, in every game and language."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from teeter.rules.contract import REFEREE, Game, State
from teeter.rules.games import GAMES
from teeter.table.led import led
from teeter.words.speaker import speaker

NAMES = ("Ada", "Bob", "Cid")
PLAYED = [
    (name, variant, seed) for name in GAMES for variant in GAMES[name].variants for seed in range(4)
]


def played(game: Game, variant: str, rng: Random) -> Sequence[tuple[str, str, str]]:
    """A game by chance: every move with what came of it, in English and in German."""
    state: State = game.start(game.options(3, variant), rng)
    told = []
    say, sage = speaker("en", game.name), speaker("de", game.name)
    while moves := state.moves():
        before = state.view(None)
        by_referee = state.turn == REFEREE and game.physical
        move = game.stand_in(state, rng, 0.7) if by_referee else rng.choice(moves)
        state.play(move)
        for words in led(game, move.text, before, state.view(None), NAMES):
            told.append((move.text, say(words), sage(words)))
    return told


@pytest.mark.parametrize(("name", "variant", "seed"), PLAYED)
def test_every_consequence_is_a_sentence_in_every_language(name: str, variant: str, seed: int) -> None:
    told = played(GAMES[name], variant, Random(seed))
    assert told, "something comes of the moves of a game"
    for text, english, german in told:
        for said in (english, german):
            assert said[0].isupper(), (text, said)
            assert said[-1] in ".!", (text, said)
            assert "-led-" not in said, (text, said)


SAID = {
    "gulo-gulo": ["Egg alarm! {} runs ", "{} sneaks on to the "],
    "pharaoh": ["Landslide! {} slides back ", "{} finds a scarab and has "],
    "go-cuckoo": ["The next stick must have a ", "{} has "],
    "eruk": ["{} keeps ", "It is built into the igloo"],
    "gulp": ["{} stores "],
}


@pytest.mark.parametrize("name", SAID)
def test_the_players_are_called_by_their_names(name: str) -> None:
    told = [english for seed in range(3) for _, english, _ in played(GAMES[name], "base", Random(seed))]
    for said in SAID[name]:
        begins = [said.format(player) for player in NAMES]
        assert any(one.startswith(tuple(begins)) for one in told), said


def test_a_counter_that_flees_at_once_is_told_so() -> None:
    told = [said for seed in range(9) for _, said, _ in played(GAMES["eruk"], "base", Random(seed))]
    assert "It flees." in told
    assert any(said.startswith("Scared away: ") for said in told)


def test_the_effect_of_an_event_card_is_told_when_it_is_played() -> None:
    told = played(GAMES["gulp"], "base", Random(1))
    pushed = [said for text, said, _ in told if text == "push q-blerries"]
    assert "LULLABY LEECH: Choose another village: its next turn has exactly 1 action." in pushed
