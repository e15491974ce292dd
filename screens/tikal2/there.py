"""What is to be seen at a place of the temple, in words: which room, whose flags, which bonuses are left."""

import flet as ft

from model.games.tikal2 import naming
from model.games.tikal2.state import OUTSIDE
from model.kernel.hexes import called
from model.kernel.tale import Say
from model.table.called import said
from screens.shared.pictures import mark, picture
from screens.table.sitting import Sitting
from screens.tikal2.aim import Place
from screens.tikal2.bonuses import bonus_icon, bonus_words, bonuses_of, flags_of, room_at

ICON, MARK = 20, 18


def title(sitting: Sitting, place: Place) -> str:
    """“c3 · blue room”."""
    if isinstance(place, str):
        return sitting.say("t2-here.outside" if place == OUTSIDE else "t2-here.secret")
    room, at = room_at(sitting, place), called(place)
    if room is None:
        return sitting.say("t2-here.free", at=at)
    name = naming.room(sitting.snapshot.kit, room.room, room.colour)
    return sitting.say("t2-here", at=at, room=said(sitting.look.words, name) if isinstance(name, Say) else name)


def there_lines(sitting: Sitting, place: Place, *, free: bool = True) -> list[ft.Control]:
    """Without the `free` bonuses where they stand below, to be chosen from."""
    look = sitting.look
    head = ft.Semantics(identifier="here", content=look.text(title(sitting, place), 17, bold=True))
    if place == OUTSIDE or (not isinstance(place, str) and room_at(sitting, place) is None):
        return [head]
    told, flags = bonuses_of(sitting, place), flags_of(sitting, place)
    if told is None:
        return [head, look.quiet(look.say("t2-bonuses-untold"), 14), *_flags(sitting, tuple(flags))]
    on = {bonus: seat for seat, bonus in flags.items() if bonus is not None}
    cells: list[ft.Control] = [
        _bonus(sitting, bonus_icon(bonus), bonus_words(sitting, bonus), on.get(at))
        for at, bonus in enumerate(told)
        if free or at in on
    ]
    cells += _flags(sitting, tuple(seat for seat, bonus in flags.items() if bonus is None))
    row = ft.Row(cells, wrap=True, spacing=14, run_spacing=4)
    return [ft.Column([head, ft.Semantics(identifier="bonuses", container=True, content=row)], spacing=2)]


def _bonus(sitting: Sitting, icon: str, words: str, seat: int | None) -> ft.Control:
    """One that is taken has its player's flag on it."""
    look = sitting.look
    if seat is None:
        return ft.Row([picture(icon, ICON), look.text(words, 14)], spacing=4, tight=True)
    says = sitting.say("t2-bonus-taken", name=sitting.names[seat], what=words)
    body = ft.Row([mark(*sitting.mark_of(seat), MARK), look.quiet(words, 14)], spacing=4, tight=True)
    return ft.Semantics(label=says, exclude_semantics=True, content=body)


def _flags(sitting: Sitting, seats: tuple[int, ...]) -> list[ft.Control]:
    """Flags on no bonus."""
    return [
        ft.Semantics(
            label=sitting.say("t2-flag", name=sitting.names[seat]),
            exclude_semantics=True,
            content=ft.Row([mark(*sitting.mark_of(seat), MARK), picture("tikal-2/flag", ICON)], spacing=4, tight=True),
        )
        for seat in seats
    ]
