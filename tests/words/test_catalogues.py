"""The catalogues: every language says everything, with the same things filled in, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from teeter.rules.text import Text, both, lines
from teeter.words.catalogues import LANGUAGES, NoLanguage, catalogue
from teeter.words.speaker import Speaker, english, speaker
from teeter.words.typescript import TARGET, typescript
from tests.words.ftl import FILES, PAGE, messages

OTHERS = [language for language in LANGUAGES if language != "en"]


def test_four_languages_are_spoken() -> None:
    assert sorted(LANGUAGES) == ["de", "en", "es", "fr"]
    with pytest.raises(NoLanguage):
        catalogue("../de")


@pytest.mark.parametrize("path", FILES, ids=lambda path: "/".join(path.parts[-4:]))
def test_every_file_says_in_every_language_the_same_with_the_same_arguments(path: Path) -> None:
    for language in LANGUAGES:
        other = path.parent.parent / language / path.name
        beside = other if other.is_file() else path.with_name(f"{language}.ftl")
        assert _needs(beside.read_text(encoding="utf-8")) == _needs(path.read_text(encoding="utf-8"))


def _needs(ftl: str) -> dict[str, list[str]]:
    return {key: sorted(message.args) for key, message in messages(ftl).items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_catalogues_have_the_same_key(language: str) -> None:
    assert not messages(PAGE[language]).keys() & messages(catalogue(language)).keys()
    messages(catalogue(language))


def test_what_a_language_lacks_is_said_in_english_and_what_nobody_says_by_its_key() -> None:
    assert english(Text("nowhere", place=3)) == "nowhere(place=3)"
    assert Speaker("fr", "a = Un")(Text("b")) == "b"


def test_several_things_are_told_as_the_language_tells_them() -> None:
    names = both(["Ann", "Bob", "Cid"])
    assert [speaker(language)(names) for language in ("en", "de", "fr", "es")] == [
        "Ann, Bob and Cid",
        "Ann, Bob und Cid",
        "Ann, Bob et Cid",
        "Ann, Bob y Cid",
    ]
    assert both(["Ann"]) == "Ann"
    assert english(lines("One.", "Two.", "Three.")) == "One.\nTwo.\nThree."


def test_the_keys_of_the_page_are_fresh() -> None:
    old = (
        "web/src/i18n/keys.ts is not made of today's catalogues: run python -m teeter.words.typescript"
    )
    assert TARGET.read_text(encoding="utf-8") == typescript(), old
