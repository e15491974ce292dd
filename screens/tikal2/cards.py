"""Special cards: what each does now, and a tap that lays it out or begins to play it. Inside the cover, or in the open
where the players keep them and the app knows only what could be in a hand."""

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from model.games.tikal2.checks import TURN
from model.games.tikal2.parts import KEPT_CARDS
from screens.shared.buttons import CHOSEN, EDGE
from screens.shared.pictures import picture
from screens.table.sitting import Sitting
from screens.tikal2.aim import Aim, Aiming
from screens.tikal2.colours import capital
from screens.tikal2.extras import towards
from screens.tikal2.hand import card_count, cards_held
from screens.tikal2.seen import kept, seen

ICON = 38
LAID = ("passage", "explore")
"""Laid out to be used with the next exploration."""
PLAYED = ("key", "remote")
"""A move of their own."""


def card_rows(sitting: Sitting, aim: Aim, aiming: Aiming) -> list[ft.Control]:
    held = cards_held(sitting)
    if kept(sitting):
        held = {kind: count for kind, count in held.items() if kind in (*LAID, *PLAYED, "forest")}
        if not held:
            return []
        head: list[ft.Control] = [sitting.look.text(sitting.say("t2-cards-play"), 15, bold=True)]
        return [*head, *(_row(sitting, aim, aiming, kind, count) for kind, count in held.items())]
    return [_row(sitting, aim, aiming, kind, count) for kind, count in held.items()]


def _row(sitting: Sitting, aim: Aim, aiming: Aiming, kind: str, held: int) -> ft.Control:
    look, laid = sitting.look, laid_out(aim, kind)
    name = capital(sitting.say(f"card-{kind}"))
    if held > 1 and not kept(sitting):
        name = sitting.say("t2-card-several", card=kind, count=held)
    about = sitting.say("t2-card-laid", count=laid) if laid else what_now(sitting, kind)
    room = look.room(ICON + 40)
    words = ft.Column(
        [look.text(name, 15, bold=True, room=room), look.quiet(about, 13, room=room)], spacing=0, expand=True
    )
    face = ft.Row([picture(f"tikal-2/card-{kind}", ICON), words], spacing=10)
    most = min(held, card_count(sitting) - sum(one != kind for one in aim.cards))
    new = tapped(sitting, kind, most) if most else None
    body = ft.Container(face, padding=8, border_radius=12, border=CHOSEN if laid else EDGE)
    if new is not None:
        body.ink = True
        body.on_click = look.safe(lambda: aiming.change(sitting.snapshot.moved, new))
    identifier = "forest-card" if kind == "forest" else f"card-{kind}"
    return ft.Semantics(identifier=identifier, button=new is not None, selected=bool(laid), content=body)


def laid_out(aim: Aim, kind: str) -> int:
    """How many of it lie there to be used."""
    if kind == "forest":
        return int(aim.forest == "card")
    return int(aim.do == f"play-{kind}") if kind in PLAYED else aim.cards.count(kind)


def what_now(sitting: Sitting, kind: str) -> str:
    """What it does; of one that is kept to the end what it would score now."""
    if kind not in KEPT_CARDS or kept(sitting):
        return sitting.say(f"t2-card-{kind}")
    now = sitting.snapshot.if_scored(sitting.seat or 0).seats[sitting.seat or 0]
    points = sum(points for card, points in now.cards or () if card == kind)
    return sitting.say("t2-card-end", points=points)


def tapped(sitting: Sitting, kind: str, held: int) -> Callable[[Aim], Aim] | None:
    """What is chosen after a tap; None for a card that is only kept, or used with a delivery."""
    if not sitting.mine or sitting.snapshot.phase not in TURN or seen(sitting).won:
        return None
    match kind:
        case "forest" if any(choice.do == "paddle" for choice in sitting.choices()):
            return lambda aim: replace(aim, forest="" if aim.forest == "card" else "card")
        case "key" | "remote":
            do = f"play-{kind}"
            return lambda aim: replace(aim, do="" if aim.do == do else do, what="")
        case "passage" | "explore":
            return lambda aim: _lay(sitting, aim, kind, 1 if kind == "explore" else held)
    return None


def _lay(sitting: Sitting, aim: Aim, kind: str, most: int) -> Aim:
    """One more of it; after the last one all are taken back. The way is found anew."""
    count = (aim.cards.count(kind) + 1) % (most + 1)
    cards = (*(one for one in aim.cards if one != kind), *(kind,) * count)
    right = ("card" if count else "") if kind == "explore" else aim.right
    return towards(sitting, replace(aim, cards=cards), right)
