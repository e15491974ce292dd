"""How the price wheel lies before the game: any way round (T2.1.3). Where one price lies tells it, in one tap."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from model.games.tikal2.checklist import telling_price
from screens.shared.buttons import small, tile, tiles
from screens.shared.pictures import picture
from screens.table.sitting import Sitting
from screens.tikal2.laid import Laid, steps_to, turned
from screens.tikal2.seen import seen
from screens.tikal2.treasures import treasure_icon, treasure_words

Change = Callable[[Callable[[Laid], Laid]], Any]


def asks_wheel(sitting: Sitting) -> bool:
    return _price(sitting) is not None


def _price(sitting: Sitting) -> int | None:
    """The price that tells it, where there is one."""
    wheel = sitting.snapshot.kit.wheel
    return None if wheel is None else telling_price(wheel)


def asked_wheel(sitting: Sitting, laid: Laid, put: Change) -> list[ft.Control]:
    """The treasures; the one where the price lies as the copy has it is chosen until somebody taps another."""
    price = _price(sitting)
    if price is None:
        return []
    look, wheel = sitting.look, sitting.snapshot.kit.wheel
    now = turned(wheel.prices, laid.steps)

    def cell(at: int, treasure: str) -> ft.Control:
        steps = steps_to(wheel.prices, price, at)
        return tile(
            look,
            f"wheel-at-{treasure}",
            treasure_words(sitting, treasure),
            lambda: put(lambda told: replace(told, steps=steps)),
            icon=picture(treasure_icon(sitting, treasure), 30),
            chosen=now[at] == price,
        )

    return [
        look.text(look.say("t2-wheel-ask", price=price), 16, bold=True),
        tiles([cell(at, one) for at, one in enumerate(wheel.treasures)]),
    ]


def wheel_steps(sitting: Sitting, laid: Laid, put: Change) -> list[ft.Control]:
    """The prices as they would be, and a step on."""
    look, wheel = sitting.look, sitting.snapshot.kit.wheel
    prices = turned(wheel.prices, laid.steps)
    faces: list[ft.Control] = [
        ft.Row([picture(treasure_icon(sitting, one), 30), look.text(str(price), 17, bold=True)], spacing=4, tight=True)
        for one, price in zip(wheel.treasures, prices, strict=True)
    ]
    turn = partial(put, partial(_one_on, len(prices)))
    return [
        ft.Semantics(identifier="wheel-prices", container=True, content=ft.Row(faces, wrap=True, spacing=14)),
        ft.Row([small(look, "wheel-turn", look.say("t2-wheel-turn"), turn, ft.Icons.ROTATE_RIGHT)]),
    ]


def _one_on(of: int, laid: Laid) -> Laid:
    return replace(laid, steps=(laid.steps + 1) % of)


async def set_wheel(sitting: Sitting, told: Laid) -> bool:
    """The table is right: it is corrected to how theirs lies."""
    wheel = sitting.snapshot.kit.wheel
    prices = dict(zip(wheel.treasures, turned(wheel.prices, told.steps), strict=True))
    changed = {f"wheel.{name}": price for name, price in prices.items() if seen(sitting).wheel[name] != price}
    return not changed or await sitting.actor.act(sitting.version, "correct", table=True, set=changed)
