"""The colours of doors, keys and altars in Tikal II, as its drawings have them; each has a symbol too."""

DOORS = {"pink": "#dd6f9f", "blue": "#3f7fc4", "yellow": "#efc23c", "green": "#4aa65f", "brown": "#9a6238"}
UNTOLD = "#9aa092"
