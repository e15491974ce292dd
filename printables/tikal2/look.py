"""How Tikal II's things are drawn: icons of treasures, inks of doors and water."""

ICONS = "tikal-2"
DOORS = {"pink": "#dd6f9f", "blue": "#3f7fc4", "yellow": "#efc23c", "green": "#4aa65f", "brown": "#9a6238"}
"""As in the drawings of keys, doors and altars."""
WATER = "#a9d3d4"
FLOOR = "#fbf4e0"
TREASURES = ("mask", "jug", "statue", "dagger", "necklace")
"""Those with a drawing of their own."""


def icon(name: str) -> str:
    return f"{ICONS}/{name}"


def treasure_icon(name: str) -> str:
    """A treasure's own drawing; a chest for those an owner named.

    >>> treasure_icon("mask"), treasure_icon("grandma's spoon")
    ('tikal-2/mask', 'tikal-2/treasure')
    """
    return icon(name if name in TREASURES else "treasure")
