"""What the action tiles give (T2.4), and what an excavation may still bring (a card, a treasure)."""

from msgspec.structs import replace

from model.games.tikal2 import events as e
from model.games.tikal2 import moves as m
from model.games.tikal2.checks import actor, in_stock, known
from model.games.tikal2.evolve import evolve_all
from model.games.tikal2.parts import CARD_COUNT, COLOUR_INDEX, TREASURES_EACH, Card
from model.games.tikal2.state import Action, State
from model.kernel.event import Event
from model.kernel.illegal import NOT_A_MOVE, NOT_NOW, UNTOLD, Illegal, require

Events = tuple[Event, ...]


def settled(state: State, events: Events) -> Events:
    """The events, and the end of every open action that has become void by them."""
    after = evolve_all(state, events)
    while after.actions or after.won:
        dead = next((a for a in after.actions if void(after, a.do)), None)
        gone = next((what for what in after.won if void(after, what)), None)
        if dead is None and gone is None:
            break
        what, colour = (gone, None) if gone is not None else (dead.do, dead.colour) if dead else ("", None)
        dropped = e.ActionDropped(state.seat, str(what), colour, True)
        events, after = (*events, dropped), evolve_all(after, (dropped,))
    return events


def lively(state: State) -> State:
    """A told state without what has become void in it, and with the treasure room where one space is left."""
    empty = [number for number, room in enumerate(state.rooms) if room is None]
    if len(empty) == 1 and all(room is None or room.room != "treasure-room" for room in state.rooms):
        state = evolve_all(state, (e.TreasureRoomPlaced(state.board.spaces[empty[0]]),))
    return _afloat(evolve_all(state, settled(state, ())))


def _afloat(state: State) -> State:
    """A pirogue told to lie where no tile is may go on; with no tile anywhere the explorer is next."""
    if state.phase != "pirogue" or state.tile is not None or state.sites[state.seats[state.seat].site]:
        return state
    return replace(state, paddled=False) if any(state.sites) else replace(state, phase="explorer")


def void(state: State, do: str) -> bool:
    """Nothing left to take (T2.4.1, T2.4.5, T2.4.7)."""
    match do:
        case "key":
            return not any(state.stock)
        case "treasure":
            return not any(state.piles) and not any(state.open_treasures)
        case "card":
            return cards_left(state) <= 0
        case "room":
            return not state.pile_rooms or None not in state.rooms
        case "sanctuary":
            return not state.altars or None not in state.rooms
        case "passage":
            return state.passages == 0
    return False


def cards_left(state: State) -> int:
    return CARD_COUNT - len(state.played) - sum(seat.card_count for seat in state.seats)


def _open(state: State, seat: int | None, do: str) -> int:
    """The seat, if this action is open for it: on the tile, or dug up."""
    if state.won and do in ("card", "treasure"):
        seat = actor(state, seat, won=True)
        require(do in state.won, NOT_NOW, why="won", won=list(state.won))
        return seat
    seat = actor(state, seat, "pirogue")
    require(any(action.do == do for action in state.actions), NOT_NOW, why="action", action=do)
    return seat


def take_key(state: State, seat: int | None, move: m.TakeKey) -> Events:
    """T2.4.1, T2.4.2: of the colour shown; if that is out of stock, or for a multicoloured one, of any."""
    seat = _open(state, seat, "key")
    in_stock(state, move.colour, "T2.4.1")
    rule = _key_rule(state, move.colour)
    require(rule is not None, "T2.4.1", why="colour", colour=move.colour)
    return settled(state, (e.KeyTaken(seat, move.colour, move.to, str(rule), state.board.options.open_memory),))


def _key_rule(state: State, colour: str) -> str | None:
    shown = [action.colour for action in state.actions if action.do == "key"]
    if colour in shown:
        return "T2.4.1"
    if "any" in shown:
        return "T2.4.2"
    empty = [c for c in shown if c in COLOUR_INDEX and not state.stock[COLOUR_INDEX[str(c)]]]
    return "T2.4.1" if empty else None


