"""Tikal's words on paper: a number stays on the line of what it counts."""

import re
from typing import Any

from printables.shared.ask import Ask

COUNTED = re.compile(r"(?:(?<=\d)|(?<=\d\*)) (?=\w)")


def say(ask: Ask, message: str, /, **facts: Any) -> str:
    return bound(ask.say(message, **facts))


def bound(text: str) -> str:
    """
    >>> bound("use 10 AP")
    'use 10\\xa0AP'
    """
    return COUNTED.sub("\u00a0", text)


def version(ask: Ask) -> str:
    """`basic` or `auction`."""
    name: str = ask.setup.options.version
    return name
