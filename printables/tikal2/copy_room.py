"""A room of a copy: its doors, its colour and its bonus, as told or to be told by a pen."""

from collections.abc import Sequence

from model.games.tikal2.kit import Bonus
from model.games.tikal2.parts import COLOURS
from model.kernel.hexes import SIDES, towards
from printables.shared.box import Box
from printables.shared.fields import tick_box, to_ring
from printables.shared.items import Item, Text
from printables.shared.text import Style, fit
from printables.tikal2.look import ICONS, icon
from printables.tikal2.temple import piece

PEN = "___"
GAINS = {"points": "bonus", "cards": "card", "treasures": "treasure"}
BONUS = Style(size=11, floor=5, marked=True, icons=ICONS, valign="middle", align="center", leading=1.25)


def bonus_words(bonus: Bonus | None, between: str = " ") -> str:
    """
    >>> bonus_words(Bonus(points=3, cards=1)), bonus_words(None)
    ('*3*[bonus] *1*[card]', '___[bonus] ___[card] ___[treasure]')
    """
    if bonus is None:
        return between.join(f"{PEN}[{name}]" for name in GAINS.values())
    told = ((getattr(bonus, gain), name) for gain, name in GAINS.items())
    return between.join(f"*{count}*[{name}]" for count, name in told if count)


def bonus_text(box: Box, bonus: Bonus | None, between: str = " ") -> Text:
    return fit(box, bonus_words(bonus, between), BONUS)


def room(box: Box, colour: str | None, doors: Sequence[int] | None, bonus: Bonus | None) -> list[Item]:
    """The hex on the left, the bonus on the right; a pen ticks the doors' sides and rings the colour."""
    upper = box if colour else box.above(15)
    left, right = upper.columns((58, 42), gap=4)
    radius = min(left.w / 2, left.h / 1.75)
    centre = (left.cx, left.cy)
    items: list[Item] = [] if colour else to_ring(box.foot(13), [icon(f"symbol-{one}") for one in COLOURS], 5)
    items += piece(centre, radius, colour, doors)
    if doors is None:
        items += [tick_box(*towards(centre, side, radius * 0.7)) for side in range(SIDES)]
    return [*items, bonus_text(right, bonus, "\n")]
