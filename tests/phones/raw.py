"""A phone on a real websocket: registers, answers what the host asks of it, remembers what it was sent, taps."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import websockets

from tests.patience import PATIENCE
from tests.phones.protocol import INVOKE, answer, event, read, register
from tests.phones.tree import Control, Tree, body


class RawPhone:
    """`said` maps every line of text to when it last arrived; `bytes` counts all that came."""

    def __init__(self, port: int, route: str, lang: str = "en") -> None:
        self.url, self.route, self.lang = f"ws://127.0.0.1:{port}/ws", route, lang
        self.said: dict[str, float] = {}
        self.bytes = self.patches = 0
        self._tree, self._parts = Tree(), dict[str, Control]()
        self.kept: dict[str, Any] = {"companion.device": f"the phone of {route}"}  # the same whenever it comes
        self.closed = False
        self._news = asyncio.Event()

    async def join(self) -> RawPhone:
        self.socket = await websockets.connect(
            self.url, max_size=None, compression=None, open_timeout=PATIENCE, ping_interval=None, max_queue=None
        )
        await self.socket.send(register(self.route))
        self._task = asyncio.create_task(self._listen())
        return self

    async def leave(self) -> None:
        await self.socket.close()
        self._task.cancel()

    async def tap(self, identifier: str, name: str = "") -> float:
        """Taps a part of the screen; when it was sent."""
        target = self.parts[identifier]
        feels = name or ("click" if target.get("on_click") else "tap")
        now = time.perf_counter()
        await self.socket.send(event(target["_i"], feels))
        return now

    @property
    def parts(self) -> dict[str, Control]:
        """What can be tapped by its name, as it is now."""
        if not self._parts:
            named = ((one.get("identifier"), body(one.get("content"))) for one in self._tree.walk())
            self._parts = {name: inside for name, inside in named if name and inside}
        return self._parts

    async def until(self, condition: Any, seconds: float = PATIENCE) -> None:
        end = time.monotonic() + seconds
        while not condition():
            self._news.clear()
            left = end - time.monotonic()
            assert left > 0, "waited in vain"
            try:
                await asyncio.wait_for(self._news.wait(), left)
            except TimeoutError as error:
                raise AssertionError("waited in vain") from error

    async def _listen(self) -> None:
        try:
            async for frame in self.socket:
                if isinstance(frame, bytes):
                    await self._heard(frame, time.perf_counter())
        except websockets.ConnectionClosed:
            pass
        self.closed = True
        self._news.set()

    async def _heard(self, frame: bytes, at: float) -> None:
        self.bytes += len(frame)
        action, said = read(frame)
        if action == INVOKE:
            await self.socket.send(answer(said, self.kept, self.lang))
        else:
            self._learn(said, at)
            self._tree.hear(action, said)
            self._parts = {}
            self.patches += 1
            self._news.set()

    def _learn(self, node: Any, at: float) -> None:
        """What is said."""
        if isinstance(node, str):
            self.said.update(dict.fromkeys(node.splitlines(), at))
        elif isinstance(node, dict):
            for child in node.values():
                self._learn(child, at)
        elif isinstance(node, list):
            for child in node:
                self._learn(child, at)
