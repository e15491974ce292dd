"""Treasures as pictures: which one was dug up, which are exchanged."""

from dataclasses import replace

import flet as ft

from model.games.tikal.entering import MOTIFS
from model.games.tikal.naming import treasure
from model.kernel.illegal import Refusal
from model.language import Name
from screens.shared.buttons import CHOSEN, EDGE, Tap, glyph, tiles
from screens.shared.pictures import mark, picture
from screens.table.sitting import Sitting
from screens.tikal.aim import Aim, Aiming
from screens.tikal.doing import enter
from screens.tikal.seen import own, seen

SIZE = 70
FACE = 38


def treasure_name(sitting: Sitting, kind: int) -> str:
    """As the log and refusals call it."""
    name = treasure(sitting.snapshot.kit, kind)
    return Name(name) if isinstance(name, str) else sitting.say(name.message)


def treasure_picture(kind: int, size: float) -> ft.Control:
    return picture(f"tikal/motif-{MOTIFS[kind - 1]}", size)


def treasure_tile(
    sitting: Sitting, identifier: str, kind: int, on_tap: Tap, *, chosen: bool = False, off: bool = False
) -> ft.Control:
    look = sitting.look
    width = look.size(SIZE)
    name = look.text(treasure_name(sitting, kind), 11, room=width - 8, text_align=ft.TextAlign.CENTER)
    face = ft.Column(
        [treasure_picture(kind, FACE), name],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        opacity=0.4 if off else 1,
    )
    body = ft.Container(
        face,
        width=width,
        padding=4,
        bgcolor=ft.Colors.SECONDARY_CONTAINER if chosen else ft.Colors.SURFACE_CONTAINER_LOW,
        border=CHOSEN if chosen else EDGE,
        border_radius=12,
        ink=True,
        on_click=look.safe(on_tap),
    )
    return ft.Semantics(identifier=identifier, button=True, selected=chosen, content=body)


def which(sitting: Sitting, aiming: Aiming, aim: Aim) -> list[ft.Control]:
    """Which one it was that lay there: one tap enters it."""
    assert aim.hex is not None
    at = aim.hex

    def cell(kind: int) -> ft.Control:
        move = {"do": "raise", "hex": at, "treasure": kind}
        why = sitting.snapshot.refusal(sitting.seat or 0, move)

        async def dug() -> None:
            if why is not None:
                sitting.actor.explain(why.rule, why.facts)
            else:
                await enter(sitting, aiming, [move], at)

        return treasure_tile(sitting, f"treasure-{kind}", kind, dug, off=why is not None)

    return [_asked(sitting, aiming, "tk-which-treasure"), tiles([cell(kind) for kind in range(1, len(MOTIFS) + 1)])]


def exchange_refused(sitting: Sitting) -> tuple[bool, Refusal | None]:
    """Whether there is anything to speak of, two players having treasures; and why nothing can be exchanged."""
    mine, me = _likely(own(sitting).treasures), sitting.seat or 0
    theirs = [(seat, kind) for seat, one in enumerate(seen(sitting).seats) if seat != me for kind in one.treasures]
    theirs.sort(key=lambda one: seen(sitting).seats[one[0]].treasures[one[1]])
    if not mine or not theirs:
        return False, None
    move = {"do": "exchange", "give": mine[0], "with": theirs[0][0], "take": theirs[0][1]}
    return True, sitting.snapshot.refusal(me, move)


def _likely(treasures: dict[int, int]) -> list[int]:
    """Single ones first.

    >>> _likely({1: 2, 4: 1})
    [4, 1]
    """
    return sorted(treasures, key=lambda kind: treasures[kind])


def exchanging(sitting: Sitting, aiming: Aiming, aim: Aim) -> list[ft.Control]:
    """Mine and theirs, both chosen by a tap; only single ones (TK3.14)."""
    look, left = sitting.look, sitting.narrowed("exchange")

    def mine(kind: int) -> ft.Control:
        def give() -> None:
            aiming.change(sitting.snapshot.moved, lambda now: replace(now, give=kind))

        return treasure_tile(sitting, f"give-{kind}", kind, give, chosen=kind == aim.give)

    def theirs(seat: int, kind: int) -> ft.Control:
        def take() -> None:
            aiming.change(sitting.snapshot.moved, lambda now: replace(now, take=(seat, kind)))

        return treasure_tile(sitting, f"with-{seat}-{kind}", kind, take, chosen=aim.take == (seat, kind))

    rows = [_asked(sitting, aiming, "tk-give"), tiles([mine(kind) for kind in left.values.get("give", ())])]
    rows.append(look.text(look.say("tk-get"), 15, bold=True))
    for seat in left.values.get("with", ()):
        kinds = sitting.narrowed("exchange", **{"with": seat}).values["take"]
        who = ft.Row([mark(*sitting.mark_of(seat), 22), look.text(sitting.names[seat], 15)], spacing=6, tight=True)
        rows.append(tiles([ft.Container(who, height=look.size(FACE)), *(theirs(seat, kind) for kind in kinds)]))
    return rows


def _asked(sitting: Sitting, aiming: Aiming, question: str) -> ft.Control:
    """And a way back, for whoever did not mean it."""
    look = sitting.look

    def back() -> None:
        aiming.change(sitting.snapshot.moved, lambda now: Aim(now.moment, now.hex, spot=now.spot))

    words = look.text(look.say(question), 16, bold=True, expand=True)
    return ft.Row([words, glyph(look, "aim-back", ft.Icons.CLOSE, look.say("table-close"), back)], spacing=8)
