"""What the answer to an entry could tell: others may hear why it was refused, and a host may try it for another, only
where that does not hang on what its seat alone knows. Judged by what is open, never by the secret itself."""

from typing import Any

from model.kernel.game import Game
from model.kernel.illegal import Illegal, Refusal
from model.kernel.move import Correct, Entry, Learn, Move, Undo
from model.kernel.play import Play


def tells(play: Play[Any], entry: Entry) -> bool:
    """Whether accepting or refusing this entry now, or the rule it is refused by, could tell a secret."""
    game, move, seat = play.game, entry.move, entry.seat
    if isinstance(move, Correct):
        return any(game.secret(path, None) for path in move.set)
    if isinstance(move, Undo | Learn) or seat is None or not 0 <= seat < len(play.setup.players):
        return False
    if move.holds_hidden:
        return True
    answers = [_answer(game, disguise, seat, move) for disguise in game.disguises(play.state, seat)]
    return any(answer != answers[0] for answer in answers)


def _answer(game: Game[Any], state: Any, seat: int, move: Move) -> Refusal | None:
    try:
        game.decide(state, seat, move)
    except Illegal as error:
        return error.refusal
    return None
