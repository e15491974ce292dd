"""The heartbeat is answered on the socket itself and never reaches the app."""

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.testclient import TestClient
from starlette.websockets import WebSocket

from companion.host.heartbeat import ANSWER, Heartbeat


async def _echo(socket: WebSocket) -> None:
    await socket.accept()
    async for data in socket.iter_bytes():
        await socket.send_bytes(data)


def test_text_is_answered_and_bytes_pass() -> None:
    app = Heartbeat(Starlette(routes=[WebSocketRoute("/ws", _echo)]))
    with TestClient(app).websocket_connect("/ws") as socket:
        socket.send_text("?")
        assert socket.receive_text() == ANSWER
        socket.send_bytes(b"\x00tap")
        socket.send_text("?")
        assert socket.receive_bytes() == b"\x00tap"
        assert socket.receive_text() == ANSWER
