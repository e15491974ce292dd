"""Where a player taps in what is to be scored in light detail: behind a cover, because camp keys, treasures and cards
are the player's own until all have told theirs."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from model.games.tikal2.parts import COLOURS, KEPT_CARDS
from screens.shared.buttons import Tap, big, glyph, tile, tiles
from screens.shared.look import Look
from screens.shared.pictures import picture
from screens.table.sitting import Sitting
from screens.tikal2.counting import counter
from screens.tikal2.tally import Tally, stepped, with_altar, with_card, with_key

Put = Callable[[Callable[[Tally], Tally]], Any]


def tally_form(
    sitting: Sitting, tally: Tally, final: bool, altars: tuple[str, ...], put: Put, enter: Tap
) -> ft.Control:
    look = sitting.look
    parts: list[ft.Control] = [
        _head(look, "t2-tally-keys"),
        tiles(
            [
                _counted(
                    look,
                    f"keys-{one}",
                    f"word-{one}",
                    f"tikal-2/key-{one}",
                    tally.keys.count(one),
                    partial(_key, put, one),
                )
                for one in COLOURS
            ]
        ),
        _head(look, "t2-tally-altars"),
        tiles([_altar(look, one, one in tally.altars, put) for one in altars]),
    ]
    if final:
        parts += [
            _head(look, "t2-tally-rest"),
            counter(
                look,
                "treasures",
                look.say("t2-light-treasures"),
                "tikal-2/treasure",
                tally.treasures,
                partial(_step, put, "treasures"),
            ),
            tiles(
                [
                    _counted(
                        look,
                        f"cards-{one}",
                        f"card-{one}",
                        f"tikal-2/card-{one}",
                        tally.cards.count(one),
                        partial(_card, put, one),
                    )
                    for one in KEPT_CARDS
                ]
            ),
            counter(
                look,
                "colours",
                look.say("t2-tally-colours"),
                "tikal-2/room",
                tally.colours,
                partial(_step, put, "colours"),
            ),
        ]
    points = look.say("t2-tally-points", points=tally.key_points)
    icon = ft.Icon(ft.Icons.CHECK, color=ft.Colors.ON_PRIMARY, size=28)
    parts.append(big(look, "tally-do", look.say("t2-tally-do"), enter, icon=icon, under=points))
    return ft.Column(parts, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _head(look: Look, message: str) -> ft.Control:
    return look.text(look.say(message), 16, bold=True)


def _counted(look: Look, name: str, message: str, icon: str, count: int, step: Callable[[int], Any]) -> ft.Control:
    """A tap is one more; beside it, where there is any, one less."""
    words = look.say(message)
    more = tile(
        look,
        name,
        words,
        lambda: step(1),
        icon=picture(icon, 30),
        chosen=bool(count),
        note=f"×\u202f{count}" if count else None,
    )
    less = glyph(
        look, f"{name}-less", ft.Icons.REMOVE_CIRCLE_OUTLINE, look.say("correct-less", what=words), lambda: step(-1)
    )
    return ft.Row([more, *([less] if count else [])], spacing=0, tight=True)


def _altar(look: Look, altar: str, chosen: bool, put: Put) -> ft.Control:
    tap = partial(put, partial(_with_altar, altar))
    return tile(
        look,
        f"altar-{altar}",
        look.say(f"word-{altar}"),
        tap,
        icon=picture(f"tikal-2/altar-{altar}", 30),
        chosen=chosen,
    )


def _key(put: Put, colour: str, by: int) -> None:
    put(lambda now: with_key(now, colour, by))


def _card(put: Put, card: str, by: int) -> None:
    put(lambda now: with_card(now, card, by))


def _step(put: Put, part: str, by: int) -> None:
    put(lambda now: stepped(now, part, by))


def _with_altar(altar: str, tally: Tally) -> Tally:
    return with_altar(tally, altar)
