"""The ledgers of docs/rules and the tests that prove them.

`python -m tests.ledger` prints the table rule -> tests.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
_ROW = re.compile(r"^\| (?P<id>[A-Z]{4}-\d+)\b(?P<rest>.*)\|$")


@dataclass(frozen=True)
class Rule:
    """One row of a ledger."""

    id: str
    by: frozenset[str]  # E the rules, P the physics, U the screen; empty for a scenario
    scenario: bool

    @property
    def wants_a_test(self) -> bool:
        """Enforced by the rules, or a ready-made test."""
        return self.scenario or "E" in self.by


def rules() -> dict[str, Rule]:
    """Every rule and scenario of all ledgers, by id."""
    found: dict[str, Rule] = {}
    for path in sorted((ROOT / "docs" / "rules").glob("*.md")):
        for line in path.read_text().splitlines():
            row = _ROW.match(line)
            if row:
                rule = _rule(row["id"], [cell.strip() for cell in row["rest"].split("|")])
                assert rule.id not in found, f"{rule.id} stands twice in the ledgers"
                found[rule.id] = rule
    return found


def _rule(rule_id: str, cells: list[str]) -> Rule:
    """A rule has the columns id, rule, kind, by; a scenario has id and text."""
    if len(cells) == 2:
        return Rule(rule_id, frozenset(), scenario=True)
    return Rule(rule_id, frozenset(cells[3].split(", ")), scenario=False)


def proofs() -> dict[str, list[str]]:
    """For every rule id that a test is marked with: those tests."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule_id in _marked(node):
                    found[rule_id].append(f"{path.relative_to(ROOT)}::{node.name}")
    return found


def _marked(test: ast.FunctionDef) -> list[str]:
    ids = []
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            ids += [ast.literal_eval(argument) for argument in mark.args]
    return ids


def main() -> None:
    """Print every rule with the tests that prove it."""
    proved = proofs()
    for rule in rules().values():
        kind = "scenario" if rule.scenario else ",".join(sorted(rule.by))
        tests = proved.get(rule.id, [])
        sys.stdout.write(f"{rule.id} ({kind})\n" + "".join(f"    {test}\n" for test in tests))


if __name__ == "__main__":
    main()
