"""Devices without a browser: Flet's real session and diff engine; the transport writes down what is sent."""

from __future__ import annotations

import asyncio
import dataclasses
import inspect
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import flet as ft
import msgpack
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page, context
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    Message,
    MessageAction,
    RegisterClientResponseBody,
    configure_encode_object_for_msgpack,
)
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

_POOL = ThreadPoolExecutor(2)
_NOT_CHILDREN = {"_parent", "fn", "args", "kwargs", "_state", "_contexts", "_parent_component"}
_pack = configure_encode_object_for_msgpack(BaseControl)
Answer = Callable[[dict[str, Any]], Any]


class FakeConnection(Connection):
    """Keeps the bytes; answers what the server asks of the client from `answers`, by the method's name."""

    def __init__(self, loop: asyncio.AbstractEventLoop, hub: PubSubHub) -> None:
        super().__init__()
        self.loop, self.executor, self.pubsubhub = loop, _POOL, hub
        self.page_url, self.page_name = "http://test", ""
        self.sent: list[bytes] = []
        self.answers: dict[str, Answer] = {}
        self.session: Session | None = None

    def send_message(self, message: Message) -> None:
        body = message.body
        self.sent.append(msgpack.packb([message.action, body], default=_pack))
        if type(body).__name__ == "InvokeMethodRequestBody":
            answer = self.answers.get(body.name, lambda args: None)(body.args or {})
            self.loop.call_soon(
                lambda: self.session.handle_invoke_method_results(body.control_id, body.call_id, answer, None)
            )

    def dispose(self) -> None:
        pass


class Device:
    """One simulated phone. It keeps `stored` as its preferences and speaks the given languages."""

    def __init__(
        self, route: str = "/", *, languages: tuple[str, ...] = ("en",), width: int = 390, height: int = 844
    ) -> None:
        loop = asyncio.get_running_loop()
        self.stored: dict[str, Any] = {}
        self.connection = FakeConnection(loop, PubSubHub(loop=loop, executor=_POOL))
        self.connection.answers = {
            "get_device_info": lambda args: _device_info(languages),
            "get": lambda args: self.stored.get(args["key"]),
            "set": lambda args: bool(self.stored.update({args["key"]: args["value"]})) or True,
        }
        self.session = self.connection.session = Session(self.connection)
        self.page = self.session.page
        self.session.apply_page_patch(
            {"route": route, "web": True, "width": width, "height": height, "platform": "android"}
        )
        # packing the answer to the registration is what arms Flet's change tracking: do it as the server does
        answer = RegisterClientResponseBody(self.session.id, self.session.get_page_patch(), "")
        self.connection.send_message(Message(MessageAction.REGISTER_CLIENT, answer))

    async def start(self, main: Callable[[ft.Page], Any]) -> Device:
        async def run() -> None:  # a task of its own has a context of its own, as on the real server
            _context_page.set(self.page)
            context.reset_auto_update()
            result = main(self.page)
            if inspect.isawaitable(result):
                await result
            await self.session.after_event(self.page)

        await asyncio.create_task(run())
        await self.settle()
        return self

    async def settle(self, turns: int = 20) -> None:
        for _ in range(turns):
            await asyncio.sleep(0)

    # what is on the screen

    def walk(self, part: BaseControl | None = None) -> Iterator[BaseControl]:
        return _walk(part or self.page, set())

    def all(self, kind: type) -> list[Any]:
        return [control for control in self.walk() if isinstance(control, kind)]

    def find(self, identifier: str) -> ft.Semantics:
        return next(found for found in self.all(ft.Semantics) if found.identifier == identifier)

    def texts(self, identifier: str | None = None) -> list[str]:
        """The words on the screen, or those inside one part of it."""
        part = self.find(identifier) if identifier else None
        shown = [control for control in self.walk(part) if isinstance(control, ft.Text)]
        return [text.value or "".join(span.text or "" for span in text.spans or []) for text in shown]

    # what a person does

    async def fire(self, control: BaseControl, event: str, data: Any = None) -> None:
        await asyncio.create_task(self.session.dispatch_event(control._i, event, data))
        await self.settle()

    async def tap(self, identifier: str) -> None:
        await self.fire(self.find(identifier).content, "click")

    async def resize(self, width: int, height: int) -> None:
        self.session.apply_page_patch({"width": width, "height": height})
        await self.fire(self.page, "resize", {"width": width, "height": height})

    @property
    def received(self) -> bytes:
        """Everything that was sent to this device."""
        return b"".join(self.connection.sent)


def _walk(node: Any, seen: set[int]) -> Iterator[BaseControl]:
    if isinstance(node, list | tuple):
        for child in node:
            yield from _walk(child, seen)
    elif isinstance(node, BaseControl) and id(node) not in seen:
        seen.add(id(node))
        yield node
        for child in _children(node):
            yield from _walk(child, seen)


def _children(node: Any) -> Iterator[Any]:
    if getattr(node, "_b", None) is not None:  # what a component has rendered
        yield node._b
    for field in dataclasses.fields(node):
        if field.name not in _NOT_CHILDREN:
            yield getattr(node, field.name, None)


def _device_info(languages: tuple[str, ...]) -> dict[str, Any]:
    return {"locales": [{"language_code": language} for language in languages], "browser_name": "chrome"}
