"""Twins: a game and another that differs only in what one seat may not know: what others kept, and keys to their camps
since the last scoring."""

from random import Random
from typing import Any

from model.games.tikal2 import GAME
from model.games.tikal2 import events as e
from model.games.tikal2.parts import CARDS
from model.kernel.move import write_entry
from model.kernel.play import Play
from model.kernel.replay import replay

Moves = list[dict[str, Any]]
KINDS = ("treasure", "card", "camp")


def twin_of(play: Play[Any], seat: int | None, rng: Random) -> Moves | None:
    """The moves of a game the seat cannot tell from this one; None if chance found no other."""
    for kind in rng.sample(KINDS, len(KINDS)):
        twin = other_secret(play, seat, kind, rng)
        if twin is not None:
            return [write_entry(line.entry) for line in twin.lines]
    return None


def hidden_slots(play: Play[Any], seat: int | None) -> dict[str, list[int]]:
    """The moves of others whose secret lies in the move: what was kept, and keys to the camp since the last scoring."""
    slots: dict[str, list[int]] = {"treasure": [], "card": [], "camp": []}
    over = GAME.winners(play.state) is not None
    for index, line in enumerate(play.lines):
        if any(isinstance(event, e.RoundEnded | e.GameEnded) for event in line.events):
            slots["camp"] = []
        if line.entry.seat == seat or line.entry.seat is None:
            continue
        kept = play.state.board.kept
        for event in line.events:
            match event:
                case e.TreasureTaken(from_open=False) if not kept:
                    slots["treasure"].append(index)
                case e.CardTaken() if not over and not kept:
                    slots["card"].append(index)
                case e.KeyTaken(to="camp", open=False):
                    slots["camp"].append(index)
    return slots


def other_secret(play: Play[Any], seat: int | None, kind: str, rng: Random, spare: bool = False) -> Play[Any] | None:
    """A legal game that differs in one secret: two others' changed places, or (`spare`) one for what is in the pile."""
    moves = [write_entry(line.entry) for line in play.lines]
    name = "colour" if kind == "camp" else "keep"
    slots = hidden_slots(play, seat)[kind]
    pile = play.state.board.treasures if kind == "treasure" else CARDS
    others = (
        [(a, None, one) for a in slots for one in pile]
        if spare
        else [(a, b, moves[b][name]) for a in slots for b in slots]
    )
    pairs = [
        (a, b, one)
        for a, b, one in others
        if moves[a][name] != one and (b is None or moves[a]["seat"] < moves[b]["seat"])
    ]
    for a, b, one in rng.sample(pairs, min(len(pairs), 6)):
        changed = [dict(move) for move in moves]
        changed[a][name] = one
        if b is not None:
            changed[b][name] = moves[a][name]
        twin, refused = replay(GAME, play.setup, changed)
        if refused is None:
            return twin
    return None
