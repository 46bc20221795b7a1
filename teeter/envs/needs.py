"""What only research needs is imported here, or missed in one sentence."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from teeter.lab.extras import how_to_get


class MissingExtra(ImportError):
    """A package of an extra is not installed."""


def needs(*packages: str, extra: str = "research") -> None:
    """See that these packages of an extra are there. Raises MissingExtra."""
    missing = [name for name in packages if not _is_there(name)]
    if missing:
        raise MissingExtra(
            f"This needs {' and '.join(missing)}, which is not installed: {how_to_get(extra)}."
        )


def _is_there(name: str) -> bool:
    try:
        return find_spec(name) is not None and import_module(name) is not None
    except (ImportError, ValueError):
        return False
