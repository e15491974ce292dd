"""What has really happened at a table, read from the host's own file: tests count this, not their taps."""

from __future__ import annotations

from model.language import texts
from model.store import Store
from model.table.desk import Desk
from model.table.secret import Secret
from model.table.snapshot import Snapshot
from model.table.stored import taken_up
from model.table.tables import Tables
from tests.e2e.hosting import Host


class Truth:
    """Of the table with this code."""

    def __init__(self, host: Host, code: str) -> None:
        self._data = host.data
        with Store.open(data=host.data) as store:
            guest = Tables(store, Secret.kept_in(host.data)).enter_code(code)
        assert guest is not None
        self._table = guest.table

    def now(self) -> Snapshot:
        with Store.open(data=self._data) as store:
            return Snapshot(taken_up(store, self._table)[0], Desk())

    def dos(self) -> list[str]:
        """The log's moves by name."""
        return [line.do for line in self.now().log(None)]

    def newest(self) -> str:
        """The last line of the log, as everybody reads it."""
        return self.now().told(texts("en"), None, 1)[-1].words

    def spaces(self) -> list[int]:
        """Where the meeples stand."""
        return [seat.space for seat in self.now().view(None).seats]
