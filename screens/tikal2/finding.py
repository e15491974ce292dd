"""What is kept of the top three of a pile, of a tile's action or dug up: entered behind the cover, or only counted
where the players keep it to themselves (T2.4.3, T2.4.4); with more control an open treasure instead (T2.10.1)."""

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from model.games.tikal2.parts import TREASURES_EACH
from screens.shared.buttons import HALF, big, tile, tiles
from screens.shared.panels import panel
from screens.shared.pictures import picture
from screens.table.cover import LOW, Cover
from screens.table.deed import Move
from screens.table.scrolled import scroll_of
from screens.table.sitting import Sitting
from screens.tikal2.aim import Aim, Aiming
from screens.tikal2.colours import capital
from screens.tikal2.doing import enter
from screens.tikal2.hand import own_hand
from screens.tikal2.seen import kept, seen
from screens.tikal2.treasures import treasure_icon, treasure_words, treasures_of

Parts = list[ft.Control]
OPEN = "open-treasure"
"""As what is being done: an open treasure was taken, which one is turned up?"""
ICON = 32


def treasure_found(sitting: Sitting, aiming: Aiming, aim: Aim) -> Parts:
    """For whoever takes one now."""
    if aim.do == OPEN and aim.what in opened(sitting):
        return _turned(sitting, aiming, aim)
    piles = [at for at, left in enumerate(seen(sitting).piles) if left]
    parts: Parts = []
    if len(piles) > 1:
        parts.append(_piles(sitting, aiming, aim))
    if piles:
        parts.append(_look(sitting, aim))
    if opened(sitting):
        words = sitting.look.quiet(sitting.say("t2-find-open"), 14)
        parts += [words, tiles([_open(sitting, aiming, name) for name in opened(sitting)])]
    return parts


def opened(sitting: Sitting) -> tuple[str, ...]:
    """The types that lie open; none without more control."""
    lying = seen(sitting).open_treasures
    return tuple(name for name in treasures_of(sitting) if lying.get(name))


def pile_of(sitting: Sitting, aim: Aim) -> int | None:
    """The one that was tapped, else the first of the fullest."""
    piles = seen(sitting).piles
    if aim.pile is not None and aim.pile < len(piles) and piles[aim.pile]:
        return aim.pile
    return piles.index(max(piles)) if any(piles) else None


def _piles(sitting: Sitting, aiming: Aiming, aim: Aim) -> ft.Control:
    def cell(at: int, left: int) -> ft.Control:
        def choose() -> None:
            aiming.change(sitting.snapshot.moved, lambda now: replace(now, pile=at))

        words, note = sitting.say("t2-pile", number=at + 1), sitting.say("t2-pile-left", count=left)
        return tile(sitting.look, f"pile-{at}", words, choose, chosen=at == pile_of(sitting, aim), note=note, width=102)

    return tiles([cell(at, left) for at, left in enumerate(seen(sitting).piles) if left])


def _look(sitting: Sitting, aim: Aim) -> ft.Control:
    """The top three of the pile: which one was kept."""
    pile = pile_of(sitting, aim)
    if kept(sitting):
        words, face = sitting.say("t2-treasure-do"), picture("tikal-2/treasure", ICON)
        return _counted(sitting, "treasure-do", words, face, {"do": "treasure", "pile": pile})

    def inside() -> ft.Control:
        names = sitting.narrowed("treasure", pile=pile).values.get("keep", ())
        return _kept(sitting, [_keep(sitting, name, {"do": "treasure", "keep": name, "pile": pile}) for name in names])

    return _covered(sitting, "find-treasure", sitting.say("t2-find-treasure"), inside)


def card_found(sitting: Sitting) -> Parts:
    if kept(sitting):
        face = picture("tikal-2/card", ICON)
        return [_counted(sitting, "card-do", sitting.say("t2-card-do"), face, {"do": "card"})]

    def inside() -> ft.Control:
        kinds = sitting.narrowed("card").values.get("keep", ())
        return _kept(sitting, [_keep_card(sitting, kind) for kind in kinds])

    return [_covered(sitting, "find-card", sitting.say("t2-find-card"), inside)]


def _covered(sitting: Sitting, identifier: str, title: str, inside: Callable[[], ft.Control]) -> ft.Control:
    if not own_hand(sitting):
        return sitting.look.quiet(sitting.say("t2-find-own"), 14)

    async def looked() -> None:
        await sitting.actor.live.look(sitting.actor.guest, sitting.seat or 0)

    return Cover(sitting.look, identifier, title, "", inside, looked, LOW, show=scroll_of(sitting.actor).show)


def _kept(sitting: Sitting, cells: Parts) -> ft.Control:
    return panel(sitting.look.text(sitting.say("t2-keep"), 15, bold=True), tiles(cells), padding=12)


def _counted(sitting: Sitting, name: str, words: str, face: ft.Control, move: Move) -> ft.Control:
    async def take() -> None:
        await enter(sitting, [move])

    return big(sitting.look, name, words, take, icon=face, strong=False)


def _keep(sitting: Sitting, name: str, move: Move, identifier: str = "keep") -> ft.Control:
    """One tap enters it."""

    async def take() -> None:
        await enter(sitting, [move])

    face = picture(treasure_icon(sitting, name), ICON)
    return tile(
        sitting.look, f"{identifier}-{name}", capital(treasure_words(sitting, name)), take, icon=face, width=HALF - 16
    )


def _keep_card(sitting: Sitting, kind: str) -> ft.Control:
    async def take() -> None:
        await enter(sitting, [{"do": "card", "keep": kind}])

    face = picture(f"tikal-2/card-{kind}", ICON)
    return tile(sitting.look, f"keep-{kind}", capital(sitting.say(f"card-{kind}")), take, icon=face, width=HALF - 16)


def _open(sitting: Sitting, aiming: Aiming, name: str) -> ft.Control:
    """T2.10.1: taken at once where no pile refills it."""

    async def take() -> None:
        if any(seen(sitting).piles):
            aiming.change(sitting.snapshot.moved, lambda now: replace(now, do=OPEN, what=name))
        else:
            await enter(sitting, [{"do": "treasure", "open": name}])

    face = picture(treasure_icon(sitting, name), ICON)
    return tile(sitting.look, f"open-{name}", capital(treasure_words(sitting, name)), take, icon=face)


def _turned(sitting: Sitting, aiming: Aiming, aim: Aim) -> Parts:
    """Which one is turned up instead, and from which pile."""
    view, pile = seen(sitting), pile_of(sitting, aim)
    out = {name: view.delivered[name] + view.open_treasures[name] for name in treasures_of(sitting)}
    left = [name for name in treasures_of(sitting) if out[name] < TREASURES_EACH]
    move: Move = {"do": "treasure", "open": aim.what, "pile": pile}
    cells = [_keep(sitting, name, {**move, "turned": name}, "turned") for name in left]
    head = sitting.look.text(sitting.say("t2-turned-which"), 15, bold=True)
    several = sum(1 for one in view.piles if one) > 1
    return [head, *([_piles(sitting, aiming, aim)] if several else []), tiles(cells)]
