"""What lies and stands on a hex, to be set right where it was tapped."""

from functools import partial

import flet as ft

from model.games.tikal import parts
from model.games.tikal.kit import Tile
from model.games.tikal.naming import tile as tile_called
from model.games.tikal.view import HexView
from model.kernel.hexes import SIDES, Hex
from model.table.called import said
from screens.shared.buttons import small, tiles
from screens.table.aiming import aim_part
from screens.table.correctable import Field, Groups
from screens.table.correcting import SetRight
from screens.table.sitting import Chair, Sitting
from screens.tikal.aim import CORRECT, Aim, Aiming
from screens.tikal.seen import lying, seen
from screens.tikal.there import there
from screens.tikal.tiles import tile_picture

HIGHEST = max(parts.PIECES)
TILE = 56
THERE = "there"
_DOING = ("place", "raise", "exchange")
_AROUND = ft.Padding(0, 8, 0, 8)


def _buttons(sitting: Sitting, aim: Aim, aiming: Aiming) -> ft.Control:
    """A tap opens what can be set right there, and nothing else: it takes the place of what can be done there; another
    explains what lies there."""
    assert aim.hex is not None
    look, hex_, opened = sitting.look, aim.hex, aim.do == CORRECT
    words = look.say("correct-close" if opened else "tk-fix-hex")

    def fold() -> None:
        then = "" if opened else CORRECT
        aiming.change(sitting.snapshot.moved, lambda now: Aim(now.moment, hex_, then, spot=now.spot))

    button = small(look, "correct-hex", words, fold, ft.Icons.EDIT)
    here = lying(sitting, hex_)
    about = "place" if here is None else here.kind
    explain = small(look, "help-hex", look.say("table-help"), lambda: sitting.help(about), ft.Icons.HELP_OUTLINE)
    parts: list[ft.Control] = [tiles([button, explain])]
    if opened:  # gone with another hex
        title = look.text(there(sitting, hex_).title, 17, bold=True)
        parts = [title, *parts, SetRight(sitting, hex_corrections(sitting, hex_), name="hex")]
    column = ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Container(column, padding=_AROUND)


def _chosen(sitting: Sitting, aim: Aim, aiming: Aiming) -> tuple[Hex | None, bool, int]:
    """The hex that was tapped, unless something is about to be done there."""
    looked = None if aim.do in _DOING else aim.hex
    return looked, aim.do == CORRECT, -1 if looked is None else sitting.version


def _drawn(sitting: Sitting, aim: Aim, aiming: Aiming) -> ft.Control:
    hex_, *_ = _chosen(sitting, aim, aiming)
    return ft.Container() if hex_ is None else _buttons(sitting, aim, aiming)


_correct_part = aim_part(_chosen, _drawn)


def correct_hex(chair: Chair, aiming: Aiming) -> ft.Control:
    """Below the panel of a tapped hex."""
    return _correct_part(chair, aiming, aiming)


def hex_corrections(sitting: Sitting, hex_: Hex) -> Groups:
    here, path = lying(sitting, hex_), f"hexes.{hex_[0]},{hex_[1]}"
    if here is None:
        return (("", (_empty(sitting, path),)),)
    lies = _lies(sitting, path, hex_, here)
    stands = _stands(sitting, path, here) if here.kind != "volcano" else ()
    return tuple(group for group in (("", lies), (sitting.say("tk-fix-figures"), stands)) if group[1])


def _empty(sitting: Sitting, path: str) -> Field:
    """A tile that was forgotten: of the letters that have come."""
    stack = seen(sitting).stack
    come = stack[0] if stack else parts.LETTERS[-1]
    tiles = [one for one in _nowhere(sitting) if one.letter <= come]
    options = tuple(({"tile": one.id}, _name(sitting, one.id)) for one in tiles)
    nothing = (None, sitting.say("tk-fix-no-tile"))
    return Field(path, sitting.say("tk-fix-tile"), None, options=(nothing, *options), face=partial(_told, sitting))


