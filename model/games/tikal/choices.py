"""What a seat, or the table, can do now; where a tile is not usable now, the rule that forbids it."""

from collections.abc import Iterator
from typing import Any, get_args

from model.games.tikal import moves as m
from model.games.tikal import parts
from model.games.tikal.actions import in_reserve, own_gate
from model.games.tikal.board import turned
from model.games.tikal.decide import decide
from model.games.tikal.laying import path_anywhere, path_there, touches
from model.games.tikal.reach import reach
from model.games.tikal.state import Cell, State, acting
from model.kernel.choice import Arg, Choice
from model.kernel.illegal import Illegal, Refusal
from model.kernel.move import Move, name_of

Choices = tuple[Choice, ...]
TURNS = tuple(range(6))


def choices(state: State, seat: int | None) -> Choices:
    if seat is None:
        return _table(state)
    if state.board.light:
        return (*_light(state, seat), *_auction(state, seat))
    if state.phase == "auction":
        return _auction(state, seat)
    if seat != acting(state):
        return ()
    if state.phase == "place":
        return _place(state)
    if state.phase == "take":
        return (Choice("take", (Arg("tile", state.display),)),)
    return tuple(_actions(state, seat)) if state.phase in ("turn", "scoring") else ()


def _table(state: State) -> Choices:
    """The tiles that may come up next: those of the letter on top."""
    if state.phase == "draw" and not state.board.auction and state.stack:
        top = tuple(tile for tile in state.left if state.board.tiles[tile].letter == state.stack[0])
        return (Choice("draw", (Arg("tile", top),)),)
    if state.phase == "display":
        letters = state.stack[: state.board.players]
        next_ = tuple(tile for tile in state.left if state.board.tiles[tile].letter in letters)
        return (
            Choice("display", (Arg("tiles", next_, "list", len(letters), len(letters)),), info={"letters": letters}),
        )
    return ()


def _light(state: State, seat: int) -> Choices:
    if state.phase == "over" or seat in state.tallied:
        return ()
    temples = Arg("temples", tuple(range(1, 11)), "list", 0, parts.TEMPLES, optional=True, repeat=True)
    treasures = Arg("treasures", (1, 2, 3), "list", 0, parts.TREASURE_KINDS, optional=True, repeat=True)
    return (Choice("tally", (temples, treasures)),)


def _auction(state: State, seat: int) -> Choices:
    auction = state.auction
    if state.phase != "auction" or auction is None or auction.bidding[0] != seat:
        return ()
    bids = tuple(range(auction.high + 1, state.seats[seat].score + 1))
    bid = Choice("bid", (Arg("points", bids),)) if bids else Choice("bid", refused=_too_poor(state, seat))
    return (bid, Choice("pass"))


def _too_poor(state: State, seat: int) -> Refusal:
    return Refusal("TK6.6", {"why": "most", "have": state.seats[seat].score})


def _place(state: State) -> Choices:
    """For every free hex beside a tile the rotations that give a path (TK2.2)."""
    assert state.tile is not None
    tile = state.board.tiles[state.tile]
    free = [n for n, cell in enumerate(state.cells) if cell is None and touches(state, n)]
    anyhow = tile.kind == "volcano" or not path_anywhere(state, tile)
    found = []
    for number in free:
        turns = TURNS if anyhow else tuple(t for t in TURNS if path_there(state, number, turned(tile.stones, t)))
        if turns:
            found.append(Choice("place", (Arg("hex", (state.board.hexes[number],)), Arg("turn", turns))))
    return tuple(found)


def _actions(state: State, seat: int) -> Iterator[Choice]:
    yield from _bring(state, seat)
    yield from _transfer(state, seat)
    yield from _walk(state, seat)
    for number, cell in enumerate(state.cells):
        if cell is not None:
            yield from _on_tile(state, seat, state.board.hexes[number], cell)
    yield from _exchange(state, seat)
    yield Choice("end")


