"""Who plays: a line for each, clockwise as they sit; names remembered from before are one tap."""

import secrets
from dataclasses import replace

import flet as ft

from model.games import GAMES
from screens.new_table.plan import Change, Naming, Plan
from screens.shared.buttons import glyph, one_of, small, tile, tiles
from screens.shared.look import Look
from screens.shared.panels import panel
from screens.shared.pictures import mark
from screens.shared.switches import switch_words
from screens.shared.writing import field


@ft.component
def People(look: Look, game_id: str, plan: Plan, change: Change, known: tuple[str, ...]) -> ft.Control:
    game = GAMES[game_id]
    count = len(plan.names)
    more = count < game.players[-1]

    def add(name: str) -> None:
        change(lambda now: now.with_one_more(name))

    rows: list[ft.Control] = [_row(look, plan, seat, change, count > game.players[0]) for seat in range(count)]
    spare = [name for name in known if name not in plan.names][:8]
    if more:
        names = [small(look, f"known-{name}", name, lambda name=name: add(name), ft.Icons.PERSON_ADD) for name in spare]
        new = look.say("new-player", number=count + 1)
        rows.append(
            ft.Row(
                [small(look, "add-player", look.say("new-add"), lambda: add(new), ft.Icons.ADD), *names],
                wrap=True,
                spacing=8,
                run_spacing=8,
            )
        )
    return panel(
        look.title(look.say("new-people", count=count), 20),
        look.quiet(look.say("new-people-about"), 14),
        *rows,
        look.text(look.say("new-me"), 16, bold=True),
        _me(look, plan, change),
        *(_first(look, game_id, plan, change) if game.starter else []),
        spacing=10,
    )


def _row(look: Look, plan: Plan, seat: int, change: Change, can_go: bool) -> ft.Control:
    colour, shape = plan.marks[seat]
    face = ft.Semantics(
        identifier=f"colour-{seat}",
        button=True,
        label=look.say(
            "new-colour", colour=look.say(f"colour-{colour}") if look.words.has(f"colour-{colour}") else colour
        ),
        content=ft.Container(
            mark(colour, shape, 34),
            width=48,
            height=48,
            alignment=ft.Alignment.CENTER,
            border_radius=12,
            ink=True,
            tooltip=look.say("new-colour-tap"),
            on_click=look.safe(lambda: change(lambda now: now.recoloured(seat))),
        ),
    )
    name = field(
        look,
        look.say("new-name", number=seat + 1),
        plan.given[seat],
        plan.turn,
        Naming(seat, change),
        max_length=30,
        counter="",
        content_padding=ft.Padding(12, 10, 12, 10),
        autocorrect=False,
    )
    up = glyph(
        look,
        f"up-{seat}",
        ft.Icons.ARROW_UPWARD,
        look.say("new-up", name=plan.names[seat]),
        lambda: change(lambda now: now.moved_up(seat)),
    )
    gone = (
        [
            glyph(
                look,
                f"remove-{seat}",
                ft.Icons.CLOSE,
                look.say("new-remove", name=plan.names[seat]),
                lambda: change(lambda now: now.without(seat)),
            )
        ]
        if can_go
        else []
    )
    return ft.Row([face, ft.Container(name, expand=True), up, *gone], spacing=4)


def _me(look: Look, plan: Plan, change: Change) -> ft.Control:
    """Which of them holds this device."""
    seats: list[tuple[str, str, int | None]] = [*_seats(plan)]
    nobody = ("none", look.say("new-me-none"), None)
    return one_of(look, "me", [*seats, nobody], plan.me, lambda seat: change(lambda now: replace(now, me=seat)))


def _first(look: Look, game_id: str, plan: Plan, change: Change) -> list[ft.Control]:
    """Who starts: as the rule says, as people like, or by lot."""

    def start(seat: int) -> None:
        change(lambda now: replace(now, first=seat))

    def draw() -> None:
        change(lambda now: replace(now, first=secrets.randbelow(len(now.names))))

    cells = [
        tile(look, f"first-{name}", said, lambda seat=seat: start(seat), chosen=seat == plan.first)
        for name, said, seat in _seats(plan)
    ]
    lots = small(look, "first-draw", look.say("new-first-draw"), draw, ft.Icons.CASINO)
    return [
        look.text(switch_words(look, game_id, "first"), 16, bold=True),
        tiles([*cells, lots]),
        look.quiet(look.words.rule(GAMES[game_id].starter), 14),
    ]


def _seats(plan: Plan) -> list[tuple[str, str, int]]:
    return [(str(seat), name or "?", seat) for seat, name in enumerate(plan.names)]
