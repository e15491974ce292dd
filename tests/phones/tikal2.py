"""Tikal II by hand: which parts of the screens are tapped for the moves of a record."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from companion.records import simulated
from model.games.tikal2.choices import choices
from model.games.tikal2.moves import MOVES
from model.games.tikal2.outlook import outlooks
from model.games.tikal2.state import OUTSIDE, State
from model.kernel.move import read_entry
from model.kernel.record import Record
from model.table.stored import play_record
from tests.phones import tikal2_light as light
from tests.phones.strokes import Raw, Stroke, Taps, spot


def strokes(record: Record, after: int = 0) -> Iterator[Stroke]:
    """A record from its beginning, or from one of its moves on."""
    play, refused = play_record(replace(record, moves=record.moves[:after]))
    assert refused is None
    taps: Taps = []
    waiting: list[Raw] = []
    for raw, following in zip(record.moves[after:], [*record.moves[after + 1 :], {"do": ""}], strict=True):
        state: State = play.state
        seat = raw["seat"] if raw["seat"] is not None else raw.get("by", play.game.keeper(state))
        taps += _HOW[raw["do"]](state, raw) if not waiting else _tile(state, raw)
        waiting.append(raw)
        play.submit(read_entry(raw, MOVES))
        if raw["do"] == "paddle" and following["do"] == "take":
            continue  # the tile enters both
        yield Stroke(seat, [*taps, "paddle-do"] if raw["do"] == "paddle" else taps, waiting)
        taps, waiting = [], []


def _offered(state: State, do: str, argument: str) -> list[Any]:
    """All values that the choices of a move leave for an argument."""
    found = [choice for choice in choices(state, state.seat) if choice.do == do and choice.refused is None]
    return [value for choice in found for arg in choice.args if arg.name == argument for value in arg.values]


def _behind(cover: str, *taps: str) -> Taps:
    """Behind a cover, which is shut again."""
    return [cover, *taps, f"{cover}-close"]


def _own(state: State, *taps: str) -> Taps:
    """One's own cards; where the players keep them they are tapped in the open."""
    return list(taps) if state.board.kept else _behind("own-things", *taps)


# the beginning of a round


def _sites(state: State, move: Raw) -> Taps:
    """All told, or none."""
    opened = [f"open-{treasure}" for treasure in move.get("open", ())]
    if not any(tile for site in move["tiles"] for tile in site):
        told = ["sites-later"]
    else:
        told = ["sites-now"]
        for number, site in enumerate(move["tiles"]):
            told += [f"at-site-{number}", *(f"tile-{tile}" for tile in site)]
    return [*told, *opened, "begin" if state.round == 1 else "sites-do"]


def _keys(state: State, move: Raw) -> Taps:
    return [*(f"key-{colour}" for colour in move["take"]), "keys-do"]


# the river


def _paddle(state: State, move: Raw) -> Taps:
    taps = [f"site-{move['to']}"]
    forest = move.get("forest") or {}
    if forest.get("card"):
        taps += _own(state, "forest-card")
    elif forest and sum(map(bool, state.seats[state.seat].backpack)) > 1:
        taps.append(f"forest-{forest['key']}")
    for delivery in move.get("deliveries", ()):
        taps += _handed(state, str(delivery["plane"]), delivery)
    return taps


def _handed(state: State, plane: str, delivery: Raw) -> Taps:
    treasures = [f"treasure-{name}" for name, count in delivery["treasures"].items() for _ in range(count)]
    return [f"deliver-{plane}", *treasures, *(f"with-{card}" for card in delivery.get("cards", ())), "deliver-done"]


def _take(state: State, move: Raw) -> Taps:
    return [f"site-{state.seats[state.seat].site}", *_tile(state, move)]


def _tile(state: State, move: Raw) -> Taps:
    """Where nobody has told what lies there, it is told now."""
    here = state.sites[state.seats[state.seat].site]
    return [*([] if move["tile"] in here else ["tile-untold"]), f"tile-{move['tile']}"]


# what the tile gives


def _key(state: State, move: Raw) -> Taps:
    return [*_coloured(_offered(state, "key", "colour"), move["colour"]), f"to-{move['to']}"]


def _coloured(colours: list[str], colour: str) -> Taps:
    """One that is the only one is chosen already."""
    return [f"key-{colour}"] if len(set(colours)) > 1 else []


def _treasure(state: State, move: Raw) -> Taps:
    """The fullest pile is chosen already."""
    pile = move.get("pile")
    piles = [] if pile is None or pile == state.piles.index(max(state.piles)) else [f"pile-{pile}"]
    if "open" in move:
        return [f"open-{move['open']}", *piles, *([f"turned-{move['turned']}"] if "turned" in move else [])]
    return [*piles, *(["treasure-do"] if state.board.kept else ["find-treasure", f"keep-{move['keep']}"])]


def _card(state: State, move: Raw) -> Taps:
    return ["card-do"] if state.board.kept else ["find-card", f"keep-{move['keep']}"]


def _room(state: State, move: Raw) -> Taps:
    """The hex once, and again for every sixth that it is turned."""
    return [f"room-{move['room']}", *[spot(move["space"])] * (1 + move.get("turn", 0)), "room-do"]


def _sanctuary(state: State, move: Raw) -> Taps:
    altar = [f"altar-{move['altar']}"] if len(_offered(state, "sanctuary", "altar")) > 1 else []
    return [*altar, spot(move["space"]), "sanctuary-do"]


