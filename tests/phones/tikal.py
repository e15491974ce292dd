"""Tikal by hand: which parts of the screens are tapped for the moves of a record. Whoever has fingers takes them from
here: devices without a browser, real browsers, bare phones on a websocket."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from companion.records import simulated
from model.games.tikal.actions import own_gate
from model.games.tikal.choices import choices
from model.games.tikal.events import SeatScored, SetScored, TempleScored
from model.games.tikal.moves import MOVES
from model.games.tikal.parts import Hex
from model.games.tikal.reach import reach
from model.games.tikal.state import Cell, Figures, State, acting
from model.kernel.move import read_entry
from model.kernel.play import Play
from model.kernel.record import Record
from model.table.stored import play_record
from tests.phones.strokes import Raw, Stroke, Taps, spot


def strokes(record: Record, after: int = 0) -> Iterator[Stroke]:
    """A record from its beginning, or from one of its moves on."""
    play, refused = play_record(replace(record, moves=record.moves[:after]))
    assert refused is None
    waiting: list[Raw] = []
    chosen: Any = None  # what was done last on the board stays chosen until the turn is over
    for raw in record.moves[after:]:
        state: State = play.state
        seat = raw["seat"] if raw["seat"] is not None else play.game.keeper(state)
        here = _where(raw)
        before = _reaching(state, chosen, here) if here is not None else []
        taps = _tally(play, raw) if raw["do"] == "tally" else _HOW[raw["do"]](state, raw)
        play.submit(read_entry(raw, MOVES))
        waiting.append(raw)
        if taps:
            yield Stroke(seat, before + taps, waiting)
            waiting = []
            chosen = _left_chosen(raw, chosen)


def _where(move: Raw) -> Hex | None:
    """The hex that is chosen first for a move; a tile is laid by its hex itself."""
    match move["do"]:
        case "bring":
            return tuple(move["to"])
        case "transfer":
            return tuple(move["from"])
        case "move":
            return tuple(move["path"][0])
        case "uncover" | "raise" | "camp" | "guard":
            return tuple(move["hex"])
    return None


def _left_chosen(move: Raw, before: Hex | None) -> Hex | None:
    """Where one goes on without another tap."""
    match move["do"]:
        case "move":
            return tuple(move["path"][-1])
        case "transfer":
            return tuple(move["to"])
        case "exchange":
            return before
    return _where(move)


def _reaching(state: State, chosen: Hex | None, here: Hex) -> Taps:
    """The taps that choose a hex: none where it is chosen, and where others stand that could go there they are put away
    first."""
    if chosen == here:
        return []
    others = chosen is not None and any(_here(state, chosen))
    return [spot(chosen), spot(here)] if others and chosen is not None else [spot(here)]


# the tile


def _draw(state: State, move: Raw) -> Taps:
    """Of a letter's last tile nothing is asked; a volcano is no tile to place, so it is told."""
    tile = move["tile"]
    return [] if only(state) and state.board.tiles[tile].kind != "volcano" else [f"tile-{tile}"]


def only(state: State) -> bool:
    """Whether there is but one tile that can come."""
    return sum(state.board.tiles[tile].letter == state.stack[0] for tile in state.left) == 1


def _place(state: State, move: Raw) -> Taps:
    """The hex once, and again for every turn until it lies so."""
    turns = legal_turns(state, tuple(move["hex"]))
    return [*[spot(move["hex"])] * (1 + turns.index(move.get("turn", 0))), "place-do"]


def legal_turns(state: State, hex_: Hex) -> list[int]:
    """How the tile can lie there."""
    for choice in choices(state, acting(state)):
        if choice.do == "place" and choice.args[0].values == (hex_,):
            return list(choice.args[1].values)
    raise LookupError(hex_)


# figures


def _bring(state: State, move: Raw) -> Taps:
    return [*_counted(state, move, tuple(move["to"])), "bring-do"]


def _move(state: State, move: Raw) -> Taps:
    path = [tuple(hex_) for hex_ in move["path"]]
    return [*_counted(state, move, path[0]), *_along(state, path), "move-do"]


def _transfer(state: State, move: Raw) -> Taps:
    return [*_counted(state, move, tuple(move["from"])), spot(move["to"]), "transfer-do"]


def _cell(state: State, hex_: Hex) -> Cell:
    cell = state.cells[state.board.number[hex_]]
    assert cell
    return cell


def _here(state: State, hex_: Hex) -> Figures:
    """The own leaders and members."""
    return _cell(state, hex_).figures[acting(state)]


def _counted(state: State, move: Raw, here: Hex) -> Taps:
    """It begins with one member, or the leader if there is nobody else; at a gate those in reserve are meant too."""
    seat = acting(state)
    members = _here(state, here)[1] or (own_gate(_cell(state, here), seat) and state.seats[seat].reserve)
    if move["figure"] == "member":
        return ["more-member"] * (move.get("count", 1) - 1)
    return ["more-leader", "less-member"] if members else []


def _along(state: State, path: list[Any]) -> Taps:
    """The goal; where that is not the way meant, the hexes of the way one after the other."""
    found = reach(state, state.board.number[path[0]], state.ap)
    cheapest = next(one.path for one in found if one.to == path[-1])
    return [spot(path[-1])] if list(cheapest) == path else [spot(hex_) for hex_ in path[1:]]


