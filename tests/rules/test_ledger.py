"""Every rule that the rules enforce has a test, and every mark names a rule."""

from __future__ import annotations

from tests.ledger import proofs, rules

IDS = {"GULO": 112, "PHAR": 110, "CUCK": 79, "ERUK": 76, "GULP": 110}
SCENARIOS = {"GULO": 21, "PHAR": 22, "CUCK": 19, "ERUK": 19, "GULP": 28}


def test_the_ledgers_are_complete() -> None:
    known = rules()
    wanted = {f"{prefix}-{n:02}" for prefix, count in IDS.items() for n in range(1, count + 1)}
    assert set(known) == wanted
    for prefix, count in SCENARIOS.items():
        assert sum(rule.scenario for rule in known.values() if rule.id.startswith(prefix)) == count


def test_every_rule_of_the_rules_and_every_scenario_has_a_test() -> None:
    proved = proofs()
    assert [rule.id for rule in rules().values() if rule.wants_a_test and rule.id not in proved] == []


def test_every_mark_names_a_rule() -> None:
    known = rules()
    assert [rule_id for rule_id in proofs() if rule_id not in known] == []
