"""Plus and minus: how many leaders and members are brought or moved."""

from dataclasses import replace

import flet as ft

from model.games.tikal.state import Figures
from screens.shared.buttons import glyph
from screens.shared.pictures import picture
from screens.table.aiming import aim_of
from screens.table.sitting import Sitting
from screens.tikal.aim import Aim, Aiming
from screens.tikal.moving import at_most, meant
from screens.tikal.why import too_many

FIGURES = ("leader", "member")


def steppers(sitting: Sitting, aiming: Aiming, aim: Aim) -> list[ft.Control]:
    """One for each kind of figure there is; nothing where there is none."""
    most, now = at_most(sitting, aim), meant(sitting, aim)
    kinds = [kind for kind in (0, 1) if most[kind]]
    cells = [_stepper(sitting, aiming, FIGURES[kind], now[kind]) for kind in kinds]
    return [ft.Row(cells, wrap=True, spacing=16, run_spacing=4)] if cells else []


def _stepper(sitting: Sitting, aiming: Aiming, figure: str, count: int) -> ft.Control:
    look = sitting.look
    name = look.say(f"word-{figure}")

    def step(by: int) -> None:
        """From what was tapped before, drawn or not: fast taps all count."""
        aim = aim_of(sitting, aiming)
        wanted = stepped(meant(sitting, aim), figure, by)
        wanted = wanted if any(wanted) else instead(figure, at_most(sitting, aim))
        why = None if by < 0 else too_many(sitting, aim, wanted)
        if why is not None:
            sitting.actor.explain(why.rule, why.facts)
        elif any(wanted):
            leaders, members = wanted
            aiming.change(sitting.snapshot.moved, lambda now: replace(now, leaders=leaders, members=members))

    less, more = look.say("correct-less", what=name), look.say("correct-more", what=name)
    number = look.text(str(count), 20, bold=True, text_align=ft.TextAlign.CENTER)
    return ft.Row(
        [
            picture(f"tikal/{figure}", 30),
            glyph(look, f"less-{figure}", ft.Icons.REMOVE_CIRCLE_OUTLINE, less, lambda: step(-1)),
            ft.Semantics(label=f"{name} {count}", exclude_semantics=True, content=ft.Container(number, width=26)),
            glyph(look, f"more-{figure}", ft.Icons.ADD_CIRCLE_OUTLINE, more, lambda: step(1)),
        ],
        spacing=0,
        tight=True,
    )


def stepped(now: Figures, figure: str, by: int) -> Figures:
    """
    >>> stepped((0, 2), "member", -1), stepped((0, 2), "leader", 1), stepped((0, 0), "member", -1)
    ((0, 1), (1, 2), (0, 0))
    """
    leaders, members = (now[0] + by, now[1]) if figure == "leader" else (now[0], now[1] + by)
    return max(leaders, 0), max(members, 0)


def instead(figure: str, most: Figures) -> Figures:
    """With none of these one of the others is meant, where there is any: the leader alone can be chosen for the last
    action point.

    >>> instead("member", (1, 3)), instead("member", (0, 3)), instead("leader", (1, 3))
    ((1, 0), (0, 0), (0, 1))
    """
    return (min(most[0], 1), 0) if figure == "member" else (0, min(most[1], 1))
