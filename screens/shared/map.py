"""A board of hexes in a window of its own: the whole of it at first, then nearer and moved by a finger, turned to one's
side of the table. What lies on a hex is a part of the game's; letters, numbers and pictures stay upright.

It never takes a finger that would scroll its page; where nothing around it scrolls, one finger moves the board."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Protocol

import flet as ft

from model.kernel.hexes import Edge, Hex
from screens.shared.buttons import FINGER, glyph
from screens.shared.hexes import GROUND, at, sign
from screens.shared.hooks import kept, use_after, use_box, use_latest, use_value
from screens.shared.look import Look
from screens.shared.remembered import remember_turn, remembered_turn
from screens.shared.spread import QUARTERS, Spread, as_seen, spread, tall

NEARER, NEAREST = 1.6, 5.0
PINCHED = 0.12
"""By how much two fingers must have moved apart before the board is drawn anew."""


class Here(Protocol):
    """A game's board on one device."""

    def cell(self, hex_: Hex, quarters: int) -> ft.Control:
        """The part of a hex on a board that was turned by so many quarters; it fills its place."""

    def over(self, place: Spread) -> ft.Control:
        """What lies over the whole board; it takes no taps."""

    def aside(self) -> ft.Control:
        """What stands beside the board's own buttons."""

    def looked_at(self) -> Hex | None:
        """Where coming nearer leads to."""


class Around(Protocol):
    """Places that lie around the hexes: round ones, moved and enlarged with them."""

    @property
    def count(self) -> int: ...

    def place(self, number: int) -> ft.Control:
        """The part of one of them; it fills its place."""


@dataclass(frozen=True)
class Window:
    """What of the board is to be seen: how near, and where its upper left corner is."""

    zoom: float = 1.0
    x: float = 0.0
    y: float = 0.0

    def moved(self, right: float, down: float, place: Spread, width: float, height: float) -> "Window":
        """As far as the board goes."""
        x, y = min(self.x - right, place.width - width), min(self.y - down, place.height - height)
        return replace(self, x=max(0.0, x), y=max(0.0, y))


