"""Where a player taps in what was scored: what was there the last time lies there already, and only changes are
tapped. The sum runs along."""

from collections.abc import Callable, Iterable
from typing import Any

import flet as ft

from model.games.tikal.parts import SET_POINTS
from screens.shared.buttons import EDGE, FINGER, Tap, big, glyph, tile, tiles
from screens.shared.look import Look
from screens.shared.panels import panel
from screens.shared.pictures import picture
from screens.table.scored import total_words
from screens.table.sitting import Sitting
from screens.tikal.scored import rounds_of, set_words
from screens.tikal.seen import seen
from screens.tikal.tally import HIGHEST, SIZES, VALUES, Doubt, Held, Tally, doubts, grown, less, more, told

Change = Callable[[Callable[[Held], Held]], Any]


def tally_form(
    sitting: Sitting, tally: Tally, again: bool, put: Callable[[str, Callable[[Held], Held]], Any]
) -> ft.Control:
    """Of one player in one scoring round; `again`: what was there the last time lies there already."""
    look = sitting.look
    head = look.quiet(look.say("tk-tally-changed" if again else "tk-tally-first"), 14)
    temples = _temples(look, tally.temples, lambda new: put("temples", new))
    sets = _sets(sitting, tally.sets, lambda new: put("sets", new))
    inside = panel(head, *temples, ft.Divider(height=1), *sets, spacing=10)
    return ft.Semantics(identifier="tally", container=True, content=inside)


def tally_foot(sitting: Sitting, seat: int, tally: Tally, enter: Tap) -> ft.Control:
    """What it comes to, always in sight; what cannot be so with what lies in a box is told above it."""
    parts = [_doubts(sitting.look, _doubted(sitting, seat, tally)), _enter(sitting, seat, tally, enter)]
    return ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _temples(look: Look, held: Held, put: Change) -> Iterable[ft.Control]:
    yield look.title(look.say("tk-tally-temples"), 17, 3)
    cards = []
    for value in sorted(set(held)):
        face = [picture("tikal/temple", look.size(34)), look.text(str(value), 22, bold=True)]
        what, grow = look.say("tikal-told-face.temple", value=value), look.say("tk-tally-grown", value=value + 1)
        cards.append(_card(look, f"value-{value}", face, held.count(value), what, grow if value < HIGHEST else "", put))
    yield tiles(
        [
            tile(
                look,
                f"value-{value}",
                str(value),
                _adding(put, value),
                label=look.say("correct-more", what=look.say("tikal-told-face.temple", value=value)),
            )
            for value in VALUES
        ]
    )
    yield _cards(look, cards)


def _sets(sitting: Sitting, held: Held, put: Change) -> Iterable[ft.Control]:
    look = sitting.look
    yield look.title(look.say("tk-tally-sets"), 17, 3)
    cards = []
    for size in sorted(set(held)):
        what = set_words(sitting, size)
        face: list[ft.Control] = [picture("tikal/treasure-token", look.size(22)) for _ in range(size)]
        grow = look.say("tk-tally-grown-set", what=set_words(sitting, size + 1)) if size < max(SIZES) else ""
        cards.append(_card(look, f"set-{size}", face, held.count(size), what, grow, put))
    yield tiles(
        [
            tile(
                look,
                f"set-{size}",
                (words := set_words(sitting, size))[:1].upper() + words[1:],
                _adding(put, size),
                note=look.say("tikal-told-points", points=SET_POINTS[size]),
            )
            for size in SIZES
        ]
    )
    yield _cards(look, cards)


def _adding(put: Change, one: int) -> Callable[[], Any]:
    return lambda: put(lambda held: more(held, one))


def _card(look: Look, name: str, face: list[ft.Control], count: int, what: str, grow: str, put: Change) -> ft.Control:
    """What is there: one less, how many, and one of them grown."""
    one = int(name.rpartition("-")[2])
    many = look.text(f"×\u202f{count}", 15, visible=count > 1)
    take = glyph(
        look,
        f"{name}-less",
        ft.Icons.REMOVE_CIRCLE_OUTLINE,
        look.say("correct-less", what=what),
        lambda: put(lambda held: less(held, one)),
    )
    up = _up(look, f"{name}-more", str(one + 1), grow, lambda: put(lambda held: grown(held, one)))
    inside = [take, *face, many, *([up] if grow else [ft.Container(width=8)])]
    said = ft.Semantics(identifier=f"held-{name}", container=True, label=f"{count} {what}")
    said.content = ft.Container(ft.Row(inside, spacing=2, tight=True), border=EDGE, border_radius=14)
    return said


def _up(look: Look, identifier: str, to: str, words: str, on_tap: Tap) -> ft.Control:
    """One of them has grown, and to what."""
    arrow = ft.Icon(ft.Icons.ARROW_UPWARD, size=20, color=ft.Colors.PRIMARY)
    number = look.text(to, 16, bold=True, color=ft.Colors.PRIMARY)
    body = ft.Container(
        ft.Row([arrow, number], spacing=0, tight=True),
        height=look.size(FINGER),
        padding=ft.Padding(10, 0, 12, 0),
        border_radius=12,
        ink=True,
        tooltip=ft.Tooltip(words, exclude_from_semantics=True),
        on_click=look.safe(on_tap),
    )
    return ft.Semantics(identifier=identifier, button=True, label=words, content=body)


def _cards(look: Look, cards: list[ft.Control]) -> ft.Control:
    """Below what is tapped, which stays where it is when there are more of them or fewer."""
    return tiles(cards) if cards else look.quiet(look.say("tk-tally-none"), 14)


def _doubted(sitting: Sitting, seat: int, tally: Tally) -> tuple[Doubt, ...]:
    running = rounds_of(sitting)[-1:]
    others = [told(one) for this in running if not this.done for one in this.receipts if one.seat != seat]
    return doubts(sitting.snapshot.kit, others, tally)


def _doubts(look: Look, found: tuple[Doubt, ...]) -> ft.Control:
    lines = [look.text(look.say(one.message, **dict(one.facts)), 15, color=ft.Colors.TERTIARY) for one in found]
    body = ft.Column(list[ft.Control](lines), spacing=4)
    return ft.Semantics(identifier="doubts", live_region=True, visible=bool(found), content=body)


def _enter(sitting: Sitting, seat: int, tally: Tally, enter: Tap) -> ft.Control:
    look, had = sitting.look, seen(sitting).seats[seat].score
    after = total_words(look, had + tally.points)
    under = look.say("tk-tally-under", temples=tally.won, sets=tally.found, before=had, after=after)
    words = look.say("tk-tally-do", points=tally.points)
    return big(
        look, "tally-do", words, enter, icon=ft.Icon(ft.Icons.CHECK, color=ft.Colors.ON_PRIMARY, size=28), under=under
    )