def _skip(state: State, move: Raw) -> Taps:
    return ["-".join(["skip", move["action"], *([move["colour"]] if move.get("colour") else [])])]


# the explorer


def _explore(state: State, move: Raw) -> Taps:
    cards = [f"card-{card}" for card in _cards(move)]
    return [
        *(_own(state, *cards) if cards else []),
        *(["right-tent"] if move.get("with") == "tent" else []),
        *_along(state, move),
        *_bonus(state, move),
        "back-do" if move.get("back") else "dig-do" if move.get("dig") else "stay-do",
    ]


def _cards(move: Raw) -> list[str]:
    extra = ["explore"] if move.get("with") == "card" else []
    return extra + ["passage" for how in move.get("passages", {}).values() if how == "card"]


def _along(state: State, move: Raw) -> Taps:
    """The goal; where that is not the way meant, the places of the way one after the other."""
    path = [place if isinstance(place, str) else tuple(place) for place in move["path"]]
    best = next(one.path for one in outlooks(state, state.seat, 9) if one.place == path[-1])
    return [_place(place) for place in ([path[-1]] if list(best) == path else path[1:])]


def _place(place: Any) -> str:
    return spot(place) if not isinstance(place, str) else place if place == OUTSIDE else f"secret-{place}"


def _bonus(state: State, move: Raw) -> Taps:
    """The best of several is chosen already."""
    place = move["path"][-1]
    there = place if isinstance(place, str) else tuple(place)
    seen = next(one for one in outlooks(state, state.seat, 9) if one.place == there)
    if not move.get("dig") or len(seen.bonuses) < 2:
        return []
    best = seen.bonuses[seen.bonus_points.index(max(seen.bonus_points))]
    return [] if move["bonus"] == best else [f"bonus-{move['bonus']}"]


def _from_stock(button: str) -> Callable[[State, Raw], Taps]:
    """A key of choice."""
    return lambda state, move: [button, f"key-{move['colour']}"]


def _rescue(state: State, move: Raw) -> Taps:
    """Whoever holds cards of their own is told behind a cover whether a key can be bought."""
    covered = state.seats[state.seat].card_count and not state.board.kept
    return ["rescue", *(["rescue-key"] if covered else []), f"key-{move['colour']}"]


def _play(state: State, move: Raw) -> Taps:
    card = _own(state, f"card-{move['card']}")
    if move["card"] == "key":
        return [*card, f"key-{move['colour']}", f"to-{move['to']}"]
    return [*card, *_handed(state, "remote", move)]


def _button(*buttons: str) -> Callable[[State, Raw], Taps]:
    """What stands in braces is the move's."""
    return lambda state, move: [button.format(**move) for button in buttons]


# what is told


def _tell(state: State, move: Raw) -> Taps:
    """The treasures are told already, as many as were counted."""
    return [*(f"cards-{card}" for card in move["cards"]), "tell-do"]


_HOW: dict[str, Callable[[State, Raw], Taps]] = {
    "sites": _sites,
    "keys": _keys,
    "paddle": _paddle,
    "take": _take,
    "key": _key,
    "treasure": _treasure,
    "card": _card,
    "room": _room,
    "sanctuary": _sanctuary,
    "passage": _button("passage"),
    "bonus": _button("bonus"),
    "doors": _button("doors-{colour}"),
    "skip": _skip,
    "explore": _explore,
    "tent": _from_stock("tent-key"),
    "rescue": _rescue,
    "play": _play,
    "end": _button("end-turn"),
    "tell": _tell,
    "tally": light.tally,
    "correct": light.summed,
}


# records


def played_out(players: int, seed: int, *, told: bool = True, **options: Any) -> Record:
    """A simulated game as people tell it: nobody tells how the pile of sanctuaries lies, and if not `told` no
    tile before it is taken; a key that is skipped is told its colour only where there are others; at the end one after
    the other tells what is left."""
    record = simulated("tikal-2", players, seed, options)
    play, _ = play_record(record)
    moves = [_as_told(play.at(number), raw, told) for number, raw in enumerate(record.moves)]
    return replace(record, moves=sorted(moves, key=lambda raw: raw["seat"] + 1 if raw["do"] == "tell" else 0))


def _as_told(state: State, move: Raw, told: bool) -> Raw:
    if move["do"] == "sites":
        tiles = move["tiles"] if told else [[None] * len(site) for site in move["tiles"]]
        return {**{name: value for name, value in move.items() if name != "sanctuaries"}, "tiles": tiles}
    if move["do"] == "skip" and len({one.colour for one in state.actions if one.do == move["action"]}) < 2:
        return {name: value for name, value in move.items() if name != "colour"}
    return move


def turns(record: Record) -> Iterator[tuple[int, list[Raw]]]:
    """Every turn of a record: how many moves were made before it, and its own."""
    begun = 0
    for number, raw in enumerate(record.moves):
        if raw["do"] == "end":
            yield begun, record.moves[begun : number + 1]
        if raw["do"] in ("end", "keys", "sites"):
            begun = number + 1


def typical(moves: list[Raw]) -> bool:
    """Move, take, two actions of the tile, explore and dig."""
    does = [move["do"] for move in moves]
    return does[:2] == ["paddle", "take"] and does[4:] == ["explore", "end"] and moves[4].get("dig") is True


def typical_turn(told: bool = True) -> tuple[Record, int]:
    """A record of three players whose last moves are such a turn, and how many were made before it: over two seaplanes
    with a delivery, a treasure and a sanctuary."""
    record, before = played_out(3, 1, told=told), 29
    return replace(record, moves=record.moves[: before + 6]), before