@ft.component
def _Map(
    look: Look,
    name: str,
    hexes: tuple[Hex, ...],
    here: Here,
    wide: float,
    most: float,
    around: Around | None = None,
    label: str = "map-board",
) -> ft.Control:
    """At `most` so high, with its buttons `<name>-in`, `-out`, `-fit` and `-turn`; about so wide until it is known how
    much room there really is."""
    window, seen, look_at = use_latest(Window())
    quarters, set_quarters = use_value(0)
    width, set_width = use_value(wide)
    apart = use_box(1.0)  # how far two fingers were when the board was last drawn for them

    async def remember() -> None:
        kept = await remembered_turn()
        set_quarters(lambda now: now or kept)  # a slow phone tells late: who has turned it meanwhile knows better

    use_after(remember, [])
    beside = 0 if around is None else around.count
    height = tall(hexes, width, most - FINGER, quarters, beside)

    def spread_at(zoom: float) -> Spread:
        return spread(hexes, width, height, quarters, zoom, beside)

    def to(zoom: float, hex_: Hex | None = None) -> None:
        """As near as that, around what is in the middle now or around a hex."""
        old, new = seen.current, min(NEAREST, max(1.0, zoom))
        was, then = spread_at(old.zoom), spread_at(new)
        x, y = (old.x + width / 2, old.y + height / 2) if hex_ is None else was.spot(hex_)
        grown = new / old.zoom
        middle = then.width / 2 + (x - was.width / 2) * grown, then.height / 2 + (y - was.height / 2) * grown
        near = Window(new, middle[0] - width / 2, middle[1] - height / 2)
        look_at(near.moved(0, 0, then, width, height))

    def nearer() -> None:
        to(seen.current.zoom * NEARER, here.looked_at() if seen.current.zoom == 1 else None)

    def further() -> None:
        to(seen.current.zoom / NEARER)

    async def turn() -> None:
        turned = (quarters + 1) % QUARTERS
        look_at(Window())
        set_quarters(turned)
        await remember_turn(turned)

    def begun() -> None:
        apart.current = 1.0

    def moved(event: ft.ScaleUpdateEvent[ft.GestureDetector]) -> None:
        """One finger moves the board, two come nearer."""
        now = seen.current
        grown = event.scale / apart.current
        if event.pointer_count > 1 and abs(grown - 1) > PINCHED:
            apart.current = event.scale
            to(now.zoom * grown)
        elif now.zoom > 1:
            by = event.focal_point_delta
            look_at(now.moved(by.x, by.y, spread_at(now.zoom), width, height))

    def measured(event: ft.LayoutSizeChangeEvent[ft.Container]) -> None:
        if abs(event.width - width) >= 1:
            look_at(Window())
            set_width(event.width)

    place = spread_at(window.zoom)
    body = ft.Container(
        _body(place, hexes, here, around), left=-window.x, top=-window.y, width=place.width, height=place.height
    )
    board = ft.GestureDetector(
        ft.Stack([body], width=width, height=height, clip_behavior=ft.ClipBehavior.HARD_EDGE),
        on_scale_start=look.safe(begun),
        on_scale_update=look.safe(moved),
        exclude_from_semantics=True,
    )
    ground = ft.Container(board, bgcolor=GROUND, border_radius=18, clip_behavior=ft.ClipBehavior.ANTI_ALIAS)
    own = _buttons(look, name, window.zoom, whole=lambda: to(1), nearer=nearer, further=further, turn=turn)
    buttons = ft.Row([ft.Container(here.aside(), expand=True), own], spacing=0)
    said = ft.Semantics(identifier=name, container=True, label=look.say(label), content=ground)
    both = ft.Column([said, buttons], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    room = ft.Alignment.TOP_CENTER  # it takes all the room there is, and so it is measured
    return ft.Container(both, alignment=room, on_size_change=look.safe(measured), size_change_interval=100)


hex_map = kept(_Map)


@ft.component
def _Body(place: Spread, hexes: tuple[Hex, ...], here: Here, around: Around | None) -> ft.Control:
    rows = [_row(row, place, here) for row in as_seen(hexes, place.quarters)]
    if around is not None:
        rows += [at(around.place(one), spot, place.nook, place.nook) for one, spot in enumerate(place.beside)]
    over = ft.Container(
        here.over(place), left=0, top=0, width=place.width, height=place.height, ignore_interactions=True
    )
    return ft.Stack([_signs(place.signs(hexes)), *rows, over], width=place.width, height=place.height)


_body = kept(_Body)


def _row(row: list[Hex], place: Spread, here: Here) -> ft.Control:
    """It is read to its end before the next one, which reaches less far up; taps go through it to what lies below."""
    wide, high = place.cell
    spots = {hex_: place.spot(hex_) for hex_ in row}
    top = min(y for _, y in spots.values()) - high / 2
    cells = [at(here.cell(hex_, place.quarters), (x, y - top), wide, high) for hex_, (x, y) in spots.items()]
    inside = ft.Stack(cells, width=place.width, height=place.height - top)
    return ft.Stack([ft.Semantics(container=True, content=inside)], left=0, top=top)


@ft.component
def _Signs(signs: tuple[Edge, ...]) -> ft.Control:
    """Letters and numbers; nobody says them: every hex is called by its own."""
    size = 11
    return ft.Semantics(
        exclude_semantics=True,
        content=ft.Stack([at(sign(one.text, size), (one.x, one.y), 2 * size, 2 * size) for one in signs]),
    )


_signs = kept(_Signs)


def _buttons(look: Look, name: str, zoom: float, **do: Callable[[], Any]) -> ft.Control:
    def button(what: str, icon: ft.IconData, on_tap: Callable[[], Any], shut: bool = False) -> ft.Control:
        color = ft.Colors.OUTLINE_VARIANT if shut else None
        return glyph(look, f"{name}-{what}", icon, look.say(f"map-{what}"), on_tap, color)

    return ft.Row(
        [
            button("turn", ft.Icons.ROTATE_90_DEGREES_CW_OUTLINED, do["turn"]),
            button("fit", ft.Icons.FIT_SCREEN, do["whole"], zoom == 1),
            button("out", ft.Icons.ZOOM_OUT, do["further"], zoom == 1),
            button("in", ft.Icons.ZOOM_IN, do["nearer"], zoom == NEAREST),
        ],
        spacing=0,
        tight=True,
    )


def brick(touch: ft.Control, quarters: int) -> ft.Control:
    """What is tapped, in the middle of its hex: side by side these fill the board and none lies on another."""
    beside = ft.Container(expand=1)
    middle = ft.Container(touch, expand=6)
    parts: list[ft.Control] = [beside, middle, ft.Container(expand=1)]
    if quarters % 2:
        return ft.Column(parts, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Row(parts, spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
