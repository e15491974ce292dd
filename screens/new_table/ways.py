"""How it is played: with which devices, how much the app does, with which copy of the game."""

import asyncio
from dataclasses import replace
from typing import Any

import flet as ft

from model.games.samples import sample_kit
from model.kernel.flaws import decoded
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
    """The sample that ships, or copies people have described; each brings its colours."""
    kits, set_kits = use_value(())

    async def load() -> None:
        found = await asyncio.to_thread(visit.house.tables.copies, game_id)
        set_kits(tuple((kit.id, kit.name, colours_of(decoded(kit.body))) for kit in found))

    use_after(load, [game_id])
    known = (("", look.say("new-kit-sample"), colours_of(sample_kit(game_id))), *kits)
    colours = {kit: worn for kit, _, worn in known}
    copies = [(kit or "sample", name, kit) for kit, name, _ in known]
    return panel(
        look.title(look.say("new-kit"), 20),
        one_of(look, "kit", copies, plan.kit, lambda kit: change(lambda now: now.with_kit(kit, colours[kit]))),
        look.quiet(look.say("new-kit-about"), 14),
    )


def colours_of(kit: Any) -> tuple[str, ...]:
    """Of a kit as it is written; whether the rest of it is right is seen when the table is opened."""
    return tuple(dict.fromkeys(kit["colours"]))
