"""The pirogue: sites, forest, seaplanes, deliveries (T2.3)."""

from typing import Any

from model.games.tikal2 import events as e
from model.games.tikal2 import moves as m
from model.games.tikal2.checks import actor, holds, known
from model.games.tikal2.evolve import evolve_all
from model.games.tikal2.parts import COLOUR_INDEX, FOREST_PENALTY, PLUS, SITES, TREASURES_EACH
from model.games.tikal2.state import SeatState, State
from model.games.tikal2.tile_actions import settled
from model.kernel.event import Event
from model.kernel.illegal import NOT_A_MOVE, UNTOLD, Illegal, require

Events = tuple[Event, ...]
DELIVERY_CARDS = ("plus-two", "many-types")


def passed(start: int, to: int) -> tuple[int, ...]:
    """The sites left on the way, in order: the stretch behind each is crossed.

    >>> passed(4, 1)
    (4, 5, 0)
    """
    return tuple((start + i) % SITES for i in range((to - start) % SITES))


def paddle(state: State, seat: int | None, move: m.Paddle) -> Events:
    seat = actor(state, seat, "pirogue")
    own, board = state.seats[seat], state.board
    require(state.tile is None, "T2.3.1", why="late")
    require(not state.paddled, "T2.3.1", why="once")
    if not 0 <= move.to < SITES:
        raise Illegal(NOT_A_MOVE, why="wrong", argument="to", do="paddle")
    require(move.to != own.site, "T2.3.1", why="stay")
    require(state.sites[move.to], "T2.3.1", why="empty", site=move.to)
    way = passed(own.site, move.to)
    events: Events = _forest(state, seat, move, board.forest_after in way)
    planes = [plane for stretch in way for plane, after in enumerate(board.seaplanes_after) if after == stretch]
    named = [delivery.plane for delivery in move.deliveries]
    if not set(named) <= set(range(len(board.seaplanes_after))):
        raise Illegal(NOT_A_MOVE, why="wrong", argument="deliveries", do="paddle")
    require(all(plane in planes for plane in named), "T2.3.6", why="plane")
    require(named == [plane for plane in planes if plane in named], "T2.3.5", why="order")
    after = evolve_all(state, events)
    for delivery in move.deliveries:
        more = delivered(after, seat, delivery.treasures, delivery.cards, "T2.3.4", "paddle", own)
        after = evolve_all(after, more)
        events += more
    return (*events, e.PirogueMoved(seat, move.to, len(way)))


def _forest(state: State, seat: int, move: m.Paddle, crossed: bool) -> Events:
    """T2.3.2, T2.3.3: a key, the card, or the penalty for who has no key."""
    own, pays = state.seats[seat], move.forest
    if not crossed:
        require(pays is None, "T2.3.2", why="not")
        return ()
    if pays is None or (pays.key is None and not pays.card):
        require(not any(own.backpack), "T2.3.3")
        return (e.ForestPaid(seat, None, -FOREST_PENALTY),)
    if pays.card:
        require(pays.key is None, NOT_A_MOVE, why="wrong", argument="forest", do="paddle")
        holds(state, own, ("forest",), "T2.7.7")
        return (e.CardPlayed(seat, "forest"), e.ForestPaid(seat, None))
    assert pays.key is not None
    require(own.backpack[COLOUR_INDEX[pays.key]], "T2.3.2", why="key", colour=pays.key)
    return (e.ForestPaid(seat, pays.key),)


def delivered(
    state: State, seat: int, treasures: dict[str, int], cards: tuple[str, ...], rule: str, do: str, had: SeatState
) -> Events:
    """A delivery: any number of one type (T2.3.4), at least one (T2.3.8); cards may add to it (T2.7.2, T2.7.4).
    `had` is what the seat had before the first delivery of this move."""
    own, board = state.seats[seat], state.board
    for name in treasures:
        known(name, board.treasure_index, "treasures", do)
    for card in cards:
        if card not in DELIVERY_CARDS:
            holds(state, own, (card,), "T2.7.0")
            raise Illegal("T2.7.0", why="delivery", card=card)
    for card, card_rule in (("plus-two", "T2.7.2"), ("many-types", "T2.7.4")):
        if board.kept:
            holds(state, own, (card,) * cards.count(card), card_rule)
            require(card not in cards or len(cards) <= own.kept_cards, card_rule, **_short(card, cards, own))
            continue
        played_before = had.cards.count(card) - own.cards.count(card)
        holds(state, had, (card,) * (played_before + cards.count(card)), card_rule)
    counts = {name: count for name, count in treasures.items() if count}
    require(counts and min(counts.values()) > 0, "T2.3.8")
    require(len(counts) == 1 or "many-types" in cards, "T2.3.4", why="types")
    if board.kept:
        _check_kept(state, own, counts)
    for name, count in counts.items() if not board.kept else ():
        have = own.treasures[board.treasure_index[name]]
        before = had.treasures[board.treasure_index[name]]
        require(
            count <= have or have == before, "T2.3.4", why="again", treasure=name, need=count, have=have, had=before
        )
        require(count <= have, "T2.3.4", why="have", treasure=name, need=count, have=have)
    plus = PLUS * cards.count("plus-two")
    prices = tuple(state.wheel[board.treasure_index[name]] for name in counts)
    points = sum(count * (price + plus) for count, price in zip(counts.values(), prices, strict=True))
    played = tuple(e.CardPlayed(seat, card) for card in cards)
    sold = e.TreasuresDelivered(seat, tuple(counts), tuple(counts.values()), prices, plus, points, rule)
    return (*played, sold)


def _short(card: str, cards: tuple[str, ...], own: SeatState) -> dict[str, Any]:
    return {"why": "card", "card": card, "need": len(cards), "have": own.kept_cards}


def _check_kept(state: State, own: SeatState, counts: dict[str, int]) -> None:
    """Of treasures that only the player knows no more come out than are held, and of no type more than there are."""
    for name, count in counts.items():
        index = state.board.treasure_index[name]
        left = TREASURES_EACH - state.gone_treasures[index] - state.open_treasures[index]
        have = min(left, own.kept)
        require(count <= have, "T2.3.4", why="have", treasure=name, need=count, have=have)
    need = sum(counts.values())
    require(need <= own.kept, "T2.3.4", why="have", treasure=next(iter(counts)), need=need, have=own.kept)


def take_tile(state: State, seat: int | None, move: m.TakeTile) -> Events:
    seat = actor(state, seat, "pirogue")
    require(state.tile is None, "T2.3.1", why="taken")
    known(move.tile, state.board.tile_ids, "tile", "take")
    require(move.tile in takeable(state, state.seats[seat].site), "T2.3.1", why="there", tile=move.tile)
    untold = untold_tile(state, move.tile)
    require(untold is None, UNTOLD, path=untold)
    return settled(state, (e.TileTaken(seat, move.tile),))


def takeable(state: State, site: int) -> tuple[str, ...]:
    """The tiles told to lie there; where one lies that nobody has told, any other in play that is neither told to lie
    on a site nor was taken this round."""
    here = state.sites[site]
    named = tuple(tile for tile in here if tile is not None)
    if None not in here:
        return named
    elsewhere = {*state.taken, *(tile for site in state.sites for tile in site)}
    return (*named, *(tile for tile in state.board.tiles if tile not in elsewhere))


def untold_tile(state: State, tile: str) -> str | None:
    """The part of the kit that says what is on the tile, where it is not told yet."""
    if state.board.tiles[tile].actions is not None:
        return None
    at = next(i for i, one in enumerate(state.board.kit.action_tiles or ()) if one.id == tile)
    return f"action_tiles.{at}.actions"
