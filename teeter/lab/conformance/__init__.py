"""The contract of a game as promises that any game can be held to, without a library for tests.

python -m teeter.lab.conformance NAME    holds the game of this name to all of them
"""

from teeter.lab.conformance.cases import Case, cases
from teeter.lab.conformance.promises import PROMISES, Broken, Promise, hold

__all__ = ["PROMISES", "Broken", "Case", "Promise", "cases", "hold"]
