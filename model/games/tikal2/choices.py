"""What a seat can do now, and where not, the rule that forbids it. Of several ways to a room only the best is shown,
and a delivery is told by what can be delivered (`info`), not by every number of treasures."""

from collections.abc import Callable, Iterator
from typing import Any

from model.games.tikal2 import moves as m
from model.games.tikal2.checks import at_hand
from model.games.tikal2.decide import decide
from model.games.tikal2.outlook import Outlook, outlooks
from model.games.tikal2.parts import CARDS, COLOURS, OPEN_TREASURES, SITES, TREASURES_EACH
from model.games.tikal2.river import passed, takeable, untold_tile
from model.games.tikal2.state import SeatState, State
from model.games.tikal2.tile_actions import maybe_in_deck, maybe_unseen, untold_room
from model.kernel.choice import Arg, Choice
from model.kernel.illegal import UNTOLD, Illegal, Refusal
from model.kernel.move import Move

Choices = tuple[Choice, ...]
POCKETS = ("camp", "backpack")
TURNS = tuple(range(6))


def choices(state: State, seat: int | None) -> Choices:
    if seat is None:
        return (_sites(state),) if state.phase == "sites" else ()
    if state.board.light:
        told = any(one.seat == seat for one in state.tallies)
        tally = Choice("tally", info={"final": state.round == 2}, partial="tally")
        return () if told or state.phase != "tally" else (tally,)
    if state.phase == "tell":
        own = state.seats[seat]
        left = {"treasures": own.kept, "cards": own.kept_cards}
        return () if seat in state.hands_told else (Choice("tell", info=left, partial="tally"),)
    if seat != state.seat or state.phase in ("sites", "over"):
        return ()
    if state.phase == "keys":
        return (_start_keys(state),)
    return tuple(_turn(state, seat))


def _sites(state: State) -> Choice:
    """The tiles lie on people's table: they tell which lie where, or of some only that they lie there (`untold`). The
    sanctuaries' order is told where it is known."""
    board = state.board
    sizes = board.kit.tiles_on_sites(board.players)
    if sizes is None:
        needs = f"site_counts.{board.players}"
        return Choice("sites", refused=Refusal(UNTOLD, {"path": needs}), info={"needs": {"sites": needs}})
    tiles = Arg("tiles", tuple(board.tiles), "spread", sizes=sizes)
    altars = Arg("sanctuaries", state.altars, "list", len(state.altars), len(state.altars), optional=True)
    control = board.options.more_control and state.round == 1
    opened = Arg("open", board.treasures, "list", OPEN_TREASURES, OPEN_TREASURES, repeat=True)
    return Choice("sites", (tiles, altars, *((opened,) if control else ())), partial="untold")


def _start_keys(state: State) -> Choice:
    in_stock = tuple(colour for colour, left in zip(COLOURS, state.stock, strict=True) if left)
    doubles = all(left != 1 for left in state.stock)
    return Choice("keys", (Arg("take", in_stock, "list", 2, 2, repeat=doubles),), partial=None if doubles else "same")


def _turn(state: State, seat: int) -> Iterator[Choice]:
    if state.won:
        for what in dict.fromkeys(state.won):
            yield from _ACTIONS[what](state)
            yield Choice("skip", (Arg("action", (what,)),))
        return
    if state.phase == "pirogue":
        yield from _river(state, seat)
        for action in dict.fromkeys(action.do for action in state.actions):
            yield from _ACTIONS[action](state)
        for open_ in dict.fromkeys((action.do, action.colour) for action in state.actions):
            several = len({action.colour for action in state.actions if action.do == open_[0]}) > 1
            colour = (Arg("colour", (open_[1],), **({} if several else _by_itself(open_[1]))),) if open_[1] else ()
            yield Choice("skip", (Arg("action", (open_[0],)), *colour))
    yield from _explore(state, seat)
    yield from _extras(state, seat)
    yield _either(state, seat, m.End())


def _by_itself(value: Any) -> dict[str, Any]:
    """An argument that may be left out, and then is this."""
    return {"optional": True, "default": value}


