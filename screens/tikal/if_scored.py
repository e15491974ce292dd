"""“If scored now”: who would get each temple, what would change it, and what everybody would score."""

from typing import cast

import flet as ft

from model.games.tikal.scoring import ScoredNow, SeatNow, TempleNow
from model.kernel.hexes import called
from screens.shared.buttons import FINGER
from screens.shared.pictures import mark
from screens.table.glances import GLANCE
from screens.table.scored import gained, total_words
from screens.table.sitting import Sitting
from screens.tikal.aim import Aiming
from screens.tikal.seen import seen
from screens.tikal.step_face import strengths


def scored_now(sitting: Sitting) -> ScoredNow:
    """Everything lies open: the same for all."""
    return sitting.snapshot.once("if-scored", lambda: cast(ScoredNow, sitting.snapshot.if_scored(0)))


def if_scored(sitting: Sitting, aiming: Aiming) -> ft.Control:
    look, now = sitting.look, scored_now(sitting)
    people = [_person(sitting, seat, one) for seat, one in enumerate(now.seats)]
    temples = sorted(now.temples, key=lambda temple: (-temple.value, temple.hex))
    held = [temple for temple in temples if any(temple.strength) or temple.guard is not None]
    empty = [temple for temple in temples if temple not in held]
    rows = [*people, look.quiet(look.say("tk-now-about"), 13), *(_temple(sitting, aiming, one) for one in held)]
    if empty:
        named = [look.say("tk-now-empty", at=called(one.hex), value=one.value) for one in empty]
        rows.append(look.quiet(look.say("tk-now-nobody", temples=named), 14))
    return ft.Column(rows, spacing=6, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _person(sitting: Sitting, seat: int, now: SeatNow) -> ft.Control:
    look, total = sitting.look, seen(sitting).seats[seat].score + now.points
    said = look.say("tk-now-total", total=total_words(look, total))
    row = ft.Row(
        [
            mark(*sitting.mark_of(seat), 22),
            ft.Container(look.text(sitting.names[seat], 16, bold=True), expand=True),
            look.text(gained(now.points), 17, bold=True),
            look.quiet(said, 14),
        ],
        spacing=8,
    )
    return ft.Semantics(identifier=f"now-{seat}", container=True, content=row)


def _temple(sitting: Sitting, aiming: Aiming, temple: TempleNow) -> ft.Control:
    """A tap lights it on the board."""
    look, name = sitting.look, called(temple.hex)
    value = look.text(str(temple.value), 20, bold=True, width=look.size(28), text_align=ft.TextAlign.CENTER)
    who = look.text(_winner(sitting, temple), 15, bold=True)
    lines: list[ft.Control] = [ft.Row([who, strengths(sitting, temple.strength, 0.8, temple.winner)], wrap=True)]
    lacking = _lacking(sitting, temple)
    if lacking:
        lines.append(look.quiet(lacking, 13))
    body = ft.Container(
        ft.Row(
            [value, look.quiet(name, 14, width=look.size(24)), ft.Column(lines, spacing=2, expand=True)],
            spacing=8,
        ),
        padding=ft.Padding(4, 6, 4, 6),
        height=None if lacking else look.size(FINGER),
        border_radius=12,
        bgcolor=ft.Colors.SURFACE_CONTAINER,
        ink=True,
        on_click=look.safe(lambda: aiming.point(GLANCE, temple.hex)),
    )
    return ft.Semantics(identifier=f"temple-{name}", button=True, content=body)


def _winner(sitting: Sitting, temple: TempleNow) -> str:
    """TK4.3, TK4.4"""
    if temple.winner is None:
        return sitting.say("tk-now-tied")
    name = sitting.names[temple.winner]
    return name if temple.guard is None else sitting.say("tk-now-guard", name=name)


def _lacking(sitting: Sitting, temple: TempleNow) -> str:
    """What would change it: how much strength who lacks to be strongest alone, the nearest first."""
    short = sorted((need, seat) for seat, need in enumerate(temple.lacks) if need)
    return " · ".join(sitting.say("tk-now-lacks", name=sitting.names[seat], count=need) for need, seat in short)
