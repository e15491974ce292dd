"""What a table learns of its copy of Tikal while it plays: the hexes printed on its board, its treasures' names."""

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta
from msgspec.structs import replace

from model.games.tikal.board import Board
from model.games.tikal.kit import HIGHEST_START, MOST_STONES, Kit
from model.games.tikal.naming import place
from model.games.tikal.parts import TREASURE_KINDS
from model.games.tikal.state import State
from model.kernel.event import Learned
from model.kernel.illegal import NOT_A_MOVE, require
from model.kernel.learn import taught
from model.kernel.lesson import Lesson
from model.kernel.tale import Say, say

Stones = Annotated[int, Meta(ge=0, le=MOST_STONES)]
Value = Annotated[int, Meta(ge=1, le=HIGHEST_START)]
Called = Annotated[str, Meta(min_length=1, max_length=40)]


def _eight(names: Sequence[str]) -> bool:
    return len(names) == TREASURE_KINDS


LESSONS: dict[str, Lesson] = {
    "printed.{hex}.stones": Lesson(tuple[Stones, Stones, Stones, Stones, Stones, Stones]),
    "printed.{hex}.value": Lesson(Value),
    "treasures.names": Lesson(tuple[Called, ...], _eight),
}


def learned(state: State, event: Learned) -> tuple[Learned]:
    """Only temples have a value."""
    for change in event.changes:
        _, index, part = (*change.path.split("."), "")[:3]
        fine = part != "value" or (state.board.kit.printed or ())[int(index)].kind == "temple"
        require(fine, NOT_A_MOVE, why="told", argument=change.path, do="learn")
    return (event,)


def with_lesson(state: State, event: Learned) -> State:
    """The printed hexes as they are known now; a temple that was uncovered further shows what lies on it."""
    before, board = state.board, Board(state.board.players, taught(state.board.kit, event), state.board.options)
    cells = list(state.cells)
    for number, printed in board.printed.items():
        cell, told = cells[number], before.printed[number]
        if cell is not None and printed != told:
            value = printed.value if cell.value == (told.value or 0) else cell.value
            cells[number] = replace(cell, stones=printed.stones or cell.stones, value=value or 0)
    return replace(state, board=board, cells=tuple(cells))


def lesson_words(kit: Kit, path: str, value: Any) -> Say | None:
    match path.split("."):
        case ["printed", index, "stones" | "value" as part]:
            found = next((one for i, one in enumerate(kit.printed or ()) if str(i) == index), None)
            if found is None:
                return None
            at = place(kit, found.at)
            return say(f"tikal-learned-{part}", **{"at": at, "at-kind": at.message}, value=value or 0)
        case ["treasures", "names"]:
            return say("tikal-learned-names", names=tuple(value or ()))
    return None
