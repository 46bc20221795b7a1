"""The binary frames, little-endian: what stands where, defined once for Python and TypeScript."""

from __future__ import annotations

from collections.abc import Mapping
from struct import Struct
from typing import Final

PICTURES: Final = 60  # pose frames a second, at most


def layout(fields: Mapping[str, str]) -> Struct:
    """The frame with these fields, in order: their names, and their codes in `struct`."""
    return Struct("<" + "".join(fields.values()))


# Client to server: where the player wishes the fingertips.
HAND_FIELDS: Final = {
    "kind": "B",
    "flags": "B",
    "seat": "B",
    "zero": "B",
    "try_number": "I",
    "made": "I",  # milliseconds of the client's clock when it was wished; the newest wins
    "x": "f",  # metres
    "y": "f",
    "z": "f",
    "yaw": "f",  # radians
    "level": "f",  # from 0 to 1
}
HAND: Final = layout(HAND_FIELDS)
HAND_KIND: Final = 2
PRESSED: Final = 1  # flag: goes for the piece, or keeps hold of it
IN_AIR: Final = 2  # flag: the very place; else only how it changes from one frame to the next counts

# Server to client: where everything is. After these come, for each of `Scene.names`, a row of 32-bit
# floats, all NaN if it is not in sight.
POSES_FIELDS: Final = {
    "kind": "B",
    "flags": "B",
    "rows": "H",
    "try_number": "I",
    "picture": "I",  # counts within the try
    "seconds": "f",  # since the try began
    "felt": "f",  # from 0 to 1
    "held": "h",  # the row, or -1
    "seat": "B",  # whose hand it is, or NO_SEAT
    "zero": "B",
    "played": "I",  # when the wish was made that the hand follows now, by the clock of its client
    "blocked": "h",  # the row of what is in the way of the hand, or -1
    "zeros": "H",
}
POSES: Final = layout(POSES_FIELDS)
POSE_ROW: Final = ("x", "y", "z", "qw", "qx", "qy", "qz")
POSES_KIND: Final = 1
TOUCHED: Final = 1  # flag: the hand has touched something
AT_REST: Final = 2  # flag: nothing moves, no frame follows until the next try
NO_SEAT: Final = 255
