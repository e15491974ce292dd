"""A kit whose owner left out whole parts, with what every copy has in their place."""

from functools import cache
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from model.kernel.game import Kit
from model.kernel.known import known_kit

K = TypeVar("K", bound=Kit)


def filled(kit: K) -> K:
    """What is still None in it is not known of every copy either."""
    known = _known(kit.game, type(kit))
    missing = {name: getattr(known, name) for name in kit.__struct_fields__ if getattr(kit, name) is None}
    return replace(kit, **missing) if missing else kit


@cache
def _known(game: str, form: type[K]) -> K:
    return msgspec.convert(known_kit(game), form, str_keys=True)
