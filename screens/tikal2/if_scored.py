"""“If scored now”: in the open only what lies open, who has a flag at which altar and how many camp keys; the own keys,
and what they would score, behind a cover. Nobody's page knows another's camp."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass

import flet as ft

from model.games.tikal2.parts import ALTAR_POINTS, COLOURS, MULTICOLOURED
from model.games.tikal2.scored_now import SeatNow
from model.games.tikal2.scoring import key_sets
from model.games.tikal2.state import Counts
from model.kernel.hexes import Hex, called
from screens.shared.panels import panel
from screens.shared.pictures import mark, picture
from screens.table.cover import Cover
from screens.table.glances import GLANCE
from screens.table.scored import gained
from screens.table.sitting import Sitting
from screens.tikal2.aim import Aiming
from screens.tikal2.everybody import hidden_of
from screens.tikal2.scored import matching, sanctuaries
from screens.tikal2.seen import own, seen
from screens.tikal2.step_face import set_row


def now_of(sitting: Sitting) -> Hashable:
    """All that is shown, the own behind its cover too."""
    keys = tuple(hidden_of(one) for one in seen(sitting).seats)
    return keys, sanctuaries(sitting), own_now(sitting) if sitting.viewer is not None else None


def if_scored(sitting: Sitting, aiming: Aiming) -> ft.Control:
    look = sitting.look
    rows = [_person(sitting, seat) for seat in range(len(sitting.names))]
    rows.append(look.quiet(look.say("t2-now-about"), 13))
    flagged = {altar: at for altar, at in sanctuaries(sitting).items() if at[1]}
    rows += [_altar(sitting, aiming, altar, at, seats) for altar, (at, seats) in flagged.items()]
    if not flagged:
        rows.append(look.quiet(look.say("t2-now-nobody"), 14))
    if sitting.viewer is not None:
        rows.append(_own_cover(sitting))
    return ft.Column(rows, spacing=6, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _person(sitting: Sitting, seat: int) -> ft.Control:
    """How many keys, never which."""
    look, camp = sitting.look, hidden_of(seen(sitting).seats[seat])[0]
    row = ft.Row(
        [
            mark(*sitting.mark_of(seat), 22),
            ft.Container(look.text(sitting.names[seat], 15, bold=True), expand=True),
            picture("tikal-2/camp", 22),
            look.text(look.say("t2-keys", count=camp), 15),
        ],
        spacing=8,
    )
    return ft.Semantics(identifier=f"now-{seat}", container=True, content=row)


def _altar(sitting: Sitting, aiming: Aiming, altar: str, at: Hex, seats: tuple[int, ...]) -> ft.Control:
    """A tap lights it in the temple."""
    look = sitting.look
    words = look.say(f"tikal-2-called-sanctuary-{altar}")
    label = look.say("t2-now-altar", altar=words, names=[sitting.names[seat] for seat in seats])
    marks = [mark(*sitting.mark_of(seat), look.size(22)) for seat in seats]
    name = look.text(f"{words[:1].upper()}{words[1:]}", 15, bold=True)
    body = ft.Container(
        ft.Row(
            [
                picture(f"tikal-2/altar-{altar}", look.size(30)),
                ft.Container(name, expand=True),
                look.quiet(called(at), 14),
                *marks,
            ],
            spacing=8,
        ),
        padding=ft.Padding(8, 7, 8, 7),
        border_radius=12,
        bgcolor=ft.Colors.SURFACE_CONTAINER,
        ink=True,
        on_click=look.safe(lambda: aiming.point(GLANCE, at)),
    )
    return ft.Semantics(identifier=f"now-altar-{altar}", button=True, label=label, content=body)


@dataclass(frozen=True)
class OwnAltar:
    """An altar with an own flag: so many own keys count there, and these others have a flag too."""

    altar: str
    keys: int
    others: tuple[int, ...]
    points: int | None
    """None: it hangs on which keys the others have."""


@dataclass(frozen=True)
class OwnNow:
    """What the own camp would score, and what the end would add."""

    sets: tuple[tuple[tuple[str, ...], int], ...]
    altars: tuple[OwnAltar, ...]
    treasures: int
    cards: int | None
    """None: only the player knows which."""

    @property
    def sure(self) -> int:
        return sum(points for _, points in self.sets) + sum(one.points or 0 for one in self.altars)

    @property
    def perhaps(self) -> int:
        return ALTAR_POINTS * sum(one.points is None for one in self.altars)


def own_now(sitting: Sitting) -> OwnNow:
    """Only for what is made inside a cover."""
    seat = sitting.viewer
    assert seat is not None
    now: SeatNow = sitting.snapshot.if_scored(seat).seats[seat]
    camp = own(sitting).camp
    counts = tuple(camp.get(colour, 0) for colour in COLOURS) if isinstance(camp, dict) else ()
    points = [worth for _, worth in now.keys or ()]
    return OwnNow(
        tuple(zip(key_sets(counts), points, strict=True)),
        tuple(_own_altars(sitting, seat, counts)),
        now.treasures or 0,
        None if now.cards is None else sum(worth for _, worth in now.cards),
    )


def _own_altars(sitting: Sitting, seat: int, camp: Counts) -> Iterator[OwnAltar]:
    """How many keys the others have in all is known: that may be enough."""
    for altar, (_, seats) in sanctuaries(sitting).items():
        if seat in seats:
            keys, others = matching(altar, camp), tuple(one for one in seats if one != seat)
            most = max((hidden_of(seen(sitting).seats[one])[0] for one in others), default=0)
            yield OwnAltar(altar, keys, others, certain(altar, keys, most))


def certain(altar: str, keys: int, most: int) -> int | None:
    """With so many own keys there, where none of the others has more than `most` in all (T2.9.2, T2.9.3).

    >>> certain("pink", 2, 2), certain("pink", 2, 3), certain(MULTICOLOURED, 2, 3)
    (3, None, 0)
    """
    if most <= keys:
        return ALTAR_POINTS
    return 0 if altar == MULTICOLOURED else None


def _own_cover(sitting: Sitting) -> ft.Control:
    look = sitting.look

    async def opened() -> None:
        """Nothing that this seat has not entered before."""

    return Cover(
        look, "own-now", look.say("t2-now-own"), look.say("cover-hint"), lambda: own_parts(sitting), opened, 110
    )


def own_parts(sitting: Sitting) -> ft.Control:
    look, now = sitting.look, own_now(sitting)
    rows: list[ft.Control] = [set_row(sitting, len(colours), points, colours) for colours, points in now.sets]
    rows += [_own_altar(sitting, one) for one in now.altars]
    rows.append(look.text(_sum(sitting, "t2-now-sum", now.sure, now.perhaps), 16, bold=True))
    if now.cards is None:
        rows.append(look.quiet(look.say("t2-now-end.unknown", treasures=now.treasures), 14))
    else:
        more = now.treasures + now.cards
        rows.append(look.quiet(_sum(sitting, "t2-now-end", now.sure + more, now.perhaps), 14))
    return panel(*rows, spacing=6, padding=12)


def _own_altar(sitting: Sitting, one: OwnAltar) -> ft.Control:
    look, names = sitting.look, [sitting.names[seat] for seat in one.others]
    said = look.say("t2-now-shared", names=names, count=one.keys) if names else look.say("t2-now-alone")
    points = "?" if one.points is None else gained(one.points)
    sign = picture(f"tikal-2/altar-{one.altar}", look.size(28), look.say(f"tikal-2-called-sanctuary-{one.altar}"))
    return ft.Row([sign, ft.Container(look.text(said, 14), expand=True), look.text(points, 18, bold=True)], spacing=8)


def _sum(sitting: Sitting, message: str, sure: int, perhaps: int) -> str:
    if perhaps:
        return sitting.say(f"{message}.between", least=sure, most=sure + perhaps)
    return sitting.say(message, points=sure)
