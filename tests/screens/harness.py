"""Devices without a browser: Flet's real session and diff engine; the transport writes down what is sent."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable, Iterable, Iterator
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

from companion.host.order import keep_order
from tests.screens.loop import quiet

FINGER = {"l": {"x": 5, "y": 5}, "g": {"x": 5, "y": 5}, "v": {"x": 0, "y": 0}}
"""Where one is that stays, as a phone tells it."""
_POOL = ThreadPoolExecutor(2)
_NOT_CHILDREN = {"_parent", "fn", "args", "kwargs", "_state", "_contexts", "_parent_component"}
_pack = configure_encode_object_for_msgpack(BaseControl)
Answer = Callable[[dict[str, Any]], Any]


class _Holding(dict[type, bool]):
    """By kind, whether it is a control or may hold some."""

    def __missing__(self, kind: type) -> bool:
        self[kind] = issubclass(kind, BaseControl | list | tuple)
        return self[kind]


_HOLDS = _Holding()


class FakeConnection(Connection):
    """Keeps the bytes; answers what the server asks of the client from `answers`, by the method's name."""

    def __init__(self, loop: asyncio.AbstractEventLoop, hub: PubSubHub) -> None:
        super().__init__()
        self.loop, self.executor, self.pubsubhub = loop, _POOL, hub
        self.page_url, self.page_name = "http://test", ""
        self.sent: list[bytes] = []
        self.crashes: list[str] = []
        self.answers: dict[str, Answer] = {}
        self.session: Session | None = None
        self.slow: set[str] = set()
        self.unsaid: list[Callable[[], None]] = []

    def send_message(self, message: Message) -> None:
        body = message.body
        self.sent.append(msgpack.packb([message.action, body], default=_pack))
        if message.action is MessageAction.SESSION_CRASHED:
            self.crashes.append(body.message)
        if type(body).__name__ == "InvokeMethodRequestBody":
            self._answer(body)

    def _answer(self, body: Any) -> None:
        asked = body.args or {}
        answer = self.answers.get(body.name, lambda args: None)(asked)

        def say() -> None:
            self.session.handle_invoke_method_results(body.control_id, body.call_id, answer, None)

        if body.name == "get" and asked["key"] in self.slow:
            self.unsaid.append(say)
        else:
            self.loop.call_soon(say)

    def dispose(self) -> None:
        pass


