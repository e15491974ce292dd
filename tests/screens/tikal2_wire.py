"""What goes over the wire to one device while a recorded game of Tikal II is played through the real app, and twins of
such a game. The colour of a key that goes to a camp can be seen by its stock in that moment (T2.2.5): so games differ
in camps only before the device comes."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from model.games.tikal2 import GAME
from model.games.tikal2.parts import CARDS
from model.kernel.move import write_entry
from model.kernel.play import Play
from model.kernel.record import Record
from model.kernel.replay import replay
from model.store import Store
from model.table.guest import CODE, HOST
from model.table.stored import play_record
from tests.model.games.tikal2.twin import hidden_slots
from tests.phones.strokes import Stroke
from tests.phones.tikal2 import strokes
from tests.screens.loop import quiet
from tests.screens.recorded import on_map
from tests.screens.tapping import turn_to
from tests.screens.wire import Heard, Listening, Part, listened

TIMES = 3
"""So many secrets of each kind differ, if there are so many."""
Moves = list[dict[str, Any]]


def twin_on_the_wire(record: Record, seat: int | None, since: int, rng: Random) -> Record:
    """A game that differs only in what the seat could never know: what others kept of treasures and cards, at any time,
    and whose camp a key went to before the device came."""
    play, _ = play_record(record)
    before = _moves(play)
    for kind in ("treasure", "card") * TIMES:
        slots = hidden_slots(play, seat)[kind]
        pile = play.state.board.treasures if kind == "treasure" else CARDS
        play = _other(play, [{slot: {"keep": one}} for slot in slots for one in pile], rng)
    for _ in range(TIMES):
        slots = [slot for slot in hidden_slots(play, seat)["camp"] if slot < since]
        play = _other(play, _swaps(_moves(play), slots), rng)
    twin = replace(record, moves=_moves(play))
    differs = [one["do"] for one, other in zip(before, twin.moves, strict=True) if one != other]
    assert len(differs) > TIMES, f"choose another game: of this only {differs} is hidden"
    return twin


def _moves(play: Play[Any]) -> Moves:
    return [write_entry(line.entry) for line in play.lines]


def _swaps(moves: Moves, slots: list[int]) -> list[dict[int, dict[str, Any]]]:
    """Keys that went to two camps, each to the other one."""
    pairs = [(a, b) for a in slots for b in slots if moves[a]["seat"] < moves[b]["seat"]]
    return [{a: {"colour": moves[b]["colour"]}, b: {"colour": moves[a]["colour"]}} for a, b in pairs]


def _other(play: Play[Any], changes: list[dict[int, dict[str, Any]]], rng: Random) -> Play[Any]:
    """A legal game with one of these changes, if there is any."""
    moves = _moves(play)
    for change in rng.sample(changes, min(len(changes), 20)):
        changed = [{**move, **change.get(index, {})} for index, move in enumerate(moves)]
        other, refused = replay(GAME, play.setup, changed) if changed != moves else (play, True)
        if refused is None:
            return other
    return play


def wire(folder: Path, record: Record, part: Part, since: int, *, lies: bool = False) -> Heard:
    """From the arrival of the device after so many moves; if it `lies` there nobody opens a cover on it, and its seat
    acts elsewhere."""
    play, refused = play_record(record)
    assert refused is None
    return listened(folder, lambda store: _Run(store, folder, play, _moves(play), part, record, since, lies))


class _Run(Listening):
    game, sample = "tikal-2", True

    def __init__(
        self,
        store: Store,
        folder: Path,
        play: Play[Any],
        moves: Moves,
        part: Part,
        record: Record,
        since: int,
        lies: bool,
    ) -> None:
        super().__init__(store, folder, play.setup, moves, part)
        self.record, self.since, self.lies = record, since, lies

    async def play(self, crowd: bool) -> None:
        for raw in self.record.moves[: self.since]:
            self._submit(raw)
        await self.arrive()
        self.hear()
        for number, stroke in enumerate(strokes(self.record, self.since)):
            await self._look_around(number)
            before = self.live.shown.snapshot.version
            await self._enter(stroke)
            await quiet()
            assert self.live.shown.snapshot.version == before + len(stroke.moves), (stroke, self.device.texts())
            self.hear()
        for number in range(len(_WAYS)):
            await self._look_around(number)
        self.hear()

    async def _enter(self, stroke: Stroke) -> None:
        if stroke.seat != self.part.seat or self.lies or self.part.holder == CODE:
            for raw in stroke.moves:
                self._submit(raw)
            return
        await turn_to(self.device, "seat")
        for name in stroke.taps:
            await on_map(self.device, name)
            await self.device.tap(name)

    def _submit(self, raw: dict[str, Any]) -> None:
        seat, version = raw["seat"], self.live.shown.snapshot.version
        move = {name: value for name, value in raw.items() if name not in ("seat", "by")}
        self.live.submit(self.guest(HOST if seat is None else str(seat)), seat, move, version, f"{version}:{seat}")

    async def _look_around(self, number: int) -> None:
        """At the same moments in every run."""
        for way in _WAYS[number % len(_WAYS)]:
            for name in way:
                if self.device.shows(name) and not (self.lies and name in COVERS):
                    await self.device.tap(name)


COVERS = ("own-things", "own-now", "correct-hidden")
_WAYS: tuple[tuple[tuple[str, ...], ...], ...] = (
    (("own-things", "own-things-close"),),
    (("tab-log", "tab-table"), ("tab-seat",)),
    (("if-scored", "own-now", "own-now-close", "if-scored"), ("left", "left")),
    (("show-river", "show-temple"),),
    (("tab-host",), ("tab-seat",)),
    (("receipts", "receipts"), ("correct-own", "correct-hidden", "correct-hidden-close", "correct-own")),
    (),
)
