"""The state after an event; never refuses."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from model.games.tikal2 import events as e
from model.games.tikal2.board import turned_doors
from model.games.tikal2.learning import with_lesson
from model.games.tikal2.parts import COLOUR_INDEX, FOREST_PENALTY, RESCUE_PRICE
from model.games.tikal2.state import Action, Counts, Room, SeatState, State, TallyTold
from model.games.tikal2.temple import as_place, bonuses_at
from model.kernel.event import Event, Learned


def evolve(state: State, event: Event) -> State:
    return _EVOLVE[type(event)](state, event)


def evolve_all(state: State, events: Iterable[Event]) -> State:
    for event in events:
        state = _EVOLVE[type(event)](state, event)
    return state


def _seated(state: State, seat: int, **changes: Any) -> tuple[SeatState, ...]:
    seats = state.seats
    return (*seats[:seat], replace(seats[seat], **changes), *seats[seat + 1 :])


def plus(counts: Counts, index: int, more: int = 1) -> Counts:
    return (*counts[:index], counts[index] + more, *counts[index + 1 :])


def _scored(state: State, seat: int, points: int) -> State:
    return replace(state, seats=_seated(state, seat, score=state.seats[seat].score + points))


def _sites_laid(state: State, event: e.SitesLaid) -> State:
    first_round = state.round == 1
    after = replace(state, sites=event.tiles, phase="keys" if first_round else "pirogue", shown=False, seat=state.first)
    if event.sanctuaries:
        after = replace(after, altars=event.sanctuaries, ordered=True)
    if event.open:
        opened = tuple(event.open.count(name) for name in state.board.treasures)
        after = replace(after, open_treasures=opened)
    return after if first_round else _fresh_turn(after, state.first)


def _fresh_turn(state: State, seat: int) -> State:
    return replace(
        state, seat=seat, paddled=False, tile=None, actions=(), used=(), explored=False, rescued=False, won=()
    )


def _start_keys_taken(state: State, event: e.StartKeysTaken) -> State:
    stock, backpack = state.stock, state.seats[event.seat].backpack
    for key in event.keys:
        index = COLOUR_INDEX[key]
        stock, backpack = plus(stock, index, -1), plus(backpack, index)
    return replace(state, stock=stock, seats=_seated(state, event.seat, backpack=backpack))


def _keys_turn(state: State, event: e.KeysTurn) -> State:
    return replace(state, seat=event.seat)


def _pirogue_moved(state: State, event: e.PirogueMoved) -> State:
    return replace(state, seats=_seated(state, event.seat, site=event.to), paddled=True)


def _forest_paid(state: State, event: e.ForestPaid) -> State:
    if event.key is not None:
        index = COLOUR_INDEX[event.key]
        backpack = plus(state.seats[event.seat].backpack, index, -1)
        return replace(state, stock=plus(state.stock, index), seats=_seated(state, event.seat, backpack=backpack))
    return _scored(state, event.seat, -FOREST_PENALTY) if event.points else state


def _treasures_delivered(state: State, event: e.TreasuresDelivered) -> State:
    own, gone = state.seats[event.seat], state.gone_treasures
    held, kept = own.treasures, own.kept
    for name, count in zip(event.treasures, event.counts, strict=True):
        index = state.board.treasure_index[name]
        gone = plus(gone, index, count)
        held, kept = (held, kept - count) if state.board.kept else (plus(held, index, -count), kept)
    wheel = (state.wheel[-1], *state.wheel[:-1])
    seats = _seated(state, event.seat, treasures=held, kept=kept, score=own.score + event.points)
    return replace(state, seats=seats, gone_treasures=gone, wheel=wheel)


def _card_played(state: State, event: e.CardPlayed) -> State:
    own = state.seats[event.seat]
    cards = list(own.cards)
    if not state.board.kept:
        cards.remove(event.card)
    seats = _seated(state, event.seat, cards=tuple(cards), kept_cards=own.kept_cards - state.board.kept)
    return replace(state, seats=seats, played=tuple(sorted((*state.played, event.card))))


def _tile_taken(state: State, event: e.TileTaken) -> State:
    site = state.seats[event.seat].site
    here = state.sites[site]
    at = here.index(event.tile if event.tile in here else None)
    sites = (*state.sites[:site], (*here[:at], *here[at + 1 :]), *state.sites[site + 1 :])
    actions = tuple(Action(a.do, a.colour, a.points) for a in state.board.tiles[event.tile].actions or ())
    taken = (*state.taken, event.tile)
    return _on(replace(state, sites=sites, tile=event.tile, actions=actions, used=(), taken=taken))


def _on(state: State) -> State:
    """With no action of the tile left open the explorer's phase begins."""
    done = state.phase == "pirogue" and state.tile is not None and not state.actions
    return replace(state, phase="explorer") if done else state


