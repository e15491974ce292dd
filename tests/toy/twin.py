"""Twins of Pebbles: what others still hold, and what lies in the bag unseen, change places."""

from random import Random
from typing import Any

from model.kernel.move import write_entry
from model.kernel.play import Play
from tests.toy import moves as m
from tests.toy.game import State

Moves = list[dict[str, Any]]


def twin_of(play: Play[State], seat: int | None, rng: Random) -> Moves | None:
    """The moves of a game the seat cannot tell from this one; None if chance found no other."""
    deals = [index for index in play.in_force if isinstance(play.lines[index].entry.move, m.Deal)]
    if play.state.phase != "turn" or len(deals) < play.state.round:
        return None
    looked = [line.entry.seat for line in play.lines[deals[-1] :] if isinstance(line.entry.move, m.Look)]
    seen = 1 if looked else 0  # one bag, and its top stays where it is: who looked would see another
    hidden = [each for each in range(len(play.state.hands)) if each != seat]
    pool = [pebble for each in hidden for pebble in play.state.hands[each]] + list(play.state.bag[seen:])
    mixed = rng.sample(pool, len(pool))
    moves = [write_entry(line.entry) for line in play.lines]
    if mixed == pool:
        return None
    deal = moves[deals[-1]]
    hands = [list(hand) for hand in deal["hands"]]
    for each in hidden:
        for pebble in play.state.hands[each]:
            hands[each].remove(pebble)
            hands[each].append(mixed.pop(0))
    deal["hands"], deal["bag"] = hands, [*play.state.bag[:seen], *mixed]
    return moves
