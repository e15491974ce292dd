"""What the copy does not tell yet, or tells otherwise, asked when it is needed: whoever holds the piece taps what it
shows, and the table and the copy know it from then on."""

from collections.abc import Callable
from typing import Any

import flet as ft
import msgspec

from model.table.called import said
from screens.shared.buttons import big
from screens.shared.hooks import use_alone, use_latest
from screens.shared.panels import panel
from screens.table.sitting import Sitting
from screens.tikal2.learning_counts import counts_form, counts_taught
from screens.tikal2.learning_pieces import bonuses_form, bonuses_taught, tile_form, tile_taught
from screens.tikal2.learning_room import as_it_lies, room_form, room_taught, straighten

Draft = Any
"""What is tapped, as a kit has it."""
Put = Callable[[Callable[[Draft], Draft]], Any]
Form = Callable[[Sitting, str, Draft, Put, bool], list[ft.Control]]
Taught = Callable[[Sitting, str, Draft, bool], dict[str, Any]]
"""What the table would learn of a draft; nothing while it is not whole. Both are told whether `every` part of the piece
is asked, also what the copy tells already."""

_FORMS: dict[str, tuple[Form, Taught]] = {
    "light_rooms": (room_form, room_taught),
    "printed": (room_form, room_taught),
    "sanctuaries": (bonuses_form, bonuses_taught),
    "secret_rooms": (bonuses_form, bonuses_taught),
    "treasure_room": (bonuses_form, bonuses_taught),
    "action_tiles": (tile_form, tile_taught),
    "site_counts": (counts_form, counts_taught),
}


def learning(sitting: Sitting, path: str, done: Callable[[], Any] = lambda: None) -> ft.Control:
    """Asks for the part of the kit at this path (as X5 names it); `done` when it was learned."""
    return _keyed(sitting, path, done, False, key=f"learning-{path}")


def relearning(sitting: Sitting, path: str, done: Callable[[], Any]) -> ft.Control:
    """What the piece really shows, whatever the copy tells of it."""
    return _keyed(sitting, path, done, True, key=f"relearning-{path}")


@ft.component
def Learning(sitting: Sitting, path: str, done: Callable[[], Any], every: bool) -> ft.Control:
    look, actor = sitting.look, sitting.actor
    form, taught = _FORMS[path.partition(".")[0]]
    draft, latest, put = use_latest(drafted(sitting, path, every))

    async def learn() -> None:
        told = taught(sitting, path, latest.current, every)
        if told and await actor.learn(told):
            await straighten(actor, path, latest.current)
            done()

    once = use_alone(learn)
    head = [look.text(look.say("t2-learn"), 17, bold=True), look.quiet(_what(sitting, path, every), 15)]
    icon = ft.Icon(ft.Icons.CHECK, color=ft.Colors.ON_PRIMARY, size=26)
    whole = bool(taught(sitting, path, draft, every))
    enter = [big(look, "learn-do", look.say("t2-learn-do"), once, icon=icon)] if whole else []
    inside = panel(*head, *form(sitting, path, draft, put, every), *enter, spacing=10)
    return ft.Semantics(identifier="learning", container=True, content=inside)


_keyed: Callable[..., ft.Control] = Learning  # with a key besides


def drafted(sitting: Sitting, path: str, every: bool) -> Draft:
    """The piece as the kit tells it until now; of a room all its parts."""
    part, _, name = path.rpartition(".")
    found: Any = msgspec.to_builtins(sitting.snapshot.kit, str_keys=True)
    for step in part.split("."):
        found = found[step] if isinstance(found, dict) else found[int(step)]
    return as_it_lies(sitting, path, found) if "bonus" in found else found.get(name)


def _what(sitting: Sitting, path: str, every: bool) -> str:
    """“the doors of a pink room”, as a sentence of its own."""
    if every:
        return sitting.say("t2-learn-otherwise")
    words = sitting.snapshot.game.lesson_words(sitting.snapshot.kit, path, None)
    assert words is not None
    what = str(said(sitting.look.words, msgspec.structs.replace(words, message=f"{words.message}.what")))
    return sitting.say("t2-learn-what", what=what)