def _lies(sitting: Sitting, path: str, hex_: Hex, here: HexView) -> tuple[Field, ...]:
    say = sitting.say
    fields = list(_laid(sitting, path, here, here.tile)) if here.tile is not None else []
    owners = ((None, say("tk-fix-nobody")), *enumerate(sitting.names))
    if here.kind == "temple":
        fields.append(Field(f"{path}.value", say("tk-fix-value"), here.value, _first(sitting, hex_, here), HIGHEST))
        fields.append(Field(f"{path}.guard", say("tk-fix-guard"), here.guard, options=owners))
    if here.kind == "treasure" and here.tile is not None:
        masks = _face(sitting, here.tile).masks
        fields.append(Field(f"{path}.treasures", say("tk-fix-treasures"), here.treasures, 0, masks))
    if here.kind in ("jungle", "treasure"):
        fields.append(Field(f"{path}.camp", say("tk-fix-camp"), here.camp, options=owners))
    return tuple(fields)


def _laid(sitting: Sitting, path: str, here: HexView, tile: str) -> tuple[Field, ...]:
    """The tile: whether one lies there at all, which it is, and how it lies."""
    say = sitting.say
    any_ = ((THERE, say("tk-fix-some-tile")), (None, say("tk-fix-no-tile")))
    turns = tuple((turn, str(turn + 1)) for turn in range(SIDES))
    return (
        Field(path, say("tk-fix-lies"), THERE, options=any_),
        which_tile(sitting, f"{path}.tile", say("tk-fix-tile"), tile),
        Field(f"{path}.turn", say("tk-fix-lie"), here.turn, options=turns, face=partial(_turned, sitting, tile)),
    )


def _first(sitting: Sitting, hex_: Hex, here: HexView) -> int:
    """What a temple was worth before anything was uncovered."""
    if here.tile is not None:
        return _face(sitting, here.tile).value
    return next((one.value or 0 for one in sitting.snapshot.kit.printed or () if one.at == hex_), 0)


def _stands(sitting: Sitting, path: str, here: HexView) -> tuple[Field, ...]:
    fields = []
    for seat, name in enumerate(sitting.names):
        leaders, members = here.figures.get(seat, (0, 0))
        most = members + seen(sitting).seats[seat].reserve + seen(sitting).seats[seat].out
        fields.append(Field(f"{path}.figures.{seat}.1", sitting.say("tk-fix-members", name=name), members, 0, most))
        fields.append(Field(f"{path}.figures.{seat}.0", sitting.say("tk-fix-leader", name=name), leaders, 0, 1))
    return tuple(fields)


def which_tile(sitting: Sitting, path: str, words: str, now: str) -> Field:
    """Which tile it is: that one, or another of its letter that lies nowhere; a drawn volcano stays one."""
    face = _face(sitting, now)
    others = [one for one in _nowhere(sitting) if one.letter == face.letter]
    if path == "tile":
        others = [one for one in others if (one.kind == "volcano") == (face.kind == "volcano")]
    options = tuple((one.id, _name(sitting, one.id)) for one in (face, *others))
    return Field(path, words, now, options=options, face=partial(_picture, sitting))


def _nowhere(sitting: Sitting) -> list[Tile]:
    """Tiles that lie neither on the board nor open."""
    view = seen(sitting)
    gone = {one.tile for one in view.hexes.values()} | {view.tile, *view.display}
    return [one for one in sitting.snapshot.kit.tiles or () if one.id not in gone]


def _face(sitting: Sitting, id_: str) -> Tile:
    found = sitting.snapshot.kit.tile(id_)
    assert isinstance(found, Tile)
    return found


def _name(sitting: Sitting, id_: str) -> str:
    name = tile_called(sitting.snapshot.kit, id_)
    return name if isinstance(name, str) else said(sitting.look.words, name, sitting.names)


def _picture(sitting: Sitting, tile: str) -> ft.Control:
    return tile_picture(sitting, tile, TILE)


def _turned(sitting: Sitting, tile: str, turn: int) -> ft.Control:
    return tile_picture(sitting, tile, TILE, turn)


def _told(sitting: Sitting, told: dict[str, str] | None) -> ft.Control:
    return ft.Container() if told is None else _picture(sitting, told["tile"])
