"""A process that runs the tables of a data folder under load until somebody kills it; for each line on its standard
input it is born anew. Every try, acknowledgement and glance is told on standard output, a line of JSON each."""

import json
import os
import sys
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

from model.kernel.choice import Choice, drawn, usable
from model.kernel.illegal import Illegal
from model.store import Store
from model.store.fresh import fresh_id
from model.table.errors import Behind
from model.table.guest import HOST, Guest
from model.table.live import LiveTable
from model.table.secret import Secret
from model.table.snapshot import Snapshot
from model.table.tables import Tables
from tests import leash

PHONES = 2
"""Threads that tap at each table."""
Tap = tuple[str, int | None, dict[str, Any]]
"""Whose link, for which seat, what."""


def tell(what: str, **facts: Any) -> None:
    """A short line goes into the pipe whole or not at all, also when the writer is killed."""
    os.write(1, json.dumps({"what": what, **facts}).encode() + b"\n")


def born(folder: Path, seed: int, again: list[dict[str, Any]]) -> None:
    """Opens everything, sends again what got no answer, then taps for ever."""
    tell("born", pid=os.getpid())
    tables = Tables(Store.open(data=folder), Secret.kept_in(folder))
    lives = {one.id: tables.table(one.id) for one in tables.listed()}
    holders = {one: _guests(tables, live) for one, live in lives.items()}
    tell("open", versions={one: live.shown.snapshot.version for one, live in lives.items()})
    for each in again:
        tap(lives[each["table"]], holders[each["table"]], each)
    for one, live in lives.items():
        live.subscribe(lambda live=live: glance(live))  # type: ignore[misc]
        for phone in range(PHONES):
            Thread(target=tapping, args=(live, holders[one], Random(f"{seed} {one} {phone}"))).start()


def _guests(tables: Tables, live: LiveTable) -> dict[str, Guest]:
    found = {}
    for holder in (HOST, *map(str, range(len(live.shown.snapshot.players)))):
        guest = tables.holder(tables.link(live.id, holder))
        assert guest is not None
        found[holder] = guest
    return found


def glance(live: LiveTable) -> None:
    """What a phone at this table is shown in this moment."""
    snapshot = live.shown.snapshot
    last = snapshot.log(None, snapshot.version - 1)[0]
    tell("shown", table=live.id, version=snapshot.version, do=last.do, seat=last.seat)


def tapping(live: LiveTable, guests: dict[str, Guest], rng: Random) -> None:
    while True:
        snapshot = live.shown.snapshot
        by, seat, move = any_tap(live, snapshot, rng)
        facts = {"table": live.id, "by": by, "seat": seat, "move": move, "expected": snapshot.version}
        tap(live, guests, {**facts, "client": fresh_id()})


def tap(live: LiveTable, guests: dict[str, Guest], facts: dict[str, Any]) -> None:
    tell("try", **facts)
    try:
        live.submit(guests[facts["by"]], facts["seat"], facts["move"], facts["expected"], facts["client"])
    except Behind:
        tell("behind", client=facts["client"])
    except Illegal as error:
        tell("refused", client=facts["client"], rule=error.rule)
    except Exception as error:
        tell("trouble", client=facts["client"], error=repr(error))
    else:
        tell("kept", client=facts["client"])


def any_tap(live: LiveTable, snapshot: Snapshot, rng: Random) -> Tap:
    """A legal move of whoever is to act; now and then an undo or a correction; a game that is over begins again."""
    if snapshot.over:
        return HOST, None, {"do": "undo", "to": 0}
    luck = rng.random()
    if luck < 0.02:
        return HOST, None, {"do": "undo", "to": rng.randint(0, snapshot.depth)}
    seat = rng.randrange(len(snapshot.players))
    to = live.undo_target(seat) if luck < 0.1 else None
    if to is not None and live.shown.snapshot is snapshot:
        return str(seat), seat, {"do": "undo", "to": to}
    if not snapshot.waiting_for:
        return HOST, None, drawn(rng.choice(snapshot.table_choices()), rng)
    seat = rng.choice(snapshot.waiting_for)
    choice: Choice = rng.choice(usable(snapshot.choices(seat)))
    return str(seat), None if choice.table else seat, drawn(choice, rng)


def main() -> None:
    """The parent has loaded everything and is never killed, so that a birth takes no time."""
    tell("ready")
    for line in sys.stdin:
        order = json.loads(line)
        child = os.fork()
        if child == 0:
            leash.hold()
            born(Path(order["folder"]), order["seed"], order["again"])
            return
        os.waitpid(child, 0)
        tell("gone")


if __name__ == "__main__":
    main()
