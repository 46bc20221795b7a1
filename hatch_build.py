"""How a wheel or an sdist is made: with the browser client, and a README for a package index."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

BUILT: Final = Path("teeter/web_dist/index.html")
SOURCES: Final = (
    "index.html",
    "package-lock.json",
    "package.json",
    "*.ts",
    "tsconfig.json",
    "src/**/*",
    "licences/*",
)
BUILD: Final = (
    ("ci", "--silent", "--no-audit", "--no-fund"),
    ("exec", "--", "vite", "build", "--logLevel", "warn"),
)
NO_NPM: Final = (
    "The browser client is not built, and building it needs npm: "
    "install Node 20.19 or newer (with npm), then build again."
)
PICTURES: Final = (".gif", ".jpg", ".png", ".svg", ".webp")
RELATIVE: Final = re.compile(r"""(\]\(|\b(?:src|href)=")(?!\w+:|/|\#)([^)"\s]+)""")


class Client(BuildHookInterface):  # type: ignore[type-arg] # of the configuration, which we do not read
    """Builds the browser client where it is missing or older than its sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or is_built(Path(self.root)):  # who develops runs `make web`
            return
        build(Path(self.root) / "web")
        # hatchling has looked for licences before there were those of the client: it looks again
        self.metadata.core._license_files = None


def build(web: Path) -> None:
    """Run npm; what it says stays in sight."""
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit(NO_NPM)
    for words in BUILD:
        if subprocess.run([npm, *words], cwd=web, check=False).returncode:
            raise SystemExit(f"The browser client could not be built: `npm {' '.join(words)}` failed.")


def is_built(root: Path) -> bool:
    """Whether the client is there and fresh; that of an unpacked sdist is, whatever its times say."""
    if not (root / BUILT).is_file():
        return False
    if (root / "PKG-INFO").is_file():
        return True
    found = (path for pattern in SOURCES for path in (root / "web").glob(pattern))
    newest = max(path.stat().st_mtime for path in found if path.is_file())
    return (root / BUILT).stat().st_mtime >= newest


class Readme(MetadataHookInterface):
    """Gives the README with full addresses: a package index has only that one file."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text("utf-8")
        full = with_full_addresses(text, metadata["urls"]["Source"])
        metadata["readme"] = {"content-type": "text/markdown", "text": full}


def with_full_addresses(text: str, repository: str) -> str:
    """Every link and picture that is relative to the repository, as an address of its own."""

    def full(found: re.Match[str]) -> str:
        before, target = found.groups()
        kind = "raw" if target.endswith(PICTURES) else "blob"
        return f"{before}{repository}/{kind}/HEAD/{target}"

    return RELATIVE.sub(full, text)
