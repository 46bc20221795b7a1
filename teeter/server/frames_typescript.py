"""The TypeScript that packs and reads binary frames, made from their one definition in frames.py."""

from __future__ import annotations

from collections.abc import Mapping
from struct import calcsize
from typing import Final

from teeter.server import frames

_KINDS: Final = {"B": "Uint8", "H": "Uint16", "h": "Int16", "I": "Uint32", "f": "Float32"}
# What a client puts into the fields of a hand frame; the others are nought.
_PACKED: Final = {
    "kind": str(frames.HAND_KIND),
    "flags": f"(hand.pressed ? {frames.PRESSED} : 0) + (hand.inAir ? {frames.IN_AIR} : 0)",
    "try_number": "hand.tryNumber",
    **{name: f"hand.{name}" for name in ("seat", "made", "x", "y", "z", "yaw", "level")},
}
_FRAMES: Final = """\
/** A hand frame: where the player wishes the fingertips. Send at most 120 a second; the newest wins. */
export interface Hand {
  seat: number;
  tryNumber: number;
  /** milliseconds, of this screen's clock */
  made: number;
  x: number;
  y: number;
  z: number;
  yaw: number;
  level: number;
  /** goes for the piece, or keeps hold of it */
  pressed: boolean;
  /** the very place; else only how it changes counts */
  inAir: boolean;
}

export function packHand(hand: Hand): ArrayBuffer {
  const data = new DataView(new ArrayBuffer(%(hand_size)d));
%(pack)s
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
  /** when the wish was made that the hand follows now, by the clock of its screen */
  played: number;
  /** the row of what is in the way of the hand */
  blocked: number | null;
  touched: boolean;
  atRest: boolean;
  rows: Float32Array;
}

/** The poses in a binary message, or null if it is none. */
export function readPoses(message: ArrayBuffer): Poses | null {
  const data = new DataView(message);
  if (message.byteLength < %(poses_size)d || %(kind)s !== %(poses_kind)d) return null;
  const held = %(held)s;
  const seat = %(seat)s;
  const blocked = %(blocked)s;
  return {
    tryNumber: %(try_number)s,
    picture: %(picture)s,
    seconds: %(seconds)s,
    felt: %(felt)s,
    held: held < 0 ? null : held,
    seat: seat === %(no_seat)d ? null : seat,
    played: %(played)s,
    blocked: blocked < 0 ? null : blocked,
    touched: (%(flags)s & %(touched)d) !== 0,
    atRest: (%(flags)s & %(at_rest)d) !== 0,
    rows: new Float32Array(message, %(poses_size)d, %(rows)s * %(pose)d),
  };
}
"""


def frames_typescript() -> str:
    """The functions, with every offset filled in."""
    put = [
        f"  data.set{_at(frames.HAND_FIELDS, name, _PACKED[name])};"
        for name in frames.HAND_FIELDS
        if name in _PACKED
    ]
    return _FRAMES % {
        **{name: f"data.get{_at(frames.POSES_FIELDS, name)}" for name in frames.POSES_FIELDS},
        "pack": "\n".join(put),
        "hand_size": frames.HAND.size,
        "poses_size": frames.POSES.size,
        "poses_kind": frames.POSES_KIND,
        "no_seat": frames.NO_SEAT,
        "touched": frames.TOUCHED,
        "at_rest": frames.AT_REST,
        "pose": len(frames.POSE_ROW),
        "row": ", ".join(frames.POSE_ROW),
    }


def _at(fields: Mapping[str, str], name: str, *value: str) -> str:
    """A call of a DataView for a field: its kind, its offset, and a value to be put there."""
    before = list(fields.values())[: list(fields).index(name)]
    little = ["true"] if calcsize(fields[name]) > 1 else []
    words = [str(calcsize("<" + "".join(before))), *value, *little]
    return f"{_KINDS[fields[name]]}({', '.join(words)})"
