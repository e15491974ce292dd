"""Late in games of Tikal and Tikal II, with most of the board laid: a tap until the last of four phones, beside Lost
Temple in the same run; what is sent for it, and the first drawing of the board. `python -m tests.bench.late` alone."""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from companion.shelf import put_back
from model.games.samples import sample_kit
from model.kernel.hexes import called
from model.kernel.record import Record, write_record
from model.store import Store
from model.table.desk import Desk, write_desk
from model.table.secret import Secret
from model.table.tables import Tables
from tests.bench.measure import report
from tests.bench.phones import one_move, prepared, running, standing
from tests.e2e.driver import PHONE, Screen, browser
from tests.phones import tikal, tikal2
from tests.phones.raw import RawPhone
from tests.phones.strokes import Stroke

PLAYERS = 4
MOVES, BEFORE_END = 30, 60
"""How many are measured, and where they begin."""
QUIET = 0.04
"""Seconds without a word: everything is drawn."""
TIMES = 9
AIM_MS, AIM_KB, AIM_FIRST_MS = 40, 3, 500


class Late(NamedTuple):
    """A game from late on: the hexes of its board, and the hands that play it."""

    name: str
    record: Record
    hexes: list[str]
    strokes: Callable[[Record, int], Iterator[Stroke]]

    @property
    def begun(self) -> int:
        return len(self.record.moves) - BEFORE_END


def _games() -> list[Late]:
    board = [(column, row) for column in range(8) for row in range(5)]
    temple = [(column, row) for column, row in sample_kit("tikal-2")["spaces"]]
    return [
        Late("Tikal", tikal.played_out(PLAYERS, 1), [f"hex-{called(hex_)}" for hex_ in board], tikal.strokes),
        Late("Tikal II", tikal2.played_out(PLAYERS, 1), [f"hex-{called(hex_)}" for hex_ in temple], tikal2.strokes),
    ]


def bench_late() -> None:
    games = _games()
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        laid, others = [(game, _laid(data, game)) for game in games], prepared(data, PLAYERS)
        with running(data) as (_, port, _), Store.open(None, data) as store:
            asyncio.run(_measured(store, port, laid, others))
        again = _laid(data, games[0])
        with running(data) as (_, port, _):
            _drawn(f"http://127.0.0.1:{port}/s/{again[1]}")


def _laid(data: Path, game: Late) -> list[str]:
    """The table's id and the seats' links."""
    record = game.record
    with Store.open(None, data) as store:
        (table,) = put_back(store, write_record(replace(record, moves=record.moves[: game.begun]))).stored
        store.set_desk(table, write_desk(Desk(host_seat=0, started=True)))
        tables = Tables(store, Secret.kept_in(data), Random(1))
        tables.table(table)
        return [table, *(tables.link(table, str(seat)) for seat in range(len(record.players)))]


async def _measured(store: Store, port: int, laid: list[tuple[Late, list[str]]], other: list[str]) -> None:
    for game, (table, *links) in laid:
        await _game(store, port, game, table, links)
    beside, rng = await _seated(port, other[1:]), Random(7)
    before = sum(phone.bytes for phone in beside)
    took = [await one_move(beside, store, other[0], rng) for _ in range(MOVES)]
    _told("Lost Temple", took, (sum(phone.bytes for phone in beside) - before) / PLAYERS / len(took))
    for phone in beside:
        await phone.leave()


