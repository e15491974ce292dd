"""Tables, their logs and links, and copies on disk: `Store.open()`."""

from model.store.errors import Stale, StoreError
from model.store.store import Store
from model.store.values import (
    Copy,
    Entry,
    Link,
    NewEntry,
    NewTable,
    SeatHolder,
    Stored,
    StoredNote,
    StoredTable,
    Summary,
    Visitor,
)

__all__ = [
    "Copy",
    "Entry",
    "Link",
    "NewEntry",
    "NewTable",
    "SeatHolder",
    "Stale",
    "Store",
    "StoreError",
    "Stored",
    "StoredNote",
    "StoredTable",
    "Summary",
    "Visitor",
]
