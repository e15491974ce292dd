"""The eight treasures: our drawings with names; whoever calls theirs otherwise writes so, nobody has to."""

from dataclasses import dataclass
from functools import partial

import flet as ft

from model.games.tikal.entering import MOTIFS, Raw, kept_names, named, names
from model.names import tidied
from screens.copies.step import Change
from screens.shared.buttons import big
from screens.shared.look import Look
from screens.shared.panels import page_column
from screens.shared.pictures import picture
from screens.shared.writing import field

LONGEST = 24


@ft.component
def Treasures(look: Look, raw: Raw, change: Change) -> ft.Control:
    rows = [_row(look, raw, index, change) for index in range(len(MOTIFS))]
    pairs = [ft.Row(rows[at : at + 2], spacing=16) for at in range(0, len(rows), 2)]
    yes = ft.Icon(ft.Icons.CHECK, color=ft.Colors.ON_PRIMARY, size=26)
    keep = big(look, "names-keep", look.say("copy-tk-names-keep"), partial(change, kept_names), icon=yes)
    return page_column(keep, *(rows if look.narrow else pairs))


@dataclass(frozen=True)
class Naming:
    """Writes a treasure's name; the same one at every drawing."""

    index: int
    change: Change

    def __call__(self, words: str) -> None:
        self.change(lambda now: named(now, self.index, tidied(words)))


def _row(look: Look, raw: Raw, index: int, change: Change) -> ft.Control:
    name = names(raw)[index]
    words = look.say(f"word-{name}") if name in MOTIFS else name
    label = look.say("copy-tk-name", number=index + 1)
    write = field(look, label, words, 0, Naming(index, change), max_length=LONGEST, counter="", autocorrect=False)
    face = picture(f"tikal/motif-{MOTIFS[index]}", 48)
    return ft.Row([face, ft.Container(write, expand=True)], spacing=12, expand=True)
