"""A turn, character by character (LT5): the fewest taps that say what is done."""

from collections.abc import Callable
from typing import Any

import flet as ft

from screens.lost_temple.landing import landing
from screens.lost_temple.light import done_button
from screens.lost_temple.seen import seen
from screens.lost_temple.seer import seer
from screens.shared.buttons import HALF, big, pair, tile, tiles
from screens.shared.hooks import use_latest
from screens.shared.pictures import picture
from screens.table.sitting import Sitting

Parts = list[ft.Control]


def turn(sitting: Sitting) -> Parts:
    """The buttons of whichever character was called."""
    if sitting.narrowed("done").choices:
        return done_button(sitting)
    return _TURNS[seen(sitting).called or ""](sitting)


def _shaman(sitting: Sitting) -> Parts:
    return [Targets(sitting, sitting.version, "curse")]


def _thief(sitting: Sitting) -> Parts:
    return [Targets(sitting, sitting.version, "rob")]


@ft.component
def Targets(sitting: Sitting, version: int, do: str) -> ft.Control:
    """Whom to curse or rob. A curse needs one tap; a thief then says how far he moves."""
    look, actor = sitting.look, sitting.actor
    chosen, latest, set_chosen = use_latest("")
    left = sitting.narrowed(do)
    if not left.choices:
        return ft.Container()
    moves = "advance" in left.values

    def cell(target: str) -> ft.Control:
        async def name() -> None:
            if moves:
                set_chosen(target)
            else:
                await actor.act(version, do, target=target)

        icon = picture(f"lost-temple/{target}", 40)
        return tile(
            look, f"target-{target}", look.say(f"word-{target}"), name, icon=icon, chosen=target == chosen, width=HALF
        )

    parts: Parts = [
        look.text(look.say(f"lt-{do}-whom"), 16),
        tiles([cell(target) for target in left.values["target"]]),
    ]
    if moves and chosen:
        parts.append(steps(sitting, version, do, "advance", lambda: latest.current == chosen, target=chosen))
    elif moves:
        parts.append(look.quiet(look.say("lt-then-move"), 14))
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def steps(
    sitting: Sitting, version: int, do: str, name: str, still: Callable[[], bool] = lambda: True, **more: Any
) -> ft.Control:
    """How far (LT5.10: one or two); a tap counts while what the buttons say is `still` meant."""
    look, actor = sitting.look, sitting.actor

    def cell(count: int) -> ft.Control:
        args: dict[str, Any] = {**more, name: count}

        async def move() -> None:
            if still():
                await actor.act(version, do, **args)

        under = landing(sitting, do, **args)
        return big(look, f"steps-{count}", look.say("lt-move", count=count), move, under=under, expand=True)

    return pair(*[cell(count) for count in sitting.narrowed(do, **more).values[name]])


def _way(sitting: Sitting) -> Parts:
    """Priest and Elder: pay and go, or stay."""
    look, actor, version = sitting.look, sitting.actor, sitting.version
    refused, character = sitting.narrowed("pay").refused, seen(sitting).called

    async def go() -> None:
        if refused is not None:
            actor.explain(refused.rule, refused.facts)
        else:
            await actor.act(version, "pay")

    async def stay() -> None:
        await actor.act(version, "stay")

    icon = picture(f"lost-temple/{'temple' if character == 'priest' else 'village'}", 44)
    words = look.say(f"lt-pay-{character}")
    under = landing(sitting, "pay") if refused is None else None
    return [
        big(look, "pay", words, go, icon=icon, under=under, off=refused is not None),
        big(look, "stay", look.say("lt-stay"), stay, strong=False),
    ]


def _craftsman(sitting: Sitting) -> Parts:
    return [steps(sitting, sitting.version, "advance", "steps")]


def _scout(sitting: Sitting) -> Parts:
    look, actor, version = sitting.look, sitting.actor, sitting.version

    def cell(gems: int) -> ft.Control:
        async def pay() -> None:
            await actor.act(version, "pay", gems=gems)

        note = landing(sitting, "pay", gems=gems) or look.say("lt-stay")
        return tile(look, f"gems-{gems}", str(gems), pay, note=note, width=100)

    return [
        look.text(look.say("lt-scout-how"), 16),
        tiles([cell(gems) for gems in sitting.narrowed("pay").values["gems"]]),
    ]


def _one(do: str, icon: str) -> Callable[[Sitting], Parts]:
    def only(sitting: Sitting) -> Parts:
        async def act() -> None:
            await sitting.actor.act(sitting.version, do)

        gems = seen(sitting).seats[sitting.seat or 0].gems
        under = landing(sitting, do) or sitting.say("lt-stay")
        words = sitting.say(f"lt-{do}", gems=gems)
        return [big(sitting.look, do, words, act, icon=picture(f"lost-temple/{icon}", 48), under=under)]

    return only


_TURNS: dict[str, Callable[[Sitting], Parts]] = {
    "shaman": _shaman,
    "thief": _thief,
    "seer": seer,
    "priest": _way,
    "elder": _way,
    "craftsman": _craftsman,
    "scout": _scout,
    "canoe": _one("paddle", "canoe"),
    "child": _one("follow", "child"),
}
