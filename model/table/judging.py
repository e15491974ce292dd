"""What is asked of a table is judged by what is stored, not by what this host remembers: others may have changed it."""

from collections.abc import Callable
from threading import RLock
from typing import TypeVar

from msgspec.structs import replace

from model.kernel.illegal import Illegal
from model.store import Moment, Stale, Store, Surroundings
from model.table.desk import read_desk
from model.table.door import Door
from model.table.errors import Behind, NotKept, Stranger
from model.table.memory import Memory
from model.table.notes import read_note
from model.table.shown import Showing, Shown

T = TypeVar("T")
TRIES = 20
"""How often it is judged anew because others were quicker: each time one of them has got on."""


class Judging(Showing):
    """`_writing` is held across the disk: call what changes something outside an event loop."""

    def __init__(self, store: Store, table_id: str, shown: Shown) -> None:
        super().__init__(shown)
        self.id = table_id
        self._store = store
        self._writing = RLock()

    def judged(self, work: Callable[[], T]) -> T:
        """Work that judges by what is shown and stores what it has `seen` of it. Where others were quicker, and before
        it is refused, it judges once more by what is stored now; then everybody is told of what has changed."""
        before = self.shown
        try:
            with self._writing:
                return self._judged(work)
        finally:
            if self.shown is not before:
                self._tell()

    def _judged(self, work: Callable[[], T]) -> T:
        for _ in range(TRIES):
            try:
                return work()
            except Stale:
                self._refresh()
            except (Illegal, Behind, Stranger):
                if not self._refresh():
                    raise
        raise NotKept("store-busy", {"where": self._store.where})

    def refresh(self) -> bool:
        """Takes in what other hosts have stored; whether there was anything."""
        return self.judged(self._refresh)

    def catch_up(self, moment: Moment) -> None:
        """To where the table was seen to be."""
        if not self.shown.moment.reaches(moment):
            self.refresh()

    def _refresh(self) -> bool:
        raise NotImplementedError

    @property
    def _seen(self) -> int:
        return self.shown.beside

    def read_links(self) -> None:
        """All that lies beside the log: which links hold, which seats are taken, who came, what was noted."""
        self.judged(self._read_around)

    def _read_around(self) -> None:
        self._around(self._store.surroundings(self.id))

    def _around(self, found: Surroundings) -> None:
        desk, notes = read_desk(found.desk), tuple(map(read_note, found.notes))
        door = Door.of(found.links, found.visitors)

        def made(shown: Shown) -> Shown:
            snapshot = shown.snapshot.beside(desk, notes)
            after = replace(shown, door=door, snapshot=snapshot, beside=found.beside)
            return after if not self._store.shared else after.remembering(_memory(found, shown.memory))

        self._change(made)


def _memory(found: Surroundings, before: Memory) -> Memory:
    return Memory(before.start if found.seen is None else found.seen, found.looks)
