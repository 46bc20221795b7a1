"""A person at the command line."""

from __future__ import annotations

import pytest

from teeter.cli import main


class Shell:
    """Runs commands and keeps what came out."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *words: str) -> tuple[int, str, str]:
        try:
            code = main(words)
        except SystemExit as leaving:  # --help and --version
            code = int(leaving.code or 0)
        told = self.capsys.readouterr()
        return code, told.out, told.err
