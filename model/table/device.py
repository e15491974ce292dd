"""The browser a link was opened with: known by what it keeps for itself, of which only a hash is stored."""

import secrets

from msgspec import Struct

KINDS = ("android", "ios", "windows", "macos", "linux")
OTHER = "other"
LONGEST_KEY = 64


class Device(Struct, frozen=True):
    """`kind` is what people call it by; it proves nothing."""

    key: str
    kind: str = OTHER


def fresh_key() -> str:
    """
    >>> len(fresh_key())
    22
    """
    return secrets.token_urlsafe(16)


def known_kind(platform: str) -> str:
    """
    >>> known_kind("Android"), known_kind("toaster")
    ('android', 'other')
    """
    return platform.lower() if platform.lower() in KINDS else OTHER
