"""What the tests do in other processes: open, race for versions, write until killed."""

import json
import os
import sys
from itertools import count

from model.store import Stale, Store


def open_it(url: str, name: str) -> None:
    with Store.open(url) as store:
        print(store.create("tikal", "{}", [(name, "red")]))


def race(url: str, name: str, table_id: str, rounds: str) -> None:
    """Tries for every version in turn, whoever had it, and tells which were won."""
    won, lost = [], []
    with Store.open(url) as store:
        for seen in range(int(rounds)):
            try:
                won.append(store.append(table_id, seen, json.dumps(name), f"{name}-{seen}").version)
            except Stale as stale:
                lost.append([stale.expected, stale.actual])
    print(json.dumps({"won": won, "lost": lost}))


def write(url: str, name: str, table_id: str) -> None:
    """Acknowledges every entry as soon as the store has it, until someone ends it."""
    with Store.open(url) as store:
        for seen in count(store.table(table_id).version):
            stored = store.append(table_id, seen, json.dumps({"name": name, "seen": seen}), f"{name}-{seen}")
            os.write(1, f"{stored.version} {name}-{seen}\n".encode())


def describe(url: str, name: str, copy_id: str) -> None:
    """Enters step after step of a copy, now and then finishes it, and acknowledges each, until someone ends it."""
    with Store.open(url) as store:
        for step in count(json.loads(store.copy(copy_id).body)["step"] + 1):
            store.enter_copy(copy_id, json.dumps({"step": step, "by": name}))
            os.write(1, f"{step} {name}\n".encode())
            if step % 5 == 0:
                store.finish_copy(copy_id)


def main(words: list[str]) -> None:
    work, *args = words
    print("ready", flush=True)
    sys.stdin.readline()
    {"open": open_it, "race": race, "write": write, "describe": describe}[work](*args)
