"""What action points buy (TK3)."""

from model.games.tikal import events as e
from model.games.tikal import moves as m
from model.games.tikal import parts
from model.games.tikal.checks import actor, afford, figures_there, tile_at
from model.games.tikal.evolve import evolve_all
from model.games.tikal.flow import after_scoring, after_turn
from model.games.tikal.scoring import scored
from model.games.tikal.state import Cell, State, strength
from model.kernel.event import Event
from model.kernel.illegal import NOT_A_MOVE, Illegal, require

Events = tuple[Event, ...]


def bring(state: State, seat: int | None, move: m.Bring) -> Events:
    seat = actor(state, seat)
    _, cell = tile_at(state, move.to, "TK3.1")
    require(own_gate(cell, seat), "TK3.1", why="gate")
    have = in_reserve(state, seat, move.figure)
    require(move.count <= have, "TK3.1", why="reserve", need=move.count, have=have)
    afford(state, parts.BRING * move.count)
    return (e.FiguresBrought(seat, move.figure, move.count, move.to),)


def own_gate(cell: Cell, seat: int) -> bool:
    """The base camp or an own camp."""
    return cell.kind == "base-camp" or cell.camp == seat


def in_reserve(state: State, seat: int, figure: str) -> int:
    own = state.seats[seat]
    return int(own.leader == "reserve") if figure == "leader" else own.reserve


def transfer(state: State, seat: int | None, move: m.Transfer) -> Events:
    seat = actor(state, seat)
    _, here = tile_at(state, move.start, "TK3.2")
    _, there = tile_at(state, move.to, "TK3.2")
    require(own_gate(here, seat) and own_gate(there, seat), "TK3.2", why="gate")
    require(move.start != move.to, "TK3.2", why="same")
    have = figures_there(here, seat, move.figure)
    require(move.count <= have, "TK3.2", why="figures", need=move.count, have=have)
    afford(state, parts.TRANSFER * move.count)
    return (e.FiguresTransferred(seat, move.figure, move.count, move.start, move.to),)


def walk(state: State, seat: int | None, move: m.Walk) -> Events:
    seat = actor(state, seat)
    if len(move.path) < 2:
        raise Illegal(NOT_A_MOVE, why="wrong", argument="path", do="move")
    number, here = tile_at(state, move.path[0], "TK3.3")
    have = figures_there(here, seat, move.figure)
    if move.count > have:
        raise Illegal("TK3.3", why="figures", need=move.count, have=have)
    cost = 0
    for step in move.path[1:]:
        cost += step_cost(state, number, step)
        number = state.board.number[step]
    afford(state, cost * move.count)
    return (e.FiguresMoved(seat, move.figure, move.count, move.path, move.path[-1], cost * move.count),)


def step_cost(state: State, number: int, step: parts.Hex) -> int:
    """The stones on both sides of the edge (TK3.3); never into a volcano (TK2.3)."""
    there, cell = tile_at(state, step, "TK3.3")
    side = state.board.side_to[number].get(there)
    if side is None:
        raise Illegal("TK3.3", why="apart", hex=list(step))
    if cell.kind == "volcano":
        raise Illegal("TK2.3", hex=list(step))
    here = state.cells[number]
    assert here is not None
    stones = here.stones[side] + cell.stones[(side + 3) % 6]
    if stones == 0:
        raise Illegal("TK3.3", why="stones", hex=list(step))
    return stones


def uncover(state: State, seat: int | None, move: m.Uncover) -> Events:
    seat = actor(state, seat)
    number, cell = tile_at(state, move.hex, "TK3.4")
    require(cell.kind == "temple", "TK3.4", why="temple")
    require(cell.guard is None, "TK3.4", why="guarded")
    done = state.uncovered.count(number)
    require(done < parts.A_TURN, "TK3.4", why="twice")
    require(sum(cell.figures[seat]) > done, "TK3.4", why="figures", need=done + 1, have=sum(cell.figures[seat]))
    value = cell.value + 1
    require(value - 2 < len(state.pieces), "TK3.4", why="top", value=cell.value)
    require(state.pieces[value - 2], "TK3.4", why="piece", value=value)
    afford(state, parts.UNCOVER)
    return (e.LevelUncovered(seat, move.hex, value),)


