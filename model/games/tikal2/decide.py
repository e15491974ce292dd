"""One place that finds the rule for a move."""

from collections.abc import Callable
from typing import Any

from model.games.tikal2 import exploring, extras, light, opening, river, telling, tile_actions, turns
from model.games.tikal2 import moves as m
from model.games.tikal2.state import State
from model.kernel.event import Event
from model.kernel.move import Move


def decide(state: State, seat: int | None, move: Move) -> tuple[Event, ...]:
    return _DECIDE[type(move)](state, seat, move)


_DECIDE: dict[type[Move], Callable[[State, int | None, Any], tuple[Event, ...]]] = {
    m.LaySites: opening.lay_sites,
    m.TakeKeys: opening.take_keys,
    m.Paddle: river.paddle,
    m.TakeTile: river.take_tile,
    m.TakeKey: tile_actions.take_key,
    m.TakeTreasure: tile_actions.take_treasure,
    m.TakeCard: tile_actions.take_card,
    m.DiscoverRoom: tile_actions.discover_room,
    m.DiscoverSanctuary: tile_actions.discover_sanctuary,
    m.TakePassage: tile_actions.take_passage,
    m.TakeBonus: tile_actions.take_bonus,
    m.ScoreDoors: tile_actions.score_doors,
    m.Skip: tile_actions.skip,
    m.Explore: exploring.explore,
    m.Rescue: exploring.rescue,
    m.UseTent: extras.use_tent,
    m.PlayCard: extras.play_card,
    m.End: turns.end,
    m.TellHand: telling.tell,
    m.Tally: light.tally,
}
