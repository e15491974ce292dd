"""What happened at a table beside the game: who opened, showed, renewed or handed over what."""

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from model.store import StoredNote


class Note(Struct, frozen=True, omit_defaults=True):
    """`kind` says what (its words are `note-<kind>`), `seat` whose it was, `by` who did it (None: the host, without a
    seat), `version` how far the game was."""

    kind: str
    version: int = 0
    seat: int | None = None
    by: int | None = None
    device: str = ""
    what: str = ""
    """Of the device: what people call it by."""
    actor: str = ""
    """The device by which it was done: that one need not be told."""
    owner: bool = False
    """Done by the machine's owner, while somebody else hosts."""
    number: int = 0
    at: str = ""


def write_note(note: Note) -> str:
    """
    >>> write_note(Note("reissued", 3, seat=1))
    '{"kind":"reissued","version":3,"seat":1}'
    """
    return msgspec.json.encode(replace(note, number=0, at="")).decode()


def read_note(stored: StoredNote) -> Note:
    return replace(msgspec.json.decode(stored.note, type=Note), number=stored.number, at=stored.at)