def raise_treasure(state: State, seat: int | None, move: m.Raise) -> Events:
    seat = actor(state, seat)
    number, cell = tile_at(state, move.hex, "TK3.5")
    require(cell.kind == "treasure", "TK3.5", why="tile")
    require(cell.treasures, "TK3.5", why="none")
    done = state.raised.count(number)
    require(done < parts.A_TURN, "TK3.5", why="twice")
    require(sum(cell.figures[seat]) > done, "TK3.5", why="figures", need=done + 1, have=sum(cell.figures[seat]))
    out = sum(other.treasures[move.treasure - 1] for other in state.seats)
    require(out < parts.TREASURES_EACH, "TK1.3", motif=move.treasure, each=parts.TREASURES_EACH)
    afford(state, parts.RAISE)
    return (e.TreasureRaised(seat, move.hex, move.treasure),)


def exchange(state: State, seat: int | None, move: m.Exchange) -> Events:
    seat = actor(state, seat)
    if not 0 <= move.other < state.board.players:
        raise Illegal(NOT_A_MOVE, why="wrong", argument="with", do="exchange")
    require(move.other != seat, "TK3.6", why="own")
    require(not (state.exchanged and state.board.options.exchange_once), "TK3.6", why="once")
    for who, treasure in ((seat, move.give), (move.other, move.take)):
        count = state.seats[who].treasures[treasure - 1]
        require(count, "TK3.6", why="single", seat=who, motif=treasure)
        require(count == 1, "TK3.6", why="safe", seat=who, motif=treasure, count=count)
    afford(state, parts.EXCHANGE)
    return (e.TreasuresExchanged(seat, move.give, move.other, move.take),)


def build_camp(state: State, seat: int | None, move: m.BuildCamp) -> Events:
    seat = actor(state, seat)
    _, cell = tile_at(state, move.hex, "TK3.7")
    require(cell.kind != "base-camp", "TK3.12", why="base")
    require(cell.kind != "volcano", "TK3.12", why="volcano")
    require(cell.kind != "temple", "TK3.7", why="temple")
    require(cell.treasures == 0, "TK3.7", why="treasures", left=cell.treasures)
    require(cell.camp is None, "TK3.7", why="camp")
    require(state.seats[seat].camps_left, "TK3.7", why="both")
    afford(state, parts.CAMP)
    return (e.CampBuilt(seat, move.hex),)


def place_guard(state: State, seat: int | None, move: m.PlaceGuard) -> Events:
    seat = actor(state, seat)
    _, cell = tile_at(state, move.hex, "TK3.8")
    require(cell.kind == "temple", "TK3.8", why="temple")
    require(cell.guard is None, "TK3.8", why="guarded")
    require(state.seats[seat].guards_left, "TK3.8", why="both")
    require(any(cell.figures[seat]), "TK3.8", why="nobody")
    require(figures_there(cell, seat, move.figure), "TK3.8", why="figure")
    others = max(strength(figures) for other, figures in enumerate(cell.figures) if other != seat)
    require(majority(cell) == seat, "TK3.8", why="majority", own=strength(cell.figures[seat]), others=others)
    afford(state, parts.GUARD)
    leaders, members = cell.figures[seat]
    if move.figure == "leader":
        return (e.GuardPlaced(seat, move.hex, "leader", 0, members),)
    return (e.GuardPlaced(seat, move.hex, "member", leaders, members - 1),)


def majority(cell: Cell) -> int | None:
    """TK4.3: the seat that is strongest there alone."""
    powers = [strength(figures) for figures in cell.figures]
    best = max(powers)
    return powers.index(best) if best and powers.count(best) == 1 else None


def end(state: State, seat: int | None, move: m.End) -> Events:
    """The turn is over; a scoring turn is scored at once (TK4.1)."""
    seat = actor(state, seat)
    if state.phase == "turn":
        ended = e.TurnEnded(seat, state.ap)
        return (ended, *after_turn(evolve_all(state, (ended,)), seat))
    events: Events = scored(state, seat)
    if len(state.queue) > 1:
        return events
    return (*events, *after_scoring(evolve_all(state, events)))
