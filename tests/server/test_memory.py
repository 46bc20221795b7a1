"""Memory: of tries that are over nothing stays, and what was large goes back to the system at once."""

from __future__ import annotations

import ctypes
import gc
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator

import pytest

from teeter.physics.stage import Stage
from teeter.physics.try_recording import TryRecorder, TryRecording
from teeter.rules.contract import REFEREE
from teeter.server.live_try import LiveTry
from teeter.server.worker import Worker
from tests.server.client import Client, Running, in_time

STAYS = {LiveTry: 0, TryRecorder: 0, TryRecording: 0, Stage: 1, Worker: 0}  # a table has its world
TRIES = 6
PAUSE = 0.01  # seconds between two looks


def counted() -> Counter[type]:
    """How many there are of what a try is made of."""
    every = gc.get_objects()
    return Counter(kind for one in every for kind in STAYS if isinstance(one, kind))


@pytest.fixture
def nobody_cleans() -> Iterator[None]:
    """What only a search for circles would find stays in memory for minutes: here for ever."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def tried(client: Client) -> None:
    """Moves up to a try, which is given up."""
    client.table_when(lambda told: told["turn"] is not None)
    while (seat := client.table["turn"]) != REFEREE:
        client.do("look", seat=seat)
        text: str = client.table["moves"][0]["text"]
        client.do("move", seat=seat, text=text, version=client.table["version"])
    number = client.see_try()
    client.do("give_up", seat=client.table["hand"]["seat"], try_number=number)
    client.table_when(lambda told: told["turn"] != REFEREE)


@pytest.mark.parametrize("game", ["gulo-gulo", "go-cuckoo"])
@pytest.mark.usefixtures("nobody_cleans")
def test_of_tries_that_are_over_nothing_stays(server: Running, game: str) -> None:
    before = counted()
    with Client(server) as ann:
        ann.create(game, "me Ann", "me Bob")
        for _ in range(TRIES):
            tried(ann)
        left = counted()
        for _ in in_time():  # a thread still puts the world right, or pours another one ahead
            left = counted()
            left.subtract(before)
            if all(left[kind] <= most for kind, most in STAYS.items()):
                break
            time.sleep(PAUSE)
    assert {kind: most for kind, most in STAYS.items() if left[kind] > most} == {}


class Heap(ctypes.Structure):
    """What glibc tells of itself."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in ("arena", "free", "small", "mapped", "mapped_bytes", *"abcde")
    )


PROGRAM = """
import ctypes
from teeter.server.memory import LARGE, few_heaps
from tests.server.test_memory import Heap
libc = ctypes.CDLL(None)
libc.mallinfo2.restype = Heap
libc.malloc.restype = ctypes.c_void_p
libc.malloc.argtypes = [ctypes.c_size_t]
libc.free.argtypes = [ctypes.c_void_p]
few_heaps()
for _ in range(3):
    before = libc.mallinfo2().mapped
    room = libc.malloc(8 * LARGE)
    print(libc.mallinfo2().mapped - before)
    libc.free(room)
"""


@pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "mallinfo2"), reason="this is of glibc"
)
def test_what_is_large_is_never_taken_from_a_heap() -> None:
    """Left to itself glibc does so from the second time on, and a heap shrinks at its end only."""
    ran = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["1", "1", "1"]
