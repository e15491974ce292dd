"""Every rule id of Lost Temple; each has its words in every language and a test that names it."""

_COUNTS = {"LT1": 6, "LT2": 6, "LT3": 7, "LT4": 4, "LT5": 10, "LT6": 9, "LT7": 6}

RULES = tuple(f"{part}.{number}" for part, count in _COUNTS.items() for number in range(1, count + 1))
