"""Starting and ending the host as a person does."""

import socket
from pathlib import Path

import httpx
import pytest

from companion.host.port import listen
from companion.house import House
from companion.serve import serve
from model.language import texts
from model.store import Store
from tests.e2e.hosting import Host
from tests.patience import PATIENCE


def test_it_says_where_it_is_and_ends_quietly() -> None:
    with Host(cold=True) as host:
        assert httpx.get(f"{host.url}/healthz", timeout=PATIENCE).text.startswith("ok\n")
        assert host.end() == 0, host.complaints
        assert host.complaints == []
        assert texts("en").say("home-stop") in host.said.all()


def test_it_ends_quietly_with_a_phone_connected() -> None:
    with Host() as host, socket.create_connection(("127.0.0.1", host.port)) as phone:
        phone.sendall(
            b"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        assert b"101 Switching Protocols" in phone.recv(4096)
        assert host.end() == 0, host.complaints
        assert host.complaints == []


def test_a_port_in_use_gives_way_to_the_next() -> None:
    with Host() as first, Host(port=first.port) as second:
        assert second.port != first.port
        assert httpx.get(f"{second.url}/healthz", timeout=PATIENCE).text.startswith("ok\n")
        second.end()
        ports = {"wished": str(first.port), "port": str(second.port)}
        assert second.said.all()[0] == texts("en").say("home-port-taken", **ports)


def test_a_free_port_is_taken_as_wished() -> None:
    with listen("127.0.0.1", 0) as any_port:
        wished = any_port.getsockname()[1]
    with listen("127.0.0.1", wished) as taken:
        assert taken.getsockname()[1] == wished


@pytest.mark.parametrize(("host", "port"), [("192.0.2.123", 8550), ("127.0.0.1", 70000), ("127.0.0.1", -1)])
def test_what_cannot_be_is_said(tmp_path: Path, host: str, port: int) -> None:
    with Store.open(None, tmp_path) as store, pytest.raises(SystemExit, match=str(port)):
        serve(host, port, house=House(store, tmp_path), words=texts("en"))
