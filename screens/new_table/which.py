"""Which copy is played with; the way to describe one, or to go on with it."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

import flet as ft

from screens.new_table.lacking import missing_words
from screens.new_table.offers import NONE, Offer
from screens.new_table.plan import Change, Plan
from screens.shared.buttons import small, tile
from screens.shared.look import Look
from screens.shared.panels import panel


@ft.component
def Which(
    look: Look, offers: Sequence[Offer], plan: Plan, change: Change, to_copies: Callable[[], Awaitable[None]]
) -> ft.Control:
    """Each brings its colours."""

    def choose(offer: Offer) -> None:
        change(lambda now: replace(now.with_kit(offer.id, offer.colours), kit_chosen=True))

    many = any(offer.own for offer in offers)
    cells: list[ft.Control] = [
        tile(
            look,
            f"kit-{offer.id or 'none'}",
            _name(look, offer, many),
            lambda offer=offer: choose(offer),
            chosen=offer.id == plan.kit,
            note=_note(look, offer, len(plan.people)),
        )
        for offer in offers
    ]
    return panel(
        look.title(look.say("new-kit"), 20),
        ft.Column(cells, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        ft.Row([small(look, "go-copies", look.say("copies-title"), to_copies, ft.Icons.MENU_BOOK)], wrap=True),
    )


def _name(look: Look, offer: Offer, many: bool) -> str:
    if offer.own:
        return offer.name
    return look.say("new-kit-sample") if offer.id != NONE else look.say("new-kit-other" if many else "new-kit-none")


def _note(look: Look, offer: Offer, players: int) -> str:
    """What can be done with it, or what of it is missing."""
    if not offer.own:
        return look.say("new-kit-none-about" if offer.id == NONE else "new-kit-sample-about")
    if offer.flaws():
        return look.say("new-kit-flawed")
    missing = missing_words(look, offer, players, {"detail": "full"})
    return look.say("new-kit-missing", parts=missing) if missing else look.say("new-kit-whole")
