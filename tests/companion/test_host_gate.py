"""Only who asked for this machine, from a page of this machine, is let in."""

import asyncio
import socket

import httpx
import pytest
import websockets

from companion.host.address import lan_addresses
from model.language import texts
from tests.e2e.hosting import Host
from tests.phones.protocol import read, register

MACHINE = socket.gethostname().lower()
OWN = ["127.0.0.1", "localhost", "LOCALHOST.", "[::1]", MACHINE, f"{MACHINE.partition('.')[0]}.local"]
FOREIGN = ["evil.example", "localhost.evil.example", "evil.example.", "203.0.113.9", "[2001:db8::1]"]
NO_NAMES = ["", "a b", "x@y", "a/b", "[", "localhost, evil.example"]
ALLOWED = "games.example"


@pytest.fixture(scope="module")
def host():
    with Host(more=["--allow-host", ALLOWED]) as running:
        yield running


def answer(host: Host, name: str, path: str = "/new/lost-temple", **headers: str) -> httpx.Response:
    return httpx.get(f"{host.url}{path}", headers={"Host": f"{name}:{host.port}" if name else "", **headers})


def opens(host: Host, name: str, origin: str | None) -> bool:
    """Whether a session is opened; the first answer to a registration has its page in it."""

    async def knock() -> bool:
        address = f"ws://{name}:{host.port}/ws"
        try:
            async with websockets.connect(
                address, host="127.0.0.1", port=host.port, origin=origin, max_queue=None
            ) as phone:
                await phone.send(register("/new/lost-temple"))
                return "session_id" in read(await phone.recv())[1]
        except websockets.InvalidStatus as refused:
            return refused.response.status_code != 403

    return asyncio.run(knock())


@pytest.mark.parametrize("name", [*OWN, ALLOWED, *lan_addresses()])
def test_own_names_are_answered(host: Host, name: str) -> None:
    assert answer(host, name).status_code == 200
    assert opens(host, name, f"http://{name}:{host.port}")
    assert opens(host, name, None), "no browser, no page it came from"


@pytest.mark.parametrize("name", FOREIGN)
def test_a_foreign_name_is_not(host: Host, name: str) -> None:
    for path in ("/new/lost-temple", "/", "/healthz", "/print/sheet.pdf?game=tikal&sheet=setup"):
        refused = answer(host, name, path)
        assert refused.status_code in (400, 421), path
        assert "<html" not in refused.text
    assert not opens(host, name, f"http://{name}:{host.port}")
    assert not opens(host, name, None)


@pytest.mark.parametrize("name", NO_NAMES)
def test_what_is_no_name_is_not(host: Host, name: str) -> None:
    assert answer(host, name).status_code in (400, 421)


@pytest.mark.parametrize("origin", ["http://evil.example", "http://127.0.0.1:1", "http://localhost", "null", "x", ""])
def test_a_foreign_page_is_not(host: Host, origin: str) -> None:
    assert not opens(host, "127.0.0.1", origin)
    assert answer(host, "127.0.0.1", Origin=origin).status_code == 403


def test_behind_another_server_that_is_allowed(host: Host) -> None:
    """It may pass on its own address instead of the name it was asked for."""
    assert opens(host, "127.0.0.1", f"https://{ALLOWED}")
    assert opens(host, ALLOWED, f"https://{ALLOWED}")


def test_the_answer_says_what_to_do(host: Host) -> None:
    refused = answer(host, "spiele.example", **{"Accept-Language": "de-AT,de;q=0.9,en;q=0.5"})
    assert refused.text == texts("de").say("home-wrong-name", name="spiele.example")
    assert "--allow-host" in refused.text


def test_a_stranger_is_one_line_in_the_log() -> None:
    with Host() as quiet:
        for _ in range(5):
            answer(quiet, "evil.example")
        assert quiet.end() == 0
        assert len(quiet.complaints) == 1
        assert "evil.example" in quiet.complaints[0]
        assert "--allow-host" in quiet.complaints[0]


@pytest.mark.parametrize("path", ["/docs", "/redoc", "/openapi.json", "/docs/oauth2-redirect"])
def test_how_it_is_built_is_nobodys_business(host: Host, path: str) -> None:
    assert httpx.get(f"{host.url}{path}").status_code == 404