def _bring(state: State, seat: int) -> Iterator[Choice]:
    gates = tuple(state.board.hexes[n] for n, cell in enumerate(state.cells) if cell and own_gate(cell, seat))
    for figure in get_args(parts.Figure):
        most = min(in_reserve(state, seat, figure), state.ap // parts.BRING)
        if most:
            yield Choice("bring", _args(figure, most, Arg("to", gates)), info=_each(most, parts.BRING))
        else:
            yield Choice("bring", (Arg("figure", (figure,)),), refused=_why(state, seat, m.Bring(figure, gates[0])))


def _args(figure: str, most: int, *more: Arg) -> tuple[Arg, ...]:
    return (Arg("figure", (figure,)), Arg("count", tuple(range(1, most + 1)), optional=True, default=1), *more)


def _each(most: int, price: int) -> dict[str, Any]:
    return {"cost": [count * price for count in range(1, most + 1)], "cost_of": "count"}


def _transfer(state: State, seat: int) -> Iterator[Choice]:
    gates = [state.board.hexes[n] for n, cell in enumerate(state.cells) if cell and own_gate(cell, seat)]
    for start in gates if len(gates) > 1 else []:
        for figure, there in _figures(state, seat, start):
            most = min(there, state.ap // parts.TRANSFER)
            others = tuple(gate for gate in gates if gate != start)
            if most:
                args = _args(figure, most, Arg("from", (start,)), Arg("to", others))
                yield Choice("transfer", args, info=_each(most, parts.TRANSFER))


def _figures(state: State, seat: int, hex_: parts.Hex) -> Iterator[tuple[parts.Figure, int]]:
    cell = state.cells[state.board.number[hex_]]
    leaders, members = cell.figures[seat] if cell else (0, 0)
    if leaders:
        yield "leader", leaders
    if members:
        yield "member", members


def _walk(state: State, seat: int) -> Iterator[Choice]:
    """One choice per hex, figure and number of figures: to every hex the cheapest path, the nearest first."""
    for number, cell in enumerate(state.cells):
        if cell is None or cell.figures[seat] == (0, 0):
            continue
        reached = reach(state, number, state.ap)
        for figure, there in _figures(state, seat, state.board.hexes[number]):
            for count in range(1, there + 1):
                within = [r for r in reached if r.cost * count <= state.ap]
                if not within:
                    break
                paths = Arg("path", tuple(r.path for r in within), "way")
                counts = Arg("count", (1,), optional=True, default=1) if count == 1 else Arg("count", (count,))
                costs = {"cost": [r.cost * count for r in within], "cost_of": "path"}
                yield Choice("move", (Arg("figure", (figure,)), counts, paths), info=costs, partial="cheapest")


def _on_tile(state: State, seat: int, hex_: parts.Hex, cell: Cell) -> Iterator[Choice]:
    if cell.kind == "temple":
        if any(cell.figures[seat]):
            yield _either(state, seat, m.Uncover(hex_), (Arg("hex", (hex_,)),), parts.UNCOVER)
        for figure, _ in _figures(state, seat, hex_):
            guard = m.PlaceGuard(hex_, figure)
            yield _either(state, seat, guard, (Arg("hex", (hex_,)), Arg("figure", (figure,))), parts.GUARD)
    if cell.kind == "treasure" and any(cell.figures[seat]):
        yield _raise(state, seat, hex_)
    if cell.kind in ("jungle", "treasure"):
        yield _either(state, seat, m.BuildCamp(hex_), (Arg("hex", (hex_,)),), parts.CAMP)


def _raise(state: State, seat: int, hex_: parts.Hex) -> Choice:
    out = [sum(seat.treasures[kind] for seat in state.seats) for kind in range(parts.TREASURE_KINDS)]
    kinds = tuple(kind + 1 for kind, count in enumerate(out) if count < parts.TREASURES_EACH)
    args = (Arg("hex", (hex_,)), Arg("treasure", kinds))
    return _either(state, seat, m.Raise(hex_, (kinds or (1,))[0]), args, parts.RAISE)


def _either(state: State, seat: int, move: Move, args: tuple[Arg, ...], price: int) -> Choice:
    """The choice if the rules allow it, else the same with the rule that forbids it."""
    return Choice(name_of(move), args, refused=_why(state, seat, move), info={"cost": price})


def _why(state: State, seat: int, move: Move) -> Refusal | None:
    try:
        decide(state, seat, move)
    except Illegal as error:
        return error.refusal
    return None


def _exchange(state: State, seat: int) -> Iterator[Choice]:
    if state.ap < parts.EXCHANGE or (state.exchanged and state.board.options.exchange_once):
        return
    give = _singles(state.seats[seat])
    for other, them in enumerate(state.seats):
        take = _singles(them)
        if other != seat and give and take:
            args = (Arg("give", give), Arg("with", (other,)), Arg("take", take))
            yield Choice("exchange", args, info={"cost": parts.EXCHANGE})


def _singles(seat: Any) -> tuple[int, ...]:
    """TK3.14: pairs and triples are safe."""
    return tuple(kind + 1 for kind, count in enumerate(seat.treasures) if count == 1)
