"""Points as every game's screens write them: what was gained, and a total on a track of 100 spaces."""

from model.kernel.points import lap
from model.signs import digits
from screens.shared.look import Look


def gained(points: int) -> str:
    """
    >>> gained(4), gained(0), gained(-3)
    ('+4', '0', '−3')
    """
    return f"+{points}" if points > 0 else digits(points)


def total_words(look: Look, total: int) -> str:
    """The points, and from the second time round the track where the marker stands."""
    times, space = lap(total)
    return look.say("scoring-lap", total=total, lap=times, space=space) if times > 1 else digits(total)
