"""What may be done at any time of a turn besides: by which right the explorer goes, the tent's key, a key bought in
need, and a card that was laid out."""

from collections.abc import Awaitable, Callable, Hashable
from dataclasses import replace

import flet as ft

from model.games.tikal2.parts import RESCUE_PRICE
from model.games.tikal2.prospect import Prospect
from model.language import Name
from screens.shared.buttons import small
from screens.shared.pictures import picture
from screens.table.action import action, actions
from screens.table.aiming import aim_part
from screens.table.between import BELOW
from screens.table.fresh import fresh
from screens.table.sitting import Sitting
from screens.tikal2.aim import Aim, Aiming
from screens.tikal2.buying import behind_cover, bought
from screens.tikal2.colours import colour_tiles
from screens.tikal2.delivering import REMOTE, delivering
from screens.tikal2.doing import enter
from screens.tikal2.pockets import pockets
from screens.tikal2.reaching import prospect_of, way_to
from screens.tikal2.seen import light, seen

Parts = list[ft.Control]
ICON = 30
BEGUN = ("tent", "rescue", "play-key", "play-remote")
"""What was begun and is entered by a tap."""


def _inside(sitting: Sitting, aim: Aim, aiming: Aiming, prospect: Prospect) -> Parts:
    match aim.do:
        case "tent":
            return _tents_key(sitting, aiming, prospect)
        case "rescue":
            return _bought_key(sitting, aiming, prospect)
        case "play-key":
            return _playing_key(sitting, aim, aiming, prospect)
        case "play-remote":
            return [_head(sitting, aiming, "t2-play-remote"), delivering(sitting, aiming, REMOTE)]
    cells = [
        *_rights(sitting, aim, aiming, prospect),
        *_tent_key(sitting, aiming, prospect),
        *_rescue(sitting, aiming, prospect),
    ]
    return [*_laid(sitting, aim), *actions(cells)]


def _offered(sitting: Sitting, aim: Aim) -> Prospect | None:
    """Nothing before what was dug up is entered."""
    return None if light(sitting) or seen(sitting).won else prospect_of(sitting, aim)


def _drawn(sitting: Sitting, aim: Aim, aiming: Aiming) -> ft.Control:
    prospect = _offered(sitting, aim)
    parts = [] if prospect is None else _inside(sitting, aim, aiming, prospect)
    inside = fresh(sitting, parts)
    return ft.Container(inside[0], margin=BELOW) if inside else ft.Container()


def _drawn_of(sitting: Sitting, aim: Aim, aiming: Aiming) -> Hashable:
    """What only begins something stays from move to move."""
    prospect = _offered(sitting, aim)
    if prospect is None:
        return None
    chosen = (sitting.version, aim) if aim.do in BEGUN else None
    offers = prospect.rights, prospect.tent is None, prospect.rescue is None, bool(prospect.stock)
    return offers, aim.right, aim.cards, chosen


extras = aim_part(_drawn_of, _drawn)


def _laid(sitting: Sitting, aim: Aim) -> Parts:
    """Cards that lie there to be used: whoever looks may know them now."""
    if not aim.cards:
        return []
    names = sitting.look.words.listed([sitting.say(f"card-{kind}") for kind in aim.cards])
    faces = [picture(f"tikal-2/card-{kind}", ICON) for kind in aim.cards]
    words = sitting.look.text(sitting.say("t2-laid", cards=Name(names)), 15)
    row = ft.Row([*faces, ft.Container(words, expand=True)], spacing=8)
    return [ft.Semantics(identifier="laid", container=True, content=row)]


def _change(sitting: Sitting, aiming: Aiming, new: Callable[[Sitting, Aim], Aim]) -> None:
    """What is tapped may have stood there for some moves."""
    now = sitting.chair.now()
    aiming.change(now.snapshot.moved, lambda aim: new(now, aim))


