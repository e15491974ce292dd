"""What goes over the wire to one device while a recorded game is played through the real app.

The record's other seats enter their moves as their phones would, by `LiveTable.submit`; the app's shuffles come from
a `Random` that draws what the record says. The device itself is tapped on. Everything that Flet makes up is the same
in every run, so two runs can be compared byte by byte.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

from flet.components.component import Component
from flet.controls.context import _context_page, context
from flet.controls.id_counter import ControlId
from flet.controls.page import ServiceRegistry
from msgspec import to_builtins

from companion.host.guard import _schedule_update as _guarded
from companion.host.order import InOrder
from companion.house import House
from model.games.lost_temple.parts import NUMBER
from model.kernel.game import Setup
from model.kernel.record import SAMPLE
from model.store import Store
from model.table.desk import Desk
from model.table.guest import CODE, HOST, Guest
from model.table.live import LiveTable
from model.table.secret import FILE, Secret
from model.table.tables import Tables
from screens.app import app_main
from tests.model.table.house import dealt
from tests.screens.harness import Device
from tests.screens.loop import quiet, run
from tests.screens.tapping import tap_in, turn_to
from tests.screens.twins import Moves

CLOCKS = ("store.store", "store.create", "table.attending")
APP = ("lay", "deal", "bury", "refill")
"""What the app itself enters."""


class Drawn(Random):
    """Draws what the record says: the app's own shuffles, in their order."""

    def __init__(self, moves: Moves) -> None:
        super().__init__(0)
        self._due = iter([move for move in moves if move["do"] in APP])

    def sample(self, population: Any, k: int, **how: Any) -> list[Any]:
        move = next(self._due)
        if move["do"] == "lay":
            return [kind for _, kind in sorted(move["tokens"].items(), key=lambda laid: int(laid[0]))]
        return [*move["up"], *move["down"]]

    def choice(self, seq: Any) -> Any:
        return next(self._due)["card"]

    def choices(self, population: Any, *how: Any, **more: Any) -> list[Any]:
        return [next(self._due)["token"]]


class Part(NamedTuple):
    """Whose device is listened to: a seat, the host with or without one, an onlooker."""

    seat: int | None
    host: bool = False

    @property
    def holder(self) -> str:
        return HOST if self.host else CODE if self.seat is None else str(self.seat)


Heard = list[list[bytes]]
"""A list for each moment, the first for its arrival."""


def wire(folder: Path, setup: Setup, moves: Moves, part: Part, *, crowd: bool = False, guard: bool = False) -> Heard:
    """What the device is sent in a game of Lost Temple.

    With `crowd` everybody else sits there with a device too, and opens their covers.
    """
    return listened(folder, lambda store: _Run(store, folder, setup, moves, part), crowd, guard=guard)


def wire_from_elsewhere(url: str, folder: Path, setup: Setup, moves: Moves, part: Part) -> Heard:
    """The same where everybody else's moves are made at another host of the database at this address."""
    return listened(folder, lambda store: _Elsewhere(store, folder, setup, moves, part), url=url)


def listened(
    folder: Path,
    begun: Callable[[Store], Listening],
    crowd: bool = False,
    *,
    guard: bool = False,
    url: str | None = None,
) -> Heard:
    """What comes down the wire in a run. The second wall between the sessions stands only with `guard`: the first one
    has to hold alone."""
    heard: Heard = []

    async def listen() -> None:
        with Store.open(url, folder) as store:
            run_ = begun(store)
            run_.heard = heard
            await run_.play(crowd)

    folder.mkdir(parents=True)
    (folder / FILE).write_bytes(b"the same secret key in every run")
    with always_the_same(), patch.object(Component, "_schedule_update", _guarded if guard else _flets_own):
        run(listen)
    return heard


def _flets_own(component: Any) -> None:
    """As Flet has it: what has changed is sent by whoever changed it."""
    if component._state.mounted:
        component._state.is_dirty = True
        context.page.session.schedule_update(component)


