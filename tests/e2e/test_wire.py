"""Every byte that the real host sends to every screen in a round: nobody is sent a character that only others know.

Names of characters stand in public places too: in the log, in what is called next. Those are known beforehand; a name
in any other place is a leak. So is a chance token that only the Seer may see.
"""

from __future__ import annotations

import contextlib
import re
import time
from collections.abc import Iterator

import pytest

from model.games.lost_temple.parts import CHARACTERS
from model.language import texts
from model.store import Store
from model.table.desk import Desk
from model.table.guest import CODE, HOST
from model.table.snapshot import Snapshot
from model.table.stored import taken_up
from screens.shared.look import Look
from screens.table.logs import said
from tests.e2e.evening import choose_two, next_tap, pick
from tests.e2e.hosting import Host
from tests.e2e.raw import RawPhone
from tests.e2e.wire import words_in
from tests.model.table.house import House
from tests.patience import PATIENCE

WORDS = {texts("en").say(f"word-{name}").lower(): name for name in CHARACTERS}
NAME = re.compile(rf"\b({'|'.join([*CHARACTERS, *WORDS])})\b", re.IGNORECASE)
TOKEN = re.compile(r"lost-temple/token-(?!hidden)")


class Reader:
    """A phone and what its player may know by now: it only ever grows."""

    def __init__(self, phone: RawPhone, tokens: bool) -> None:
        self.phone, self.knows, self.told = phone, set[str](), set[str]()
        self.tokens = tokens  # whether it may see kinds of tokens: real ones are no secret of ours
        self._read = 0

    def check(self, public: set[str], lines: set[str]) -> None:
        """Everything that has come since; `lines` are the log's, as everybody reads them."""
        for frame in self.phone.frames[self._read :]:
            for text in words_in(frame):
                names = {WORDS.get(found.lower(), found.lower()) for found in NAME.findall(text)}
                assert text in lines or names <= self.knows | public, (text, self.knows, public)
                assert self.tokens or not TOKEN.search(text), text
                self.told |= names
            self._read += 1


@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), pytest.param(5, {}, marks=pytest.mark.evening), (8, {"tokens": "app"})]
)
def test_nobody_is_sent_what_only_others_know(players: int, options: dict[str, str]) -> None:
    with Host() as host, Store.open(data=host.data) as store, _screens(host, players, options) as (table, readers):
        for tab, inside in (("log", "log"), ("table", "track"), ("host", "host-now"), ("seat", "status")):
            readers[0].phone.tap(f"tab-{tab}")  # the host, on seat 0, looks round
            readers[0].phone.there(inside)
        now = _truth(store, table, 0, readers[0].phone)
        while now.view(None).round == 1:
            seat = now.waiting_for[0]
            _may_choose(readers[seat], now)
            _check(readers, now)  # a hand whose cover was not opened is not even on the phone
            readers[seat].knows |= set(now.view(seat).hand or ())
            _tap(readers[seat].phone, now, seat)
            now = _truth(store, table, now.version, readers[seat].phone)
        assert all(len(reader.told) > 2 for reader in readers[:-1])  # we can read what we look for


def _check(readers: list[Reader], now: Snapshot) -> None:
    said_to_all = said(Look("en"), now, 999)
    lines = {one.words for one in said_to_all}
    lines |= {f"{one.number}. {one.words}" for one in now.entries(texts("en"), 999)}  # a host chooses from these
    newest = said_to_all[-1].words
    for reader in readers:
        phone = reader.phone
        phone.until(lambda phone=phone: newest in phone.texts(), newest)
        reader.check(_public(now), lines)


def _public(now: Snapshot) -> set[str]:
    view = now.view(None)
    known = {*view.up, view.cursed, view.robbed}
    if now.phase != "draft":
        called = -1 if view.called is None else CHARACTERS.index(view.called)
        known |= set(CHARACTERS[: called + 2])
    return {name for name in known if name}


def _may_choose(reader: Reader, now: Snapshot) -> None:
    """Shaman and Thief choose from all names, the Seer looks at tokens."""
    called = now.view(None).called if now.phase == "turn" else ""
    if called in ("shaman", "thief"):
        reader.knows |= set(CHARACTERS)
    reader.tokens = reader.tokens or called == "seer"


def _tap(phone: RawPhone, now: Snapshot, seat: int) -> None:
    phone.can_act_at(now.version)
    if now.phase == "draft":
        hand = now.view(seat).hand
        card = "seer" if "seer" in hand else hand[-1]
        pick(phone, lambda _: card)
        return
    phone.until(lambda: next_tap(phone.shows()), "something to tap")
    name = next_tap(phone.shows())
    if name.startswith("space-"):
        choose_two(phone, phone.shows())
        phone.until(lambda: not next_tap(phone.shows()).startswith("space-"), "two spaces are chosen")
        name = next_tap(phone.shows())
    phone.tap(name)
    if name.startswith("target-") and now.view(None).called == "thief":
        phone.tap("steps-2")


def _truth(store: Store, table: str, after: int, phone: RawPhone) -> Snapshot:
    """The game as it is stored, once something has been added and people can go on."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        now = Snapshot(taken_up(store, table)[0], Desk())
        if now.version > after and now.waiting_for:
            return now
        time.sleep(0.02)
    raise AssertionError(f"nothing was stored after {after}: {phone.shows()} {phone.texts()}")


@contextlib.contextmanager
def _screens(host: Host, players: int, options: dict[str, str]) -> Iterator[tuple[str, list[Reader]]]:
    """All seats, the host's link on seat 0, and a table view."""
    house = House(host.data)
    live = house.drafting(players, host_seat=0, **options)
    links = [f"/h/{house.tables.link(live.id, HOST)}"]
    links += [f"/s/{house.tables.link(live.id, str(seat))}" for seat in range(1, players)]
    links.append(f"/watch/{house.tables.link(live.id, CODE)}")
    house.close()
    with contextlib.ExitStack() as phones:
        real = options.get("tokens") != "app"
        yield live.id, [Reader(phones.enter_context(RawPhone(host.port, link)), real) for link in links]
