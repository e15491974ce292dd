"""A page that a finger has drawn up, without a finger."""

from typing import Any

import flet as ft

from tests.screens.harness import Device


def _at(pixels: float) -> dict[str, Any]:
    around = {"min_scroll_extent": 0.0, "max_scroll_extent": 900.0, "viewport_dimension": 200.0}
    return {"event_type": "update", "pixels": pixels, **around}


def scrolled(phone: Device) -> ft.Column:
    """The page that a finger would draw."""
    return next(one for one in phone.all(ft.Column) if one.scroll == ft.ScrollMode.AUTO and one.on_scroll is not None)


async def drawn_up(phone: Device, by: float = 150.0) -> list[Any]:
    """Somebody reads further down; where the page is brought to from then on: to a part by its name, or so far."""
    shown: list[Any] = []
    phone.connection.answers["scroll_to"] = lambda args: shown.append(args.get("scroll_key") or args.get("offset"))
    await phone.fire(scrolled(phone), "scroll", _at(by))
    return shown
