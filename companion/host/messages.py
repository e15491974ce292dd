"""What a phone may say: a message of Flet's protocol, and nothing else gets as far as Flet."""

from typing import Any

import msgpack
from flet.messaging.protocol import MessageAction, decode_ext_from_msgpack

PLAIN = 0
"""The first byte of a message; Flet's other kind, raw channels, is for controls we do not have."""
REGISTER, ANSWER = MessageAction.REGISTER_CLIENT.value, MessageAction.INVOKE_METHOD.value

_Shape = dict[str, tuple[type, ...]]
_NOTHING = type(None)
_BODIES: dict[int, _Shape] = {
    REGISTER: {"session_id": (str, _NOTHING), "page_name": (str,), "page": (dict,)},
    MessageAction.CONTROL_EVENT.value: {"target": (int,), "name": (str,), "data": (object,)},
    MessageAction.UPDATE_CONTROL_PROPS.value: {"id": (int,), "props": (dict,)},
    ANSWER: {
        "control_id": (int,),
        "call_id": (str,),
        "result": (object,),
        "error": (str, _NOTHING),
    },
}
_PAGE: _Shape = {"route": (str, _NOTHING), "width": (int, float, _NOTHING), "height": (int, float, _NOTHING)}


class Malformed(Exception):
    """Not a message; the words are for the log."""


def read(frame: bytes, known: bool) -> list[Any]:
    """The message in a frame; `known` is a phone that has said who it is, which it does first and once.

    >>> read(b"\\0" + msgpack.packb([3, {"target": 7, "name": "click", "data": None}]), known=True)
    [3, {'target': 7, 'name': 'click', 'data': None}]
    >>> read(b"\\0\\xc1", known=True)
    Traceback (most recent call last):
    ...
    companion.host.messages.Malformed: what is no message
    """
    if not frame or frame[0] != PLAIN:
        raise Malformed("what is no message")
    try:
        message = msgpack.unpackb(frame[1:], ext_hook=decode_ext_from_msgpack)
    except (ValueError, TypeError, OverflowError, RecursionError, msgpack.UnpackException):
        raise Malformed("what is no message") from None
    if not (isinstance(message, list) and len(message) == 2 and isinstance(message[1], dict)):
        raise Malformed("what is no message")
    action, body = message
    shape = _BODIES.get(action) if isinstance(action, int) else None
    if shape is None or (action == REGISTER) == known:
        raise Malformed("a message out of place")
    if body.keys() != shape.keys() or not _fits(body, shape) or (action == REGISTER and not _fits(body["page"], _PAGE)):
        raise Malformed("a message that is not whole")
    return message


def _fits(body: dict[str, Any], shape: _Shape) -> bool:
    return all(isinstance(body[name], kinds) for name, kinds in shape.items() if name in body)
