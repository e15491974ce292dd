"""What is stored holds the games' secrets: its folder and its files are their owner's alone.

As far as the system goes along: a file system without rights, or a file that somebody else owns, is left as it is.
"""

import contextlib
import os
import stat
from pathlib import Path

FOLDER, FILE = 0o700, 0o600
OURS = ("companion.sqlite", "secret.key", "host")
"""How the names of our own files begin."""
BESIDE = ("", "-wal", "-shm", "-journal")
"""What SQLite puts behind the name of a database."""


def private_folder(folder: Path) -> None:
    """Made, or closed to others; one that holds other things too was made for more than us, and stays as it is."""
    made = not folder.exists()
    folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    with contextlib.suppress(OSError):
        if made or all(name.startswith(OURS) for name in os.listdir(folder)):
            _close(folder, FOLDER)


def private_database(file: Path) -> None:
    """Made where it is missing: SQLite gives its other files the rights of this one. Those there are closed."""
    with contextlib.suppress(OSError):
        if not os.path.exists(file):
            os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE))
    for end in BESIDE:
        private_file(file.with_name(file.name + end))


def private_file(file: Path) -> None:
    with contextlib.suppress(OSError):
        _close(file, FILE)


def _close(path: Path, rights: int) -> None:
    """Takes rights away, never gives any: what is read-only stays so."""
    now = stat.S_IMODE(path.stat().st_mode)
    if now & ~rights:
        path.chmod(now & rights)
