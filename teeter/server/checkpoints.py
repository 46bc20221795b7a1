"""Worlds between two tries: made what the rules say, and in practice brought back to before a try."""

from __future__ import annotations

from teeter.hands.physical_game import PhysicalGame
from teeter.physics.stage import Report, Stage
from teeter.physics.try_recording import TryRecording
from teeter.rules.contract import State
from teeter.server.storage import Store


def set_up(
    physical: PhysicalGame[Stage], stage: Stage | None, begun: str | None, state: State, seed: int
) -> tuple[Stage, list[Report], str]:
    """In a thread: the world as the rules want it, from a saved one if there is one."""
    stage = stage or physical.stage()
    if begun is not None:
        stage.restore(begun)
    reports = stage.follow(state, seed)
    return stage, reports, stage.save()


def restored(physical: PhysicalGame[Stage], saved: str) -> Stage:
    """In a thread: a world as it was saved."""
    stage = physical.stage()
    stage.restore(saved)
    return stage


async def world_before(store: Store, table: str, moves: int) -> str | None:
    """The world before the first try that ended after so many moves; None if none did."""
    taken_back = {n: track for n, track in (await store.tracks(table)).items() if n > moves}
    if not taken_back:
        return None
    await store.drop_tracks(table, moves)
    return TryRecording.from_bytes(taken_back[min(taken_back)]).saved


def left_by(physical: PhysicalGame[Stage], last: Report, left: str) -> str:
    """The world to be kept with the last word of a try, so that no crash can come between.

    None ("") of a bowl after an alarm: it is filled from nothing, as it should be.
    """
    return "" if not last.well and physical.poured else left