@contextmanager
def always_the_same() -> Iterator[None]:
    """Ids of tables, sessions, calls and controls are counted from the start, for each device on its own: in which
    order several devices are drawn is chance. The clock stands still: a minute may end between two runs."""
    numbers: dict[int, itertools.count[int]] = {}

    def number() -> int:
        page = _context_page.get()
        return next(numbers.setdefault(id(page) if page else 0, itertools.count(3)))

    def word(length: int = 10) -> str:
        return f"{number():0{length}d}"

    same = [
        patch("model.store.create.fresh_id", word),
        patch("model.table.issuing.first_number", lambda: 1),
        patch("flet.messaging.session.random_string", word),
        patch("flet.controls.page.random_string", word),
        patch.object(ControlId, "next", number),
        # Flet takes services away when Python has collected them: at a moment that nobody can foretell
        patch.object(ServiceRegistry, "unregister_services", lambda self: None),
        *(patch(f"model.{clock}.now", lambda: "2026-01-01T20:15:00.000Z") for clock in CLOCKS),
    ]
    with ExitStack() as stack:
        for one in same:
            stack.enter_context(one)
        yield


class Listening:
    """A table at which one device is listened to."""

    game: str
    sample = False
    """Whether it is played with the sample, or with the kit of the set-up."""

    def __init__(self, store: Store, folder: Path, setup: Setup, moves: Moves, part: Part) -> None:
        self.house = House(store, folder)
        self.house.tables = self.tables = Tables(store, Secret.kept_in(folder), Drawn(moves))
        self.moves, self.part = moves, part
        self.heard: Heard = []
        people = [(player.name, player.colour) for player in setup.players]
        desk = Desk(host_seat=part.seat if part.host else None)
        kit = SAMPLE if self.sample else to_builtins(setup.kit)
        self.live: LiveTable = self.tables.create(self.game, people, to_builtins(setup.options), kit, desk=desk)
        self.live._listeners = InOrder()  # type: ignore[assignment]  # a set has the order of memory addresses
        self.names = [player.name for player in setup.players]
        self.main = app_main(self.house)
        self.others: dict[int, Device] = {}

    async def play(self, crowd: bool) -> None:
        raise NotImplementedError

    async def arrive(self) -> None:
        self.device = await Device(self.route(self.part.holder), key="mine").start(self.main)

    def route(self, holder: str) -> str:
        way = {HOST: "h", CODE: "watch"}.get(holder, "s")
        return f"/{way}/{self.tables.link(self.live.id, holder)}"

    def guest(self, holder: str) -> Guest:
        guest = self.tables.holder(self.tables.link(self.live.id, holder))
        assert guest is not None
        return guest

    def hear(self) -> None:
        sent = self.device.connection.sent
        self.heard.append(sent[:])
        sent.clear()


def difference(one: Heard, other: Heard) -> str:
    """Where what was sent differs; nothing if it is the same."""
    for moment, (here, there) in enumerate(zip(one, other, strict=True)):
        for mine, twins in zip_longest(here, there, fillvalue=b""):
            if mine != twins:
                same = next((i for i, pair in enumerate(zip(mine, twins, strict=False)) if len(set(pair)) > 1), 0)
                start = max(0, same - 60)
                return f"moment {moment}: {mine[start : start + 200]!r} … {twins[start : start + 200]!r}"
    return ""


