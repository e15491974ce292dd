"""The Seer (LT5.3): two tokens looked at, perhaps swapped, then one or two spaces."""

from collections.abc import Callable
from typing import Any

import flet as ft

from model.kernel.narrow import Narrowed
from screens.lost_temple.helping import HELP_LISTS, put_away
from screens.lost_temple.landing import landing
from screens.lost_temple.seen import seen
from screens.shared.buttons import big, pair, tile, tiles
from screens.shared.hooks import use_latest
from screens.shared.pictures import picture
from screens.table.cover import Cover
from screens.table.sitting import Sitting


def seer(sitting: Sitting) -> list[ft.Control]:
    look, peek = sitting.narrowed("look"), sitting.narrowed("peek")
    looked = seen(sitting).looked or {}
    if look.choices:  # who looks at one token sees it before choosing the next
        first = [_covered(sitting, looked)] if looked else []
        return [*first, Looking(sitting, sitting.version, look.values["spaces"], _count(look))]
    if not peek.choices:
        return []
    return [Peeking(sitting, sitting.version, peek.values["spaces"], _count(peek), True in peek.values["swap"])]


def _count(left: Narrowed) -> int:
    """How many tokens it is about."""
    return max(arg.most for one in left.choices for arg in one.args if arg.name == "spaces")


@ft.component
def Looking(sitting: Sitting, version: int, spaces: tuple[int, ...], count: int) -> ft.Control:
    """The app's tokens: first which ones, then they are shown to this seat alone."""
    look, actor = sitting.look, sitting.actor
    chosen, latest, set_chosen = use_latest(())

    async def see() -> None:
        if latest.current == chosen:  # else another was tapped meanwhile: nothing is looked at by a slip
            await actor.act(version, "look", spaces=list(chosen))

    parts: list[ft.Control] = [
        look.text(look.say("lt-look-which", count=count), 16),
        spaces_row(sitting, spaces, chosen, count, set_chosen),
    ]
    if chosen:
        parts.append(big(look, "look", look.say("lt-look"), see, icon=picture("lost-temple/seer", 44)))
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


@ft.component
def Peeking(sitting: Sitting, version: int, spaces: tuple[int, ...], count: int, can_swap: bool) -> ft.Control:
    look, actor = sitting.look, sitting.actor
    looked = seen(sitting).looked or {}
    chosen, latest, set_chosen = use_latest(spaces if looked else ())
    swap, swapped, set_swap = use_latest(False)
    parts: list[ft.Control] = []
    if looked:
        parts.append(_covered(sitting, looked))
    elif count:
        parts += [
            look.text(look.say("lt-peek-which", count=count), 16),
            spaces_row(sitting, spaces, chosen, count, set_chosen),
        ]
    if len(chosen) < count:
        parts.append(look.quiet(look.say("lt-then-move"), 14))
        return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    if can_swap:
        words, icon = look.say("lt-swap"), ft.Icons.CHECK_BOX if swap else ft.Icons.CHECK_BOX_OUTLINE_BLANK
        box = ft.Icon(icon, color=ft.Colors.PRIMARY)
        parts.append(big(look, "swap", words, lambda: set_swap(lambda now: not now), icon=box, strong=False))

    def cell(steps: int) -> ft.Control:
        args: dict[str, Any] = {"spaces": list(chosen), "advance": steps, **({"swap": True} if swap else {})}

        async def move() -> None:
            if (latest.current, swapped.current) == (chosen, swap):  # as the button says
                await actor.act(version, "peek", **args)

        under = landing(sitting, "peek", **args)
        return big(look, f"steps-{steps}", look.say("lt-move", count=steps), move, under=under, expand=True)

    steps = sitting.narrowed("peek", spaces=chosen).values["advance"]
    parts.append(pair(*[cell(count) for count in steps]))
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def spaces_row(
    sitting: Sitting, spaces: tuple[int, ...], chosen: tuple[int, ...], count: int, choose: Callable[[Any], None]
) -> ft.Control:
    """Chance spaces to choose from: the one chosen longest ago gives way."""
    look = sitting.look

    def cell(space: int) -> ft.Control:
        def toggle() -> None:
            choose(lambda now: toggled(now, space, spaces, count))

        return tile(look, f"space-{space}", str(space), toggle, chosen=space in chosen, width=62)

    return tiles([cell(space) for space in spaces])


def toggled(chosen: tuple[int, ...], space: int, spaces: tuple[int, ...], count: int) -> tuple[int, ...]:
    """
    >>> toggled((3, 7), 11, (3, 7, 11), 2), toggled((3, 7), 3, (3, 7, 11), 2)
    ((7, 11), (7,))
    """
    kept = tuple(one for one in chosen if one != space)
    return kept if space in chosen and len(spaces) > count else (*kept, space)[-count:]


def _covered(sitting: Sitting, looked: dict[int, str]) -> ft.Control:
    """What she saw is hers alone: a phone laid down shows none of it."""
    actor, seat = sitting.actor, sitting.seat or 0

    async def opened() -> None:
        await actor.live.look(actor.guest, seat)

    title, hint = sitting.say("lt-seen"), sitting.say("cover-hint")
    return Cover(
        sitting.look,
        "seen-tokens",
        title,
        hint,
        lambda: _seen(sitting, looked),
        opened,
        120,
        on_close=lambda: put_away(sitting.help, HELP_LISTS["chance"]),
    )


def _seen(sitting: Sitting, looked: dict[int, str]) -> ft.Control:
    cells = [_token(sitting, space, token) for space, token in looked.items()]
    return ft.Row(cells, alignment=ft.MainAxisAlignment.SPACE_EVENLY)


def _token(sitting: Sitting, space: int, token: str) -> ft.Control:
    """A tap explains it."""
    look = sitting.look
    face = ft.Column(
        [
            picture(f"lost-temple/token-{token}", 64),
            look.text(look.say(f"token-{token}"), 15, bold=True),
            look.quiet(look.say("lt-on-space", space=space), 13),
        ],
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        spacing=2,
        tight=True,
    )
    ask = look.safe(lambda: sitting.help(f"token-{token}"))
    body = ft.Container(face, padding=6, border_radius=12, ink=True, on_click=ask)
    return ft.Semantics(identifier=f"seen-{space}", button=True, content=body)
