"""What Flet's client and host say to each other, as far as our phones speak it."""

from typing import Any

import msgpack

REGISTER, PATCH, EVENT, INVOKE, CRASHED = 1, 2, 3, 5, 6
_PAGE = {
    "pwa": False,
    "web": True,
    "debug": False,
    "wasm": True,
    "test": False,
    "multi_view": False,
    "pyodide": False,
    "platform_brightness": "light",
    "width": 390.0,
    "height": 844.0,
    "platform": "android",
    "window": {},
    "media": {},
}
Body = dict[str, Any]


def read(frame: bytes) -> tuple[int, Body]:
    action, body = msgpack.unpackb(frame[1:], strict_map_key=False, ext_hook=lambda code, data: None)
    return action, body


def written(action: int, body: Body) -> bytes:
    return b"\0" + msgpack.packb([action, body])


def register(route: str) -> bytes:
    return written(REGISTER, {"session_id": None, "page_name": "", "page": {**_PAGE, "route": route}})


def event(target: int, name: str) -> bytes:
    return written(EVENT, {"target": target, "name": name, "data": None})


def answer(call: Body, stored: dict[str, Any], lang: str = "en") -> bytes:
    """To what the host asks of a device; `stored` is what it remembers."""
    name, args = call["name"], call.get("args") or {}
    result: Any = True
    if name == "get_device_info":
        result = {"locales": [{"language_code": lang}], "browser_name": "chrome"}
    elif name == "get":
        result = stored.get(args["key"])
    elif name == "set":
        stored[args["key"]] = args["value"]
    which = {key: call[key] for key in ("control_id", "call_id")}
    return written(INVOKE, {**which, "result": result, "error": None})
