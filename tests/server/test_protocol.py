"""The protocol is written once: the TypeScript is fresh, the page is whole, the example plays."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path
from typing import get_args

import numpy as np
import pytest

from teeter.rules.contract import Reason
from teeter.server.frames import HAND, HAND_FIELDS, POSES, POSES_FIELDS
from teeter.server.protocol import Told
from teeter.server.said import Said
from teeter.server.typescript import TARGET, typescript
from teeter.table.refusal import Why
from tests.server.client import Running

ROOT = Path(__file__).parents[2]


def test_the_typescript_is_fresh() -> None:
    assert TARGET.read_text(encoding="utf-8") == typescript(), "run: python -m teeter.server.typescript"


def test_every_message_is_in_the_types() -> None:
    text = TARGET.read_text(encoding="utf-8")
    for message in (*get_args(Said), *get_args(Told)):
        assert re.search(rf"export interface {message.__name__}(<W = string>)? {{", text)
        assert f'type: "{message.__struct_config__.tag}";' in text


def test_the_page_tells_every_message_and_every_code() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for message in (*get_args(Said), *get_args(Told)):
        assert f"`{message.__struct_config__.tag}`" in page
    for code in (*Why, *Reason):
        assert f"| `{code}` |" in page


def test_frames_have_the_sizes_of_the_page() -> None:
    assert (HAND.size, POSES.size) == (32, 32)


def test_frames_are_those_that_the_browser_is_tested_with() -> None:
    """web/test/frames.test.ts holds what writes and reads them there to the same bytes."""
    frames = json.loads((ROOT / "web" / "test" / "frames.json").read_text(encoding="utf-8"))
    hand, poses = frames["hand"], frames["poses"]
    assert HAND.pack(*(hand["fields"][name] for name in HAND_FIELDS)).hex() == hand["bytes"]
    head = POSES.pack(*(poses["fields"][name] for name in POSES_FIELDS))
    assert (head + np.array(poses["numbers"], "<f4").tobytes()).hex() == poses["bytes"]


def test_the_example_plays_a_whole_game_and_tells_its_end_once(
    server: Running, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["play_eruk.py", f"ws://{server.address}/socket"])
    runpy.run_path(str(ROOT / "examples" / "play_eruk.py"), run_name="__main__")
    told = capsys.readouterr().out.splitlines()
    assert any("turns counter" in line for line in told)
    assert ["win" in line for line in told].count(True) == 1
    assert "Program" in told[-1] or "bot" in told[-1]
