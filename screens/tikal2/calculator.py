"""Light detail, on the turn: doors counted, a delivery at the price that is tapped, other points; what that makes is
entered on one's own score."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import flet as ft

from model.games.tikal2.kit import PRICES
from model.games.tikal2.parts import PLUS
from screens.shared.buttons import Tap, big, tile, tiles
from screens.shared.pictures import picture
from screens.table.sitting import Sitting
from screens.tikal2.counting import counter
from screens.tikal2.seen import seen

LEAP = 10
"""What the forest and the rescue cost (T2.3.2, T2.5.13)."""
FURTHEST = 99


@dataclass(frozen=True)
class Sum:
    doors: int = 0
    """T2.5.9, T2.4.9: a point each."""
    price: int = 0
    count: int = 0
    plus: bool = False
    """T2.7.2: with the card for +2 each."""
    other: int = 0

    @property
    def delivered(self) -> int:
        """T2.3.4

        >>> Sum(price=4, count=3).delivered, Sum(price=4, count=3, plus=True).delivered, Sum(count=3).delivered
        (12, 18, 0)
        """
        return (self.price + PLUS * self.plus) * self.count if self.price else 0

    @property
    def points(self) -> int:
        return self.doors + self.delivered + self.other


Put = Callable[[Callable[[Sum], Sum]], Any]


def priced(now: Sum, price: int) -> Sum:
    """One treasure at least is delivered; tapped again, none.

    >>> priced(Sum(), 4).count, priced(Sum(price=4, count=2), 4).count, priced(Sum(price=4, count=2), 5).count
    (1, 0, 2)
    """
    if now.price == price:
        return replace(now, price=0, count=0, plus=False)
    return replace(now, price=price, count=max(1, now.count))


def calculator(sitting: Sitting, seat: int, now: Sum, put: Put, enter: Tap) -> list[ft.Control]:
    look = sitting.look
    prices = [
        tile(look, f"price-{price}", str(price), partial(put, partial(_price, price)), chosen=now.price == price)
        for price in range(PRICES[0], PRICES[1] + 1)
    ]
    plus = tile(
        look,
        "with-plus-two",
        f"+{PLUS}",
        lambda: put(lambda told: replace(told, plus=not told.plus)),
        icon=picture("tikal-2/card-plus-two", 24),
        chosen=now.plus,
        label=look.say("card-plus-two"),
    )
    delivery = [
        counter(look, "count", look.say("t2-light-treasures"), "tikal-2/treasure", now.count, _step(put, "count"))
    ]
    return [
        counter(look, "door", look.say("t2-light-doors"), "tikal-2/doors", now.doors, _step(put, "doors")),
        look.text(look.say("t2-light-delivery"), 15),
        tiles([*prices, *([plus] if now.price else [])]),
        *(delivery if now.price else []),
        counter(
            look,
            "other",
            look.say("t2-light-other"),
            "tikal-2/bonus",
            now.other,
            _step(put, "other", least=-FURTHEST),
            leap=LEAP,
        ),
        *([_enter(sitting, seat, now, enter)] if now.points else []),
    ]


def _price(price: int, now: Sum) -> Sum:
    return priced(now, price)


def _step(put: Put, part: str, least: int = 0) -> Callable[[int], Any]:
    def step(by: int) -> None:
        def stepped(now: Sum) -> Sum:
            told: dict[str, Any] = {part: max(least, min(FURTHEST, getattr(now, part) + by))}
            return replace(now, **told)

        put(stepped)

    return step


def _enter(sitting: Sitting, seat: int, now: Sum, enter: Tap) -> ft.Control:
    look, had = sitting.look, seen(sitting).seats[seat].score
    words = look.say("t2-light-enter" if now.points > 0 else "t2-light-enter.less", points=abs(now.points))
    under = look.say("t2-light-under", before=had, after=had + now.points)
    icon = ft.Icon(ft.Icons.CHECK, color=ft.Colors.ON_PRIMARY, size=28)
    return big(look, "enter", words, enter, icon=icon, under=under)
