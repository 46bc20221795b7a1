"""Binary frames are the same on both sides: the browser's functions pack and read what Python does."""

from __future__ import annotations

import json
import math
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from teeter.server.frames import AT_REST, HAND, HAND_KIND, NO_SEAT, POSES, POSES_KIND, TOUCHED

CLIENT = Path(__file__).parents[2] / "web"
HANDS = [
    {"seat": 5, "tryNumber": 70_000, "sequence": 4_000_000_000, "grip": True}
    | {"x": 0.25, "y": -0.5, "z": 1.5, "yaw": -3.0, "level": 1.0},
    {"seat": 0, "tryNumber": 1, "sequence": 0, "grip": False}
    | {"x": 0.0, "y": 0.0, "z": 0.125, "yaw": 0.0, "level": 0.0},
]
RUN = """
const { packHand, readPoses } = await import(process.argv[1]);
const { hands, poses } = JSON.parse(process.argv[2]);
const bytes = (text) => new Uint8Array(Buffer.from(text, "hex")).buffer;
const read = poses.map((text) => readPoses(bytes(text)));
console.log(JSON.stringify({
  packed: hands.map((hand) => Buffer.from(packHand(hand)).toString("hex")),
  read: read.map((one) => one && { ...one, rows: [...one.rows] }),
}));
"""


def pictured(flags: int, held: int, seat: int) -> bytes:
    """Two things, one of them out of sight."""
    head = POSES.pack(POSES_KIND, flags, 2, 70_000, 9, 1.5, 0.75, held, seat, 0)
    rows = np.array([[1, 2, 3, 1, 0, 0, 0], [math.nan] * 7], "<f4")
    return head + rows.tobytes()


FRAMES = [pictured(TOUCHED, 1, 2), pictured(AT_REST, -1, NO_SEAT), bytes([9]) + bytes(40), b"\1"]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What the client's functions make of all that."""
    built = tmp_path_factory.mktemp("frames") / "protocol.mjs"
    bundle = ["node_modules/.bin/rolldown", "src/protocol.ts", "--format", "esm", "--file", str(built)]
    subprocess.run(bundle, cwd=CLIENT, check=True, capture_output=True)
    asked = json.dumps({"hands": HANDS, "poses": [frame.hex() for frame in FRAMES]})
    words = ["node", "--input-type=module", "--eval", RUN, built.as_uri(), asked]
    return json.loads(subprocess.run(words, check=True, capture_output=True, text=True).stdout)


def test_a_hand_frame_of_the_browser_is_read_as_it_was_meant(told: Any) -> None:
    for hand, packed in zip(HANDS, told["packed"], strict=True):
        kind, flags, seat, zero, number, sequence, *place = HAND.unpack(bytes.fromhex(packed))
        assert (kind, flags, zero) == (HAND_KIND, int(hand["grip"]), 0)
        assert (seat, number, sequence) == (hand["seat"], hand["tryNumber"], hand["sequence"])
        assert place == [hand[name] for name in ("x", "y", "z", "yaw", "level")]


def test_a_picture_of_the_server_is_read_as_it_was_meant(told: Any) -> None:
    first, second, *strangers = told["read"]
    rows = [1, 2, 3, 1, 0, 0, 0, *[None] * 7]  # JSON has no NaN
    alike = {"tryNumber": 70_000, "picture": 9, "seconds": 1.5, "felt": 0.75, "rows": rows}
    assert first == {**alike, "held": 1, "seat": 2, "touched": True, "atRest": False}
    assert second == {**alike, "held": None, "seat": None, "touched": False, "atRest": True}
    assert strangers == [None, None]
