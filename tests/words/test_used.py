"""Every key that the code says stands in the catalogues, and every key there is said by somebody."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from teeter.words.catalogues import catalogue
from tests.words.ftl import PAGE, ROOT, Message, messages

LITERALS = (re.compile(r'"([^"\n]*)"'), re.compile(r"`([^`\n]+)`"))
FILLED = re.compile(r"\$\{[^}]*\}")
NAMED = re.compile(r"""(?<!function )\b(?:named\(|found\(\[)([^)\]]+)[)\]]""")
ANY = "[^ ]+"


def test_every_key_that_the_server_says_is_in_the_catalogues() -> None:
    """Of the page the type of its keys promises it."""
    known = _known()
    missing = sorted(key for key in _in_python() if not any(re.fullmatch(key, one) for one in known))
    assert missing == []


def test_every_key_in_the_catalogues_is_said() -> None:
    known = _known()
    said = re.compile("|".join({*_in_python(), *_in_the_page()}))
    inside = {other for message in known.values() for other in message.others}
    assert sorted(key for key in known if not said.fullmatch(key) and key not in inside) == []


def _known() -> dict[str, Message]:
    return messages(PAGE["en"]) | messages(catalogue("en"))


def test_every_reason_that_a_bot_gives_is_in_the_catalogues_in_two_ways() -> None:
    """And every one that is there can be given. By level their keys end with it, or begin so."""
    known = _known()
    given = [f"{key}(-(beginner|casual|keen|master))?" for key in _reasons()]
    there = [key[:-2] for key in known if re.search(r"\bwhy-.*-1$", key)]
    assert len(there) > 100
    assert all(f"{key}-2" in known for key in there)
    assert [key for key in given if not any(re.fullmatch(key, one) for one in there)] == []
    assert [one for one in there if not any(re.fullmatch(key, one) for key in given)] == []


def _in_python() -> Iterator[str]:
    """Keys as regular expressions: parts of some are only known when they are said."""
    for path in sorted((ROOT / "teeter").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("Text", "Feat") and node.args:
                yield from _keys(node.args[0])


def _reasons() -> Iterator[str]:
    """What bots say in two ways, as regular expressions: their keys, and nothing that is a Text."""
    for path in sorted((ROOT / "teeter").rglob("bots/*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        parts = [node.values for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
        texts = [call.args for call in calls if ast.unparse(call.func) == "Text"]
        others = {part for all_parts in (*parts, *texts) for part in all_parts}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant | ast.JoinedStr) and node not in others:
                yield from (key for key in _keys(node) if re.match(r"[\w\\-]*why\\-.", key))


def _keys(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant):
        yield re.escape(str(node.value))
    elif isinstance(node, ast.JoinedStr):
        yield "".join(
            re.escape(str(v.value)) if isinstance(v, ast.Constant) else ANY for v in node.values
        )
    elif isinstance(node, ast.IfExp):
        yield from _keys(node.body)
        yield from _keys(node.orelse)


def _in_the_page() -> Iterator[str]:
    for path in sorted((ROOT / "web" / "src").rglob("*.ts*")):
        if path.name == "keys.ts":
            continue
        text = path.read_text(encoding="utf-8")
        for literal in (one for kind in LITERALS for one in kind.findall(text)):
            parts = [re.escape(part.replace(".", "-")) for part in FILLED.split(literal)]
            if re.search(r"\w\w", "".join(parts)):
                yield ANY.join(parts)
                yield f"hand-{ANY.join(parts)}"
        for found in NAMED.finditer(text):
            names = [part.strip() for part in found[1].split(",")]
            yield "-".join(re.escape(n.strip('"')) if n.startswith('"') else ANY for n in names)
