"""The host as screens see it: its tables, its door, its addresses."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from companion.host.health import Health
from model.store import Store
from model.store.place import data_folder
from model.table.doorkeeper import Doorkeeper
from model.table.secret import Secret
from model.table.tables import Tables
from model.table.together import Together

CountPages = Callable[[str], Awaitable[int]]


class House:
    """One process, one of these."""

    def __init__(self, store: Store, data: Path | None = None, secret: Secret | None = None) -> None:
        """`secret`: the one that this host shares with others; else it has its own, in its data folder."""
        secret = secret or Secret.kept_in(data_folder(data))
        self.tables = Tables(store, secret)
        self.store = store
        self.together = Together(self.tables, store, secret.fingerprint()) if store.shared else None
        """With the other hosts of the same database, where there can be any."""
        self.door = Doorkeeper()
        self._pages: CountPages | None = None
        self._addresses: Sequence[str] = ("http://localhost:8550",)

    @contextmanager
    def open(self, anew: bool = False) -> Iterator[None]:
        """In step with the other hosts meanwhile; `StoreError` if they have another secret. `anew`: all links are made
        with this host's from now on."""
        if self.together is None:
            yield
            return
        self.together.start(anew)
        try:
            yield
        finally:
            self.together.stop()

    def health(self) -> Health:
        """As others ask for it. A file does not go away."""
        return Health(self.store.kind, self.store.ask if self.store.shared else None)

    def sheets(self, game: str) -> Sequence[str]:
        from printables.asking import BOOKLET, sheets_of  # ReportLab takes half a second: not before somebody prints

        found = sheets_of(game)
        return (BOOKLET, *found) if found else ()

    async def pages(self, address: str) -> int:
        """One where nothing is printed: only a host that serves has a press."""
        return await self._pages(address) if self._pages else 1

    def counts_pages_by(self, pages: CountPages) -> None:
        self._pages = pages

    def addresses(self) -> Sequence[str]:
        return self._addresses

    def listens_at(self, addresses: Sequence[str]) -> None:
        self._addresses = tuple(addresses)
