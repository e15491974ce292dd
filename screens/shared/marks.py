"""A player's mark as a piece of a larger drawing, alone or under an explorer's hat, and numbers beside it."""

from screens.shared.pictures import ROUNDED, mark_shape

Mark = tuple[str, str]
"""Colour and shape."""


def drawn_mark(mark: Mark, x: float, y: float, size: float, edge: str = ROUNDED) -> str:
    """So high, with its middle there; `edge` is empty where the whole drawing says how edges are drawn."""
    place = f"translate({x - size / 2:.0f} {y - size / 2:.0f})scale({size / 24:.3g})"
    return mark_shape(*mark, f'transform="{place}" ', edge)


def written(text: str, x: float, y: float, size: float) -> str:
    """In the letters that the whole drawing has."""
    return f'<text x="{x:.0f}" y="{y + size * 0.36:.0f}" font-size="{size:.0f}">{text}</text>'


def drawn_hat(x: float, y: float, size: float) -> str:
    """On a mark of this size, whose upper edge is there."""
    shape = "M-21 4L-11 0Q-11-13-5-12Q0-8 5-12Q11-13 11 0L21 4Q0 10-21 4Z"
    place = f"translate({x:.0f} {y:.0f})scale({size / 40:.2g})"
    return f'<path d="{shape}" transform="{place}" fill="#f2c14e" stroke="#2c1f05" stroke-width="3"/>'
