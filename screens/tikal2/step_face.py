"""One thing that was scored, on a phone or large for the whole room: the camps, somebody's sets, an altar with who has
how many keys there, treasures and cards."""

from collections.abc import Sequence

import flet as ft

from model.games.tikal2.parts import ALTAR_POINTS, MULTICOLOURED
from model.games.tikal2.receipts import Receipt, Scoring
from screens.shared.pictures import mark, picture
from screens.table.scored import gained
from screens.table.sitting import Sitting
from screens.tikal2.key_pictures import held, key_row, plain_keys
from screens.tikal2.scored import AltarTold, camps, colours_of_sets


def camps_face(sitting: Sitting, scale: float) -> ft.Control:
    """T2.2.4: all camp keys, turned over for everybody."""
    look = sitting.look
    rows = [
        _row(sitting, seat, key_row(look, held(camp), 24 * scale) if any(camp) else _none(sitting, scale), "", scale)
        for seat, camp in enumerate(camps(sitting) or ())
    ]
    return _lines(rows, scale)


def sets_face(sitting: Sitting, receipt: Receipt, scale: float) -> ft.Control:
    """T2.9.1: each set by itself, with its points."""
    colours = colours_of_sets(sitting, receipt)
    rows: list[ft.Control] = [
        set_row(sitting, one.size, one.points, colours[at] if colours is not None else None, scale)
        for at, one in enumerate(receipt.sets)
    ]
    if len(receipt.sets) > 1:
        look = sitting.look
        words = ft.Container(look.quiet(look.say("scoring-sum"), 15 * scale), expand=True)
        rows.append(ft.Row([words, look.text(gained(receipt.of_sets), 20 * scale, bold=True)]))
    return _lines(rows, scale)


def set_row(sitting: Sitting, size: int, points: int, colours: Sequence[str] | None, scale: float = 1) -> ft.Control:
    look = sitting.look
    keys = plain_keys(look, size, 26 * scale) if colours is None else key_row(look, colours, 26 * scale)
    words = look.quiet(look.say("t2-set", size=size), 13 * scale)
    left = ft.Column([keys, words], spacing=0, expand=True)
    row = ft.Row([left, look.text(gained(points), 20 * scale, bold=True)], spacing=10)
    return ft.Container(
        row, bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH, border_radius=12, padding=ft.Padding(10, 6, 10, 6)
    )


def altar_face(sitting: Sitting, told: AltarTold, scale: float) -> ft.Control:
    """T2.9.2, T2.9.3: whoever has a flag there, with so many keys; the best get the points."""
    look = sitting.look
    names = [sitting.names[seat] for seat in told.winners]
    alone = ".alone" if len(told.keys) == 1 else ""
    said = look.say(f"t2-altar-won{alone}", names=names, count=len(names))
    rows: list[ft.Control] = [look.text(said, 16 * scale)]
    if told.keys:
        rows += [_altar_row(sitting, told, seat, count, scale) for seat, count in told.keys]
    else:
        rows += [_row(sitting, seat, ft.Container(), gained(ALTAR_POINTS), scale) for seat in told.winners]
    return _lines(rows, scale)


def _altar_row(sitting: Sitting, told: AltarTold, seat: int, count: int, scale: float) -> ft.Control:
    look, sign = sitting.look, "any" if told.altar == MULTICOLOURED else told.altar
    number = look.text(str(count), 20 * scale, bold=seat in told.winners)
    keys = ft.Row([picture(f"tikal-2/key-{sign}", look.size(24 * scale)), number], spacing=4, tight=True)
    label = look.say("t2-keys", count=count)
    said = ft.Semantics(label=label, exclude_semantics=True, content=keys)
    return _row(sitting, seat, said, gained(ALTAR_POINTS) if seat in told.winners else "", scale)


def treasures_face(sitting: Sitting, told: Scoring, scale: float) -> ft.Control:
    """T2.9.4: a point for each that was not delivered."""
    look = sitting.look
    rows = []
    for one in told.receipts:
        faces = [picture("tikal-2/treasure", look.size(22 * scale)) for _ in range(one.treasures)]
        rows.append(_row(sitting, one.seat, ft.Row(faces, wrap=True, spacing=2), gained(one.treasures), scale))
    return _lines(rows, scale)


def cards_face(sitting: Sitting, told: Scoring, scale: float) -> ft.Control:
    """T2.7.8 to T2.7.10: the cards kept for it."""
    look = sitting.look
    rows = []
    for one in told.receipts:
        faces = [
            picture(f"tikal-2/card-{c.card}", look.size(28 * scale), look.say(f"card-{c.card}")) for c in one.cards
        ]
        rows.append(_row(sitting, one.seat, ft.Row(faces, wrap=True, spacing=4), gained(one.of_cards), scale))
    return _lines(rows, scale)


def _row(sitting: Sitting, seat: int, things: ft.Control, points: str, scale: float) -> ft.Control:
    """Somebody, what they have there, and what they get for it; where there is little room the name stands above."""
    look = sitting.look
    badge = mark(*sitting.mark_of(seat), look.size(22 * scale))
    name = look.text(sitting.names[seat], 15 * scale, bold=bool(points), expand=2)
    last = look.text(points, 20 * scale, bold=True, width=look.size(44 * scale), text_align=ft.TextAlign.RIGHT)
    more: list[ft.Control] = [last] if points else []
    if look.tight:
        lines: list[ft.Control] = [ft.Row([badge, name], spacing=8), ft.Row([ft.Container(things, expand=True), *more])]
        return ft.Column(lines, spacing=2)
    return ft.Row([badge, name, ft.Container(things, expand=3), *more], spacing=8 * scale)


def _none(sitting: Sitting, scale: float) -> ft.Control:
    return sitting.look.quiet(sitting.say("glance-none"), 15 * scale)


def _lines(rows: Sequence[ft.Control], scale: float) -> ft.Control:
    return ft.Column(list(rows), spacing=8 * scale, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
