"""Tables, their logs and links, and copies on disk: `Store.open()`."""

from model.store.errors import Stale, StoreError
from model.store.store import Store
from model.store.values import (
    Copy,
    Entry,
    Link,
    Listed,
    Moment,
    NewEntry,
    News,
    NewTable,
    Present,
    SeatHolder,
    Stored,
    StoredNote,
    StoredTable,
    Summary,
    Surroundings,
    Visitor,
)

__all__ = [
    "Copy",
    "Entry",
    "Link",
    "Listed",
    "Moment",
    "NewEntry",
    "NewTable",
    "News",
    "Present",
    "SeatHolder",
    "Stale",
    "Store",
    "StoreError",
    "Stored",
    "StoredNote",
    "StoredTable",
    "Summary",
    "Surroundings",
    "Visitor",
]
