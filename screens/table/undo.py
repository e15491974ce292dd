"""Going back: the host to any move, told what has been seen since; a player takes back the own last entry."""

from typing import Any

import flet as ft

from model.kernel.exposed import Exposed
from model.table.live import LiveTable
from screens.shared.buttons import Tap, big, small
from screens.shared.hooks import use_value
from screens.shared.look import Look
from screens.shared.panels import panel
from screens.table.actor import Actor
from screens.table.sitting import Sitting

LATEST = 12


@ft.component
def UndoPanel(sitting: Sitting) -> ft.Control:
    """The latest moves; tapping one asks whether everything from it on shall be undone."""
    look, snapshot = sitting.look, sitting.snapshot
    chosen, set_chosen = use_value(0)
    moves = [(one.number, one.words) for one in snapshot.entries(look.words, LATEST * 3) if not one.undone]
    in_force = _in_force(sitting)
    rows: list[ft.Control] = []
    for number, words in list(reversed(moves))[:LATEST]:
        depth = in_force.get(number - 1)
        if depth is None:
            continue
        rows.append(
            small(
                look, f"undo-to-{depth}", f"{number}. {words}", lambda depth=depth: set_chosen(depth + 1), ft.Icons.UNDO
            )
        )
        if chosen == depth + 1:
            rows.append(_confirm(sitting, depth, lambda: set_chosen(0)))
    if not rows:
        rows = [look.quiet(look.say("undo-nothing"), 15)]
    return panel(look.title(look.say("undo-title"), 20), look.quiet(look.say("undo-about"), 14), *rows, spacing=8)


def _confirm(sitting: Sitting, depth: int, done: Any) -> ft.Control:
    look, live, actor = sitting.look, sitting.actor.live, sitting.actor
    version = sitting.version

    async def undo() -> None:
        if await actor.act(version, "undo", table=True, to=depth):
            done()

    return ft.Semantics(
        identifier="undo-confirm",
        container=True,
        content=panel(
            *[look.text(words, 15) for words in seen_words(look, live, live.seen_since(depth))],
            big(look, "undo-yes", look.say("undo-yes", count=sitting.snapshot.depth - depth), undo),
            ground=ft.Colors.SURFACE_CONTAINER_HIGH,
        ),
    )


def seen_words(look: Look, live: LiveTable, seen: tuple[Exposed, ...]) -> list[str]:
    """Which secrets have been seen since, in words."""
    names, game = live.shown.snapshot.names, live.shown.snapshot.game.id
    if not seen:
        return [look.say("undo-nothing-seen")]
    found = []
    for one in seen:
        who = look.say("undo-everybody") if one.seat is None else names[one.seat]
        found.append(look.say("undo-seen", who=who, what=look.say(f"{game}-exposed-{one.what}")))
    return list(dict.fromkeys(found))


def _in_force(sitting: Sitting) -> dict[int, int]:
    """Entry → how many moves were in force before it."""
    lines = [read for read in sitting.snapshot.log(None) if not read.undone and read.do != "undo"]
    return {read.index: depth for depth, read in enumerate(lines)}


def undo_of(sitting: Sitting) -> tuple[int | None, int]:
    """Where a player's own undo would lead, and from which version."""
    to = _target(sitting.actor)
    return to, sitting.version if to is not None else -1


def _target(actor: Actor) -> int | None:
    """On the device that goes round it is the last move, whoever made it: the next one holds the device already."""
    snapshot = actor.live.shown.snapshot
    if _goes_round(actor):
        if snapshot.game.all_open:  # also what was entered for the table itself, by a host who does not play
            return snapshot.depth - 1 if snapshot.depth else None
        return next((to for to in actor.live.shown.undo if to is not None), None)
    return actor.live.undo_target(actor.seat)


def _goes_round(actor: Actor) -> bool:
    return actor.live.shown.snapshot.desk.shares(actor.guest)


def undo_button(look: Look, actor: Actor, to: int | None, version: int) -> ft.Control:
    """A player's own undo, while it is possible; its place is always there. A tap that comes too late is told why."""
    if to is None:
        return ft.Container()
    return ft.Container(small(look, "undo", undo_words(look, actor), undoing(actor, to, version), ft.Icons.UNDO))


def undo_words(look: Look, actor: Actor) -> str:
    return look.say("undo-last" if _goes_round(actor) else "undo-mine")


def undoing(actor: Actor, to: int, version: int) -> Tap:
    """What a tap on it does."""

    async def undo() -> None:
        if _target(actor) != to:
            actor.explain(*actor.live.undo_refusal(actor.seat))
        else:
            await actor.act(version, "undo", to=to)

    return undo