class Device:
    """One simulated phone. It keeps `stored` as its preferences and speaks the given languages."""

    def __init__(
        self,
        route: str = "/",
        *,
        languages: tuple[str, ...] = ("en",),
        width: int = 390,
        height: int = 844,
        address: str = "192.168.1.20",
        key: str = "",
    ) -> None:
        loop = asyncio.get_running_loop()
        self.languages = languages
        self.stored: dict[str, Any] = {"companion.device": key} if key else {}
        self.history = [route]
        self._tasks: set[asyncio.Task[Any]] = set()
        self._walked: _Walked | None = None
        self.connection = FakeConnection(loop, PubSubHub(loop=loop, executor=_POOL))
        self.connection.answers = {
            "get_device_info": lambda args: _device_info(languages),
            "get": lambda args: self.stored.get(args["key"]),
            "set": lambda args: bool(self.stored.update({args["key"]: args["value"]})) or True,
            "push_route": lambda args: self._went(args["route"]),
        }
        self.session = self.connection.session = Session(self.connection)
        keep_order(self.session)
        self.page = self.session.page
        self.session.apply_page_patch(
            {"route": route, "web": True, "width": width, "height": height, "platform": "android"}
        )
        self.page.client_ip = address
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

    async def recall(self) -> None:
        """What was asked of a slow memory (`connection.slow`, by name) is told at last."""
        while self.connection.unsaid:
            self.connection.unsaid.pop()()
            await self.settle()

    async def settle(self) -> None:
        await quiet()
        assert not self.connection.crashes, self.connection.crashes[0]

    # what is on the screen

    def walk(self, part: BaseControl | None = None) -> Iterable[BaseControl]:
        """Of the whole page it is kept until anything can have happened: tests do little else."""
        if part is not None:
            return _walk(part)
        if self._walked is None:
            self._walked = _Walked(self.page)
            asyncio.get_running_loop().call_soon(self._changed)
        return self._walked

    def _changed(self) -> None:
        self._walked = None

    def all(self, kind: type) -> list[Any]:
        return [control for control in self.walk() if isinstance(control, kind)]

    def shows(self, identifier: str) -> bool:
        return any(isinstance(one, ft.Semantics) and one.identifier == identifier for one in self.walk())

    def find(self, identifier: str) -> ft.Semantics:
        for one in self.walk():
            if isinstance(one, ft.Semantics) and one.identifier == identifier:
                return one
        raise LookupError(f"{identifier} is not among {self.identifiers()}")

    def identifiers(self) -> list[str]:
        return [one.identifier for one in self.all(ft.Semantics) if one.identifier]

    def texts(self, identifier: str | None = None) -> list[str]:
        """The words on the screen, or those inside one part of it: whole, also where they are drawn with a hyphen."""
        spans = [(one, "".join(span.text or "" for span in one.spans or [])) for one in self._texts(identifier)]
        return [text.semantics_label or text.value or inside for text, inside in spans]

    def drawn(self, identifier: str | None = None) -> list[str]:
        """The same as they are drawn."""
        return [text.value for text in self._texts(identifier)]

    def _texts(self, identifier: str | None) -> list[ft.Text]:
        part = self.find(identifier) if identifier else None
        return [control for control in self.walk(part) if isinstance(control, ft.Text)]

    @property
    def route(self) -> str:
        return self.history[-1]

    def tappable(self, identifier: str) -> tuple[BaseControl, str]:
        """What a tap there falls on, and the event that comes of it."""
        for control in self.walk(self.find(identifier)):
            for event in ("click", "tap"):
                if getattr(control, f"on_{event}", None) is not None:
                    return control, event
        raise LookupError(f"{identifier} cannot be tapped")

    # what a person does

    def begin(self, control: BaseControl, event: str, data: Any = None) -> None:
        """The event is on its way; nothing has come of it yet."""
        task = asyncio.create_task(self.session.dispatch_event(control._i, event, data))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def fire(self, control: BaseControl, event: str, data: Any = None) -> None:
        self.begin(control, event, data)
        await self.settle()

    def touch(self, identifier: str) -> None:
        """A tap that is on its way."""
        control, event = self.tappable(identifier)
        self.begin(control, event)

    async def tap(self, *identifiers: str) -> None:
        for identifier in identifiers:
            self.touch(identifier)
            await self.settle()

    async def type(self, label: str, text: str) -> None:
        """Into the field with this label."""
        field = next(one for one in self.all(ft.TextField) if one.label == label)
        self.session.apply_patch(field._i, {"value": text})
        await self.fire(field, "change", text)

    async def resize(self, width: int, height: int) -> None:
        self.session.apply_page_patch({"width": width, "height": height})
        await self.fire(self.page, "resize", {"width": width, "height": height})

    async def open(self, route: str) -> None:
        """Types an address, or goes back to one."""
        self._went(route)
        await self.settle()

    async def back(self) -> None:
        self.history.pop()
        await self.open(self.history.pop())

    async def leave(self) -> None:
        """The page is closed, or the phone falls asleep."""
        await self.session.disconnect(60)
        await quiet()

    def _went(self, route: str) -> None:
        self.history.append(route)
        self.session.apply_page_patch({"route": route})
        self.begin(self.page, "route_change", {"route": route})

    @property
    def received(self) -> bytes:
        """Everything that was sent to this device."""
        return b"".join(self.connection.sent)


class _Walked:
    """A walk that goes no further than anybody looked, and no part of it twice."""

    def __init__(self, top: BaseControl) -> None:
        self._met: list[BaseControl] = []
        self._left = _walk(top)

    def __iter__(self) -> Iterator[BaseControl]:
        at = 0
        while True:
            if at == len(self._met):
                following = next(self._left, None)
                if following is None:
                    return
                self._met.append(following)
            yield self._met[at]
            at += 1


def _walk(top: BaseControl) -> Iterator[BaseControl]:
    """A control and all that it holds, in the order of the screen."""
    seen, left = set[int](), list[Any]([top])
    while left:
        node = left.pop()
        if isinstance(node, list | tuple):
            left.extend(reversed(node))
        elif isinstance(node, BaseControl) and id(node) not in seen:
            seen.add(id(node))
            yield node
            left.extend(reversed(_children(node)))


def _children(node: BaseControl) -> list[Any]:
    """What a control holds: Flet keeps lists as attributes and the rest, where it was given, in `_values`."""
    found = [value for name, value in vars(node).items() if _HOLDS[type(value)] and name not in _NOT_CHILDREN]
    return found + [value for value in node._values.values() if _HOLDS[type(value)]]


def _device_info(languages: tuple[str, ...]) -> dict[str, Any]:
    return {"locales": [{"language_code": language} for language in languages], "browser_name": "chrome"}
