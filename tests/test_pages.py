"""The players' pages name nothing that is not there: files, rules, rulings, moves, options, people."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from teeter.games.gulo_gulo.moves import EGGS
from teeter.games.gulp.river import KINDS
from teeter.games.pharaoh.pieces import FIELDS
from teeter.rules.contract import Game
from teeter.rules.games import GAMES
from teeter.server.languages import page as page_of
from teeter.words.speaker import english
from tests.ledger import rules

ROOT = Path(__file__).parent.parent
PAGES = sorted((ROOT / "teeter" / "games").glob("*/pages/*.md"))
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
BEGINS = (
    r"Chance says who (begins|deals)|Der Zufall sagt, wer (beginnt|gibt)"
    r"|Le hasard dit qui (commence|donne)|El azar dice quién (empieza|reparte)"
)
PIECES = {*EGGS.values(), *KINDS, *FIELDS}


def game_of(page: Path) -> Game:
    return GAMES[page.parents[1].name.replace("_", "-")]


def code_of(page: Path) -> list[str]:
    return re.findall(r"`([^`]+)`", page.read_text("utf-8"))


@every_page
def test_every_file_that_is_named_exists(page: Path) -> None:
    named = [code for code in code_of(page) if "/" in code or code.endswith((".py", ".md"))]
    assert [code for code in named if not (ROOT / code).is_file()] == []


@every_page
def test_every_rule_and_ruling_that_is_named_exists(page: Path) -> None:
    text = page.read_text("utf-8")
    assert set(re.findall(r"\b(?:GULO|PHAR|CUCK|ERUK|GULP)-\d+\b", text)) <= set(rules())
    ledger = (ROOT / "docs" / "rules" / f"{game_of(page).name}.md").read_text("utf-8")
    rulings = set(re.findall(r"^\| (R\d+) \|", ledger, re.MULTILINE))
    assert set(re.findall(r"\bR\d+\b", text)) <= rulings


@every_page
def test_every_word_that_can_be_typed_is_known(page: Path) -> None:
    """Moves, variants, options with their values, and the names of pieces."""
    game = game_of(page)
    words = {word for text in game.moves for word in text.split()} | PIECES | set(game.variants)
    words |= {word for name, values in game.choices.items() for word in (name, *values)}
    typed = [code for code in code_of(page) if "/" not in code]
    assert [code for code in typed if code not in game.moves and not set(code.split()) <= words] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_move_of_the_table_of_moves_can_be_made(name: str) -> None:
    text = page_of(GAMES[name])
    rows = text.partition("| you type |")[2].partition("\n\n")[0].splitlines()[2:]
    moves = [code for row in rows for code in re.findall(r"`([^`]+)`", row.split("|")[1])]
    assert len(moves) > 3
    assert [move for move in moves if move not in GAMES[name].moves] == []


@every_page
def test_whoever_drew_the_pictures_is_credited_in_the_list_of_games_too(page: Path) -> None:
    text = " ".join(page.read_text("utf-8").split())
    drew = re.search(
        r"(?:illustrated by|illustriert von|illustré par|ilustrado por) (\w+(?: [A-Z]\w+)?)", text
    )
    assert drew is None or drew[1] in english(game_of(page).credits)


@every_page
def test_every_page_says_who_begins_and_which_way_it_goes(page: Path) -> None:
    text = " ".join(page.read_text("utf-8").split())
    assert re.search(BEGINS, text)
    assert re.search(
        r"clockwise|to the left|Uhrzeigersinn|links herum|aiguilles|gauche|agujas|izquierda", text
    )