async def _game(store: Store, port: int, game: Late, table: str, links: list[str]) -> None:
    late = f"{game.name} late"
    first = [await _first(port, link, game.hexes) for link in links for _ in range(TIMES // len(links) + 1)]
    ms, kb = (statistics.median(figures) for figures in zip(*first, strict=True))
    report(f"{late}: the board is at a phone that comes, p50", f"{ms:.0f} ms", f"aim {AIM_FIRST_MS} ms; {kb:.0f} kB")
    phones = await _seated(port, links)
    before = sum(phone.bytes for phone in phones)
    left = islice(game.strokes(game.record, game.begun), MOVES)
    struck = [await _struck(phones, store, table, stroke) for stroke in left]
    took, watched, acted = zip(*struck, strict=True)
    sent = (statistics.mean(watched) * (PLAYERS - 1) + statistics.mean(acted)) / PLAYERS
    _told(late, list(took), sent)
    report(f"{late}: … to one that only watches", f"{statistics.mean(watched) / 1000:.2f} kB")
    chosen = (sum(phone.bytes for phone in phones) - before) / len(took) - sent * PLAYERS
    report(f"{late}: … while it is chosen, to the one who chooses", f"{chosen / 1000:.2f} kB")
    for phone in phones:
        await phone.leave()


def _told(game: str, took: list[float], sent: float) -> None:
    ordered = sorted(took)
    p50, p99 = statistics.median(ordered), ordered[int(len(ordered) * 0.99) - 1]
    report(f"{game}: a tap until the last of {PLAYERS} phones, p50", f"{p50:.1f} ms", f"aim {AIM_MS} ms")
    report(f"{game}: the same, p99", f"{p99:.1f} ms", f"{len(ordered)} moves")
    report(f"{game}: to a phone for a move", f"{sent / 1000:.2f} kB", f"aim {AIM_KB} kB")


async def _first(port: int, link: str, hexes: list[str]) -> tuple[float, float]:
    """Milliseconds and kB from a phone's first word to the last hex of the board."""
    began = time.perf_counter()
    phone = await RawPhone(port, f"/s/{link}").join()
    await phone.until(lambda: all(one in phone.parts for one in hexes))
    found = (time.perf_counter() - began) * 1000, phone.bytes / 1000
    await phone.leave()
    return found


async def _seated(port: int, links: list[str]) -> list[RawPhone]:
    phones = [await RawPhone(port, f"/s/{link}").join() for link in links]
    for phone in phones:
        await phone.until(lambda phone=phone: "latest" in phone.parts)
    return phones


async def _struck(phones: list[RawPhone], store: Store, table: str, stroke: Stroke) -> tuple[float, float, float]:
    """Milliseconds from the last tap of a move until all that came of it was on every phone, and the bytes of it to one
    of those that only watch and to the one who moves."""
    watching = [phone for phone in phones if phone is not phones[stroke.seat]]
    before, phone = standing(store, table), phones[stroke.seat]
    for name in stroke.taps:
        await phone.until(lambda name=name: name in phone.parts)
        await _quiet(phones)
        had, own = sum(one.bytes for one in watching), phone.bytes
        heard, sent = phone.patches, await phone.tap(name)
        await phone.until(lambda heard=heard: phone.patches > heard)  # what was tapped is drawn
    while standing(store, table).version < before.version + len(stroke.moves):
        await asyncio.sleep(0.005)
    for one in phones:
        await one.until(lambda one=one: max(one.said.values()) > sent)
    await _quiet(phones)
    bytes_ = (sum(one.bytes for one in watching) - had) / len(watching)
    return (max(max(one.said.values()) for one in phones) - sent) * 1000, bytes_, phone.bytes - own


async def _quiet(phones: list[RawPhone]) -> None:
    heard = -1
    while heard != (heard := sum(phone.patches for phone in phones)):
        await asyncio.sleep(QUIET)


def _drawn(url: str) -> None:
    """In a real browser: from a tap on its tab until the board's hexes can be found on the page."""
    with browser() as chromium:
        context = chromium.new_context(viewport=PHONE, is_mobile=True, has_touch=True)
        screen, took = Screen(context.new_page()).open(url), []
        for _ in range(TIMES):
            screen.tap("tab-log")
            screen.find("board").wait_for(state="detached")
            screen.find("log").wait_for(state="attached")
            took.append(screen.page.evaluate(_UNTIL))
        context.close()
    ms = statistics.median(took)
    report("Tikal late: the first drawing of the board, p50", f"{ms:.0f} ms", f"aim {AIM_FIRST_MS} ms; Chromium")


_UNTIL = """() => new Promise((done) => {
  const began = performance.now();
  document.querySelector('[flt-semantics-identifier="tab-seat"]').click();
  const look = () => {
    const there = document.querySelectorAll('[flt-semantics-identifier^="hex-"]').length;
    if (there >= 40) done(performance.now() - began); else requestAnimationFrame(look);
  };
  look();
})"""


if __name__ == "__main__":
    bench_late()
