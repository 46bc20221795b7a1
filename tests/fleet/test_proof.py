"""The proof in small: each trouble once under a dozen tables; `make prove-fleet` is the whole."""

from __future__ import annotations

import json
from pathlib import Path

from tests.fleet.proof import SMALL, prove
from tests.fleet.report import TOLD, sentences, to_json
from tests.haproxy import needs_haproxy
from tests.postgres import postgres

pytestmark = needs_haproxy


def test_nothing_told_is_lost_whatever_happens(tmp_path: Path) -> None:
    heard: list[str] = []
    proof = prove(postgres(), SMALL, 3600.0, str(tmp_path / "log"), heard.append)
    assert proof.verdict.wrong == []
    assert proof.done == SMALL.troubles
    assert sorted(heard) == sorted(SMALL.order())
    assert proof.verdict.told > 100
    assert proof.verdict.hand_overs >= 1
    assert len(proof.back) >= SMALL.tables  # the proxy cut everybody off
    told = json.loads(json.dumps(to_json(proof)))
    assert told["back"]["count"] == len(proof.back)
    assert len(sentences(proof)) == 6 + min(TOLD, len(proof.late))
