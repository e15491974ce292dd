"""What a seat scores (TK4), and "if scored now" at any moment."""

from typing import Any

from msgspec import Struct

from model.games.tikal import events as e
from model.games.tikal.parts import SET_POINTS, Hex
from model.games.tikal.state import Cell, State, strength
from model.kernel.event import Event


def scored(state: State, seat: int) -> tuple[Event, ...]:
    """One event per temple and per treasure set, then the sum."""
    temples = tuple(_temple(state, seat, number, cell) for number, cell in _won(state, seat))
    sets = tuple(
        e.SetScored(seat, kind + 1, size, SET_POINTS[size])
        for kind, size in enumerate(state.seats[seat].treasures)
        if size
    )
    points = sum(t.value for t in temples) + sum(s.points for s in sets)
    return (*temples, *sets, e.SeatScored(seat, points))


def _won(state: State, seat: int) -> list[tuple[int, Cell]]:
    return [(n, cell) for n, cell in enumerate(state.cells) if cell and cell.kind == "temple" and owner(cell) == seat]


def owner(cell: Cell) -> int | None:
    """Who scores a temple: its guard (TK4.4), else who is strongest there alone (TK4.3)."""
    if cell.guard is not None:
        return cell.guard
    best, who = 0, None
    for seat, (leaders, members) in enumerate(cell.figures):
        power = 3 * leaders + members
        if power > best:
            best, who = power, seat
        elif power == best:
            who = None
    return who


def _temple(state: State, seat: int, number: int, cell: Cell) -> e.TempleScored:
    rule = "TK4.4" if cell.guard is not None else "TK4.3"
    return e.TempleScored(seat, state.board.hexes[number], cell.value, powers(cell), rule)


def powers(cell: Cell) -> tuple[int, ...]:
    return tuple(strength(figures) for figures in cell.figures)


class TempleNow(Struct, frozen=True):
    """A temple as it stands: who would score it, and what each seat lacks to win it alone (0: has it)."""

    hex: Hex
    value: int
    strength: tuple[int, ...]
    guard: int | None
    winner: int | None
    lacks: tuple[int | None, ...]
    """None: out of reach for good, another guards it."""


class SeatNow(Struct, frozen=True):
    """What a seat would score, with the temples (hex, value) and the sets (treasure, size, points)."""

    points: int
    temples: tuple[tuple[Hex, int], ...]
    sets: tuple[tuple[int, int, int], ...]


class ScoredNow(Struct, frozen=True):
    seats: tuple[SeatNow, ...]
    temples: tuple[TempleNow, ...]


def if_scored_now(state: State) -> ScoredNow:
    """Each seat's points if scored at this moment, with the same detail as a scoring round."""
    temples = tuple(
        _now(state.board.hexes[number], cell)
        for number, cell in enumerate(state.cells)
        if cell is not None and cell.kind == "temple"
    )
    won: list[list[tuple[Hex, int]]] = [[] for _ in state.seats]
    for temple in temples:
        if temple.winner is not None:
            won[temple.winner].append((temple.hex, temple.value))
    return ScoredNow(tuple(_seat_now(seat, won[i]) for i, seat in enumerate(state.seats)), temples)


def _seat_now(seat: Any, won: list[tuple[Hex, int]]) -> SeatNow:
    sets = tuple((kind + 1, size, SET_POINTS[size]) for kind, size in enumerate(seat.treasures) if size)
    return SeatNow(sum(value for _, value in won) + sum(s[2] for s in sets), tuple(won), sets)


def _now(hex_: Hex, cell: Cell) -> TempleNow:
    power = powers(cell)
    if cell.guard is not None:
        lacks = tuple(0 if seat == cell.guard else None for seat in range(len(power)))
        return TempleNow(hex_, cell.value, power, cell.guard, cell.guard, lacks)
    best, second = sorted((*power, 0), reverse=True)[:2]
    needs = tuple(
        max(0, (second if own == best else best) + 1 - own) if own != best or best == second else 0 for own in power
    )
    return TempleNow(hex_, cell.value, power, None, owner(cell), needs)
