"""Phones that tap all evening: whoever loses the host knocks at the same address, as a page does, and comes back."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from websockets.exceptions import InvalidHandshake

from tests.e2e.crowd import Place, Witnessed, latest, tap
from tests.e2e.raw import NO_HOST, RawPhone
from tests.patience import PATIENCE
from tests.soak.front import answers

KNOCK = 0.3
APART = 0.3
"""As assets/web/reconnect.js has them: between two knocks, and within which the phones of a table load anew."""
REST = 0.15
"""Seconds between two taps of a phone: ten people, not a flood."""


@dataclass
class Guest:
    """One phone, through all its sessions."""

    place: Place
    stored: dict[str, Any]
    lost_at: float = 0.0
    """When it lost its host; nothing while it is connected."""
    here: bool = False
    taps: int = 0
    shows: Callable[[], list[str]] = list


class Evening:
    """`with Evening(port, places, rng) as evening`: everybody taps until the end."""

    def __init__(self, port: int, places: Sequence[Place], rng: Random) -> None:
        self._port = port
        self.told: list[Witnessed] = []
        self.back: list[float] = []
        """Seconds from losing a host to standing at the same place again."""
        self.came: list[float] = []
        """Seconds that a visit takes here while every host lives: a busy machine is slow at all of it."""
        self.heard: set[str] = set()
        """What phones were told in passing: that something cannot be saved now."""
        self.trouble: list[BaseException] = []
        self.guests = [Guest(place, {}) for place in places]
        self._over = False
        self._threads = [
            threading.Thread(target=self._live, args=(guest, Random(rng.random())), daemon=True)
            for guest in self.guests
        ]

    def __enter__(self) -> Evening:
        for thread in self._threads:
            thread.start()
        self.all_here()
        return self

    def __exit__(self, *reason: object) -> None:
        self._over = True
        for thread in self._threads:
            thread.join(PATIENCE)

    @property
    def taps(self) -> int:
        return sum(guest.taps for guest in self.guests)

    def all_here(self) -> None:
        self.until(lambda: all(guest.here for guest in self.guests), "everybody is at their place")

    def goes_on(self, taps: int) -> None:
        """Until there were so many more."""
        before = self.taps
        self.until(lambda: self.taps >= before + taps, f"{taps} taps")

    def until(self, condition: Any, what: str) -> None:
        end = time.monotonic() + PATIENCE
        while not condition():
            assert not self.trouble, self.trouble
            missing = [(guest.place, guest.shows()) for guest in self.guests if not guest.here]
            assert time.monotonic() < end, f"waited in vain: {what}; {missing}"
            time.sleep(0.05)

    def _live(self, guest: Guest, rng: Random) -> None:
        try:
            while not self._over:
                self._visit(guest, rng)
                guest.here, guest.lost_at = False, guest.lost_at or time.monotonic()
                self._knock(rng)
        except BaseException as error:
            self.trouble.append(error)

    def _knock(self, rng: Random) -> None:
        while not self._over and not answers(self._port):
            time.sleep(KNOCK)
        time.sleep(rng.uniform(0, APART))

    def _visit(self, guest: Guest, rng: Random) -> None:
        began = time.monotonic()
        try:
            with RawPhone(self._port, guest.place.route, guest.stored) as phone:
                mine = Witnessed(guest.place)
                try:
                    guest.shows = phone.shows
                    phone.until(lambda: self._over or phone.find("tab-log"), "the table")
                    self._arrived(guest, began)
                    while not self._over:
                        tap(phone, mine, rng)
                        guest.taps += 1
                        mine.shown |= set(latest(phone))
                        self.heard |= {phone.words("notice")}
                        time.sleep(REST)
                except ConnectionError:
                    pass
                finally:
                    mine.session = phone.session
                    mine.shown |= set(latest(phone))
                    self.told.append(mine)
        except (*NO_HOST, InvalidHandshake, EOFError):  # the proxy answers where no host does
            pass

    def _arrived(self, guest: Guest, began: float) -> None:
        now = time.monotonic()
        if guest.lost_at:
            self.back.append(now - guest.lost_at)
        else:
            self.came.append(now - began)
        guest.here, guest.lost_at = True, 0.0
