"""The price wheel: around it the treasures, on it their prices, which turn clockwise by a step after a delivery."""

import math

import flet as ft

from screens.shared.hexes import INK, face
from screens.shared.hooks import kept, use_box
from screens.shared.lights import LETTERS
from screens.shared.pictures import picture
from screens.shared.ring import spots
from screens.table.part import part
from screens.table.sitting import Sitting
from screens.tikal2.seen import seen
from screens.tikal2.treasures import treasure_icon, treasure_words

SLICES = ("#f7efd9", "#e9c46a")
DISC, PICTURE = 0.68, 0.24
"""How large the disc and a treasure are, for the whole."""
FAR = 62
"""How far from the middle prices stand, on a disc with a radius of 100."""
TURNING = 900
"""Milliseconds a turn takes."""


def prices_of(sitting: Sitting, size: float) -> tuple[tuple[str, int], ...]:
    """The treasures, clockwise from above, and what each brings."""
    return tuple(seen(sitting).wheel.items())


def _priced(sitting: Sitting, size: float) -> ft.Control:
    told = prices_of(sitting, size)
    icons = tuple(treasure_icon(sitting, name) for name, _ in told)
    each = [sitting.say("t2-wheel-one", treasure=treasure_words(sitting, name), price=price) for name, price in told]
    disc = _wheel(icons, tuple(price for _, price in told), start_of(sitting), size)
    return ft.Semantics(identifier="wheel", container=True, label=sitting.say("t2-wheel", prices=each), content=disc)


wheel = part(prices_of, _priced)
"""Is given a chair and how large it is."""


def start_of(sitting: Sitting) -> tuple[int, ...]:
    told = sitting.snapshot.kit.wheel
    return () if told is None else tuple(told.prices or ())


def turned_by(start: tuple[int, ...], now: tuple[int, ...]) -> int | None:
    """How many steps clockwise the prices lie from where they began; None where they are others.

    >>> turned_by((2, 3, 4, 5, 3), (3, 2, 3, 4, 5)), turned_by((2, 3), (2, 2))
    (1, None)
    """
    return next((steps for steps in range(len(start)) if now == start[-steps:] + start[:-steps]), None)


@ft.component
def _Wheel(icons: tuple[str, ...], prices: tuple[int, ...], start: tuple[int, ...], size: float) -> ft.Control:
    """Clockwise only: the steps are counted on, so that it never runs back."""
    steps = use_box(0)
    now = turned_by(start, prices)
    if now is not None and start:
        steps.current += (now - steps.current) % len(start)
    angle = 2 * math.pi * steps.current / max(len(prices), 1)
    disc = ft.Container(
        face(disc_face(prices, math.degrees(angle))),
        width=size * DISC,
        height=size * DISC,
        left=size * (1 - DISC) / 2,
        top=size * (1 - DISC) / 2,
        rotate=angle,
        animate_rotation=ft.Animation(TURNING, ft.AnimationCurve.EASE_IN_OUT),
    )
    small = size * PICTURE
    around = [
        ft.Container(picture(icon, small), left=x, top=y)
        for icon, (x, y) in zip(icons, spots(len(icons), size, small), strict=True)
    ]
    return ft.Stack([disc, *around], width=size, height=size)


_wheel = kept(_Wheel)


def disc_face(prices: tuple[int, ...], degrees: float) -> str:
    """Drawn so that it is right when it was turned by this much: numbers stand upright then."""
    step, slices, numbers = 360 / max(len(prices), 1), [], []
    for index, price in enumerate(prices):
        middle = index * step - degrees
        (ax, ay), (bx, by) = (_point(middle + aside, 96) for aside in (-step / 2, step / 2))
        slices.append(f'<path d="M0 0L{ax} {ay}A96 96 0 0 1 {bx} {by}Z" fill="{SLICES[price % 2]}"/>')
        x, y = _point(index * step, FAR)
        numbers.append(f'<text x="{x}" y="{y + 21}">{price}</text>')
    hub = '<circle r="16" fill="#c8602f"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200"{LETTERS} font-size="58">'
        f'<g stroke="{INK}" stroke-width="4">{"".join(slices)}{hub}</g>'
        f'<g transform="rotate({-degrees:.4g})">{"".join(numbers)}</g></svg>'
    )


def _point(degrees: float, far: float) -> tuple[int, int]:
    """Clockwise from above."""
    angle = math.radians(degrees)
    return round(far * math.sin(angle)), round(-far * math.cos(angle))
