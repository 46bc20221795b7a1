"""Somebody's own function, as `module:function` names it."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any


def own(name: str, what: str, error: type[ValueError]) -> Callable[..., Any]:
    """The function with this name, to serve as what is said (a bot). Raises the error."""
    module_name, _, function = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # a command does not look into the folder it is started in
    try:
        module = importlib.import_module(module_name)
    except Exception as fault:  # whatever is wrong with a file that is not ours
        raise error(f"The module of the {what} {name[:60]!r} cannot be loaded: {fault}.") from fault
    found: Callable[..., Any] | None = getattr(module, function, None)
    if found is None or not callable(found):
        raise error(f"The module {module_name!r} has no function {function!r}.")
    return found
