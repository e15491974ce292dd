"""A turn in one sentence: deeds of a kind stand together, and figures with the same way add up."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from model.games.tikal import events as e
from model.games.tikal.kit import Kit
from model.games.tikal.parts import Hex
from model.games.tikal.told_ways import Part, Piece, Trail, parts
from model.kernel.event import Event
from model.kernel.hexes import called
from model.kernel.tale import Happened, Say, Seat, deed, say

Kinds = Mapping[Hex, str]
"""What lies where, as far as it is known."""
Ways = dict[tuple[Hex, ...], Counter[str]]
"""How many figures of each kind went which way: their stops and their goal."""


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
    found: dict[Hex, str] = {printed.at: printed.kind for printed in kit.printed or ()}
    scene = happened[-1].scene
    if scene is not None:
        found |= {hex_: cell.kind for hex_, cell in zip(scene.board.hexes, scene.cells, strict=True) if cell}
    return found


def _tile(kit: Kit, events: Sequence[Event]) -> Iterator[Say]:
    """Drawing or taking is told until the tile lies; with a volcano it is told by the scoring round (TK4.1, TK6.7)."""
    if any(isinstance(one, e.TurnSold) for one in events):
        yield deed("tikal-told-last-turn")
    held = [one for one in events if isinstance(one, e.TileDrawn | e.TileTaken | e.TilePlaced)]
    in_hand = [(one, tile) for one in held if (tile := kit.tile(one.tile))]
    for event, tile in in_hand[-1:]:
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
    before: Part | None = None
    for part in parts(events):
        said = list(_goings(kinds, part, before) if part.trails else _others(kinds, part))
        yield from said
        before = part if said else before


def _others(kinds: Kinds, part: Part) -> Iterator[Say]:
    if part.kind in DEEDS:
        yield from DEEDS[part.kind](kinds, part.events)


def _goings(kinds: Kinds, part: Part, before: Part | None) -> Iterator[Say]:
    gone = part.gone()
    if not gone:
        return
    if part.kind is e.FiguresMoved:
        yield _moves(kinds, gone, before)
    elif part.kind is e.FiguresBrought:
        yield deed("tikal-told-brings", goals=_goals(_ways(gone), lambda hex_: _camp("to", kinds, hex_)))
    else:
        yield from _sends(kinds, gone)


def _ways(gone: Mapping[Piece, Trail]) -> Ways:
    found: Ways = {}
    for piece, trail in gone.items():
        found.setdefault(trail.way(), Counter())[piece.figure] += 1
    return found


def _moves(kinds: Kinds, gone: Mapping[Piece, Trail], before: Part | None) -> Say:
    """Right after members were brought, and where only they move, members need no word of their own."""
    brought = before.trails if before and before.kind is e.FiguresBrought else {}
    of_them = all(piece in brought and piece.figure == "member" for piece in gone)
    message = "tikal-told-moves.of-them" if of_them else "tikal-told-moves"
    return deed(message, goals=_goals(_ways(gone), lambda hex_: _to(kinds, hex_), of_them))


def _goals(ways: Ways, to: Callable[[Hex], Say], spoken_of: bool = False) -> tuple[Say, ...]:
    """“3 members to a4 and one to b3”, “the leader to a4 and on to b3”."""
    found = []
    for (first, *others), figures in ways.items():
        said = _figures(figures["leader"], figures["member"], spoken_of)
        found.append(say("tikal-told-goal", figures=said, to=to(first)))
        found += [say("tikal-told-goal.on", to=to(hex_)) for hex_ in others]
        spoken_of = spoken_of or figures["member"] > 0
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


def _sends(kinds: Kinds, gone: Mapping[Piece, Trail]) -> Iterator[Say]:
    """TK3.2"""
    sent: dict[tuple[Any, Hex], Counter[str]] = {}
    for piece, trail in gone.items():
        sent.setdefault((trail.start, trail.goal), Counter())[piece.figure] += 1
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
    """What is different afterwards counts: one may go on, or back."""
    for other in dict.fromkeys(event.other for event in events):
        given = Counter(event.give for event in events if event.other == other)
        taken = Counter(event.take for event in events if event.other == other)
        count = (given - taken).total()
        yield deed("tikal-told-swaps" if count else "tikal-told-swaps.back", name=Seat(other), count=count)


def _builds(kinds: Kinds, events: Sequence[e.CampBuilt]) -> Iterator[Say]:
    yield from (deed("tikal-told-builds", at=called(event.hex)) for event in events)


def _guards(kinds: Kinds, events: Sequence[e.GuardPlaced]) -> Iterator[Say]:
    """TK3.8: the player's other figures there leave the game."""
    for event in events:
        yield deed(f"tikal-told-guards.{event.figure}", at=called(event.hex))
        if event.leaders or event.members:
            yield deed("tikal-told-leave", figures=_figures(event.leaders, event.members))


DEEDS: dict[type[Event], Callable[[Kinds, Sequence[Any]], Iterator[Say]]] = {
    e.LevelUncovered: _uncovers,
    e.TreasureRaised: _digs,
    e.TreasuresExchanged: _swaps,
    e.CampBuilt: _builds,
    e.GuardPlaced: _guards,
}
