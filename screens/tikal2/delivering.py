"""What is delivered: how many of which treasure, the cards used with it, and what that brings at today's prices. What
the seat has is chosen from behind a cover; the open page says how many treasures were laid out."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import flet as ft

from model.games.tikal2.naming import site
from model.games.tikal2.parts import PLUS, SITES
from model.games.tikal2.river import DELIVERY_CARDS
from screens.shared.buttons import big, glyph, tile, tiles
from screens.shared.hooks import use_latest, use_value
from screens.shared.panels import panel
from screens.shared.pictures import picture
from screens.table.aiming import aim_of
from screens.table.cover import LOW, Cover
from screens.table.scrolled import scroll_of
from screens.table.sitting import Sitting
from screens.tikal2.aim import Aim, Aiming, Handed
from screens.tikal2.doing import enter
from screens.tikal2.hand import card_count, cards_held, own_hand, treasure_count, treasures_held
from screens.tikal2.seen import kept, seen
from screens.tikal2.treasures import treasure_icon, treasure_words, treasures_of
from screens.tikal2.ways import way

REMOTE = -1
"""As a seaplane's number: by a card no seaplane is needed."""
MANY, BETTER = "many-types", "plus-two"


def delivering(sitting: Sitting, aiming: Aiming, plane: int) -> ft.Control:
    """At a seaplane, or by the card. Whoever has no treasure left for a seaplane, as everybody sees, is not asked."""
    aim = aim_of(sitting, aiming)
    elsewhere = sum(count for one in _elsewhere(sitting, aim, plane) for _, count in one.treasures)
    none = plane != REMOTE and treasure_count(sitting) <= elsewhere
    if none or (not kept(sitting) and not own_hand(sitting)):
        return ft.Container()
    return _Delivering(sitting, aiming, aim, plane)


@dataclass(frozen=True)
class Draft:
    """What is being chosen: so many of each treasure, and cards."""

    treasures: tuple[tuple[str, int], ...] = ()
    cards: tuple[str, ...] = ()

    @property
    def count(self) -> int:
        return sum(count for _, count in self.treasures)

    def of(self, name: str) -> int:
        return dict(self.treasures).get(name, 0)


def with_one(draft: Draft, name: str, by: int, most: int) -> Draft:
    """One more, or less, of a treasure; another type takes the place of the first (T2.3.4), unless a card allows
    several (T2.7.4)."""
    count = max(0, min(most, draft.of(name) + by))
    others = tuple(one for one in draft.treasures if one[0] != name) if MANY in draft.cards or by < 0 else ()
    return replace(draft, treasures=tuple(sorted((*others, *(((name, count),) if count else ())))))


def with_card(draft: Draft, card: str, held: int) -> Draft:
    """One more of a card, after the last one none. Without the card for several types only the first type is left."""
    count = (draft.cards.count(card) + 1) % (held + 1)
    cards = (*(one for one in draft.cards if one != card), *(card,) * count)
    return Draft(draft.treasures if MANY in cards else draft.treasures[:1], cards)


def prices(sitting: Sitting, aim: Aim, plane: int) -> dict[str, int]:
    """Today's; after a delivery at an earlier seaplane of the same move the wheel has turned (T2.3.5)."""
    names, wheel = treasures_of(sitting), seen(sitting).wheel
    shift = len(_before(sitting, aim, plane))
    return {name: wheel[names[(at - shift) % len(names)]] for at, name in enumerate(names)}


def points(draft: Draft, price: dict[str, int]) -> int:
    """T2.3.4, T2.7.2"""
    plus = PLUS * draft.cards.count(BETTER)
    return sum(count * (price[name] + plus) for name, count in draft.treasures)


def _before(sitting: Sitting, aim: Aim, plane: int) -> list[Handed]:
    """What was laid out for seaplanes that are passed earlier."""
    if plane == REMOTE:
        return []
    here, after = seen(sitting).seats[sitting.seat or 0].site, sitting.snapshot.kit.river.seaplanes_after
    far = [(stretch - here) % SITES for stretch in after]
    return [one for one in aim.deliveries if one.plane != REMOTE and far[one.plane] < far[plane]]


def _elsewhere(sitting: Sitting, aim: Aim, plane: int) -> list[Handed]:
    """What is laid out for the other seaplane, if the way that is chosen now still passes it."""
    passed = way(sitting, aim).planes
    return [one for one in aim.deliveries if one.plane != plane and one.plane in passed]


@ft.component
def _Delivering(sitting: Sitting, aiming: Aiming, aim: Aim, plane: int) -> ft.Control:
    laid = next((Draft(one.treasures, one.cards) for one in aim.deliveries if one.plane == plane), Draft())
    draft, latest, change = use_latest(laid)
    shut, set_shut = use_value(0)
    opened, set_opened = use_value(False)
    name = "remote" if plane == REMOTE else str(plane)

    async def done() -> None:
        if plane == REMOTE:
            now = latest.current
            await enter(
                sitting, [{"do": "play", "card": "remote", "treasures": dict(now.treasures), "cards": now.cards}]
            )
            return
        aiming.change(sitting.snapshot.moved, lambda before: _laid_out(sitting, before, plane, latest.current))
        set_shut(lambda times: times + 1)
        set_opened(False)

    def inside() -> ft.Control:
        return panel(*_inside(sitting, aim, plane, draft, change, done), padding=12)

    title = _title(sitting, plane)
    under = sitting.say("t2-deliver-laid", count=laid.count) if laid.count else ""
    if kept(sitting):
        return _in_open(sitting, f"deliver-{name}", title, under, opened, set_opened, inside)

    async def looked() -> None:
        await sitting.actor.live.look(sitting.actor.guest, sitting.seat or 0)

    show = scroll_of(sitting.actor).show
    cover = Cover(sitting.look, f"deliver-{name}", title, under, inside, looked, LOW, show=show)
    return ft.Container(cover, key=f"deliver-{name}-{shut}")


