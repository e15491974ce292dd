"""On a seat's page: the own things set right by their owner, what lies open in the open, what is hidden behind a
cover."""

import flet as ft

from screens.shared.hooks import kept, use_value
from screens.table.correcting import SetRight
from screens.table.cover import Cover
from screens.table.own_correcting import correct_button, own_correcting
from screens.table.part import part
from screens.table.sitting import Chair, Sitting
from screens.tikal2.corrections import secret_groups, whole_cards
from screens.tikal2.seen import own

LONG = 60
"""Seconds: who sets right counts what lies there."""


@ft.component
def _OwnCorrections(chair: Chair) -> ft.Control:
    opened, set_opened = use_value(False)
    parts: list[ft.Control] = [correct_button(chair.look, opened, set_opened)]
    if opened:
        parts.append(own_correcting(chair))
        parts += [_hidden(chair)] if chair.viewer is not None else []
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


own_corrections = kept(_OwnCorrections)


def _secrets(sitting: Sitting) -> ft.Control:
    look, actor, viewer = sitting.look, sitting.actor, sitting.viewer
    assert viewer is not None

    async def opened() -> None:
        await actor.live.look(actor.guest, viewer)

    def inside() -> ft.Control:
        there = own(sitting)
        cards = there.cards if isinstance(there.cards, tuple) else ()
        groups = secret_groups(sitting, viewer, there)
        return SetRight(sitting, groups, own=True, name="hidden", told=lambda wanted: whole_cards(cards, wanted))

    def closed() -> None:
        """Why it was refused names what is hidden: it goes with it."""
        actor.tell(None)

    title, hint = look.say("t2-fix-hidden"), look.say("cover-hint")
    return Cover(look, "correct-hidden", title, hint, inside, opened, on_close=closed, seconds=LONG)


_hidden = part(lambda sitting: (sitting.version, sitting.viewer), _secrets)