def _river(state: State, seat: int) -> Iterator[Choice]:
    own, board = state.seats[seat], state.board
    if state.tile is not None:
        return
    yield from _told(state, "take", "tile", takeable(state, own.site), untold_tile)
    for to in range(SITES) if not state.paddled else ():
        if to == own.site or not state.sites[to]:
            continue
        way = passed(own.site, to)
        planes = [plane for after in way for plane, at in enumerate(board.seaplanes_after) if at == after]
        forest = board.forest_after in way
        info = {"forest": forest, "planes": planes, "tiles": list(takeable(state, to))}
        partial = "deliveries" if planes else None
        yield Choice("paddle", (Arg("to", (to,)), *_forest(state, own, forest)), info=info, partial=partial)


def _forest(state: State, own: SeatState, crossed: bool) -> tuple[Arg, ...]:
    if not crossed:
        return ()
    keys = tuple({"key": colour} for colour, count in zip(COLOURS, own.backpack, strict=True) if count)
    card = ({"card": True},) if at_hand(state, own, "forest") else ()
    return (Arg("forest", (*keys, *card), optional=not keys),) if keys or card else ()


def _key(state: State) -> Iterator[Choice]:
    shown = [action.colour for action in state.actions if action.do == "key"]
    stock = dict(zip(COLOURS, state.stock, strict=True))
    free = "any" in shown or any(not stock[c] for c in shown if c in stock)
    values = tuple(colour for colour in COLOURS if stock[colour] and (free or colour in shown))
    yield Choice("key", (Arg("colour", values), Arg("to", POCKETS)))


def _treasure(state: State) -> Iterator[Choice]:
    board = state.board
    piles = tuple(i for i, left in enumerate(state.piles) if left)
    hidden = tuple(name for name in board.treasures if maybe_unseen(state, name))
    if piles:
        keep = () if board.kept else (Arg("keep", hidden),)
        yield Choice("treasure", (*keep, Arg("pile", piles)))
    opened = tuple(name for name in board.treasures if state.open_treasures[board.treasure_index[name]])
    if opened and board.options.more_control:
        refill = (Arg("pile", piles), Arg("turned", hidden)) if piles else ()
        yield Choice("treasure", (Arg("open", opened), *refill))


def _card(state: State) -> Iterator[Choice]:
    deck = tuple(card for card in CARDS if maybe_in_deck(state, card))
    yield Choice("card", () if state.board.kept else (Arg("keep", deck),))


def _empty(state: State) -> tuple[Any, ...]:
    return tuple(space for space, room in zip(state.board.spaces, state.rooms, strict=True) if room is None)


def _room(state: State) -> Iterator[Choice]:
    yield from _told(
        state, "room", "room", state.pile_rooms, untold_room, Arg("space", _empty(state)), Arg("turn", TURNS)
    )


def _told(
    state: State, do: str, name: str, pieces: tuple[str, ...], untold: Callable[[State, str], str | None], *args: Arg
) -> Iterator[Choice]:
    """The pieces that are told; the others with what must be learned of each first (`needs`)."""
    needs = {piece: path for piece in pieces if (path := untold(state, piece)) is not None}
    known = tuple(piece for piece in pieces if piece not in needs)
    if known:
        yield Choice(do, (Arg(name, known), *args))
    if needs:
        first = Refusal(UNTOLD, {"path": next(iter(needs.values()))})
        yield Choice(do, (Arg(name, tuple(needs)), *args), refused=first, info={"needs": needs})


def _sanctuary(state: State) -> Iterator[Choice]:
    altars = state.altars[:1] if state.ordered else state.altars
    yield Choice("sanctuary", (Arg("altar", altars), Arg("space", _empty(state))))


def _plain(do: str) -> Callable[[State], Iterator[Choice]]:
    return lambda state: iter((Choice(do),))


def _doors(state: State) -> Iterator[Choice]:
    yield Choice("doors", (Arg("colour", COLOURS),))


_ACTIONS: dict[str, Callable[[State], Iterator[Choice]]] = {
    "key": _key,
    "treasure": _treasure,
    "card": _card,
    "room": _room,
    "sanctuary": _sanctuary,
    "passage": _plain("passage"),
    "bonus": _plain("bonus"),
    "doors": _doors,
}


def _explore(state: State, seat: int) -> Iterator[Choice]:
    """For every place in reach stopping and digging; what lacks passages, and what cannot be dug up, says why."""
    rights = _rights(state, seat)
    if not rights:
        return
    for outlook in outlooks(state, seat):
        yield from _there(state, seat, outlook, rights)


