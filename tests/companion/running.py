"""The real command in a process of its own, as people run it."""

import os
import subprocess
import sys
from pathlib import Path

from tests.companion.warm import Command
from tests.patience import PATIENCE

CLEAN = {"LC_ALL": "C.UTF-8", "LANG": "C.UTF-8"}
LEASHED = "from tests.leash import hold; hold(); from companion.__main__ import run; run()"
"""The command as it is, but it ends with the test; its standard input is a pipe."""


def companion(
    *args: object, stdin: bytes = b"", cwd: Path | None = None, **env: str
) -> subprocess.CompletedProcess[bytes]:
    """Born warm: what it imports is there already."""
    return begun(*args, stdin=stdin, cwd=cwd, **env).end()


def begun(*args: object, stdin: bytes = b"", cwd: Path | None = None, **env: str) -> Command:
    return Command([*map(str, args)], stdin, cwd, _environment(env))


def cold(*args: object, stdin: bytes = b"", **env: str) -> subprocess.CompletedProcess[bytes]:
    """From nothing, by an interpreter of its own."""
    command = [sys.executable, "-m", "companion", *map(str, args)]
    return subprocess.run(
        command, input=stdin, capture_output=True, env=_environment(env), timeout=PATIENCE, check=False
    )


def _environment(more: dict[str, str]) -> dict[str, str]:
    keep = {k: v for k, v in os.environ.items() if not k.startswith("COMPANION_")}
    return {**keep, **CLEAN, **more}


def lines(data: bytes) -> list[str]:
    return data.decode().splitlines()