def _title(sitting: Sitting, plane: int) -> str:
    """Which seaplane it is, by the site before it."""
    if plane == REMOTE:
        return sitting.say("t2-deliver.remote")
    kit = sitting.snapshot.kit
    return sitting.say("t2-deliver", site=site(kit, kit.river.seaplanes_after[plane]))


def _in_open(
    sitting: Sitting,
    identifier: str,
    title: str,
    under: str,
    opened: bool,
    open_: Callable[[bool], None],
    inside: Callable[[], ft.Control],
) -> ft.Control:
    """Where the players keep their treasures, they are told from all there can be."""
    if opened:
        return ft.Semantics(identifier=f"{identifier}-open", container=True, content=inside())
    face = picture("tikal-2/seaplane", 32)
    return big(sitting.look, identifier, title, lambda: open_(True), icon=face, under=under or None, strong=False)


def _laid_out(sitting: Sitting, aim: Aim, plane: int, draft: Draft) -> Aim:
    mine = (Handed(plane, draft.treasures, draft.cards),) if draft.count else ()
    return replace(aim, deliveries=(*_elsewhere(sitting, aim, plane), *mine))


def _inside(
    sitting: Sitting, aim: Aim, plane: int, draft: Draft, change: Callable[..., None], done: Callable[[], object]
) -> list[ft.Control]:
    look, price = sitting.look, prices(sitting, aim, plane)
    held = _left(sitting, aim, plane)
    rows: list[ft.Control] = [
        _treasure(sitting, name, price[name], draft, min(held[name], _room(sitting, aim, plane, draft, name)), change)
        for name in treasures_of(sitting)
        if held.get(name)
    ]
    if not rows:
        return [look.text(look.say("t2-deliver-none"), 15)]
    cards = [_card(sitting, card, draft, count, change) for card, count in _cards(sitting, aim, plane, draft).items()]
    words = look.say("t2-deliver-do" if plane == REMOTE else "t2-deliver-done")
    under = look.say("t2-deliver-points", count=draft.count, points=points(draft, price)) if draft.count else None
    off = plane == REMOTE and not draft.count
    ends = [] if off else [big(look, "deliver-done", words, done, under=under)]
    return [*rows, *([tiles(cards)] if cards else []), *ends]


def _left(sitting: Sitting, aim: Aim, plane: int) -> dict[str, int]:
    """Without what is laid out for another seaplane."""
    gone: dict[str, int] = {}
    for one in _elsewhere(sitting, aim, plane):
        for name, count in one.treasures:
            gone[name] = gone.get(name, 0) + count
    return {name: count - gone.get(name, 0) for name, count in treasures_held(sitting).items()}


def _room(sitting: Sitting, aim: Aim, plane: int, draft: Draft, name: str) -> int:
    """How many of it at most: all together no more than the seat has."""
    others = sum(count for one in _elsewhere(sitting, aim, plane) for _, count in one.treasures)
    here = draft.count - draft.of(name) if MANY in draft.cards else 0
    return treasure_count(sitting) - others - here


def _cards(sitting: Sitting, aim: Aim, plane: int, draft: Draft) -> dict[str, int]:
    """The cards for deliveries that are left for this one: all together no more than the seat has."""
    used = [card for one in _elsewhere(sitting, aim, plane) for card in one.cards]
    spare = card_count(sitting) - len(used) - len(draft.cards) - (plane == REMOTE)
    left = {
        card: min(cards_held(sitting).get(card, 0) - used.count(card), spare + draft.cards.count(card))
        for card in DELIVERY_CARDS
    }
    return {card: count for card, count in left.items() if count > 0}


def _treasure(
    sitting: Sitting, name: str, price: int, draft: Draft, most: int, change: Callable[..., None]
) -> ft.Control:
    look, words = sitting.look, treasure_words(sitting, name)
    count = draft.of(name)

    def step(by: int) -> Callable[[], None]:
        return lambda: change(lambda now: with_one(now, name, by, most))

    note = look.say("t2-deliver-price.most" if kept(sitting) else "t2-deliver-price", price=price, most=most)
    face = picture(treasure_icon(sitting, name), 34)
    cell = tile(look, f"treasure-{name}", words, step(1), icon=face, chosen=count > 0, note=note, width=190)
    less = glyph(
        look, f"treasure-{name}-less", ft.Icons.REMOVE_CIRCLE_OUTLINE, look.say("correct-less", what=words), step(-1)
    )
    number = ft.Container(look.text(str(count), 20, bold=True), width=36, alignment=ft.Alignment.CENTER)
    return ft.Row([cell, ft.Container(expand=True), number, less], spacing=4)


def _card(sitting: Sitting, card: str, draft: Draft, held: int, change: Callable[..., None]) -> ft.Control:
    def use() -> None:
        change(lambda now: with_card(now, card, held))

    used, words = draft.cards.count(card), sitting.say(f"card-{card}")
    face = picture(f"tikal-2/card-{card}", 30)
    shown = words if used < 2 else f"{words} ({used})"
    return tile(sitting.look, f"with-{card}", shown, use, icon=face, chosen=used > 0)
