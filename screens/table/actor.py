"""Enters moves for a seat: the only way from a tap to the table. What comes of it is told in words."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from model.kernel.illegal import Illegal
from model.table.errors import Behind, NotKept, Stranger
from model.table.guest import Guest
from model.table.live import LiveTable
from model.table.words import refusal_words
from screens.shared.look import Look
from screens.shared.visit import Visit


@dataclass(frozen=True)
class Notice:
    """What the device is told: a refusal with its rule, news that came between, a failure."""

    kind: str
    words: str
    rule: str = ""
    below: str = ""
    """What the rule says, in smaller letters below the reason."""


class Actor:
    """For one device and one seat; `cover` when the host's device is in that player's hands."""

    def __init__(self, visit: Visit, live: LiveTable, guest: Guest, seat: int | None, cover: bool = False) -> None:
        self.visit, self.live, self.guest = visit, live, guest
        self.seat, self.cover = seat, cover
        self.pending: dict[str, Any] = {}  # what is being entered, while the device looks at another tab
        self.tell: Callable[[Notice | None], Any] = lambda notice: None
        self.turn_to: Callable[[str], Any] = lambda tab: None
        self.look = Look()

    def for_seat(self, seat: int) -> "Actor":
        """The same device, entering for another seat."""
        other = Actor(self.visit, self.live, self.guest, seat, self.cover)
        other.tell, other.turn_to, other.look = self.tell, self.turn_to, self.look
        return other

    async def act(self, version: int, do: str, *, table: bool = False, **args: Any) -> bool:
        """Whether the move went in; `table` enters it for the table itself. `version` is what was seen when tapping."""
        self.visit.acted.add((self.live.id, version))
        target = None if table else self.seat
        move = {"do": do, **args}
        client = f"{self.visit.key}:{version}:{target}:{_digest(move)}"
        return await self._entered(
            lambda: self.live.submit(self.guest, target, move, version, client, cover=self.cover)
        )

    async def begin(self) -> bool:
        """The host starts the game; whether that went in."""
        return await self._entered(lambda: self.live.begin(self.guest))

    async def learn(self, told: dict[str, Any]) -> bool:
        """The host tells what their copy is really like; whether that went in."""
        return await self._entered(lambda: self.live.learn(self.guest, told))

    async def _entered(self, work: Callable[[], object]) -> bool:
        """Done outside the event loop, which waits for no disk; what kept it from being done is told."""
        try:
            await self.live.lane.run(work)
        except Illegal as error:
            self.explain(error.rule, error.facts)
            return False
        except Behind as error:
            self.tell(Notice("behind", self._meanwhile(error.expected)))
            return False
        except NotKept as error:
            self.tell(Notice("failed", self.look.say("table-not-kept", why=self.look.say(error.code, **error.facts))))
            return False
        except Stranger:
            self.tell(Notice("failed", self.look.say("table-link-ended")))
            return False
        self.tell(None)
        return True

    def late(self, version: int) -> None:
        """A tap on what was there at that version and is no more: told, unless this device's own move took it away,
        whomever it was for."""
        if (self.live.id, version) not in self.visit.acted:
            self.tell(Notice("behind", self._meanwhile(version)))

    def explain(self, rule: str, facts: dict[str, Any]) -> None:
        """Why something was refused, or a button that looks shut is shut."""
        snapshot = self.live.shown.snapshot
        why = refusal_words(self.look.words, rule, facts, snapshot.names, snapshot.game.id, snapshot.kit)
        self.tell(Notice("refused", why.reason, rule, why.rule))

    def _meanwhile(self, since: int) -> str:
        """It stands outside the cover: nothing that is one person's alone."""
        snapshot = self.live.shown.snapshot
        return self.look.say("table-meanwhile", what=snapshot.told_since(self.look.words, since))


def _digest(move: dict[str, Any]) -> str:
    return hashlib.sha256(msgspec.json.encode(move, order="deterministic")).hexdigest()[:16]