# buttons


def _button(*buttons: str) -> Callable[[State, Raw], Taps]:
    """What stands in braces is the move's."""
    return lambda state, move: [button.format(**move) for button in buttons]


def _exchange(state: State, move: Raw) -> Taps:
    return ["exchange", f"give-{move['give']}", f"with-{move['with']}-{move['take']}", "exchange-do"]


# the auction


def _display(state: State, move: Raw) -> Taps:
    """Those that come up for certain are chosen already."""
    return [*(f"display-{tile}" for tile in move["tiles"] if tile not in certain(state)), "display-do"]


def certain(state: State) -> list[str]:
    """All that are left of a letter, where as many are due."""
    coming = state.stack[: state.board.players]
    letters = Counter(state.board.tiles[tile].letter for tile in state.left)
    return [tile for tile in state.left if letters[(own := state.board.tiles[tile].letter)] == coming.count(own)]


def _bid(state: State, move: Raw) -> Taps:
    """It begins with the least that is more."""
    assert state.auction
    return ["bid-more"] * (move["points"] - state.auction.high - 1) + ["bid-do"]


# light detail


def _tally(play: Play[Any], move: Raw) -> Taps:
    """Only what has changed since the round before; whoever tells the same first says that a volcano has come."""
    told = [line.entry for line in play.lines if line.entry.seat == move["seat"]]
    before = told[-1].move if told else None
    taps = [
        *_changed("value", getattr(before, "temples", ()), move.get("temples", ())),
        *_changed("set", getattr(before, "treasures", ()), move.get("treasures", ())),
    ]
    return [*(taps or ([] if play.state.tallied else ["volcano"])), "tally-do"]


def _changed(kind: str, before: Sequence[int], now: Sequence[int]) -> Taps:
    """What has grown by one first, then what is gone, then what is new."""
    gone, new = Counter(before) - Counter(now), Counter(now) - Counter(before)
    grown = [value for value in sorted(gone, reverse=True) for _ in range(min(gone[value], new[value + 1]))]
    gone -= Counter(grown)
    new -= Counter(value + 1 for value in grown)
    return [
        *(f"{kind}-{value}-more" for value in grown),
        *(f"{kind}-{value}-less" for value in sorted(gone.elements())),
        *(f"{kind}-{value}" for value in sorted(new.elements())),
    ]


_HOW: dict[str, Callable[[State, Raw], Taps]] = {
    "draw": _draw,
    "place": _place,
    "bring": _bring,
    "move": _move,
    "transfer": _transfer,
    "uncover": _button("uncover"),
    "raise": _button("raise", "treasure-{treasure}"),
    "camp": _button("camp"),
    "guard": _button("guard-{figure}"),
    "exchange": _exchange,
    "end": _button("end-turn"),
    "display": _display,
    "bid": _bid,
    "pass": _button("pass"),
    "take": _button("take-{tile}"),
}


def played_out(players: int, seed: int, **options: Any) -> Record:
    """A simulated game as people lay it out: how a volcano lies makes no difference (TK2.3), so nobody turns it; of the
    tiles for an auction those that come up for certain lie first."""
    record = simulated("tikal", players, seed, options)
    play, _ = play_record(record)
    return replace(record, moves=[_laid_out(play.at(number), raw) for number, raw in enumerate(record.moves)])


def _laid_out(state: State, move: Raw) -> Raw:
    if move["do"] == "place" and state.tile and state.board.tiles[state.tile].kind == "volcano":
        return {name: value for name, value in move.items() if name != "turn"}
    if move["do"] == "display":
        first = certain(state)
        return {**move, "tiles": [*first, *(tile for tile in move["tiles"] if tile not in first)]}
    return move


def typical_turn() -> tuple[Record, int]:
    """A record of four players whose last moves are a turn as most are, and how many were made before it: a tile, two
    figures brought, one of them moved two hexes, two levels uncovered there."""
    record, before = played_out(4, 17), 115
    turn = [
        *record.moves[before : before + 2],
        {"seat": 0, "do": "bring", "figure": "member", "to": [0, 4], "count": 2},
        {"seat": 0, "do": "move", "figure": "member", "path": [[0, 4], [1, 3], [1, 2]]},
        *[{"seat": 0, "do": "uncover", "hex": [1, 2]}] * 2,
        {"seat": 0, "do": "end"},
    ]
    return replace(record, moves=[*record.moves[:before], *turn]), before


def told_lightly(record: Record) -> Record:
    """The same evening in light detail: at every scoring each player tells what the record says was won."""
    play, _ = play_record(record)
    moves: list[Raw] = []
    temples: list[int] = []
    sets: list[int] = []
    for event in (event for line in play.lines for event in line.events):
        if isinstance(event, TempleScored):
            temples.append(event.value)
        elif isinstance(event, SetScored):
            sets.append(event.size)
        elif isinstance(event, SeatScored):
            won = {"temples": sorted(temples), "treasures": sorted(sets)}
            moves.append({"seat": event.seat, "do": "tally"} | {name: values for name, values in won.items() if values})
            temples, sets = [], []
    return replace(record, moves=moves, options={"detail": "light"})