class _Run(Listening):
    game = "lost-temple"

    async def play(self, crowd: bool) -> None:
        await self.arrive()
        if crowd:
            for seat in range(len(self.names)):
                if seat != self.part.seat:
                    self.others[seat] = await Device(self.route(str(seat)), key=str(seat)).start(self.main)
        self.hear()
        for index, move in enumerate(self.moves):
            if move["do"] in APP:
                continue
            assert self.live.shown.snapshot.version == index, move
            await self._look_around(index)
            await self._enter(index, dict(move))
            await quiet()
            assert self.live.shown.snapshot.version > index, (move, self.device.texts())
            self.hear()
        await self._coda()
        self.hear()

    async def _coda(self) -> None:
        """The host takes two moves back and they are made again; another's secret changes; the own is corrected."""
        last, hidden = self.moves[-2:], self._somebodys_secret()
        if not self.live.shown.snapshot.over and not any(move["do"] in APP for move in last):
            self._submit(None, {"do": "undo", "to": self.live.shown.snapshot.depth - len(last)})
            for move in last:
                await quiet()
                await self._enter(1, dict(move))
        if hidden:
            seat, index, card = hidden
            dealt(self.live, {f"seats.{seat}.characters.{index}": card})
        await quiet()
        await self._correct_own_things()
        for index in (0, 2, 6, 10):
            await self._look_around(index)

    async def _correct_own_things(self) -> None:
        """Whatever the device is offered of its own, one after the other: nobody else's may show in it. Cards the app
        dealt are not offered."""
        device = self.device
        await turn_to(device, "seat")
        if not device.shows("correct-own"):
            return
        await device.tap("correct-own")
        assert not [one for one in device.identifiers() if "-characters-" in one and one.startswith("set-")]
        for tile in [one for one in device.identifiers() if one.startswith(f"more-seats-{self.part.seat}-")][:3]:
            await device.tap(tile)
            if device.shows("correct"):
                await device.tap("correct")
        await device.tap("correct-own")

    def _somebodys_secret(self) -> tuple[int, int, str] | None:
        """A character of another that was not called, and one that yet another has: (seat, index, card)."""
        state = self.live._play.state
        hidden = [
            (seat, index, name)
            for seat, there in enumerate(state.seats)
            for index, name in enumerate(there.characters)
            if seat != self.part.seat and NUMBER[name] > NUMBER.get(state.called or "", -1)
        ]
        if state.phase not in ("call", "turn") or len({seat for seat, _, _ in hidden}) < 2:
            return None
        return (*hidden[0][:2], hidden[-1][2])

    # the moves

    async def _enter(self, index: int, move: dict[str, Any]) -> None:
        seat = move.pop("seat")
        move.pop("by", None)
        snapshot = self.live.shown.snapshot
        table = seat is None
        if table and move["do"] == "call":
            seat = snapshot.keeper
        mine = seat == self.part.seat if seat is not None else self.part.host
        if mine and self.part.holder != CODE:
            if move["do"] == "call" and index % 3 == 0 and not self.part.host:
                await self._too_late(move)
            else:
                await tap_in(self.device, move, table=seat is None)
        elif seat in self.others:
            await self._peeped(self.others[seat])
            await tap_in(self.others[seat], move)
        else:
            self._submit(None if table else seat, move)

    def _submit(self, seat: int | None, move: dict[str, Any]) -> None:
        guest = self.guest(HOST if seat is None else str(seat))
        version = self.live.shown.snapshot.version
        if seat is not None and move["do"] == "pick":
            self.live.looked(guest, seat)
        self.live.submit(guest, seat, move, version, f"{version}:{seat}")

    async def _too_late(self, move: dict[str, Any]) -> None:
        """The host calls a moment before the caller's own tap arrives: the caller is told what came between."""
        await turn_to(self.device, "seat")
        self.device.touch("call" if "held_by" not in move else "held-by-0")
        self._submit(None, move)
        await self.device.settle()
        await self.device.tap("notice-close")

    # looking around

    async def _look_around(self, index: int) -> None:
        """At the same moments in every run: covers, tabs, the desk, help, taps that are refused."""
        if index % 2:
            return
        device, shown = self.device, set(self.device.identifiers())
        if self.live.undo_target(self.part.seat) is not None:
            shown -= {"undo"}  # it would go through
        for way in _WAYS[index // 2 % len(_WAYS)]:
            if way[0] in shown:
                for identifier in way:
                    if device.shows(identifier):
                        await device.tap(identifier)
        if "tab-host" in shown and index % 6 == 4:
            await self._at_the_desk()

    async def _at_the_desk(self) -> None:
        device, snapshot = self.device, self.live.shown.snapshot
        await device.tap("tab-host")
        waited = snapshot.waiting_for[0] if snapshot.waiting_for else 0
        for one in (f"undo-to-{snapshot.depth - 1}", f"seat-{waited}", f"act-{waited}", "act-back"):
            if device.shows(one):
                await device.tap(one)

    async def _peeped(self, device: Device) -> None:
        """Another one looks at the own characters first."""
        if device.shows("own-characters"):
            await device.tap("own-characters", "own-characters-close")


_WAYS: tuple[tuple[tuple[str, ...], ...], ...] = (
    (("own-characters", "own-characters-close"),),
    (("tab-log", "tab-table"),),
    (("undo", "notice-close"),),
    (("tab-table", "tab-seat"), ("correct-own", "correct-own")),
    (("legend-jungle", "sheet-close"), ("own-characters", "own-characters-close")),
    (("tab-host",),),
    (),
)


class _Elsewhere(_Run):
    """The device is at a host that hears of the others' moves from the database alone."""

    def __init__(self, store: Store, folder: Path, *given: Any) -> None:
        super().__init__(store, folder, *given)
        self._far = Tables(store, Secret.kept_in(folder), self.tables._rng)

    def _submit(self, seat: int | None, move: dict[str, Any]) -> None:
        here, self.live = self.live, self._far.table(self.live.id)
        self.live.refresh()
        super()._submit(seat, move)
        self.live = here
        assert here.refresh()
