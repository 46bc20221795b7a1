"""What lies beside the package in a checkout: benches and tools, of no use without the repository."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

import teeter
from teeter.commands.common import Refused


def need(folder: str) -> None:
    """See to it that a folder beside the package can be imported. Raises Refused."""
    here = str(Path(teeter.__file__).parents[1])
    if find_spec(folder) is None and here not in sys.path:
        sys.path.append(here)
    if find_spec(folder) is None:
        raise Refused(
            f"this needs the folder {folder}/ of the repository, which no wheel has: clone it."
        )
