"""How to get what only some need: the packages of an extra."""

from __future__ import annotations


def how_to_get(extra: str) -> str:
    """Whoever has a clone has them all; an index has no Teeter, so a wheel is named by its file."""
    return (
        f"in a clone `make install` brings it; with a wheel: pip install 'dist/teeter-...whl[{extra}]'"
    )
