"""The nine characters' turns (LT5)."""

from model.games.lost_temple import events as e
from model.games.lost_temple import moves as m
from model.games.lost_temple.calling import turn_ended
from model.games.lost_temple.chance import after_move
from model.games.lost_temple.checks import full_detail, light_detail, turn_move
from model.games.lost_temple.state import State
from model.games.lost_temple.track import nearest_ahead, next_after, stride
from model.kernel.event import Event
from model.kernel.illegal import NOT_A_MOVE, NOT_NOW, require

PRICE = 2
"""Gems for the Priest's or the Elder's way."""
FARTHEST = 20
"""Spaces the canoe goes at most."""
LOOKS = 2

Events = tuple[Event, ...]


def curse(state: State, seat: int | None, move: m.Curse) -> Events:
    seat = turn_move(state, seat, "shaman")
    require(move.target != "shaman", "LT5.1", target=move.target)
    return turn_ended(state, seat, (e.CharacterCursed(seat, move.target),))


def rob(state: State, seat: int | None, move: m.Rob) -> Events:
    seat = turn_move(state, seat, "thief")
    require(move.target not in ("shaman", "thief"), "LT5.2", target=move.target)
    robbed = e.CharacterRobbed(seat, move.target)
    if state.track.light:
        require(move.advance is None, NOT_A_MOVE, why="unknown", argument="advance", do="rob")
        return turn_ended(state, seat, (robbed,))
    require(move.advance is not None, NOT_A_MOVE, why="missing", argument="advance", do="rob")
    return _one_or_two(state, seat, move.advance or 0, "LT5.2", (robbed,))


def look(state: State, seat: int | None, move: m.Look) -> Events:
    """With the app's tokens the Seer sees them before she decides; once seen, they stay seen."""
    full_detail(state)
    seat = turn_move(state, seat, "seer")
    require(state.track.app_tokens, NOT_NOW, why="tokens")
    seen = (*state.looked, *move.spaces)
    _chance_spaces(state, seen)
    fine = move.spaces and len(seen) <= LOOKS and len(set(seen)) == len(seen)
    require(fine, "LT5.3", why="count", need=to_look_at(state))
    return (e.TokensLookedAt(seat, seen),)


def peek(state: State, seat: int | None, move: m.Peek) -> Events:
    full_detail(state)
    seat = turn_move(state, seat, "seer")
    spaces, need = move.spaces, to_look_at(state)
    _chance_spaces(state, spaces)
    require(len(set(spaces)) == len(spaces) == need, "LT5.3", why="count", need=need)
    if state.track.app_tokens:
        require(set(spaces) == set(state.looked), "LT5.3", why="looked")
    require(not move.swap or len(spaces) == LOOKS, "LT5.3", why="swap")
    events: Events = () if state.track.app_tokens else (e.TokensLookedAt(seat, spaces),)
    if move.swap:
        events += (e.TokensSwapped(seat, (spaces[0], spaces[1])),)
    return _one_or_two(state, seat, move.advance, "LT5.3", events)


def _chance_spaces(state: State, spaces: tuple[int, ...]) -> None:
    track = state.track
    for space in spaces:
        require(space in (track.kit.chance or ()), "LT5.3", why="space", space=space)
        require(space in track.chance, "LT5.3", why="beyond", space=space, finish=track.finish)


def to_look_at(state: State) -> int:
    """LT5.3: two, or what there is."""
    return min(LOOKS, len(state.track.chance))


def pay(state: State, seat: int | None, move: m.Pay) -> Events:
    full_detail(state)
    seat = turn_move(state, seat, "priest", "elder", "scout")
    if state.called == "scout":
        require(move.gems is not None, NOT_A_MOVE, why="missing", argument="gems", do="pay")
        return _scout(state, seat, move.gems or 0)
    require(move.gems is None, NOT_A_MOVE, why="unknown", argument="gems", do="pay")
    rule = way_rule(state)
    goal = way(state, seat)
    have = state.seats[seat].gems
    require(goal is not None, rule, why="none", finish=state.track.finish)
    require(have >= PRICE, rule, why="gems", need=PRICE, have=have)
    return _go(state, seat, goal or 0, rule, (e.GemsPaid(seat, PRICE, rule),))


def way_rule(state: State) -> str:
    return "LT5.4" if state.called == "priest" else "LT5.5"


def way(state: State, seat: int) -> int | None:
    """The next temple (LT5.4) or village (LT5.5), never beyond the finish (LT6.9)."""
    spaces = state.track.temples if state.called == "priest" else state.track.villages
    return next_after(spaces, state.seats[seat].space)


def _scout(state: State, seat: int, gems: int) -> Events:
    have = state.seats[seat].gems
    require(0 <= gems <= have, "LT5.7", need=gems, have=have)
    if gems == 0:
        return turn_ended(state, seat, (e.MeepleStayed(seat, "LT5.7"),))
    return _go(state, seat, state.seats[seat].space + gems, "LT5.7", (e.GemsPaid(seat, gems, "LT5.7"),))


def stay(state: State, seat: int | None, move: m.Stay) -> Events:
    full_detail(state)
    seat = turn_move(state, seat, "priest", "elder")
    return turn_ended(state, seat, (e.MeepleStayed(seat, way_rule(state)),))


def advance(state: State, seat: int | None, move: m.Advance) -> Events:
    """The Craftsman's machete comes first, so it can cut the way at once."""
    full_detail(state)
    seat = turn_move(state, seat, "craftsman")
    got = min(1, state.machetes)
    return _one_or_two(state, seat, move.steps, "LT5.6", (e.MacheteTaken(seat, got, "LT5.6"),), got)


def paddle(state: State, seat: int | None, move: m.Paddle) -> Events:
    full_detail(state)
    seat = turn_move(state, seat, "canoe")
    here = state.seats[seat]
    if here.gems == 0:
        return turn_ended(state, seat, (e.MeepleStayed(seat, "LT5.8"),))
    goal = here.space + min(2 * here.gems, FARTHEST)
    return _go(state, seat, goal, "LT5.8", (e.GemsPaid(seat, here.gems, "LT5.8"),))


def follow(state: State, seat: int | None, move: m.Follow) -> Events:
    full_detail(state)
    seat = turn_move(state, seat, "child")
    goal = nearest_ahead(state, seat)
    if goal is None:
        return turn_ended(state, seat, (e.MeepleStayed(seat, "LT5.9"),))
    return _go(state, seat, goal, "LT5.9", ())


def done(state: State, seat: int | None, move: m.Done) -> Events:
    """Light detail: every turn but the Shaman's and the Thief's is played on the table alone."""
    light_detail(state)
    seat = turn_move(state, seat)
    require(state.called not in ("shaman", "thief"), NOT_NOW, why="character", character=state.called)
    return turn_ended(state, seat, ())


def _one_or_two(state: State, seat: int, steps: int, rule: str, before: Events, machetes: int = 0) -> Events:
    require(steps in (1, 2), "LT5.10", steps=steps)
    return _go(state, seat, state.seats[seat].space + steps, rule, before, machetes)


def _go(state: State, seat: int, goal: int, rule: str, before: Events, machetes: int = 0) -> Events:
    here = state.seats[seat]
    moved = stride(state.track, seat, here.space, goal, here.machetes + machetes, rule)
    return after_move(state, seat, (*before, moved), moved)
