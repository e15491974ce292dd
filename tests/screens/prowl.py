"""A curious neighbour: whatever a device offers is tapped, as chance has it, at two tables that differ only in what the
device may not know. Whatever it is sent must be the same, tap by tap."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from model.kernel.record import Record
from model.store import Store
from model.table.guest import HOST
from model.table.stored import play_record
from tests.screens.wire import APP, Drawn, Heard, Listening, Part, listened

COVERS = (
    *("own-", "correct-hidden", "find-", "deliver-", "rescue-key", "tally", "hand", "seen-tokens"),
    *("passing-take", "act-", "print-whose"),
)
"""How the names begin of what opens a cover, or hands the device to a player."""
LOUD = ("end-turn", "call", "held-by-", "host-now", "undo", "print-sheet-seat-cards", "open-home", "open-settings")
"""What shows a secret to all by the rules, goes back to when a key was seen to be taken, makes up a key, leads away."""


class _AnyMore(Drawn):
    """After what the record says the app draws as chance has it: the same in every run."""

    def sample(self, population: Any, k: int, **how: Any) -> list[Any]:
        return self._or(lambda: super(_AnyMore, self).sample(population, k), lambda: Random.sample(self, population, k))

    def choice(self, seq: Any) -> Any:
        return self._or(lambda: super(_AnyMore, self).choice(seq), lambda: Random.choice(self, seq))

    def choices(self, population: Any, *how: Any, **more: Any) -> list[Any]:
        chance = lambda: Random.choices(self, population, *how, **more)  # noqa: E731
        return self._or(lambda: super(_AnyMore, self).choices(population), chance)

    def _or(self, told: Callable[[], Any], chance: Callable[[], Any]) -> Any:
        try:
            return told()
        except StopIteration:
            return chance()


def prowled(folder: Path, record: Record, part: Part, taps: int, *, shut: bool) -> tuple[Heard, list[str]]:
    """What a device is sent that comes after the record's last move, and what was tapped on it; with all its covers
    `shut`, or with those opened that it has."""
    tapped: list[str] = []
    return listened(folder, lambda store: _Prowl(store, folder, record, part, taps, shut, tapped)), tapped


class _Prowl(Listening):
    sample = True

    def __init__(
        self, store: Store, folder: Path, record: Record, part: Part, taps: int, shut: bool, tapped: list[str]
    ) -> None:
        play, refused = play_record(record)
        assert refused is None
        self.game, self.taps, self.tapped = record.game, taps, tapped
        self.avoided = (*LOUD, *(COVERS if shut else ("passing-take", "act-", "print-whose")))
        super().__init__(store, folder, play.setup, record.moves, part)
        self.live._rng = _AnyMore(record.moves)

    async def play(self, crowd: bool) -> None:
        for raw in self.moves:
            if raw["do"] not in APP:
                self._submit(raw)
        await self.arrive()
        self.hear()
        rng = Random(self.taps)
        for _ in range(self.taps):
            await self._tap(rng)
            self.hear()

    def _submit(self, raw: dict[str, Any]) -> None:
        seat, version = raw["seat"], self.live.shown.snapshot.version
        move = {name: value for name, value in raw.items() if name not in ("seat", "by")}
        self.live.submit(self.guest(HOST if seat is None else str(seat)), seat, move, version, f"{version}")

    async def _tap(self, rng: Random) -> None:
        """Mostly what was not tapped yet."""
        here = self.route(self.part.holder)
        if not self.device.route.startswith((here, "/print/t/")):
            await self.device.open(here)
        names = [one for one in dict.fromkeys(self.device.identifiers()) if not one.startswith(self.avoided)]
        rng.shuffle(names)
        if rng.random() < 0.7:
            names.sort(key=self.tapped.__contains__)
        for name in names:
            try:
                self.device.touch(name)
            except LookupError:  # only to be looked at
                continue
            self.tapped.append(name)
            await self.device.settle()
            return
