"""The heartbeat is answered on the socket itself; a socket whose phone has left is let go."""

import asyncio
from collections.abc import Sequence

from starlette.types import Message, Receive, Scope, Send

from companion.host.farewell import Farewell
from companion.host.heartbeat import ANSWER, Heartbeat
from tests.patience import PATIENCE

BEAT: Message = {"type": "websocket.receive", "text": "?"}
TAP: Message = {"type": "websocket.receive", "bytes": b"\x00tap", "text": None}
LEFT: Message = {"type": "websocket.disconnect", "code": 1006}


def talk(app: Heartbeat | Farewell, messages: Sequence[Message]) -> list[Message]:
    """What is sent back while a phone says these."""
    waiting, sent = iter(messages), list[Message]()

    async def receive() -> Message:
        return next(waiting)

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(asyncio.wait_for(app({"type": "websocket"}, receive, send), timeout=PATIENCE))
    return sent


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "bytes": message["bytes"]})


def test_a_heartbeat_is_answered_and_a_tap_passes() -> None:
    sent = talk(Heartbeat(echo), [BEAT, TAP, BEAT, LEFT])
    assert [message.get("text") or message.get("bytes") for message in sent] == [ANSWER, b"\x00tap", ANSWER]


def test_an_app_that_waits_for_ever_is_let_go() -> None:
    ended = []

    async def forgetful(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("put away")

    assert talk(Farewell(forgetful), [LEFT]) == []
    assert ended == ["put away"]


def test_a_word_to_a_phone_that_left_harms_nobody() -> None:
    ended = []

    async def late(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.send", "bytes": b"news"})
        await receive()
        ended.append("session given up")

    async def receive() -> Message:
        return LEFT

    async def send(message: Message) -> None:
        raise BrokenPipeError

    asyncio.run(Farewell(late)({"type": "websocket"}, receive, send))
    assert ended == ["session given up"]


def test_an_app_that_ends_by_itself_is_left_alone() -> None:
    assert len(talk(Farewell(echo), [TAP, LEFT])) == 1
