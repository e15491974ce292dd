"""How a person enters a move of Lost Temple: which buttons of the screens are tapped for it."""

from collections.abc import Awaitable, Callable
from typing import Any

import flet as ft

from tests.screens.harness import Device

Move = dict[str, Any]


async def tap_in(device: Device, move: Move, *, table: bool = False) -> None:
    """`table`: it is the host's to enter, for the table itself, on the first page there is."""
    await turn_to(device, "first" if table else "seat")
    if device.shows("passing-take"):
        await device.tap("passing-take")
    await _HOW[move["do"]](device, move)


async def turn_to(device: Device, place: str) -> None:
    """The tab where something is done; a host without a seat acts for others at the desk."""
    tabs = [one.removeprefix("tab-") for one in device.identifiers() if one.startswith("tab-")]
    if not tabs:
        return
    own = next((tab for tab in tabs if tab in ("seat", "play")), "host")
    wanted = {"first": tabs[0], "seat": own}.get(place, place)
    if not device.find(f"tab-{wanted}").selected:
        await device.tap(f"tab-{wanted}")


async def _start(device: Device, move: Move) -> None:
    await device.tap(*(f"start-{card}" for card in move["characters"]), "begin")


async def _idol(device: Device, move: Move) -> None:
    await device.tap(f"idol-{move['holder']}")


async def _last(device: Device, move: Move) -> None:
    await device.tap(*(f"last-{seat}" for seat in move["seats"]))
    for seat, gems in (move.get("gems") or {}).items():
        if len(move["seats"]) > 1:
            await device.tap(*[f"more-gems-{seat}"] * gems)
    await device.tap("last")


async def _pick(device: Device, move: Move) -> None:
    if device.shows("hand"):
        await device.tap("hand")
    await device.tap(f"card-{move['card']}", "take")


async def _call(device: Device, move: Move) -> None:
    if "held_by" not in move:
        await device.tap("call")
    else:
        await device.tap(f"held-by-{'nobody' if move['held_by'] is None else move['held_by']}")


async def _curse(device: Device, move: Move) -> None:
    await device.tap(f"target-{move['target']}")


async def _rob(device: Device, move: Move) -> None:
    await device.tap(f"target-{move['target']}")
    if move.get("advance"):
        await device.tap(f"steps-{move['advance']}")


async def _look(device: Device, move: Move) -> None:
    await choose_spaces(device, set(move["spaces"]))
    await device.tap("look")


async def _peek(device: Device, move: Move) -> None:
    if not device.shows("seen-tokens"):
        await choose_spaces(device, set(move["spaces"]))
    if move.get("swap"):
        await device.tap("swap")
    await device.tap(f"steps-{move['advance']}")


async def choose_spaces(device: Device, wanted: set[int]) -> None:
    """First those away that are not wanted, then the wanted ones."""

    def chosen() -> dict[int, bool]:
        tiles = [one for one in device.all(ft.Semantics) if (one.identifier or "").startswith("space-")]
        return {int(one.identifier.removeprefix("space-")): bool(one.selected) for one in tiles}

    for space, on in chosen().items():
        if on and space not in wanted:
            await device.tap(f"space-{space}")
    for space, on in chosen().items():
        if not on and space in wanted:
            await device.tap(f"space-{space}")


async def _pay(device: Device, move: Move) -> None:
    await device.tap("pay" if move.get("gems") is None else f"gems-{move['gems']}")


async def _advance(device: Device, move: Move) -> None:
    await device.tap(f"steps-{move['steps']}")


async def _reveal(device: Device, move: Move) -> None:
    await device.tap("reveal" if device.shows("reveal") else f"token-{move['token']}")


async def _won(device: Device, move: Move) -> None:
    await device.tap("won", "won-yes")


def _plain(device: Device, move: Move) -> Awaitable[None]:
    return device.tap(move["do"])


_HOW: dict[str, Callable[[Device, Move], Awaitable[None]]] = {
    "start": _start,
    "idol": _idol,
    "last": _last,
    "pick": _pick,
    "call": _call,
    "curse": _curse,
    "rob": _rob,
    "look": _look,
    "peek": _peek,
    "pay": _pay,
    "advance": _advance,
    "reveal": _reveal,
    "won": _won,
    **dict.fromkeys(("stay", "paddle", "follow", "done"), _plain),
}
