"""Before the final scoring, where players kept treasures and cards to themselves: each tells what is left of them. From
then on it lies open."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import flet as ft

from model.games.tikal2.parts import CARDS
from model.games.tikal2.state import UNKNOWN
from screens.shared.buttons import FINGER, big, glyph
from screens.shared.hooks import use_latest
from screens.shared.pictures import mark, picture
from screens.table.fresh import fresh
from screens.table.sitting import Sitting
from screens.tikal2.seen import seen

Step = Callable[[int], None]
"""One more, or one less."""


@dataclass(frozen=True)
class Told:
    treasures: int | None = None
    """None: as many as were counted."""
    cards: tuple[str, ...] = ()


@ft.component
def _Telling(sitting: Sitting, seat: int) -> ft.Control:
    """As many treasures as the app has counted are told already; which cards they are only the player knows."""
    look = sitting.look
    treasures, cards = counted(sitting, seat)
    told, latest, change = use_latest(Told())

    def left(now: Told) -> int:
        return treasures if now.treasures is None else now.treasures

    async def enter() -> None:
        now = latest.current
        await sitting.actor.act(sitting.version, "tell", treasures=left(now), cards=now.cards)

    def count(card: str, by: int) -> None:
        now = latest.current
        if by < 0:
            change(replace(now, cards=without(now.cards, card)))
        elif len(now.cards) < cards:
            change(replace(now, cards=(*now.cards, card)))
        else:
            explain((*now.cards, card))

    def explain(wrong: tuple[str, ...]) -> None:
        why = sitting.snapshot.refusal(seat, {"do": "tell", "treasures": treasures, "cards": wrong})
        if why is not None:
            sitting.actor.explain(why.rule, why.facts)

    def step(by: int) -> None:
        change(lambda now: replace(now, treasures=max(0, left(now) + by)))

    held, name = Counter(told.cards), look.say("t2-source-treasures")
    ids = ("treasures-more", "treasures-less")
    parts: list[ft.Control] = [
        look.text(look.say("t2-kept-about"), 15),
        _count(sitting, "tikal-2/treasure", name, ids, left(told), step),
        look.text(look.say("t2-kept-cards", told=len(told.cards), count=cards), 15, bold=True),
    ]
    for kind in kinds(sitting) if cards else ():
        ids = (f"cards-{kind}", f"cards-{kind}-less")
        name = look.say(f"card-{kind}")
        parts.append(_count(sitting, f"tikal-2/card-{kind}", name, ids, held[kind], partial(count, kind)))
    ready = left(told) == treasures and len(told.cards) == cards
    parts += fresh(sitting, [big(look, "tell-do", look.say("t2-kept-do"), enter, off=not ready)])
    return ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """One of it less.

    >>> without(("pair", "five", "pair"), "pair"), without(("five",), "pair")
    (('five', 'pair'), ('five',))
    """
    at = cards.index(card) if card in cards else len(cards)
    return cards[:at] + cards[at + 1 :]


def telling(sitting: Sitting) -> ft.Control:
    """Whoever has told it waits for the others; a device that is everybody's says whose turn it is to tell."""
    look, waiting = sitting.look, sitting.snapshot.waiting_for
    parts: list[ft.Control] = [look.title(look.say("t2-kept"), 17, 3)]
    if sitting.mine and sitting.seat is not None:
        if sitting.snapshot.desk.shares(sitting.actor.guest):
            parts.append(ft.Semantics(identifier="telling-who", content=_who(sitting, sitting.seat)))
        parts.append(ft.Container(_Telling(sitting, sitting.seat), key=f"tell-{sitting.seat}"))
    parts += [_person(sitting, seat, seat in waiting) for seat in range(len(sitting.names)) if seat != sitting.seat]
    return ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def counted(sitting: Sitting, seat: int) -> tuple[int, int]:
    """Treasures and cards that are to be told, as everybody has seen them taken."""
    own = seen(sitting).seats[seat]
    treasures = own.treasures if isinstance(own.treasures, dict) else {}
    cards = own.cards if isinstance(own.cards, tuple) else ()
    return treasures.get(UNKNOWN, 0), cards.count(None)


def kinds(sitting: Sitting) -> tuple[str, ...]:
    """Cards that may still be somebody's: the box has more of them than were played."""
    played = Counter(seen(sitting).played)
    return tuple(kind for kind in CARDS if sitting.snapshot.kit.cards_of(kind) > played[kind])


def _count(sitting: Sitting, icon: str, name: str, ids: tuple[str, str], count: int, step: Step) -> ft.Control:
    """A picture, its name, and so many of it; `ids` are those of more and less."""
    look = sitting.look
    words = look.text(name, 15, bold=count > 0, room=look.room(190))
    number = look.text(str(count), 20, bold=count > 0, width=look.size(30), text_align=ft.TextAlign.CENTER)
    more, less = look.say("correct-more", what=name), look.say("correct-less", what=name)
    minus = glyph(look, ids[1], ft.Icons.REMOVE_CIRCLE_OUTLINE, less, lambda: step(-1))
    plus = glyph(look, ids[0], ft.Icons.ADD_CIRCLE_OUTLINE, more, lambda: step(1))
    buttons: list[ft.Control] = [minus if count else ft.Container(width=FINGER), number, plus]
    return ft.Row([picture(icon, look.size(30)), ft.Container(words, expand=True), *buttons], spacing=4)


def _person(sitting: Sitting, seat: int, waited: bool) -> ft.Control:
    """Somebody else: still to tell, or what they told."""
    look, told = sitting.look, seen(sitting).seats[seat].cards
    cards = [card for card in told if card is not None] if isinstance(told, tuple) else []
    faces: list[ft.Control] = [
        picture(f"tikal-2/card-{card}", look.size(26), look.say(f"card-{card}")) for card in cards
    ]
    words = look.quiet(look.say("t2-kept-waiting" if waited else "t2-kept-told"), 14)
    below = [ft.Row(faces, wrap=True, spacing=4)] if faces else []
    content = ft.Column([_who(sitting, seat, words), *below], spacing=4)
    return ft.Semantics(identifier=f"told-{seat}", container=True, content=content)


def _who(sitting: Sitting, seat: int, *beside: ft.Control) -> ft.Control:
    look = sitting.look
    name = ft.Container(look.text(sitting.names[seat], 15, bold=True), expand=True)
    return ft.Row([mark(*sitting.mark_of(seat), look.size(22)), name, *beside], spacing=8)
