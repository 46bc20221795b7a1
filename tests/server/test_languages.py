"""Pages and sentences in the languages people read."""

from __future__ import annotations

from dataclasses import replace

import pytest

from teeter.rules.contract import Game
from teeter.rules.games import GAMES
from teeter.server.languages import page, words
from teeter.table.refusal import Refusal
from tests.says import says


def test_a_language_that_nobody_speaks_here_is_refused() -> None:
    with pytest.raises(Refusal, check=says("no words")):
        words("../de")


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_a_page_is_served_the_words_of_every_game(language: str) -> None:
    served = words(language).body.decode()
    assert all(f"\n{game}-pitch = " in served for game in GAMES)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_rules_are_told_in_four_languages_and_else_in_english(game: Game) -> None:
    assert page(game, "xx") == page(game)
    assert "## In short" in page(game)
    assert "## Kurz gesagt" in page(game, "de")
    assert "## En bref" in page(game, "fr")
    assert "## En breve" in page(game, "es")
    assert page(game, "de").splitlines()[0] == page(game).splitlines()[0] == f"# {game.title}"


def test_a_language_is_no_way_to_other_files() -> None:
    assert page(GAMES["eruk"], "../words/en") == page(GAMES["eruk"])


def test_a_game_without_a_page_says_so() -> None:
    bare = replace(GAMES["eruk"], package="teeter.rules")
    assert page(bare, "de") == "# Eruk\n\nNobody has written its rules down.\n"