def _rights(sitting: Sitting, aim: Aim, aiming: Aiming, prospect: Prospect) -> Parts:
    """The tent's exploration, and the card's once it lies there; a second tap takes the turn's own again."""
    offered = [right for right in prospect.rights if right]

    def cell(right: str) -> ft.Control:
        async def choose() -> None:
            _change(sitting, aiming, lambda at, now: towards(at, now, "" if now.right == right else right))

        words, under = sitting.say(f"t2-right-{right}"), sitting.say(f"t2-right-{right}.under")
        icon = "tikal-2/tent" if right == "tent" else "tikal-2/card-explore"
        return action(sitting, f"right-{right}", words, icon, under, choose, chosen=aim.right == right)

    return [cell(right) for right in offered]


def towards(sitting: Sitting, aim: Aim, right: str) -> Aim:
    """With another right the place that was tapped is where the explorer goes."""
    now = replace(aim, right=right)
    prospect = prospect_of(sitting, now)
    if prospect is None or right not in prospect.rights or now.place is None:
        return replace(now, way=(), via=())
    return way_to(prospect, now, now.place)


def _tent_key(sitting: Sitting, aiming: Aiming, prospect: Prospect) -> Parts:
    if prospect.tent is not None or not prospect.stock:
        return []

    async def begin() -> None:
        _change(sitting, aiming, lambda at, aim: replace(aim, do="tent"))

    words, under = sitting.say("t2-tent-key"), sitting.say("t2-tent-key.under")
    return [action(sitting, "tent-key", words, "tikal-2/key-any", under, begin)]


def _rescue(sitting: Sitting, aiming: Aiming, prospect: Prospect) -> Parts:
    """T2.5.13: only where it can be meant; a passage card in hand counts too, which is told behind a cover."""
    if prospect.rescue is not None or not prospect.stock:
        return []

    async def begin() -> None:
        _change(sitting, aiming, lambda at, aim: replace(aim, do="rescue"))

    words, under = sitting.say("t2-rescue"), sitting.say("t2-rescue.under", points=RESCUE_PRICE)
    return [action(sitting, "rescue", words, "tikal-2/key-any", under, begin)]


def _head(sitting: Sitting, aiming: Aiming, message: str) -> ft.Control:
    """What is being done, and how to leave it."""

    def leave() -> None:
        _change(sitting, aiming, lambda at, aim: replace(aim, do="", what=""))

    words = ft.Container(sitting.look.text(sitting.say(message), 16, bold=True), expand=True)
    return ft.Row([words, small(sitting.look, "leave", sitting.say("t2-leave"), leave)], spacing=8)


def _tents_key(sitting: Sitting, aiming: Aiming, prospect: Prospect) -> Parts:
    cells = colour_tiles(sitting, "key", prospect.stock, _take(sitting, "tent"))
    return [_head(sitting, aiming, "t2-tent-which"), cells]


def _bought_key(sitting: Sitting, aiming: Aiming, prospect: Prospect) -> Parts:
    head = "t2-rescue" if behind_cover(sitting) else "t2-rescue-which"
    return [_head(sitting, aiming, head), bought(sitting, prospect.stock, _take(sitting, "rescue"))]


def _take(sitting: Sitting, do: str) -> Callable[[str], Awaitable[None]]:
    """One tap takes the key."""

    async def take(colour: str) -> None:
        await enter(sitting, [{"do": do, "colour": colour}])

    return take


def _playing_key(sitting: Sitting, aim: Aim, aiming: Aiming, prospect: Prospect) -> Parts:
    """T2.7.5: the colour, then where it goes."""

    def choose(colour: str) -> None:
        _change(sitting, aiming, lambda at, now: replace(now, what=colour))

    cells = colour_tiles(sitting, "key", prospect.stock, choose, chosen=aim.what)
    chosen = aim.what if aim.what in prospect.stock else ""
    where = pockets(sitting, {"do": "play", "card": "key", "colour": chosen}, asked=True)
    return [_head(sitting, aiming, "t2-play-key"), cells, where]
