"""What only research needs is imported here, or missed in one sentence."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec


class MissingExtra(ImportError):
    """A package of the extra `research` is not installed."""


def needs(*packages: str) -> None:
    """See that these packages are there. Raises MissingExtra."""
    missing = [name for name in packages if not _is_there(name)]
    if missing:
        raise MissingExtra(
            f"This needs {' and '.join(missing)}, which is not installed:"
            " pip install 'teeter[research]'."
        )


def _is_there(name: str) -> bool:
    try:
        return find_spec(name) is not None and import_module(name) is not None
    except (ImportError, ValueError):
        return False
