"""The log in words: what happened, what was undone, who entered it."""

from collections import Counter

import flet as ft

from model.table.door import NO_SEAT
from model.table.snapshot import Snapshot
from model.table.telling import Said
from model.table.words import clock, note_words
from screens.shared.buttons import small
from screens.shared.hooks import kept
from screens.shared.look import Look
from screens.shared.panels import page_column, panel
from screens.shared.visit import Visit
from screens.table.cover import Cover
from screens.table.devices import devices
from screens.table.part import part
from screens.table.sitting import Sitting

LATEST = 40


@ft.component
def _Line(look: Look, words: str, undone: bool, heading: bool) -> ft.Control:
    if heading:
        return ft.Container(look.text(words, 14, bold=True), padding=ft.Padding(0, 6, 0, 2))
    style = ft.TextStyle(decoration=ft.TextDecoration.LINE_THROUGH) if undone else None
    return look.quiet(words, 14, style=style) if undone else look.text(words, 14)


line = kept(_Line)


def lines(look: Look, snapshot: Snapshot, count: int = LATEST) -> list[ft.Control]:
    """The latest turns, the newest first."""
    told = newest_first(history(look, snapshot, count))
    return [line(look, one.words, one.undone, one.heading) for one in told]


def newest_first(told: list[Said]) -> list[Said]:
    """A heading stands above what came under it.

    >>> rounds = [Said(1, "Round 1", heading=True), Said(2, "a"), Said(3, "b"), Said(4, "Round 2", heading=True)]
    >>> [one.words for one in newest_first(rounds)]
    ['Round 2', 'Round 1', 'b', 'a']
    """
    found: list[Said] = []
    under = 0
    for one in told:
        found.insert(0 if one.heading else under, one)
        under = 1 if one.heading else under
    return found


def latest_words(sitting: Sitting, count: int) -> str:
    """The latest turns as one text, the newest first."""
    return "\n".join(words for _, words in _latest_lines(sitting, count))


def _latest_lines(sitting: Sitting, count: int) -> tuple[tuple[str, str], ...]:
    """The part of a screen that changes with every move is small, and the same for all of one language."""
    look, snapshot = sitting.look, sitting.snapshot
    return snapshot.once(("latest", look.lang, count), lambda: _known_lines(look, history(look, snapshot, count)))


def _known_lines(look: Look, told: list[Said]) -> tuple[tuple[str, str], ...]:
    """With what each is known by: several notes may stand beside one entry."""
    seen, found = Counter[int](), []
    for one in told:
        seen[one.number] += 1
        words = look.say("log-undone", what=one.words) if one.undone else one.words
        found.append((f"line-{one.number}-{seen[one.number]}", words))
    return tuple(found[::-1])


def _latest(sitting: Sitting, count: int) -> ft.Control:
    """A line each, known by its entry: one more is all that is sent when it comes."""
    look = sitting.look
    rows: list[ft.Control] = [look.text(words, 14, key=key) for key, words in _latest_lines(sitting, count)]
    return ft.Column(rows, spacing=0)


latest_part = part(_latest_lines, _latest)
"""They follow the table by themselves: it is given a chair and how many."""


def history(look: Look, snapshot: Snapshot, count: int) -> list[Said]:
    """The latest turns, and between them what happened beside the game."""
    return snapshot.once(("history", look.lang, count), lambda: _history(look, snapshot, count))


def _history(look: Look, snapshot: Snapshot, count: int) -> list[Said]:
    found = [(one.number, 0, one) for one in said(look, snapshot, count)]
    first = found[0][0] if found else 0
    before = ("", "")
    for note in reversed(snapshot.notes):
        words = note_words(look.words, note, snapshot.names)
        if note.version >= first and (words, note.device) != before:  # of the same again and again the newest is enough
            found.append((note.version, note.number, Said(note.version, f"{clock(note.at)} {words}")))
        before = words, note.device
    return [one for _, _, one in sorted(found, key=lambda one: one[:2])[-count:]]


def said(look: Look, snapshot: Snapshot, count: int) -> list[Said]:
    """The latest turns as everybody may read them: a log lies open, also on the own phone."""
    return _read(look, snapshot, None, count)


def own_said(look: Look, snapshot: Snapshot, viewer: int, count: int) -> list[Said]:
    """Those of them that say more to this viewer alone; they belong behind a cover."""
    open_ = set(said(look, snapshot, count))
    return [one for one in _read(look, snapshot, viewer, count) if one not in open_]


def _read(look: Look, snapshot: Snapshot, viewer: int | None, count: int) -> list[Said]:
    return snapshot.told(look.words, viewer, count, usual=snapshot.desk.for_all)


def log_list(look: Look, snapshot: Snapshot, count: int = LATEST) -> ft.Control:
    return ft.Semantics(
        identifier="log",
        container=True,
        content=ft.Column(lines(look, snapshot, count), spacing=6),
    )


@ft.component
def Log(visit: Visit, sitting: Sitting) -> ft.Control:
    """The whole page of it, with the way to the printed report; what only this seat may read, behind a cover."""
    look = sitting.look

    async def report() -> None:
        await visit.go(f"/print/t/{visit.place.route.rpartition('/')[2]}")

    paper = small(look, "log-print", look.say("printing-report"), report, ft.Icons.PRINT)
    return page_column(
        panel(log_list(look, sitting.snapshot)), *_own(sitting), *_devices(visit, sitting), ft.Row([paper])
    )


def _devices(visit: Visit, sitting: Sitting) -> list[ft.Control]:
    """Where a seat has more than one, its player sends the others away from here; so does a host at the desk."""
    guest, live = sitting.actor.guest, sitting.actor.live
    places = [*([] if guest.seat is None else [guest.seat]), *([NO_SEAT] if guest.host else [])]
    others = [place for place in places if any(one.device != guest.device for one in live.devices(place))]
    return [panel(devices(visit, sitting.look, live, guest, place)) for place in others]


def _own(sitting: Sitting) -> list[ft.Control]:
    look, snapshot, viewer = sitting.look, sitting.snapshot, sitting.viewer
    if viewer is None or not own_said(look, snapshot, viewer, LATEST):
        return []

    async def opened() -> None:
        """Nothing that this seat has not entered or seen before."""

    def inside() -> ft.Control:
        found = reversed(own_said(look, snapshot, viewer, LATEST))
        return panel(*[line(look, one.words, one.undone, one.heading) for one in found], spacing=6)

    return [Cover(look, "own-log", look.say("log-own"), look.say("cover-hint"), inside, opened, 110)]
