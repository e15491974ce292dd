"""One physical copy of Tikal: the tiles with their stones, the board, the printed hexes; None: not told."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from model.games.tikal.parts import LETTERS, PIECES, TILES, TREASURE_KINDS, TREASURES_EACH, Hex, Kind
from model.kernel import game
from model.kernel.flaws import Flaw, faultless
from model.kernel.known import known_kit
from model.kernel.untold import told_shape

GAME = "tikal"
SIDES = ("N", "NE", "SE", "S", "SW", "NW")
KINDS: dict[Kind, int] = {"temple": 15, "jungle": 10, "treasure": 8, "volcano": 3}
"""TK1.2"""
PRINTED: dict[Kind, int] = {"base-camp": 1, "temple": 2, "jungle": 1}
"""TK1.4"""
HIGHEST_START = 6
MOST_STONES = 3


class Neighbours(Struct, frozen=True, forbid_unknown_fields=True):
    """Steps to the neighbours from an even and from an odd column."""

    even: dict[str, tuple[int, int]]
    odd: dict[str, tuple[int, int]]


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    columns: int
    rows: int
    neighbours: Neighbours
    hexes: int = 40
    hex: str = ""
    known: str = ""


class Printed(Struct, frozen=True, forbid_unknown_fields=True):
    at: Hex
    kind: Kind
    stones: tuple[int, ...] | None
    value: int | None = 0
    known: dict[str, str] = {}


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    letter: str
    kind: Kind
    stones: tuple[int, ...]
    value: int = 0
    masks: int = 0


class Treasures(Struct, frozen=True, forbid_unknown_fields=True):
    kinds: int = TREASURE_KINDS
    each: int = TREASURES_EACH
    names: tuple[str, ...] | None = None


class Kit(game.Kit, frozen=True, kw_only=True):
    board: Board | None
    printed: tuple[Printed, ...] | None
    tiles: tuple[Tile, ...] | None
    temple_pieces: dict[int, int] | None
    treasures: Treasures | None = Treasures()
    sides: tuple[str, ...] | None = SIDES
    tiles_known: str | None = ""

    def tile(self, id_: str) -> Tile | None:
        return next((one for one in self.tiles or () if one.id == id_), None)


def read_kit(raw: Any) -> Kit:
    """The kit as far as it is told (None: what every copy has), or every fault of what is told."""
    kit: Kit = told_shape(known_kit(GAME) if raw is None else raw, Kit, "kit")
    return faultless(kit, _flaws(kit))


def _flaws(kit: Kit) -> Iterator[Flaw]:
    if kit.game != GAME:
        yield Flaw("kit.game", "exactly", {"expected": GAME, "found": kit.game[:40]})
    if kit.sides is not None and kit.sides != SIDES:
        yield Flaw("kit.sides", "exactly", {"expected": list(SIDES), "found": list(kit.sides)})
    if len(set(kit.colours)) != len(kit.colours) or len(kit.colours) < 4 or not all(kit.colours):
        yield Flaw("kit.colours", "different", {"expected": 4, "found": len(set(kit.colours))})
    if kit.board is not None:
        yield from _board(kit.board)
    if kit.printed is not None:
        yield from _printed(kit.board, kit.printed)
    if kit.tiles is not None:
        yield from _tiles(kit.tiles)
    if kit.temple_pieces is not None:
        yield from _pieces(kit.temple_pieces)
    if kit.treasures is not None:
        yield from _treasures(kit.treasures)


def _board(board: Board) -> Iterator[Flaw]:
    """TK1.4: 40 hexes; neighbours go both ways."""
    if not 1 <= board.columns <= 40 or not 1 <= board.rows <= 40 or board.columns * board.rows != TILES + 4:
        yield Flaw("kit.board", "exactly", {"expected": TILES + 4, "found": board.columns * board.rows})
    for name, steps in (("even", board.neighbours.even), ("odd", board.neighbours.odd)):
        if set(steps) != set(SIDES):
            yield Flaw(f"kit.board.neighbours.{name}", "exactly", {"expected": list(SIDES), "found": list(steps)})
            return
    for name, steps, back in (
        ("even", board.neighbours.even, board.neighbours.odd),
        ("odd", board.neighbours.odd, board.neighbours.even),
    ):
        for index, side in enumerate(SIDES):
            step = steps[side]
            answer = (steps if step[0] % 2 == 0 else back)[SIDES[(index + 3) % 6]]
            if (step[0] + answer[0], step[1] + answer[1]) != (0, 0):
                yield Flaw(f"kit.board.neighbours.{name}.{side}", "one-way")


def _printed(board: Board | None, hexes: tuple[Printed, ...]) -> Iterator[Flaw]:
    kinds = Counter(printed.kind for printed in hexes)
    for kind, count in PRINTED.items():
        if kinds[kind] != count:
            yield Flaw("kit.printed", "count-of", {"kind": kind, "expected": count, "found": kinds[kind]})
    if len(hexes) != sum(PRINTED.values()):
        yield Flaw("kit.printed", "count", {"expected": sum(PRINTED.values()), "found": len(hexes)})
    seen: set[Hex] = set()
    for index, printed in enumerate(hexes):
        where = f"kit.printed[{index}]"
        if board and not (0 <= printed.at[0] < board.columns and 0 <= printed.at[1] < board.rows):
            yield Flaw(f"{where}.at", "off-board", {"found": list(printed.at)})
        if printed.at in seen:
            yield Flaw(f"{where}.at", "twice", {"found": f"{printed.at[0]},{printed.at[1]}"})
        seen.add(printed.at)
        yield from _face(where, printed)


def _tiles(tiles: tuple[Tile, ...]) -> Iterator[Flaw]:
    """TK1.2"""
    if len(tiles) != TILES:
        yield Flaw("kit.tiles", "count", {"expected": TILES, "found": len(tiles)})
    kinds = Counter(tile.kind for tile in tiles)
    for kind, count in KINDS.items():
        if kinds[kind] != count:
            yield Flaw("kit.tiles", "count-of", {"kind": kind, "expected": count, "found": kinds[kind]})
    seen: set[str] = set()
    for index, tile in enumerate(tiles):
        where = f"kit.tiles[{index}]"
        if tile.id in seen or not tile.id:
            yield Flaw(f"{where}.id", "twice", {"found": tile.id[:40]})
        seen.add(tile.id)
        if tile.letter not in tuple(LETTERS):
            yield Flaw(
                f"{where}.letter", "letter", {"expected": f"{LETTERS[0]}–{LETTERS[-1]}", "found": tile.letter[:40]}
            )
        yield from _face(where, tile)
    masks = sum(tile.masks for tile in tiles)
    if masks != TREASURE_KINDS * TREASURES_EACH:
        yield Flaw("kit.tiles", "masks", {"expected": TREASURE_KINDS * TREASURES_EACH, "found": masks})


def _face(where: str, face: Printed | Tile) -> Iterator[Flaw]:
    """Six sides of 0 to 3 stones; a value on temples and only there; masks on treasure tiles and only there."""
    if face.stones is not None and len(face.stones) != len(SIDES):
        yield Flaw(f"{where}.stones", "count", {"expected": len(SIDES), "found": len(face.stones)})
    for stones in face.stones or ():
        if not 0 <= stones <= MOST_STONES:
            yield Flaw(f"{where}.stones", "between", {"least": 0, "most": MOST_STONES, "found": stones})
    least, most = (1, HIGHEST_START) if face.kind == "temple" else (0, 0)
    if face.value is not None and not least <= face.value <= most:
        yield Flaw(f"{where}.value", "between", {"least": least, "most": most, "found": face.value})
    if isinstance(face, Tile):
        least, most = (1, TREASURE_KINDS) if face.kind == "treasure" else (0, 0)
        if not least <= face.masks <= most:
            yield Flaw(f"{where}.masks", "between", {"least": least, "most": most, "found": face.masks})


def _pieces(pieces: dict[int, int]) -> Iterator[Flaw]:
    """TK1.3"""
    for value, count in PIECES.items():
        if pieces.get(value) != count:
            found = pieces.get(value, 0)
            yield Flaw(f"kit.temple_pieces.{value}", "exactly", {"expected": count, "found": found})
    for value in set(pieces) - set(PIECES):
        yield Flaw(f"kit.temple_pieces.{value}", "unknown")


def _treasures(treasures: Treasures) -> Iterator[Flaw]:
    """TK1.3"""
    expected, told = (TREASURE_KINDS, TREASURES_EACH), (treasures.kinds, treasures.each)
    if told != expected:
        yield Flaw("kit.treasures", "exactly", {"expected": list(expected), "found": list(told)})
    if treasures.names is not None and len(treasures.names) != TREASURE_KINDS:
        yield Flaw("kit.treasures.names", "count", {"expected": TREASURE_KINDS, "found": len(treasures.names)})