def take_treasure(state: State, seat: int | None, move: m.TakeTreasure) -> Events:
    """T2.4.3; with more control one of the open ones, refilled from either pile (T2.10.1)."""
    seat = _open(state, seat, "treasure")
    if move.open is not None:
        return settled(state, (_from_open(state, seat, move),))
    _only_kept(state, move.keep, "treasure")
    if move.pile is None:
        raise Illegal(NOT_A_MOVE, why="missing", argument="pile", do="treasure")
    require(move.turned is None, NOT_A_MOVE, why="unknown", argument="turned", do="treasure")
    if move.keep is None:
        _pile(state, move.pile)
        return settled(state, (e.TreasureTaken(seat, None, move.pile),))
    known(move.keep, state.board.treasure_index, "keep", "treasure")
    _pile(state, move.pile)
    require(maybe_unseen(state, move.keep), "T2.4.3", why="none", treasure=move.keep)
    return settled(state, (e.TreasureTaken(seat, move.keep, move.pile),))


def _only_kept(state: State, keep: str | None, do: str) -> None:
    """What is kept is told, unless the players keep it to themselves."""
    kept = state.board.kept
    require((keep is None) == kept, NOT_A_MOVE, why="unknown" if kept else "missing", argument="keep", do=do)


def _pile(state: State, pile: int) -> None:
    if not 0 <= pile < len(state.piles):
        raise Illegal(NOT_A_MOVE, why="wrong", argument="pile", do="treasure")
    require(state.piles[pile], "T2.4.3", why="pile", pile=pile)


def _from_open(state: State, seat: int, move: m.TakeTreasure) -> Event:
    require(state.board.options.more_control, NOT_A_MOVE, why="unknown", argument="open", do="treasure")
    require(move.keep is None, NOT_A_MOVE, why="unknown", argument="keep", do="treasure")
    assert move.open is not None
    known(move.open, state.board.treasure_index, "open", "treasure")
    require(state.open_treasures[state.board.treasure_index[move.open]], "T2.10.1", why="open", treasure=move.open)
    if not any(state.piles):
        require(move.pile is None and move.turned is None, "T2.10.1", why="piles")
        return e.TreasureTaken(seat, move.open, None, True)
    if move.pile is None or move.turned is None:
        missing = "pile" if move.pile is None else "turned"
        raise Illegal(NOT_A_MOVE, why="missing", argument=missing, do="treasure")
    _pile(state, move.pile)
    known(move.turned, state.board.treasure_index, "turned", "treasure")
    require(maybe_unseen(state, move.turned), "T2.4.3", why="none", treasure=move.turned)
    return e.TreasureTaken(seat, move.open, move.pile, True, move.turned)


def unseen(state: State, treasure: str) -> int:
    """How many of a type can still lie in the piles, with what everybody holds: nobody's entry is judged by it."""
    index = state.board.treasure_index[treasure]
    held = sum(seat.treasures[index] for seat in state.seats)
    return TREASURES_EACH - held - state.gone_treasures[index] - state.open_treasures[index]


def maybe_in_deck(state: State, card: Card) -> bool:
    """The same for a special card: neither choices nor refusals tell what others hold."""
    return state.played.count(card) + state.seats[state.seat].cards.count(card) < state.board.kit.cards_of(card)


def maybe_unseen(state: State, treasure: str) -> bool:
    """Whether, for all the acting seat may know, one of this type can still lie in the piles."""
    index = state.board.treasure_index[treasure]
    known_out = state.seats[state.seat].treasures[index] + state.gone_treasures[index] + state.open_treasures[index]
    return known_out < TREASURES_EACH


def take_card(state: State, seat: int | None, move: m.TakeCard) -> Events:
    """T2.4.4"""
    seat = _open(state, seat, "card")
    _only_kept(state, move.keep, "card")
    if move.keep is None:
        return settled(state, (e.CardTaken(seat, None),))
    require(maybe_in_deck(state, move.keep), "T2.4.4", card=move.keep)
    return settled(state, (e.CardTaken(seat, move.keep),))


