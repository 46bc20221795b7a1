"""A try in its thread: how often the world is shown, and how far a hand can be led."""

from __future__ import annotations

import gc
import math
import threading
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from teeter.hands.manners import LONGEST
from teeter.hands.steering import LEAD, Wish
from teeter.physics.try_recording import TryRecorder
from teeter.rules.contract import REFEREE
from teeter.rules.games import GAMES
from teeter.server.frames import HAND, HAND_KIND, PICTURES, POSES
from teeter.server.live_try import LiveTry
from teeter.server.steered_hand import SteeredHand, read_wish
from tests.physical import PHYSICAL
from tests.server.client import WAIT

HOVER = Wish(0.12, 0.0, 0.25, 0.0, 0.0, pressed=False, in_air=True)  # where the hand touches nothing
SECONDS = 4.0  # of the world
MOST_WORDS = 100  # of a referee in one try: far more than there are pieces to fall


def can_with_a_hand() -> TryRecorder:
    """Its ticks do not fit into a sixtieth of a second."""
    game = GAMES["go-cuckoo"]
    state = game.start(game.options(2), Random(1), 0)
    state.play(state.moves()[0])
    assert state.turn == REFEREE
    stage = PHYSICAL["go-cuckoo"].stage()
    stage.follow(state, 3)
    return TryRecorder(stage, state, 0)


@contextmanager
def called_off_in_the_end(live_try: LiveTry) -> Iterator[None]:
    """Whatever hangs, the test does not."""
    guard = threading.Timer(WAIT, live_try.call_off)
    guard.start()
    try:
        yield
    finally:
        guard.cancel()


def test_a_second_of_the_world_is_shown_in_sixty_pictures_at_most() -> None:
    """A machine that is too slow leaves some out; a fast one does not show more."""
    times: list[float] = []

    def show(poses: bytes) -> None:
        times.append(POSES.unpack_from(poses)[5])
        if times[-1] >= SECONDS:
            live_try.call_off()

    live_try = LiveTry(
        PHYSICAL["go-cuckoo"],
        can_with_a_hand(),
        1,
        0,
        pace=4.0,
        idle=60.0,
        show=show,
        note=lambda reason: None,
    )
    live_try.wish(HOVER, 1)
    with called_off_in_the_end(live_try):
        assert live_try.run() == []
    assert times[-1] >= SECONDS, "it was called off too early"
    assert 3 < len(times) <= SECONDS * PICTURES + 6  # with one before the first tick and one at the end
    assert times == sorted(times)


def test_a_pull_that_is_given_up_is_seen_to_its_end_by_another_hand() -> None:
    """CUCK R30: and giving up once more does not make the table take the stick out."""
    times: list[float] = []

    def show(poses: bytes) -> None:
        times.append(POSES.unpack_from(poses)[5])

    live_try = LiveTry(
        PHYSICAL["go-cuckoo"],
        can_with_a_hand(),
        1,
        0,
        pace=50.0,
        idle=60.0,
        show=show,
        note=lambda reason: None,
    )
    said: list[str] = []
    for _ in range(MOST_WORDS):
        live_try.give_up()
        with called_off_in_the_end(live_try):
            said += [report.text for report in live_try.run()]
        if live_try.finished:
            break
    assert said[0] == "touches"
    assert said[-1] in ("pulled", "left standing")
    assert not live_try.recorder.tried.gave_up
    assert len(times) > 10, "it was shown while it went on"


def test_a_person_who_hovers_for_half_an_hour_has_given_up() -> None:
    """Or one wish now and then would fill the memory with what is written down of a try."""
    recorder = can_with_a_hand()
    recorder.tried.ticks = int(LONGEST / recorder.stage.tick) + 1
    live_try = LiveTry(
        PHYSICAL["go-cuckoo"],
        recorder,
        1,
        0,
        pace=50.0,
        idle=60.0,
        show=lambda poses: None,
        note=lambda reason: None,
    )
    live_try.wish(HOVER, 1)
    with called_off_in_the_end(live_try):
        assert [report.text for report in live_try.run()] == ["touches"], "another hand ends it"


def test_a_wish_for_the_end_of_the_world_leads_the_hand_by_no_more_than_any_other() -> None:
    """No screen wishes so; of such numbers rounding would leave nothing of where the hand is."""
    recorder = can_with_a_hand()
    steered = SteeredHand(PHYSICAL["go-cuckoo"], recorder)
    here = recorder.stage.poses()[recorder.stage.names.index("hand")][:3]
    far = [(0.0, 0.0, 0.0), (3.4e38, 0.0, 0.0), (-3.4e38, 3.4e38, 0.0), (1e15, -3.4e38, 3.4e38)]
    for made, place in enumerate(far):
        read = read_wish(HAND.pack(HAND_KIND, 0, 0, 0, 1, 1000 + made, *place, 0.0, 0.0))
        assert read is not None
        steered.wish(read[3], 1000 + made, 0.001 * made)
        command = steered.command(1.0 + made)
        assert command is not None
        assert math.dist((command.x, command.y, command.z), here) <= LEAD + 1e-6


def test_a_try_that_is_over_leaves_memory_at_once() -> None:
    """Nobody has to look for circles: its world and its track are large."""
    recorder = can_with_a_hand()

    def begun() -> LiveTry:
        live_try = LiveTry(
            PHYSICAL["go-cuckoo"],
            recorder,
            1,
            0,
            pace=1.0,
            idle=60.0,
            show=lambda poses: live_try.call_off(),
            note=lambda note: None,
        )
        return live_try

    gc.disable()
    try:
        over = begun()
        seen = weakref.ref(over)
        over.let_go()
        del over
        assert seen() is None
    finally:
        gc.enable()
