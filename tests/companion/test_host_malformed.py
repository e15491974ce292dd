"""What is no request and no message is one line in the log, and the host goes on."""

import asyncio
import random
import socket
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import httpx
import msgpack
import pytest
import websockets

from tests.e2e.hosting import Host
from tests.patience import PATIENCE
from tests.phones.protocol import register, written

HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
REQUESTS = {
    "another protocol": b"\x16\x03\x01\x02\x00" * 20,
    "bytes": bytes(range(256)),
    "no end": b"A" * 100_000,
    "no such version": b"GET / HTTP/9.9\r\n\r\n",
    "two hosts": b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n",
    "a chunk of nothing": b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    "a path without end": b"GET /" + b"../" * 3000 + b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    "a path of zeros": b"GET /%00%ff.png HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    "half a handshake": HANDSHAKE.replace(b"Sec-WebSocket-Key", b"X"),
    "a bare frame": HANDSHAKE + b"\x82\x03abc",
    "a frame of a kind that is not": HANDSHAKE + b"\xfb\x83\0\0\0\0abc",
    "a frame too large": HANDSHAKE + b"\x82\xff" + (2**40).to_bytes(8, "big") + b"\0\0\0\0",
    "a text that is none": HANDSHAKE + b"\x81\x82\0\0\0\0\xff\xfe",
    "noise": HANDSHAKE + random.Random(1).randbytes(300),
}
MESSAGES = {
    "no message": b"\xc1\xc1",
    "no msgpack": b"\0\xc1",
    "deep": b"\0" + b"\x91" * 100_000,
    "a number": b"\0\x05",
    "no such action": written(99, {}),
    "a body of nothing": written(3, {}),
    "a target that is none": written(3, {"target": [1], "name": "click", "data": None}),
    "a date that is none": b"\0"
    + msgpack.packb([3, {"target": 1, "name": "resize", "data": msgpack.ExtType(1, b"no date")}]),
    "a size that is none": written(3, {"target": 1, "name": "resize", "data": {"bogus": 1}}),
    "hello again": register("/"),
}
FIRST_MESSAGES = {
    "nobody": written(1, {}),
    "a page that is none": written(1, {"session_id": None, "page_name": "", "page": 5}),
    "an address that is none": written(1, {"session_id": None, "page_name": "", "page": {"route": 5}}),
    "light that is none": written(1, {"session_id": None, "page_name": "", "page": {"platform_brightness": []}}),
    "a tap before hello": written(3, {"target": 1, "name": "click", "data": None}),
}


@pytest.fixture
def host():
    with Host(hurried=True) as running:
        yield running


def said(host: Host) -> list[str]:
    """Its log, when all is over; it is still well."""
    assert httpx.get(f"{host.url}/healthz", timeout=PATIENCE).text.startswith("ok\n")
    assert host.end() == 0, host.complaints
    return host.complaints


def sent(host: Host, data: bytes) -> bytes:
    """All that comes back until the host hangs up."""
    with socket.create_connection(("127.0.0.1", host.port), timeout=PATIENCE) as line:
        answer = b""
        try:
            line.sendall(data)
            while part := line.recv(65536):
                answer += part
        except ConnectionError:
            pass
        return answer


async def told(host: Host, frames: Sequence[bytes], hello: bool) -> None:
    """A phone says this and waits until it is shut out, or until it is clear that it is not."""
    async with websockets.connect(f"ws://127.0.0.1:{host.port}/ws", max_size=None, max_queue=None) as phone:
        if hello:
            await phone.send(register("/"))
            await phone.recv()
        for frame in frames:
            await phone.send(frame)
        await phone.send("?")  # a heartbeat is answered after what was sent before
        try:
            while await asyncio.wait_for(phone.recv(), PATIENCE) != "alive":
                pass
        except websockets.ConnectionClosed:
            pass


def test_what_is_no_request_is_a_line_at_most(host: Host) -> None:
    with ThreadPoolExecutor(len(REQUESTS)) as people:  # all at once: some are waited for until the host hangs up
        answers = people.map(lambda data: sent(host, data), REQUESTS.values())
        for name, answer in zip(REQUESTS, answers, strict=True):
            assert b" 500 " not in answer[:40], name
    lines = said(host)
    assert len(lines) <= len(REQUESTS)
    assert not [line for line in lines if line.startswith((" ", "Traceback"))], lines


@pytest.mark.parametrize(("messages", "hello"), [(MESSAGES, True), (FIRST_MESSAGES, False)], ids=["known", "new"])
def test_what_is_no_message_is_one_line(host: Host, messages: dict[str, bytes], hello: bool) -> None:
    for frame in messages.values():
        asyncio.run(told(host, [frame], hello))
    lines = said(host)
    assert len(lines) == len(messages), lines
    assert not [line for line in lines if line.startswith((" ", "Traceback"))], lines


def test_brackets_without_end_are_a_bad_request(host: Host) -> None:
    for brackets in ("[" * 5000, '{"a":' * 5000, "[" * 5000 + "]" * 5000, "no json"):
        for asked in ({"game": "tikal", "sheet": "setup"}, {}):
            answer = httpx.get(f"{host.url}/print/sheet.pdf", params={**asked, "options": brackets}, timeout=PATIENCE)
            assert answer.status_code == 400, brackets[-9:]
        for path in ("/print/sheet.pdf", "/print/sheet.png"):
            answer = httpx.get(f"{host.url}{path}?{brackets}", timeout=PATIENCE)
            assert answer.status_code == 400, brackets[-9:]
    assert said(host) == []


HALVES = {
    "nothing": b"",
    "half a line": b"GET / HT",
    "half a head": b"GET / HTTP/1.1\r\nHost: localhost\r\n",
    "half a body": b"POST /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\nabc",
    "half a handshake": HANDSHAKE[:-2],
    "a whole one and a half": b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /hea",
    "drops": b"",
}


def test_half_a_request_ends(host: Host) -> None:
    """While others, and phones that are silent for longer than that, are left alone."""

    async def half(start: bytes, drops: bool) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", host.port)
        writer.write(start)
        trickle = asyncio.create_task(_trickle(writer)) if drops else None
        try:
            await asyncio.wait_for(reader.read(), PATIENCE)  # until the host hangs up
        except ConnectionError:
            pass
        finally:
            if trickle:
                trickle.cancel()
            writer.close()

    async def all_at_once() -> None:
        async with websockets.connect(f"ws://127.0.0.1:{host.port}/ws", max_size=None, max_queue=None) as phone:
            await phone.send(register("/"))
            await asyncio.gather(*(half(start, name == "drops") for name, start in HALVES.items()))
            await phone.send("?")  # silent for as long as the others were waited for
            while await asyncio.wait_for(phone.recv(), PATIENCE) != "alive":
                pass

    asyncio.run(all_at_once())
    assert len(said(host)) <= len(HALVES)


async def _trickle(writer: asyncio.StreamWriter) -> None:
    for byte in b"GET / HTTP/1.1\r\nX-Slow: " + b"a" * 1000:
        writer.write(bytes([byte]))
        await asyncio.sleep(0.2)