def _without(state: State, do: str, colour: str | None = None) -> State:
    """One of the things dug up less, or one open action."""
    if do in state.won:
        at = state.won.index(do)
        return replace(state, won=(*state.won[:at], *state.won[at + 1 :]))
    for at, action in enumerate(state.actions):
        if action.do == do and (colour is None or action.colour == colour):
            used = None if state.used is None else (*state.used, (do, action.colour))
            return _on(replace(state, actions=(*state.actions[:at], *state.actions[at + 1 :]), used=used))
    return state


def _key_taken(state: State, event: e.KeyTaken) -> State:
    index = COLOUR_INDEX[str(event.colour)]
    pocket = plus(getattr(state.seats[event.seat], event.to), index)
    after = replace(state, stock=plus(state.stock, index, -1), seats=_seated(state, event.seat, **{event.to: pocket}))
    return _without(after, "key", _matching(state, event.colour)) if event.rule in ("T2.4.1", "T2.4.2") else after


def _matching(state: State, colour: str | None) -> str | None:
    """The key action a key answers: of its colour, else any colour, else one whose colour is out of stock."""
    open_ = [action.colour for action in state.actions if action.do == "key"]
    if colour in open_:
        return colour
    return "any" if "any" in open_ else next((c for c in open_ if not state.stock[COLOUR_INDEX[str(c)]]), None)


def _treasure_taken(state: State, event: e.TreasureTaken) -> State:
    own, index = state.seats[event.seat], state.board.treasure_index.get(str(event.treasure), 0)
    if state.board.kept:
        after = replace(state, seats=_seated(state, event.seat, kept=own.kept + 1))
    else:
        after = replace(state, seats=_seated(state, event.seat, treasures=plus(own.treasures, index)))
    if event.from_open:
        after = replace(after, open_treasures=plus(after.open_treasures, index, -1))
        if event.turned is not None:
            turned = state.board.treasure_index[event.turned]
            after = replace(after, open_treasures=plus(after.open_treasures, turned))
    if event.pile is not None:
        after = replace(after, piles=plus(after.piles, event.pile, -1))
    return _without(after, "treasure")


def _card_taken(state: State, event: e.CardTaken) -> State:
    own = state.seats[event.seat]
    if state.board.kept:
        seats = _seated(state, event.seat, kept_cards=own.kept_cards + 1)
    else:
        seats = _seated(state, event.seat, cards=tuple(sorted((*own.cards, str(event.card)))))
    return _without(replace(state, seats=seats), "card")


def _with_room(state: State, space: Any, room: Room) -> State:
    number = state.board.number[space]
    return replace(state, rooms=(*state.rooms[:number], room, *state.rooms[number + 1 :]))


def _room_discovered(state: State, event: e.RoomDiscovered) -> State:
    tile = state.board.light_rooms[event.room]
    room = Room(tile.id, tile.colour, turned_doors(tile.doors or (), event.turn), turn=event.turn)
    after = _with_room(state, event.space, room)
    left = tuple(name for name in state.pile_rooms if name != event.room)
    return _without(replace(after, pile_rooms=left), "room")


def _sanctuary_discovered(state: State, event: e.SanctuaryDiscovered) -> State:
    after = _with_room(state, event.space, Room("sanctuary", event.altar, ()))
    left = tuple(altar for altar in state.altars if altar != event.altar)
    return _without(replace(after, altars=left), "sanctuary")


def _treasure_room_placed(state: State, event: e.TreasureRoomPlaced) -> State:
    return _with_room(state, event.space, Room("treasure-room", None, ()))


def _passage_taken(state: State, event: e.PassageTaken) -> State:
    seats = _seated(state, event.seat, passages=state.seats[event.seat].passages + 1)
    return _without(replace(state, seats=seats, passages=state.passages - 1), "passage")


def _bonus_scored(state: State, event: e.BonusScored) -> State:
    return _without(_scored(state, event.seat, event.points), "bonus")


def _doors_scored(state: State, event: e.DoorsScored) -> State:
    return _without(_scored(state, event.seat, event.points), "doors")


def _action_dropped(state: State, event: e.ActionDropped) -> State:
    return _without(state, event.action, event.colour)


def _tent_used(state: State, event: e.TentUsed) -> State:
    return replace(state, seats=_seated(state, event.seat, tent=False))


def _explorer_moved(state: State, event: e.ExplorerMoved) -> State:
    seat = state.seats[event.seat]
    seats = _seated(state, event.seat, explorer=event.to, passages=seat.passages - event.tokens)
    explored = state.explored or event.extra is None
    return replace(state, seats=seats, passages=state.passages + event.tokens, explored=explored)


