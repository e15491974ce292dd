"""Every rule id of Tikal; each has its words in every language and a test that names it."""

_COUNTS = {"TK1": 5, "TK2": 5, "TK3": 14, "TK4": 7, "TK5": 3, "TK6": 9}

RULES = tuple(f"{part}.{number}" for part, count in _COUNTS.items() for number in range(1, count + 1))
