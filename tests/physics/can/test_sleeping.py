"""Who wakes and who sleeps: the quick watch over all at once beside a plain one, piece by piece."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

from teeter.physics.can import parts
from teeter.physics.can.geometry import dots
from teeter.physics.can.modes import AWAKE, FINGER, FROZEN, HELD
from teeter.physics.can.predicates import REST_SPEED, REST_SPIN, still
from teeter.physics.can.sleeping import (
    FAR,
    HARDER,
    LAX,
    LAXEST,
    NEAR,
    PRESS,
    QUIET,
    TOUCH,
    Ints,
    Sleepers,
    touching,
)
from teeter.physics.can.world import World
from tests.physics.can.scenes import EGG, bundle, mad, watch


class PlainSleepers(Sleepers):
    """The same in words of one piece each, as slow as it is."""

    def mark(self, pieces: Ints) -> None:
        for piece in map(int, pieces):
            self._born[:, piece] = self._seen[:, piece] = self._ends(piece)
            self._since[piece] = self._world.data.time

    def forget(self, checkpoint: object = None) -> None:
        touch = touching(self._world)
        self.touched = {(a, b) for a in range(parts.PIECES) for b in range(parts.PIECES) if touch[a, b]}
        if self._world.mode[parts.KIKI] == FROZEN:
            self.touched |= {(parts.KIKI, piece) for piece in range(parts.PIECES)}
        self.mark(np.arange(parts.PIECES))
        self._load[:] = PRESS
        self._hand_time = float(self._world.data.time)

    def _ends(self, piece: int) -> np.ndarray:
        return self._world.ends(np.array([piece])).ravel()

    def after(self, owners: Ints) -> None:
        world, now = self._world, float(self._world.data.time)
        contacts = [(int(a), int(b)) for a, b in owners]
        self.touched |= set(contacts)
        if world.held >= 0 or any(FINGER in pair for pair in contacts):
            self._hand_time = now
        wake = self._pressed_by(contacts)
        lax = min(max(1.0, (now - self._hand_time) / LAX), LAXEST)
        live = [int(piece) for piece in world.live]
        far = {p for p in live if np.abs(self._ends(p) - self._born[:, p]).max() > FAR * lax}
        wake |= {a for a, b in self.touched if b in far} | {b for a, b in self.touched if a in far}
        self.touched = {pair for pair in self.touched if not far & set(pair)} | set(contacts)
        for piece in far:
            self._born[:, piece] = self._ends(piece)
        quiet = [piece for piece in live if self._is_quiet(piece, lax) and piece not in wake]
        world.set_mode(quiet, FROZEN)
        world.set_mode([piece for piece in wake if piece >= 0 and world.mode[piece] == FROZEN], AWAKE)

    def _pressed_by(self, contacts: list[tuple[int, int]]) -> set[int]:
        world, wake = self._world, set()
        load = self._load.copy()
        for row, pair in enumerate(contacts):
            force = world.data.efc_force[world.data.contact.efc_address[row]]
            for piece, by in (pair, pair[::-1]):
                if piece >= 0 and world.mode[piece] == FROZEN:
                    if force > self._load[piece]:
                        load[piece] = max(load[piece], HARDER * force)
                        wake.add(piece)
                    if by in (FINGER, world.held) and force > TOUCH:
                        wake.add(piece)
        self._load = load
        return wake

    def _is_quiet(self, piece: int, lax: float) -> bool:
        now = float(self._world.data.time)
        if np.abs(self._ends(piece) - self._seen[:, piece]).max() > NEAR * lax:
            self._seen[:, piece], self._since[piece] = self._ends(piece), now
        return bool(now - self._since[piece] > QUIET and self._world.mode[piece] == AWAKE)


def plain(world: World) -> World:
    world.sleepers = PlainSleepers(world)
    world.sleepers.forget()
    return world


def plainly_still(world: World) -> bool:
    """REST, piece by piece."""
    for piece in map(int, world.live):
        velocity = world.velocities(np.array([piece]))[0]
        slow = np.linalg.norm(velocity[:3]) < REST_SPEED and np.linalg.norm(velocity[3:]) < REST_SPIN
        if world.mode[piece] != HELD and piece not in world.fallen and not slow:
            return False
    return True


@pytest.mark.parametrize(("kind", "piece", "seed"), [("egg", EGG, 3), ("pull", 7, 2)])
def test_the_quick_watch_wakes_and_freezes_whom_the_plain_one_does(
    kind: str, piece: int, seed: int
) -> None:
    """A mad hand in two equal worlds, bit by bit."""
    quick, slow = watch(bundle(), kind, piece), watch(plain(bundle()), kind, piece)
    woken = set()
    for command in islice(mad(np.random.default_rng(seed), quick.hand.place), 170):
        for tried in (quick, slow):
            tried.hand.command(command)
        assert quick.tick() == slow.tick()
        assert quick.world.mode.tolist() == slow.world.mode.tolist()
        assert np.array_equal(quick.world.data.qpos, slow.world.data.qpos)
        assert still(quick.world) == plainly_still(quick.world)
        woken |= set(map(int, quick.world.live))
    assert len(woken) > 10


def test_products_of_vectors_are_to_the_last_bit_what_numpy_sums() -> None:
    rng = np.random.default_rng(1)
    for shape in ((40, 40, 3), (40, 40, 2), (1, 3)):
        these, those = rng.normal(size=(2, *shape))
        assert np.array_equal(dots(these, those), (these * those).sum(-1))