def _flag_placed(state: State, event: e.FlagPlaced) -> State:
    seats = _seated(state, event.seat, flags_left=state.seats[event.seat].flags_left - 1)
    flag = (event.seat, event.bonus)
    if isinstance(event.place, str):
        index = state.board.secret_rooms[event.place]
        secret = (*state.secret[:index], (*state.secret[index], flag), *state.secret[index + 1 :])
        after = replace(state, seats=seats, secret=secret)
    else:
        room = state.rooms[state.board.number[event.place]]
        assert room is not None
        after = _with_room(replace(state, seats=seats), event.place, replace(room, flags=(*room.flags, flag)))
    bonus = (bonuses_at(state, as_place(state, event.place)) or ())[event.bonus] if event.bonus is not None else None
    won = ("card",) * bonus.cards + ("treasure",) * bonus.treasures if bonus else ()
    return replace(after, won=won)


def _excavated(state: State, event: e.Excavated) -> State:
    return _scored(state, event.seat, event.points)


def _rescued(state: State, event: e.Rescued) -> State:
    index = COLOUR_INDEX[event.colour]
    backpack = plus(state.seats[event.seat].backpack, index)
    score = state.seats[event.seat].score - RESCUE_PRICE
    seats = _seated(state, event.seat, backpack=backpack, score=score)
    return replace(state, seats=seats, stock=plus(state.stock, index, -1), rescued=True)


def _turn_ended(state: State, event: e.TurnEnded) -> State:
    return replace(state, last=state.last[1:] if state.phase == "last" else state.last)


def _turn_began(state: State, event: e.TurnBegan) -> State:
    if not event.last:
        return replace(_fresh_turn(state, event.seat), phase="pirogue")
    players = state.board.players
    order = tuple((event.seat + state.direction * i) % players for i in range(players))
    return replace(_fresh_turn(state, event.seat), phase="last", last=state.last or order)


def _telling_began(state: State, event: e.TellingBegan) -> State:
    return replace(state, phase="tell")


def _hand_told(state: State, event: e.HandTold) -> State:
    seats = _seated(state, event.seat, cards=tuple(sorted(event.cards)), kept_cards=0)
    return replace(state, seats=seats, hands_told=(*state.hands_told, event.seat))


def _points(state: State, event: Any) -> State:
    return _scored(state, event.seat, event.points)


def _round_ended(state: State, event: e.RoundEnded) -> State:
    """T2.8.3: tents back, pirogues to the start site, the other way round."""
    seats = tuple(replace(seat, tent=True, site=state.board.start) for seat in state.seats)
    phase = "tally" if state.board.light else "sites"
    after = replace(state, seats=seats, round=event.round + 1, direction=-state.direction, first=event.first)
    told = {"tallies": (), "counted": state.tallies}
    return replace(_fresh_turn(after, event.first), phase=phase, shown=True, taken=(), **told)


def _game_ended(state: State, event: e.GameEnded) -> State:
    return replace(state, phase="over", shown=True, last=(), counted=state.tallies)


def _tallied(state: State, event: e.Tallied) -> State:
    told = TallyTold(event.seat, event.keys or (0,) * 5, event.altars, event.treasures, event.cards, event.colours)
    return replace(state, tallies=(*state.tallies, told), counted=(), shown=False)


_EVOLVE: dict[type[Event], Callable[[State, Any], State]] = {
    e.SitesLaid: _sites_laid,
    e.StartKeysTaken: _start_keys_taken,
    e.KeysTurn: _keys_turn,
    e.PirogueMoved: _pirogue_moved,
    e.ForestPaid: _forest_paid,
    e.TreasuresDelivered: _treasures_delivered,
    e.CardPlayed: _card_played,
    e.TileTaken: _tile_taken,
    e.KeyTaken: _key_taken,
    e.TreasureTaken: _treasure_taken,
    e.CardTaken: _card_taken,
    e.RoomDiscovered: _room_discovered,
    e.SanctuaryDiscovered: _sanctuary_discovered,
    e.TreasureRoomPlaced: _treasure_room_placed,
    e.PassageTaken: _passage_taken,
    e.BonusScored: _bonus_scored,
    e.DoorsScored: _doors_scored,
    e.ActionDropped: _action_dropped,
    e.TentUsed: _tent_used,
    e.ExplorerMoved: _explorer_moved,
    e.FlagPlaced: _flag_placed,
    e.Excavated: _excavated,
    e.Rescued: _rescued,
    e.TurnEnded: _turn_ended,
    e.TurnBegan: _turn_began,
    e.TellingBegan: _telling_began,
    e.HandTold: _hand_told,
    e.KeySetScored: _points,
    e.AltarScored: _points,
    e.TreasuresScored: _points,
    e.CardScored: _points,
    e.RoundEnded: _round_ended,
    e.GameEnded: _game_ended,
    e.Tallied: _tallied,
    Learned: with_lesson,
}
