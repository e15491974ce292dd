"""One host for what is stored in one place: a second one would show some phones one table and the others another.

The system holds a lock for the first one as long as it lives, however it ends; beside it lies where it can be found.
"""

import contextlib
import hashlib
import os
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path

import msgspec
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from model.store.place import FILE, data_folder
from model.store.private import private_folder

PATIENCE = 30.0
"""Seconds for a host that is starting to be there."""
KNOCK = 2.0
EVERY = 0.1


class Whereabouts(msgspec.Struct):
    """Of a running host; `owner` is the way in of who owns the machine, so the file is theirs alone."""

    process: int
    addresses: list[str] = []
    owner: str = ""


def place_of(database: str, data: Path | None) -> Path | None:
    """Where a host of this database is written down. A file of SQLite has one host, whichever folder it was named by;
    another database may have many, one for each data folder. None where nobody else can come."""
    folder = data_folder(data)
    if not database:
        return folder / f"{FILE}.host"
    try:
        url = make_url(database)
    except (ArgumentError, ValueError):
        return None  # who opens it says so
    if url.get_backend_name() != "sqlite":
        return folder / f"host-{hashlib.sha256(database.encode()).hexdigest()[:12]}"
    if url.database in (None, "", ":memory:"):
        return None
    file = Path(str(url.database)).absolute()
    return file.with_name(f"{file.name}.host")


class Alone:
    """`take()` before the store is opened, `tell()` when phones can join."""

    def __init__(self, place: Path | None) -> None:
        self._lock = place and place.with_name(f"{place.name}.lock")
        self._note = place and place.with_name(f"{place.name}.json")
        self._held: int | None = None

    def take(self) -> bool:
        """Whether there is no other. Where no lock can be had, such as a folder nobody may write in, there is none."""
        if self._lock is None or self._note is None:
            return True
        self._held = _opened(self._lock)
        if self._held is None:
            return True
        if not _locked(self._held):
            os.close(self._held)
            self._held = None
            return False
        self._note_down(Whereabouts(os.getpid()))
        return True

    def tell(self, addresses: Sequence[str], owner: str) -> None:
        self._note_down(Whereabouts(os.getpid(), list(addresses), owner))

    def other(self, patience: float = PATIENCE) -> Whereabouts | None:
        """The one that runs, once it answers; without addresses if it does not. None if it has gone and this one is
        alone now."""
        end = time.monotonic() + patience
        while True:
            found = self._found()
            if found.addresses and _answers(found.addresses[-1]):
                return found
            if self.take():
                return None
            if time.monotonic() > end:
                return Whereabouts(found.process)
            time.sleep(EVERY)

    def close(self) -> None:
        if self._held is not None:
            if self._note:
                with contextlib.suppress(OSError):
                    self._note.unlink(missing_ok=True)
            os.close(self._held)
            self._held = None

    def _note_down(self, whereabouts: Whereabouts) -> None:
        if self._note is None or self._held is None:
            return
        draft = self._note.with_name(f"{self._note.name}.{os.getpid()}")
        try:
            with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
                out.write(msgspec.json.encode(whereabouts))
            _replace(draft, self._note)
        except OSError:  # a full disk: better no word than that of one that was killed, whose port others may have now
            for file in (draft, self._note):
                with contextlib.suppress(OSError):
                    file.unlink(missing_ok=True)

    def _found(self) -> Whereabouts:
        try:
            return msgspec.json.decode(self._note.read_bytes() if self._note else b"", type=Whereabouts)
        except (OSError, msgspec.DecodeError):  # not there yet
            return Whereabouts(0)


def _replace(draft: Path, note: Path) -> None:
    """Windows replaces no file that somebody is just reading."""
    for _ in range(20):
        try:
            return os.replace(draft, note)
        except PermissionError:
            time.sleep(EVERY / 4)
    draft.unlink()
    return None


def _opened(file: Path) -> int | None:
    with contextlib.suppress(OSError):
        private_folder(file.parent)
    for flags in (os.O_RDWR | os.O_CREAT, os.O_RDONLY):
        with contextlib.suppress(OSError):
            return os.open(file, flags, 0o600)
    return None


def _locked(held: int) -> bool:
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(held, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        except OSError:  # a file system without locks
            return True
        return True
    import fcntl

    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # a file system without locks
        return True
    return True


def _answers(address: str) -> bool:
    """Asked without a proxy: it is this machine."""
    ask = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with ask.open(f"{address}/healthz", timeout=KNOCK) as answer:
            return bool(answer.read(2) == b"ok")
    except (OSError, ValueError):
        return False
