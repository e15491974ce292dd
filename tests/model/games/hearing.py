"""What is heard of an attempt that was refused: by whoever tried it, by others, by the table's onlookers."""

from typing import Any

from companion.replaying import TABLE, refusal_heard
from model.kernel.illegal import Illegal
from model.kernel.move import read_entry
from model.kernel.play import Play
from model.kernel.replay import Refused, refusal_of
from model.language import texts


def refusal(play: Play[Any], seat: int, raw: dict[str, Any]) -> Refused | None:
    """None if the attempt was accepted. The game stays as it was."""
    entry = {"seat": seat, **raw}
    try:
        play.copy().submit(read_entry(entry, play.game.moves))
    except Illegal as error:
        return refusal_of(play, entry, error)
    return None


def told(play: Play[Any], refused: Refused | None, viewer: int | None) -> Any:
    return refusal_heard(play, refused, TABLE if viewer is None else viewer, texts("en"))


def heard(play: Play[Any], seat: int, raw: dict[str, Any], viewer: int | None) -> Any:
    """What the viewer is told of an attempt; None if it was accepted."""
    return told(play, refusal(play, seat, raw), viewer)
