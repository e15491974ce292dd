"""What is being chosen on a device: nothing of it is entered yet, and no other device knows of it. Parts of the page
follow it by themselves as they follow the table. What can be chosen is a game's own `Aim`."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

import flet as ft

from screens.shared.hooks import Box, kept, use_after, use_box
from screens.shared.live import use_part
from screens.table.actor import Actor
from screens.table.sitting import Chair, Sitting

T = TypeVar("T")
_KEPT = "aim"


@dataclass(frozen=True)
class AnyAim:
    """A game's own has a default for each of its fields: nothing is chosen."""

    moment: int = -1
    """`snapshot.moved` when it was chosen: with the next move it means nothing any more."""
    spot: tuple[Any, ...] = field(default=(), kw_only=True)
    """What is pointed at, whatever is being chosen: the temple that is being scored."""


A = TypeVar("A", bound=AnyAim)


class Aiming(Generic[A]):
    """One for a seat's page or a table view."""

    def __init__(self, none: type[A]) -> None:
        self._none = none
        self._aim = none()
        self._ahead: A | None = None
        self._fresh: A | None = None
        self._followers: dict[object, Callable[[], None]] = {}
        self._pointing: object = None

    def at(self, moment: int) -> A:
        """What is chosen at this moment of the game; an older choice is gone. Many parts ask after every move."""
        if self._aim.moment == moment:
            return self._aim
        if self._fresh is None or self._fresh.moment != moment:
            self._fresh = replace(self._ahead or self._none(), moment=moment, spot=self._aim.spot)
        return self._fresh

    def change(self, moment: int, new: Callable[[A], A]) -> None:
        """In the session's own handler: whoever follows is drawn again there."""
        self._aim = new(self.at(moment))
        self._fresh = None
        self._tell()

    def ahead(self, then: A | None) -> None:
        """What is chosen as soon as something else happens, while a move is being entered: the page is drawn once for
        the move and for what is chosen after it. None: nothing is being entered."""
        self._ahead, self._fresh = then, None
        self._tell()

    def _tell(self) -> None:
        for compare in list(self._followers.values()):
            compare()

    def point(self, who: object, *spot: Any) -> None:
        """At this, whatever is being chosen meanwhile; at nothing where none is given, unless another points since."""
        if spot or self._pointing is who:
            self._pointing = who if spot else None
            self.change(self._aim.moment, lambda aim: replace(aim, spot=spot))

    def follow(self, who: object, compare: Callable[[], None]) -> None:
        self._followers[who] = compare

    def leave(self, who: object) -> None:
        self._followers.pop(who, None)


def aiming_of(actor: Actor, none: Callable[[], T]) -> T:
    """The device's own: looking at another tab loses nothing of it."""
    made: T = actor.pending.setdefault(_KEPT, none())
    return made


def use_aim(aiming: Aiming[Any], value: Callable[[], T], now: T) -> None:
    """A value made from what is chosen, as it is `now`; who asks is drawn again only when it has become another."""
    _, draw_again = ft.use_state(0)
    made, drawn = use_box(value), use_box(now)
    made.current, drawn.current = value, now

    def compare() -> None:
        if made.current() != drawn.current:
            draw_again(lambda times: times + 1)

    left: Box[Callable[[], None]] = use_box(lambda: None)

    def follow() -> None:
        """Where one device acts for several seats, each of them has an aiming of its own."""
        left.current()
        aiming.follow(made, compare)
        left.current = lambda: aiming.leave(made)

    use_after(follow, [aiming], lambda: left.current())


def aim_part(value: Callable[..., Hashable], draw: Callable[..., ft.Control]) -> Callable[..., ft.Control]:
    """As `part`, of the table and of what is chosen: it is given a chair, the aiming and what it is about; `value` and
    `draw` are given the sitting, the aim and the same. `draw` is asked again whenever `value` has become another."""

    @ft.component
    def follow(chair: Chair, aiming: Aiming[Any], *about: Hashable) -> ft.Control:
        def made() -> Hashable:
            sitting = chair.now()
            return value(sitting, aim_of(sitting, aiming), *about)

        use_aim(aiming, made, use_part(chair.actor.live, made))
        sitting = chair.now()
        return draw(sitting, aim_of(sitting, aiming), *about)

    return kept(follow)


def aim_of(sitting: Sitting, aiming: Aiming[A]) -> A:
    return aiming.at(sitting.snapshot.moved)
