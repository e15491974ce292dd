"""The action points as ten pips: those left, striped those that the action being chosen would take."""

import flet as ft

from model.games.tikal.parts import ACTION_POINTS
from screens.table.aiming import aim_part
from screens.table.sitting import Sitting
from screens.tikal.aim import Aim
from screens.tikal.moving import planned
from screens.tikal.seen import seen

PIP, STEP = 18, 22


def shown(sitting: Sitting, aim: Aim) -> tuple[int, int] | None:
    """The points left and what the choice would take; None while nobody has any to spend."""
    if sitting.snapshot.phase not in ("turn", "scoring"):
        return None
    return seen(sitting).ap, planned(sitting, aim)


def pips(left: int, cost: int) -> ft.Control:
    """All ten lie there three times, empty, striped and full: of each so many are uncovered, and only that is sent."""
    layers = (("empty", ACTION_POINTS), ("striped", left), ("full", max(left - cost, 0)))
    uncovered: list[ft.Control] = [_uncovered(name, count) for name, count in layers]
    return ft.Stack(uncovered, width=STEP * ACTION_POINTS, height=PIP)


def _uncovered(name: str, count: int) -> ft.Control:
    """In one ink, that of the page."""
    all_ = ft.Image(
        src=f"/icons/tikal/pips-{name}.svg",
        left=0,
        top=0,
        width=STEP * ACTION_POINTS,
        height=PIP,
        color=ft.Colors.PRIMARY,
        color_blend_mode=ft.BlendMode.SRC_IN,
        gapless_playback=True,
        exclude_from_semantics=True,
    )
    return ft.Stack([all_], width=STEP * count, height=PIP, clip_behavior=ft.ClipBehavior.HARD_EDGE)


def _meter(sitting: Sitting, aim: Aim) -> ft.Control:
    """Between the turns its place stays empty: the board does not move under a finger."""
    found = shown(sitting, aim)
    look, (left, cost) = sitting.look, found or (ACTION_POINTS, 0)
    facts = {"left": left, "cost": cost, "after": left - cost}
    words = look.say("tk-ap-plan" if cost else "tk-ap", **facts)
    line = ft.Row([pips(left, cost), look.text(words, 15, bold=True)], wrap=True, spacing=10, run_spacing=2)
    says = look.say("tk-ap-plan-says" if cost else "tk-ap-says", **facts)
    there = found is not None
    inside = ft.Container(line, opacity=1 if there else 0)
    return ft.Semantics(
        identifier="ap" if there else None,
        label=says if there else None,
        exclude_semantics=True,
        visible=there or _returns(sitting),
        content=inside,
    )


def _returns(sitting: Sitting) -> bool:
    """Whether it will be there again in this turn or the next."""
    return sitting.snapshot.phase in ("draw", "display", "take", "place")


meter = aim_part(lambda sitting, aim: (shown(sitting, aim), _returns(sitting)), _meter)
