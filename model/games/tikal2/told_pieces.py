"""Keys, rooms, treasures and points as the log names them: always what somebody takes, places, excavates or gets."""

from collections import Counter
from collections.abc import Sequence

from model.games.tikal2.parts import Hex
from model.games.tikal2.points import points as ledger
from model.games.tikal2.state import OUTSIDE
from model.kernel.hexes import called
from model.kernel.tale import Happened, Say, deed, say

TREASURES = ("mask", "jug", "statue", "dagger", "necklace")
"""Those that have words of their own; another copy's are said as its kit calls them."""


def hue(colour: str, of: str) -> Say:
    """A colour in the form it has beside a key, keys, a room, a door, doors, a sanctuary or an altar."""
    return say(f"tikal-2-hue-{colour}.{of}")


def keys(colours: Sequence[str | None]) -> tuple[Say, ...]:
    """“a pink key and 2 green keys”; without its colour a key is just a key."""
    return tuple(
        say("tikal-2-told-keys", count=count)
        if colour is None
        else say("tikal-2-told-key", hue=hue(colour, "key" if count == 1 else "keys"), count=count)
        for colour, count in Counter(colours).items()
    )


def treasures(names: Sequence[str | None]) -> tuple[Say, ...]:
    """“a jug and 2 masks”; unknown ones are just treasures."""
    return tuple(_treasure(name, count) for name, count in Counter(names).items())


def _treasure(name: str | None, count: int) -> Say:
    if name is None:
        return say("tikal-2-told-treasures", count=count)
    if name in TREASURES:
        return say(f"tikal-2-told-treasure-{name}", count=count)
    return say("tikal-2-told-treasure", treasure=name, count=count)


def room(place: Hex | str, kind: str | None, colour: str | None, form: str = "") -> Say:
    """“the yellow room on d6”, “a secret room”; in the form `.of`: “of the yellow room on d6”."""
    if isinstance(place, str):
        return say(f"tikal-2-told-secret-room{form}")
    if kind in ("room", "sanctuary") and colour is not None:
        return say(f"tikal-2-told-the-{kind}{form}", hue=hue(colour, kind), at=called(place))
    return say(f"tikal-2-told-the-{'treasure-room' if kind == 'treasure-room' else 'space'}{form}", at=called(place))


def goes(place: Hex | str, how: str) -> Say:
    """`how`: goes, stays, back."""
    if isinstance(place, str):
        return deed(f"tikal-2-told-{how}.{'outside' if place == OUTSIDE else 'secret'}")
    return deed(f"tikal-2-told-{how}", at=called(place))


def plus(points: int) -> Say:
    """With its sign; a true minus."""
    return say("tikal-2-told-plus" if points >= 0 else "tikal-2-told-plus.less", points=abs(points))


def counted(message: str, points: int) -> Say:
    """So many points, with a true minus."""
    return say(message if points >= 0 else f"{message}.below", points=abs(points))


def total(happened: Sequence[Happened]) -> tuple[Say, ...]:
    """A player's points after all of it, where they have changed and are known."""
    points = next((one.total(point.seat) for one in reversed(happened) for point in ledger(one.event)), None)
    if points is None:
        return ()
    if not points:
        return (say("tikal-2-told-total.none"),)
    return (say("tikal-2-told-total", points=counted("tikal-2-told-points", points)),)
