"""How it is played: with which devices, how much the app does, with which copy of the game."""

import asyncio
from dataclasses import replace

import flet as ft

from screens.new_table.plan import Change, Plan
from screens.shared.buttons import one_of
from screens.shared.hooks import use_after, use_value
from screens.shared.look import Look
from screens.shared.panels import panel
from screens.shared.switches import switch_rows
from screens.shared.visit import Visit


@ft.component
def Devices(look: Look, plan: Plan, change: Change) -> ft.Control:
    ways = [(name, look.say(f"new-devices-{name}"), one) for name, one in (("many", False), ("one", True))]
    about = look.say("new-devices-one-about" if plan.one_device else "new-devices-many-about")
    return panel(
        look.title(look.say("new-devices"), 20),
        one_of(look, "devices", ways, plan.one_device, lambda one: change(lambda now: replace(now, one_device=one))),
        look.quiet(about, 14),
    )


@ft.component
def Ways(look: Look, game_id: str, plan: Plan, change: Change) -> ft.Control:
    """Every switch of the game, each with one sentence."""
    rows = switch_rows(look, game_id, plan.options, lambda name, value: change(lambda now: now.switched(name, value)))
    return panel(look.title(look.say("new-ways"), 20), *rows, spacing=8)


@ft.component
def Kits(visit: Visit, look: Look, game_id: str, plan: Plan, change: Change) -> ft.Control:
    """The sample that ships, or copies people have described."""
    kits, set_kits = use_value(())

    async def load() -> None:
        found = await asyncio.to_thread(visit.house.tables.kits, game_id)
        set_kits(tuple((kit.id, kit.name) for kit in found))

    use_after(load, [game_id])
    copies = [(kit or "sample", name, kit) for kit, name in (("", look.say("new-kit-sample")), *kits)]
    return panel(
        look.title(look.say("new-kit"), 20),
        one_of(look, "kit", copies, plan.kit, lambda kit: change(lambda now: replace(now, kit=kit))),
        look.quiet(look.say("new-kit-about"), 14),
    )
