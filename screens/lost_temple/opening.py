"""The start cards (LT1.4): tapped in as they were dealt on the table, or dealt by the app."""

import secrets
from typing import Any

import flet as ft

from model.table.guest import Guest
from screens.lost_temple.helping import CHARACTERS
from screens.shared.buttons import HALF, big, small, tile, tiles
from screens.shared.hooks import use_latest
from screens.shared.panels import panel
from screens.shared.pictures import mark, picture
from screens.table.sitting import Sitting


@ft.component
def Opening(sitting: Sitting, guest: Guest) -> ft.Control:
    look, actor, version = sitting.look, sitting.actor, sitting.version
    dealt, latest, change = use_latest(actor.pending.get("dealt", ()))
    names = sitting.names

    def set_dealt(new: Any) -> None:
        change(new)
        actor.pending["dealt"] = latest.current  # the host may look at another tab in between

    at = next((seat for seat in range(len(names)) if seat >= len(dealt)), None)

    def give(character: str) -> None:
        set_dealt(lambda now: now if character in now or len(now) == len(names) else (*now, character))

    def deal() -> None:
        left = list(CHARACTERS)
        set_dealt(tuple(left.pop(secrets.randbelow(len(left))) for _ in names))

    async def begin() -> None:
        await actor.act(version, "start", table=True, characters=list(latest.current))

    def cell(character: str) -> ft.Control:
        icon = picture(f"lost-temple/{character}", 40)
        return tile(
            look, f"start-{character}", look.say(f"word-{character}"), lambda: give(character), icon=icon, width=HALF
        )

    rows: list[ft.Control] = [
        look.title(look.say("lt-opening"), 20),
        look.quiet(look.say("lt-opening-about"), 14),
        *[_given(sitting, seat, dealt[seat]) for seat in range(len(dealt))],
    ]
    if at is not None:
        rows += [
            look.text(look.say("lt-opening-who", name=names[at]), 17, bold=True),
            tiles([cell(c) for c in CHARACTERS if c not in dealt]),
            small(look, "start-deal", look.say("lt-opening-deal"), deal, ft.Icons.CASINO),
        ]
    else:
        icon = ft.Icon(ft.Icons.PLAY_ARROW, color=ft.Colors.ON_PRIMARY, size=30)
        rows.append(big(look, "begin", look.say("lobby-begin"), begin, icon=icon))
    if dealt:
        rows.append(small(look, "start-again", look.say("lt-opening-again"), lambda: set_dealt(()), ft.Icons.UNDO))
    return ft.Semantics(identifier="opening", container=True, content=panel(*rows))


def _given(sitting: Sitting, seat: int, character: str) -> ft.Control:
    look = sitting.look
    card = sitting.snapshot.kit.start[character]
    facts = look.say("lt-opening-card", space=card.space, gems=card.gems, machetes=card.machete)
    who: list[ft.Control] = [
        mark(*sitting.mark_of(seat), 24),
        ft.Container(look.text(sitting.names[seat], 16, bold=True), expand=True),
    ]
    words = ft.Column([look.text(look.say(f"word-{character}"), 15), look.quiet(facts, 12)], spacing=0)
    face = picture(f"lost-temple/{character}", 34)
    if not look.narrow:
        return ft.Row([*who, face, words], spacing=10)
    card = ft.Row([ft.Container(width=24), face, ft.Container(words, expand=True)], spacing=10)
    return ft.Column([ft.Row(who, spacing=10), card], spacing=2)
