"""The page and the terminal say the same: every text, in every language."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import msgspec
import pytest

from teeter.words.catalogues import LANGUAGES, catalogue
from teeter.words.speaker import speaker
from tests.words.ftl import examples

CLIENT = Path(__file__).parents[2] / "web"
ASK = """
const { Speaker } = await import(process.argv[1]);
let told = "";
for await (const part of process.stdin) told += part;
const { language, catalogue, texts } = JSON.parse(told);
const speaker = new Speaker(language, catalogue);
console.log(JSON.stringify(texts.map((text) => speaker.say(text))));
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The page's own speaker, to be asked outside a browser."""
    path = tmp_path_factory.mktemp("speaker") / "speaker.mjs"
    bundle = ["node_modules/.bin/rolldown", "src/i18n/speaker.ts", "--format", "esm"]
    subprocess.run([*bundle, "--file", str(path)], cwd=CLIENT, check=True, capture_output=True)
    return path.as_uri()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_every_text_as_the_terminal_does(language: str, built: str) -> None:
    texts = list(examples(language))
    question = msgspec.json.encode(
        {"language": language, "catalogue": catalogue(language), "texts": texts}
    )
    ask = ["node", "--input-type=module", "--eval", ASK, built]
    answer = subprocess.run(ask, input=question, check=True, capture_output=True)
    say = speaker(language)
    said = {str(text): say(text) for text in texts}
    assert dict(zip(said, json.loads(answer.stdout), strict=True)) == said
    assert [text for text, sentence in said.items() if "{" in sentence or not sentence.strip()] == []
