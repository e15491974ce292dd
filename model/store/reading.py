"""A SQLite file that can be read but not written: on a full disk, in a folder of somebody else's.

SQLite needs to write beside a file to read it (the index of what was written ahead). So the file is copied with what
was written ahead, and the copy is read: opening it as immutable would leave out the moves that are only there yet.
"""

import os
import shutil
import tempfile
from pathlib import Path

from sqlalchemy import URL

from model.store.engine import MEMORY
from model.store.errors import StoreError

UNWRITABLE = frozenset({"store-full", "store-disk", "store-not-writable"})
ELSEWHERE = (None, "/dev/shm")
"""Folders for the copy: where temporary files lie, or in memory, if that is on the same full disk."""
ROOM = 1_000_000
TRIES = 5


class Copy:
    """The copy of a file, in a folder that goes with it."""

    def __init__(self, folder: Path, file: Path) -> None:
        self._folder = folder
        self.url = URL.create("sqlite", database=str(folder / file.name))

    @classmethod
    def of(cls, url: URL) -> "Copy | None":
        """None where there is nothing to copy, or no room for it anywhere."""
        file = _file(url)
        if file is None:
            return None
        for where in ELSEWHERE:
            try:
                folder = Path(tempfile.mkdtemp(prefix="companion-reading-", dir=where))
            except OSError:
                continue
            try:
                _copied(file, folder)
            except OSError:
                shutil.rmtree(folder, ignore_errors=True)
                continue
            return cls(folder, file)
        return None

    def remove(self) -> None:
        shutil.rmtree(self._folder, ignore_errors=True)


def reason(error: StoreError, url: URL) -> StoreError:
    """Why nothing can be stored: SQLite often knows only that the disk failed."""
    file = _file(url)
    code = error.code
    if file is not None and shutil.disk_usage(file.parent).free < ROOM:
        code = "store-full"
    elif file is not None and not all(os.access(one, os.W_OK) for one in (file, file.parent)):
        code = "store-not-writable"
    return StoreError(code, **error.facts)


def _file(url: URL) -> Path | None:
    if url.get_backend_name() != "sqlite" or url.database in MEMORY or url.query:
        return None
    file = Path(url.database or "")
    return file if os.path.isfile(file) else None  # one with a name too long is none either


def _copied(file: Path, folder: Path) -> None:
    """The file and what was written ahead, both of the same moment."""
    parts = (file, file.with_name(f"{file.name}-wal"))
    for _ in range(TRIES):
        before = [_stamp(part) for part in parts]
        for part in parts:
            (folder / part.name).unlink(missing_ok=True)
            if part.exists():
                shutil.copyfile(part, folder / part.name)
        if before == [_stamp(part) for part in parts]:
            return


def _stamp(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except FileNotFoundError:
        return None
    return found.st_size, found.st_mtime_ns
