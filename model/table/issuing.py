"""The links of all tables: made from the secret, known by their hashes, issued anew where they do not hold."""

import hmac
import secrets

from model.store import Stale, Store
from model.table.copies import Copies
from model.table.desk import Desk, write_desk
from model.table.device import Device
from model.table.errors import reading
from model.table.guest import CODE, HOST, Guest
from model.table.notes import Note, write_note
from model.table.secret import Secret

OWNER = "owner"
MOST_SENT_AWAY = 50
"""Devices sent away after which an earlier link is not looked for any more."""
MANY = 2**30


def first_number() -> int:
    """Of the first links of a table, by chance: a game that is put back has none of those it had before, and no link
    that was replaced leads to it again."""
    return secrets.randbelow(MANY) + 1


class Issuing(Copies):
    """For many threads; everything here may wait for the disk."""

    def __init__(self, store: Store, secret: Secret) -> None:
        super().__init__(store)
        self._secret = secret

    def _linked(self, token: str, device: str = "") -> Guest | None:
        link = self._store.link(self._secret.hash(token))
        return (
            None
            if link is None or link.holder == CODE
            else Guest(link.table_id, link.holder, link.issue, device=device)
        )

    def was_sent_away(self, token: str, device: Device) -> bool:
        """Whether this device once held the seat of this link and was sent away."""
        with reading():
            visited = self._store.visited(self._key(device))
        for one in visited:
            if one.away and any(token == self._secret.token(one.table_id, one.holder, n) for n in _issues(one.issue)):
                return True
        return False

    def _carried(self, token: str, device: str) -> Guest | None:
        """A device that kept its place when another was sent away comes with the link it had before."""
        for one in self._store.visited(device):
            links = [self._secret.token(one.table_id, one.holder, issue) for issue in _issues(one.issue)]
            if any(hmac.compare_digest(token.encode(errors="replace"), link.encode()) for link in links):
                return Guest(one.table_id, one.holder, one.issue, device=device)
        return None

    def _key(self, device: Device) -> str:
        return self._secret.hash(f"device {device.key}")

    # the owner of the machine

    def owner_link(self) -> str:
        return self._secret.token("", OWNER, 1)

    def is_owner(self, token: str) -> bool:
        return self._secret.hash(token) == self._secret.hash(self.owner_link())

    def _made(self, table_id: str, holder: str, issue: int) -> str:
        if holder == CODE:
            return self._secret.code(table_id, issue)
        return self._secret.token(table_id, holder, issue)

    def _renew(self, table_id: str) -> dict[str, int]:
        """Links for everybody who has none, or whose link was made with a secret that is lost; which issue of each
        holds."""
        while True:
            try:
                return self._renewed(table_id)
            except Stale:  # another host was quicker
                continue

    def _renewed(self, table_id: str) -> dict[str, int]:
        seen = self._store.moment(table_id).beside
        known = {link.holder: link for link in self._store.links(table_id)}
        seats = range(len(self._store.table(table_id).seats))
        first = first_number()
        issues = {}
        stale = []
        for holder in (HOST, CODE, *map(str, seats)):
            link = known.get(holder)
            sound = link is not None and link.hash == self._secret.hash(self._made(table_id, holder, link.issue))
            issues[holder] = link.issue + (not sound) if link else first
            if not sound:
                stale.append((holder, issues[holder]))
        if stale:
            if self._store.shared:  # with another secret than the other hosts' we would end everybody's links
                self._store.need_secret(self._secret.fingerprint())
            self._put(table_id, stale, seen)
        return issues

    def _put(
        self,
        table_id: str,
        issues: list[tuple[str, int]],
        seen: int,
        note: Note | None = None,
        desk: Desk | None = None,
    ) -> None:
        written = None if note is None else write_note(note), None if desk is None else write_desk(desk)
        self._store.put_links(table_id, self._rows(table_id, issues), *written, seen)

    def _rows(self, table_id: str, issues: list[tuple[str, int]]) -> list[tuple[str, int, str]]:
        return [(holder, issue, self._secret.hash(self._made(table_id, holder, issue))) for holder, issue in issues]


def _issues(newest: int) -> range:
    """The issues of a link that somebody may still have, up to the newest that was theirs."""
    return range(max(1, newest - MOST_SENT_AWAY), newest + 1)
