"""TypeScript types of the protocol and of the views, made from the Python ones.

python -m teeter.server.typescript    writes web/src/protocol.ts; a test holds it fresh
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Final, get_args

import msgspec
from msgspec import inspect as kinds

from teeter.lab.lookback.told import Advice, LookBack
from teeter.physics.try_recording import GONE, PLACE_UNIT, TURN_UNIT
from teeter.rules.contract import Reason, View
from teeter.rules.games import GAMES
from teeter.rules.text import Text
from teeter.server import protocol
from teeter.server.frames import PICTURES, POSE_ROW
from teeter.server.frames_typescript import frames_typescript
from teeter.server.said import Said, SeatAsked
from teeter.table.refusal import Why
from teeter.table.seats import MAX_CHAT, MAX_NAME

TARGET: Final = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"
VIEWS: Final = {name: one.view_type for name, one in sorted(GAMES.items()) if one.view_type}
NUMBERS: Final = {
    "PROTOCOL": protocol.PROTOCOL,
    "PICTURES": PICTURES,
    "MAX_NAME": MAX_NAME,
    "MAX_CHAT": MAX_CHAT,
    "MAX_TEXT": protocol.MAX_TEXT,
    "POSE_ROW": len(POSE_ROW),
    "PLACE_UNIT": PLACE_UNIT,
    "TURN_UNIT": TURN_UNIT,
    "GONE": GONE,
}
_COMMENT: Final = re.compile(r"^    (\w+): [^#\n]*  # (.*)$", re.MULTILINE)
_PLAIN: Final[dict[type, str]] = {
    kinds.AnyType: "unknown",
    kinds.NoneType: "null",
    kinds.BoolType: "boolean",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.StrType: "string",
}
_VIEW: Final = kinds.type_info(View)

_TEXT: Final = """\
/** Something to say, in no language yet: a key of the catalogues and its arguments. */
export interface Text {
  key: string;
  args: Record<string, Arg>;
}

/** A text, or words that are the same in every language: somebody's name, what was typed. */
export type Words = string | Text;

export type Arg = number | Words | Words[];

// What has words in it comes with `Words`, and is `string` where they were said in a language.
"""


def typescript() -> str:
    """The text of protocol.ts."""
    said, told = get_args(Said), get_args(protocol.Told)
    structs = _reachable([*said, *told, protocol.Replay, protocol.Day, LookBack, Advice])
    dicts = _reachable(list(VIEWS.values()))
    parts = [
        "// Made from teeter/server/protocol.py by python -m teeter.server.typescript. Do not edit.\n",
        *(f"export const {name} = {number};" for name, number in NUMBERS.items()),
        "",
        _codes(Why),
        _codes(Reason),
        _TEXT,
        *(_interface(one, sends=one in said) for one in structs),
        _union("Said", said),
        _union("Told", told),
        *(_interface(one) for one in dicts),
        "/** The view of each game, by the name of the game. */",
        "export interface Views {",
        *(f'  "{name}": {view.__name__};' for name, view in VIEWS.items()),
        "}\n",
        "/** The view of any game, also of one that we do not know. */",
        "export type View = Views[keyof Views] | Record<string, unknown>;\n",
        frames_typescript(),
    ]
    return "\n".join(parts)


def _reachable(roots: list[type]) -> list[type]:
    """These types and all that they are made of, each once, parts first."""
    found: dict[type, None] = {}

    def visit(kind: kinds.Type) -> None:
        if isinstance(kind, kinds.StructType | kinds.TypedDictType):
            if kind.cls in found:
                return
            for one in kind.fields:
                visit(one.type)
            found[kind.cls] = None
        for part in _parts(kind):
            visit(part)

    for root in roots:
        visit(kinds.type_info(root))
    return list(found)


def _parts(kind: kinds.Type) -> Iterator[kinds.Type]:
    if isinstance(kind, kinds.UnionType):
        yield from kind.types
    elif isinstance(kind, kinds.ListType):
        yield kind.item_type
    elif isinstance(kind, kinds.DictType):
        yield kind.value_type


def _interface(one: type, *, sends: bool = False) -> str:
    """An interface; fields that a client may leave out are marked so."""
    info = kinds.type_info(one)
    assert isinstance(info, kinds.StructType | kinds.TypedDictType)
    notes = dict(_COMMENT.findall(_source(one)))
    lines = [f"/** {inspect.cleandoc(one.__doc__)} */"] if one.__doc__ else []
    lines.append(f"export interface {one.__name__}{'<W = string>' * _speaks(info)} {{")
    if isinstance(info, kinds.StructType) and info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    optional = sends or one is SeatAsked
    for field in info.fields:
        if field.name in notes:
            lines.append(f"  /** {notes[field.name]} */")
        mark = "" if field.required or not optional else "?"
        lines.append(f"  {field.name}{mark}: {_type(field.type)};")
    return "\n".join([*lines, "}\n"])


def _source(one: type) -> str:
    """The lines of a class. (`inspect.getsource` parses the whole file for each class.)"""
    text = Path(sys.modules[one.__module__].__file__ or "").read_text(encoding="utf-8")
    start = text.index(f"\nclass {one.__name__}(")
    end = text.find("\n\n\n", start)
    return text[start:] if end < 0 else text[start:end]


def _type(kind: kinds.Type) -> str:
    plain = _PLAIN.get(type(kind))
    if plain:
        return plain
    if kind == _VIEW:
        return "View"
    if isinstance(kind, kinds.StructType | kinds.TypedDictType):
        return f"{kind.cls.__name__}{'<W>' * _speaks(kind)}"
    if _is_words(kind):
        return "W"
    if isinstance(kind, kinds.LiteralType):
        return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
    if isinstance(kind, kinds.UnionType):
        return " | ".join(map(_type, kind.types))
    if isinstance(kind, kinds.ListType):
        item = _type(kind.item_type)
        return f"({item})[]" if " " in item else f"{item}[]"
    if isinstance(kind, kinds.DictType):
        return f"Record<string, {_type(kind.value_type)}>"
    if isinstance(kind, kinds.TupleType):
        return f"[{', '.join(map(_type, kind.item_types))}]"
    raise TypeError(f"no TypeScript is known for {kind}")


def _union(name: str, members: tuple[type, ...]) -> str:
    types = [kinds.type_info(one) for one in members]
    generic = "<W = string>" * any(map(_speaks, types))
    return (
        "\n".join([f"export type {name}{generic} =", *(f"  | {_type(one)}" for one in types)]) + ";\n"
    )


def _is_words(kind: kinds.Type) -> bool:
    parts = kind.types if isinstance(kind, kinds.UnionType) else ()
    return any(isinstance(part, kinds.DataclassType) and part.cls is Text for part in parts)


def _speaks(kind: kinds.Type) -> bool:
    """Whether there are words in it, to be said in a language."""
    if isinstance(kind, kinds.StructType | kinds.TypedDictType):
        return any(_speaks(field.type) for field in kind.fields)
    return _is_words(kind) or any(map(_speaks, _parts(kind)))


def _codes(enum: type[StrEnum]) -> str:
    words = " | ".join(f'"{member.value}"' for member in enum)
    return f"export type {enum.__name__} = {words};\n"


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(typescript(), encoding="utf-8")
