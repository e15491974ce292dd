"""The table's switches."""

from typing import Literal

from msgspec import Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    detail: Literal["full", "light"] = "full"
    first: int = 0
    """The oldest player, who starts (TK1.5)."""
    version: Literal["basic", "auction"] = "basic"
    exchange_once: bool = False
    """TK3.6: a single exchange a turn."""
