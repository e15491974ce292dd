"""Turning over a chance token (LT7): people tell its kind, or the app turns over its own."""

import flet as ft

from screens.shared.buttons import HALF, big, small, tile, tiles
from screens.shared.pictures import picture
from screens.table.sitting import Sitting


def revealing(sitting: Sitting) -> list[ft.Control]:
    look, actor, version = sitting.look, sitting.actor, sitting.version
    left = sitting.narrowed("reveal")
    if not left.choices:
        return []

    async def turn_up() -> None:
        await actor.act(version, "reveal")

    if left.move is not None:
        return [big(look, "reveal", look.say("lt-turn-up"), turn_up, icon=picture("lost-temple/token-hidden", 48))]

    def cell(token: str) -> ft.Control:
        async def tell() -> None:
            await actor.act(version, "reveal", token=token)

        icon = picture(f"lost-temple/token-{token}", 42)
        return tile(look, f"token-{token}", look.say(f"token-{token}"), tell, icon=icon, width=HALF)

    return [
        look.text(look.say("lt-which-token"), 16),
        tiles([cell(token) for token in left.values["token"]]),
        small(look, "help-tokens", look.say("lt-tokens-help"), lambda: sitting.help("chance"), ft.Icons.HELP_OUTLINE),
    ]
