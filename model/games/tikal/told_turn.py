"""A turn in one sentence: deeds of a kind stand together, and those with the same goal add up."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from model.games.tikal import events as e
from model.games.tikal.kit import Kit
from model.games.tikal.parts import Hex
from model.games.tikal.told_ways import ways
from model.kernel.event import Event
from model.kernel.hexes import called
from model.kernel.tale import Happened, Say, Seat, deed, say

Kinds = Mapping[Hex, str]
"""What lies where, as far as it is known."""
Goals = dict[Hex, Counter[str]]
"""How many figures of each kind came where."""


def turn(kit: Kit, happened: Sequence[Happened]) -> Iterator[Say]:
    """Each kind of deed when it was done first, then the action points that were lost (TK2.5)."""
    events = [one.event for one in happened]
    kinds = _kinds(kit, happened)
    deeds = [*_tile(kit, events), *_deeds(kinds, events)]
    yield from deeds
    unused = sum(one.ap for one in events if isinstance(one, e.TurnEnded))
    if unused:
        yield say("tikal-told-unused", ap=unused) if deeds else deed("tikal-told-leaves", ap=unused)


def _kinds(kit: Kit, happened: Sequence[Happened]) -> Kinds:
    """What was taken back is told by what is printed on the board alone."""
    found: dict[Hex, str] = {printed.at: printed.kind for printed in kit.printed}
    scene = happened[-1].scene
    if scene is not None:
        found |= {hex_: cell.kind for hex_, cell in zip(scene.board.hexes, scene.cells, strict=True) if cell}
    return found


def _tile(kit: Kit, events: Sequence[Event]) -> Iterator[Say]:
    """Drawing or taking is told until the tile lies; with a volcano it is told by the scoring round (TK4.1, TK6.7)."""
    if any(isinstance(one, e.TurnSold) for one in events):
        yield deed("tikal-told-last-turn")
    tiles = {tile.id: tile for tile in kit.tiles}
    in_hand = [one for one in events if isinstance(one, e.TileDrawn | e.TileTaken | e.TilePlaced) and one.tile in tiles]
    for event in in_hand[-1:]:
        tile = tiles[event.tile]
        said = say(f"tikal-told-tile.{tile.kind}", value=tile.value, masks=tile.masks)
        match event:
            case e.TilePlaced(hex=hex_):
                yield deed("tikal-told-places", tile=said, at=called(hex_))
            case _ if tile.kind == "volcano":
                return
            case e.TileDrawn():
                yield deed("tikal-told-draws", tile=said)
            case e.TileTaken():
                yield deed("tikal-told-takes", tile=said)


def _deeds(kinds: Kinds, events: Sequence[Event]) -> Iterator[Say]:
    before: type[Event] | None = None
    for kind in dict.fromkeys(map(type, events)):
        if kind is e.FiguresMoved:
            yield _moves(kinds, _gone(events), _members(events) if before is e.FiguresBrought else 0)
        elif kind in DEEDS:
            yield from DEEDS[kind](kinds, [one for one in events if type(one) is kind])
        else:
            continue
        before = kind


def _gone(events: Sequence[Event]) -> Goals:
    goals: Goals = {}
    for way in ways(events):
        goals.setdefault(way.to, Counter())[way.figure] += way.count
    return goals


def _members(events: Sequence[Event]) -> int:
    return sum(one.count for one in events if isinstance(one, e.FiguresBrought) and one.figure == "member")


def _moves(kinds: Kinds, goals: Goals, members: int) -> Say:
    """Right after members were brought, members need no word of their own."""
    of_them = members and not any(figures["leader"] for figures in goals.values())
    message = "tikal-told-moves.of-them" if of_them else "tikal-told-moves"
    return deed(message, goals=_goals(goals, lambda hex_: _to(kinds, hex_), bool(of_them)))


def _goals(goals: Goals, to: Callable[[Hex], Say], spoken_of: bool = False) -> tuple[Say, ...]:
    """“3 members to a4 and one to b3”, “the leader to a4 and on to b3”."""
    found, before = [], Counter[str]()
    for hex_, figures in goals.items():
        if not figures["member"] and not before["member"] and before["leader"]:
            found.append(say("tikal-told-goal.on", to=to(hex_)))
        else:
            said = _figures(figures["leader"], figures["member"], spoken_of)
            found.append(say("tikal-told-goal", figures=said, to=to(hex_)))
        spoken_of = spoken_of or figures["member"] > 0
        before = figures
    return tuple(found)


def _figures(leaders: int, members: int, spoken_of: bool = False) -> Say:
    if not leaders:
        return say("tikal-told-members.more" if spoken_of else "tikal-told-members", members=members)
    return say("tikal-told-leader.members" if members else "tikal-told-leader", members=members)


def _to(kinds: Kinds, hex_: Hex) -> Say:
    kind = kinds.get(hex_)
    return say(f"tikal-told-to.{kind if kind in ('base-camp', 'temple') else 'space'}", at=called(hex_))


def _camp(direction: str, kinds: Kinds, hex_: Hex) -> Say:
    kind = "base-camp" if kinds.get(hex_) == "base-camp" else "camp"
    return say(f"tikal-told-{direction}.{kind}", at=called(hex_))


def _brings(kinds: Kinds, events: Sequence[e.FiguresBrought]) -> Iterator[Say]:
    goals: Goals = {}
    for event in events:
        goals.setdefault(event.to, Counter())[event.figure] += event.count
    yield deed("tikal-told-brings", goals=_goals(goals, lambda hex_: _camp("to", kinds, hex_)))


def _sends(kinds: Kinds, events: Sequence[e.FiguresTransferred]) -> Iterator[Say]:
    """TK3.2"""
    sent: dict[tuple[Hex, Hex], Counter[str]] = {}
    for event in events:
        sent.setdefault((event.start, event.to), Counter())[event.figure] += event.count
    for (start, to), figures in sent.items():
        said = _figures(figures["leader"], figures["member"])
        yield deed("tikal-told-sends", figures=said, start=_camp("from", kinds, start), to=_camp("to", kinds, to))


def _uncovers(kinds: Kinds, events: Sequence[e.LevelUncovered]) -> Iterator[Say]:
    """TK3.4: two levels of a temple are told by the upper one."""
    levels = {event.hex: event.value for event in events}
    temples = (say(f"tikal-told-level{_next(i)}", at=called(at), value=levels[at]) for i, at in enumerate(levels))
    yield deed("tikal-told-uncovers", temples=tuple(temples))


def _digs(kinds: Kinds, events: Sequence[e.TreasureRaised]) -> Iterator[Say]:
    found = Counter(event.hex for event in events)
    treasures = (say(f"tikal-told-treasure{_next(i)}", at=called(at), count=found[at]) for i, at in enumerate(found))
    yield deed("tikal-told-digs", treasures=tuple(treasures))


def _next(index: int) -> str:
    """The first of a list in full, the others shorter."""
    return ".next" if index else ""


def _swaps(kinds: Kinds, events: Sequence[e.TreasuresExchanged]) -> Iterator[Say]:
    for other, count in Counter(event.other for event in events).items():
        yield deed("tikal-told-swaps", name=Seat(other), count=count)


def _builds(kinds: Kinds, events: Sequence[e.CampBuilt]) -> Iterator[Say]:
    yield from (deed("tikal-told-builds", at=called(event.hex)) for event in events)


def _guards(kinds: Kinds, events: Sequence[e.GuardPlaced]) -> Iterator[Say]:
    """TK3.8: the player's other figures there leave the game."""
    for event in events:
        yield deed(f"tikal-told-guards.{event.figure}", at=called(event.hex))
        if event.leaders or event.members:
            yield deed("tikal-told-leave", figures=_figures(event.leaders, event.members))


DEEDS: dict[type[Event], Callable[[Kinds, Sequence[Any]], Iterator[Say]]] = {
    e.FiguresBrought: _brings,
    e.FiguresTransferred: _sends,
    e.LevelUncovered: _uncovers,
    e.TreasureRaised: _digs,
    e.TreasuresExchanged: _swaps,
    e.CampBuilt: _builds,
    e.GuardPlaced: _guards,
}
