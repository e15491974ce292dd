"""What a player does on the river and with the tile, one action after the other."""

from collections.abc import Hashable

import flet as ft

from screens.shared.panels import panel
from screens.table.aiming import aim_part
from screens.table.between import BELOW
from screens.table.fresh import fresh
from screens.table.sitting import Chair, Sitting
from screens.tikal2.actions import tile_actions
from screens.tikal2.aim import Aim, Aiming
from screens.tikal2.first_keys import first_keys
from screens.tikal2.going import going
from screens.tikal2.seen import seen
from screens.tikal2.ways import on_river


def _inside(sitting: Sitting, aim: Aim, aiming: Aiming) -> list[ft.Control]:
    """What is to be tapped now; of the tile's actions each is a card of its own."""
    if not sitting.mine:
        return []
    if sitting.snapshot.phase == "keys":
        return [panel(*first_keys(sitting, aiming, aim), padding=12)]
    if on_river(sitting):
        return [panel(*going(sitting, aiming, aim), padding=12)]
    there = seen(sitting)
    return tile_actions(sitting, aiming, aim) if there.won or there.actions else []


def _panel(sitting: Sitting, aim: Aim, aiming: Aiming) -> ft.Control:
    inside = fresh(sitting, _inside(sitting, aim, aiming))
    return ft.Container(inside[0], margin=BELOW) if inside else ft.Container()


def _panel_of(sitting: Sitting, aim: Aim, aiming: Aiming) -> Hashable:
    """Whoever only watches has none."""
    return (sitting.version, aim) if sitting.mine else ()


_panel_part = aim_part(_panel_of, _panel)


def turn_panel(chair: Chair, aiming: Aiming) -> ft.Control:
    return _panel_part(chair, aiming, aiming)
