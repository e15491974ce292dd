"""The start cards (LT1.4): tapped in as they were dealt on the table, or dealt by the app; where the copy does not tell
what they say, only who is last on the track."""

import secrets
from typing import Any

import flet as ft

from model.table.guest import Guest
from screens.lost_temple.cards import Given
from screens.lost_temple.helping import CHARACTERS
from screens.lost_temple.last import LastOnTheTrack
from screens.shared.buttons import HALF, big, small, tile, tiles
from screens.shared.hooks import use_latest, use_value
from screens.shared.panels import panel
from screens.shared.pictures import picture
from screens.table.sitting import Sitting


@ft.component
def Opening(sitting: Sitting, guest: Guest) -> ft.Control:
    told = sitting.table_narrowed("start").values.get("characters", ())
    return _Dealt(sitting) if len(told) == len(CHARACTERS) else _Unknown(sitting)  # whose card is untold, who knows


@ft.component
def _Dealt(sitting: Sitting) -> ft.Control:
    look, actor, version = sitting.look, sitting.actor, sitting.version
    dealt, latest, change = use_latest(actor.pending.get("dealt", ()))
    looked_at, look_at = use_value("")
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
        *[Given(sitting, seat, card, card == looked_at, look_at) for seat, card in enumerate(dealt)],
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


@ft.component
def _Unknown(sitting: Sitting) -> ft.Control:
    """What the start cards say stands only on the cards: people lay out their pieces and tell who is last."""
    look = sitting.look
    parts = [
        look.title(look.say("lt-opening-last"), 20),
        look.quiet(look.say("lt-opening-last-about"), 14),
        LastOnTheTrack(sitting, sitting.version),
    ]
    return ft.Semantics(identifier="opening", container=True, content=panel(*parts))
