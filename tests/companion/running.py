"""The real command in a process of its own, as people run it."""

import os
import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE

CLEAN = {"LC_ALL": "C.UTF-8", "LANG": "C.UTF-8"}
LEASHED = "from tests.leash import hold; hold(); from companion.__main__ import run; run()"
"""The command as it is, but it ends with the test; its standard input is a pipe."""


def companion(
    *args: object, stdin: bytes = b"", cwd: Path | None = None, **env: str
) -> subprocess.CompletedProcess[bytes]:
    keep = {k: v for k, v in os.environ.items() if not k.startswith("COMPANION_")}
    command = [sys.executable, "-m", "companion", *map(str, args)]
    return subprocess.run(
        command,
        input=stdin,
        capture_output=True,
        cwd=cwd,
        env={**keep, **CLEAN, **env},
        timeout=PATIENCE,
        check=False,
    )


def lines(data: bytes) -> list[str]:
    return data.decode().splitlines()
