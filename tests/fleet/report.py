"""The proof in sentences, and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from teeter.server.storage.leases import LEASE
from tests.fleet.proof import WITHIN, Proof
from tests.fleet.verdict import Verdict

TOLD: Final = 5  # of those who came late
NAMES: Final = {
    "kill": "kill -9 of a server",
    "freeze": "server frozen past its lease",
    "cut": "line to the database cut",
    "database": "PostgreSQL crashed and started",
    "proxy": "proxy killed and started",
    "restart": "all servers anew, one after the other",
}


def part(values: Sequence[float], share: float) -> float:
    """The value that this share of all stay below; 0 if there are none."""
    return sorted(values)[int(share * (len(values) - 1))] if values else 0.0


def to_json(proof: Proof) -> dict[str, object]:
    plan, verdict = proof.plan, asdict(proof.verdict)
    return {
        "holds": proof.holds,
        "tables_at_once": plan.tables,
        "with_hands": plan.with_hands,
        "seed": plan.seed,
        "seconds": round(proof.seconds, 1),
        "done": dict(proof.done),
        "back": {
            "count": len(proof.back),
            "p50": round(part(proof.back, 0.5), 2),
            "p99": round(part(proof.back, 0.99), 2),
            "most": round(max(proof.back, default=0.0), 2),
            "late": [str(one) for one in proof.late],
        },
        "refused": dict(proof.refused),
        **verdict,
    }


def _by_game(found: Verdict) -> str:
    return ", ".join(f"{game} {count}" for game, count in sorted(found.finished.items())) or "none"


def sentences(proof: Proof) -> list[str]:
    found = proof.verdict
    done = ", ".join(f"{NAMES[name]} {count}x" for name, count in sorted(proof.done.items()))
    back = proof.back
    return [
        f"{proof.plan.tables} tables at once, {proof.plan.with_hands} with hands at work all the time,"
        f" {proof.seconds / 60:.1f} minutes, seed {proof.plan.seed}: {done}.",
        f"{found.tables} tables, {found.stored} events stored, {found.told} told;"
        f" {found.compared} tellings (one for each pair of eyes) compared with the store word by word,"
        f" and {found.views} last views; {found.hand_overs} changes of owner.",
        f"{found.asked} moves asked for, {found.again} of them again for want of an answer;"
        f" of these {found.had_happened} had happened the first time and were refused the second.",
        f"People came back {len(back)} times: p50 {part(back, 0.5):.1f} s,"
        f" p99 {part(back, 0.99):.1f} s, at most {max(back, default=0.0):.1f} s;"
        f" {len(proof.late)} later than {LEASE + WITHIN:g} s.",
        *(f"Late: {one}." for one in sorted(proof.late, key=lambda one: -one.seconds)[:TOLD]),
        f"{sum(found.finished.values())} finished games replay from their records ({_by_game(found)});"
        f" in {found.physical} of these hands were at work. {found.tries} tries ran again,"
        f" all that are kept of finished games: of {found.words} words of their referee"
        f" {found.untracked} have no track, as a server died before it was stored.",
        *found.wrong,
        "It holds." if proof.holds else "It does NOT hold.",
    ]
