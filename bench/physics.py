"""How fast the physical worlds are, told."""

from __future__ import annotations

from collections.abc import Callable

from bench.physics_worlds import OVERHEAD_GOAL, PHYSICAL, Pace, SetUp, paces, set_ups
from teeter.physics.engine import PHYSICS

RUNS = 4 * len(PHYSICAL) + 1  # three situations and the set-up of each; the can is stirred too


def bench_physics(each: Callable[[], None] = lambda: None) -> tuple[list[Pace], list[SetUp]]:
    """Every world in every situation, and what players wait for."""
    return list(paces(each)), list(set_ups(each))


def to_json(found: list[Pace], waits: list[SetUp]) -> dict[str, object]:
    """The figures for programs."""
    return {
        "physics": PHYSICS,
        "overhead_goal": OVERHEAD_GOAL,
        "worlds": [
            {
                "world": pace.world,
                "situation": pace.situation,
                "us_per_step": round(pace.us_per_step, 1),
                "real_time_factor": round(pace.real_time, 2),
                "goal": pace.goal,
                "overhead": None if pace.overhead is None else round(pace.overhead, 3),
                "reached": pace.reached,
            }
            for pace in found
        ],
        "set_ups": [
            {
                "world": wait.world,
                "mean_seconds": round(wait.mean, 3),
                "worst_seconds": round(wait.worst, 3),
                "goal": wait.goal,
                "reached": wait.reached,
            }
            for wait in waits
        ],
    }


def table(found: list[Pace], waits: list[SetUp]) -> list[str]:
    """The figures for people."""
    lines = [f"{PHYSICS}, one core; overhead is our loop by bare mj_step (goal {OVERHEAD_GOAL:g})"]
    for pace in found:
        goal = f" (goal {pace.goal:g})" if pace.goal else ""
        over = "" if pace.overhead is None else f"  overhead {pace.overhead:.2f}"
        lines.append(
            f"{pace.world:10} {pace.situation:33} {pace.us_per_step:7.0f} us/step"
            f"  real time x{pace.real_time:,.1f}{goal}{over}{_met(pace.reached)}"
        )
    for wait in waits:
        lines.append(
            f"{wait.world:10} set-up: mean {wait.mean:.2f} s of CPU, worst {wait.worst:.2f} s"
            f" (goal {wait.goal:g}){_met(wait.reached)}"
        )
    return lines


def _met(reached: bool) -> str:
    return "" if reached else "  NOT reached"
