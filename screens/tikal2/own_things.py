"""Camp keys, treasures and cards, behind a cover, with what the keys would score and what the cards do now."""

from collections.abc import Hashable

import flet as ft
from msgspec import UNSET

from model.games.tikal2.checks import TURN
from model.games.tikal2.parts import ALTAR_POINTS, COLOURS
from model.games.tikal2.scored_now import SeatNow
from model.games.tikal2.told_pieces import hue
from model.kernel.tale import say
from model.language import Name
from model.table.called import said
from screens.shared.panels import panel
from screens.shared.pictures import picture
from screens.table.aiming import aim_part
from screens.table.cover import Cover
from screens.table.scrolled import scroll_of
from screens.table.sitting import Chair, Sitting
from screens.tikal2.aim import Aim, Aiming
from screens.tikal2.cards import card_rows
from screens.tikal2.hand import own_hand, treasures_held
from screens.tikal2.if_scored import own_now
from screens.tikal2.seen import kept, light, own, seen
from screens.tikal2.treasures import treasure_icon, treasure_words

Parts = list[ft.Control]
COVER, ICON = 128, 30


def own_things(chair: Chair, aiming: Aiming) -> ft.Control:
    """Behind the cover only where this device may show what its seat alone knows; cards that players keep to themselves
    are told in the open, by whoever enters."""
    return _part(chair, aiming, aiming)


def _things(sitting: Sitting, aim: Aim, aiming: Aiming) -> ft.Control:
    if light(sitting) or not sitting.snapshot.begun:
        return ft.Container()
    told = [] if not kept(sitting) or not on_turn(sitting) else card_rows(sitting, aim, aiming)
    column = [_Own(sitting, aim, aiming)] if own_hand(sitting) else []
    column += [panel(*told, padding=12)] if told else []
    return ft.Column(column, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _things_of(sitting: Sitting, aim: Aim, aiming: Aiming) -> Hashable:
    return sitting.version, own_hand(sitting), aim


def on_turn(sitting: Sitting) -> bool:
    return sitting.mine and sitting.snapshot.phase in TURN and not seen(sitting).won


_part = aim_part(_things_of, _things)


@ft.component
def _Own(sitting: Sitting, aim: Aim, aiming: Aiming) -> ft.Control:
    look, actor = sitting.look, sitting.actor
    seat = sitting.seat or 0

    async def opened() -> None:
        await actor.live.look(actor.guest, seat)

    def inside() -> ft.Control:
        return panel(*_inside(sitting, aim, aiming), padding=12, spacing=6)

    hidden = seen(sitting).seats[seat].hidden
    assert hidden is not UNSET
    hint = look.say("t2-own-counts", keys=hidden.camp, treasures=hidden.treasures, cards=hidden.cards)
    return Cover(look, "own-things", look.say("t2-own"), hint, inside, opened, COVER, show=scroll_of(actor).show)


def _inside(sitting: Sitting, aim: Aim, aiming: Aiming) -> Parts:
    now: SeatNow = sitting.snapshot.if_scored(sitting.seat or 0).seats[sitting.seat or 0]
    parts = _keys(sitting, now)
    if kept(sitting):
        return parts
    return [*parts, *_treasures(sitting), *_cards(sitting, aim, aiming)]


def _head(sitting: Sitting, message: str) -> ft.Control:
    return sitting.look.title(sitting.say(message), 16, 3)


def _keys(sitting: Sitting, now: SeatNow) -> Parts:
    """The camp, and what it would score now."""
    look, camp = sitting.look, own(sitting).camp
    held = {} if camp is UNSET else {colour: camp[colour] for colour in COLOURS if camp[colour]}
    if not held:
        return [_head(sitting, "t2-own-camp"), look.quiet(look.say("t2-own-no-keys"), 14)]
    cells: Parts = [
        _counted(sitting, f"tikal-2/key-{colour}", f"word-{colour}", count) for colour, count in held.items()
    ]
    row = ft.Semantics(
        identifier="own-keys", container=True, content=ft.Row(cells, wrap=True, spacing=14, run_spacing=6)
    )
    score = ft.Semantics(identifier="keys-score", content=look.text(_score(sitting, now), 15))
    return [_head(sitting, "t2-own-camp"), row, score]


def _counted(sitting: Sitting, icon: str, word: str, count: int) -> ft.Control:
    words = sitting.look.text(f"{count}", 16, bold=True)
    return ft.Row(
        [picture(icon, ICON, sitting.say(word)), words, sitting.look.quiet(sitting.say(word), 13)],
        spacing=4,
        tight=True,
    )


def _score(sitting: Sitting, now: SeatNow) -> str:
    """“The keys would score 7: 6 and 1.” And the altars, as far as they are known."""
    texts = sitting.look.words
    sets = [str(points) for _, points in now.keys or ()]
    total = sum(points for _, points in now.keys or ())
    said_ = [sitting.say("t2-keys-score", points=total, sets=Name(texts.listed(sets)), count=len(sets))]
    altars = own_now(sitting).altars
    won = [one.altar for one in altars if one.points]
    open_ = [one.altar for one in altars if one.points is None]
    if won:
        said_.append(sitting.say("t2-altars-score", points=ALTAR_POINTS * len(won), altars=_at(sitting, won)))
    if open_:
        said_.append(sitting.say("t2-altars-unknown", altars=_at(sitting, open_)))
    return " ".join(said_)


def _at(sitting: Sitting, altars: list[str]) -> Name:
    """“at the pink altar and at the green altar”"""
    texts = sitting.look.words
    return Name(texts.listed([said(texts, say("tikal-2-told-for-altar", hue=hue(one, "altar"))) for one in altars]))


def _treasures(sitting: Sitting) -> Parts:
    look, held, wheel = sitting.look, treasures_held(sitting), seen(sitting).wheel
    names = [name for name, count in held.items() if count]
    if not names:
        return [_head(sitting, "t2-own-treasures"), look.quiet(look.say("t2-own-no-treasures"), 14)]

    def cell(name: str) -> ft.Control:
        words = look.say(
            "t2-own-treasure", count=held[name], treasure=Name(treasure_words(sitting, name)), price=wheel[name]
        )
        return ft.Row([picture(treasure_icon(sitting, name), ICON), look.text(words, 15)], spacing=6, tight=True)

    rows = ft.Row([cell(name) for name in names], wrap=True, spacing=16, run_spacing=4)
    return [_head(sitting, "t2-own-treasures"), ft.Semantics(identifier="own-treasures", container=True, content=rows)]


def _cards(sitting: Sitting, aim: Aim, aiming: Aiming) -> Parts:
    rows = card_rows(sitting, aim, aiming)
    if not rows:
        rows = [sitting.look.quiet(sitting.say("t2-own-no-cards"), 14)]
    return [_head(sitting, "t2-own-cards"), *rows]