def discover_room(state: State, seat: int | None, move: m.DiscoverRoom) -> Events:
    """T2.4.5"""
    seat = _open(state, seat, "room")
    known(move.room, state.board.light_rooms, "room", "room")
    require(move.room in state.pile_rooms, "T2.4.5", why="room", room=move.room)
    _free(state, move.space, "T2.4.5")
    untold = untold_room(state, move.room)
    require(untold is None, UNTOLD, path=untold)
    return settled(state, _filled(state, (e.RoomDiscovered(seat, move.room, move.space, move.turn),)))


def untold_room(state: State, room: str) -> str | None:
    """The part of the kit that says what a light room looks like, where it is not told yet: colour, then doors."""
    tile = state.board.light_rooms[room]
    missing = "colour" if tile.colour is None else "doors" if tile.doors is None else None
    return missing and f"light_rooms.{list(state.board.light_rooms).index(room)}.{missing}"


def discover_sanctuary(state: State, seat: int | None, move: m.DiscoverSanctuary) -> Events:
    """T2.4.6: the top one, where the order is known."""
    seat = _open(state, seat, "sanctuary")
    known(move.altar, state.board.sanctuaries, "altar", "sanctuary")
    require(move.altar in state.altars, "T2.4.6", why="altar", altar=move.altar)
    require(not state.ordered or move.altar == state.altars[0], "T2.4.6", why="top", altar=state.altars[0])
    _free(state, move.space, "T2.4.6")
    return settled(state, _filled(state, (e.SanctuaryDiscovered(seat, move.altar, move.space),)))


def _free(state: State, space: tuple[int, int], rule: str) -> None:
    number = state.board.number.get(space)
    require(number is not None, rule, why="off")
    require(number is not None and state.rooms[number] is None, rule, why="taken", space=list(space))


def _filled(state: State, events: Events) -> Events:
    """T2.4.10: with one space left the treasure room goes there."""
    after = evolve_all(state, events)
    empty = [number for number, room in enumerate(after.rooms) if room is None]
    return (*events, e.TreasureRoomPlaced(state.board.spaces[empty[0]])) if len(empty) == 1 else events


def take_passage(state: State, seat: int | None, move: m.TakePassage) -> Events:
    return settled(state, (e.PassageTaken(_open(state, seat, "passage")),))


def take_bonus(state: State, seat: int | None, move: m.TakeBonus) -> Events:
    seat = _open(state, seat, "bonus")
    points = next(action.points for action in state.actions if action.do == "bonus")
    return settled(state, (e.BonusScored(seat, points),))


def score_doors(state: State, seat: int | None, move: m.ScoreDoors) -> Events:
    """T2.4.9"""
    seat = _open(state, seat, "doors")
    return settled(state, (e.DoorsScored(seat, move.colour, own_doors(state, seat, move.colour)),))


def own_doors(state: State, seat: int, colour: str) -> int:
    """Doors of a colour in light rooms with this seat's flag."""
    rooms = (room for room in state.rooms if room is not None and room.colour == colour)
    return sum(len(room.doors) for room in rooms if any(flag[0] == seat for flag in room.flags))


def skip(state: State, seat: int | None, move: m.Skip) -> Events:
    """T2.3.7: each action may be left out; so may what was dug up."""
    if state.won:
        seat = actor(state, seat, won=True)
        require(move.action in state.won and move.colour is None, NOT_NOW, why="won", won=list(state.won))
        return (e.ActionDropped(seat, move.action),)
    seat = actor(state, seat, "pirogue")
    require(_named(state.actions, move), NOT_NOW, why="action", action=move.action)
    colours = {action.colour for action in state.actions if action.do == move.action}
    if move.colour is None and len(colours) > 1:
        raise Illegal(NOT_A_MOVE, why="missing", argument="colour", do="skip")
    return settled(state, (e.ActionDropped(seat, move.action, move.colour),))


def _named(actions: tuple[Action, ...], move: m.Skip) -> bool:
    return any(a.do == move.action and (move.colour is None or a.colour == move.colour) for a in actions)
