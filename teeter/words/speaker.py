"""Who says a text in a language, for people who read it outside a browser: in a terminal, in a log.

The browser does the same in web/src/i18n/speaker.ts; a test holds the two together.
"""

from __future__ import annotations

from functools import cache, reduce
from typing import Final

from teeter.rules.text import Arg, Text, Words, quoted
from teeter.words.catalogues import ENGLISH, catalogue


class Speaker:
    """Speaks one language."""

    def __init__(self, language: str, ftl: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - heavy

        self._bundle: Final = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(ftl))

    def __call__(self, words: Words) -> str:
        """The sentence. What no catalogue has is told by its key."""
        if isinstance(words, str):
            return words
        if not self._bundle.has_message(words.key):
            return str(words)
        pattern = self._bundle.get_message(words.key).value
        assert pattern is not None, f"{words.key} has attributes only"
        said, _ = self._bundle.format_pattern(pattern, {k: self._arg(v) for k, v in words.args.items()})
        return str(said)

    def _arg(self, value: Arg) -> str | int | float:
        if isinstance(value, list):
            return reduce(self._comma, map(self, value)) if value else ""
        return self(value) if isinstance(value, Text) else value

    def _comma(self, first: str, rest: str) -> str:
        return self(Text("comma", first=first, rest=rest))


@cache
def speaker(language: str = ENGLISH, *games: str) -> Speaker:
    """Who speaks this language about these games; of all, if none is named. Raises NoLanguage."""
    return Speaker(language, catalogue(language, *games))


def english(words: Words) -> str:
    """For logs, and for programmers."""
    return words if isinstance(words, str) else speaker()(words)


def english_quoted(said: object) -> str:
    """What somebody wrote, told again in a terminal or a log: nothing that it would obey."""
    return english(quoted(str(said)))
