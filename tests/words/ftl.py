"""What stands in a catalogue: its messages, what they need, and examples of all they can say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from teeter.rules.text import Arg, Text, Words
from teeter.words.catalogues import LANGUAGES, catalogue

ROOT = Path(__file__).parents[2]
PAGE = {
    language: (ROOT / "web" / "src" / "i18n" / f"{language}.ftl").read_text(encoding="utf-8")
    for language in LANGUAGES
}
FILES = [
    *sorted((ROOT / "teeter").rglob("words/**/*.ftl")),
    *sorted((ROOT / "web" / "src").rglob("*.ftl")),
]
NUMBERS: list[Arg] = [0, 1, 2, 5, 1.5]


@dataclass
class Message(Visitor):
    """A message: what it fills in, with the values that it tells apart, and what else it says."""

    key: str
    args: dict[str, set[str]] = field(default_factory=dict)
    others: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.args.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.others.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            known = self.args.setdefault(node.selector.id.name, set())
            known |= {
                variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                for variant in node.variants
            }


def messages(ftl: str) -> dict[str, Message]:
    """All messages, each with what it needs for those that it says. Junk is an error."""
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(ftl).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            message = Message(entry.id.name)
            message.visit(entry)
            found[message.key] = message
    for message in found.values():
        for other in _all_others(found, message):
            for name, values in found[other].args.items():
                message.args[name] = message.args.get(name, set()) | values
    return found


def is_known(words: Words) -> bool:
    """Whether it is a text that the catalogues have, with all that they fill in, and all said in it."""
    if isinstance(words, str):
        return False
    listed = [one for arg in words.args.values() for one in (arg if isinstance(arg, list) else [arg])]
    there = words.key in _known() and _known()[words.key].args.keys() <= words.args.keys()
    return there and all(is_known(one) for one in listed if isinstance(one, Text))


@cache
def _known() -> dict[str, Message]:
    return messages(catalogue("en"))


def _all_others(found: dict[str, Message], message: Message) -> set[str]:
    others = set(message.others)
    for other in message.others:
        others |= _all_others(found, found[other])
    return others


def examples(language: str) -> Iterator[Text]:
    """Every message with values of every kind that some language tells apart."""
    english = messages(catalogue("en"))
    own = messages(catalogue(language))
    for key, message in english.items():
        names = sorted(message.args)
        for values in product(*(_values(message.args[n] | own[key].args.get(n, set())) for n in names)):
            yield Text(key, **dict(zip(names, values, strict=True)))


def _values(told_apart: set[str]) -> list[Arg]:
    if not told_apart:
        return ["Ann"]
    if told_apart & {"one", "0", "1", "many"} or told_apart == {"other"}:
        return NUMBERS
    return [*sorted(told_apart)]
