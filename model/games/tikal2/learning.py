"""What a table learns of its copy of Tikal II while it plays, and what lies there mended with it."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Any

from msgspec import Meta
from msgspec.structs import replace

from model.games.tikal2.board import Board, turned_doors
from model.games.tikal2.kit import Bonus, TileAction
from model.games.tikal2.parts import CARD_COUNT, CARDS, SITES, TREASURE_TYPES, TREASURES_EACH, Colour
from model.games.tikal2.state import Action, Room, State
from model.kernel.event import Learned
from model.kernel.learn import taught
from model.kernel.lesson import Lesson

Side = Annotated[int, Meta(ge=0, le=5)]
Site = Annotated[int, Meta(ge=0, lt=SITES)]
Count = Annotated[int, Meta(ge=0, le=99)]
MOST_WON = {"points": 999, "cards": CARD_COUNT, "treasures": TREASURE_TYPES * TREASURES_EACH}
"""No bonus gives more than the box holds."""


def _different(doors: Sequence[int]) -> bool:
    return len(set(doors)) == len(doors)


def _given(bonus: Bonus) -> bool:
    return all(0 <= getattr(bonus, name) <= most for name, most in MOST_WON.items())


def _all_given(bonuses: Iterable[Bonus]) -> bool:
    return all(map(_given, bonuses))


def _shown(actions: Iterable[TileAction]) -> bool:
    """A key has a colour and nothing else has; points are the bonus's."""
    return all(
        (one.colour is not None) == (one.do == "key") and 0 <= one.points <= (MOST_WON["points"] * (one.do == "bonus"))
        for one in actions
    )


COLOUR = Lesson(Colour)
DOORS = Lesson(tuple[Side, ...], _different)
BONUS = Lesson(Bonus, _given)
BONUSES = Lesson(tuple[Bonus, ...], _all_given)
LESSONS: dict[str, Lesson] = {
    "light_rooms.{room}.colour": COLOUR,
    "light_rooms.{room}.doors": DOORS,
    "light_rooms.{room}.bonus": BONUS,
    "printed.{room}.colour": COLOUR,
    "printed.{room}.doors": DOORS,
    "printed.{room}.bonus": BONUS,
    "sanctuaries.{room}.bonuses": BONUSES,
    "secret_rooms.{room}.bonuses": BONUSES,
    "treasure_room.bonuses": BONUSES,
    "action_tiles.{tile}.actions": Lesson(tuple[TileAction, ...], _shown),
    "river.forest_after": Lesson(Site),
    "river.seaplanes_after": Lesson(tuple[Site, ...]),
    **{f"cards.{card}": Lesson(Count) for card in CARDS},
    **{f"site_counts.{players}": Lesson(tuple[Count, ...], lambda sites: len(sites) == SITES) for players in (2, 3, 4)},
}


def with_lesson(state: State, event: Learned) -> State:
    """The kit as it is known now; rooms that lie there and this turn's tile follow it. Points and what is still to be
    taken stay."""
    board = Board(state.board.players, taught(state.board.kit, event), state.board.options)
    after = replace(state, board=board)
    paths = [change.path.split(".") for change in event.changes]
    after = _with_rooms(after, {int(path[1]) for path in paths if path[0] == "printed"}, _printed)
    after = _with_rooms(after, {int(path[1]) for path in paths if path[0] == "light_rooms"}, _light)
    tiles = {(board.kit.action_tiles or ())[int(path[1])].id for path in paths if path[0] == "action_tiles"}
    return _with_tile(after) if state.tile in tiles else after


def _with_rooms(state: State, learned: set[int], lying: Any) -> State:
    rooms = list(state.rooms)
    for index in learned:
        for number, told in lying(state, index):
            rooms[number] = _mended(rooms[number], told)
    return replace(state, rooms=tuple(rooms))


def _printed(state: State, index: int) -> Iterable[tuple[int, Any]]:
    told = (state.board.kit.printed or ())[index]
    return [(number, told) for number, one in state.board.printed.items() if one is told]


def _light(state: State, index: int) -> Iterable[tuple[int, Any]]:
    told = (state.board.kit.light_rooms or ())[index]
    return [(number, told) for number, room in enumerate(state.rooms) if room is not None and room.room == told.id]


def _mended(room: Room | None, told: Any) -> Room | None:
    """Turned as it was placed; what a position told of it stays."""
    if room is None:
        return None
    colour = room.colour if room.hued else told.colour
    doors = room.doors if room.turn is None else turned_doors(told.doors or (), room.turn)
    return replace(room, colour=colour, doors=doors)


def _with_tile(state: State) -> State:
    """Its actions less those used or skipped; in the explorer's phase an open one comes first (T2.3.7)."""
    if state.used is None or state.tile is None:
        return state
    left = [Action(one.do, one.colour, one.points) for one in state.board.tiles[state.tile].actions or ()]
    for do, colour in state.used:
        found = next((one for one in left if (one.do, one.colour) == (do, colour)), None)
        if found is not None:
            left.remove(found)
    phase = ("pirogue" if left else "explorer") if state.phase in ("pirogue", "explorer") else state.phase
    return replace(state, actions=tuple(left), phase=phase)