def _rights(state: State, seat: int) -> tuple[Arg, ...]:
    """By which right: the turn's own exploration, the tent, the card."""
    own = state.seats[seat]
    tent = own.tent and state.phase != "last" and not state.board.options.short_game
    extra = (*(("tent",) if tent else ()), *(("card",) if at_hand(state, own, "explore") else ()))
    normal = state.phase != "pirogue" and not state.explored
    return (Arg("with", extra, optional=normal),) if extra or normal else ()


def _there(state: State, seat: int, outlook: Outlook, rights: tuple[Arg, ...]) -> Iterator[Choice]:
    info = {"new": outlook.new, "old": outlook.old, "bonus": list(outlook.bonus_points), "lacks": outlook.lacks}
    path = Arg("path", (outlook.path,), "way")
    if outlook.lacks:
        have = len(outlook.steps) - outlook.lacks
        refused = Refusal("T2.5.4", {"why": "tokens", "need": len(outlook.steps), "have": have})
        yield Choice("explore", (path,), refused=refused, info=info)
        return
    ways = _passages(state, seat, outlook)
    rights = _both(state, seat, ways[0], rights)
    if not rights:
        return
    passages = Arg("passages", ways) if outlook.steps else Arg("passages", ways, **_by_itself(ways[0]))
    stop = (path, passages, Arg("dig", (False,), **_by_itself(False)), *rights, _NO_BACK)
    yield Choice("explore", stop, info=info, partial="cheapest")
    if outlook.refused is not None:
        needs = {"needs": {"dig": outlook.refused.facts["path"]}} if outlook.refused.rule == UNTOLD else {}
        yield Choice("explore", (path, Arg("dig", (True,))), refused=outlook.refused, info={**info, **needs})
        return
    by_passage = bool(outlook.steps) and outlook.steps[-1] == len(outlook.path) - 2
    back = Arg("back", (False, True) if by_passage else (False,), **_by_itself(False))
    bonus = (Arg("bonus", outlook.bonuses),) if outlook.bonuses else ()
    dig = (path, passages, Arg("dig", (True,)), *bonus, back, *rights)
    yield Choice("explore", dig, info=info, partial="cheapest")


def _both(state: State, seat: int, passages: dict[int, str], rights: tuple[Arg, ...]) -> tuple[Arg, ...]:
    """Of cards that only the player knows no more are used at once than are held."""
    spare = state.seats[seat].kept_cards - list(passages.values()).count("card")
    if not state.board.kept or spare > 0 or "card" not in rights[0].values:
        return rights
    left = tuple(value for value in rights[0].values if value != "card")
    return (Arg("with", left, optional=rights[0].optional),) if left or rights[0].optional else ()


_NO_BACK = Arg("back", (False,), optional=True, default=False)


def _passages(state: State, seat: int, outlook: Outlook) -> tuple[dict[int, str], ...]:
    """Tokens first, cards for the rest."""
    tokens = state.seats[seat].passages
    return ({step: "token" if i < tokens else "card" for i, step in enumerate(outlook.steps)},)


def _extras(state: State, seat: int) -> Iterator[Choice]:
    own = state.seats[seat]
    stock = tuple(colour for colour, left in zip(COLOURS, state.stock, strict=True) if left)
    if stock and not state.board.options.short_game:
        yield _either(state, seat, m.UseTent(stock[0]), Arg("colour", stock))
    if at_hand(state, own, "key") and stock:
        yield Choice("play", (Arg("card", ("key",)), Arg("colour", stock), Arg("to", POCKETS)))
    held = dict(zip(state.board.treasures, _held(state, own), strict=True))
    one = tuple({name: n} for name, most in held.items() for n in range(1, most + 1))
    if at_hand(state, own, "remote") and one:
        yield Choice("play", (Arg("card", ("remote",)), Arg("treasures", one)), partial="deliveries")
    if state.phase in ("explorer", "last") and stock:
        yield _either(state, seat, m.Rescue(stock[0]), Arg("colour", stock))


def _held(state: State, own: SeatState) -> tuple[int, ...]:
    """Of each type; where only the player knows, as many as there can be."""
    if not state.board.kept:
        return own.treasures
    out = (gone + there for gone, there in zip(state.gone_treasures, state.open_treasures, strict=True))
    return tuple(max(0, min(own.kept, TREASURES_EACH - count)) for count in out)


def _either(state: State, seat: int, move: Move, *args: Arg) -> Choice:
    name = str(type(move).__struct_config__.tag)
    try:
        decide(state, seat, move)
    except Illegal as error:
        return Choice(name, args, refused=error.refusal)
    return Choice(name, args)
