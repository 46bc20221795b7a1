"""The walks of a move and of a stolen egg go as docs/architecture.md tells them, hop by hop."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import teeter
from tests.server.client import Client, running
from tests.server.hands import SocketHand
from tests.server.test_hands import pointed

PACKAGE = Path(teeter.__file__).parent
PAGE = PACKAGE.parent / "docs" / "architecture.md"
HOP = re.compile(r"`(\w[\w/]*/\w+\.py)` `([\w.]+)`")

Hop = tuple[str, str]  # a file of the package, and a function in it


def walk(title: str) -> list[Hop]:
    """The hops on the server that the page tells of under this title."""
    told = PAGE.read_text("utf-8").partition(f"## {title}\n")[2].partition("\n## ")[0]
    return [(file, function) for file, function in HOP.findall(told)]


@contextmanager
def called() -> Iterator[list[Hop]]:
    """Every function of ours that is called meanwhile, in threads that begin meanwhile too."""
    made: list[Hop] = []

    def note(frame: FrameType, what: str, _: Any) -> None:
        code = frame.f_code
        if what == "call" and code.co_filename.startswith(str(PACKAGE)):
            made.append((str(Path(code.co_filename).relative_to(PACKAGE)), code.co_qualname))

    threading.setprofile(note)
    try:
        yield made
    finally:
        threading.setprofile(None)


def missing(hops: list[Hop], made: list[Hop]) -> list[Hop]:
    """The hops that were not come by in this order."""
    way = iter(made)
    return [hop for hop in hops if hop not in way]


def test_a_move_takes_the_way_that_the_page_tells(tmp_path: Path) -> None:
    hops = walk("The walk of a move")
    assert len(hops) >= 8
    with called() as made, running(tmp_path) as server, Client(server) as ann:
        ann.create("eruk", "me Ann", "me Bob")
        seat = ann.table["turn"]
        ann.do("look", seat=seat)
        made.clear()
        assert ann.move(seat, ann.table["moves"][0]["text"])["type"] == "done"
    assert not missing(hops, made)


def test_a_stolen_egg_takes_the_way_that_the_page_tells(tmp_path: Path) -> None:
    hops = walk("The walk of a stolen egg")
    assert len(hops) >= 10
    with called() as made, running(tmp_path) as server, Client(server) as ann:
        ann.create("gulo-gulo", "me Ann", "me Bob")
        seat = ann.table["turn"]
        pointed(ann, seat)
        ann.see_try()
        made.clear()
        SocketHand(ann, seat).take()
        ann.table_when(lambda table: table["turn"] != -1)
    assert not missing(hops, made)


def test_every_file_that_the_page_names_is_there() -> None:
    named = re.findall(r"`((?:web/src/)?[\w./]+/[\w.]+\.(?:py|ts|tsx|md))`", PAGE.read_text("utf-8"))
    roots = (PACKAGE, PACKAGE.parent, PACKAGE.parent / "web" / "src")
    assert not [name for name in named if not any((root / name).is_file() for root in roots)]
