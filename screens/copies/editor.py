"""The editor of a copy: one thing at a time, back and forward, left and resumed at any point."""

from collections.abc import Awaitable, Callable

import flet as ft

from screens.copies.flaws import contradictions, flaws_at, said
from screens.copies.gone import gone
from screens.copies.head import head
from screens.copies.keeping import Keeper
from screens.copies.overview import overview
from screens.copies.reading import Told, use_copy
from screens.copies.step import ALL, Raw, Step, enough, first_left, steps_of
from screens.copies.trouble import trouble_words
from screens.copies.turning import turning
from screens.games import all_screens
from screens.shared.buttons import glyph
from screens.shared.hooks import use_value
from screens.shared.look import Look
from screens.shared.theme import LIMESTONE
from screens.shared.topbar import topbar
from screens.shared.visit import Visit

Go = Callable[[str], Awaitable[None]]


@ft.component
def Editor(visit: Visit, look: Look, copy_id: str, at: str) -> ft.Control:
    """`at` is the step the address names; without one it goes on where something is left to tell."""
    looked, found = use_copy(visit, copy_id)
    if looked != copy_id:
        return topbar(look, look.say("copies-title"))
    return gone(visit, look) if found is None else _Open(visit, look, found, at)


@ft.component
def _Open(visit: Visit, look: Look, copy: Told, at: str) -> ft.Control:
    copy_id, game, name, _, start = copy
    raw, set_raw = use_value(start)
    trouble, set_trouble = use_value(None)
    keeper = ft.use_memo(lambda: Keeper(visit.house.tables, copy_id, start, set_raw), [copy_id])
    keeper.trouble = set_trouble
    steps = steps_of(game)
    first = ft.use_memo(lambda: first_left(steps, start), [copy_id])  # told or not: nobody is moved on while tapping
    step = next((one for one in steps if one.id == (at or first)), None)
    go = ft.use_memo(lambda: _going(visit, copy_id), [copy_id])

    async def leave(to: str = "/copies") -> None:
        await keeper.settled()
        if enough(steps, keeper.now):
            await keeper.finish()
        await visit.go(to)

    async def play() -> None:
        await leave(f"/new/{game}")

    async def share() -> None:
        await leave(f"/copy/{copy_id}/share")

    if step is None:
        ready = game in all_screens() and enough(steps, raw)
        shown = overview(look, steps, raw, go, play if ready else None, share, leave)
        inside: list[ft.Control] = [ft.Container(shown, expand=True)]
    else:
        inside = _one(look, game, steps, step, raw, keeper, trouble, go)
    right = [glyph(look, "copy-all", ft.Icons.CHECKLIST, look.say("copy-all"), lambda: go(ALL), LIMESTONE)]
    return ft.Column(
        [topbar(look, name, look.say(f"word-{game}"), on_back=leave, right=right), *inside],
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _one(
    look: Look,
    game: str,
    steps: tuple[Step, ...],
    step: Step,
    raw: Raw,
    keeper: Keeper,
    trouble: Exception | None,
    go: Go,
) -> list[ft.Control]:
    """A step between its head and the buttons."""
    number = steps.index(step)
    wrong = [said(look, game, flaw) for flaw in flaws_at(game, step, raw)]
    if trouble is not None:
        wrong.insert(0, trouble_words(look, trouble))
    following = steps[number + 1].id if number + 1 < len(steps) else ALL
    before = steps[number - 1].id if number else ""
    body = ft.Container(step.draw(look, raw, keeper.change), key=step.id, expand=True)
    told = contradictions(look, tuple(wrong))
    return [
        head(look, steps, step, raw),
        *([told, body] if step.keys_below and not look.wide else [body, told]),
        turning(look, step.done(raw), before, following, go),
    ]


def _going(visit: Visit, copy_id: str) -> Go:
    async def go(to: str) -> None:
        await visit.go(f"/copy/{copy_id}/{to}")

    return go
