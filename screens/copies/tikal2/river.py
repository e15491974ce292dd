"""The river: six sites and the gaps between them in a ring. A site that is tapped is the start; a gap gets the forest,
then the seaplanes."""

from functools import partial

import flet as ft

from model.games.tikal2.entering import Raw, gap_tapped, seaplanes, site_tapped
from model.games.tikal2.parts import SITES
from screens.copies.step import Change
from screens.shared.buttons import Tap
from screens.shared.look import Look
from screens.shared.panels import page_column
from screens.shared.pictures import picture
from screens.shared.ring import ring
from screens.shared.theme import GAP

SIZE, CELL = 326, 62
"""The ring where there is room for it, and what lies in it; on a small phone both are smaller."""


@ft.component
def River(look: Look, raw: Raw, change: Change) -> ft.Control:
    size = min(SIZE, (ft.context.page.width or SIZE) - 2 * GAP)
    cell = CELL * size / SIZE
    cells: list[ft.Control] = []
    for site in range(SITES):
        cells.append(_site(look, raw, site, partial(change, partial(_start, site)), cell))
        cells.append(_gap(look, raw, site, partial(change, partial(_gap_of, site)), cell))
    says = ft.Semantics(
        identifier="river-next",
        live_region=True,
        content=look.text(look.say(f"copy-t2-river-{_next(raw)}"), 16, bold=True, text_align=ft.TextAlign.CENTER),
    )
    way = ft.Icon(ft.Icons.ROTATE_RIGHT, size=54, color=ft.Colors.OUTLINE)
    return page_column(says, ring(size, cell, cells, way))


def _next(raw: Raw) -> str:
    """What is to be tapped now."""
    river = raw["river"]
    if river["start"] is None:
        return "start"
    if river["forest_after"] is None:
        return "forest"
    return ("plane", "other-plane", "done")[len(seaplanes(raw))]


def _site(look: Look, raw: Raw, site: int, tap: Tap, cell: float) -> ft.Control:
    start = raw["river"]["start"] == site
    words = look.say("copy-t2-start-site" if start else "copy-t2-site", number=site + 1)
    face = picture("tikal-2/start-site" if start else "tikal-2/site", 46)
    return knob(look, f"site-{site}", words, face, tap, start, cell)


def _gap(look: Look, raw: Raw, after: int, tap: Tap, cell: float) -> ft.Control:
    what = "forest" if raw["river"]["forest_after"] == after else "plane" if after in seaplanes(raw) else "none"
    words = look.say(f"copy-t2-gap-{what}", before=after + 1, behind=(after + 1) % SITES + 1)
    icons = {"forest": "tikal-2/forest", "plane": "tikal-2/seaplane"}
    face = picture(icons[what], 44) if what in icons else ft.Icon(ft.Icons.ADD, size=22, color=ft.Colors.OUTLINE)
    return knob(look, f"gap-{after}", words, face, tap, what != "none", cell, round_=True)


def knob(
    look: Look,
    identifier: str,
    words: str,
    face: ft.Control,
    tap: Tap,
    chosen: bool,
    cell: float = CELL,
    round_: bool = False,
) -> ft.Control:
    """Something to tap in a ring."""
    edge = ft.Colors.SECONDARY if chosen else ft.Colors.OUTLINE_VARIANT
    body = ft.Container(
        face,
        width=cell,
        height=cell,
        alignment=ft.Alignment.CENTER,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        border=ft.Border.all(2.5 if chosen else 1.2, edge),
        border_radius=cell / 2 if round_ else 14,
        ink=True,
        on_click=look.safe(tap),
    )
    return ft.Semantics(identifier=identifier, button=True, selected=chosen, label=words, content=body)


def _start(site: int, raw: Raw) -> Raw:
    return site_tapped(raw, site)


def _gap_of(after: int, raw: Raw) -> Raw:
    return gap_tapped(raw, after)
