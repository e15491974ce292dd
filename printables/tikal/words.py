"""Tikal's words on paper: what belongs together stays on one line."""

import re
from typing import Any

from printables.shared.ask import Ask

BOUND = re.compile(r"(?:(?<=\d)|(?<=\d\*)) (?=\w)| (?=[:;!?»])|(?<=«) ")
"""Between a number and what it counts; before the signs that French sets apart."""


def say(ask: Ask, message: str, /, **facts: Any) -> str:
    return bound(ask.say(message, **facts))


def bound(text: str) -> str:
    """
    >>> bound("use 10 AP")
    'use 10\\xa0AP'
    """
    return BOUND.sub("\u00a0", text)


def version(ask: Ask) -> str:
    """`basic` or `auction`."""
    name: str = ask.setup.options.version
    return name
