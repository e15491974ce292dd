"""What is wrong with a file: where, what was expected, what was found. One way to say it for records and kits."""

import codecs
import json
import re
from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


class Flaw(msgspec.Struct, frozen=True):
    """One fault: `where` is the field, `code` names the message, `facts` fill it."""

    where: str
    code: str
    facts: dict[str, Any] = {}


class Flawed(ValueError):
    """A file, kit or setting that cannot be used; nothing was changed. `thing` is what it is if at least its form is
    right."""

    def __init__(self, *flaws: Flaw, thing: Any = None) -> None:
        super().__init__(flaws)
        self.flaws, self.thing = flaws, thing


def flawed(where: str, code: str, /, **facts: Any) -> Flawed:
    return Flawed(Flaw(where, code, facts))


def faultless(thing: T, flaws: Iterable[Flaw]) -> T:
    """The thing if nothing is wrong with it, otherwise all its flaws at once."""
    found = tuple(flaws)
    if found:
        raise Flawed(*found, thing=thing)
    return thing


def shaped(raw: Any, form: type[T] | Any, where: str = "") -> T:
    """The raw value in the form asked for; otherwise a flaw that names the field.

    >>> shaped({"to": "x"}, dict[str, int], "moves")
    Traceback (most recent call last):
    ...
    model.kernel.flaws.Flawed: (Flaw(where='moves[...]', code='type', facts={'expected': 'int', 'found': 'str'}),)
    """
    try:
        return msgspec.convert(raw, form, str_keys=True)
    except msgspec.ValidationError as error:
        raise Flawed(_flaw(str(error), where)) from None
    except RecursionError:
        raise flawed(where, "nesting") from None


_PATTERNS = (
    ("missing", re.compile(r"Object missing required field `(?P<field>[^`]*)`")),
    ("unknown", re.compile(r"Object contains unknown field `(?P<field>[^`]*)`")),
    ("type", re.compile(r"Expected `(?P<expected>[^`]*)`, got `(?P<found>[^`]*)`")),
    ("value", re.compile(r"Invalid (?:enum )?value (?P<found>.*)")),
    ("limit", re.compile(r"Expected (?P<expected>.*)")),
    ("range", re.compile(r"(?:Integer value|Number) out of range")),
)


def _flaw(message: str, where: str) -> Flaw:
    said, _, place = message.partition(" - at ")
    place = "".join(re.findall(r"`\$([^`]*)`", place)[-1:])
    for code, pattern in _PATTERNS:
        if found := pattern.match(said):
            facts = found.groupdict()
            field = facts.pop("field", None)
            facts = {name: short(value.replace("`", "").strip("'")) for name, value in facts.items()}
            return Flaw(join(where, place, f".{short(field)}" if field else ""), code, facts)
    return Flaw(join(where, place), "other", {"problem": short(said)})


def short(value: object, most: int = 60) -> str:
    """Text as it is; what a file holds otherwise as the file says it, never in Python's words.

    >>> short("x" * 100, most=5), short(None), short([True])
    ('xxxx…', 'null', '[true]')
    """
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= most else text[: most - 1] + "…"


def join(*parts: str) -> str:
    """
    >>> join("kit", ".finish", "")
    'kit.finish'
    >>> join("", ".finish")
    'finish'
    """
    return "".join(parts).lstrip(".")


def decoded(text: bytes | str) -> Any:
    """JSON read, in whatever encoding a shell or an editor wrote it; anything that is none is a flaw."""
    try:
        return msgspec.json.decode(in_utf8(text) if isinstance(text, bytes) else text)
    except RecursionError:
        raise flawed("", "nesting") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise flawed("", "json", problem=short(str(error).removeprefix("JSON is malformed: "))) from None


def in_utf8(data: bytes) -> bytes:
    """The same text in UTF-8. Windows shells write UTF-16, editors put a mark before the first letter.

    >>> in_utf8("{}".encode("utf-16")), in_utf8("{}".encode("utf-8-sig")), in_utf8("[1]".encode("utf-32-be"))
    (b'{}', b'{}', b'[1]')
    """
    for mark, name in _MARKS:
        if data.startswith(mark):
            return data[len(mark) :].decode(name).encode()
    for name, zeros in _ZEROS.items():
        if len(data) >= len(zeros) and all((byte == 0) is zero for byte, zero in zip(data, zeros, strict=False)):
            return data.decode(name).encode()
    return data


_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_ZEROS = {
    "utf-32-le": (False, True, True, True),
    "utf-32-be": (True, True, True, False),
    "utf-16-le": (False, True),
    "utf-16-be": (True, False),
}
"""Without a mark: JSON begins with a plain letter, so the zeros beside it tell."""
