"""Who chooses German meets German everywhere: every sentence a server can send has its German."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from teeter.rules.games import GAMES
from teeter.rules.text import Text
from teeter.server.languages import phrasebooks
from teeter.server.phrasebook import reader
from teeter.table.sentences import made
from teeter.words.catalogues import catalogue
from teeter.words.speaker import speaker
from tests.web.conftest import Sit
from tests.web.sentences import said_in, written
from tests.words.ftl import Message, examples, messages

CLIENT = Path(__file__).parents[2] / "web"
ASK = """
const { readersOf } = await import(process.argv[1]);
let told = "";
for await (const part of process.stdin) told += part;
const { books, game, texts } = JSON.parse(told);
const read = readersOf(books)(game);
console.log(JSON.stringify(texts.map((text) => read(text))));
"""

# Words that no German sentence has, and slots that were left empty.
ENGLISH = re.compile(r"\{|\b(the|The|is|Is|and|of|your|you|not|to|No|no|egg|stick|card|counter)\b")

CODE = re.compile(r"[a-z]-\d|\b\w+-(grettuce|grabbles|blornn|blerries)")  # of a piece: nobody says that

Ask = Callable[[str, list[str]], list[str | None]]


@pytest.fixture(scope="module")
def german(tmp_path_factory: pytest.TempPathFactory) -> Ask:
    """The client's own reader of the German books, asked outside a browser."""
    built = tmp_path_factory.mktemp("german") / "reader.mjs"
    bundle = ["node_modules/.bin/rolldown", "src/i18n/phrasebook.ts", "--format", "esm"]
    subprocess.run([*bundle, "--file", str(built)], cwd=CLIENT, check=True, capture_output=True)

    def ask(game: str, texts: list[str]) -> list[str | None]:
        words = ["node", "--input-type=module", "--eval", ASK, built.as_uri()]
        question = json.dumps({"books": phrasebooks("de"), "game": game, "texts": texts})
        answer = subprocess.run(words, input=question, check=True, capture_output=True, text=True)
        told: list[str | None] = json.loads(answer.stdout)
        return told

    return ask


@pytest.mark.parametrize("game", GAMES)
def test_everything_said_in_a_game_has_its_german(game: str, german: Ask) -> None:
    said = list(said_in(GAMES[game]))
    assert [text for text in said if isinstance(text, Text) and not _is_known(text)] == []
    texts = sorted({text for text in said if isinstance(text, str)})
    told = german(game, texts)
    missing = [text for text, words in zip(texts, told, strict=True) if words is None]
    assert not missing, f"{len(missing)} of {len(texts)} texts of {game} have no German: {missing[:50]}"
    assert [words for words in told if words and ENGLISH.search(words)] == []
    terminal = reader("de", game)  # who reads outside a browser reads the same
    assert [terminal.read(text) for text in texts] == told
    assert [text for text in texts if CODE.search(text)] == []


@cache
def _known() -> dict[str, Message]:
    return messages(catalogue("en"))


def _is_known(text: Text) -> bool:
    """Whether the catalogues have it, with all that they fill in, and all that is said in it."""
    inner = [arg for arg in text.args.values() if isinstance(arg, Text)]
    listed = [arg for args in text.args.values() if isinstance(args, list) for arg in args]
    there = text.key in _known() and _known()[text.key].args.keys() <= text.args.keys()
    return there and all(_is_known(one) for one in (*inner, *listed) if isinstance(one, Text))


def test_every_sentence_of_the_sources_has_its_german() -> None:
    kinds = [kind for book in phrasebooks("de").values() for kind in book.values()]
    known = {_bare(pattern) for kind in kinds for pattern in kind}
    missing = {text: where for text, where in written().items() if _bare(text) not in known}
    assert missing == {}


def _bare(pattern: str) -> str:
    return re.sub(r"\{[^}]*\}", "{}", pattern).rstrip(".")


def test_the_names_of_people_stay_as_they_are() -> None:
    say = speaker("de", "eruk")
    assert say(made("eruk", "stop", "Stop")) == "Stop hört auf."
    told = say(made("eruk", "turn 7: seal", "Keen bot B"))
    assert told == "Eifriger Bot B dreht Plättchen 7 um: Robbe."


def test_a_german_player_meets_german_at_the_table(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat, locale="de-DE")
    ann.play_now("eruk")
    assert ann.wait_for_choice()
    assert ann.page.locator("html").get_attribute("lang") == "de"
    turn = ann.moves()[0]  # the bot may have begun, and taken any of the counters
    counter = f"Plättchen {turn.removeprefix('turn ')}"
    expect(ann.page.get_by_role("button", name=f"{counter} umdrehen", exact=True)).to_be_visible()
    ann.press(turn)
    expect(ann.page.locator(".story")).to_contain_text(f"Spieler A dreht {counter} um: ")
    ann.page.get_by_role("tab", name="In Worten").click()
    expect(ann.page.locator(".words")).to_contain_text("Die Sonne steht auf Feld")
    assert ann.serious_findings() == []


def test_a_refusal_and_a_reason_are_german_too(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat, locale="de-DE")
    ann.play_now("eruk")
    assert ann.wait_for_choice()
    ann.page.get_by_label("Zug suchen oder eintippen").fill("take igloo 3")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("alert")).to_contain_text(
        "Figuren kommen erst in der Schlussphase zurück."
    )
    while ann.page.locator("button.why").count() == 0:
        ann.press(ann.moves()[-1])
        assert ann.wait_for_choice()
    ann.page.locator("button.why").first.click()
    reasons = [speaker("de")(text) for text in examples("de") if text.key.startswith("eruk-why-")]
    said = "|".join(re.sub(r"\d+|Ann", r"\\d+", re.escape(sentence)) for sentence in reasons)
    expect(ann.page.locator(".reason").first).to_have_text(re.compile(rf"^\s*({said})$"))


def test_the_story_changes_its_language_in_the_middle_of_a_game(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat)
    ann.play_now("eruk")
    assert ann.wait_for_choice()
    turn = ann.moves()[0]
    number = turn.removeprefix("turn ")
    ann.press(turn)
    story = ann.page.locator(".story")
    expect(story).to_contain_text(f"counter {number}: ")
    ann.speak_german()
    expect(story).to_contain_text(f"dreht Plättchen {number} um")
    expect(story).not_to_contain_text("counter")


def test_what_the_referee_saw_is_told_in_german(flat: Browser, sit_down: Sit) -> None:
    ann = sit_down(flat)
    ann.choose_seats("gulo-gulo", "me", "screen")
    ann.lay_the_table()
    assert ann.wait_for_choice()
    ann.press("turn tile")
    assert ann.wait_for_choice()
    ann.press(ann.moves()[0])
    ann.page.get_by_role("button", name="Give up this try").click()
    story = ann.page.locator(".story")
    expect(story).to_contain_text("The try was given up.")
    ann.speak_german()
    expect(story).to_contain_text("Der Versuch wurde aufgegeben.")
    expect(story).to_contain_text("zeigt auf Ei")
