"""Structured logs: one JSON object a line, on standard error."""

from __future__ import annotations

import json
import logging
from typing import Final

_KNOWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """A record as JSON; what was given as `extra` stands beside the message, and what is always so."""

    def __init__(self, **always: object) -> None:
        super().__init__()
        self._always = always

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told |= self._always
        told |= {key: value for key, value in vars(record).items() if key not in _KNOWN}
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def log_to_stderr(level: int = logging.INFO, **always: object) -> None:
    """All logs of this process go to standard error as JSON lines, each with what is always so."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines(**always))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)  # each connection would be a line
