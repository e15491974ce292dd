"""Runs the host on this machine: `serve()` until Ctrl-C."""

import asyncio
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType

import uvicorn
from fastapi import FastAPI

from companion import copy_routes, print_routes
from companion.asking import machine_languages
from companion.front import ALONE, DRAIN, Front
from companion.host import build
from companion.host.address import lan_addresses
from companion.host.leaving import Leaving
from companion.host.light import lighten
from companion.host.names import Names
from companion.host.patience import Patient
from companion.host.phones import Phones
from companion.host.port import listen
from companion.house import House
from companion.metrics import add_routes as add_metrics
from companion.metrics import measured
from companion.press import Press
from companion.secrecy import shared_secret
from companion.stored_games import opened
from model.language import Texts, best_language, texts
from model.store import StoreError
from model.table.qr import in_a_terminal, qr_matrix
from model.table.tables import Tables
from screens.app import app_main

Ready = Callable[[Sequence[str]], object]
PING = 8.0
PONG = 20.0
"""Seconds until a phone that does not answer is gone: a busy machine alone must not send everybody away at once."""
LARGEST_MESSAGE = 256 * 1024
"""Bytes a phone may send at once; a tap is a hundred."""
NOW_AND_THEN = 60.0
"""Seconds between two looks for tables that nobody uses."""
_ANY = ("0.0.0.0", "::")


def serve(
    host: str = "0.0.0.0",
    port: int = 8550,
    ready: Ready | None = None,
    *,
    house: House,
    words: Texts | None = None,
    front: Front = ALONE,
) -> None:
    """Serve until Ctrl-C; `ready` is told the addresses once phones can join.

    A port in use gives way to the next, unless a proxy is to find us there. `words` are for the terminal, by default in
    the machine's language.
    """
    words = words or texts(best_language(machine_languages()))
    try:
        taken = listen(host, port, just=bool(front.forwarded))
    except OSError as error:
        sys.exit(words.say("home-port-refused", host=host, port=str(port), why=error.strerror))
    got = taken.getsockname()[1]
    addresses = front.addresses(urls(host, got))
    house.listens_at(addresses)
    press, phones, health = Press(), Phones(), house.health()
    metrics = measured(house, phones)
    house.counts_pages_by(lambda address: print_routes.pages(house, press, address))

    def routes(api: FastAPI) -> None:
        print_routes.add_routes(api, house, press)
        copy_routes.add_routes(api, house)
        add_metrics(api, metrics, front.readers)

    config = uvicorn.Config(
        build(
            app_main(house),
            routes=routes,
            names=Names(front.names, "" if host in _ANY else host),
            health=health,
            phones=phones,
        ),
        http=Patient,
        workers=1,  # what a table is stays in one process; other hosts hear of it through the database
        ws_per_message_deflate=False,  # on a LAN it costs more than it saves
        proxy_headers=bool(front.forwarded),
        forwarded_allow_ips=list(front.forwarded),
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=2,
        ws_ping_interval=PING,  # a phone that went to sleep is seen to be away
        ws_ping_timeout=PONG,
        ws_max_size=LARGEST_MESSAGE,
    )

    def announce() -> None:
        lighten()
        if port and got != port:
            print(words.say("home-port-taken", wished=str(port), port=str(got)))
        print(invitation(words, addresses, house.tables.owner_link()), flush=True)
        if ready:
            ready(addresses)

    leaving = Leaving(health, phones, front.drain if house.together else 0.0)
    server = _Server(config, announce, house.tables, leaving)

    def give_up(error: StoreError) -> None:
        print(words.say(error.code, **error.facts), file=sys.stderr, flush=True)
        server.should_exit = True

    if house.together is not None:
        house.together.given_up = give_up
    try:
        with taken:
            run(server, taken)
    finally:
        press.close()


class _Server(uvicorn.Server):
    """uvicorn that says when it is listening, looks after the tables, and takes leave of phones before it ends."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None], tables: Tables, leaving: Leaving) -> None:
        super().__init__(config)
        self._announce, self._tables, self._leaving = announce, tables, leaving

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)
        if self.started:
            self._announce()
            self._caring = asyncio.create_task(self._care())

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """SIGTERM is a farewell, asked for again an end; Ctrl-C is an end."""
        if sig != signal.SIGTERM or not self.started:
            super().handle_exit(sig, frame)
        elif self._leaving.begun:
            self.should_exit = True
        else:
            self._loop.call_soon_threadsafe(self._leave)

    def _leave(self) -> None:
        self._parting = asyncio.create_task(self._leaving.from_all(self._end))

    def _end(self) -> None:
        self.should_exit = True

    async def _care(self) -> None:
        """Now and then tables that nobody uses leave memory."""
        while True:
            await asyncio.sleep(NOW_AND_THEN)
            await asyncio.to_thread(self._tables.let_go)


def run(server: uvicorn.Server, taken: socket.socket) -> None:
    try:
        server.run(sockets=[taken])
    except KeyboardInterrupt:  # the ordinary way to end it
        print()


def urls(host: str, port: int) -> list[str]:
    """The addresses to open: those for phones first, this machine's own last.

    >>> urls("127.0.0.1", 8550)
    ['http://127.0.0.1:8550']
    """
    hosts = [*lan_addresses(), "localhost"] if host in _ANY else [f"[{host}]" if ":" in host else host]
    return [f"http://{h}:{port}" for h in hosts]


def invitation(words: Texts, addresses: Sequence[str], owner: str) -> str:
    """What the terminal says: where to go, and how to end it."""
    lines = [words.say("home-open"), *(f"  {address}" for address in addresses)]
    lines += [words.say("home-scan"), in_a_terminal(qr_matrix(addresses[0]))]
    lines += [words.say("home-owner"), f"  {owner_address(addresses, owner)}", words.say("home-stop")]
    return "\n".join(lines)


def owner_address(addresses: Sequence[str], owner: str) -> str:
    """The owner's own way in: the machine's last address is itself."""
    return f"{addresses[-1]}/o/{owner}"


def main(arguments: Sequence[str]) -> None:
    """For tests: `python -m companion.serve --host 127.0.0.1 --port 0 --data DIR`."""
    given = dict(zip(arguments[::2], arguments[1::2], strict=True))
    data, words = Path(given["--data"]), texts("en")
    secret = Path(given["--secret"]) if "--secret" in given else None
    several = {name: given[option].split() for name, option in _SEVERAL.items() if option in given}
    front = Front(public=given.get("--public", ""), drain=float(given.get("--drain", DRAIN)), **several)
    with opened(data, given.get("--database", ""), words, to_write=True) as store:
        house = House(store, data, shared_secret(secret, words))
        with house.open():
            serve(given.get("--host", "0.0.0.0"), int(given.get("--port", "8550")), house=house, front=front)


_SEVERAL = {"allowed": "--allow-host", "forwarded": "--forwarded", "readers": "--metrics"}


if __name__ == "__main__":
    main(sys.argv[1:])
