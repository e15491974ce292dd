"""Phones that tap as fast as the host answers, until somebody pulls the plug; they remember all they saw and did."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from tests.e2e.raw import NO_HOST, RawPhone
from tests.patience import PATIENCE

_MOVES = ("take", "call", "reveal", "look", "follow", "paddle", "stay", "pay")
_OF_TIKAL = ("place-do", "bring-do", "move-do", "uncover", "camp", "end-turn")
_OF_TIKAL_II = (
    "keys-do", "paddle-do", "to-camp", "to-backpack", "room-do", "sanctuary-do", "passage", "bonus", "dig-do",
    "stay-do", "back-do",
)  # fmt: skip
_TWICE = ("place-do", "move-do", "tile-")
"""A tile that was not told before it lay there; a leader and members who go together; a way to a tile."""
_NOTE = re.compile(r"\d\d:\d\d ")
"""What happened beside the game begins with the time."""
_KINDS = ("steps-", "gems-", "token-", "tile-", "key-", "keep-", "doors-", "skip-")
_CHOSEN = ("target-", "space-", "card-", "hand", "site-", "room-", "altar-", "find-")


@dataclass(frozen=True)
class Place:
    """Where a phone belongs: it holds the link of a seat."""

    table: str
    seat: int
    route: str


@dataclass
class Witnessed:
    """What one phone can tell after the host has died."""

    place: Place
    session: str = ""
    taps: int = 0
    """Those that may have made an entry."""
    shown: set[str] = field(default_factory=set)
    """Lines of the log that stood on it."""


class Crowd:
    """`with Crowd(port, places, rng)`: everybody taps; at the end nobody does, and `told` has it all."""

    def __init__(self, port: int, places: Sequence[Place], rng: Random) -> None:
        self.told: list[Witnessed] = []
        self.trouble: list[BaseException] = []
        self._lines: dict[str, set[str]] = {}  # by table: what has stood at the top of the log
        self._over = False
        self._news = threading.Condition()
        self._held: list[RawPhone] = []
        self._phones = [
            threading.Thread(target=self._live, args=(port, place, Random(rng.random())), daemon=True)
            for place in places
        ]
        for phone in self._phones:
            phone.start()

    def plays(self, moves: int) -> bool:
        """Until the phones have been shown so many new lines, or a game has ended; whether they were."""
        with self._news:
            return self._news.wait_for(lambda: self._over or self._moves() >= moves, timeout=PATIENCE)

    def sees(self) -> str:
        """What every phone is shown now."""
        told = [f"{phone.route} {len(phone.frames)} frames: {phone.shows()} {phone.texts()}" for phone in self._held]
        return "\n".join([f"{self._lines} {self.trouble}", *told])

    def _moves(self) -> int:
        return sum(len(lines) - 1 for lines in self._lines.values())

    def _look(self, phone: RawPhone, mine: Witnessed) -> None:
        lines = latest(phone)
        mine.shown |= set(lines)
        with self._news:
            self._lines.setdefault(mine.place.table, set()).update(lines[:1])
            self._over |= bool(phone.shows("winner"))
            self._news.notify_all()

    def wait(self) -> None:
        """Until the host has died and every phone has noticed."""
        for phone in self._phones:
            phone.join(timeout=PATIENCE)
            assert not phone.is_alive()
        assert not self.trouble, self.trouble

    def _live(self, port: int, place: Place, rng: Random) -> None:
        mine = Witnessed(place)
        try:
            with RawPhone(port, place.route) as phone:
                self._held.append(phone)
                try:
                    while not phone.gone:
                        tap(phone, mine, rng)
                        self._look(phone, mine)
                except ConnectionError:
                    pass
                finally:
                    mine.session = phone.session
                    mine.shown |= set(latest(phone))
                    self.told.append(mine)
        except NO_HOST:
            pass
        except BaseException as error:
            self.trouble.append(error)


def tap(phone: RawPhone, mine: Witnessed, rng: Random) -> None:
    """One tap of what is there; as soon as the host says something, or after a while, we look again."""
    before = len(phone.frames)
    name = choice(phone.shows(), rng)
    if name:
        mine.taps += (_enters(name) or name.startswith("target-") or name == "undo") + name.startswith(_TWICE)
        phone.tapped(name)
    end = time.monotonic() + 0.5
    phone.until(lambda: len(phone.frames) > before or time.monotonic() > end, "a word")


def _enters(name: str) -> bool:
    return name in (*_MOVES, *_OF_TIKAL, *_OF_TIKAL_II) or name.startswith(_KINDS)


def choice(ids: Sequence[str], rng: Random) -> str:
    """Anything that can be done here; now and then the own last move is taken back. On a board much is only chosen."""
    found, hexes = [name for name in ids if _enters(name)], [name for name in ids if name.startswith("hex-")]
    if hexes and rng.random() < 0.6:
        return rng.choice(hexes)
    if found and rng.random() < 0.95:
        return rng.choice(found)
    if found or rng.random() < 0.05:
        return "undo" if "undo" in ids else ""
    for kind in _CHOSEN:
        names = [name for name in ids if name.startswith(kind) and name not in ("hand-open", "hand-close")]
        if names:
            return rng.choice(names)
    return ""


def latest(phone: RawPhone) -> list[str]:
    """The lines of the log that stand on it now, the newest first."""
    part = phone.find("latest")
    return [text for text in phone.texts(part) if not _NOTE.match(text)] if part else []
