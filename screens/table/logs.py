"""The log in words: what happened, what was undone, who entered it."""

from functools import lru_cache

import flet as ft

from model.kernel.event import Event
from model.language import texts
from model.table.snapshot import Snapshot
from model.table.words import event_words
from screens.shared.buttons import small
from screens.shared.hooks import kept
from screens.shared.look import Look
from screens.shared.panels import page_column, panel
from screens.shared.visit import Visit
from screens.table.sitting import Sitting

LATEST = 40


@ft.component
def _Line(look: Look, words: str, undone: bool) -> ft.Control:
    style = ft.TextStyle(decoration=ft.TextDecoration.LINE_THROUGH) if undone else None
    return look.quiet(words, 14, style=style) if undone else look.text(words, 14)


line = kept(_Line)


def lines(look: Look, snapshot: Snapshot, viewer: int | None, count: int = LATEST) -> list[ft.Control]:
    """The latest entries, the newest first."""
    found = []
    for index, words, undone in reversed(said(look, snapshot, viewer, count)):
        found.append(line(look, f"{index}. {words}", undone))
    return found


def latest_words(sitting: Sitting, count: int) -> str:
    """The latest entries as one text, the newest first: the part of a screen that changes with every move is small."""
    look = sitting.look
    found = []
    for number, words, undone in reversed(said(look, sitting.snapshot, sitting.viewer, count + 4)):
        found.append(f"{number}. {look.say('log-undone', what=words) if undone else words}")
    return "\n".join(found[:count])


def said(look: Look, snapshot: Snapshot, viewer: int | None, count: int) -> list[tuple[int, str, bool]]:
    """(number, words, whether undone) of the latest entries that have something to say to this viewer."""
    found = []
    for read in snapshot.log(viewer, snapshot.version - count):
        words = " ".join(_words(look, snapshot, event) for event in read.events)
        if read.by not in (None, read.seat) and read.seat is not None and not snapshot.desk.one_device:
            words = look.say("log-entered-by", what=words, name=snapshot.names[read.by])
        if words:
            found.append((read.index + 1, words, read.undone))
    return found


def _words(look: Look, snapshot: Snapshot, event: Event) -> str:
    try:
        return _remembered(look.lang, snapshot.game.id, event, snapshot.names)
    except TypeError:  # a correction may hold a list
        return event_words(look.words, snapshot.game.id, event, snapshot.names)


@lru_cache(maxsize=4096)
def _remembered(lang: str, game: str, event: Event, names: tuple[str, ...]) -> str:
    """Most of the log is the same for everybody who reads it in one language."""
    return event_words(texts(lang), game, event, names)


def log_list(look: Look, snapshot: Snapshot, viewer: int | None, count: int = LATEST) -> ft.Control:
    return ft.Semantics(
        identifier="log",
        container=True,
        content=ft.Column(lines(look, snapshot, viewer, count), spacing=6),
    )


@ft.component
def Log(visit: Visit, sitting: Sitting) -> ft.Control:
    """The whole page of it, with the way to the printed report."""
    look = sitting.look

    async def report() -> None:
        await visit.go(f"/print/t/{visit.place.route.rpartition('/')[2]}")

    paper = small(look, "log-print", look.say("printing-report"), report, ft.Icons.PRINT)
    return page_column(panel(log_list(look, sitting.snapshot, sitting.viewer)), ft.Row([paper]))
