"""What the store is asked where several hosts run on one database: what is new, what was seen, who is there."""

from collections.abc import Collection, Mapping

from model.store import beside, hosts, log
from model.store.base import Base
from model.store.errors import Stale
from model.store.listener import Hear, Listener
from model.store.values import Moment, News, Present, Surroundings


class Company(Base):
    """Others may have changed anything since it was read."""

    def moment(self, table_id: str) -> Moment:
        with self._read() as connection:
            return beside.moment(connection, table_id)

    def moments(self, tables: Collection[str]) -> dict[str, Moment]:
        """Of those that are still there."""
        with self._read() as connection:
            return beside.moments(connection, list(tables))

    def surroundings(self, table_id: str) -> Surroundings:
        """All that lies beside the log."""
        with self._read() as connection:
            return beside.surroundings(connection, table_id)

    def news(self, table_id: str, known: Moment) -> News | None:
        """What has come since; None if nothing has."""
        with self._read() as connection:
            now = beside.moment(connection, table_id)
            if now == known:
                return None
            entries = log.entries(connection, table_id, known.version) if now.version > known.version else []
            around = beside.surroundings(connection, table_id) if now.beside != known.beside else None
            return News(entries, around, again=now.version < known.version)

    # covers

    def look(self, table_id: str, seat: int, depth: int, seen: Moment) -> int:
        """A seat looks behind its cover, so many moves being in force; gives the count of changes after that. `Stale`
        for who has not seen everything: then something else lies there, or the link has ended."""
        with self._write() as connection:
            count = log.hold(connection, table_id, seen.beside)
            version = log.version_of(connection, table_id)
            if version != seen.version:
                raise Stale(seen.version, version)
            return beside.changed(connection, table_id) if beside.look(connection, table_id, seat, depth) else count

    def begin_looks(self, table_id: str, depth: int) -> None:
        """Covers of this table are written down from now on, if they are not yet."""
        with self._beside(table_id, None) as connection:
            beside.begin_looks(connection, table_id, depth)

    # hosts

    def join(self, host: str, fingerprint: str, anew: bool = False) -> None:
        with self._write() as connection:
            hosts.join(connection, host, fingerprint, anew)

    def need_secret(self, fingerprint: str) -> None:
        """`StoreError` if the hosts of this database have another one."""
        with self._read() as connection:
            hosts.need_secret(connection, fingerprint)

    def beat(self, host: str, fingerprint: str) -> bool:
        with self._write() as connection:
            return hosts.beat(connection, host, fingerprint)

    def leave(self, host: str) -> None:
        with self._write() as connection:
            hosts.leave(connection, host)

    def put_present(self, host: str, there: Mapping[str, Present]) -> None:
        with self._write() as connection:
            hosts.put(connection, host, there)

    def present_elsewhere(self, host: str, tables: Collection[str] | None = None) -> dict[str, Present]:
        """Who is connected to these tables, or to any, at other hosts."""
        with self._read() as connection:
            return hosts.elsewhere(connection, host, tables)

    def listener(self, hear: Hear) -> Listener:
        return Listener(self._engine, hear)
