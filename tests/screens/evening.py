"""An evening: a host's house, its devices, and Lost Temple played on them by tapping."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

from companion.house import House
from model.kernel.move import Entry, write_entry
from model.kernel.play import Play
from model.kernel.record import SAMPLE
from model.kernel.simulate import random_entry
from model.language import best_language, texts
from model.store import Store
from model.store.fresh import fresh_id
from model.table.desk import Desk
from model.table.guest import CODE, HOST, Guest
from model.table.live import LiveTable
from model.table.secret import Secret
from model.table.tables import Tables
from screens.app import app_main
from tests.model.table.house import dealt
from tests.screens.harness import Device
from tests.screens.loop import quiet, run
from tests.screens.short import SHORT
from tests.screens.tapping import tap_in

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana")
COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "black", "white")
FIRST_LAST = ("child", "scout", "canoe", "craftsman", "elder", "priest", "seer", "thief")
"""Start cards by which seat 0 is last on the track: it has the idol, picks first and calls."""
GAME = "lost-temple"
Raw = dict[str, Any]


def evening(
    folder: Path, scenario: Callable[[Evening], Awaitable[None]], *, threads: bool = False, seed: int = 0
) -> None:
    """Opens the house, lets the scenario happen, closes it. With `threads` it waits for the disk as the real host."""
    data = folder / "data"
    with Store.open(None, data) as store:
        house = House(store, data)
        house.tables = Tables(store, Secret.kept_in(data), Random(seed))

        async def happen() -> None:
            await scenario(Evening(house, store, seed))

        run(happen, threads=threads)


class Evening:
    """`host` is the device that opened the table, `phones` those that joined, by seat."""

    def __init__(self, house: House, store: Store, seed: int = 0) -> None:
        self.house, self.store, self.rng = house, store, Random(seed)
        self.main = app_main(house)
        self.phones: dict[int, Device] = {}
        self._came: list[Device] = []  # also those nobody looks at again: none ends in the middle of the evening
        self.host: Device
        self.live: LiveTable

    # who comes

    async def device(self, route: str = "/", **how: Any) -> Device:
        self._came.append(Device(route, **how))
        return await self._came[-1].start(self.main)

    async def open_table(
        self,
        players: int = 4,
        *,
        me: int | None = 0,
        one: bool = False,
        short: bool = False,
        device: Device | None = None,
        **options: Any,
    ) -> Device:
        """From the home page to the lobby: names, who holds the device, the copy (an invented one unless `short`), the
        switches."""
        kit = self.house.tables.begin_copy(GAME, "Short track", SHORT) if short else "sample"
        self.host = host = device or await self.device()
        words = texts(language(host))
        await host.tap(f"play-{GAME}")
        while host.shows("remove-0"):
            await host.tap("remove-0")
        for seat in range(players):
            if seat > 1:
                await host.tap("add-player")
            await host.type(words.say("new-name", number=seat + 1), NAMES[seat])
        await host.tap("me-none" if me is None else f"me-{me}", "devices-one" if one else "devices-many", f"kit-{kit}")
        for name, value in options.items():
            word = ("off", "on")[value] if isinstance(value, bool) else value
            await host.tap(f"option-{name}-{word}")
        await host.tap("create")
        guest = self.house.tables.holder(host.route.rpartition("/")[2])
        assert guest is not None, host.texts()
        self.live = self.house.tables.table(guest.table)
        return host

    async def at_table(
        self,
        players: int = 4,
        *,
        me: int | None = 0,
        one: bool = False,
        short: bool = True,
        host: dict[str, Any] | None = None,
        kit: dict[str, Any] | None = None,
        copy: str | None = None,
        **options: Any,
    ) -> Device:
        """A table made without the screens that make one, and the host's device at it."""
        people = list(zip(NAMES, COLOURS, strict=True))[:players]
        desk = Desk(host_seat=me, one_device=one)
        played = None if copy else kit or (SHORT if short else SAMPLE)
        self.live = self.house.tables.create(GAME, people, options, played, desk=desk, copy=copy)
        self.host = await self.device(f"/h/{self.link(HOST)}", **(host or {}))
        return self.host

    async def join(self, seat: int, **how: Any) -> Device:
        """Home, the code as the host's screen shows it, a free seat."""
        phone = await self.device(**how)
        await phone.tap("go-join")
        await phone.type(texts(language(phone)).say("join-code"), self.host.texts("join-code")[0])
        await phone.tap("join-go", f"sit-{seat}")
        self.phones[seat] = phone
        return phone

    async def sit(self, *seats: int, **how: Any) -> None:
        """By the seats' own links."""
        for seat in seats:
            self.phones[seat] = await self.device(f"/s/{self.link(seat)}", **how)

    async def watch(self, **how: Any) -> Device:
        return await self.device(f"/watch/{self.link(CODE)}", **how)

    def link(self, holder: int | str) -> str:
        return self.house.tables.link(self.live.id, str(holder))

    def guest(self, holder: int | str) -> Guest:
        guest = self.house.tables.holder(self.link(holder))
        assert guest is not None
        return guest

    # how it stands

    @property
    def play(self) -> Play[Any]:
        return self.live._play

    @property
    def state(self) -> Any:
        return self.play.state

    @property
    def version(self) -> int:
        return self.live.shown.snapshot.version

    @property
    def phase(self) -> str:
        return self.live.shown.snapshot.phase

    @property
    def over(self) -> bool:
        return self.live.shown.snapshot.over

    @property
    def devices(self) -> list[Device]:
        return [self.host, *self.phones.values()]

    def dos(self) -> list[str]:
        """The log's moves by name."""
        return [line.do for line in self.live.shown.snapshot.log(None)]

    def on(self, seat: int) -> Device:
        """The device a seat acts on."""
        desk = self.live.shown.snapshot.desk
        return self.host if desk.one_device or seat not in self.phones else self.phones[seat]

    # moves by tapping

    async def begin(self, *cards: str) -> None:
        """The start cards, by default those that give seat 0 the idol."""
        players = len(self.live.shown.snapshot.players)
        await self.enter({"seat": None, "do": "start", "characters": list(cards or FIRST_LAST[:players])})

    async def enter(self, raw: Raw) -> None:
        """A move of a record, tapped where it belongs: on the seat's device, on the caller's, on the host's."""
        before, seat = self.version, self._who(raw)
        device = self.host if seat is None else self.on(seat)
        await tap_in(device, raw, table=seat is None)
        assert self.version > before, (raw, device.texts())

    async def enter_or_submit(self) -> None:
        """Some move: tapped where there is a device for it, else as an absent phone would."""
        entry = self._some_move()
        seat = self._who(write_entry(entry))
        await (self.enter if seat is None or seat in self.phones else self.submit)(write_entry(entry))

    def _who(self, raw: Raw) -> int | None:
        return self.live.shown.snapshot.keeper if raw["do"] == "call" else raw.get("seat")

    async def step(self) -> Entry:
        """Some legal move of whoever is to act."""
        entry = self._some_move()
        await self.enter(write_entry(entry))
        return entry

    def _some_move(self) -> Entry:
        """Of a few the one that leads furthest: nobody wants to sit here all night."""
        drawn = [random_entry(self.play.game, self.state, self.rng) for _ in range(3)]
        return max(drawn, key=self._leads)

    def _leads(self, entry: Entry) -> int:
        after = self.play.copy()
        after.submit(entry)
        return sum(seat.space for seat in after.state.seats) if after.state.winner is None else 9999

    async def play_on(self, until: Callable[[], bool] = lambda: False, most: int = 600) -> None:
        """To the end, or until something holds."""
        for _ in range(most):
            if self.over or until():
                return
            await self.step()
        raise AssertionError("it takes too long")

    # moves without tapping, for what is not looked at

    async def quickly(self, until: Callable[[], bool], most: int = 600) -> None:
        """As others' phones do it, until something holds: faster than anybody draws."""
        for _ in range(most):
            if until():
                return await quiet()
            assert not self.over
            self._submit(write_entry(self._some_move()))
        raise AssertionError("it takes too long")

    async def submit(self, raw: Raw) -> None:
        self._submit(raw)
        await quiet()

    def _submit(self, raw: Raw) -> None:
        seat = raw.get("seat")
        move = {name: value for name, value in raw.items() if name not in ("seat", "by")}
        guest = self.guest(HOST if seat is None else seat)
        self.live.submit(guest, seat, move, self.version, fresh_id())

    async def drafted(self) -> None:
        """Seat 0 is about to call; everybody has picked."""
        if self.phase == "start":
            await self.submit(
                {"seat": None, "do": "start", "characters": FIRST_LAST[: len(self.live.shown.snapshot.players)]}
            )
        await self.quickly(lambda: self.phase == "call")

    async def dealt(self, cards: Raw) -> None:
        """The cards are these, as a record may tell them: at the table itself nobody could."""
        dealt(self.live, cards)
        await quiet()

    async def turn_of(self, seat: int, character: str, **things: int) -> None:
        """The seat has drawn this character, and it has just been called; `things` are gems, machetes, space."""
        await self.drafted()
        own = {f"seats.{seat}.{name}": value for name, value in things.items()}
        if character not in self.state.seats[seat].characters:
            await self.dealt({f"seats.{seat}.characters.0": character})
        if own:
            await self.submit({"seat": seat, "do": "correct", "set": own})
        await self.quickly(lambda: self.state.called == character and self.phase == "turn")
        if things:  # theft, curse and the gem of the turn may have changed it
            again = {f"seats.{seat}.{name}": value for name, value in things.items()}
            await self.submit({"seat": seat, "do": "correct", "set": again})


def language(device: Device) -> str:
    """What the device speaks now."""
    return best_language([device.stored.get("companion.language"), *device.languages])
