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
from struct import calcsize
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect as kinds

from teeter.rules.contract import Reason
from teeter.rules.games import GAMES
from teeter.server import protocol
from teeter.table.refusal import Why
from teeter.table.seats import MAX_CHAT, MAX_NAME

TARGET: Final = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"
VIEWS: Final = {name: one.view_type for name, one in sorted(GAMES.items()) if one.view_type}
NUMBERS: Final = {
    "PROTOCOL": protocol.PROTOCOL,
    "PICTURES": protocol.PICTURES,
    "MAX_NAME": MAX_NAME,
    "MAX_CHAT": MAX_CHAT,
    "MAX_TEXT": protocol.MAX_TEXT,
    "POSE_ROW": len(protocol.POSE_ROW),
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

_DATA_VIEW: Final = {"B": "Uint8", "H": "Uint16", "h": "Int16", "I": "Uint32", "f": "Float32"}

_FRAMES: Final = """\
/** A hand frame: where the fingertips should be. Send at most 120 a second; the newest wins. */
export interface Hand {
  seat: number;
  tryNumber: number;
  sequence: number;
  x: number;
  y: number;
  z: number;
  yaw: number;
  level: number;
  grip: boolean;
}

export function packHand(hand: Hand): ArrayBuffer {
  const data = new DataView(new ArrayBuffer(%(hand)d));
%(set_hand)s
  return data.buffer;
}

/** Rows in the order of `Scene.names`, each %(row)s; NaN if not in sight. */
export interface Poses {
  tryNumber: number;
  picture: number;
  seconds: number;
  felt: number;
  held: number | null;
  seat: number | null;
  touched: boolean;
  atRest: boolean;
  rows: Float32Array;
}

/** The poses in a binary message, or null if it is none. */
export function readPoses(message: ArrayBuffer): Poses | null {
  const data = new DataView(message);
  if (message.byteLength < %(poses)d || %(get_kind)s !== %(poses_kind)d) return null;
  const flags = %(get_flags)s;
  const held = %(get_held)s;
  const seat = %(get_seat)s;
  return {
    tryNumber: %(get_try_number)s,
    picture: %(get_picture)s,
    seconds: %(get_seconds)s,
    felt: %(get_felt)s,
    held: held < 0 ? null : held,
    seat: seat === %(no_seat)d ? null : seat,
    touched: (flags & %(touched)d) !== 0,
    atRest: (flags & %(at_rest)d) !== 0,
    rows: new Float32Array(message, %(poses)d, %(get_rows)s * POSE_ROW),
  };
}
"""


def typescript() -> str:
    """The text of protocol.ts."""
    said, told = get_args(protocol.Said), get_args(protocol.Told)
    structs = _reachable([*said, *told, protocol.Replay])
    dicts = _reachable(list(VIEWS.values()))
    parts = [
        "// Made from teeter/server/protocol.py by python -m teeter.server.typescript. Do not edit.\n",
        *(f"export const {name} = {number};" for name, number in NUMBERS.items()),
        "",
        _codes(Why),
        _codes(Reason),
        *(_interface(one, sends=one in said) for one in structs),
        _union("Said", said),
        _union("Told", told),
        *(_interface(one) for one in dicts),
        "/** The view of each game, by the name of the game. */",
        "export interface Views {",
        *(f'  "{name}": {view.__name__};' for name, view in VIEWS.items()),
        "}\n",
        _frames(),
    ]
    return "\n".join(parts)


def _frames() -> str:
    """What writes hand frames and reads pose frames."""
    values = {"kind": str(protocol.HAND_KIND), "flags": f"hand.grip ? {protocol.GRIP} : 0", "zero": "0"}
    set_hand = (
        f"  data.set{kind}({at}, {values.get(name, f'hand.{_camel(name)}')}{order});"
        for name, kind, at, order in _offsets(protocol.HAND_FIELDS)
    )
    get = {
        f"get_{name}": f"data.get{kind}({at}{order})"
        for name, kind, at, order in _offsets(protocol.POSES_FIELDS)
    }
    return _FRAMES % {
        **get,
        "hand": protocol.HAND.size,
        "set_hand": "\n".join(set_hand),
        "poses": protocol.POSES.size,
        "poses_kind": protocol.POSES_KIND,
        "row": ", ".join(protocol.POSE_ROW),
        "no_seat": protocol.NO_SEAT,
        "touched": protocol.TOUCHED,
        "at_rest": protocol.AT_REST,
    }


def _offsets(fields: dict[str, str]) -> Iterator[tuple[str, str, int, str]]:
    """Each field of a frame: its type as a DataView has it, where it begins, the order of its bytes."""
    at = 0
    for name, code in fields.items():
        size = calcsize(f"<{code}")
        yield name, _DATA_VIEW[code], at, ", true" if size > 1 else ""
        at += size


def _camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def _reachable(roots: list[type]) -> list[type]:
    """These types and all that they are made of, each once, parts first."""
    found: dict[type, None] = {}

    def visit(kind: Any) -> None:
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


def _parts(kind: Any) -> Iterator[Any]:
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
    lines.append(f"export interface {one.__name__} {{")
    if isinstance(info, kinds.StructType) and info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    optional = sends or one is protocol.SeatAsked
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


def _type(kind: Any) -> str:
    plain = _PLAIN.get(type(kind))
    if plain:
        return plain
    if isinstance(kind, kinds.StructType | kinds.TypedDictType):
        return kind.cls.__name__
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
    return "\n".join([f"export type {name} =", *(f"  | {one.__name__}" for one in members)]) + ";\n"


def _codes(enum: type[StrEnum]) -> str:
    words = " | ".join(f'"{member.value}"' for member in enum)
    return f"export type {enum.__name__} = {words};\n"


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(typescript(), encoding="utf-8")
