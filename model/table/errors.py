"""What a table answers when a move does not go in, besides the rules' own `Illegal`."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from model.store import Stale, StoreError


class Behind(Exception):
    """Somebody else moved first: the writer has not seen `since` entries. Nothing was entered."""

    def __init__(self, expected: int, actual: int) -> None:
        super().__init__(expected, actual)
        self.expected = expected
        self.actual = actual


class Stranger(Exception):
    """The link does not lead anywhere, or not any more."""


class NotKept(Exception):
    """The database did not take the entry: nothing has changed. `code` and `facts` say why."""

    def __init__(self, code: str, facts: dict[str, Any]) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


@contextmanager
def keeping() -> Iterator[None]:
    """What the database does not take in here is `NotKept`; `Stale` is for who judges once more."""
    try:
        yield
    except Stale:
        raise
    except StoreError as error:
        raise NotKept(error.code, error.facts) from error


class NotRead(StoreError):
    """What is stored of a table cannot be read: it is damaged, and nobody can sit down at it while the others go on; or
    the database does not answer just now."""

    @property
    def passing(self) -> bool:
        """Whether it may be otherwise in a moment."""
        return self.code in ("store-unreachable", "store-busy")


@contextmanager
def reading() -> Iterator[None]:
    """What cannot be read in here is `NotRead`."""
    try:
        yield
    except NotRead:
        raise
    except (StoreError, NotKept) as error:
        raise NotRead(error.code, **error.facts) from error
